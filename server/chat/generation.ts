import { or, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Background } from '../base/background';
import type { Notifier } from '../database/database';
import { messages } from '../database/schema';
import type { EventLog } from '../events/eventLog';
import { toldAttempt } from '../events/userEvent';
import type { ReplyDelta } from '../events/userEvent';
import { storableText } from '../messages/message';
import { ReplyUnavailable } from '../model/replyUnavailable';
import { guardStream, InappropriateContent } from '../moderation/guardStream';
import { paced } from './paced';
import { lastText, prepareReply } from './prepareReply';
import type { PreparingParts } from './prepareReply';
import { leaseEnd, LOOK_EVERY_MS, RENEW_EVERY_MS } from './replyLeases';
import { addToReply, attemptOf, endReply, isWrittenBy, replaceReply } from './replyRows';
import type { Attempt, ReplyTask, Written } from './replyRows';
import { createReplyWriter } from './replyWriter';
import type { ReplyWriter } from './replyWriter';
import { takeOverReplies } from './takeOver';

const ABORTS = 'reply_aborts';
/** UTF-16 units; the longest message the contract allows. */
const LONGEST_REPLY = 20_000;

type Key = Omit<Attempt, 'chatId'>;

/** The replies that this process is writing; they belong to the server, not to a connection. */
export type Generation = {
  /** Writes a reply whose row exists already. */
  start(task: ReplyTask): void;
  /** Saves what was streamed so far of the reply under way in a chat. */
  settle(chatId: string): Promise<void>;
  /**
   * Closes the source of an attempt that has ended, in whichever process it runs; resolves when
   * this process no longer works on it.
   */
  abort(attempt: Key): Promise<void>;
};

export type GenerationParts = PreparingParts & {
  background: Background;
  /** Whether no other process can have the database open. */
  isExclusive: boolean;
  /** No timers, for tests: leases are not renewed, and abandoned replies are not looked for. */
  isClockStill?: boolean;
  eventLog: EventLog;
  log: Logger;
  /** Called after a reply that was written to its end; nobody waits for it. */
  afterReply?: (task: ReplyTask) => Promise<void>;
  notifier: Notifier;
  /** Between two pieces of a reply; default: a pace at which it flows. */
  replyTickMs?: number;
  stopping: AbortSignal;
};

const keyOf = ({ messageId, attempt, writer }: Key) => `${messageId} ${attempt} ${writer}`;

async function* bounded(source: AsyncIterable<string>): AsyncGenerator<string> {
  let length = 0;
  for await (const piece of source) {
    const text = storableText(piece);
    length += text.length;
    if (length > LONGEST_REPLY) throw new Error('The reply does not end');
    if (text !== '') yield text;
  }
}

/** A sentence is passed on with the blanks before it, not with those after it. */
async function* withoutEndingBlanks(source: AsyncIterable<string>): AsyncGenerator<string> {
  let blanks = '';
  for await (const piece of source) {
    const text = piece.trimEnd();
    if (text !== '') yield blanks + text;
    blanks = (text === '' ? blanks : '') + piece.slice(text.length);
  }
}

export async function openGeneration(parts: GenerationParts): Promise<Generation> {
  const { background, clock, database, eventLog, isExclusive, log, notifier } = parts;
  const { isClockStill = false } = parts;
  const { replySource, stopping, textRules } = parts;
  const running = new Map<
    string,
    {
      task: ReplyTask;
      controller: AbortController;
      writer: ReplyWriter;
      written: Promise<Written>;
    }
  >();

  const deltaOf = (task: ReplyTask, offset: number, text: string): ReplyDelta => ({
    chat_id: task.chatId,
    message_id: task.messageId,
    attempt: toldAttempt(task.attempt, task.writer),
    offset,
    text,
  });

  /** Saves text to the row, then sends it to all readers; false when the attempt has ended. */
  async function publish(task: ReplyTask, offset: number, text: string): Promise<boolean> {
    const { userId } = task;
    const isAnew = offset === 0 && task.writer > 1;
    const isKept = isAnew
      ? await eventLog.change(userId, (change) => replaceReply(change, task, text))
      : await addToReply(database, task, text);
    if (!isKept) return false;
    await eventLog.publishDelta(userId, deltaOf(task, offset, text));
    return true;
  }

  async function write(
    task: ReplyTask,
    writer: ReplyWriter,
    signal: AbortSignal,
  ): Promise<Written> {
    const { request, pictureOf } = await prepareReply(parts, task, signal);
    const context = { answers: lastText(request.history) };
    const said = bounded(replySource.reply(request));
    // A script is checked as a whole before its first word, so its sentences need not be held back.
    const checked =
      replySource.kind === 'scripted'
        ? said
        : withoutEndingBlanks(guardStream(said, context, textRules(task.userId).check));
    let length = 0;
    for await (const piece of paced(checked, signal, parts.replyTickMs)) {
      eventLog.tellAhead(task.userId, deltaOf(task, length, piece));
      length += piece.length;
      if (!writer.add(piece)) break;
    }
    if (!(await writer.settle())) return { state: 'stopped' };
    const picture = pictureOf();
    if (length === 0 && picture === null) return { state: 'failed' };
    return { state: 'complete', ...(picture !== null && { picture }) };
  }

  /** An endpoint's message may repeat what the user wrote, so it stays out of the log. */
  function tellFault(error: unknown) {
    if (error instanceof InappropriateContent) log.warn('a reply was refused');
    else if (error instanceof ReplyUnavailable) {
      log.warn({ reason: error.reason, status: error.status }, 'no reply could be had');
    } else log.error({ err: error }, 'a reply failed');
  }

  async function readOn(
    task: ReplyTask,
    writer: ReplyWriter,
    signal: AbortSignal,
  ): Promise<Written> {
    try {
      return await write(task, writer, signal);
    } catch (error) {
      if (!signal.aborted) tellFault(error);
      await settled(writer);
      return { state: 'failed' };
    }
  }

  /** The attempt itself logs a failed write. */
  const settled = (writer: ReplyWriter) => writer.settle().catch(() => false);

  async function end(task: ReplyTask, writing: Promise<Written>): Promise<void> {
    const written = await writing;
    if (written.state === 'failed' && stopping.aborted && !isExclusive) {
      await database
        .update(messages)
        .set({ leaseUntil: sql`now()` })
        .where(isWrittenBy(task));
      return;
    }
    const { next } = await eventLog.change(task.userId, (change) =>
      endReply(change, task, { ...written, now: clock.now() }),
    );
    if (next !== null) start(next);
    else if (written.state === 'complete' && parts.afterReply !== undefined)
      await parts.afterReply(task);
  }

  function start(task: ReplyTask) {
    const controller = new AbortController();
    if (stopping.aborted) controller.abort();
    const writer = createReplyWriter(async (offset, text) => {
      const isKept = await publish(task, offset, text);
      if (!isKept) controller.abort();
      return isKept;
    });
    const written = readOn(task, writer, controller.signal).finally(() => {
      controller.abort();
      running.delete(keyOf(task));
    });
    running.set(keyOf(task), { task, controller, writer, written });
    background.run('reply', () => end(task, written));
  }

  const abortHere = (key: string) => {
    running.get(key)?.controller.abort();
  };

  /** Renews the leases; aborts replies that ended or moved to another process unnoticed. */
  async function keepLeases() {
    const tasks = [...running.values()].map(({ task }) => task);
    if (tasks.length === 0) return;
    const kept = await database
      .update(messages)
      .set({ leaseUntil: leaseEnd })
      .where(or(...tasks.map(isWrittenBy)))
      .returning();
    const living = new Set(kept.map((row) => keyOf(attemptOf(row))));
    for (const task of tasks) if (!living.has(keyOf(task))) abortHere(keyOf(task));
  }

  /** Never overlaps: a slow database is not queried more often. */
  function repeat(everyMs: number, name: string, job: () => Promise<void>) {
    let isAtIt = false;
    const work = async () => {
      if (isAtIt) return;
      isAtIt = true;
      await job().finally(() => (isAtIt = false));
    };
    const timer = setInterval(() => {
      background.run(name, work);
    }, everyMs);
    timer.unref();
    return timer;
  }

  async function takeOver({ isStart = false } = {}) {
    const own = [...running.values()].map(({ task }) => task.messageId);
    for (const task of await takeOverReplies(parts, { own, isStart })) start(task);
  }

  await notifier.subscribe(ABORTS, abortHere);
  await takeOver({ isStart: true });
  const timers = isClockStill
    ? []
    : [
        repeat(RENEW_EVERY_MS, 'leases', keepLeases),
        repeat(LOOK_EVERY_MS, 'replies left by others', takeOver),
      ];
  stopping.addEventListener('abort', () => {
    for (const timer of timers) clearInterval(timer);
    for (const { controller } of running.values()) controller.abort();
  });

  return {
    start,
    async settle(chatId) {
      const here = [...running.values()].filter(({ task }) => task.chatId === chatId);
      await Promise.all(here.map(({ writer }) => settled(writer)));
    },
    async abort(attempt) {
      const here = running.get(keyOf(attempt));
      abortHere(keyOf(attempt));
      await notifier.publish(ABORTS, keyOf(attempt));
      await here?.written;
    },
  };
}
