import type { ReplyCharacter } from '../replyCharacter';
import type { LanguagePack, Register } from './languagePack';
import type { Memory } from './memory';
import type { Voice } from './voice';

/** All that one reply is made of. */
export type Scene = {
  character: ReplyCharacter;
  memory: Memory;
  pack: LanguagePack;
  register: Register;
  voice: Voice;
  /** Settles every choice that is the character's own. */
  seed: string;
};
