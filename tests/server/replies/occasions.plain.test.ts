import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { spokenLocales } from '../../../common/locales';
import type { SpokenLocale } from '../../../common/locales';
import { checkText } from '../../../server/moderation/checkText';
import { speaksOfSelfHarm } from '../../../server/moderation/selfHarm/speaksOfSelfHarm';
import type { Occasions } from '../../../server/replies/occasions/occasions';
import type { ReplyCharacter } from '../../../server/replies/replyCharacter';
import { advice as chineseAdvice } from '../../../server/replies/scripted/chinese/advice';
import { moments as chineseMoments } from '../../../server/replies/scripted/chinese/moments';
import { advice as englishAdvice } from '../../../server/replies/scripted/english/advice';
import { moments as englishMoments } from '../../../server/replies/scripted/english/moments';
import { advice as germanAdvice } from '../../../server/replies/scripted/german/advice';
import { moments as germanMoments } from '../../../server/replies/scripted/german/moments';
import { advice as russianAdvice } from '../../../server/replies/scripted/russian/advice';
import { moments as russianMoments } from '../../../server/replies/scripted/russian/moments';
import { advice as spanishAdvice } from '../../../server/replies/scripted/spanish/advice';
import { moments as spanishMoments } from '../../../server/replies/scripted/spanish/moments';
import { packOf } from '../../../server/replies/scripted/packs';
import { converse } from './conversation';
import { everydayLines } from './everydayLines';
import { castIn } from './languages';

const tables: Readonly<Record<SpokenLocale, Occasions>> = {
  en: { ...englishAdvice, ...englishMoments },
  de: { ...germanAdvice, ...germanMoments },
  es: { ...spanishAdvice, ...spanishMoments },
  ru: { ...russianAdvice, ...russianMoments },
  ch: { ...chineseAdvice, ...chineseMoments },
};

const wordings = (locale: SpokenLocale) =>
  readFileSync(new URL(`./occasions/${locale}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => ({
      key: line.split(': ')[0] ?? '',
      text: line.split(': ').slice(1).join(': '),
    }));

/** What a user says of riddles, and small wishes. */
const wishes: Readonly<
  Record<
    SpokenLocale,
    Record<'riddle' | 'givesUp' | 'theirs' | 'answer' | 'guess' | 'nice' | 'ask', string>
  >
> = {
  en: {
    ...{ riddle: 'tell me a riddle', givesUp: 'no idea', theirs: 'i have a riddle for you' },
    ...{ answer: 'it is a piano', guess: 'guess what', nice: 'say something nice to me' },
    ask: 'ask me something',
  },
  de: {
    ...{ riddle: 'stell mir ein rätsel', givesUp: 'keine ahnung', theirs: 'rätsel für dich' },
    ...{ answer: 'ein kamm', guess: 'rate mal', nice: 'sag mir mal was nettes' },
    ask: 'frag mich was',
  },
  es: {
    ...{ riddle: 'dime una adivinanza', givesUp: 'ni idea', theirs: 'tengo una adivinanza' },
    ...{ answer: 'un peine', guess: 'adivina que', nice: 'dime algo bonito' },
    ask: 'preguntame algo',
  },
  ru: {
    ...{ riddle: 'загадай загадку', givesUp: 'сдаюсь', theirs: 'у меня есть загадка' },
    ...{ answer: 'это расчёска', guess: 'угадай что', nice: 'скажи что-нибудь приятное' },
    ask: 'спроси меня о чём-нибудь',
  },
  ch: {
    ...{ riddle: '给我出个谜语', givesUp: '猜不到', theirs: '我有个谜语' },
    ...{ answer: '是梳子', guess: '你猜怎么着', nice: '说点好听的' },
    ask: '你问我点什么吧',
  },
};

/** Two questions at once: home and work. */
const twice: Readonly<Record<SpokenLocale, string>> = {
  en: 'Where do you live and what do you do?',
  de: 'Wo wohnst du und was machst du beruflich?',
  es: '¿Dónde vives y a qué te dedicas?',
  ru: 'Где ты живёшь и кем работаешь?',
  ch: '你住在哪里，做什么工作的？',
};

describe.each(spokenLocales)('what is spoken of in %s', (locale) => {
  const cast = castIn(locale);
  const [first] = cast;
  if (first === undefined) throw new Error('Nobody is there');
  const pack = packOf(locale);
  const { play } = (pack.spokenBy?.(first.facts.gender) ?? pack).common;
  const answers = (texts: readonly string[], character: ReplyCharacter = first) =>
    converse(character, texts, null, pack);
  const last = (texts: readonly string[]) => answers(texts).at(-1) ?? '';
  const isOneOf = (lines: readonly string[], reply: string) =>
    lines.some((line) => reply.includes(line.replace('{self}', first.texts.name)));
  const occasions = [pack.advice, pack.moments, pack.mentioned, pack.adviceForms];

  it('is answered by a line of its own, asked for or told', () => {
    const missed = wordings(locale).filter(({ key, text }) => {
      const found = occasions.flatMap((reader) => reader.named(text));
      const said = found.filter((one) => one.key === key).flatMap((one) => one.said);
      return !isOneOf([...said, ...everydayLines(text, locale)], last([text]));
    });
    expect(missed).toEqual([]);
  });

  it('is answered decently: every line passes the judges of texts', () => {
    const said = [...pack.riddles.flatMap(({ asks, answer }) => [asks, answer])];
    said.push(...Object.values(tables[locale]).flatMap((one) => one.said));
    for (const { lines } of [pack.adviceForms, pack.grief, pack.mentioned]) said.push(...lines);
    said.push(...Object.values(pack.common.signals).flat());
    said.push(...[play.guess, play.theirRiddle, play.solved].flat());
    for (const { counsel, nice } of Object.values(pack.registers)) said.push(...counsel, ...nice);
    expect(said.filter((line) => !checkText(line).ok || speaksOfSelfHarm(line))).toEqual([]);
  });

  it('asks a riddle and tells its answer, and hears one of the user', () => {
    const { answer, givesUp, riddle, theirs } = wishes[locale];
    const asked = last([riddle]);
    const one = pack.riddles.find(({ asks }) => asked.includes(asks));
    expect(one).toBeDefined();
    const filled = (lines: readonly string[]) =>
      lines.map((line) => pack.capitalized(line.replace('{answer}', one?.answer ?? '')));
    expect(isOneOf(filled(play.right), last([riddle, one?.words[0]?.trim() ?? '']))).toBe(true);
    expect(isOneOf(filled(play.reveal), last([riddle, givesUp]))).toBe(true);
    expect(isOneOf(filled(play.wrong), last([riddle, answer]))).toBe(true);
    const [honest = '', beaten = ''] = answers([theirs, answer]);
    expect(isOneOf(play.theirRiddle, honest)).toBe(true);
    expect(isOneOf(play.solved, beaten)).toBe(true);
  });

  it('fulfils small wishes: a guess, something nice, a question', () => {
    const { ask, guess, nice } = wishes[locale];
    const { registers } = pack.spokenBy?.(first.facts.gender) ?? pack;
    expect(isOneOf(play.guess, last([guess]))).toBe(true);
    expect(isOneOf(registers[first.texts.manner].nice, last([nice]))).toBe(true);
    expect(isOneOf(registers[first.texts.manner].ask, last([ask]))).toBe(true);
  });

  it('answers both of two questions', () => {
    const reply = last([twice[locale]]);
    const { home = '', work = '' } = first.texts.self;
    for (const line of [home, work]) expect(reply).toContain(pack.sentences(line)[0]);
  });
});
