import type { Act, FactKind } from './languagePack';
import { relatedness } from './relatedness';
import { said } from './said';
import type { Opening } from './said';
import type { Scene } from './scene';
import { isAskedFor } from './told/told';

/** How much is said at once of what is remembered. */
const MOST_NOTES = 6;
/** How much of it answers one question. */
const MOST_NEAR = 2;

/** A line that takes a whole sentence of the user's. */
const isBare = (line: string) => /[:：] ?\{summary\}/.test(line);

/** Tells what was asked for, plainly where every line for it was said lately. */
function tells({ pack, voice }: Scene, summary: string, isQuote = false): Opening | null {
  const fits = isQuote ? isBare : () => true;
  const line = voice.pick('knows', pack.common.knows, { summary }, fits);
  return said('none', line ?? pack.capitalized(`${summary}${pack.fullStop}`));
}

const unended = (note: string) => note.replace(/[.!?。！？]{1,20}$/u, '');

/** What is kept of other chats, and has to do with the question. */
function notesOn({ memory, notes, pack }: Scene): string[] {
  const words = memory.reading.words.filter((word) => !pack.told.weightless.test(word));
  const { related = relatedness } = pack;
  return notes
    .filter((note) => related(note, words, pack) > 0)
    .slice(0, MOST_NEAR)
    .map(unended);
}

/** A fact that the user asks for, as it was told; null where the memories may know more. */
function askedFact(scene: Scene): Opening | null {
  const { memory, notes, pack, voice } = scene;
  const { asked, asksBack, facts, news, reading, toldBefore } = memory;
  if (asked.kinds.length === 0 && asksBack === null && toldBefore === null) return null;
  const { unknown } = pack.common;
  const isPlain = asked.kinds.length > 0 || isAskedFor(memory.saidNow, pack);
  if (memory.asksAll && (!isPlain || !reading.acts.has('askMemory'))) return null;
  if (toldBefore?.isSure === true) return tells(scene, toldBefore.summary, toldBefore.isQuote);
  const isOfPlan = asked.kinds.includes('plan') && toldBefore?.isQuote === false;
  if (isOfPlan) return tells(scene, toldBefore.summary);
  const told = [...facts, ...news].filter(({ kind }) => asked.kinds.includes(kind));
  const summary = pack.summary(told);
  if (summary !== '') return tells(scene, summary);
  if (toldBefore !== null) return tells(scene, toldBefore.summary, toldBefore.isQuote);
  if (!isPlain) return null;
  if (notes.length > 0) {
    const near = notesOn(scene);
    return near.length > 0 ? tells(scene, near.join('; ')) : null;
  }
  return said('none', voice.pick('unknown', unknown) ?? voice.oldest(unknown));
}

const isBeing = (kind: FactKind) => kind === 'pet' || kind === 'person';
const lastWord = (text: string) => (text.split(' ').at(-1) ?? text).toLowerCase();

/** All that was told, what was read as facts filling up what the statements leave out. */
function knownOf({ memory, pack }: Scene): string {
  const { allTold, facts, name, news } = memory;
  const told = allTold.join(' ').toLowerCase();
  const known = [...facts, ...news].filter(({ kind }) => kind !== 'mood');
  const rest = known.filter(
    ({ called, kind, value }) =>
      kind !== 'name' && !told.includes(lastWord(isBeing(kind) ? (called ?? value) : value)),
  );
  const clauses = [
    name === null ? '' : pack.summary([{ kind: 'name', value: name }]),
    ...allTold,
    pack.summary(rest),
  ];
  return pack.told.joined(clauses.filter((clause) => clause !== ''));
}

/** What the character knows of the user, when it is asked for that. */
export function recalled(scene: Scene): Opening | null {
  const { memory, notes, pack, voice } = scene;
  const { common } = pack;
  const isAsked = (act: Act) => memory.reading.acts.has(act);
  if (isAsked('askMyName') || memory.asksBack === 'name')
    return memory.name === null
      ? said('none', voice.pick('nameUnknown', common.yourNameUnknown))
      : said('none', voice.pick('yourName', common.yourName, { name: memory.name }));
  const own = askedFact(scene);
  if (own !== null) return own;
  if (!memory.asksAll && memory.asked.kinds.length === 0) return null;
  const kept = notes.slice(0, MOST_NOTES).map(unended);
  if (kept.length > 0)
    return said('none', voice.pick('memory', common.memory, { summary: kept.join('; ') }));
  const summary = knownOf(scene);
  return summary === ''
    ? said('question', voice.pick('noMemory', common.noMemory))
    : said('none', voice.pick('memory', common.memory, { summary }));
}
