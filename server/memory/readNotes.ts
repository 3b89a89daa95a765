import { foldText } from '../base/foldText';
import type { Locale, SpokenLocale } from '../../common/locales';
import { checkText } from '../moderation/checkText';
import type { Fact, FactKind, LanguagePack } from '../replies/scripted/languagePack';
import { askedFact } from '../replies/scripted/memory';
import { packOf } from '../replies/scripted/packs';
import { isOfOthers, keptOf } from '../replies/scripted/told/kept';
import { chinese } from './languages/ch';
import { german } from './languages/de';
import { english } from './languages/en';
import { spanish } from './languages/es';
import type { NoteLanguage } from './languages/language';
import { russian } from './languages/ru';
import { isTooLong, tidyNote } from './note';
import type { Learned } from './note';
import { hasSecret } from '../moderation/secrets';

const LATIN: readonly SpokenLocale[] = ['en', 'es', 'de'];
/** Per message: anybody who reveals more at once is pasting. */
const MOST_AT_ONCE = 5;
const LONGEST_READ = 2_000;

const languages: Readonly<Record<SpokenLocale, NoteLanguage>> = {
  en: english,
  ch: chinese,
  es: spanish,
  de: german,
  ru: russian,
};

/** Facts that pass, and are no longer true in a week. */
const PASSING: ReadonlySet<FactKind> = new Set<FactKind>(['mood', 'plan']);
/** Facts of which only the latest holds. */
const SINGLE: ReadonlySet<FactKind> = new Set<FactKind>([
  'name',
  'place',
  'origin',
  'job',
  'workplace',
]);
/** Facts that somebody else's clause may seem to tell of the writer. */
const OF_ONE: ReadonlySet<FactKind> = new Set<FactKind>(['place', 'origin', 'job', 'workplace']);
const TASTES: ReadonlySet<FactKind> = new Set<FactKind>(['like', 'dislike']);

/** Other people's words, role-play, and pasted text. */
const NOT_SAID =
  /\*[^*\n]*\*|"[^"\n]*"|“[^“”\n]*”|„[^„“”\n]*[“”]|«[^«»\n]*»|「[^「」\n]*」|`[^`]*`|https?:\/\/\S+/gu;
const SENTENCE_END = /(?<=[!?。！？\n…]|(?<!\d)\.)\s+|(?<=[。！？\n])/u;

function languagesOf(text: string, locale: Locale): readonly SpokenLocale[] {
  if (/\p{Script=Han}/u.test(text)) return ['ch'];
  if (/\p{Script=Cyrillic}/u.test(text)) return ['ru'];
  return LATIN.toSorted((a, b) => Number(b === locale) - Number(a === locale));
}

const isSame = (a: Fact) => (b: Fact) => a.kind === b.kind && a.value === b.value;

function factsOf(
  sentence: string,
  pack: LanguagePack,
  { negated, supposed, joint }: NoteLanguage,
  asked: FactKind | null,
): Fact[] {
  const plain = sentence.replaceAll(/[’‘]/g, "'");
  if (supposed.test(plain) || /[?？]\s*$/u.test(plain)) return [];
  const { facts, loss } = pack.read(plain, asked);
  const denied = plain
    .split(joint)
    .filter((clause) => negated.test(clause))
    .flatMap((clause) => pack.read(clause, null).facts)
    .filter(({ kind }) => kind !== 'dislike');
  return facts
    .filter(({ kind }) => !PASSING.has(kind) && !(loss && (kind === 'pet' || kind === 'person')))
    .filter((told) => !denied.some(isSame(told)))
    .filter(({ kind, value }) => !OF_ONE.has(kind) || !isOfOthers(plain, value, pack));
}

export const topicOf = (kind: Learned['kind'], note: string): string =>
  kind === 'name' ? 'name' : `note:${foldText(note)}`;

function toLearned(told: Fact, pack: LanguagePack, language: NoteLanguage): Learned | null {
  const { kind, value } = told;
  if (kind === 'name') return { kind: 'name', topic: 'name', note: value };
  const worded = language.worded?.(told);
  if (worded === null) return null;
  const note = worded ?? pack.capitalized(pack.summary([told]));
  if (TASTES.has(kind)) return { kind: 'preference', topic: `taste:${foldText(value)}`, note };
  return { kind: 'fact', topic: SINGLE.has(kind) ? kind : topicOf('fact', note), note };
}

/** "I don't eat meat" is worth keeping, "I'm not allergic" is not. */
const ALLERGY = /al+[eé]rg|аллерг|过敏/iu;

/** What a sentence tells of a birthday, of allergies and of people by name, beyond what is known of it. */
function toldNotes(
  sentence: string,
  pack: LanguagePack,
  { negated, supposed }: NoteLanguage,
  known: readonly Learned[],
): Learned[] {
  if (supposed.test(sentence) || /[?？]\s*$/u.test(sentence)) return [];
  return keptOf(sentence, pack).flatMap(({ about, names, text }) => {
    const note = pack.capitalized(text);
    const isKnown = names.every((name) => known.some((one) => one.note.includes(name)));
    if (about === 'diet' && ALLERGY.test(text) && negated.test(text)) return [];
    if (about === 'diet') return [{ kind: 'fact', topic: topicOf('fact', note), note }];
    if (negated.test(text)) return [];
    if (about === 'birthday')
      return known.some(({ topic }) => topic === 'birthday')
        ? []
        : [{ kind: 'fact', topic: 'birthday', note }];
    // "You have two sons, Ben and Max" says more than "You have two sons".
    const lesser = known.find(
      (one) =>
        note.toLowerCase().startsWith(one.note.toLowerCase()) ||
        names.some((name) => one.kind === 'fact' && one.note.includes(name)),
    );
    const topic = lesser?.topic ?? topicOf('fact', note);
    return isKnown ? [] : [{ kind: 'fact', topic, note }];
  });
}

/** Whether a note may be stored: short, decent, and not a secret. */
export function isKept({ note }: Pick<Learned, 'note'>): boolean {
  return note !== '' && !isTooLong(note) && !hasSecret(note) && checkText(note, { as: 'note' }).ok;
}

/**
 * What a message says about its author, by rules in five languages. `answers` is what the character
 * said before. Ignores questions, denials, suppositions, quotations, and what others say.
 */
export function readNotes(
  text: string,
  { locale, answers = '' }: { locale: Locale; answers?: string },
): Learned[] {
  const said = text.slice(0, LONGEST_READ).replaceAll(NOT_SAID, ' ');
  for (const candidate of languagesOf(said, locale)) {
    const pack = packOf(candidate);
    const language = languages[candidate];
    const sentences = said
      .split(SENTENCE_END)
      .map(tidyNote)
      .filter((sentence) => sentence !== '' && !hasSecret(sentence));
    const asked = sentences.length === 1 ? askedFact(pack.sentences(answers), pack) : null;
    const learned = sentences.flatMap((sentence) => {
      const plain = sentence.replaceAll(/[’‘]/g, "'");
      const isTold = !language.supposed.test(plain) && !/[?？]\s*$/u.test(plain);
      const extras = isTold
        ? language.extras.flatMap(({ pattern, learned: make }) => {
            const match = pattern.exec(plain);
            return match === null || language.negated.test(match[0]) ? [] : [make(match)];
          })
        : [];
      const facts = factsOf(sentence, pack, language, asked);
      const own = [...facts.map((told) => toLearned(told, pack, language)), ...extras].filter(
        (one) => one !== null,
      );
      return [...own, ...toldNotes(plain, pack, language, own)];
    });
    const kept = learned
      .filter((one) => one !== null)
      .map((one) => ({ ...one, note: tidyNote(one.note) }))
      .filter(isKept);
    const latest = new Map(kept.map((one) => [one.topic, one]));
    if (latest.size > 0) return [...latest.values()].slice(0, MOST_AT_ONCE);
  }
  return [];
}
