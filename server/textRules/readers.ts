import { isKept, readNotes } from '../memory/readNotes';
import { checkText } from '../moderation/checkText';
import { speaksOfSelfHarm } from '../moderation/selfHarm/speaksOfSelfHarm';
import { asksIfAi } from '../replies/asksIfAi/asksIfAi';
import { monologue } from '../replies/scripted/monologue';
import { asksForPicture } from '../replies/scripted/pictures';
import { writeReply } from '../replies/scripted/writeReply';

const all = {
  check: checkText,
  findsSelfHarm: speaksOfSelfHarm,
  readNotes,
  isKept,
  asksForPicture,
  asksIfAi,
  writeReply,
  monologue,
};

export type ReaderName = keyof typeof all;
export type Given = { [N in ReaderName]: Parameters<(typeof all)[N]> };
export type Found = { [N in ReaderName]: ReturnType<(typeof all)[N]> };

/** Everything that reads a text by rules. Inputs and results can be sent to a worker. */
const readers: { [N in ReaderName]: (...given: Given[N]) => Found[N] } = all;

export type Task<N extends ReaderName = ReaderName> = { name: N; given: Given[N] };

export const runTask = <N extends ReaderName>({ name, given }: Task<N>): Found[N] =>
  readers[name](...given);
