import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { reviewAnswers } from '../../scripts/flows/reviewFile';

let folder: string;
let origin: string;
let stop: () => void;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'review-'));
  const answer = reviewAnswers(folder);
  const server = createServer((request, response) => answer(request, response, () => undefined));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  origin = `http://127.0.0.1:${address.port}`;
  stop = () => {
    server.closeAllConnections();
    server.close();
  };
});

afterEach(async () => {
  stop();
  await rm(folder, { recursive: true });
});

const file = () => path.join(folder, 'flows.review.json');
const verdict = (state: string, text: string) => ({
  flow: 'unblur',
  state,
  verdict: { note: text },
});
const post = (body: unknown, headers: Record<string, string> = {}) =>
  fetch(origin, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, ...headers },
    body: JSON.stringify(body),
  });

describe('the file of reviews beside the inspector', () => {
  it('is empty before anybody said anything', async () =>
    expect(await (await fetch(origin)).json()).toEqual({ version: 1, flows: {} }));

  it('has everything that was said, also at once', async () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f'];
    const answers = await Promise.all(names.map((name) => post([verdict(name, `Note ${name}`)])));
    expect(answers.map(({ status }) => status)).toEqual(names.map(() => 200));
    const written: unknown = JSON.parse(await readFile(file(), 'utf8'));
    expect(written).toEqual({
      version: 1,
      flows: { unblur: Object.fromEntries(names.map((name) => [name, { note: `Note ${name}` }])) },
    });
  });

  it.each([
    ['another site', { origin: 'https://elsewhere.example' }],
    ['a form', { 'content-type': 'text/plain' }],
    ['a page of another port', { origin: 'http://127.0.0.1:1' }],
  ])('takes nothing from %s', async (_who, headers) => {
    expect((await post([verdict('a', 'x')], headers)).status).toBe(403);
    await expect(readFile(file())).rejects.toThrow('ENOENT');
  });

  it('takes nothing that is no verdict, and nothing that is too much', async () => {
    expect((await post([{ flow: 'unblur' }])).status).toBe(422);
    expect((await post([verdict('a', 'x'.repeat(5_000))])).status).toBe(422);
    expect((await post('x'.repeat(1_100_000))).status).toBe(422);
    await expect(readFile(file())).rejects.toThrow('ENOENT');
  });

  it('is not written over when it is damaged', async () => {
    await writeFile(file(), 'merge conflict');
    const answer = await post([verdict('a', 'x')]);
    expect([answer.status, await answer.text()]).toEqual([409, 'This is not a file of reviews.']);
    expect(await readFile(file(), 'utf8')).toBe('merge conflict');
    expect(await (await fetch(origin)).text()).toBe('merge conflict');
  });
});
