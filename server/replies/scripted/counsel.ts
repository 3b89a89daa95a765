import { isLow } from './memory';
import type { Memory } from './memory';
import { said } from './said';
import type { Opening } from './said';
import type { Scene } from './scene';

/** "And what do I say to her?" has at most so many words. */
const LONGEST_SEQUEL = 8;

/** Words on what the message asks advice for, or else on what the one before it was about. */
export function counsel({ memory, pack, register, voice }: Scene): Opening | null {
  const { reading, saidBefore, saidNow, self } = memory;
  const isAsked =
    reading.acts.has('askAdvice') || self.moves.has('advice') || self.moves.has('howTo');
  const isOfMe =
    self.subjects[0] === 'wish' ||
    (self.moves.has('would') && self.subjects.length > 0 && !self.moves.has('advice'));
  if (!isAsked || isOfMe) return null;
  const goesOn =
    memory.length <= LONGEST_SEQUEL && (reading.acts.has('question') || self.moves.has('wh'));
  const found = [...pack.advice.named(saidNow), ...(goesOn ? pack.advice.named(saidBefore) : [])];
  for (const { key, said: lines } of found) {
    const line = voice.pick(`advice/${key}`, lines);
    if (line !== null) return said('none', voice.pick('counsel', register.counsel), line);
  }
  return null;
}

/** The same for a trouble that is only told. */
export function trouble({ memory, pack, register, voice }: Scene): Opening | null {
  const [first] = pack.advice.troubled(memory.saidNow);
  const line = first === undefined ? null : voice.pick(`advice/${first.key}`, first.said);
  if (line === null) return null;
  return said('gentle', isLow(memory) ? voice.pick('sorry', register.sorry) : null, line);
}

/** A message about its moment, or a small request, has at most so many words. */
const LONGEST_MOMENT = 12;

const isWeary = ({ reading: { feeling } }: Memory) => feeling === 'tired' || feeling === 'bored';

/** "Good morning", "on my way to work". */
export function moment({ character, memory, pack, voice }: Scene): Opening | null {
  const tellsMore = memory.news.some(({ kind }) => kind !== 'mood' && kind !== 'person');
  const isTrouble = pack.advice.troubled(memory.saidNow).length > 0;
  if (
    memory.length > LONGEST_MOMENT ||
    tellsMore ||
    isTrouble ||
    (isLow(memory) && !isWeary(memory))
  )
    return null;
  const [first] = pack.moments.named(memory.saidNow);
  if (first === undefined) return null;
  const slots = { self: character.texts.name };
  return said('none', voice.pick(`moment/${first.key}`, first.said, slots));
}
