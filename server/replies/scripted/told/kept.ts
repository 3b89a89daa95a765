import { hardNewsIn } from '../../hardNews/hardNews';
import type { LanguagePack } from '../languagePack';
import { clausesOf, type Clause } from './clauses';
import { turnedAll } from './turned';

/** Something told that is worth being kept for long, in the character's words. */
export type Kept = {
  about: 'birthday' | 'diet' | 'people';
  text: string;
  names: readonly string[];
};

/** Whether a sentence says so of somebody else: "my boyfriend is called A-Jie, is a programmer". */
export function isOfOthers(sentence: string, value: string, pack: LanguagePack): boolean {
  const holds = entriesOf(sentence, pack).filter(({ text }) => text.includes(value));
  return holds.length > 0 && holds.every(({ isOfOther }) => isOfOther);
}

/** A day of a month; "soon" is not worth keeping. */
const DAY = /\d|[一二三四五六七八九十]月/u;

const entry = (text: string) => ({ author: 'user' as const, text });
const entriesOf = (sentence: string, pack: LanguagePack) =>
  clausesOf([entry(sentence), entry('')], pack);

/** Typed small, one word behind "my boss is" is no name: "annoying". */
const isNamed = ({ names, text }: Clause, { told }: LanguagePack) =>
  names.length > 1 || (names.length > 0 && told.sought.name.told.test(text));

function aboutOf(clause: Clause, pack: LanguagePack): Kept['about'] | null {
  const { beings, isOfOther, text, topics } = clause;
  if (topics.has('birthday') && !isOfOther) return DAY.test(text) ? 'birthday' : null;
  if (topics.has('diet') && !isOfOther) return 'diet';
  return beings.size > 0 && isNamed(clause, pack) ? 'people' : null;
}

/** What a sentence tells of a birthday, of what its writer may not eat, and of their people by name. */
export function keptOf(sentence: string, pack: LanguagePack): Kept[] {
  const clauses = entriesOf(sentence, pack);
  return clauses.flatMap((clause) => {
    const about = hardNewsIn(clause.text) === 'death' ? null : aboutOf(clause, pack);
    const names = about === 'people' ? clauses : [];
    const [text] = about === null ? [] : turnedAll([clause], pack, names, 1);
    return about === null || text === undefined ? [] : [{ about, text, names: clause.names }];
  });
}
