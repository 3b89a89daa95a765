import type { Logger } from 'pino';
import type { Clock } from '../base/clock';
import { spokenIn } from '../../common/locales';
import type { Learned } from '../memory/note';
import type { CheckContext, TextVerdict } from '../moderation/checkText';
import type { ScriptRequest } from '../replies/replySource';
import { lostThread } from '../replies/scripted/lostThread';
import type { Found, Given, ReaderName, Task } from './readers';
import { TextUnread } from './textReader';
import type { SlowRule, TextReader } from './textReader';
import type { UnreadTexts } from './unreadTexts';

/** The text could not be read, so nobody may assume that it is decent. */
type Unread = {
  ok: false;
  reason: 'unread';
  /** It will not be tried again. */
  isFinal: boolean;
};

export type Verdict = TextVerdict | Unread;

/**
 * Reads texts by rules. Never inside a transaction: read the text first, and use the result inside.
 * A text that takes too long counts as one without findings, except for `check`.
 */
export type TextRules = {
  /** Whether a text may be kept and shown (spec 1, spec 6). */
  check(text: string, context?: CheckContext): Promise<Verdict>;
  findsSelfHarm(text: string): Promise<boolean>;
  readNotes(...given: Given['readNotes']): Promise<Learned[]>;
  /** Whether a note may be remembered. */
  isKept(...given: Given['isKept']): Promise<boolean>;
  asksForPicture(...given: Given['asksForPicture']): Promise<boolean>;
  /** Whether a text asks if a person or a program answers. */
  asksIfAi(...given: Given['asksIfAi']): Promise<boolean>;
  writeReply(request: ScriptRequest): Promise<Found['writeReply']>;
  monologue(...given: Given['monologue']): Promise<string>;
};

/** The rules for the texts of one account, or of one network address if there is none. */
export type TextRulesFor = (owner: string) => TextRules;

type Parts = {
  clock: Clock;
  log: Logger;
  reader: TextReader;
  unreadTexts: UnreadTexts;
  /** Runs work that nobody waits for. */
  later(name: string, job: () => Promise<void>): void;
};

type Answer<T> = { found: T } | Unread;

const unread = (isFinal: boolean): Unread => ({ ok: false, reason: 'unread', isFinal });

/** What is asked is read by one language's rules, like everything that is answered. */
const askedText = (text: string, locale: string) => `${locale}\n${text}`;
const textOf = (history: readonly { text: string }[]) => history.map(({ text }) => text).join('\n');

export function createTextRules({ clock, log, reader, unreadTexts, later }: Parts): TextRulesFor {
  /** Logs which rule a text is slow for; the extra attempt counts, too. */
  async function tellSlowRule(task: Task, text: string) {
    let slow: SlowRule | null = null;
    try {
      slow = await reader.findSlowRule(task);
      if (slow !== null) await unreadTexts.add(task.name, text, clock.now());
    } catch (error) {
      if (!(error instanceof TextUnread)) log.warn({ err: error }, 'no slow rule could be found');
    }
    const { length } = text;
    log.warn({ reader: task.name, length, ...slow }, 'a text took too long to be read');
  }

  async function countFailure({ name }: Task, text: string): Promise<boolean> {
    try {
      return await unreadTexts.add(name, text, clock.now());
    } catch (error) {
      log.warn({ err: error }, 'an unread text was not counted');
      return false;
    }
  }

  async function ask<N extends ReaderName>(
    owner: string,
    text: string,
    task: Task<N>,
  ): Promise<Answer<Found[N]>> {
    if (unreadTexts.isGivenUp(task.name, text)) return unread(true);
    try {
      return { found: await reader.read(task, owner) };
    } catch (error) {
      if (!(error instanceof TextUnread)) throw error;
      if (!error.isSlow) return unread(false);
      const isFinal = await countFailure(task, text);
      later('a slow rule', () => tellSlowRule(task, text));
      return unread(isFinal);
    }
  }

  /** Without unreadable texts, except the one to be answered. */
  const readable = (history: ScriptRequest['history'], locale: string) =>
    history.filter(
      ({ author, text }, at) =>
        author === 'bot' ||
        at === history.length - 1 ||
        !unreadTexts.isGivenUp('asksForPicture', askedText(text, locale)),
    );

  return (owner) => {
    /** The same for readers whose findings one can do without. */
    async function find<N extends ReaderName>(
      text: string,
      task: Task<N>,
      instead: Found[N],
    ): Promise<Found[N]> {
      const answer = await ask(owner, text, task);
      return 'found' in answer ? answer.found : instead;
    }

    return {
      async check(text, context = {}) {
        // Years of birth are relative to the clock's today.
        const currentYear = clock.now().getUTCFullYear();
        const given: Given['check'] = [text, { currentYear, ...context }];
        const answer = await ask(owner, text, { name: 'check', given });
        return 'found' in answer ? answer.found : answer;
      },
      findsSelfHarm: (text) => find(text, { name: 'findsSelfHarm', given: [text] }, false),
      readNotes: (...given) => find(given[0], { name: 'readNotes', given }, []),
      isKept: (...given) => find(given[0].note, { name: 'isKept', given }, false),
      asksForPicture: (...given) =>
        find(askedText(...given), { name: 'asksForPicture', given }, false),
      // A character that cannot read a text may say what it is.
      async asksIfAi(...given) {
        return (await find(askedText(...given), { name: 'asksIfAi', given }, 'en')) !== null;
      },
      async writeReply({ history, ...rest }) {
        const { locale } = rest.user;
        const request = { ...rest, history: readable(history, locale) };
        const instead = lostThread[spokenIn(locale)];
        return find(textOf(history), { name: 'writeReply', given: [request] }, instead);
      },
      monologue: (...given) =>
        find(given[2].join('\n'), { name: 'monologue', given }, lostThread[spokenIn(given[1])]),
    };
  };
}
