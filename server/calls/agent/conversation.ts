import type { Logger } from 'pino';
import type { Locale } from '../../../common/locales';
import { textsOf } from '../../characters/character';
import type { Character } from '../../characters/character';
import { greetingOf } from '../../chat/greeting';
import { ReplyUnavailable } from '../../model/replyUnavailable';
import { InappropriateContent } from '../../moderation/guardStream';
import type { SelfHarmJudge } from '../../moderation/selfHarm/modelJudge';
import type { HistoryEntry, ReplySource } from '../../replies/replySource';
import { packOf } from '../../replies/scripted/packs';
import { atRate } from '../../speech/sound';
import { SpeechUnavailable } from '../../speech/speaker';
import type { Speaker } from '../../speech/speaker';
import { canBeSpoken } from '../../speech/spokenText';
import type { TextRules } from '../../textRules/textRules';
import { answerTo } from './answer';
import type { CallContext } from './callContext';
import { createCrisisWatch } from './crisisWatch';
import { linesOf } from './lines';
import { SPOKEN_RATE } from './protocol';
import { sentencesOf } from './sentences';
import { TranscriptionUnavailable } from './transcription';
import type { Transcribe } from './transcription';
import { HEARD_RATE } from './voiceActivity';

export type ConversationParts = {
  character: Character;
  locale: Locale;
  context: Promise<CallContext>;
  userId: string;
  log: Logger;
  replySource: ReplySource;
  selfHarmJudge: SelfHarmJudge | null;
  textRules: TextRules;
  /** Null: no speech, only captions. */
  speaker: Speaker | null;
  /** Null: no speech recognition. */
  transcribe: Transcribe | null;
  /** The next sentence. */
  say(turn: number, text: string, samples: Int16Array): void;
  /** The turn has no more sentences. */
  complete(turn: number): void;
  /** The user's words. */
  heard(text: string): void;
};

/** What a character says in a call, turn by turn; a new turn replaces the one before. */
export type Conversation = {
  greet(turn: number): void;
  /** `samples`: the user's voice, at HEARD_RATE. */
  answer(turn: number, samples: Int16Array): void;
  remind(turn: number): void;
  /** Stops what is being made. */
  silence(): void;
  /** This much of a sentence was said. */
  said(text: string): void;
  /** The call has ended. */
  end(): void;
};

type Words = { text: AsyncIterable<string> | Iterable<string>; locale: Locale };

/** Null: nothing to say. */
type Make = (signal: AbortSignal) => Promise<Words | null>;

/** How long a caller can be left in silence before the first word. */
const FIRST_WORD_MS = 20_000;
const MOST_HISTORY = 60;
/** About the time it takes to read it. */
const MS_A_LETTER = 60;
const LETTERS_PER_HAN = 3;

/** Without a voice the caption stays up for as long as saying it would take. */
function silenceFor(text: string): Int16Array {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const milliseconds = (text.length + han * (LETTERS_PER_HAN - 1)) * MS_A_LETTER;
  return new Int16Array(Math.round((milliseconds / 1_000) * SPOKEN_RATE));
}

async function* each(pieces: Words['text']): AsyncGenerator<string> {
  yield* pieces;
}

export function createConversation(parts: ConversationParts): Conversation {
  const { character, context, locale, log, replySource, speaker, textRules, transcribe } = parts;
  const { slug, age, gender } = character;
  const cast = { facts: { slug, age, gender }, texts: textsOf(character, locale) };
  /** A script has only the languages it was written in. */
  const ownLocale = character.texts[locale] === undefined ? 'en' : locale;
  const lines = linesOf(locale);
  let history: HistoryEntry[] | null = null;
  let current = new AbortController();
  let lost = 0;
  let reminders = 0;
  let isUnheardTold = false;
  const ended = new AbortController();
  const { selfHarmJudge } = parts;
  const crisis = createCrisisWatch({ log, selfHarmJudge, ended: ended.signal });
  /** The greeting is made while the user joins. */
  const ready = new Map<string, Promise<Int16Array>>();

  async function historyNow(): Promise<HistoryEntry[]> {
    history ??= [...(await context).history];
    return history;
  }

  function remember(author: HistoryEntry['author'], text: string) {
    if (history === null) return;
    const last = history.at(-1);
    const goesOn = author === 'bot' && last?.author === 'bot';
    const entry = { author, text: goesOn ? `${last.text} ${text}` : text };
    history = [...(goesOn ? history.slice(0, -1) : history), entry].slice(-MOST_HISTORY);
  }

  async function sound(text: string, spoken: Locale, signal: AbortSignal): Promise<Int16Array> {
    if (speaker === null) return silenceFor(text);
    try {
      const voice = speaker.voiceOf(gender, spoken);
      const made = await speaker.say({ text, locale: spoken, voice, signal });
      return atRate(made, SPOKEN_RATE).samples;
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof SpeechUnavailable)) throw error;
      log.warn({ reason: error.message }, 'no voice in a call');
      return silenceFor(text);
    }
  }

  async function speak(turn: number, words: Words, signal: AbortSignal, onFirst = () => {}) {
    for await (const text of sentencesOf(each(words.text))) {
      const samples = await (ready.get(text) ?? sound(text, words.locale, signal));
      if (signal.aborted) return;
      parts.say(turn, text, samples);
      onFirst();
    }
  }

  /** A chat shows who can help; a call has to say it. */
  async function tellWhoHelps(turn: number, signal: AbortSignal) {
    if (!(await crisis.owesHelp()) || signal.aborted) return;
    const text = [packOf(locale).common.crisisHelp[0] ?? ''];
    await speak(turn, { text, locale }, signal, crisis.helpWasTold);
  }

  /** An endpoint's message may repeat what the user said, so it stays out of the log. */
  function tellFault(error: unknown) {
    if (error instanceof InappropriateContent) log.warn('an answer in a call was refused');
    else if (error instanceof ReplyUnavailable)
      log.warn({ reason: error.reason, status: error.status }, 'no answer in a call could be had');
    else log.error({ err: error }, 'an answer in a call failed');
  }

  async function speakOrExcuse(turn: number, make: Make, given: AbortSignal) {
    const slow = new AbortController();
    const timer = setTimeout(() => slow.abort(), FIRST_WORD_MS);
    const signal = AbortSignal.any([given, slow.signal]);
    try {
      const words = await make(signal);
      if (words !== null) await speak(turn, words, signal, () => clearTimeout(timer));
    } catch (error) {
      if (given.aborted) return;
      tellFault(error);
      await speak(turn, { text: [lines.lostThread], locale }, given);
    } finally {
      clearTimeout(timer);
    }
    if (!given.aborted) await tellWhoHelps(turn, given);
  }

  function take(turn: number, make: Make) {
    current.abort();
    current = new AbortController();
    const { signal } = current;
    speakOrExcuse(turn, make, signal)
      .catch((error: unknown) => {
        if (!signal.aborted) tellFault(error);
      })
      .finally(() => {
        if (!signal.aborted) parts.complete(turn);
      });
  }

  async function greeting(): Promise<Words> {
    const { memory, user } = await context;
    return {
      text: [greetingOf(character, locale, memory.name ?? user.name)],
      locale: ownLocale,
    };
  }

  async function prepare() {
    const { text, locale: spoken } = await greeting();
    for await (const sentence of sentencesOf(each(text))) {
      const made = sound(sentence, spoken, ended.signal);
      ready.set(sentence, made);
      await made;
    }
  }

  /** The user's words are unknown, so the character takes the lead. */
  async function lead(): Promise<Words> {
    const said = (await historyNow()).filter(({ author }) => author === 'bot');
    const own = await textRules.monologue(
      cast,
      ownLocale,
      said.map(({ text }) => text),
    );
    const isFirst = transcribe === null && !isUnheardTold;
    isUnheardTold = true;
    return { text: isFirst ? [linesOf(ownLocale).unheard, ' ', own] : [own], locale: ownLocale };
  }

  async function wordsIn(samples: Int16Array, by: Transcribe, signal: AbortSignal) {
    try {
      const text = await by({ samples, rate: HEARD_RATE }, locale, signal);
      lost = 0;
      return text;
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof TranscriptionUnavailable)) throw error;
      log.warn({ reason: error.message }, 'no words of what was said in a call');
      lost += 1;
      return null;
    }
  }

  async function reply(samples: Int16Array, signal: AbortSignal): Promise<Words | null> {
    if (transcribe === null) return lead();
    const text = await wordsIn(samples, transcribe, signal);
    if (text === null) {
      const [first, second] = lines.notCaught;
      return lost > 2 ? lead() : { text: [lost === 1 ? first : second], locale };
    }
    if (!canBeSpoken(text)) return null;
    const findsSelfHarm = await textRules.findsSelfHarm(text);
    const isInCrisis = crisis.hear(text, findsSelfHarm);
    const past = await historyNow();
    const answers = past.at(-1)?.author === 'bot' ? (past.at(-1)?.text ?? '') : '';
    if (!(await textRules.check(text, { answers })).ok) return { text: [lines.adultsOnly], locale };
    parts.heard(text);
    remember('user', text);
    const isScripted = replySource.kind === 'scripted';
    // The script says by itself who can help.
    if (isScripted && findsSelfHarm) crisis.helpWasTold();
    const spoken = isScripted ? ownLocale : locale;
    const { userId } = parts;
    const request = {
      character: cast,
      context: await context,
      history: await historyNow(),
      isInCrisis,
    };
    const answer = answerTo(parts, { ...request, userId, locale: spoken, signal });
    return { text: answer, locale: spoken };
  }

  // A failure here surfaces, and is reported, when the line is to be said.
  prepare().catch(() => ready.clear());

  return {
    greet: (turn) =>
      take(turn, async () => {
        await historyNow();
        return greeting();
      }),
    answer(turn, samples) {
      reminders = 0;
      take(turn, (signal) => reply(samples, signal));
    },
    remind: (turn) =>
      take(turn, async () => {
        const [first, second] = lines.stillThere;
        reminders += 1;
        return { text: [reminders === 1 ? first : second], locale };
      }),
    silence: () => current.abort(),
    said: (text) => remember('bot', text),
    end() {
      current.abort();
      ended.abort();
    },
  };
}
