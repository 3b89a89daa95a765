import { hasSecret } from '../../../moderation/secrets';
import type { HistoryEntry } from '../../replySource';
import type { LanguagePack } from '../languagePack';
import { toldTopics } from './toldLanguage';
import type { BeingWords, ToldLanguage, ToldTopic } from './toldLanguage';
import { hasName, hasWord, nameGiven } from './words';

/** A statement of the user's. */
export type Clause = {
  text: string;
  turn: number;
  isOfOther: boolean;
  beings: ReadonlySet<BeingWords>;
  names: readonly string[];
  topics: ReadonlySet<ToldTopic>;
};

const MOST_STRIPPED = 4;

function stripped(text: string, { openers, closers }: ToldLanguage): string {
  let [left, before] = [text.trim(), ''];
  for (let at = 0; at < MOST_STRIPPED && left !== before; at += 1) {
    before = left;
    left = left.replace(openers, '').replace(closers, '').trim();
  }
  return left;
}

/** A point behind a number, as in "3. März", ends no sentence. */
const SENTENCE_END = /(?<=[!?。！？\n…]|(?<!\d)\.)\s+|(?<=[。！？\n])/u;

/** Who took part, behind what they did: "me and my sister Beth", "mi marido y yo". */
const APPOSED =
  /^(?:(?:me|i|ich|yo|я|мы) (?:and|und|y|с|и) \p{L}{1,20}(?: \p{L}{1,20}){0,3}|(?:\p{L}{1,20} ){1,5}(?:and|und|y|и) (?:i|me|ich|yo|я)|(?:i|ich|yo|я))$/iu;

/** "My daughter Ella" says nothing by itself. */
const ONLY_NAMED = /^(?:my|meine?|mis?|мо[йяи]) \p{L}{1,20}(?: \p{L}{1,20})?$/iu;

/** Parts of a sentence that are statements by themselves; others stay with what they follow. */
function partsOf(sentence: string, { joints, starts }: ToldLanguage): string[] {
  const found = [...sentence.matchAll(joints)];
  const parts: string[] = [];
  let from = 0;
  let held = 0;
  for (const [at, { 0: joint, index }] of found.entries()) {
    const next = index + joint.length;
    if (!starts(sentence.slice(next, found[at + 1]?.index).trim())) continue;
    const piece = /^[^,.;]*/u.exec(sentence.slice(next))?.[0] ?? '';
    if (APPOSED.test(piece.trim())) {
      held = next + piece.length;
      continue;
    }
    if (index < held || ONLY_NAMED.test(sentence.slice(from, index).trim())) continue;
    parts.push(sentence.slice(from, index));
    from = next;
  }
  return [...parts, sentence.slice(from)];
}

/** Two names or more at the end of what is said of somebody: "my two cats always greet me, Minka und Paul". */
const AT_END =
  /[,:–-] {0,2}((?:\p{Lu}\p{Ll}{1,20}, ){0,3}\p{Lu}\p{Ll}{1,20} (?:and|und|y|и|&) \p{Lu}\p{Ll}{1,20})$/u;

const namesAtEnd = (clause: string): string[] =>
  AT_END.exec(clause)?.[1]?.split(/, | (?:and|und|y|и|&) /u) ?? [];

export function topicsOf(text: string, { topics }: ToldLanguage, side: 'asked' | 'told') {
  const lower = text.toLowerCase();
  return new Set(toldTopics.filter((topic) => topics[topic]?.[side].test(lower) === true));
}

/** The statements of the user's earlier messages, as corrected since. */
export function clausesOf(history: readonly HistoryEntry[], pack: LanguagePack): Clause[] {
  const language = pack.told;
  let clauses: Clause[] = [];
  let spokenOf: ReadonlySet<BeingWords> = new Set();
  const known = new Map<string, ReadonlySet<BeingWords>>();
  const texts = history.filter(({ author }) => author === 'user').slice(0, -1);
  for (const [index, { text: typed }] of texts.entries()) {
    const text = language.tidy(typed);
    const correction = clauses.length === 0 ? null : language.corrected(text);
    if (correction !== null) {
      const { right, wrong } = correction;
      const isWrong = (told: string) =>
        typeof wrong === 'string' ? hasWord(told, wrong) : wrong.test(told);
      const at = clauses.findLastIndex((clause) => isWrong(clause.text));
      if (at !== -1) {
        const mended = (told: string) => told.replace(wrong, right);
        clauses = clauses.map((clause, place) =>
          place === at ? { ...clause, text: mended(clause.text), turn: index + 1 } : clause,
        );
        continue;
      }
    }
    for (const written of text.split(SENTENCE_END)) {
      const sentence = written.replace(language.asides, '');
      const isAsked = pack.shortAnswers.opens.test(sentence.toLowerCase());
      if (isAsked || pack.isQuestion(sentence) || language.asks(sentence)) continue;
      for (const part of partsOf(sentence, language)) {
        const clause = stripped(part, language);
        if (clause === '' || hasSecret(clause)) continue;
        const lower = clause.toLowerCase();
        const ofName = [...known].filter(([name]) => hasName(lower, name));
        const own = language.beings.filter(({ told }) => told.test(lower));
        const isOfSame = own.length === 0 && language.ofSame.test(lower);
        const beings = new Set([
          ...own,
          ...ofName.flatMap(([, groups]) => [...groups]),
          ...(isOfSame ? spokenOf : []),
        ]);
        const told = beings.size === 0 ? [] : language.names(clause);
        const found = told.length > 0 || own.length === 0 ? told : namesAtEnd(clause);
        const names = isOfSame && found.length === 0 ? nameGiven(clause) : found;
        for (const name of own.length === 0 ? [] : names) known.set(name.toLowerCase(), beings);
        if (beings.size > 0) spokenOf = beings;
        clauses.push({
          ...{
            text: clause,
            turn: index + 1,
            beings,
            names: [...names, ...ofName.map(([name]) => name)],
          },
          isOfOther:
            isOfSame ||
            ofName.some(([name]) => lower.startsWith(name)) ||
            (language.ofOther.test(lower) && !language.among.test(lower)),
          topics: topicsOf(clause, language, 'told'),
        });
      }
    }
  }
  return clauses;
}
