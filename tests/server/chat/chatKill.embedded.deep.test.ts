import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createContractClient, expectStatus } from '../../support/contractClient';
import { lastId, openEvents, readReply } from '../../support/eventReader';
import { startLlmServer } from '../../support/llmServer';
import type { LlmServer } from '../../support/llmServer';
import { startServerProcess } from '../../support/serverProcess';
import type { ServerProcess } from '../../support/serverProcess';

let folder: string;
let model: LlmServer;
let running: ServerProcess | null = null;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'killed-server-'));
  model = await startLlmServer({ pieces: ['Once upon a time. ', 'There was'], end: 'hang' });
});
afterAll(async () => {
  await running?.kill();
  await model.close();
  await rm(folder, { recursive: true, force: true });
});

async function start(): Promise<ServerProcess> {
  running = await startServerProcess(folder, {
    LLM_BASE_URL: model.baseUrl,
    LLM_MODEL: 'test-model',
    FREE_TEXTS_PER_DAY: '1',
  });
  return running;
}

it('C5 a killed server keeps the part that came, marks it, charges once, and retries', async () => {
  const first = await start();
  const before = createContractClient(first.origin);
  const email = `${randomUUID()}@example.org`;
  const password = 'a good password';
  const signup = { name: 'Ada', email, password, password_repeat: password };
  const body = { ...signup, adult: true, terms: true };
  expectStatus(await before.call('register', { body }), 201);
  const login = await before.call('createToken', { body: { email, password } });
  const token = expectStatus(login, 200).body.access;
  const opened = await before.call('getOrCreateChat', { token, body: { bot_slug: 'ines' } });
  const params = { id: expectStatus(opened, 200).body.id };
  const listening = await openEvents(first.origin, token);
  await listening.next('ready');
  const draft = { client_id: randomUUID(), text: 'Tell me a story' };
  const sent = await before.call('sendMessage', { token, params, body: draft });
  const answer = expectStatus(sent, 201).body;
  await readReply(listening, answer.reply_id, 'Once upon a time.');
  const read = expectStatus(await before.call('getChatHistory', { token, params }), 200).body;
  expect(read.results.at(-1)?.text).toBe('Once upon a time.');
  await first.kill();
  await listening.ended;

  const second = await start();
  const after = createContractClient(second.origin);
  const history = await after.call('getChatHistory', { token, params });
  const [, , kept] = expectStatus(history, 200).body.results;
  expect(kept).toMatchObject({ id: answer.reply_id, text: 'Once upon a time.', state: 'failed' });
  const events = await openEvents(second.origin, token, {
    lastEventId: lastId(listening.frames),
  });
  expect((await events.next('ready')).data).toEqual({ resync: false });
  expect((await events.next('message')).data).toEqual({ message: kept });

  const repeated = await after.call('sendMessage', { token, params, body: draft });
  expect(expectStatus(repeated, 200).body).toEqual(answer);
  model.answer('A quiet ending.');
  const retry = { client_id: randomUUID() };
  expectStatus(await after.call('retryReply', { token, params, body: retry }), 202);
  const { data } = await events.next('message', ({ message }) => message.state === 'complete');
  expect(data.message).toEqual({ ...kept, text: 'A quiet ending.', state: 'complete' });
  const another = { client_id: randomUUID(), text: 'One more' };
  const refused = await after.call('sendMessage', { token, params, body: another });
  expect(expectStatus(refused, 402).body.code).toBe('daily-limit');
  await events.close();

  expect(await second.stop()).toBe(0);
  running = null;
}, 120_000);
