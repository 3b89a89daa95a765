import { describe, expect, it } from 'vitest';
import { locales } from '../../../common/locales';
import { personaTexts } from '../../../server/characters/personaTexts';
import type { HistoryEntry } from '../../../server/replies/replySource';
import { compose } from '../../../server/replies/scripted/compose';
import { packOf } from '../../../server/replies/scripted/packs';

const texts = personaTexts({
  ...{ name: 'Marlene', gender: 'female', occupations: ['Doctor'], tagline: null, greeting: null },
  personalities: ['Evil', 'Shy'],
  scenario: 'We meet on a night train to the sea.',
  likes: 'Chess, black coffee',
  dislikes: 'Loud phones',
});

describe('a persona speaks of what its maker wrote', () => {
  it.each(locales)('before anything else: %s', (locale) => {
    const { anecdotes, self } = texts[locale] ?? texts.en;
    expect(anecdotes).toHaveLength(10);
    expect(anecdotes.slice(0, 3).join('\n')).toMatch(/night train.*\n.*Chess.*\n.*Loud phones/);
    expect(self.now).toContain('We meet on a night train to the sea');
    expect([self.hobby, self.happy, self.annoyed].join()).toMatch(/Chess.*Chess.*Loud phones/);
    expect(new Set(anecdotes.slice(3, 6)).size).toBe(3);
  });

  it.each([
    ['en', 'Tell me a story', 'I’m not nice', 'I rehearse'],
    ['de', 'Erzähl mir eine Geschichte', 'Nett bin ich nicht', 'Ich lege mir zurecht'],
  ] as const)('in the replies of the script: %s', (locale, wish, ...traits) => {
    const history: HistoryEntry[] = [];
    for (let told = 0; told < 10; told += 1) {
      history.push({ author: 'user', text: wish });
      const character = {
        facts: { slug: 'my-0', age: 34, gender: 'female' },
        texts: texts[locale] ?? texts.en,
      } as const;
      const user = { name: 'Sam', locale };
      history.push({ author: 'bot', text: compose({ character, user, history }, packOf(locale)) });
    }
    const said = history.filter(({ author }) => author === 'bot').map(({ text }) => text);
    for (const words of ['night train to the sea', 'Chess, black coffee', 'Loud phones', ...traits])
      expect(said.filter((reply) => reply.includes(words))).not.toEqual([]);
  });
});
