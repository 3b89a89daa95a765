import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createContractClient, expectStatus } from '../../support/contractClient';
import { openEvents, readReply } from '../../support/eventReader';
import { startLlmServer } from '../../support/llmServer';
import type { LlmServer } from '../../support/llmServer';
import { startServerProcess } from '../../support/serverProcess';
import type { ServerProcess } from '../../support/serverProcess';
import { createPostgresDatabase } from '../../support/testDatabase';

let folder: string;
let database: Awaited<ReturnType<typeof createPostgresDatabase>>;
let model: LlmServer;
const running: ServerProcess[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'instances-'));
  database = await createPostgresDatabase();
  model = await startLlmServer({ pieces: ['Once upon a time. ', 'There was'], end: 'hang' });
});
afterAll(async () => {
  for (const process of running) await process.kill();
  await model.close();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const start = async () => {
  const started = await startServerProcess(folder, {
    DATABASE_URL: database.url,
    LLM_BASE_URL: model.baseUrl,
    LLM_MODEL: 'test',
    FREE_TEXTS_PER_DAY: '1',
  });
  running.push(started);
  return started;
};

it('C5 a reply whose instance is killed is marked by the other, and is answered there again', async () => {
  const [one, other] = await Promise.all([start(), start()]);
  const here = createContractClient(one.origin);
  const there = createContractClient(other.origin);
  const credentials = { email: `${randomUUID()}@example.org`, password: 'a good password' };
  const signup = { ...credentials, name: 'Ada', password_repeat: credentials.password };
  expectStatus(await here.call('register', { body: { ...signup, adult: true, terms: true } }), 201);
  const login = await there.call('createToken', { body: credentials });
  const token = expectStatus(login, 200).body.access;
  const opened = await here.call('getOrCreateChat', { token, body: { bot_slug: 'ines' } });
  const params = { id: expectStatus(opened, 200).body.id };
  const events = await openEvents(other.origin, token);
  await events.next('ready');
  const body = { client_id: randomUUID(), text: 'Tell me a story' };
  const sent = await here.call('sendMessage', { token, params, body });
  const answer = expectStatus(sent, 201).body;
  const { reply_id } = answer;
  await readReply(events, reply_id, 'Once upon a time.');

  await one.kill();
  const marked = await events.next('message', ({ message }) => message.id === reply_id);
  expect(marked.data.message).toMatchObject({ text: 'Once upon a time.', state: 'failed' });
  const repeated = await there.call('sendMessage', { token, params, body });
  expect(expectStatus(repeated, 200).body).toEqual(answer);
  model.answer('A quiet ending.');
  const retry = { client_id: randomUUID() };
  expectStatus(await there.call('retryReply', { token, params, body: retry }), 202);
  const { data } = await events.next('message', ({ message }) => message.state === 'complete');
  expect(data.message).toMatchObject({ id: reply_id, text: 'A quiet ending.' });
  const another = { client_id: randomUUID(), text: 'One more' };
  const refused = await there.call('sendMessage', { token, params, body: another });
  expect(expectStatus(refused, 402).body.code).toBe('daily-limit');
  await events.close();
}, 90_000);
