import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { spokenLocales } from '../../../common/locales';
import { askedSelfReader } from '../../../server/replies/askedSelf/askedSelf';
import { english } from '../../../server/replies/askedSelf/english';
import type { ReplyCharacter } from '../../../server/replies/replyCharacter';
import { packOf } from '../../../server/replies/scripted/packs';
import { selfSubjects } from '../../../server/seed/character';
import { seed } from '../../support/seed';
import { converse } from './conversation';

type Locale = (typeof spokenLocales)[number];

function characterIn(locale: Locale, slug: string): ReplyCharacter {
  const facts = seed.characters.find((one) => one.slug === slug);
  const own = seed.texts.en[slug];
  if (facts === undefined || own === undefined) throw new Error(`No ${slug}`);
  const texts = locale === 'en' ? own : { ...own, ...seed.texts.translated[locale][slug] };
  return { facts, texts };
}

/** A line "not date: …" is a message that must not be taken for a question for the date. */
const questions = (locale: Locale) =>
  readFileSync(new URL(`./askedSelf/${locale}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', ...rest] = line.split(': ');
      const subject = selfSubjects.find((one) => one === name.replace(/^not /, ''));
      if (subject === undefined) throw new Error(`No subject ${name}`);
      return { subject, isMeant: !name.startsWith('not '), question: rest.join(': ') };
    });

const answers = (locale: Locale, texts: readonly string[], slug = 'ines') =>
  converse(characterIn(locale, slug), texts, null, packOf(locale));

const last = (locale: Locale, texts: readonly string[], slug?: string) =>
  answers(locale, texts, slug).at(-1) ?? '';

describe.each(spokenLocales)('who asks a character about itself in %s', (locale) => {
  const { self } = characterIn(locale, 'ines').texts;
  const pack = packOf(locale);
  const { follow, play } = (pack.spokenBy?.('female') ?? pack).common;
  const isOneOf = (lines: readonly string[], reply: string) =>
    lines.some((line) => reply.includes(line));

  it('hears its own line on every subject, in plain and in chat spelling', () => {
    const misread = questions(locale).filter(
      ({ subject, isMeant, question }) =>
        last(locale, [question]).includes(self[subject] ?? '(none)') !== isMeant,
    );
    expect(misread).toEqual([]);
  });

  it('is asked nothing of by a message that only mentions the subject', () => {
    const statements: Readonly<Record<Locale, string>> = {
      en: 'My boss was late again and the coffee was cold, which is how most of my days begin.',
      de: 'Mein Chef war wieder zu spät und der Kaffee kalt, so fangen die meisten meiner Tage an.',
      es: 'Mi jefe llegó tarde otra vez y el café estaba frío, así empiezan casi todos mis días.',
      ru: 'Начальник снова опоздал, и кофе остыл, так начинается большинство моих дней.',
      ch: '我老板又迟到了，咖啡也凉了，我的日子大多就是这么开始的。',
    };
    const { subjects } = packOf(locale).self.asked(statements[locale]);
    expect(subjects).toEqual([]);
  });

  it('is asked back, and told the reason', () => {
    const back: Readonly<Record<Locale, readonly [string, string, string]>> = {
      en: ['I live in Leeds. And you?', 'What do you do?', 'why?'],
      de: ['Ich wohne in Köln. Und du?', 'Was machst du beruflich?', 'warum?'],
      es: ['Vivo en Sevilla. ¿Y tú?', '¿A qué te dedicas?', '¿por qué?'],
      ru: ['Я живу в Самаре. А ты?', 'Кем ты работаешь?', 'почему?'],
      ch: ['我住在杭州。你呢？', '你是做什么工作的？', '为什么？'],
    };
    const [mine, work, why] = back[locale];
    expect(last(locale, [mine])).toContain(self.home);
    expect(last(locale, [work, why])).toContain(self.whyWork);
  });

  it('is asked for a wish, and not for advice, by what it would do with a million', () => {
    const asked: Readonly<Record<Locale, readonly [string, string]>> = {
      en: ['What are you learning these days?', 'What would you do with a million?'],
      de: ['Was lernst du gerade?', 'Was würdest du mit einer Million machen?'],
      es: ['¿Qué estás aprendiendo?', '¿Qué harías con un millón?'],
      ru: ['Чему учишься сейчас?', 'Что бы ты сделала, если бы выиграла миллион?'],
      ch: ['你在学什么？', '如果给你一百万你会怎么做？'],
    };
    expect(last(locale, asked[locale])).toContain(self.wish);
  });

  it('hears the same question answered once, and then that it was answered', () => {
    const [first] = questions(locale).filter(({ subject }) => subject === 'colour');
    const [told = '', again = ''] = answers(locale, [first?.question ?? '', first?.question ?? '']);
    expect(told).toContain(self.colour);
    expect(isOneOf(follow.again, again)).toBe(true);
  });

  it('hears nothing of its own when a day went badly', () => {
    const bad: Readonly<Record<Locale, string>> = {
      en: 'My oven broke this morning and I lost ninety loaves',
      de: 'Heute ist mein Ofen kaputt gegangen, neunzig Brote sind verbrannt',
      es: 'Hoy se me ha roto el horno y se me han quemado noventa panes',
      ru: 'Сегодня сломалась печь, и сгорело девяносто буханок',
      ch: '今天烤箱坏了，九十个面包全烤糊了',
    };
    const told = seed.characters.filter(({ slug }) => {
      const { self: own, interests } = characterIn(locale, slug).texts;
      const lines = [...Object.values(own), ...interests.map(({ remark }) => remark)];
      return isOneOf(lines, last(locale, ['…', bad[locale]], slug));
    });
    expect(told.map(({ slug }) => slug)).toEqual([]);
  });

  it('plays a game, a scene, and is shown how to call', () => {
    const wishes: Readonly<Record<Locale, readonly [string, string, string]>> = {
      en: ["let's play a game", '*hugs you*', 'can I call you?'],
      de: ['wollen wir was spielen?', '*umarmt dich*', 'können wir telefonieren?'],
      es: ['¿jugamos a algo?', '*te abraza*', '¿puedo llamarte?'],
      ru: ['давай поиграем', '*обнимает тебя*', 'можно тебе позвонить?'],
      ch: ['我们玩个游戏吧', '*抱抱你*', '可以打电话吗？'],
    };
    const [game, hug, call] = wishes[locale];
    expect(isOneOf(play.game, last(locale, [game]))).toBe(true);
    expect(isOneOf(play.hug, last(locale, [hug]))).toBe(true);
    expect(isOneOf(play.call, last(locale, [call]))).toBe(true);
  });
});

describe('what a character knows of itself', () => {
  it('is whole for everybody in the catalogue, in five languages, and nobody shares a line', () => {
    for (const locale of spokenLocales) {
      const all = seed.characters.flatMap(({ slug }) =>
        selfSubjects.map((subject) => characterIn(locale, slug).texts.self[subject]),
      );
      expect(all.filter((line) => line === undefined)).toEqual([]);
      expect(all.length - new Set(all).size).toBe(0);
    }
  });
});

describe('a wording', () => {
  it('is refused where nothing is left of it without its fillers', () => {
    expect(() =>
      askedSelfReader({ ...english, fillers: 'well', phrases: { work: 'well' } }),
    ).toThrow('A phrase of fillers alone: "well"');
  });
});
