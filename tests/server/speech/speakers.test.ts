import { chmod, copyFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { messages, users, voices } from '../../../server/database/schema';
import { createSpeaker } from '../../../server/speech/createSpeaker';
import { createEndpointSpeaker } from '../../../server/speech/endpointSpeaker';
import { SpeechUnavailable } from '../../../server/speech/speaker';
import type { SpeakRequest } from '../../../server/speech/speaker';
import { chatOf } from '../../support/chat';
import { expectStatus } from '../../support/contractClient';
import { hear } from '../../support/hearSound';
import { startTestServer } from '../../support/server';
import { soundOf, speechKey, startSpeechServer } from '../../support/speechServer';
import type { SpeechServer } from '../../support/speechServer';

const of = (pieces: string[], voice: string): SpeakRequest => ({
  pieces,
  locale: 'en',
  voice,
  signal: new AbortController().signal,
});

describe('an endpoint for speech', () => {
  let endpoint: SpeechServer;
  beforeAll(async () => {
    endpoint = await startSpeechServer();
  });
  afterEach(() => {
    endpoint.troubleWith(null);
  });
  afterAll(() => endpoint.close());

  const settings = (more: object = {}) => ({
    baseUrl: endpoint.baseUrl,
    model: 'tts-1',
    apiKey: speechKey,
    voices: { female: 'nova', male: 'onyx', 'non-binary': 'alloy' },
    ...more,
  });

  it('is chosen where it is set up, and asked for each piece in turn as it documents', async () => {
    const speaker = await createSpeaker({ speech: settings() });
    if (speaker === null) throw new Error('Nobody speaks');
    const sound = await speaker.speak(
      of(['One.', 'Two "and" three.'], speaker.voiceOf('male', 'en')),
    );
    expect(Buffer.from(sound).toString()).toBe(soundOf('One.') + soundOf('Two "and" three.'));
    const common = { model: 'tts-1', voice: 'onyx', response_format: 'mp3' };
    expect(endpoint.spoken).toEqual([
      { ...common, input: 'One.' },
      { ...common, input: 'Two "and" three.' },
    ]);
    expect(endpoint.refused).toEqual([]);
  });

  it('says a sentence at once, as samples', async () => {
    const speaker = createEndpointSpeaker(settings());
    const { signal } = new AbortController();
    const sound = await speaker.say({ text: 'Hello.', locale: 'en', voice: 'nova', signal });
    expect(sound.rate).toBe(24_000);
    expect(sound.samples.length).toBe(6 * 1_440);
    expect(endpoint.spoken.at(-1)).toMatchObject({ input: 'Hello.', response_format: 'wav' });
    endpoint.troubleWith('text');
    const faults = speaker.say({ text: 'Nothing.', locale: 'en', voice: 'nova', signal });
    await expect(faults).rejects.toThrow(SpeechUnavailable);
  });

  it.each([[401], [429], [500], [503], ['text'], ['empty'], ['cut']] as const)(
    'that answers with %s makes no voice, and its words are not told',
    async (trouble) => {
      endpoint.troubleWith(trouble);
      const speaking = createEndpointSpeaker(settings()).speak(of(['Nothing.'], 'nova'));
      const fault: unknown = await speaking.catch((error: unknown) => error);
      expect(fault).toBeInstanceOf(SpeechUnavailable);
      expect(String(fault)).not.toContain('canary');
    },
  );

  it('that never answers is given up', async () => {
    endpoint.troubleWith('silence');
    const speaker = createEndpointSpeaker(settings(), { pieceWithinMs: 50 });
    await expect(speaker.speak(of(['Nothing.'], 'nova'))).rejects.toThrow(SpeechUnavailable);
  });

  it('is told no key where there is none, and refuses the voice then', async () => {
    const speaker = createEndpointSpeaker(settings({ apiKey: null }));
    await expect(speaker.speak(of(['Nothing.'], 'nova'))).rejects.toThrow(SpeechUnavailable);
    expect(endpoint.refused.at(-1)).toBe(401);
  });

  it('X3 fails a voice, which is made when it is asked for again; no key or word is in the log', async () => {
    const server = await startTestServer({ config: { speech: settings() } });
    const member = await server.join();
    const { database, background } = server.services;
    await database
      .update(users)
      .set({ premiumUntil: new Date('2099-01-01T00:00:00.000Z') })
      .where(eq(users.id, member.id));
    const chat = chatOf(server, member);
    const { id } = await chat.open();
    const messageId = (await chat.history(id)).results[0]?.id ?? '';
    const text = 'Words that nobody logs.';
    await database.update(messages).set({ text }).where(eq(messages.id, messageId));
    const ask = async () => {
      const params = { message_id: messageId };
      const answer = await server.call('createMessageAudio', { token: member.access, params });
      await background.idle();
      return expectStatus(answer, 200).body;
    };

    endpoint.troubleWith(429);
    expect((await ask()).state).toBe('processing');
    expect((await ask()).state).toBe('error');
    endpoint.troubleWith(null);
    await database.update(voices).set({ leaseUntil: new Date(0) });
    expect((await ask()).state).toBe('processing');
    const { state, audio_url: address } = await ask();
    expect(state).toBe('ready');
    const sound = await fetch(new URL(address ?? '', server.origin));
    expect(await sound.text()).toBe(soundOf(text));

    expect(server.logged()).toContain('The endpoint answered 429');
    for (const secret of [speechKey, text, 'canary']) expect(server.logged()).not.toContain(secret);
    await server.stop();
  });
});

describe('espeak-ng on the PATH', () => {
  let folder: string;
  let command: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'espeak-'));
    command = join(folder, 'espeak-ng');
    await copyFile(
      fileURLToPath(new URL('../../support/fakeEspeak.mjs', import.meta.url)),
      command,
    );
  });
  afterEach(() => {
    vi.unstubAllEnvs();
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const find = () => {
    vi.stubEnv('PATH', [folder, process.env['PATH'] ?? ''].join(delimiter));
    return createSpeaker({ speech: null });
  };
  const heardBy = async () => {
    const log = await readFile(`${command}.log`, 'utf8').catch(() => '');
    return log
      .split('\n')
      .filter(Boolean)
      .map((line): unknown => JSON.parse(line));
  };

  it('is passed over where it may not be executed', async () => {
    await chmod(command, 0o644);
    const speaker = await find();
    await speaker?.speak(of(['Good evening.'], speaker.voiceOf('female', 'en')));
    expect(await heardBy()).toEqual([]);
  }, 30_000);

  it('speaks, is heard, and is told the text on its input alone', async () => {
    await chmod(command, 0o755);
    const speaker = await find();
    if (speaker === null) throw new Error('Nobody speaks');
    const pieces = ['Guten Abend; $(rm -rf) "du".', 'Wie geht es dir heute?'];
    const sound = await speaker.speak(of(pieces, speaker.voiceOf('male', 'de')));
    const { loudness, seconds } = await hear(sound);
    expect(loudness).toBeGreaterThan(0.1);
    expect(seconds).toBeCloseTo(pieces.join('').length * 0.06, 0);
    const given = ['-v', 'de+m3', '-b', '1', '--stdin', '--stdout'];
    expect(await heardBy()).toEqual(pieces.map((text) => ({ given, text })));
  }, 30_000);

  it('says a sentence at once, as samples', async () => {
    const speaker = await find();
    if (speaker === null) throw new Error('Nobody speaks');
    const request = { text: 'Hello.', locale: 'en', voice: 'en-us+f3' } as const;
    const { signal } = new AbortController();
    const { samples, rate } = await speaker.say({ ...request, signal });
    expect(samples.length / rate).toBeCloseTo(0.36, 1);
    await expect(speaker.say({ ...request, text: 'This will fail.', signal })).rejects.toThrow(
      SpeechUnavailable,
    );
  }, 30_000);

  it('that fails makes no voice', async () => {
    const speaker = await find();
    const speaking = speaker?.speak(of(['This will fail.'], speaker.voiceOf('female', 'en')));
    await expect(speaking).rejects.toThrow(SpeechUnavailable);
  }, 30_000);
});
