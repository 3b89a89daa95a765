import type { Locale } from '../../../common/locales';
import type { ReplyCharacter } from '../replyCharacter';
import { hash } from './hash';
import type { LanguagePack, Register } from './languagePack';
import type { Evening } from './eveningTurn';
import type { Memory } from './memory';
import type { Return } from './returning/returning';
import type { Voice } from './voice';

/** All that one reply is made of. */
export type Scene = {
  character: ReplyCharacter;
  memory: Memory;
  /** What is kept of the user from all chats, the latest first. */
  notes: readonly string[];
  pack: LanguagePack;
  register: Register;
  voice: Voice;
  /** That the character is an AI, to a user who asks; else null. */
  honesty: string | null;
  /** What may be said for what the user likes. */
  liked: readonly string[];
  /** Welcomes that the user's gender is in. */
  welcomes: readonly string[];
  /** How the user comes back to the chat. */
  comeback: Return;
  /** What may be said to somebody who comes back after days. */
  again: readonly string[];
  /** The evening that the message is part of. */
  evening: Evening | null;
  /** What is said in the game that the message begins or plays on with. */
  game: string | null;
  locale: Locale;
  /** Settles every choice that is the character's own. */
  seed: string;
};

const TURNS_BETWEEN_LIKED = 4;

/** Whether something that the user likes company to say is due. */
export const isLikedDue = ({ liked, memory, seed }: Scene): boolean =>
  liked.length > 0 && (memory.turn + hash(seed, 'liked')) % TURNS_BETWEEN_LIKED === 0;
