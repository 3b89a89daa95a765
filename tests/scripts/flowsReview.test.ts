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
const verdict = (state: string, approved: string) => ({
  flow: 'unblur',
  state,
  verdict: { approved },
});
const note = (id: string, text: string) => ({
  note: { id, flow: 'unblur', state: 'veiled', text, author: 'Ada', at: '2026', answer: null },
});
const noteFile = (id: string) => path.join(folder, 'inspector/notes', `${id}.json`);
const post = (body: unknown, headers: Record<string, string> = {}) =>
  fetch(origin, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, ...headers },
    body: JSON.stringify(body),
  });

describe('the file of reviews beside the inspector', () => {
  it('is empty before anybody said anything', async () =>
    expect(await (await fetch(origin)).json()).toEqual({ version: 2, flows: {} }));

  it('has everything that was said, also at once', async () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f'];
    const answers = await Promise.all(names.map((name) => post([verdict(name, `Print ${name}`)])));
    expect(answers.map(({ status }) => status)).toEqual(names.map(() => 200));
    const written: unknown = JSON.parse(await readFile(file(), 'utf8'));
    expect(written).toEqual({
      version: 2,
      flows: {
        unblur: Object.fromEntries(names.map((name) => [name, { approved: `Print ${name}` }])),
      },
    });
  });

  it('is a file for each note, and leaves no other as it was not', async () => {
    await post([note('unblur-1', 'Is the price clear?')]);
    await post([note('unblur-2', 'Too dark')]);
    const [one, other] = [note('unblur-1', 'Is it?'), note('unblur-2', 'Too dark')];
    const answer: unknown = await (await post([one])).json();
    expect(answer).toEqual({ version: 2, flows: {}, notes: [one.note, other.note] });
    expect(JSON.parse(await readFile(noteFile('unblur-1'), 'utf8'))).toEqual(one.note);
    expect(JSON.parse(await readFile(noteFile('unblur-2'), 'utf8'))).toEqual(other.note);
    await expect(readFile(file())).rejects.toThrow('ENOENT');
    await post([note('unblur-2', ' ')]);
    await expect(readFile(noteFile('unblur-2'))).rejects.toThrow('ENOENT');
  });

  it('moves notes that a static host saved in the one file into files of their own', async () => {
    const { note: saved } = note('unblur-1', 'From elsewhere');
    await writeFile(file(), JSON.stringify({ version: 2, flows: {}, notes: [saved] }));
    await post([note('unblur-2', 'Here')]);
    expect(JSON.parse(await readFile(noteFile('unblur-1'), 'utf8'))).toEqual(saved);
    expect(JSON.parse(await readFile(file(), 'utf8'))).toEqual({ version: 2, flows: {} });
  });

  it('is not read with a note that a merge damaged, which is named', async () => {
    await post([note('unblur-1', 'x')]);
    await writeFile(noteFile('unblur-1'), '<<<<<<<');
    const answer = await fetch(origin);
    expect([answer.status, await answer.text()]).toEqual([
      409,
      'The note in inspector/notes/unblur-1.json is damaged.',
    ]);
    expect((await post([verdict('a', 'x')])).status).toBe(409);
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
    expect((await fetch(origin)).status).toBe(409);
  });
});
