import { askedFactsReader } from '../../askedFacts/askedFacts';
import { spanish as askedFacts } from '../../askedFacts/spanish';
import type { Fact, LanguagePack } from '../languagePack';
import { reader } from '../reader';
import { capitalized, clausesOf, enumerated, splitSentences, type Clauses } from '../sentences';
import { readActs } from './acts';
import { common } from './commonLines';
import { readFacts, readNameOfOther } from './facts';
import { isInstrument } from './factValues';
import { readFeeling, readLoss } from './feelings';
import { fold } from './fold';
import { bold } from './registers/bold';
import { courtly } from './registers/courtly';
import { dreamy } from './registers/dreamy';
import { dry } from './registers/dry';
import { earnest } from './registers/earnest';
import { playful } from './registers/playful';
import { terse } from './registers/terse';
import { warm } from './registers/warm';
import { contentWords, readSubjects, readTopics } from './topics';
import { turn, withA, withDe, withGusta } from './turn';
import { SECOND_OF } from './verbs';

const FIRST_FORMS = new Set([...SECOND_OF.keys()].map(fold));
const LEADS =
  /^(?:y|pero|pues|ya|no|hoy|ayer|anoche|siempre|me|lo|la|los|las|se|le|les|esta|manana|tarde|noche|yo|tambien|solo|al|final|por|fin)$/;
const NOT_TO_BE_TURNED =
  /[?¿"“”:]|\b(?:gracias|perdon|creo|supongo|pienso|digo|llamo|llaman|dicen|se|nunca|nada|imagino|refiero|vale|nose|acuerdo)\b/;

/** Whether the sentence begins with what the user does, or with what is theirs. */
function isOfUser(sentence: string): boolean {
  const words = fold(sentence)
    .replace(/[^a-z ]/g, ' ')
    .split(/\s+/);
  if (/^(?:mi|mis|me)$/.test(words[0] ?? '')) return true;
  const first = words.findIndex((word) => !LEADS.test(word));
  return words.slice(0, Math.max(first, 0)).includes('yo') || FIRST_FORMS.has(words[first] ?? '');
}

function readEcho(text: string): string | null {
  const statement = splitSentences(text).find((sentence) => {
    const { length } = sentence.split(/\s+/);
    return (
      length >= 3 && length <= 12 && isOfUser(sentence) && !NOT_TO_BE_TURNED.test(fold(sentence))
    );
  });
  if (statement === undefined) return null;
  const bare = statement.replace(/^[¡ ]+|[.!…]{1,20}$/gu, '').replace(/^(?:y|pero|pues) /i, '');
  const turned = turn(bare);
  return turned === null || turned.toLowerCase() === bare.toLowerCase()
    ? null
    : turned.charAt(0).toLowerCase() + turned.slice(1);
}

function readShort(text: string): string | null {
  const bare = text
    .trim()
    .replace(/^¡/, '')
    .replace(/[.!…]{1,20}$/, '');
  const isShort = bare.split(/\s+/).length <= 3 && bare.length <= 30;
  return isShort &&
    !isOfUser(bare) &&
    /^[\p{L}' -]+$/u.test(bare) &&
    !/\b(?:yo|tu|me|te|mi|ti|eso|esto|el|ella|ok|vale|de verdad|en serio|y|pero|quiza|quizas|tal vez|puede|hola|gracias|que|se|no|si|aburrid[oa]|bueno|pues)\b/.test(
      fold(bare),
    )
    ? bare
    : null;
}

const OTHER_LANGUAGES =
  /\b(?:the|is|are|am|you|your|what|how|and|my|with|this|that|don't|i'm|it|for|to|of|have|just|ich|nicht|und|ist|bin|wie|was|du|mir|dich|der|das|ein|eine|je|est|pas|suis|avec|pour|vous|une|les|sono|che|sei|ciao|nao|voce|eu|uma|muito|estou|obrigad[oa])\b/g;
const SPANISH =
  /\b(?:que|de|la|el|en|y|los|las|un|una|por|con|para|es|soy|estoy|mi|yo|tu|lo|como|pero|muy|mas|hola|si|eres|esta|del|al|ya|hoy|porque|cuando|tengo|gusta)\b/g;

/** Another script, or more function words of another language than of Spanish. */
function isSpanish(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const latin = text.match(/\p{Script=Latin}/gu) ?? [];
  if (letters.length > 0 && latin.length < letters.length / 2) return false;
  const plain = fold(text);
  const foreign = plain.match(OTHER_LANGUAGES)?.length ?? 0;
  return foreign < 2 || foreign <= (plain.match(SPANISH)?.length ?? 0);
}

const readNormalized = reader({
  words: contentWords,
  acts: readActs,
  feeling: readFeeling,
  facts: readFacts,
  nameOfOther: readNameOfOther,
  loss: readLoss,
  topics: readTopics,
  subjects: readSubjects,
  echo: readEcho,
  short: (text, { acts }) => (acts.size === 0 ? readShort(text) : null),
  understood: isSpanish,
});

const read: LanguagePack['read'] = (typed, asked) => readNormalized(typed.normalize('NFC'), asked);

const isInfinitive = (value: string) => /^\p{L}+[aeií]r\b/u.test(value);

const CLAUSES: Clauses = {
  name: ({ value }) => `te llamas ${value}`,
  place: ({ value }) => `vives en ${value}`,
  origin: ({ value }) => `vienes ${withDe(value)}`,
  job: ({ value }) => `eres ${value}`,
  workplace: ({ value }) => `trabajas en ${value}`,
  study: ({ value }) => `estudias ${value}`,
  learning: ({ value }) =>
    isInfinitive(value) ? `aprendes a ${value}` : `aprendes ${value.replace(/^el /, '')}`,
  plays: ({ value }) => (isInstrument(value) ? `tocas ${value}` : `juegas ${withA(value)}`),
  like: ({ value }) => `te ${withGusta(value)}`,
  dislike: ({ value }) => `no soportas ${value}`,
  pet: ({ value }) => `tienes contigo a ${value}`,
  person: ({ value, called }) => (called === value ? '' : `me hablaste de ${value}`),
  plan: ({ value }) => `tienes por delante ${value}`,
};

const summary = (facts: readonly Fact[]): string => enumerated(clausesOf(facts, CLAUSES), ' y ');

function address(sentence: string, name: string): string {
  const rest = sentence.replace(
    /^([¿¡“]*)(\p{Lu})(?!\p{Lu})/u,
    (_, marks: string, letter: string) => marks + letter.toLowerCase(),
  );
  return `${name}, ${rest}`;
}

const FORMS: Readonly<Record<string, (value: string) => string>> = {
  de: withDe,
  a: withA,
  gusta: withGusta,
};

export const spanish: LanguagePack = {
  read,
  registers: { warm, dry, playful, courtly, terse, dreamy, earnest, bold },
  common,
  sentences: splitSentences,
  isQuestion: (sentence) => /\?[!"”’»)]*$/.test(sentence.trim()),
  address,
  summary,
  questions: askedFactsReader(askedFacts),
  fullStop: '.',
  quoted: (text) => `«${text}»`,
  capitalized,
  plain: fold,
  inflected: (value, form) => (value === '' ? null : (FORMS[form]?.(value) ?? null)),
};
