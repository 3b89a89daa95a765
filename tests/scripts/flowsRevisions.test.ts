import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { revisionsOf } from '../../scripts/flows/revisionsPlugin';

let folder: string;
let origin: string;
let end: () => void;
const made: string[] = [];

const git = async (...args: readonly string[]) =>
  (await promisify(execFile)('git', ['-C', folder, ...args])).stdout.trim();
const commit = async (subject: string, file: string) => {
  await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
  await writeFile(path.join(folder, file), subject);
  await git('add', '.');
  const who = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.org'];
  await git(...who, 'commit', '--quiet', '--no-gpg-sign', '--message', subject);
  return git('rev-parse', 'HEAD');
};

let commits: { first: string; server: string; text: string };
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'revisions-'));
  await git('init', '--quiet', '--initial-branch=main');
  const first = await commit('A machine', 'src/machines/door/doorMachine.ts');
  const server = await commit('A server', 'server/main.ts');
  await git('checkout', '--quiet', '-b', 'own');
  commits = { first, server, text: await commit('A text', 'src/i18n/messages/en.json') };
  const { answers } = revisionsOf(folder, (one) => {
    made.push(one);
    return Promise.resolve(JSON.stringify({ made: one }));
  });
  const serving = createServer((request, response) => answers(request, response, () => undefined));
  serving.listen(0, '127.0.0.1');
  await once(serving, 'listening');
  const address = serving.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  origin = `http://127.0.0.1:${address.port}`;
  end = () => serving.close();
});
afterAll(async () => {
  end();
  await rm(folder, { recursive: true, force: true });
});

it('offers where the branch left main, then what changed a machine or a text', async () => {
  const { first, server, text } = commits;
  const list: unknown = await (await fetch(`${origin}/`)).json();
  expect(list).toMatchObject([
    { commit: server, subject: 'A server', place: 'where this branch left main' },
    { commit: text, subject: 'A text', author: 'Ada', place: '' },
    { commit: first, subject: 'A machine', place: '' },
  ]);
});

it('makes the charts of an offered commit once', async () => {
  const asked = async () => (await fetch(`${origin}/${commits.first}`)).json();
  expect([await asked(), await asked()]).toEqual([
    { made: commits.first },
    { made: commits.first },
  ]);
  expect(made).toEqual([commits.first]);
});

it.each(['main', '0'.repeat(40), '--output=x', '../x'])('makes none of %s', async (name) => {
  expect((await fetch(`${origin}/${name}`)).status).toBe(404);
});

it('is only read', async () =>
  expect((await fetch(`${origin}/`, { method: 'POST', body: '' })).status).toBe(405));
