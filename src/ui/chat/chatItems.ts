import type { Message } from '../../machines/conversation/message';

/** What the list shows, one entry a row: a flat list that a virtualiser can take as it is. */
export type ChatItem =
  | { kind: 'day'; key: string; date: string }
  | {
      kind: 'message';
      key: string;
      message: Message;
      /** The first, or the last, of one author's messages in a row. */
      opens: boolean;
      closes: boolean;
    };

const PAUSE_MS = 10 * 60 * 1000;

const dayOf = (message: Message): string => new Date(message.createdAt).toDateString();

const isOneBreath = (a: Message, b: Message): boolean =>
  a.author === b.author &&
  dayOf(a) === dayOf(b) &&
  Date.parse(b.createdAt) - Date.parse(a.createdAt) < PAUSE_MS;

/** Rows for messages in the chat's order: a light line before each new day, runs by author. */
export function chatItems(messages: readonly Message[]): readonly ChatItem[] {
  return messages.flatMap((message, index): ChatItem[] => {
    const before = messages[index - 1];
    const after = messages[index + 1];
    const row: ChatItem = {
      kind: 'message',
      key: message.clientId ?? message.id,
      message,
      opens: before === undefined || !isOneBreath(before, message),
      closes: after === undefined || !isOneBreath(message, after),
    };
    return before !== undefined && dayOf(before) === dayOf(message)
      ? [row]
      : [{ kind: 'day', key: `day-${message.id}`, date: message.createdAt }, row];
  });
}

/** Where the reply under way belongs: after the rows that were written before it. */
export function replyIndex(items: readonly ChatItem[], replySeq: number | null): number {
  if (replySeq === null) return items.length;
  const after = items.findIndex((item) => item.kind === 'message' && item.message.seq > replySeq);
  return after < 0 ? items.length : after;
}
