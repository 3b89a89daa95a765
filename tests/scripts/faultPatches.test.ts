import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { brokenFiles, parseFault, readFaults, withHunk } from '../../scripts/test/faults.mjs';

const fromRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const faults = await readFaults();

const MOST_PATCHES = 120;

describe('the patches that npm run test:deep tries', () => {
  it(`are no more than ${MOST_PATCHES}`, () => {
    const advice = 'Too many patches: drop one whose change npm run mutation makes by itself.';
    expect(faults.length, advice).toBeLessThanOrEqual(MOST_PATCHES);
  });

  it.each(faults.map((fault) => [fault.name, fault] as const))(
    '%s applies, and names tests that are there',
    async (_, fault) => {
      expect((await brokenFiles(fault)).size).toBe(fault.changes.length);
      for (const { file, name } of fault.finders) {
        const tests = await readFile(fromRoot(file), 'utf8');
        expect(["'", '"', '`'].some((quote) => tests.includes(quote + name))).toBe(true);
      }
    },
  );
});

describe('a patch', () => {
  const text = [
    'Says what it breaks.',
    'Fails: tests/machines/a.test.ts > S1 the name',
    '',
    '--- a/src/a.ts',
    '+++ b/src/a.ts',
    '@@ -2,3 +2,2 @@',
    ' two',
    '-three',
    ' four',
    '',
  ].join('\n');

  it('is read with the tests that must find it', () => {
    expect(parseFault('S1-name', text)).toEqual({
      name: 'S1-name',
      row: 'S1',
      finders: [{ file: 'tests/machines/a.test.ts', name: 'S1 the name' }],
      changes: [
        { file: 'src/a.ts', hunks: [{ before: 'two\nthree\nfour\n', after: 'two\nfour\n' }] },
      ],
    });
  });

  it('is refused without a row, a test, or a change', () => {
    expect(() => parseFault('name', text)).toThrow('row');
    expect(() => parseFault('S1-name', text.replace('Fails:', 'Tries:'))).toThrow('no test');
    expect(() => parseFault('S1-name', text.split('---')[0] ?? '')).toThrow('changes nothing');
  });

  it('applies at its one place, wherever that is', () => {
    const hunk = { before: 'two\nthree\n', after: 'two\n' };
    expect(withHunk('zero\none\ntwo\nthree\nfour\n', hunk)).toBe('zero\none\ntwo\nfour\n');
    expect(withHunk('two\nthree\n', hunk)).toBe('two\n');
    expect(() => withHunk('one\ntwo\nfour\n', hunk)).toThrow('Not there any more');
    expect(() => withHunk('two\nthree\ntwo\nthree\n', hunk)).toThrow('There more than once');
  });
});
