import { askedFactsReader } from '../../askedFacts/askedFacts';
import { chinese as askedFacts } from '../../askedFacts/chinese';
import type { Fact, LanguagePack } from '../languagePack';
import { reader } from '../reader';
import { clausesOf, type Clauses } from '../sentences';
import { readActs } from './acts';
import { common } from './commonLines';
import { readFacts, readNameOfOther } from './facts';
import { readFeeling, readLoss } from './feelings';
import { reflect, withoutParticles } from './reflect';
import { bold } from './registers/bold';
import { courtly } from './registers/courtly';
import { dreamy } from './registers/dreamy';
import { dry } from './registers/dry';
import { earnest } from './registers/earnest';
import { playful } from './registers/playful';
import { terse } from './registers/terse';
import { warm } from './registers/warm';
import { contentWords, plain, related, sentences } from './text';
import { readSubjects, readTopics } from './topics';
import { isFitToRepeat } from './values';

const NOT_TO_ECHO =
  /[?"]|你|您|对不起|抱歉|觉得|猜|知道|谢谢|名字|我叫|叫我|想死|怎么|什么|为什么|谁|哪|吗|呢|没有$|其实$|意思是/u;
const LEAST = 6;
const MOST = 24;

function readEcho(text: string): string | null {
  const statement = plain(text)
    .split(/[。!…~\n;]+/u)
    .map((sentence) => withoutParticles(sentence.trim().replace(/,{1,20}$/u, '')))
    .find((sentence) => {
      const length = [...sentence].length;
      return (
        length >= LEAST &&
        length <= MOST &&
        /^(?:今天|昨天|昨晚|刚才|刚刚|最近|后来|现在|上周|去年)?,?(?:我|咱)/u.test(sentence) &&
        !NOT_TO_ECHO.test(sentence) &&
        isFitToRepeat(sentence)
      );
    });
  if (statement === undefined) return null;
  return reflect(statement).replace(/,|(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, '，');
}

const NOT_SHORT =
  /[我你他她它们吗呢?,"但想不没就都是在有很太真]|特别|可是|什么|怎么|(?<=\p{Script=Han}) |^(?:别|因为|所以|而且|还|也|其实|说|再|已经|好像|应该|那|这|嗯|哦|啊|哈|唉|对|行|好)|[了吧啊呀]$/u;

function readShort(text: string): string | null {
  const bare = plain(text).replace(/[。.!~…]{1,20}$/u, '');
  const isShort = [...bare].length > 1 && [...bare].length <= 8 && /^[\p{L}\p{N}' -]+$/u.test(bare);
  return isShort && !NOT_SHORT.test(bare) && isFitToRepeat(bare) ? bare : null;
}

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

const readPlain = reader({
  words: contentWords,
  acts: readActs,
  feeling: readFeeling,
  facts: (text, answered, { feeling }) => readFacts(text, feeling === null ? answered : null),
  nameOfOther: readNameOfOther,
  loss: readLoss,
  topics: (text, { words }) => readTopics(text, words),
  subjects: readSubjects,
  echo: readEcho,
  short: readShort,
  understood: isChinese,
});

const read: LanguagePack['read'] = (text, asked) => {
  const reading = readPlain(text, asked);
  const typed = (value: string) => asTyped(value, text.normalize('NFKC'));
  return {
    ...reading,
    facts: reading.facts.map((fact) => ({ ...fact, value: typed(fact.value) })),
    topics: reading.topics.map(typed),
    echo: reading.echo === null ? null : typed(reading.echo),
    short: reading.short === null ? null : typed(reading.short),
  };
};

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
  questions: askedFactsReader(askedFacts),
  fullStop: '。',
  quoted: (text) => `“${text}”`,
  capitalized: (sentence) => sentence,
  gap: '',
  related,
};
