import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packageFile, root, runNode } from '../../scripts/run.mjs';
import { readFlowsFile } from '../../inspector/diff/flowsFile';

const door = (states: string, imported = '') => `
import { setup } from 'xstate';
${imported}

export const doorMachine = setup({ delays: { patience: 60_000 } }).createMachine({
  id: 'door',
  description: 'Who may come in.',
  initial: 'shut',
  states: {${states}},
});
`;
const before = door(`
  shut: { description: 'Nobody is in.', on: { 'door.knock': { target: 'open' } } },
  open: { description: 'Somebody is in.' },`);
/** It knows a fact that client and server share, which is no machine. */
const after = door(
  `
  shut: { description: 'Nobody is in.', on: { 'door.knock': { target: 'ajar' } } },
  ajar: { description: AJAR, after: { patience: { target: 'shut' } } },`,
  `import { AJAR } from '../../../common/doors';`,
);

let folder: string;
const git = async (...args: readonly string[]) =>
  (await promisify(execFile)('git', ['-C', folder, ...args])).stdout.trim();
const commit = async (machine: string) => {
  await writeFile(path.join(folder, 'src/machines/door/doorMachine.ts'), machine);
  await git('add', '.');
  const who = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.org'];
  await git(...who, 'commit', '--quiet', '--no-gpg-sign', '--message', 'A door');
  return git('rev-parse', 'HEAD');
};
/** Runs a script on the repository of the test, whatever folder it begins in. */
const script = (name: string, ...args: readonly string[]) =>
  runNode([packageFile('tsx/dist/cli.mjs'), `scripts/flows/${name}.ts`, ...args], {
    env: { GIT_DIR: path.join(folder, '.git'), TMPDIR: path.join(folder, 'tmp') },
  });

let first: string;
let second: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'revisions-'));
  await mkdir(path.join(folder, 'src/machines/door'), { recursive: true });
  await mkdir(path.join(folder, 'tmp'));
  await git('init', '--quiet', '--initial-branch=main');
  first = await commit(before);
  await mkdir(path.join(folder, 'common'));
  await writeFile(path.join(folder, 'common/doors.ts'), `export const AJAR = 'A chain is on.';`);
  second = await commit(after);
  // What lies in the folder and is in no commit is not compared.
  await writeFile(path.join(folder, 'src/machines/door/doorMachine.ts'), 'nonsense(');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

// Each starts a process that loads machines.
describe('machines of two commits', { timeout: 60_000 }, () => {
  it('differ in a comment, and leave nothing behind', async () => {
    const { code, output } = await script('diff', first, second);
    expect(output).toContain('1 flow differs');
    expect(output).toContain(`from \`${first}\` to \`${second}\``);
    expect(output).toContain(
      '<strong>door</strong>: 1 state added, 2 ways added, 1 state removed, 1 way removed',
    );
    expect(output).toMatch(/^- ➕ ajar/m);
    expect(output).toMatch(/^- ➖ open/m);
    expect(output).toContain('stateDiagram-v2');
    expect(code).toBe(0);
    const left = await readdir(path.join(folder, 'tmp'));
    expect(left.filter((name) => name.startsWith('flows-'))).toEqual([]);
  });

  it('are the same as themselves', async () => {
    const { code, output } = await script('diff', second, 'main');
    expect(output).toContain('Nothing changed in any flow');
    expect(code).toBe(0);
  });

  it('are written into a file that the diff reads in the place of a commit', async () => {
    const file = path.join(folder, 'tmp/door.json');
    expect(await script('write', file, first)).toEqual({ code: 0, output: '' });
    const read = readFlowsFile(await readFile(file, 'utf8'));
    expect(read).toMatchObject({ revision: first.slice(0, 7), flows: [{ id: 'door' }] });
    const { output } = await script('diff', file, second);
    expect(output).toContain('1 flow differs');
  });

  it('are compared with the working folder where only one commit is given', async () => {
    const { code, output } = await script('diff', first);
    expect(output).toMatch(/<strong>door<\/strong>: gone/);
    expect(output).toMatch(/<strong>Unblurring a picture<\/strong>: a new machine with \d+ states/);
    expect(code).toBe(0);
  });

  it.each([
    ['nowhere', /no file and no revision “nowhere”/],
    ['--output=x', /flows:diff/],
  ])('are not found in %s, which is said', async (revision, words) => {
    const { code, output } = await script('diff', revision);
    expect(code).toBe(1);
    expect(output).toMatch(words);
    expect(await readdir(root)).not.toContain('x');
  });

  it('are asked for where none is given', async () => {
    const { code, output } = await script('diff');
    expect(code).toBe(2);
    expect(output).toMatch(/compared with\? .*main~20/);
  });
});
