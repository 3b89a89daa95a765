import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CUSTOM_TAG } from '../../../server/characters/persona';
import { searchWordsOf } from '../../../server/characters/searchWords';
import { tagName } from '../../../server/characters/tagNames';
import { locales } from '../../../common/locales';
import type { Locale } from '../../../common/locales';
import { genders } from '../../../common/settings';
import { tags } from '../../../server/seed/character';
import { expectStatus } from '../../support/contractClient';
import { startTestServer } from '../../support/server';
import type { TestServer } from '../../support/server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function find(locale: Locale, q: string, query: Record<string, string> = {}) {
  const answer = await server.call('listBots', {
    query: { q, size: '60', ...query },
    headers: { 'accept-language': locale === 'ch' ? 'zh' : locale },
  });
  return expectStatus(answer, 200).body.results.map(({ slug }) => slug);
}

describe('a search', () => {
  it.each([
    ['en', 'Inês', 'ines'],
    ['en', 'INES', 'ines'],
    ['en', 'soo ah', 'soo-ah'],
    ['es', 'ines', 'ines'],
    ['de', 'inês', 'ines'],
    ['ru', 'инеш', 'ines'],
    ['ru', 'Inês', 'ines'],
    ['ch', '伊内丝', 'ines'],
    ['ch', 'Ines', 'ines'],
  ] as const)('in %s for "%s" finds %s alone', async (locale, q, slug) => {
    expect(await find(locale, q)).toEqual([slug]);
  });

  it.each([
    ['en', 'Lisbon tavern', ['ines']],
    ['en', 'guitar', ['ines', 'isaura', 'yazan']],
    ['en', 'night owl', ['ines', 'lucienne', 'vesper']],
    ['es', 'MUSICA', ['ines', 'lucienne']],
    ['es', 'guitarra', ['ines']],
    ['de', 'bucher', ['leandro', 'otis']],
    ['de', 'Nachteule', ['ines', 'vesper']],
    ['ru', 'музыка', ['ines', 'lucienne']],
    ['ru', 'море', ['margit', 'marisol']],
    ['ch', '夜猫子', ['ines', 'vesper']],
    ['ch', '温柔音乐', ['mateo', 'isaura']],
    ['ch', '吉他酒馆', ['ines']],
    ['ch', '会弹吉他的人', ['ines']],
    ['ch', '里斯本 音乐', ['ines']],
  ] as const)('in %s for "%s" finds %j among others', async (locale, q, slugs) => {
    expect(await find(locale, q)).toEqual(expect.arrayContaining([...slugs]));
  });

  it.each([
    ['en', 'sailor', ['margit', 'evanthia', 'ilir', 'tevita']],
    ['en', 'sailors', ['margit', 'evanthia', 'ilir', 'tevita']],
    ['en', 'a woman who sails', ['margit', 'evanthia', 'tamsin']],
    ['en', 'physician', ['leonie', 'harjit', 'ji-ho']],
    ['en', 'magicians', ['zoltan']],
    ['de', 'Seefrau', ['margit', 'evanthia', 'thandeka']],
    ['de', 'Köche', ['ines', 'marisol']],
    ['de', 'Bäckerin', ['tomasz']],
    ['de', 'Zauberer', ['zoltan']],
    ['es', 'marineras', ['margit', 'evanthia', 'thandeka']],
    ['es', 'panaderos', ['tomasz']],
    ['es', 'doctora', ['leonie', 'harjit']],
    ['ru', 'моряков', ['margit', 'evanthia', 'thandeka']],
    ['ru', 'повара', ['ines', 'marisol']],
    ['ru', 'врачи', ['leonie', 'harjit']],
    ['ch', '水手', ['margit', 'evanthia', 'thandeka']],
    ['ch', '会做饭的厨师', ['ines', 'marisol']],
    ['ch', '魔术师', ['zoltan']],
  ] as const)('in %s for "%s" finds by what they are, such as %j', async (locale, q, slugs) => {
    expect(await find(locale, q)).toEqual(expect.arrayContaining([...slugs]));
  });

  it('has who is a captain before who has to do with the sea', async () => {
    const found = await find('en', 'the captain');
    const captains = ['evanthia', 'seraphine', 'thandeka'];
    expect(found.slice(0, 3).sort()).toEqual(captains);
    expect(found).toContain('merrin');
  });

  it('counts words that tell nothing only where there are no others', async () => {
    expect(await find('en', 'the magician')).toEqual(await find('en', 'magician'));
    expect(await find('en', 'the')).not.toEqual(await find('en', ''));
  });

  it('has who is found by name before who is found by anything else, whatever the order', async () => {
    const isNamed = (slug: string) => slug.startsWith('mar');
    for (const sort of ['popular', 'new', 'name']) {
      const found = (await find('es', 'mar', { sort })).map(isNamed);
      const last = found.lastIndexOf(true);
      expect(found.slice(0, last + 1)).not.toContain(false);
      expect(found.slice(last + 1).length).toBeGreaterThan(0);
    }
  });

  it('goes on by cursor without gap or double', async () => {
    const whole = await find('en', 'night');
    const slugs: string[] = [];
    let cursor: string | null = null;
    do {
      const query: Record<string, string> = { q: 'night', size: '7' };
      if (cursor !== null) query['c'] = cursor;
      const { body } = expectStatus(await server.call('listBots', { query }), 200);
      slugs.push(...body.results.map(({ slug }) => slug));
      cursor = body.next_param;
    } while (cursor !== null);
    expect(slugs.slice(0, 60)).toEqual(whole);
    expect(new Set(slugs).size).toBe(slugs.length);
  });

  it('wants every word, and takes punctuation for none', async () => {
    expect(await find('en', 'Inês, guitar!')).toEqual(['ines']);
    expect(await find('en', 'Inês zzzzz')).toEqual([]);
    expect(await find('en', '???')).toEqual([]);
    expect(await find('en', '   ')).toHaveLength(60);
  });
});

describe('a search that finds nobody', () => {
  const suggestionsFor = async (locale: Locale, query: Record<string, string>) => {
    const answer = await server.call('listBots', {
      query,
      headers: { 'accept-language': locale === 'ch' ? 'zh' : locale },
    });
    const { body } = expectStatus(answer, 200);
    expect(body.results).toEqual([]);
    return body.suggestions ?? [];
  };

  it.each([
    ['en', 'lihgthouse', 'lighthouse'],
    ['en', 'lighthouse magician', 'magician'],
    ['de', 'Nachteulle', 'Nachteule'],
    ['es', 'chocolatte', 'chocolate'],
    ['ru', 'шоколадд', 'шоколад'],
  ] as const)('in %s for "%s" suggests "%s"', async (locale, q, word) => {
    const suggested = await suggestionsFor(locale, { q });
    expect(suggested.map(({ q: similar }) => similar.toLowerCase())).toContain(word.toLowerCase());
    for (const { q: similar } of suggested)
      expect((await find(locale, similar)).length).toBeGreaterThan(0);
  });

  it('suggests other filters where the words find somebody, then the most frequent tags', async () => {
    const [first, ...others] = await suggestionsFor('en', { q: 'magician', tags: 'sport' });
    expect(first).toEqual({ q: 'magician', tags: [] });
    expect(others.length).toBeGreaterThan(0);
    for (const {
      q,
      tags: [tag = ''],
    } of others)
      expect(await find('en', q, { tags: tag })).toEqual(['zoltan']);
    const lost = await suggestionsFor('en', { q: 'qqqqq' });
    expect(lost.map(({ q }) => q)).toEqual(['', '', '', '']);
  });

  it('suggests nothing where somebody is found', async () => {
    const { body } = expectStatus(await server.call('listBots', { query: { q: 'Inês' } }), 200);
    expect(body.suggestions).toBeUndefined();
  });
});

describe('the words of the search', () => {
  it.each(locales)('in %s say of each gender who is meant', (locale) => {
    for (const gender of genders) expect(searchWordsOf(locale).peopleOf(gender)).not.toBe('');
  });
});

describe('the names of tags', () => {
  it.each(locales)('are there for all of them in %s', (locale) => {
    const nameless = [...tags, CUSTOM_TAG].filter((tag) => tagName(locale, tag) === null);
    expect(nameless).toEqual([]);
  });

  it('are none of what is no tag', () => {
    expect(tagName('en', 'brand-new')).toBeNull();
  });
});
