import { capitalized, uncapitalized } from './spelling';
import { afterDu, afterIhr } from './verbs';

const SWAPS: Readonly<Record<string, string>> = {
  mich: 'dich',
  mir: 'dir',
  uns: 'euch',
  unser: 'euer',
  unsere: 'eure',
  unseren: 'euren',
  unserem: 'eurem',
  unserer: 'eurer',
  unseres: 'eures',
};

function swapped(word: string): string {
  const core = /^\p{L}+/u.exec(word)?.[0] ?? '';
  const rest = word.slice(core.length);
  const lower = core.toLowerCase();
  const own = /^mein(e[nmrs]?)?$/.exec(lower);
  const turned = own === null ? SWAPS[lower] : `dein${own[1] ?? ''}`;
  if (turned === undefined) return word;
  return (core === lower ? turned : capitalized(turned)) + rest;
}

/** Turns "mein", "mich", "uns" and their like round, in a phrase without a verb. */
export function reflect(phrase: string): string {
  return phrase.split(' ').map(swapped).join(' ');
}

const BREAK =
  /(,\s*(?:und |aber |oder |denn |sondern )?|\s(?:und|aber|oder|denn)\s(?=(?:ich|wir|bin|habe|hab|war|hatte|kann|muss|will|werde|dann|jetzt)\b))/u;
const SUBORDINATE =
  /^(?:weil|dass|wenn|als|ob|obwohl|damit|bevor|nachdem|während|seit|seitdem|sobald|solange|bis|da|wo|wie|was|warum|wer|der|die|das|den|dem|falls|indem|worüber|womit|wofür)$/iu;

function turnedClause(clause: string): string | null {
  const words = clause.split(/\s+/);
  const first = (words[0] ?? '').toLowerCase();
  const at = words.findIndex((word) => /^(?:ich|wir)$/iu.test(word));
  if (at < 0) {
    const verb = words.length > 1 ? afterDu(first) : null;
    if (/^(?:bin|habe|hab|war|hatte|kann|muss|will|werde)$/.test(first) && verb !== null)
      return reflect([verb, ...words.slice(1)].join(' '));
    return reflect(clause);
  }
  const isWe = /^wir$/iu.test(words[at] ?? '');
  const conjugate = isWe ? afterIhr : afterDu;
  const isLast = SUBORDINATE.test(first) && at > 0;
  const verbAt = isLast ? words.length - 1 : at === 0 ? 1 : at - 1;
  const verb = conjugate(uncapitalized(words[verbAt] ?? ''));
  if (verb === null) return null;
  return words
    .map((word, index) =>
      index === at ? (isWe ? 'ihr' : 'du') : index === verbAt ? verb : swapped(word),
    )
    .join(' ');
}

/** "und arbeite als": a second verb whose subject is left out, and whose form is not sure. */
const ELIDED =
  /\s(?:und|aber|oder)\s(?!eine|meine|keine|alle|viele|heute|gerne|diese|jede|seine|ihre|andere|danke)\p{Ll}+e\s/u;

/**
 * Turns a statement round: "ich habe meinem Chef geschrieben" to "du hast deinem Chef geschrieben".
 * Null where the verb is not known for sure.
 */
export function turned(statement: string): string | null {
  if (ELIDED.test(statement)) return null;
  const parts = statement.split(BREAK);
  const clauses = parts.map((part, index) => (index % 2 === 1 ? part : turnedClause(part.trim())));
  return clauses.some((clause) => clause === null) ? null : capitalized(clauses.join(''));
}
