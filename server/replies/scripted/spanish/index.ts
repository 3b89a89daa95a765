import { askedFactsReader } from '../../askedFacts/askedFacts';
import { spanish as askedFacts } from '../../askedFacts/spanish';
import { askedSelfReader } from '../../askedSelf/askedSelf';
import { informalSpanish } from '../../askedSelf/informal';
import { spanish as askedSelf } from '../../askedSelf/spanish';
import type { Fact, LanguagePack } from '../languagePack';
import { occasionReader } from '../../occasions/occasions';
import { orLeaves } from '../leaving';
import { reader } from '../reader';
import { spanish as told } from '../told/spanish';
import { capitalized, clausesOf, enumerated, splitSentences, type Clauses } from '../sentences';
import { advice } from './advice';
import { adviceForms } from './adviceForms';
import { readActs } from './acts';
import { common } from './commonLines';
import { readFacts, readNameOfOther } from './facts';
import { isInstrument } from './factValues';
import { readFeeling, readLoss } from './feelings';
import { fold } from './fold';
import { frankly } from './frankly';
import { particulars } from './particulars';
import { grief } from './grief';
import { moments, riddles } from './moments';
import { spanish as playedActs } from '../playedActs/spanish';
import { quickAnswers } from './quickAnswers';
import { remarks } from './remarks';
import { shortAnswers } from './shortAnswers';
import { bold } from './registers/bold';
import { courtly } from './registers/courtly';
import { dreamy } from './registers/dreamy';
import { dry } from './registers/dry';
import { earnest } from './registers/earnest';
import { playful } from './registers/playful';
import { terse } from './registers/terse';
import { warm } from './registers/warm';
import { toldDays } from './toldDays';
import { toldDoings } from './toldDoings';
import { toldPeople } from './toldPeople';
import { contentWords, readSubjects } from './topics';
import { withA, withDe, withGusta } from './turn';

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
  asides: told.asides,
  words: contentWords,
  acts: orLeaves((text) => readActs(informalSpanish(text)), 'es'),
  feeling: readFeeling,
  facts: readFacts,
  nameOfOther: readNameOfOther,
  loss: readLoss,
  subjects: readSubjects,
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
  told,
  playedActs,
  quickAnswers,
  remarks,
  shortAnswers,
  questions: askedFactsReader(askedFacts),
  self: askedSelfReader(askedSelf, informalSpanish),
  advice: occasionReader(advice, askedSelf, informalSpanish),
  moments: occasionReader(moments, askedSelf, informalSpanish),
  adviceForms: occasionReader(adviceForms, askedSelf, informalSpanish),
  mentioned: occasionReader(
    { ...toldDoings, ...toldDays, ...toldPeople },
    askedSelf,
    informalSpanish,
  ),
  grief: occasionReader(grief, askedSelf, informalSpanish),
  frankly: occasionReader(frankly, askedSelf, informalSpanish),
  particulars: occasionReader(particulars, askedSelf, informalSpanish),
  ownParticulars: particulars,
  riddles,
  fullStop: '.',
  quoted: (text) => `«${text}»`,
  capitalized,
  plain: fold,
  inflected: (value, form) => (value === '' ? null : (FORMS[form]?.(value) ?? null)),
};
