import { describe, expect, it } from 'vitest';
import { spokenLocales } from '../../../common/locales';
import type { SpokenLocale } from '../../../common/locales';
import { packOf } from '../../../server/replies/scripted/packs';

import { converse } from './conversation';
import { castIn } from './languages';

const asked: Readonly<Record<SpokenLocale, Readonly<Record<string, readonly string[]>>>> = {
  en: {
    smoke: ['do you smoke?', 'I had a long day. Do you smoke?'],
    surname: ['whats your surname', 'so what is your last name?'],
    allergy: ['are you allergic to anything?'],
    sinceWork: ['since when do you do that?'],
  },
  de: {
    smoke: ['rauchst du?', 'Heute war ein langer Tag. Rauchst du?'],
    surname: ['wie heißt du mit nachnamen?'],
    allergy: ['hast du allergien?'],
    sinceWork: ['seit wann machst du das?'],
  },
  es: {
    smoke: ['fumas?', 'Hoy ha sido un día largo. ¿Fumas?'],
    surname: ['cuál es tu apellido?'],
    allergy: ['tienes alguna alergia tú?'],
    sinceWork: ['desde cuándo haces eso?'],
  },
  ru: {
    smoke: ['ты куришь?', 'Сегодня был длинный день. Ты куришь?'],
    surname: ['какая у тебя фамилия?'],
    allergy: ['у тебя есть аллергия?'],
    sinceWork: ['давно ты этим занимаешься?'],
  },
  ch: {
    smoke: ['你抽烟吗？', '今天好长的一天。你抽烟吗？'],
    surname: ['你姓什么？'],
    allergy: ['你有过敏的东西吗？'],
    sinceWork: ['你做这行多久了？'],
  },
};

const childless: Readonly<Record<SpokenLocale, readonly [string, string]>> = {
  en: ['do you have kids?', 'why not?'],
  de: ['hast du kinder?', 'warum nicht?'],
  es: ['tienes hijos?', 'por qué no?'],
  ru: ['у тебя есть дети?', 'почему?'],
  ch: ['你有孩子吗？', '为什么？'],
};

const told: Readonly<Record<SpokenLocale, string>> = {
  en: 'My sister is coming on Thursday.',
  de: 'Meine Schwester kommt am Donnerstag.',
  es: 'Mi hermana viene el jueves.',
  ru: 'Моя сестра приезжает в четверг.',
  ch: '我妹妹周四来。',
};

const tables: Readonly<Record<SpokenLocale, readonly [string, string]>> = {
  en: ['how many tables does your place have?', 'ten tables'],
  de: ['wie viele tische hat deine taverne?', 'zehn Tische'],
  es: ['cuántas mesas tiene tu taberna?', 'diez mesas'],
  ru: ['а сколько у тебя столиков?', 'десять столов'],
  ch: ['你店里有几张桌子？', '十张桌子'],
};

describe.each(spokenLocales)('a plain question about the character in %s', (locale) => {
  const pack = packOf(locale);
  const cast = castIn(locale);
  const replies = (slug: string, texts: readonly string[]) => {
    const character = cast.find(({ facts }) => facts.slug === slug);
    if (character === undefined) throw new Error(`${slug} is not there`);
    return converse(character, texts, null, pack);
  };
  const oneOf = (lines: readonly string[], reply = '') =>
    lines.filter((line) => reply.toLowerCase().includes(line.toLowerCase().slice(0, -1)));
  const linesOf = (key: string) => pack.ownParticulars[key]?.said ?? [];

  it.each(Object.entries(asked[locale]))('is answered steadily: %s', (key, wordings) => {
    for (const wording of wordings) {
      const first = oneOf(linesOf(key), replies('margit', [wording]).at(-1));
      expect(first, wording).toHaveLength(1);
      expect(oneOf(linesOf(key), replies('margit', [wording, wording]).at(-1))).toEqual(first);
    }
  });

  it('is answered in several ways by several characters', () => {
    const [question] = asked[locale].smoke ?? [];
    const said = cast.map(
      ({ facts }) => oneOf(linesOf('smoke'), replies(facts.slug, [question ?? '']).at(-1))[0],
    );
    expect(new Set(said).size).toBe(linesOf('smoke').length);
  });

  it('is answered behind a statement of the user’s own', () => {
    const [statement, question] = [told[locale], childless[locale][0]];
    const said = replies('ines', [`${statement} ${question}`]).at(-1);
    expect(oneOf(linesOf('children'), said)).toHaveLength(1);
  });

  it('is counted where the character has a number', () => {
    expect(replies('ines', [tables[locale][0]]).at(-1)).toContain(tables[locale][1]);
  });

  it('has a reason, and is answered by what the character tells of itself', () => {
    const [question, why] = childless[locale];
    const [answer, reason] = replies('ines', [question, why]);
    expect(oneOf(linesOf('children'), answer)).toHaveLength(1);
    expect(oneOf(pack.ownParticulars.children?.why ?? [], reason)).toHaveLength(1);
    expect(oneOf(linesOf('children'), replies('tomasz', [question]).at(-1))).toEqual([]);
  });
});
