import { said } from './said';
import type { Opening } from './said';
import type { Scene } from './scene';
import { TOLD } from './voice';

/** An answer to a riddle has at most so many words. */
const LONGEST_ANSWER = 9;

/** Answers what the user said to the riddle that the character just asked. */
function answered(of: Scene): Opening | null {
  const { memory, pack, voice } = of;
  const { play } = pack.common;
  const last = memory.said.at(-1) ?? [];
  const open = pack.riddles.find(({ asks }) => last.includes(asks));
  const { acts } = memory.reading;
  const isElse = acts.has('goodbye') || memory.self.moves.has('advice') || memory.news.length > 0;
  if (open === undefined || isElse || memory.length > LONGEST_ANSWER) return null;
  const guess = memory.saidNow.toLowerCase();
  const gaveUp =
    memory.self.moves.has('givesUp') ||
    acts.has('shrug') ||
    acts.has('no') ||
    memory.self.moves.has('wh');
  const kind = open.words.some((word) => guess.includes(word))
    ? 'right'
    : gaveUp
      ? 'reveal'
      : 'wrong';
  return said('none', voice.pick(kind, play[kind], { answer: open.answer }));
}

/** Hears the answer to the riddle that the user just asked. */
function solved({ memory, pack, voice }: Scene): Opening | null {
  const { theirRiddle, solved: lines } = pack.common.play;
  const last = memory.said.at(-1) ?? [];
  const isTold = theirRiddle.some((line) => pack.sentences(line).every((s) => last.includes(s)));
  if (!isTold || memory.reading.acts.has('question') || memory.length > LONGEST_ANSWER) return null;
  return said('none', voice.pick('solved', lines));
}

/** Asks a riddle and tells its answer; hears one of the user's. */
export function riddle(of: Scene): Opening | null {
  const { memory, pack, voice } = of;
  const { moves } = memory.self;
  if (moves.has('theirRiddle'))
    return said('none', voice.pick('theirRiddle', pack.common.play.theirRiddle));
  if (!moves.has('riddle')) return answered(of) ?? solved(of);
  const asks = pack.riddles.map((one) => one.asks);
  return said('none', voice.pick(TOLD, asks));
}
