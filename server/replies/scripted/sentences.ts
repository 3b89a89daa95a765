import type { Fact, FactKind } from './languagePack';

/** How much is said at once of what is known. */
const MOST_CLAUSES = 7;

export type Clauses = Partial<Record<FactKind, (fact: Fact) => string>>;

/** What is known, a clause for each fact that makes one. */
export function clausesOf(facts: readonly Fact[], clauses: Clauses): string[] {
  return facts
    .map((fact) => clauses[fact.kind]?.(fact) ?? '')
    .filter((clause) => clause !== '')
    .slice(0, MOST_CLAUSES);
}

/** "a", "a, and b", "a, b, and c", with the language's own words before the last. */
export function enumerated(clauses: readonly string[], beforeLast: string): string {
  const last = clauses.at(-1) ?? '';
  return clauses.length < 2 ? last : `${clauses.slice(0, -1).join(', ')}${beforeLast}${last}`;
}

/** With a capital, behind whatever opening marks the language puts first. */
export function capitalized(sentence: string): string {
  return sentence.replace(
    /^([¿¡"“„«]*)(\p{Ll})/u,
    (_, marks: string, letter: string) => marks + letter.toUpperCase(),
  );
}

/** The sentences of a text; a point inside a number or an address ends none. */
export function splitSentences(text: string): string[] {
  return (text.match(/[^.!?…\n]+(?:\.(?=[\p{L}\p{N}])[^.!?…\n]+)*[.!?…]*["”“’»)]*/gu) ?? [])
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}
