import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { packageFile, runNode } from '../../scripts/run.mjs';
import { expression } from '../../server/expression';
import { findSlow } from '../support/expressions/findSlow';
import { findWritten, root } from '../support/expressions/written';

const TIMEOUT_MS = 300_000;
const expressionSchema = v.object({ source: v.string(), flags: v.string(), at: v.string() });
const builtSchema = v.object({ built: v.array(expressionSchema), places: v.array(v.string()) });

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
      const { literals, builders } = findWritten();
      expect(literals.length).toBeGreaterThan(500);
      const files = [...new Set(builders.map((place) => place.replace(/:\d+$/, '')))];
      const args = [packageFile('tsx/dist/cli.mjs'), 'tests/support/expressions/built.ts'];
      const { code, output } = await runNode([...args, root, ...files], { timeoutMs: TIMEOUT_MS });
      expect(code, output.slice(-2_000)).toBe(0);
      const { built, places } = v.parse(builtSchema, JSON.parse(output));
      expect(built.length).toBeGreaterThan(1_000);
      expect(builders.filter((place) => !places.includes(place))).toEqual([]);
      const all = new Map(
        [...literals, ...built].map((one) => [`${one.source}/${one.flags}`, one]),
      );
      expect([...all.values()].flatMap(findSlow)).toEqual([]);
    },
    TIMEOUT_MS,
  );
});
