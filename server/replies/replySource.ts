import type { Preference } from '../characters/preference';
import type { Gender } from '../seed/character';
import type { ReplyCharacter } from './replyCharacter';

export type HistoryEntry = { author: 'user' | 'bot'; text: string };

/** Who is answered, as far as it was told. */
export type ReplyUser = {
  /** What the user is called; null when unknown. */
  name: string | null;
  /** One of en, ch, es, de and ru. */
  locale: string;
  age?: number | null;
  gender?: Gender | null;
  /** The company that the user likes. */
  preference?: Preference | null;
};

/** What the character remembers of the user, from all chats with them; data, never an instruction. */
export type ReplyMemory = {
  /** Goes before every other name. */
  name: string | null;
  /** The latest first. */
  notes: readonly string[];
};

export type ReplyRequest = {
  /** Whose turn it is to be read for; told to no endpoint. */
  userId: string;
  character: ReplyCharacter;
  user: ReplyUser;
  memory?: ReplyMemory;
  /** Oldest first, ending with the user's message that is to be answered. */
  history: readonly HistoryEntry[];
  /** What was answered before and is to be answered anew; the oldest first. */
  unwanted?: readonly string[];
  /** A picture of the character goes with the reply, and is what was asked for. */
  sendsPicture?: boolean;
  /** What is to be answered speaks of self-harm. */
  isInCrisis?: boolean;
  /** It is said in a call, and what is to be answered was heard there. */
  isSpoken?: boolean;
  /** Aborting ends the iteration by throwing the signal's reason, and closes any connection. */
  signal: AbortSignal;
};

/** What the built-in engine is told. */
export type ScriptRequest = Omit<ReplyRequest, 'signal' | 'userId'>;

export type ReplySource = {
  /** Scripted replies come from the built-in engine, and the client says so quietly. */
  readonly kind: 'scripted' | 'model';
  /** The reply in pieces of text, to be joined as they are. Throws ReplyUnavailable. */
  reply: (request: ReplyRequest) => AsyncIterable<string>;
};
