import { describe, expect, it } from 'vitest';
import { expression } from '../../../server/base/expression';
import { allExpressions, TIMEOUT_MS } from '../../support/expressions/all';
import { findSlow } from '../../support/expressions/findSlow';
import { slowAmong } from '../../support/expressions/slowAmong';

const slow = (source: string, flags = 'u') => findSlow({ source, flags, at: 'here' });

describe('the check of expressions', () => {
  it('names what grows faster than its text, with the place and a text', () => {
    const [first = ''] = slow(String.raw`\s+$`);
    expect(first).toContain(String.raw`here /\s+$/u`);
    expect(slow(String.raw`(?:[\p{L}'-]+ ?){1,5}?!`).join()).toContain('for a text like');
    for (const one of ['a.*b', '(a+)+$', '(a|aa)+$', String.raw`\p{L}+'?\p{L}*\d`])
      expect(slow(one), one).not.toEqual([]);
  });

  it('lets alone what is bounded, and what has one way to go', () => {
    for (const one of ['a{1,9}b', String.raw`^\p{L}+(?: \p{L}+)*$`, String.raw`(?<!\s)\s+$`])
      expect(slow(one), one).toEqual([]);
    const bounded = expression(String.raw`\s+$`, 'u');
    expect(bounded.source).toBe(String.raw`\s{1,8}$`);
    expect(slow(bounded.source)).toEqual([]);
  });
});

describe('every expression of server and browser', () => {
  it(
    'X9 takes as many steps as a text has letters, times a number',
    async () => {
      const { all, literals, built, builders, places } = await allExpressions();
      expect(literals.length).toBeGreaterThan(500);
      expect(built.length).toBeGreaterThan(1_000);
      expect(builders.filter((place) => !places.includes(place))).toEqual([]);
      expect(slowAmong(all)).toEqual([]);
    },
    TIMEOUT_MS,
  );
});
