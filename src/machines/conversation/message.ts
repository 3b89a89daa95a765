import { recordKinds } from '../../../common/messageKinds';
import type { MessageKind, Reaction } from '../../../common/contract';
import type { PictureSetting } from '../../../common/places';
import type { Character } from '../catalogue/character';
import type { Quote } from './quote';

export type Message = {
  id: string;
  chatId: string;
  /** Place in the chat, ascending. */
  seq: number;
  author: 'user' | 'bot';
  kind: MessageKind;
  text: string;
  imageUrl: string | null;
  /** Where its clear picture is set. */
  setting?: PictureSetting | undefined;
  /** ISO 8601. */
  createdAt: string;
  clientId: string | null;
  /** `refused`: a text that was found to describe a minor after it was sent. */
  state: 'complete' | 'streaming' | 'stopped' | 'failed' | 'refused';
  /** Which version of a reply this is, and how many there are; each has an id of its own. */
  version: number;
  versions: number;
  /** It replaced an earlier text. */
  isEdited: boolean;
  /** The text is about self-harm, so helplines are shown beside it. */
  notice?: 'crisis' | undefined;
  /** How long a call lasted. */
  seconds?: number | undefined;
  /** The user's reaction to it. */
  reaction?: Reaction | undefined;
  /** What it was written in reply to. */
  quote?: Quote | undefined;
};

export type ChatSummary = {
  id: string;
  character: Character;
  lastMessage: Message | null;
  unread: number;
  isPinned: boolean;
  /** Scripted replies come from a built-in character, not from a language model. */
  replies: 'scripted' | 'model';
  /** ISO 8601. */
  updatedAt: string;
};

/** Messages in the chat's order, and the cursors to the pages before and after them. */
export type HistoryPage = {
  messages: readonly Message[];
  older: string | null;
  newer: string | null;
  /** When the server sent it, in milliseconds since 1970, if this device kept it. */
  cachedAt?: number | undefined;
};

/** Whether it only records something that happened, such as a call. */
export const isRecord = ({ kind }: Message): boolean => recordKinds.includes(kind);

/** The place of the last one of these messages. */
export const lastSeqOf = (messages: readonly Message[]): number => messages.at(-1)?.seq ?? 0;

/** Whether a message belongs among these, or next to them where nothing is left out. */
export const belongs = ({ messages, older, newer }: HistoryPage, { id, seq }: Message): boolean => {
  const isAfterFirst = older === null || seq > (messages[0]?.seq ?? Infinity);
  const isBeforeLast = newer === null || seq < (messages.at(-1)?.seq ?? -Infinity);
  return (isAfterFirst && isBeforeLast) || messages.some((message) => message.id === id);
};

/** Adds or replaces messages by id, in the chat's order; other known messages stay. */
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
