import type { Message } from '../../machines/conversation/message';
import { sentQuote } from '../../machines/conversation/quote';
import { placeOf } from '../../machines/conversation/versions';
import type { Places } from '../../machines/conversation/versions';
import type { OutboxMessageRef } from '../../machines/outbox/outboxMessageMachine';

/** The rows of the list, flat so that a virtualiser can use them as they are. */
export type ChatItem =
  | { kind: 'day'; key: string; date: string }
  | {
      kind: 'message';
      key: string;
      message: Message;
      /** Set until the server has the message. */
      outboxMessage: OutboxMessageRef | null;
      /** First, or last, in a run of messages by one author. */
      opens: boolean;
      closes: boolean;
      /** The time stands below it: last in a run of messages by both. */
      isTimed: boolean;
      /** Which help lines stand beside it: the short ones if all were shown within a day. */
      notice: 'whole' | 'short' | null;
    };

export type ListItem = ChatItem | { kind: 'reply'; key: string; message: Message; opens: boolean };

const PAUSE_MS = 5 * 60 * 1000;

const DAY_MS = 24 * 60 * 60 * 1000;

const days = new WeakMap<Message, string>();

/** Cached, since a long history asks for thousands of them with every new message. */
const dayOf = (message: Message): string => {
  const known = days.get(message);
  if (known !== undefined) return known;
  const day = new Date(message.createdAt).toDateString();
  days.set(message, day);
  return day;
};

const isSoonAfter = (a: Message, b: Message): boolean =>
  dayOf(a) === dayOf(b) && Date.parse(b.createdAt) - Date.parse(a.createdAt) < PAUSE_MS;

const isOneBreath = (a: Message, b: Message): boolean => a.author === b.author && isSoonAfter(a, b);

/** A message keeps one key before and after the server has it, and so do its versions. */
export const rowKeyOf = ({ clientId, id }: Message, places: Places = {}): string =>
  clientId ?? placeOf(places, id);

type Entry = { message: Message; outboxMessage: OutboxMessageRef | null };

/** An outbox message comes last, dated no earlier than the message before it. */
const unsent = (outboxMessage: OutboxMessageRef, last: Message | undefined): Entry => {
  const { clientId, chatId, text, writtenAt, quote } =
    outboxMessage.getSnapshot().context.outboxMessage;
  const earliest = last === undefined ? writtenAt : Date.parse(last.createdAt);
  const message: Message = {
    id: clientId,
    chatId,
    seq: Number.POSITIVE_INFINITY,
    author: 'user',
    kind: 'text',
    text,
    imageUrl: null,
    createdAt: new Date(Math.max(writtenAt, earliest)).toISOString(),
    clientId,
    state: 'complete',
    version: 1,
    versions: 1,
    isEdited: false,
    quote: quote && sentQuote(quote),
  };
  return { message, outboxMessage };
};

/**
 * Rows for messages in the chat's order and for outbox messages: a line before each new day, runs
 * by author.
 */
export function chatItems(
  messages: readonly Message[],
  outboxMessages: readonly OutboxMessageRef[] = [],
  places: Places = {},
): readonly ChatItem[] {
  const entries: readonly Entry[] = [
    ...messages.map((message) => ({ message, outboxMessage: null })),
    ...outboxMessages.map((ref) => unsent(ref, messages.at(-1))),
  ];
  const taken = new Set(
    outboxMessages.length === 0 ? [] : messages.map(({ clientId }) => clientId),
  );
  let toldAt = -Infinity;
  const noticeOf = ({ notice, createdAt }: Message) => {
    const at = Date.parse(createdAt);
    if (notice === undefined) return null;
    if (at - toldAt < DAY_MS) return 'short';
    toldAt = at;
    return 'whole';
  };
  return entries.flatMap((entry, index): ChatItem[] => {
    const { message } = entry;
    const before = entries[index - 1]?.message;
    const after = entries[index + 1]?.message;
    const key = rowKeyOf(message, places);
    const row: ChatItem = {
      kind: 'message',
      // After a conflict (fault row C3) two messages share the id.
      key: entry.outboxMessage !== null && taken.has(key) ? `unsent-${key}` : key,
      ...entry,
      opens: before === undefined || !isOneBreath(before, message),
      closes: after === undefined || !isOneBreath(message, after),
      isTimed: after === undefined || !isSoonAfter(message, after),
      notice: noticeOf(message),
    };
    return before !== undefined && dayOf(before) === dayOf(message)
      ? [row]
      : [{ kind: 'day', key: `day-${message.id}`, date: message.createdAt }, row];
  });
}

/** The rows, with the reply under way in its place. */
export function withReply(
  items: readonly ChatItem[],
  reply: Message | null,
  places: Places = {},
): readonly ListItem[] {
  if (reply === null) return items;
  const at = replyIndex(items, reply.seq);
  const before = items[at - 1];
  const opens = before?.kind !== 'message' || before.message.author === 'user';
  // The time goes as the reply begins, so that nothing moves when it is complete.
  const untimed = before?.kind === 'message' ? [{ ...before, isTimed: false }] : [];
  return [
    ...items.slice(0, at - untimed.length),
    ...untimed,
    { kind: 'reply', key: placeOf(places, reply.id), message: reply, opens },
    ...items.slice(at),
  ];
}

/** Where the reply under way belongs: after the rows that were written before it. */
export function replyIndex(items: readonly ChatItem[], replySeq: number | null): number {
  if (replySeq === null) return items.length;
  const after = items.findIndex((item) => item.kind === 'message' && item.message.seq > replySeq);
  return after < 0 ? items.length : after;
}

/** How many of the character's messages came after this sequence number. */
export function newSince(messages: readonly Message[], seq: number): number {
  const before = messages.findLastIndex((message) => message.seq <= seq);
  return messages.slice(before + 1).filter(({ author }) => author === 'bot').length;
}

/** The last day that begins above a row; null if none does. */
export function dateAbove(items: readonly ListItem[], rowKey: string | null): string | null {
  if (rowKey === null) return null;
  let at = items.findIndex(({ key }) => key === rowKey);
  while (at > 0) {
    at -= 1;
    const item = items[at];
    if (item?.kind === 'day') return item.date;
  }
  return null;
}
