import type { Act } from './languagePack';
import { said } from './said';
import type { Opening } from './said';
import type { Scene } from './scene';

/** How much is said at once of what is remembered. */
const MOST_NOTES = 6;

/** A line that takes a whole sentence of the user's. */
const isBare = (line: string) => /[:：] ?\{summary\}/.test(line);

/** A fact that the user asks for, as it was told; null where the memories may know more. */
function askedFact({ memory, notes, pack, voice }: Scene): Opening | null {
  const { asked, facts, news, toldBefore } = memory;
  if (asked.kinds.length === 0 && toldBefore === null) return null;
  const { knows, unknown } = pack.common;
  const spokenOf = asked.isOfThem
    ? facts.filter(({ turn }) => turn === toldBefore?.turn)
    : [...facts, ...news];
  const quote = toldBefore === null ? null : pack.quoted(toldBefore.text);
  const told = spokenOf.filter(
    ({ kind, value, called }) =>
      asked.kinds.includes(kind) && (called === undefined || called !== value || quote === null),
  );
  const summary = told.length > 0 ? pack.summary(told) : quote;
  if (summary !== null) {
    const fits = told.length > 0 ? () => true : isBare;
    const line = voice.pick('knows', knows, { summary }, fits);
    // Asked time and again, it is told plainly rather than not at all.
    return said('none', line ?? pack.capitalized(`${summary}${pack.fullStop}`));
  }
  if (notes.length > 0) return null;
  return said('none', voice.pick('unknown', unknown) ?? voice.oldest(unknown));
}

/** What the character knows of the user, when it is asked for that. */
export function recalled(scene: Scene): Opening | null {
  const { memory, notes, pack, voice } = scene;
  const { common } = pack;
  const isAsked = (act: Act) => memory.reading.acts.has(act);
  if (isAsked('askMyName'))
    return memory.name === null
      ? said('none', voice.pick('nameUnknown', common.yourNameUnknown))
      : said('none', voice.pick('yourName', common.yourName, { name: memory.name }));
  const own = askedFact(scene);
  if (own !== null) return own;
  if (!isAsked('askMemory') && memory.asked.kinds.length === 0) return null;
  const kept = notes.slice(0, MOST_NOTES).map((note) => note.replace(/[.!?。！？]{1,20}$/u, ''));
  if (kept.length > 0)
    return said('none', voice.pick('memory', common.memory, { summary: kept.join('; ') }));
  const known = [...memory.facts, ...memory.news].filter(({ kind }) => kind !== 'mood');
  const named = known.some(({ kind }) => kind === 'name') || memory.name === null;
  const all = named ? known : [{ kind: 'name' as const, value: memory.name ?? '' }, ...known];
  const summary = pack.summary(all);
  return summary === ''
    ? said('question', voice.pick('noMemory', common.noMemory))
    : said('none', voice.pick('memory', common.memory, { summary }));
}
