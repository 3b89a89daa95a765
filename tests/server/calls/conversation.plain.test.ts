import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Character } from '../../../server/characters/character';
import type { CallContext } from '../../../server/calls/agent/callContext';
import { createConversation } from '../../../server/calls/agent/conversation';
import type { ConversationParts } from '../../../server/calls/agent/conversation';
import { linesOf } from '../../../server/calls/agent/lines';
import { TranscriptionUnavailable } from '../../../server/calls/agent/transcription';
import type { Locale } from '../../../common/locales';
import { createLogger } from '../../../server/base/logging';
import { ReplyUnavailable } from '../../../server/model/replyUnavailable';
import type { ReplyRequest, ReplySource } from '../../../server/replies/replySource';
import { packOf } from '../../../server/replies/scripted/packs';
import { seed } from '../../support/seed';
import { SpeechUnavailable } from '../../../server/speech/speaker';
import type { Speaker } from '../../../server/speech/speaker';
import { callCharacter, callContext as known } from '../../support/calls';
import { script, textRules } from '../../support/textRules';

/** A second for each sentence. */
const speaker: Speaker = {
  id: 'counting',
  voiceOf: (gender, locale) => `${gender} ${locale}`,
  speak: () => Promise.reject(new SpeechUnavailable('It is for calls alone')),
  say: async () => ({ samples: new Int16Array(12_000), rate: 12_000 }),
};

/** A model that answers with these texts, in turn. */
function modelOf(...answers: (string | Error | 'silence')[]) {
  const asked: ReplyRequest[] = [];
  const source: ReplySource = {
    kind: 'model',
    async *reply(request) {
      asked.push({ ...request, history: request.history.map((entry) => ({ ...entry })) });
      const answer = answers[Math.min(asked.length, answers.length) - 1] ?? '';
      if (answer instanceof Error) throw answer;
      if (answer === 'silence')
        await new Promise((_resolve, reject) => {
          request.signal.addEventListener('abort', () => reject(request.signal.reason));
        });
      for (const word of answer.split(/(?<= )/)) yield word;
    },
  };
  return { asked, source };
}

type Changeable =
  | 'character'
  | 'locale'
  | 'replySource'
  | 'selfHarmJudge'
  | 'speaker'
  | 'transcribe';
type Told = Partial<Pick<ConversationParts, Changeable>> & { context?: Promise<CallContext> };

function talk(more: Told = {}) {
  const told: [number, string][] = [];
  const heard: string[] = [];
  let waiting = new Map<number, () => void>();
  const lines: string[] = [];
  const conversation = createConversation({
    character: callCharacter,
    locale: 'en',
    context: Promise.resolve(known),
    log: createLogger({ logLevel: 'info' }, { write: (line) => void lines.push(line) }),
    replySource: modelOf('Nothing.').source,
    selfHarmJudge: null,
    speaker,
    textRules,
    userId: 'somebody',
    transcribe: async () => 'Hello.',
    say(turn, text, samples) {
      expect(samples.length).toBeGreaterThan(0);
      told.push([turn, text]);
      conversation.said(text);
    },
    complete: (turn) => waiting.get(turn)?.(),
    heard: (text) => heard.push(text),
    ...more,
  });
  const until = (turn: number, begin: () => void) =>
    new Promise<string>((resolve) => {
      waiting = new Map([
        [
          turn,
          () =>
            resolve(
              told
                .filter(([of]) => of === turn)
                .map(([, text]) => text)
                .join(' '),
            ),
        ],
      ]);
      begin();
    });
  return {
    conversation,
    heard,
    logged: () => lines.join(''),
    greet: (turn: number) => until(turn, () => conversation.greet(turn)),
    answer: (turn: number) => until(turn, () => conversation.answer(turn, new Int16Array(1_600))),
    remind: (turn: number) => until(turn, () => conversation.remind(turn)),
    /** What has been said of a turn so far. */
    toldOf: (turn: number) => told.filter(([of]) => of === turn).map(([, text]) => text),
  };
}

const help = (locale: Locale) => packOf(locale).common.crisisHelp[0] ?? '';

const words = (...texts: string[]) => {
  let at = 0;
  return async () => texts[Math.min(at++, texts.length - 1)] ?? '';
};

describe('a conversation', () => {
  it('begins with the greeting, by the name that is remembered', async () => {
    expect(await talk().greet(1)).toBe('There you are, Ada. Come in. The kettle is on.');
    const stranger = { ...known, memory: { name: null, notes: [] }, user: { name: null } };
    const { greet } = talk({ context: Promise.resolve(stranger), locale: 'de' });
    expect(await greet(1)).toBe('Komm herein. Der Kessel ist auf dem Herd.');
  });

  it('answers what was heard, in the light of the chat and of the call', async () => {
    const { asked, source } = modelOf('It rains. Stay a while.', 'Yes, it does.');
    const { greet, answer, heard } = talk({
      replySource: source,
      transcribe: words('How is the weather?', 'Does it?'),
    });
    await greet(1);
    expect(await answer(2)).toBe('It rains. Stay a while.');
    expect(await answer(3)).toBe('Yes, it does.');
    expect(heard).toEqual(['How is the weather?', 'Does it?']);
    expect(asked[1]).toMatchObject({
      isSpoken: true,
      user: { name: 'Adelaide', locale: 'en' },
      memory: { name: 'Ada', notes: ['You live in Leeds.'] },
      history: [
        { author: 'user', text: 'I will call you later.' },
        { author: 'bot', text: 'There you are, Ada. Come in. The kettle is on.' },
        { author: 'user', text: 'How is the weather?' },
        { author: 'bot', text: 'It rains. Stay a while.' },
        { author: 'user', text: 'Does it?' },
      ],
    });
  });

  it('says nothing to what holds no words', async () => {
    const { answer, heard } = talk({ transcribe: words(' … ') });
    expect(await answer(1)).toBe('');
    expect(heard).toEqual([]);
  });

  it('asks again where the words are lost, and leads where they stay so', async () => {
    const fails = () => Promise.reject(new TranscriptionUnavailable('It answers no more'));
    const { answer, logged } = talk({ transcribe: fails });
    expect(await answer(1)).toBe(linesOf('en').notCaught[0]);
    expect(await answer(2)).toBe(linesOf('en').notCaught[1]);
    expect(callCharacter.texts.en.anecdotes.some((line) => line.startsWith('I '))).toBe(true);
    expect(await answer(3)).toContain('I ');
    expect(logged()).toContain('It answers no more');
  });

  it.each(['en', 'de', 'es', 'ru', 'ch'] as const)(
    'leads in %s where nothing turns sound into words, and says so once',
    async (locale: Locale) => {
      const [slug = ''] = Object.keys(seed.texts.en);
      const english = seed.texts.en[slug];
      if (english === undefined) throw new Error('Nobody is seeded');
      const own = locale === 'en' ? english : seed.texts.translated[locale]?.[slug];
      const texts = { en: english, [locale]: { ...english, ...own } };
      const character: Character = { ...callCharacter, texts };
      const { greet, answer, heard } = talk({ transcribe: null, locale, character });
      await greet(1);
      const turns: string[] = [];
      for (let turn = 2; turn < 8; turn += 1) turns.push(await answer(turn));
      expect(turns[0]?.startsWith(linesOf(locale).unheard.slice(0, 20))).toBe(true);
      expect(turns.filter((said) => said.includes(linesOf(locale).unheard)).length).toBe(1);
      expect(new Set(turns).size).toBe(turns.length);
      expect(heard).toEqual([]);
    },
  );

  it('speaks up twice into a silence', async () => {
    const { remind, answer } = talk({ transcribe: words('…') });
    const [first, second] = linesOf('en').stillThere;
    expect([await remind(1), await remind(2)]).toEqual([first, second]);
    await answer(3);
    expect(await remind(4)).toBe(first);
  });

  it('excuses itself kindly where no answer can be had, without what was said in the log', async () => {
    const fault = new ReplyUnavailable('network', 'canary of an endpoint', { status: 500 });
    const { answer, logged } = talk({
      replySource: modelOf(fault).source,
      transcribe: words('A secret.'),
    });
    expect(await answer(1)).toBe(linesOf('en').lostThread);
    expect(logged()).toContain('network');
    expect(logged()).not.toMatch(/canary|secret/);
  });

  it('is given up where the user goes on, and says nothing of it', async () => {
    const { source } = modelOf('silence', 'Now then.');
    const { conversation, answer, toldOf } = talk({ replySource: source });
    conversation.answer(1, new Int16Array(160));
    conversation.silence();
    expect(await answer(2)).toBe('Now then.');
    expect(toldOf(1)).toEqual([]);
  });

  it('can be read where nobody speaks, for as long as it would be heard', async () => {
    const mute: Speaker = { ...speaker, say: () => Promise.reject(new SpeechUnavailable('No')) };
    for (const by of [mute, null])
      expect(await talk({ speaker: by }).greet(1)).toContain('The kettle is on.');
  });
});

describe('a slow answer', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is not waited for longer than 20 s', async () => {
    const { answer, toldOf } = talk({ replySource: modelOf('silence').source });
    const said = answer(1);
    await vi.advanceTimersByTimeAsync(19_999);
    expect(toldOf(1)).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(await said).toBe(linesOf('en').lostThread);
  });

  it('leaves nobody in a crisis without who helps', async () => {
    const { answer } = talk({
      replySource: modelOf('silence').source,
      transcribe: words('I want to kill myself.'),
    });
    const said = answer(1);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await said).toBe(`${linesOf('en').lostThread} ${help('en')}`);
  });
});

describe('the line that is not crossed', () => {
  const underAge = 'I am 15 years old.';

  it('holds for what is heard: it is neither answered, nor shown, nor remembered', async () => {
    const { asked, source } = modelOf('Good.');
    const { answer, heard } = talk({
      replySource: source,
      transcribe: words(underAge, 'Sorry, I am 40.'),
    });
    expect(await answer(1)).toBe(linesOf('en').adultsOnly);
    expect(heard).toEqual([]);
    await answer(2);
    expect(JSON.stringify(asked)).not.toContain('15 years');
  });

  it('holds for what a model says: the sentence is never spoken', async () => {
    const { answer, logged } = talk({
      replySource: modelOf('Well. I am 15 years old, you know.').source,
    });
    expect(await answer(1)).toBe(`Well. ${linesOf('en').lostThread}`);
    expect(logged()).toContain('refused');
    expect(logged()).not.toContain('15 years');
  });

  const crisis = 'I want to kill myself.';

  it('names who helps after the words of a model, and where it says none', async () => {
    const { asked, source } = modelOf('I am glad you told me.');
    const { answer } = talk({ replySource: source, transcribe: words(crisis) });
    expect(await answer(1)).toBe(`I am glad you told me. ${help('en')}`);
    expect(asked[0]?.isInCrisis).toBe(true);
    const fault = new ReplyUnavailable('timeout', 'Nothing');
    const { answer: again } = talk({
      replySource: modelOf(fault).source,
      transcribe: words(crisis),
    });
    expect(await again(1)).toContain(help('en'));
  });

  it('names who helps also to whom it answers nothing else', async () => {
    const { answer } = talk({ transcribe: words('I am 15 and I want to die.') });
    expect(await answer(1)).toBe(`${linesOf('en').adultsOnly} ${help('en')}`);
  });

  it('names who helps in the words of the script', async () => {
    const { answer } = talk({
      replySource: script(),
      transcribe: words(crisis),
    });
    expect(await answer(1)).toMatch(/findahelpline|988|emergency/);
  });
});

describe('a model that judges what is heard', () => {
  /** The rules find nothing in it. */
  const quiet = 'The lamp over my desk flickers again.';

  function judged(...answers: string[]) {
    const { asked, source } = modelOf(...answers);
    const verdicts: ((findsSelfHarm: boolean) => void)[] = [];
    const told = talk({
      replySource: source,
      transcribe: words(quiet),
      selfHarmJudge: (text) => {
        expect(text).toBe(quiet);
        return new Promise((resolve) => verdicts.push(resolve));
      },
    });
    return { ...told, asked, judge: (findsSelfHarm: boolean) => verdicts.at(-1)?.(findsSelfHarm) };
  }

  it('holds up no answer: who helps is named after it, and the next is given with care', async () => {
    const { answer, asked, judge, toldOf } = judged('Tell me more.', 'I hear you.', 'Good night.');
    const first = answer(1);
    await expect.poll(() => toldOf(1)).toEqual(['Tell me more.']);
    judge(true);
    expect(await first).toBe(`Tell me more. ${help('en')}`);
    for (const [turn, text] of [
      [2, 'I hear you.'],
      [3, 'Good night.'],
    ] as const) {
      const next = answer(turn);
      await expect.poll(() => toldOf(turn)).toEqual([text]);
      judge(false);
      expect(await next).toBe(text);
    }
    expect(asked.map(({ isInCrisis = false }) => isInCrisis)).toEqual([false, true, false]);
  });

  it('has who helps named later where it takes its time, also into a silence', async () => {
    vi.useFakeTimers();
    const { answer, judge, remind } = judged('Tell me more.');
    const first = answer(1);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await first).toBe('Tell me more.');
    judge(true);
    vi.useRealTimers();
    expect(await remind(2)).toBe(`${linesOf('en').stillThere[0]} ${help('en')}`);
    expect(await remind(3)).toBe(linesOf('en').stillThere[1]);
  });

  it('leaves it to the rules where it fails, without what was said in the log', async () => {
    const { answer, logged } = talk({
      replySource: modelOf('It does.').source,
      transcribe: words(quiet),
      selfHarmJudge: () => Promise.reject(new Error('canary of a judge')),
    });
    expect(await answer(1)).toBe('It does.');
    expect(logged()).toContain('by the rules alone');
    expect(logged()).not.toMatch(/canary|lamp/);
  });
});
