import { askedFactsReader } from '../../askedFacts/askedFacts';
import { chinese as askedFacts } from '../../askedFacts/chinese';
import { askedSelfReader } from '../../askedSelf/askedSelf';
import { chinese as askedSelf } from '../../askedSelf/chinese';
import type { Fact, LanguagePack } from '../languagePack';
import { occasionReader } from '../../occasions/occasions';
import { orLeaves } from '../leaving';
import { reader } from '../reader';
import { chinese as told } from '../told/chinese';
import { clausesOf, type Clauses } from '../sentences';
import { advice } from './advice';
import { adviceForms } from './adviceForms';
import { readActs } from './acts';
import { common } from './commonLines';
import { readFacts, readNameOfOther } from './facts';
import { readFeeling, readLoss } from './feelings';
import { frankly } from './frankly';
import { particulars } from './particulars';
import { grief } from './grief';
import { moments, riddles } from './moments';
import { chinese as playedActs } from '../playedActs/chinese';
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
import { contentWords, related, sentences } from './text';
import { readSubjects } from './topics';

const MOST_FOREIGN_WORDS = 3;

/** Chinese characters without kana, or no more than a few Latin words such as "ok" or a name. */
function isChinese(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const others = text.match(
    /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Cyrillic}]/gu,
  );
  if ((others?.length ?? 0) > han / 4) return false;
  if (han > 0) return han >= letters / 8;
  return (text.match(/\p{Script=Latin}+/gu)?.length ?? 0) < MOST_FOREIGN_WORDS;
}

/** Latin words in the letters in which they were typed: "Beyond". */
function asTyped(value: string, text: string): string {
  return value.replace(/(?<![A-Z])[a-z][a-z0-9'+-]*/g, (word) => {
    const at = text.toLowerCase().indexOf(word);
    return at < 0 ? word : text.slice(at, at + word.length);
  });
}

const read = reader({
  asides: told.asides,
  words: contentWords,
  acts: orLeaves(readActs, 'ch'),
  feeling: readFeeling,
  facts: (text, answered, heard) => {
    const typed = (value: string) => asTyped(value, text.normalize('NFKC'));
    const bare = answered === null || heard.feeling !== null ? null : answered;
    return readFacts(text, bare).map((fact) => ({ ...fact, value: typed(fact.value) }));
  },
  nameOfOther: readNameOfOther,
  loss: readLoss,
  subjects: readSubjects,
  understood: isChinese,
});

const CLAUSES: Clauses = {
  name: ({ value }) => `叫${value}`,
  place: ({ value }) => `住在${value}`,
  origin: ({ value }) => `老家是${value}`,
  job: ({ value }) => `是${value}`,
  workplace: ({ value }) => `在${value}上班`,
  study: ({ value }) => `学的是${value}`,
  learning: ({ value }) => `在学${value}`,
  plays: ({ value }) => `会${value}`,
  like: ({ value }) => `喜欢${value}`,
  dislike: ({ value }) => `受不了${value}`,
  pet: ({ value, called = value }) => {
    const animal = value.slice('你的'.length, called === value ? undefined : -called.length);
    return `家里有${animal === '马' ? '匹' : '只'}${animal}${called === value ? '' : `叫${called}`}`;
  },
  person: ({ value, called }) => (called === value ? '' : `跟我提过${value}`),
  plan: ({ value }) => `接下来有${value}`,
};
function summary(facts: readonly Fact[]): string {
  const known = clausesOf(facts, CLAUSES);
  return known.length === 0 ? '' : `你${known.join('，')}`;
}

/** A name fits before a sentence that does not begin with a word of its own standing: "好，…". */
function address(sentence: string, name: string): string {
  return /^[^，。！？]{0,4}[，。！]|^[“嗯哎啊哈哇]/u.test(sentence)
    ? sentence
    : `${name}，${sentence}`;
}

export const chinese: LanguagePack = {
  read,
  registers: { warm, dry, playful, courtly, terse, dreamy, earnest, bold },
  common,
  sentences,
  isQuestion: (sentence) => /[?？][!！"”’）)]*$/u.test(sentence.trim()),
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
  fullStop: '。',
  quoted: (text) => `“${text}”`,
  capitalized: (sentence) => sentence,
  gap: '',
  related,
};
