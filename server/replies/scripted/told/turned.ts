import { checkText } from '../../../moderation/checkText';
import type { LanguagePack } from '../languagePack';
import { hasWord } from './words';

const LONGEST = 160;

/** A statement of the user's, with those whom it names. */
type Told = { text: string; names: readonly string[] };

export const allowed = (text: string) => [...text].length <= LONGEST && checkText(text).ok;

const PART_ENDS = /,? (?:and|und|y|и) |[,，;；] ?/u;

/** Of what may not be said as a whole, such as a child's age, the part that says a name. */
export const namePart = (text: string, names: readonly string[]): string[] =>
  text
    .split(PART_ENDS)
    .filter((part) => names.some((name) => hasWord(part, name)) && checkText(part).ok)
    .slice(0, 1);

/** So many of them in the character's words; a check costs more than all else, so it is one. */
export function turnedAll(
  clauses: readonly Told[],
  { told }: LanguagePack,
  all: readonly Told[],
  most: number,
): string[] {
  const names = [...new Set(all.flatMap((clause) => clause.names))];
  const found: string[] = [];
  for (const { text } of clauses) {
    const turned = found.length < most ? told.turned(text, names) : null;
    if (turned !== null && [...turned].length <= LONGEST) found.push(turned);
  }
  return checkText(found.join('\n')).ok
    ? found
    : found.flatMap((text) => (checkText(text).ok ? text : namePart(text, names)));
}
