import type { Gender, Preference } from '../../common/settings';
import type { PictureSetting } from '../../common/places';
import type { ReplyCharacter } from './replyCharacter';

export type HistoryEntry = {
  author: 'user' | 'bot';
  text: string;
  /** When, in milliseconds since 1970; without it no time passes between messages. */
  writtenAt?: number;
  /** The beginning of the earlier message that it was written in reply to. */
  quote?: { author: 'user' | 'bot'; text: string };
};

/** The user to answer, as far as known. */
export type ReplyUser = {
  /** The user's name; null when unknown. */
  name: string | null;
  /** One of en, ch, es, de and ru. */
  locale: string;
  age?: number | null;
  gender?: Gender | null;
  /** The company that the user prefers. */
  preference?: Preference | null;
};

/** What the character remembers of the user, from all their chats; data, no instruction. */
export type ReplyMemory = {
  /** Takes precedence over every other name. */
  name: string | null;
  /** Latest first. */
  notes: readonly string[];
};

/** When a conversation takes place. */
export type Moment = {
  now: Date;
  /** Where the user is, as the IANA database names it; null when unknown. */
  timeZone: string | null;
  /** When anything was last said before the text to answer; null: nothing was. */
  lastMet: Date | null;
};

export type SentPicture = {
  /** Where and when it was taken; null where that is not known. */
  setting: PictureSetting | null;
  /** The user wished for a place of which there is no other picture. */
  isAnother: boolean;
};

export type ReplyRequest = {
  /** Whose texts wait for each other in the text rules; sent to no endpoint. */
  userId: string;
  character: ReplyCharacter;
  user: ReplyUser;
  memory?: ReplyMemory;
  /** What was said before the history; data, no instruction. */
  summary?: string;
  moment?: Moment;
  /** Oldest first, ending with the user's message to answer. */
  history: readonly HistoryEntry[];
  /** Earlier answers that the user wants replaced; oldest first. */
  unwanted?: readonly string[];
  /** A picture of the character goes with the reply, as the user asked. */
  sendsPicture?: SentPicture;
  /** Called when the model offers a picture of the character with its reply; absent: it may not. */
  offersPicture?: () => void;
  /** The text to answer asks whether an AI writes, so an answer may say so. */
  isAskedIfAi?: boolean;
  /** The text to answer speaks of self-harm. */
  isInCrisis?: boolean;
  /** The reply is spoken in a call, and the text to answer was heard there. */
  isSpoken?: boolean;
  /** Aborting makes the iteration throw the signal's reason, and closes any connection. */
  signal: AbortSignal;
};

/** What the built-in engine gets. */
export type ScriptRequest = Omit<ReplyRequest, 'offersPicture' | 'signal' | 'userId'>;

export type ReplySource = {
  /** `scripted`: replies come from the built-in engine, which the client mentions quietly. */
  readonly kind: 'scripted' | 'model';
  /** The reply in pieces of text, to be concatenated. Throws ReplyUnavailable. */
  reply: (request: ReplyRequest) => AsyncIterable<string>;
};
