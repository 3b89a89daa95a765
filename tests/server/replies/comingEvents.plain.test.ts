import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { spokenLocales } from '../../../common/locales';
import type { SpokenLocale } from '../../../common/locales';
import { checkText } from '../../../server/moderation/checkText';
import type { HistoryEntry } from '../../../server/replies/replySource';
import { compose } from '../../../server/replies/scripted/compose';
import { packOf } from '../../../server/replies/scripted/packs';
import { returning } from '../../../server/replies/scripted/returning/returning';
import { returnLines } from '../../../server/replies/scripted/returning/returnLines';
import { castIn } from './languages';

const HOUR = 3_600_000;
/** A Monday, eight in the evening. */
const MONDAY = Date.UTC(2026, 0, 5, 20);

const wordings = (locale: SpokenLocale, kind: 'ahead' | 'other') =>
  readFileSync(new URL(`./comingEvents/${locale}.${kind}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(' = '));

const user = (text: string, hours: number): HistoryEntry => ({
  author: 'user',
  text,
  writtenAt: MONDAY + hours * HOUR,
});
const bot = (text: string, hours: number): HistoryEntry => ({
  ...user(text, hours),
  author: 'bot',
});

type Talk = Readonly<{
  exam: string;
  hello: string;
  told: string;
  off: string;
  asks: string;
  gone: string;
}>;

const talks: Readonly<Record<SpokenLocale, Talk>> = {
  en: {
    exam: 'I have an exam tomorrow',
    hello: 'hi',
    told: 'I passed!',
    off: 'The exam got cancelled',
    asks: 'Where do you live?',
    gone: 'My grandmother died',
  },
  de: {
    exam: 'Morgen hab ich Prüfung',
    hello: 'hallo',
    told: 'Ich hab bestanden!',
    off: 'Die Prüfung fällt aus',
    asks: 'Wo wohnst du?',
    gone: 'Meine Oma ist gestorben',
  },
  es: {
    exam: 'Mañana tengo examen',
    hello: 'hola',
    told: '¡He aprobado!',
    off: 'El examen está cancelado',
    asks: '¿Dónde vives?',
    gone: 'Mi abuela ha muerto',
  },
  ru: {
    exam: 'Завтра экзамен',
    hello: 'привет',
    told: 'Я сдал!',
    off: 'Экзамен отменили',
    asks: 'Где ты живёшь?',
    gone: 'У меня умерла бабушка',
  },
  ch: {
    exam: '明天考试',
    hello: '你好',
    told: '我考过了！',
    off: '考试取消了',
    asks: '你住在哪里？',
    gone: '我奶奶去世了',
  },
};

describe.each(spokenLocales)('a chat over days in %s', (locale) => {
  const language = packOf(locale);
  const lines = returnLines(locale);
  const { exam, hello, told, off, asks, gone } = talks[locale];
  const cast = [...new Map(castIn(locale).map((one) => [one.texts.manner, one])).values()];
  const [character] = cast;
  if (character === undefined) throw new Error('Nobody is there to come back to');
  const reply = (history: readonly HistoryEntry[], to = character) =>
    compose({ character: to, user: { name: null, locale }, history }, language);
  const isAsked = (text: string) =>
    lines.asks('exam').some((line) => text.toLowerCase().includes(line.toLowerCase()));
  const before = [bot('…', -1), user(exam, 0), bot('…', 0)];

  it('knows what lies ahead, from what only sounds like it', () => {
    const read = (text: string) =>
      returning([user(text, 0), bot('…', 0), user(hello, 24 * 40)], {
        locale,
        pack: language,
        timeZone: null,
      }).askAfter;
    const ahead = wordings(locale, 'ahead').map(([kind = '', text = '']) => [kind, text] as const);
    expect(ahead.filter(([kind, text]) => read(text) !== kind)).toEqual([]);
    const other = wordings(locale, 'other').map(([text = '']) => text);
    expect(other.filter((text) => read(text) !== null)).toEqual([]);
  });

  it('asks how it went when it is over, once, in the manner of each', () => {
    for (const one of cast) {
      const back = [...before, user(hello, 24)];
      const first = reply(back, one);
      expect(lines.asks('exam', one.texts.manner).some((line) => first.endsWith(line))).toBe(true);
      const later = [...back, bot(first, 24), user(hello, 48)];
      expect(isAsked(reply(later, one))).toBe(false);
    }
  });

  it('does not ask before it is over, nor within one sitting', () => {
    expect(isAsked(reply([...before, user(hello, 12.5)]))).toBe(false);
    expect(isAsked(reply([...before.slice(0, 2), bot('…', 23), user(hello, 24)]))).toBe(false);
  });

  it.each([
    [null, 20],
    ['America/Los_Angeles', 28],
    ['Asia/Shanghai', 36],
  ])('asks in %s after the afternoon of that day there', (timeZone, over) => {
    const after = (hours: number) =>
      returning([...before, user(hello, hours)], { locale, pack: language, timeZone }).askAfter;
    expect([after(over - 1), after(over)]).toEqual([null, 'exam']);
  });

  it('answers first what it is asked, and asks after', () => {
    const answer = reply([...before, user(asks, 24)]);
    expect(isAsked(answer)).toBe(true);
    expect(lines.asks('exam').some((line) => answer.startsWith(line))).toBe(false);
  });

  it('does not ask what is told already, was called off, or is outweighed', () => {
    for (const text of [told, gone])
      expect(isAsked(reply([...before, user(text, 24)]))).toBe(false);
    expect(isAsked(reply([...before, user(off, 1), bot('…', 1), user(hello, 24)]))).toBe(false);
  });

  it('greets somebody who was away for days, and takes up nothing', () => {
    const again = lines.again(character.texts.manner);
    const isAgain = (hours: number) => {
      const answer = reply([bot('…', -1), user(hello, 0), bot('…', 0), user(hello, hours)]);
      return again.some((line) => answer.includes(line));
    };
    expect([isAgain(1), isAgain(24), isAgain(72)]).toEqual([false, false, true]);
  });

  it('has nothing to say that may not be said', () => {
    const all = cast.flatMap(({ texts }) => [
      ...lines.asks('doctor', texts.manner),
      ...lines.again(texts.manner),
    ]);
    expect(all.filter((line) => !checkText(line).ok || line.includes('{'))).toEqual([]);
  });
});
