import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { spokenLocales } from '../../../common/locales';
import { asksIfAi } from '../../../server/replies/asksIfAi/asksIfAi';
import type { ReplyCharacter } from '../../../server/replies/replyCharacter';
import type { HistoryEntry, ScriptRequest } from '../../../server/replies/replySource';
import { writeReply } from '../../../server/replies/scripted/writeReply';
import { seed } from '../../support/seed';
import { honestIn } from './honestIn';
import { castIn } from './languages';

type Locale = (typeof spokenLocales)[number];

/** Messages that ask whether a person answers, or say that none does; the others speak of something else. */
const messages = (locale: Locale, kind: 'asked' | 'other') =>
  readFileSync(new URL(`./askedIfAi/${locale}.${kind}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n');

const user = (text: string): HistoryEntry => ({ author: 'user', text });

const answer = (
  character: ReplyCharacter,
  locale: Locale,
  texts: readonly string[],
  more: Partial<Pick<ScriptRequest, 'sendsPicture'>> = {},
) => {
  const history: HistoryEntry[] = [];
  let reply = '';
  for (const text of texts) {
    history.push(user(text));
    reply = writeReply({ character, user: { name: null, locale }, history, ...more }) ?? '';
    history.push({ author: 'bot', text: reply });
  }
  return reply;
};

describe.each(spokenLocales)('who asks in %s whether it is an AI', (locale) => {
  const cast = castIn(locale);
  const leads = [...new Map(cast.map((one) => [one.texts.manner, one])).values()];
  const lead = (index: number): ReplyCharacter => {
    const found = leads[index % leads.length];
    if (found === undefined) throw new Error('Nobody is there to ask');
    return found;
  };
  const honest = honestIn[locale];
  const asked = messages(locale, 'asked');
  const [first = ''] = asked;

  it('is told so, in every one of 100 wordings and more, by a character of any manner', () => {
    expect(asked.length).toBeGreaterThan(100);
    expect(leads).toHaveLength(8);
    expect(
      asked.filter((text, index) => !honest.test(answer(lead(index), locale, [text]))),
    ).toEqual([]);
  });

  it('is told so in this language, whatever the language of the pages', () => {
    const elsewhere = locale === 'en' ? 'de' : 'en';
    expect(answer(lead(0), elsewhere, [first])).toMatch(honest);
  });

  it('is told so however often, with a picture, and with whatever else is in the message', () => {
    for (const character of leads) {
      expect(
        answer(
          character,
          locale,
          Array.from({ length: 9 }, () => first),
        ),
      ).toMatch(honest);
      expect(
        answer(character, locale, [first], {
          sendsPicture: { setting: null, isAnother: false },
        }),
      ).toMatch(honest);
    }
    const other = messages(locale, 'other').slice(0, 8);
    expect(
      other.filter((text) => !honest.test(answer(lead(1), locale, [`${text} ${first}`]))),
    ).toEqual([]);
  });

  it('is somebody else than who speaks of machines, people and what is real', () => {
    const other = messages(locale, 'other');
    expect(other.length).toBeGreaterThan(50);
    expect(other.filter((text) => asksIfAi(text, locale) !== null)).toEqual([]);
  });
});

it('is asked by no line that a character says of itself', () => {
  const lines = Object.values(seed.texts.en).flatMap(({ greeting, tagline, interests }) => [
    greeting,
    tagline,
    ...interests.map(({ remark }) => remark),
  ]);
  expect(lines.filter((line) => asksIfAi(line, 'en') !== null)).toEqual([]);
});

it('comes with the help that is offered to somebody in danger, not in its place', () => {
  const [character] = castIn('en');
  if (character === undefined) throw new Error('Nobody is there to ask');
  const reply = answer(character, 'en', ['I want to kill myself. Are you even real?']);
  expect(reply).toMatch(honestIn.en);
  expect(reply).toMatch(/988|findahelpline/);
});

it('is told with a kind word to who is sad', () => {
  const [character] = castIn('en');
  if (character === undefined) throw new Error('Nobody is there to ask');
  const reply = answer(character, 'en', ['My dad passed away. Are you even real?']);
  expect(reply).toMatch(honestIn.en);
  expect(reply.split(/(?<=[.!]) /).length).toBeGreaterThan(1);
});
