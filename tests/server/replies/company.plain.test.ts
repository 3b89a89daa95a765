import { describe, expect, it } from 'vitest';
import { checkText } from '../../../server/moderation/checkText';
import { spokenLocales } from '../../../common/locales';
import type { SpokenLocale } from '../../../common/locales';
import type { ReplyUser } from '../../../server/replies/replySource';
import { likedBy } from '../../../server/replies/scripted/company';
import { compose } from '../../../server/replies/scripted/compose';
import { packOf } from '../../../server/replies/scripted/packs';
import { seed } from '../../support/seed';

const slug = 'ines';
const facts = seed.characters.find((character) => character.slug === slug);

/** What the character answers to each of the texts, in a conversation of its own. */
function talk(user: ReplyUser, said: readonly string[]): string[] {
  const texts = seed.texts.en[slug];
  if (facts === undefined || texts === undefined) throw new Error(`No ${slug}`);
  const history: { author: 'user' | 'bot'; text: string }[] = [];
  return said.map((text) => {
    history.push({ author: 'user', text });
    const reply = compose({ character: { facts, texts }, user, history }, packOf(user.locale));
    history.push({ author: 'bot', text: reply });
    return reply;
  });
}

const day: Readonly<Record<SpokenLocale, string>> = {
  en: 'I had a long day at work',
  ch: '我今天上班很久',
  es: 'He tenido un día largo en el trabajo',
  de: 'Ich hatte einen langen Tag in der Arbeit',
  ru: 'У меня был длинный день на работе',
};
const kinds = ['dominant', 'submissive', 'non-traditional'] as const;
const cases = spokenLocales.flatMap((locale) =>
  kinds.map((preference) => ({ locale, preference })),
);

describe('a script for who likes a kind of company', () => {
  it.each(cases)('has lines of it in $locale: $preference', ({ locale, preference }) => {
    const turns = Array.from({ length: 16 }, () => day[locale]);
    const user = { name: null, locale };
    const own = likedBy({ ...user, preference });
    const count = (replies: string[]) =>
      own.filter((line) => replies.some((reply) => reply.includes(line))).length;
    expect(count(talk({ ...user, preference }, turns))).toBeGreaterThanOrEqual(2);
    expect(count(talk(user, turns))).toBe(0);
    expect(count(talk({ ...user, preference: 'no-preference' }, turns))).toBe(0);
    expect(own.filter((line) => !checkText(line).ok)).toEqual([]);
    expect(new Set(own).size).toBe(7);
  });
});

describe('a welcome', () => {
  it.each([
    ['ru', 'Привет', /пришёл|зашёл/, /пришла|зашла/],
    ['es', 'Hola', /bienvenido/i, /bienvenida/i],
    ['de', 'Hallo', /mein Lieber/, /meine Liebe/],
  ] as const)('in %s addresses a man and a woman as they are', (locale, hello, his, hers) => {
    const to = (gender: ReplyUser['gender']) =>
      talk({ name: null, locale, ...(gender && { gender }) }, [hello])[0] ?? '';
    expect(to('male')).toMatch(his);
    expect(to('female')).toMatch(hers);
    for (const gender of [null, 'non-binary'] as const) {
      expect(to(gender)).not.toMatch(his);
      expect(to(gender)).not.toMatch(hers);
    }
  });
});
