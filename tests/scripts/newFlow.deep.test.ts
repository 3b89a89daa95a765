import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const execute = promisify(execFile);
const name = 'giftBox';
const made = [
  `src/machines/${name}`,
  `src/ui/${name}`,
  `tests/machines/${name}.test.ts`,
  `inspector/titles/${name}.json`,
];

let copy: string;
const run = (...args: string[]) => execute(process.execPath, args, { cwd: copy });
const tool = (file: string) => path.join(root, 'node_modules', file);

beforeAll(async () => {
  copy = await mkdtemp(path.join(tmpdir(), 'new-flow-'));
  const code = [
    'common',
    'content/captions',
    'content',
    'inspector',
    'scripts',
    'server/mail',
    'src',
    'tests/inspector',
    'tests/machines',
    'tests/support',
  ];
  const settings = ['.oxfmtrc.json', 'vitest.config.ts'];
  const types = [
    'tsconfig.base.json',
    'tsconfig.json',
    'tsconfig.machines.json',
    'tsconfig.web.json',
  ];
  for (const part of ['package.json', ...code, ...settings, ...types]) {
    await cp(path.join(root, part), path.join(copy, part), { recursive: true });
  }
  await symlink(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  await run('scripts/new-flow.mjs', name);
});
afterAll(() => rm(copy, { recursive: true, force: true }));

describe('a new flow', () => {
  it('has a chart whose three layers of tests pass', async () => {
    const tests = [`tests/machines/${name}.test.ts`, 'tests/machines/conventions.test.ts'];
    const { stdout } = await run(
      tool('vitest/vitest.mjs'),
      ...['run', '--project', 'machines', '--no-color', ...tests],
    );
    expect(stdout).toMatch(/Tests {2}\d+ passed \(\d+\)/);
  }, 180_000);

  it('has a title for designers in each of its parts', async () => {
    const { stdout } = await run(
      tool('vitest/vitest.mjs'),
      ...['run', '--project', 'inspector', '--no-color', 'tests/inspector/titles.test.ts'],
      ...['--testNamePattern', `titles of ${name} `],
    );
    expect(stdout).toMatch(/Tests {2}\d+ passed/);
  }, 180_000);

  it('has types, texts and a form that need no mending', async () => {
    const only = { extends: './tsconfig.web.json', include: made.slice(0, 2).concat('src/*.d.ts') };
    await writeFile(path.join(copy, 'tsconfig.new.json'), JSON.stringify(only));
    await run('scripts/messages.mjs');
    await run('scripts/messages.mjs', '--check');
    await run(tool('typescript-native/bin/tsc'), '-p', 'tsconfig.new.json', '--noEmit');
    await run(tool('oxfmt/bin/oxfmt'), '--check', ...made, 'src/i18n/messages');
  }, 180_000);

  it('is not laid over one that exists, and wants a proper name', async () => {
    const before = await readFile(path.join(copy, made[0] ?? '', `${name}Machine.ts`), 'utf8');
    await expect(run('scripts/new-flow.mjs', name)).rejects.toMatchObject({
      stderr: expect.stringContaining('already'),
    });
    await expect(run('scripts/new-flow.mjs', 'Gift-Box')).rejects.toMatchObject({
      stderr: expect.stringContaining('camelCase'),
    });
    const after = await readFile(path.join(copy, made[0] ?? '', `${name}Machine.ts`), 'utf8');
    expect(after).toBe(before);
  });
});
