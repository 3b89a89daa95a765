import { describe, expect, it } from 'vitest';
import { spokenLocales } from '../../../common/locales';
import type { SpokenLocale } from '../../../common/locales';
import { packOf } from '../../../server/replies/scripted/packs';
import { converse } from './conversation';
import { castIn } from './languages';

/** Questions about Nell, who is married to Gerald, and what the answer has in it. */
const asked: Readonly<Record<SpokenLocale, readonly (readonly [string, RegExp])[]>> = {
  en: [
    ['does your husband talk much', /husband|Gerald/],
    ['whos bernice', /Bernice/],
    ['whats your husbands job', /husband/],
    ['are you ever scared at work', /frequency gone quiet/],
  ],
  de: [
    ['redet dein mann viel', /Mann|Gerald/],
    ['wer ist bernice', /Bernice/],
  ],
  es: [
    ['tu marido habla mucho', /marido|Gerald/],
    ['quien es bernice', /Bernice/],
  ],
  ru: [['кто такая Бернис', /Бернис/]],
  ch: [['你的猫叫什么', /猫/]],
};

/** What nobody keeps in mind is answered shortly, as what was asked for. */
const short: Readonly<Record<SpokenLocale, readonly (readonly [string, 'long' | 'measure'])[]>> = {
  en: [
    ['how long have you been married', 'long'],
    ['how heavy are you', 'measure'],
  ],
  de: [
    ['wie lange bist du schon verheiratet', 'long'],
    ['wie schwer bist du', 'measure'],
  ],
  es: [
    ['cuanto tiempo llevas casada', 'long'],
    ['cuanto pesas', 'measure'],
  ],
  ru: [
    ['давно ты замужем', 'long'],
    ['какой у тебя размер обуви', 'measure'],
  ],
  ch: [
    ['你结婚多久了', 'long'],
    ['你体重多少', 'measure'],
  ],
};

describe.each(spokenLocales)('a detail of the character asked for in %s', (locale) => {
  const pack = packOf(locale);
  const answerTo = (question: string) => {
    const nell = castIn(locale).find(({ facts }) => facts.slug === 'nell');
    if (nell === undefined) throw new Error('Nell is not there');
    return converse(nell, [question], null, pack).at(-1) ?? '';
  };

  it.each(asked[locale])('is answered from its own lines: %s', (question, answer) => {
    expect(answerTo(question)).toMatch(answer);
  });

  it.each(short[locale])('is answered shortly where no line has it: %s', (question, kind) => {
    const reply = answerTo(question);
    const lines = pack.shortAnswers.lines[kind];
    expect(lines.filter((line) => reply.includes(line.slice(0, -1)))).toHaveLength(1);
  });
});
