import { belongs, lastSeqOf, mergeMessages } from './message';
import type { HistoryPage, Message } from './message';
import { withReactionsOf } from './reactions';

/** The reply that is being written now. */
export type Reply = { messageId: string; seq: number; text: string };

/** What of a chat is on screen; `older` is the cursor to earlier messages. */
export type Shown = { messages: readonly Message[]; older: string | null; reply: Reply | null };

export type Delta = { messageId: string; offset: number; text: string };

const has = (messages: readonly Message[], id: string): boolean =>
  messages.some((message) => message.id === id);

/**
 * Adds a piece to a reply. Pieces may come twice or overlap; null means that a piece before this
 * one is missing.
 */
export const withDelta = (reply: Reply | null, delta: Delta): Reply | null => {
  if (reply === null || reply.messageId !== delta.messageId) return null;
  if (delta.offset > reply.text.length) return null;
  const known = reply.text.length - delta.offset;
  return known >= delta.text.length
    ? reply
    : { ...reply, text: reply.text + delta.text.slice(known) };
};

/**
 * Starts a reply, or goes on with it. A message that is complete is never written again; one that
 * failed or was stopped is replaced by the new attempt.
 */
export const withReply = (shown: Shown, started: Reply): Shown => {
  const message = shown.messages.find(({ id }) => id === started.messageId);
  if (message?.state === 'complete') return shown;
  return {
    ...shown,
    reply: started,
    messages: message
      ? shown.messages.filter(({ id }) => id !== started.messageId)
      : shown.messages,
  };
};

/** Expects a reply after `seq`, unless one is being written or it is there already. */
export const withExpected = (shown: Shown, replyId: string | null, seq: number): Shown =>
  replyId === null || shown.reply !== null || has(shown.messages, replyId)
    ? shown
    : { ...shown, reply: { messageId: replyId, seq: seq + 1, text: '' } };

/** Adds a message whose place is known, and ends the reply that it finishes. */
export const withMessage = (shown: Shown, message: Message): Shown =>
  message.state === 'streaming' || !belongs({ ...shown, newer: null }, message)
    ? shown
    : {
        ...shown,
        messages: mergeMessages(shown.messages, [message]),
        reply: shown.reply?.messageId === message.id ? null : shown.reply,
      };

/**
 * Merges the latest page into what is shown. What arrived while the page was loading is newer than
 * the page and stays; if messages are missing in between, the page's cursor leads to them. `told`:
 * messages that changed meanwhile.
 */
export const withLatestPage = (
  shown: Shown,
  page: HistoryPage,
  told: readonly string[] = [],
): Shown => {
  const [first] = page.messages;
  const last = page.messages.at(-1);
  if (first === undefined || last === undefined) return { ...shown, older: page.older };

  const isContinued = has(shown.messages, first.id);
  const kept = shown.messages.filter(
    ({ id, seq }) => seq > last.seq || has(page.messages, id) || (isContinued && seq < first.seq),
  );
  // A complete message does not change any more, but something may be found in it later.
  const isSettled = ({ id, notice, state }: Message) =>
    shown.messages.some(
      (message) =>
        message.id === id &&
        (message.state === 'refused' || (message.state === 'complete' && state !== 'refused')) &&
        (message.notice === notice || notice === undefined),
    );
  const news = page.messages.filter(
    (message) => message.state !== 'streaming' && !(has(kept, message.id) && isSettled(message)),
  );
  return {
    messages: mergeMessages(withReactionsOf(page.messages, kept, told), news),
    older: isContinued ? shown.older : page.older,
    reply: replyAfter(shown, page.messages, last.seq),
  };
};

/** What the device kept gives way to the latest page, except for what was said after it. */
export const withoutKept = ({ messages }: Shown, page: HistoryPage): readonly Message[] =>
  messages.filter(({ seq }) => seq > lastSeqOf(page.messages));

const replyAfter = (
  { messages, reply }: Shown,
  loaded: readonly Message[],
  lastSeq: number,
): Reply | null => {
  const running = loaded.findLast(({ state }) => state === 'streaming');
  if (running !== undefined && !has(messages, running.id)) {
    const isKnown = reply?.messageId === running.id && reply.text.length > running.text.length;
    if (isKnown) return reply;
    return { messageId: running.id, seq: running.seq, text: running.text };
  }
  return reply !== null && reply.seq > lastSeq ? reply : null;
};
