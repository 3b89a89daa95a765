import type { Bot } from '../catalogue/bot';

/**
 * spec 3: Text = 1, Image = 2, BlurImage = 3; Processed (9999) is the reply under way. A call (4) has
 * no words.
 */
export type MessageKind = 'text' | 'image' | 'blurImage' | 'call' | 'processed';

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
  /** `refused`: a text that was found to describe a minor after it was sent. */
  state: 'complete' | 'streaming' | 'stopped' | 'failed' | 'refused';
  /** Which version of a reply this is, and how many there are; each has an id of its own. */
  version: number;
  versions: number;
  /** It was sent in the place of an earlier text. */
  isEdited: boolean;
  /** It speaks of self-harm, and the lines that help stand beside it. */
  notice?: 'crisis' | undefined;
  /** How long a call was. */
  seconds?: number | undefined;
};

export type ChatSummary = {
  id: string;
  bot: Bot;
  lastMessage: Message | null;
  unread: number;
  isPinned: boolean;
  /** Scripted replies come from a built-in character, not from a language model. */
  replies: 'scripted' | 'model';
  /** ISO 8601. */
  updatedAt: string;
};

/** Messages in the chat's order, and the cursors that lead on in both directions. */
export type HistoryPage = {
  messages: readonly Message[];
  older: string | null;
  newer: string | null;
  /** When it was what the server said, in milliseconds since 1970, if this device kept it. */
  keptAt?: number | undefined;
};

/** The place up to which these go. */
export const lastSeqOf = (messages: readonly Message[]): number => messages.at(-1)?.seq ?? 0;

/** Whether a message has its place among these, or beside them where nothing is left out. */
export const belongs = ({ messages, older, newer }: HistoryPage, { id, seq }: Message): boolean => {
  const isAfterFirst = older === null || seq > (messages[0]?.seq ?? Infinity);
  const isBeforeLast = newer === null || seq < (messages.at(-1)?.seq ?? -Infinity);
  return (isAfterFirst && isBeforeLast) || messages.some((message) => message.id === id);
};

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
