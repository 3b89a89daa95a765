import { describe, expect, it } from 'vitest';
import { spokenLocales } from '../../../common/locales';
import type { SpokenLocale } from '../../../common/locales';
import { checkText } from '../../../server/moderation/checkText';
import { speaksOfSelfHarm } from '../../../server/moderation/selfHarm/speaksOfSelfHarm';
import { packOf } from '../../../server/replies/scripted/packs';
import { remarkKinds } from '../../../server/replies/scripted/remarks';
import type { RemarkKind } from '../../../server/replies/scripted/remarks';
import { converse } from './conversation';
import { everydayLines } from './everydayLines';
import { castIn } from './languages';

const kinds = ['relief', 'agree', 'oddness', 'feat', 'duration', 'role', 'cannot'] as const;

/** A message of each of these kinds. */
const told: Readonly<Record<SpokenLocale, Readonly<Record<(typeof kinds)[number], string>>>> = {
  en: {
    ...{ relief: 'that helps', agree: "maybe you're right" },
    ...{ oddness: 'mine is petrol, weird I know', feat: '100 kilos!!', role: "she's a vet" },
    ...{ duration: 'been at it for 11 years', cannot: "I can't whistle" },
  },
  de: {
    ...{ relief: 'das tut gut', agree: 'vielleicht hast du recht' },
    ...{ oddness: 'meiner ist Benzin, komisch ich weiß', feat: '100 Kilo!!' },
    ...{ role: 'sie ist Tierärztin', duration: 'seit elf Jahren' },
    cannot: 'ich lass sogar Wasser anbrennen',
  },
  es: {
    ...{ relief: 'eso ayuda', agree: 'puede que tengas razón' },
    ...{ oddness: 'el mío es la gasolina, raro, ya lo sé', feat: '100 kilos!!' },
    ...{ role: 'es veterinaria', duration: 'llevo once años' },
    cannot: 'a mí se me quema hasta el agua',
  },
  ru: {
    ...{ relief: 'полегчало', agree: 'наверное ты права' },
    ...{ oddness: 'мой — бензин, странно, знаю', feat: 'сто кило!!', role: 'она ветеринар' },
    ...{ duration: 'уже одиннадцать лет', cannot: 'у меня даже вода пригорает' },
  },
  ch: {
    ...{ relief: '好点了', agree: '可能你说得对', role: '她是兽医' },
    ...{ oddness: '我喜欢汽油味，别笑', feat: '100公斤！！', duration: '开了十一年了' },
    cannot: '我连水都能烧糊',
  },
};

/** What is taken up in the user's own words. */
const echoed: Readonly<Record<SpokenLocale, readonly string[]>> = {
  en: ['100 kilos', '11 years', 'vet'],
  de: ['100 Kilo', 'Elf Jahre', 'Tierärztin'],
  es: ['100 kilos', 'Once años', 'Veterinaria'],
  ru: ['Сто кило', 'Одиннадцать лет', 'Ветеринар'],
  ch: ['100公斤', '十一年', '兽医'],
};

/** Neither is told of by any character. */
const choices: Readonly<Record<SpokenLocale, readonly [string, RegExp]>> = {
  en: ['red or blue?', /\b(?:red|blue)\b/i],
  de: ['rot oder blau?', /(?:rot|blau)/i],
  es: ['rojo o azul?', /(?:rojo|azul)/i],
  ru: ['красный или синий?', /(?:красный|синий)/i],
  ch: ['红的还是蓝的？', /红的|蓝的/],
};

/** A child's age is not said back, but its name is. */
const child: Readonly<Record<SpokenLocale, readonly [string, string, string, string]>> = {
  en: ['my daughter starts school soon', "she's six, her name is Polly", 'what is my daughter called?', 'Polly'],
  de: ['meine Tochter kommt bald in die Schule', 'sie ist sechs und heißt Frieda', 'wie heißt meine Tochter nochmal?', 'Frieda'],
  es: ['mi hija empieza el cole el lunes', 'tiene seis años, se llama Paula', 'cómo se llamaba mi hija?', 'Paula'],
  ru: ['дочка скоро в первый класс идёт', 'ей шесть, зовут Поля', 'как там мою дочку зовут?', 'Поля'],
  ch: ['我女儿周一要上小学了', '她六岁，叫小葵', '我女儿叫什么来着？', '小葵'],
}; // oxfmt-ignore

const hospital: Readonly<Record<SpokenLocale, string>> = {
  en: "my mom's in the hospital",
  de: 'meine Mutter liegt im Krankenhaus',
  es: 'mi madre está en el hospital',
  ru: 'мама в больнице',
  ch: '我妈住院了',
};

describe.each(spokenLocales)('what is told in %s, whatever it is about', (locale) => {
  const pack = packOf(locale);
  const [someone] = castIn(locale);
  if (someone === undefined) throw new Error('Nobody is there');
  const replies = (...texts: string[]) => converse(someone, texts, null, pack);
  const last = (...texts: string[]) => replies(...texts).at(-1) ?? '';
  const isOf = (kind: RemarkKind, reply: string) =>
    pack.remarks[kind].said.some((line) =>
      pack
        .capitalized(line)
        .split(/\{[\w:]+\}/)
        .filter((part) => part.length > 1)
        .every((part) => reply.toLowerCase().includes(part.toLowerCase())),
    );

  it.each(kinds)('is met as what it is: %s', (kind) => {
    const message = told[locale][kind];
    const reply = last(message);
    const isExact = everydayLines(message, locale).some((line) => reply.includes(line));
    expect(isExact || isOf(kind, reply), reply).toBe(true);
  });

  it('is taken up in the words it was told in', () => {
    const said = (['feat', 'duration', 'role'] as const).map((kind) => last(told[locale][kind]));
    for (const [at, word] of echoed[locale].entries())
      expect(said[at]?.toLowerCase()).toContain(word.toLowerCase());
  });

  it('is decent in every line', () => {
    const { choice, ...yesOrNo } = pack.quickAnswers;
    const lines = [
      ...remarkKinds.flatMap((kind) => pack.remarks[kind].said),
      ...Object.values(yesOrNo).flatMap(({ yes, no }) => [...yes, ...no]),
      ...choice.said,
    ];
    expect(lines.filter((line) => !checkText(line).ok || speaksOfSelfHarm(line))).toEqual([]);
  });

  it('is chosen of two, and the same one whoever comes first', () => {
    const [question, either] = choices[locale];
    const chosen = castIn(locale).map(
      (character) => converse(character, [question], null, pack).at(-1) ?? '',
    );
    expect(chosen.filter((reply) => !either.test(reply))).toEqual([]);
  });

  it('is remembered by name, of a child too', () => {
    const [first, second, question, name] = child[locale];
    expect(last(first, second, question)).toContain(name);
  });

  it('is hard news where somebody dear lies in hospital', () => {
    const { common } = pack.spokenBy?.(someone.facts.gender) ?? pack;
    const reply = last(hospital[locale]);
    expect(common.hardNews.blow.some((line) => reply.includes(line))).toBe(true);
  });
});

describe('how German writes', () => {
  it('knows a participle from a noun', () => {
    const { told: german } = packOf('de');
    expect(german.turned('mein Sohn hat drei teller gegessen', [])).toBe(
      'dein Sohn hat drei Teller gegessen',
    );
  });
});

describe('how facts are read', () => {
  it('leaves out what says nothing, and no preposition', () => {
    const work = (locale: SpokenLocale, text: string) =>
      packOf(locale)
        .read(text, null)
        .facts.map(({ value }) => value);
    expect(work('en', 'I work in a shoe store btw').join()).not.toContain('by the way');
    expect(work('ru', 'я в обувном работаю, кстати')).not.toContain('обувном');
  });
});
