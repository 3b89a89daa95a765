import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messages, users, voices } from '../../../server/database/schema';
import { createEspeakSpeaker } from '../../../server/speech/espeakSpeaker';
import { SpeechUnavailable } from '../../../server/speech/speaker';
import type { Speaker, SpeakRequest } from '../../../server/speech/speaker';
import { piecesOf, spokenText } from '../../../server/speech/spokenText';
import { chatOf } from '../../support/chat';
import { expectStatus } from '../../support/contractClient';
import { hear } from '../../support/hearSound';
import { startTestServer } from '../../support/server';
import type { Member, TestServer } from '../../support/server';

/** Speaks when it is told to, so that a test holds what is under way. */
function createHeldSpeaker() {
  const asked: SpeakRequest[] = [];
  let fail = false;
  let release = () => {};
  let gate = Promise.resolve();
  const speaker: Speaker = {
    id: 'held',
    voiceOf: (gender, locale) => `${gender} ${locale}`,
    async speak(request) {
      asked.push(request);
      await gate;
      if (fail) throw new SpeechUnavailable('It is told to fail');
      return Buffer.from('sound');
    },
    say: () => Promise.reject(new SpeechUnavailable('It is for messages alone')),
  };
  return {
    speaker,
    asked,
    hold() {
      gate = new Promise((resolve) => {
        release = resolve;
      });
    },
    release: () => {
      release();
    },
    failFromNowOn(isFailing: boolean) {
      fail = isFailing;
    },
  };
}

const held = createHeldSpeaker();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ speaker: held.speaker });
});
afterAll(() => server.stop());

const makePremium = (member: Member) =>
  server.services.database
    .update(users)
    .set({ premiumUntil: new Date('2099-01-01T00:00:00.000Z') })
    .where(eq(users.id, member.id));

/** A chat whose one message, by the character, is this text. */
async function talk(text: string, { isPremium = true } = {}) {
  const member = await server.join();
  if (isPremium) await makePremium(member);
  const chat = chatOf(server, member);
  const { id } = await chat.open();
  const [greeting] = (await chat.history(id)).results;
  const messageId = greeting?.id ?? '';
  await server.services.database.update(messages).set({ text }).where(eq(messages.id, messageId));
  const ask = async () =>
    server.call('createMessageAudio', { token: member.access, params: { message_id: messageId } });
  const speak = async () => expectStatus(await ask(), 200).body;
  return { member, chat, id, messageId, ask, speak };
}

describe('the voice of a message', () => {
  it('is being made, then ready at an address that plays it', async () => {
    held.hold();
    const { speak } = await talk('Good evening, **you**.');
    expect(await speak()).toEqual({ state: 'processing', audio_url: null });
    expect(await speak()).toEqual({ state: 'processing', audio_url: null });
    held.release();
    await server.services.background.idle();
    const ready = await speak();
    expect(ready.state).toBe('ready');
    const sound = await fetch(new URL(ready.audio_url ?? '', server.origin));
    expect([sound.status, sound.headers.get('content-type'), await sound.text()]).toEqual([
      200,
      'audio/mpeg',
      'sound',
    ]);
    expect(held.asked.at(-1)).toMatchObject({
      pieces: ['Good evening, you .'],
      locale: 'en',
      voice: 'female en',
    });
  });

  it('M1 asked for by ten calls at once, and by somebody else, is made once', async () => {
    const text = 'Nobody has said this before.';
    const [one, other] = [await talk(text), await talk(text)];
    const before = held.asked.length;
    held.hold();
    const answers = await Promise.all(
      [one, other].flatMap(({ ask }) => Array.from({ length: 5 }, ask)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    held.release();
    await server.services.background.idle();
    expect([(await one.speak()).state, (await other.speak()).state]).toEqual(['ready', 'ready']);
    expect(held.asked.length - before).toBe(1);
  });

  it('is for premium users', async () => {
    const { ask } = await talk('For some only.', { isPremium: false });
    expect(expectStatus(await ask(), 402).body.code).toBe('premium-required');
  });

  it('is not found for what is another’s, one’s own, or deleted', async () => {
    const { chat, id, messageId, ask } = await talk('Here I am.');
    const other = await talk('And I.');
    const own = await chat.send(id, 'Hello');
    await server.services.background.idle();
    const call = (token: string, message_id: string) =>
      server.call('createMessageAudio', { token, params: { message_id } });
    expectStatus(await call(other.member.access, messageId), 404);
    const mine = await chat.history(id);
    expect(mine.results.some((it) => it.id === own.message.id)).toBe(true);
    await chat.remove(id, messageId);
    expectStatus(await ask(), 404);
  });

  it('that failed is told, and tried again when it is asked for later', async () => {
    held.failFromNowOn(true);
    const { speak } = await talk('This will fail at first.');
    expect((await speak()).state).toBe('processing');
    await server.services.background.idle();
    expect(await speak()).toEqual({ state: 'error', audio_url: null });
    held.failFromNowOn(false);
    await server.services.database
      .update(voices)
      .set({ leaseUntil: new Date(0) })
      .where(eq(voices.state, 'error'));
    expect((await speak()).state).toBe('processing');
    await server.services.background.idle();
    expect((await speak()).state).toBe('ready');
  });

  it('whose maker was killed is taken over', async () => {
    const { speak } = await talk('Somebody began with this and died.');
    held.hold();
    await speak();
    const before = held.asked.length;
    const { database } = server.services;
    await database
      .update(voices)
      .set({ leaseUntil: new Date(0) })
      .where(eq(voices.state, 'processing'));
    expect((await speak()).state).toBe('processing');
    held.release();
    await server.services.background.idle();
    expect((await speak()).state).toBe('ready');
    expect(held.asked.length - before).toBe(1);
  });

  it('of nothing but feelings is none', async () => {
    const { speak } = await talk('😍 🙈 …');
    expect(await speak()).toEqual({ state: 'error', audio_url: null });
  });
});

describe('what is said of a text', () => {
  it.each([
    ['**Yes**, _really_ `so`.', 'Yes , really so .'],
    ['# Title\n- one\n- two', 'Title\none\ntwo'],
    ['See [here](https://example.org/a) or https://example.org/b now', 'See here or now'],
    ['Hi 👩‍👩‍👧 there ❤️ 🇩🇪 1️⃣', 'Hi there 1'],
    ['5 < 6', '5 6'],
  ])('%j is %j', (text, spoken) => {
    expect(spokenText(text)).toBe(spoken);
  });

  it('comes in pieces that end with a sentence, and loses nothing', () => {
    const text = 'One two three four. '.repeat(1_000).trim();
    const pieces = piecesOf(text);
    expect(pieces.every((piece) => piece.length <= 4_000 && piece.endsWith('.'))).toBe(true);
    expect(pieces.join(' ')).toBe(text);
    expect(piecesOf('字'.repeat(9_000)).map(({ length }) => length)).toEqual([4_000, 4_000, 1_000]);
  });
});

/** Seconds of speech for a letter; Chinese says a syllable with each. */
const bands: Record<string, [number, number]> = {
  en: [0.045, 0.1],
  de: [0.045, 0.1],
  es: [0.045, 0.1],
  ru: [0.045, 0.11],
  ch: [0.13, 0.36],
};

describe('eSpeak NG as WebAssembly', () => {
  it.each([
    [
      'en',
      'Good evening. I was thinking of you when the rain began, and then the lights went out.',
    ],
    [
      'de',
      'Guten Abend. Ich habe an dich gedacht, als der Regen anfing, und dann ging das Licht aus.',
    ],
    ['es', 'Buenas noches. Pensaba en ti cuando empezó la lluvia, y luego se apagaron las luces.'],
    ['ru', 'Добрый вечер. Я думала о тебе, когда начался дождь, а потом погас свет.'],
    ['ch', '晚上好。下雨的时候我正在想你，后来灯都灭了，外面什么也看不见。'],
  ] as const)(
    'is heard in %s, for about as long as its text',
    async (locale, text) => {
      const speaker = createEspeakSpeaker(null);
      const sound = await speaker.speak({
        pieces: [text],
        locale,
        voice: speaker.voiceOf('female', locale),
        signal: new AbortController().signal,
      });
      const { loudness, seconds } = await hear(sound);
      expect(loudness).toBeGreaterThan(0.03);
      const [least = 0, most = 0] = bands[locale] ?? [];
      expect(seconds / text.length).toBeGreaterThan(least);
      expect(seconds / text.length).toBeLessThan(most);
      expect(sound.length / seconds).toBeLessThan(6_000);
    },
    30_000,
  );

  it('ends at once with who wanted it', async () => {
    const speaker = createEspeakSpeaker(null);
    const stop = new AbortController();
    const speaking = speaker.speak({
      pieces: ['Something long. '.repeat(200)],
      locale: 'en',
      voice: 'en-us',
      signal: stop.signal,
    });
    stop.abort();
    await expect(speaking).rejects.toThrow(SpeechUnavailable);
  });
});
