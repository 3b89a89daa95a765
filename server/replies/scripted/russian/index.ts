import { askedFactsReader } from '../../askedFacts/askedFacts';
import { russian as askedFacts } from '../../askedFacts/russian';
import { askedSelfReader } from '../../askedSelf/askedSelf';
import { russian as askedSelf } from '../../askedSelf/russian';
import type { Gender } from '../../../../common/settings';
import type { Fact, FactKind, Feeling, LanguagePack } from '../languagePack';
import { informalRussian } from '../../askedSelf/informal';
import { occasionReader } from '../../occasions/occasions';
import { orLeaves } from '../leaving';
import { reader } from '../reader';
import { russian as told } from '../told/russian';
import { capitalized, clausesOf, enumerated, splitSentences, type Clauses } from '../sentences';
import { advice } from './advice';
import { adviceForms } from './adviceForms';
import { readActs } from './acts';
import { readNameOfOther } from './beings';
import { common } from './commonLines';
import { inflected } from './declension';
import { readFacts } from './facts';
import { readFeeling, readLoss } from './feelings';
import { frankly } from './frankly';
import { particulars } from './particulars';
import { grief } from './grief';
import { moments, riddles } from './moments';
import { russian as playedActs } from '../playedActs/russian';
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
import { commonOf, registerOf } from './spokenBy';
import { toldDays } from './toldDays';
import { toldDoings } from './toldDoings';
import { toldPeople } from './toldPeople';
import { contentWords, readSubjects } from './topics';

const UNDERSTOOD_IN_LATIN =
  /^(?:ok(?:ay)?|lol|haha\w*|xd|hi|hello|hey|wow|omg|thx|bye)[\s.!?)(]*$/i;
const NEIGHBOURS = /[іїєґўђјљњћџѝ]/giu;

/** Another script, or letters that Russian does not have. A word or two in Latin may be a name. */
function isRussian(text: string, asked: FactKind | null): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const cyrillic = text.match(/\p{Script=Cyrillic}/gu) ?? [];
  if (letters.length === 0 || UNDERSTOOD_IN_LATIN.test(text.trim())) return true;
  const isAnswer = asked !== null && /^[\p{Script=Latin}\s.!-]+$/u.test(text);
  if (isAnswer && text.trim().split(/\s+/).length <= 2) return true;
  if (cyrillic.length < letters.length / 2) return false;
  return (text.match(NEIGHBOURS)?.length ?? 0) < 2;
}

/** How somebody feels, as it follows "тебе". */
const FELT: Readonly<Partial<Record<Feeling, string>>> = {
  tired: 'тяжело от усталости',
  sad: 'грустно',
  lonely: 'одиноко',
  anxious: 'тревожно',
  angry: 'обидно и зло',
  bored: 'скучно',
  ill: 'нехорошо',
};

const read = reader({
  asides: told.asides,
  spelled: informalRussian,
  words: contentWords,
  acts: orLeaves(readActs, 'ru'),
  feeling: readFeeling,
  facts: (text, answered, { feeling }) => {
    const facts = readFacts(text, answered);
    const mood = feeling === null ? undefined : FELT[feeling];
    return mood === undefined ? facts : [...facts, { kind: 'mood', value: mood }];
  },
  nameOfOther: readNameOfOther,
  loss: readLoss,
  subjects: readSubjects,
  understood: (text, { asked }) => isRussian(text, asked),
});

function named(value: string): string {
  const words = value.split(' ');
  const whom = inflected(words.slice(0, 2).join(' '), 'acc');
  return whom === null || words.length < 3 ? '' : `${whom} зовут ${words.slice(2).join(' ')}`;
}

function bare(value: string): string {
  return inflected(value, 'bare') ?? value;
}

const CLAUSES: Clauses = {
  name: ({ value }) => `тебя зовут ${value}`,
  place: ({ value }) => `ты живёшь ${value}`,
  origin: ({ value }) =>
    value.startsWith('из ') ? `ты родом ${value}` : `твоё детство прошло ${value}`,
  job: ({ value }) => `ты работаешь ${value}`,
  workplace: ({ value }) => `ты работаешь ${value}`,
  study: ({ value }) => `ты ${value}`,
  learning: ({ value }) => `ты ${value}`,
  plays: ({ value }) => `ты играешь ${value}`,
  like: ({ value }) => `ты любишь ${value}`,
  dislike: ({ value }) => `ты не любишь ${value}`,
  pet: ({ value }) => `у тебя есть ${bare(value)}`,
  person: ({ value }) => named(value),
  plan: ({ value }) => `впереди ${value}`,
};

const summary = (facts: readonly Fact[]): string => enumerated(clausesOf(facts, CLAUSES), ', и ');

function address(sentence: string, name: string): string {
  const rest = /^\p{Lu}{2}/u.test(sentence)
    ? sentence
    : sentence.charAt(0).toLowerCase() + sentence.slice(1);
  return `${name}, ${rest}`;
}

const neutral: LanguagePack = {
  read,
  registers: { warm, dry, playful, courtly, terse, dreamy, earnest, bold },
  common,
  sentences: splitSentences,
  isQuestion: (sentence) => /\?[!»”“)]*$/.test(sentence.trim()),
  address,
  summary,
  told,
  playedActs,
  quickAnswers,
  remarks,
  shortAnswers,
  questions: askedFactsReader(askedFacts, informalRussian),
  self: askedSelfReader(askedSelf, informalRussian),
  advice: occasionReader(advice, askedSelf, informalRussian),
  moments: occasionReader(moments, askedSelf, informalRussian),
  adviceForms: occasionReader(adviceForms, askedSelf, informalRussian),
  mentioned: occasionReader(
    { ...toldDoings, ...toldDays, ...toldPeople },
    askedSelf,
    informalRussian,
  ),
  grief: occasionReader(grief, askedSelf, informalRussian),
  frankly: occasionReader(frankly, askedSelf, informalRussian),
  particulars: occasionReader(particulars, askedSelf, informalRussian),
  ownParticulars: particulars,
  riddles,
  fullStop: '.',
  quoted: (text) => `«${text}»`,
  capitalized,
  plain: (word) => word.replaceAll('ё', 'е'),
  inflected,
};

function spoken(gender: Gender): LanguagePack {
  const as = { ...neutral, common: commonOf(common, gender) };
  const { registers } = neutral;
  return {
    ...as,
    registers: {
      warm: registerOf(registers.warm, gender),
      dry: registerOf(registers.dry, gender),
      playful: registerOf(registers.playful, gender),
      courtly: registerOf(registers.courtly, gender),
      terse: registerOf(registers.terse, gender),
      dreamy: registerOf(registers.dreamy, gender),
      earnest: registerOf(registers.earnest, gender),
      bold: registerOf(registers.bold, gender),
    },
  };
}

const byGender: Readonly<Record<Gender, LanguagePack>> = {
  male: spoken('male'),
  female: spoken('female'),
  'non-binary': spoken('non-binary'),
};

export const russian: LanguagePack = {
  ...byGender['non-binary'],
  spokenBy: (gender) => byGender[gender],
};
