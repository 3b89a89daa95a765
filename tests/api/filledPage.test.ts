import { describe, expect, it } from 'vitest';
import { characterPageSchema } from '../../src/api/parse';
import { readFilledPage } from '../../src/browser/filledPage';

const filled = {
  locale: 'de',
  path: '/',
  search: '',
  pattern: '/',
  page: { results: [], next_param: 'c1' },
};
const gate = { locale: 'en', path: null, search: '', pattern: null, page: null };

const read = (block: unknown, { isAdult = true, path = '/' } = {}) =>
  readFilledPage(
    {
      location: { pathname: path },
      getElementById: (id) =>
        id === 'first-view' && block !== undefined
          ? { textContent: typeof block === 'string' ? block : JSON.stringify(block) }
          : null,
    },
    isAdult,
    characterPageSchema,
  );

describe('a filled page', () => {
  it('is read with its first characters', () => {
    expect(read(filled)).toEqual({ ...filled, page: { characters: [], next: 'c1' } });
    expect(
      read({ ...filled, path: '/chat', pattern: null, page: null }, { path: '/chat' }),
    ).toEqual({ locale: 'de', path: '/chat', search: '', pattern: null, page: null });
  });

  it('is the gate on any path for who has not passed it', () => {
    expect(read(gate, { isAdult: false, path: '/ines' })).toEqual(gate);
  });

  it.each([
    ['that came empty', undefined, {}],
    ['for another path', filled, { path: '/ines' }],
    ['with the gate for who has passed it', gate, {}],
    ['with what is behind the gate', filled, { isAdult: false }],
    ['in a language that nobody speaks', { ...filled, locale: 'fr' }, {}],
    ['with characters of another shape', { ...filled, page: { results: [{}] } }, {}],
    ['that broke off', '{"locale":"de"', {}],
  ])('%s is drawn anew', (_, block, visit) => {
    expect(read(block, visit)).toBe(null);
  });
});
