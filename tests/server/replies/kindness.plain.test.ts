import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { locales } from '../../../common/locales';
import { speaksOfSelfHarm } from '../../../server/moderation/selfHarm/speaksOfSelfHarm';
import { hardNewsIn } from '../../../server/replies/hardNews/hardNews';
import type { ReplyCharacter } from '../../../server/replies/replyCharacter';
import { packOf } from '../../../server/replies/scripted/packs';
import { converse } from './conversation';
import { castIn } from './languages';

type Locale = (typeof locales)[number];

const messages = (locale: Locale, kind: 'death' | 'blow' | 'other') =>
  readFileSync(new URL(`./hardNews/${locale}.${kind}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n');

/** What is told after the news, and asks for nothing. */
const after: Readonly<Record<Locale, readonly [string, string, string]>> = {
  en: ['It was on Monday.', 'We were close.', 'I feel empty.'],
  es: ['Fue el lunes.', 'Nos queríamos mucho.', 'Me siento vacía.'],
  de: ['Das war am Montag.', 'Wir standen uns nah.', 'Ich fühle mich leer.'],
  ru: ['Это было в понедельник.', 'Мы были близки.', 'Внутри пусто.'],
  ch: ['是星期一的事。', '我们很亲。', '心里空空的。'],
};

const hellos: Readonly<Record<Locale, readonly [string, string]>> = {
  en: ['Hi! My name is Mara', 'Hello again'],
  es: ['¡Hola! Me llamo Mara', 'Hola de nuevo'],
  de: ['Hallo! Ich heiße Mara', 'Hallo, da bin ich wieder'],
  ru: ['Привет! Меня зовут Мара', 'Привет, это снова я'],
  ch: ['你好！我叫玛拉', '你好，我又来了'],
};

describe.each(locales)('who is greeted in %s', (locale) => {
  it('meets a user for the first time only once', () => {
    const pack = packOf(locale);
    const [first, later] = hellos[locale];
    const greetings = castIn(locale).map((character) => {
      const spoken = pack.spokenBy?.(character.facts.gender) ?? pack;
      const again = spoken.registers[character.texts.manner].again ?? [];
      const isAgain = (reply: string) => again.some((line) => reply.includes(line));
      return converse(character, [first, later, later, later], null, pack).map(isAgain);
    });
    expect(greetings.filter(([isFirst]) => isFirst)).toEqual([]);
    expect(greetings.filter((replies) => replies.some(Boolean))).not.toEqual([]);
  });
});

describe.each(locales)('who is told hard news in %s', (locale) => {
  const pack = packOf(locale);
  const cast = castIn(locale);
  const leads = [...new Map(cast.map((one) => [one.texts.manner, one])).values()];
  const lead = (index: number): ReplyCharacter => {
    const found = leads[index % leads.length];
    if (found === undefined) throw new Error('Nobody is there to tell');
    return found;
  };

  it('knows a death, and an illness, a lost job or a separation, from what only sounds like it', () => {
    for (const kind of ['death', 'blow'] as const)
      expect(messages(locale, kind).filter((text) => hardNewsIn(text) !== kind)).toEqual([]);
    expect(messages(locale, 'other').filter((text) => hardNewsIn(text) !== null)).toEqual([]);
  });

  it('says nothing else for four turns: no joke, story, subject or memory of something else', () => {
    const { death, blow, stay } = pack.common.hardNews;
    const wrong = (['death', 'blow'] as const).flatMap((kind) =>
      // Who tells of a suicide may be offered help in the place of comfort.
      messages(locale, kind)
        .filter((text) => !speaksOfSelfHarm(text))
        .flatMap((text, index) => {
          const character = lead(index);
          const spoken = pack.spokenBy?.(character.facts.gender) ?? pack;
          const kindly = [
            ...Object.values(spoken.common.hardNews).flat(),
            ...[...death, ...blow, ...stay],
          ];
          const replies = converse(character, [text, ...after[locale]], null, pack);
          return replies
            .flatMap((reply) => pack.sentences(reply))
            .filter((sentence) => !kindly.includes(sentence));
        }),
    );
    expect(wrong).toEqual([]);
  });

  it('answers what is asked meanwhile, and goes on as before afterwards', () => {
    const [news = ''] = messages(locale, 'death');
    const unmarked = {
      ...{ en: 'did you lose your dad', es: 'que haces cuando estas triste' },
      ...{ de: 'wie lange wohnst du da', ru: 'сколько тебе лет было тогда', ch: '你爸爸还在吗' },
    };
    const thanks = { en: 'Thank you', es: 'Gracias', de: 'Danke', ru: 'Спасибо', ch: '谢谢' };
    const character = lead(0);
    const spoken = pack.spokenBy?.(character.facts.gender) ?? pack;
    const stay = spoken.common.hardNews.stay;
    const [, second = '', , , fifth = ''] = converse(
      character,
      [news, thanks[locale], ...after[locale]],
      null,
      pack,
    );
    expect(spoken.registers[character.texts.manner].thanks).toContain(second);
    expect(stay).not.toContain(fifth);
    const [, answer = ''] = converse(character, [news, unmarked[locale]], null, pack);
    expect(stay).not.toContain(answer);
  });
});
