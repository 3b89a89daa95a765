import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

test('a test that is left out, or a story that is not checked, is found', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'lint-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const rules = await readFile(path.join(root, '.oxlintrc.json'), 'utf8');
  const plugins = path.join(root, 'scripts/lint');
  await writeFile(
    path.join(folder, '.oxlintrc.json'),
    rules.replace('./scripts/lint', () => plugins),
  );
  await mkdir(path.join(folder, 'tests'));
  const lines = [
    "test.only('one', () => {});",
    "describe.skipIf(true)('none of these', () => {});",
    "test.todo('later');",
    "xit('nor this', () => {});",
    "export const tags = ['!test'];",
    "export const a11y = { test: 'off' };",
    "// eslint-disable-next-line\ntest.skip('silenced', () => {});",
    "test('this one runs', () => {});",
  ];
  await writeFile(path.join(folder, 'tests/sample.test.ts'), `${lines.join('\n')}\n`);
  const program = path.join(root, 'node_modules/oxlint/bin/oxlint');
  const { status, stdout } = spawnSync(process.execPath, [program, '--format=unix'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const found = [...stdout.matchAll(/:(\d+):\d+: .+\[Error\/project\(every-test-runs\)\]/g)];
  expect(found.map(([, line]) => Number(line))).toEqual([1, 2, 3, 4, 5, 6, 8]);
  expect(status).toBe(1);
});

test('no rule is silenced in the place where it would speak', async () => {
  const tracked = execFileSync('git', ['ls-files', '-z', '*.ts', '*.tsx', '*.mjs'], {
    cwd: root,
    encoding: 'utf8',
  });
  const silenced: string[] = [];
  for (const file of tracked.split('\0').filter((name) => existsSync(path.join(root, name)))) {
    if (file === '') continue;
    const text = await readFile(path.join(root, file), 'utf8');
    if (/(?:\/\/|\/\*)\s*oxlint-disable/.test(text)) silenced.push(file);
  }
  expect(silenced).toEqual([]);
});
