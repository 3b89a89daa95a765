import { readNotes, isKept } from '../memory/readNotes';
import { checkText } from '../moderation/checkText';
import { speaksOfSelfHarm } from '../moderation/selfHarm/speaksOfSelfHarm';
import { monologue } from '../replies/scripted/monologue';
import { asksForPicture } from '../replies/scripted/pictures';
import { writeReply } from '../replies/scripted/writeReply';

/** All that reads a text by rules. What it is given and what it answers can be sent to a worker. */
export const readers = {
  check: checkText,
  findsSelfHarm: speaksOfSelfHarm,
  readNotes,
  isKept,
  asksForPicture,
  writeReply,
  monologue,
};

export type Readers = typeof readers;
