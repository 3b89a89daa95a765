import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { explains, outdated, readExplanations } from '../../scripts/mutation/explained';
import { changed, isReadable, mutantsOf } from '../../scripts/mutation/mutants';
import { probed } from '../../scripts/mutation/reach';
import { isEnough, tableOf } from '../../scripts/mutation/table';
import { targets, targetsOf } from '../../scripts/mutation/targets';
import { sampleOf, tryTarget } from '../../scripts/mutation/tryTarget';
import type { Running } from '../../scripts/mutation/tryTarget';

/** What a text becomes, in the order of the changes. */
const changesOf = (text: string) =>
  mutantsOf('a.ts', text).map((mutant) => `${mutant.kind}: ${changed(text, mutant)}`);

describe('the changes', () => {
  it.each([
    [
      'if (a) b();',
      ['condition: if (true) b();', 'condition: if (false) b();', 'statement: if (a) ;'],
    ],
    [
      'c = a ? 1 : 2',
      ['statement: ;', 'condition: c = true ? 1 : 2', 'condition: c = false ? 1 : 2'],
    ],
    ['const c = a === b', ['negation: const c = a !== b']],
    ['const c = a <= b', ['boundary: const c = a < b']],
    ['const c = a && b', ['operand: const c = a', 'operand: const c = b']],
    ['const c = a ?? b', ['operand: const c = a', 'operand: const c = b']],
    ['const c = a + b', ['arithmetic: const c = a - b']],
    ["const c = a + 'b'", []],
    ['const c = a?.b', ['optional chaining: const c = a.b']],
    ["const c = 'd'", ["text: const c = ''"]],
    ['const c = [a, b]', ['element: const c = [b]', 'element: const c = [a]']],
    ['const c = { a, b: 1 }', ['property: const c = { b: 1 }', 'property: const c = { a }']],
    ['const c = d.filter(e)', ['call: const c = d']],
    [
      'const c = (a) => a > 1',
      [
        'condition: const c = (a) => true',
        'condition: const c = (a) => false',
        'boundary: const c = (a) => a >= 1',
      ],
    ],
    ['function f() { return a }', ['answer: function f() { return undefined }']],
  ])('of %s', (text, expected) => {
    expect(changesOf(text).sort()).toEqual(expected.toSorted());
  });

  it('leave out what only people and the compiler read', () => {
    const text = [
      "import a from 'a';",
      "type B = 'b' | 'c';",
      "throw new Error('d');",
      "log.info('e');",
      "export const f = { description: 'g', types: {} as { h: 'i' }, meta: ['j'] };",
    ].join('\n');
    expect(changesOf(text).map((change) => change.split('\n')[2])).toEqual([';']);
  });

  it('of a machine take out transitions, actions and guards, and lead elsewhere', () => {
    const text = `createMachine({
  id: 'box',
  initial: 'shut',
  states: {
    shut: { entry: 'lock', on: { open: { target: 'wide' } } },
    wide: { on: { shut: { guard: 'may', target: '#box.shut' } } },
  },
});`;
    const put = mutantsOf('a.ts', text).map(
      ({ before, text: after }) => `${before.trim()} → ${after}`,
    );
    expect(put).toEqual(
      [
        "'shut' → 'wide'",
        "entry: 'lock', →",
        "open: { target: 'wide' } →",
        "'wide' → 'shut'",
        "shut: { guard: 'may', target: '#box.shut' } →",
        "guard: 'may', →",
        ", target: '#box.shut' →",
        "'#box.shut' → '#box.wide'",
      ].map((line) => (line.endsWith('→') ? `${line} ` : line)),
    );
  });

  it('that are no module are told from others', () => {
    expect(isReadable('const a = b ?? c;')).toBe(true);
    expect(isReadable('const a = b +;')).toBe(false);
  });

  it('can be read in every file of every target', () => {
    expect(targets.filter(({ files }) => files.length === 0)).toEqual([]);
    expect(() => targetsOf(['nowhere'])).toThrow('nowhere');
    expect(targetsOf(['unblur']).map(({ name }) => name)).toEqual(['unblur']);
  });

  it('are sampled by a seed, in their order', () => {
    const list = Array.from({ length: 50 }, (_, index) => index);
    const sample = sampleOf(list, { size: 5, seed: 1 });
    expect(sample).toHaveLength(5);
    expect(sample).toEqual(sample.toSorted((one, other) => one - other));
    expect(sampleOf(list, { size: 5, seed: 1 })).toEqual(sample);
    expect(sampleOf(list, { size: 5, seed: 2 })).not.toEqual(sample);
  });
});

it('a probed module says which of its functions ran, and does the same', () => {
  const text = probed(
    'a.ts',
    'const f = (a) => ({ a }); const g = (b) => { return f(b).a; }; g(7)',
  );
  const reachedSites = new Set<string>();
  globalThis.reachedSites = reachedSites;
  const value: unknown = (0, eval)(text);
  globalThis.reachedSites = undefined;
  expect(value).toBe(7);
  expect([...reachedSites]).toEqual(['a.ts:36', 'a.ts:10']);
});

describe('a target', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'mutation-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const file = 'src/machines/shared/allowance.ts';
  const target = { name: 'allowance', files: [file], projects: ['machines'], wanted: 90 };
  const finder = { project: 'machines', file: 'tests/machines/claim.test.ts' };

  /** Tries it with tests that find a change, or do not. */
  async function tryWith(outcomeOf: (changes: number) => 'passed' | 'failed' | 'late') {
    const said: string[] = [];
    let changes = 0;
    let runs = 0;
    const tests: Running = {
      change: (_, text) => {
        if (text !== null) changes += 1;
      },
      run: async () => {
        runs += 1;
        return changes === 0 ? 'passed' : outcomeOf(changes);
      },
      errorsOf: () => [],
    };
    const count = await tryTarget(target, {
      sample: null,
      explanations: [],
      findersOf: () => [finder],
      open: async () => tests,
      say: (line) => said.push(line),
      folder,
    });
    return { count, said, runs };
  }

  it('names the one change that its tests do not find, and fails', async () => {
    const { count, said } = await tryWith((changes) => (changes === 2 ? 'passed' : 'failed'));
    expect(count.survivors).toHaveLength(1);
    expect(count.found).toBe(count.tried - 1);
    const [survivor] = count.survivors;
    expect(said).toEqual([expect.stringContaining(`${file}:${survivor?.line} (`)]);
    expect(said[0]).toContain(survivor?.source);
    expect(tableOf([count])).toContain('| allowance |');
  });

  it('that finds too little fails, and one whose tests hang finds all', async () => {
    const blind = (await tryWith(() => 'passed')).count;
    expect([blind.found, isEnough(blind)]).toEqual([0, false]);
    expect(tableOf([blind])).toContain('0 passed, 1 failed');
    rmSync(folder, { recursive: true });
    const { count } = await tryWith(() => 'late');
    expect([count.found, isEnough(count)]).toEqual([count.tried, true]);
    expect(tableOf([count])).toContain('1 passed, 0 failed');
  });

  it('goes on where it stopped', async () => {
    await tryWith(() => 'failed');
    expect((await tryWith(() => 'failed')).runs).toBe(0);
  });
});

describe('an explanation', () => {
  const [mutant] = mutantsOf('a.ts', 'const c =\n  a ??\n  b;');
  if (mutant === undefined) throw new Error('There is no change');
  const explanation = {
    file: 'a.ts',
    source: 'a ??',
    before: 'a ?? b',
    after: 'a',
    why: 'a is always there',
  };

  it('is found by the text, and fails once it explains nothing', () => {
    expect(explains(explanation, mutant)).toBe(true);
    expect(explains(explanation, { ...mutant, source: 'd ??' })).toBe(false);
    expect(outdated([explanation], [mutant], () => false)).toEqual([]);
    expect(outdated([explanation], [mutant], () => true)[0]).toContain('a test finds it');
    expect(outdated([explanation], [], () => false)[0]).toContain('no such change');
  });

  it('is whole, in the file that is kept', () => {
    expect(readExplanations().every(({ why }) => why.length > 10)).toBe(true);
    expect(() => readExplanations('[{ "file": "a.ts" }]')).toThrow('Explanation 1');
  });
});
