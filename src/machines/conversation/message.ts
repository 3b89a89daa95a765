import type { Bot } from '../catalogue/bot';

/** spec 3: Text = 1, Image = 2, BlurImage = 3; Processed (9999) is the reply under way. */
export type MessageKind = 'text' | 'image' | 'blurImage' | 'processed';

export type Message = {
  id: string;
  chatId: string;
  /** Place in the chat, ascending. */
  seq: number;
  author: 'user' | 'bot';
  kind: MessageKind;
  text: string;
  imageUrl: string | null;
  /** ISO 8601. */
  createdAt: string;
  clientId: string | null;
  state: 'complete' | 'streaming' | 'stopped' | 'failed';
};

export type ChatSummary = {
  id: string;
  bot: Bot;
  lastMessage: Message | null;
  unread: number;
  /** Scripted replies come from a built-in character, not from a language model. */
  replies: 'scripted' | 'model';
  /** ISO 8601. */
  updatedAt: string;
};

export type HistoryPage = { messages: readonly Message[]; older: string | null };

/** Adds or replaces messages by id and keeps the chat's order; what is known already stays. */
export const mergeMessages = (
  known: readonly Message[],
  more: readonly Message[],
): readonly Message[] => {
  const last = known.at(-1);
  const [first] = more;
  if (more.length === 0) return known;
  if (more.length === 1 && first !== undefined && (last === undefined || first.seq > last.seq))
    return [...known, first];
  const byId = new Map(known.map((message) => [message.id, message]));
  for (const message of more) byId.set(message.id, message);
  return [...byId.values()].sort((a, b) => a.seq - b.seq);
};

/** The reply that is being written now. */
export type Reply = { messageId: string; seq: number; text: string };

/** A history page split into what is finished and the reply that is still being written. */
export const splitReply = (
  messages: readonly Message[],
): { finished: readonly Message[]; reply: Reply | null } => {
  const running = messages.findLast(({ state }) => state === 'streaming');
  return {
    finished: messages.filter(({ state }) => state !== 'streaming'),
    reply: running ? { messageId: running.id, seq: running.seq, text: running.text } : null,
  };
};

/**
 * Adds a piece to a reply. Pieces may come twice or overlap; null means that one is missing
 * before this one.
 */
export const withDelta = (
  reply: Reply | null,
  delta: { messageId: string; offset: number; text: string },
): Reply | null => {
  if (reply === null || reply.messageId !== delta.messageId) return null;
  if (delta.offset > reply.text.length) return null;
  const known = reply.text.length - delta.offset;
  return known >= delta.text.length
    ? reply
    : { ...reply, text: reply.text + delta.text.slice(known) };
};
