import { isLow } from './memory';
import type { Memory } from './memory';
import { said } from './said';
import type { Opening } from './said';
import type { Scene } from './scene';

/** "And what do I say to her?" has at most so many words. */
const LONGEST_SEQUEL = 8;

/** What it is about was said in one of so many messages before. */
const MOST_BEFORE = 3;

/** Advice that is found by the mere mention of a person. */
const OF_PERSONS: ReadonlySet<string> = new Set(['friend', 'family']);

/** Whether lines were written for what the message asks advice on. */
export const isOnAdvice = ({ memory, pack }: Scene): boolean =>
  pack.advice.named(memory.saidNow).length > 0;

/** Words on what the message asks advice for, or else on what the one before it was about. */
export function counsel({ memory, pack, register, voice }: Scene): Opening | null {
  const { saidLately, saidNow, self } = memory;
  const forms = pack.adviceForms.named(saidNow);
  const isAsked =
    self.moves.has('advice') ||
    self.moves.has('howTo') ||
    forms.some(({ key }) => key !== 'either');
  const isOfMe =
    self.subjects[0] === 'wish' ||
    (self.moves.has('would') && self.subjects.length > 0 && !self.moves.has('advice'));
  if (!isAsked || isOfMe) return null;
  const isForm = (form: string) => forms.some(({ key }) => key === form);
  const own = pack.advice.named(saidNow);
  // "Any tips for …" names what it is on.
  const goesOn = memory.length <= LONGEST_SEQUEL && !isForm('tips');
  const before = goesOn ? saidLately.slice(0, MOST_BEFORE) : [];
  const goneOn = before.flatMap((text) => pack.advice.named(text));
  const isParticular = ({ key }: { key: string }) => !OF_PERSONS.has(key);
  const found = [
    ...(isForm('wrong') ? forms : []),
    ...[...own, ...goneOn].filter(isParticular),
    // Whom it is told to says less than that it is to be told.
    ...(isForm('tell') ? forms : []),
    ...own,
    ...forms,
    ...goneOn,
  ];
  for (const { key, said: lines } of found) {
    const line = voice.pick(`advice/${key}`, lines);
    // After hard news no manner is put on.
    const lead = memory.hardNews === null ? voice.pick('counsel', register.counsel) : null;
    if (line !== null) return said('none', lead, line);
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

/** A message about its moment, or a small request, has at most so many words; fewer where it tells of more. */
const LONGEST_MOMENT = 12;
const LONGEST_BESIDE = 6;

const isWeary = ({ reading: { feeling } }: Memory) => feeling === 'tired' || feeling === 'bored';

/** "Good morning", "on my way to work". */
export function moment({ character, memory, pack, voice }: Scene): Opening | null {
  const tellsMore = memory.news.some(({ kind }) => kind !== 'mood' && kind !== 'person');
  const isTrouble = pack.advice.troubled(memory.saidNow).length > 0;
  if (
    memory.length >
      (pack.mentioned.named(memory.saidNow).length > 0 ? LONGEST_BESIDE : LONGEST_MOMENT) ||
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
