import { askedFactsReader } from '../../askedFacts/askedFacts';
import { english as askedFacts } from '../../askedFacts/english';
import { askedSelfReader } from '../../askedSelf/askedSelf';
import { english as askedSelf } from '../../askedSelf/english';
import { occasionReader } from '../../occasions/occasions';
import type { Fact, LanguagePack } from '../languagePack';
import { orLeaves } from '../leaving';
import { reader } from '../reader';
import { english as told } from '../told/english';
import { capitalized, clausesOf, enumerated, splitSentences, type Clauses } from '../sentences';
import { advice } from './advice';
import { adviceForms } from './adviceForms';
import { readActs, readFeeling, readLoss } from './acts';
import { common } from './commonLines';
import { readFacts, readNameOfOther } from './facts';
import { frankly } from './frankly';
import { particulars } from './particulars';
import { grief } from './grief';
import { moments, riddles } from './moments';
import { english as playedActs } from '../playedActs/english';
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
import { spelled } from './spelling';
import { toldDays } from './toldDays';
import { toldDoings } from './toldDoings';
import { toldPeople } from './toldPeople';
import { contentWords, readSubjects } from './topics';

const OTHER_LANGUAGES =
  /\b(?:ich|nicht|und|ist|bin|wie|was|du|mir|dich|der|das|ein|eine|habe|que|qué|cómo|como|estás|estoy|soy|eres|pero|por|para|muy|una|los|las|el|yo|je|est|pas|suis|avec|pour|vous|une|les)\b/giu;
const ENGLISH =
  /\b(?:the|a|an|i|i'm|you|is|are|am|and|to|of|it|my|do|not|yes|what|how|that|this|for|with|he|she|they|we|but|have|had|your|just)\b/giu;

/** Another script, or more function words of another language than of English. */
function isEnglish(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const latin = text.match(/\p{Script=Latin}/gu) ?? [];
  if (letters.length > 0 && latin.length < letters.length / 2) return false;
  const plain = text.replace(/[’‘]/g, "'");
  const foreign = plain.match(OTHER_LANGUAGES)?.length ?? 0;
  return foreign < 2 || foreign <= (plain.match(ENGLISH)?.length ?? 0);
}

const read = reader({
  asides: told.asides,
  spelled,
  words: contentWords,
  acts: orLeaves(readActs, 'en'),
  feeling: readFeeling,
  facts: readFacts,
  nameOfOther: readNameOfOther,
  loss: readLoss,
  subjects: readSubjects,
  understood: isEnglish,
});

const CLAUSES: Clauses = {
  name: ({ value }) => `you are called ${value}`,
  place: ({ value }) => `you live in ${value}`,
  origin: ({ value }) => `you come from ${value}`,
  job: ({ value }) => `you are ${value}`,
  workplace: ({ value }) => `you work at ${value}`,
  study: ({ value }) => `you study ${value}`,
  learning: ({ value }) => `you are learning ${value}`,
  plays: ({ value }) => `you play ${value}`,
  like: ({ value }) => `you like ${value}`,
  dislike: ({ value }) => `you cannot stand ${value}`,
  pet: ({ value }) => `there is ${value}`,
  person: ({ value, called }) => (called === value ? '' : `you told me about ${value}`),
  plan: ({ value }) => `you have ${value} ahead of you`,
};

const summary = (facts: readonly Fact[]): string => enumerated(clausesOf(facts, CLAUSES), ', and ');

const KEEPS_CAPITAL = /^(?:I\b|I'|[A-Z]{2})/;

function address(sentence: string, name: string): string {
  const rest = KEEPS_CAPITAL.test(sentence)
    ? sentence
    : sentence.charAt(0).toLowerCase() + sentence.slice(1);
  return `${name}, ${rest}`;
}

export const english: LanguagePack = {
  read,
  registers: { warm, dry, playful, courtly, terse, dreamy, earnest, bold },
  common,
  sentences: splitSentences,
  isQuestion: (sentence) => /\?[!"”’)]*$/.test(sentence.trim()),
  address,
  summary,
  told,
  playedActs,
  quickAnswers,
  remarks,
  shortAnswers,
  questions: askedFactsReader(askedFacts),
  self: askedSelfReader(askedSelf),
  advice: occasionReader(advice, askedSelf),
  moments: occasionReader(moments, askedSelf),
  adviceForms: occasionReader(adviceForms, askedSelf),
  mentioned: occasionReader({ ...toldDoings, ...toldDays, ...toldPeople }, askedSelf),
  grief: occasionReader(grief, askedSelf),
  frankly: occasionReader(frankly, askedSelf),
  particulars: occasionReader(particulars, askedSelf),
  ownParticulars: particulars,
  riddles,
  fullStop: '.',
  quoted: (text) => `“${text}”`,
  capitalized,
};
