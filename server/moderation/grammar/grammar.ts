import type { Form, Grammar } from './compile';
import { isBelowAdult } from './compare';
import type { Claim, FormKind } from './form';
import { readWords } from './words';
import type { Words } from './words';

export type Looked = {
  /** Statements without a subject count too: the text is about a character. */
  isAboutCharacter: boolean;
  setsScene: boolean;
  currentYear: number;
};

function isRead(kind: FormKind, { isAboutCharacter, setsScene }: Looked): boolean {
  if (kind === 'described') return isAboutCharacter || setsScene;
  return kind !== 'supposed' || setsScene;
}

function* claimsOf(form: Form, words: Words, { ofMe, verb }: Grammar, currentYear: number) {
  form.expression.lastIndex = 0;
  if (!form.expression.test(words.signs)) return;
  form.expression.lastIndex = 0;
  for (const { 0: found, index, groups } of words.signs.matchAll(form.expression)) {
    if (!isBelowAdult(form.kind, groups, currentYear)) continue;
    const start = words.starts[index] ?? 0;
    const end = words.ends[index + found.length - 1] ?? start;
    const verbAt = found.search(verb);
    const subjectEnd = verbAt < 0 ? end : (words.starts[index + verbAt] ?? end);
    yield { start, end, subjectEnd, isOfMe: ofMe.test(found) } satisfies Claim;
  }
}

/** The places of a text, in plain spelling with digits, that call somebody under 18. */
export function* minorsIn(grammar: Grammar, text: string, looked: Looked): Generator<Claim> {
  const words = readWords(text, grammar.lexicon);
  for (const { needs, forms } of grammar.groups) {
    if (!needs.test(words.signs)) continue;
    for (const form of forms)
      if (isRead(form.kind, looked)) yield* claimsOf(form, words, grammar, looked.currentYear);
  }
}
