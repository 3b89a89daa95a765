import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createContractClient, expectStatus } from '../../support/contractClient';
import { openEvents, readReply } from '../../support/eventReader';
import { startLlmServer } from '../../support/llmServer';
import type { Answer, LlmServer } from '../../support/llmServer';
import { startServerProcess } from '../../support/serverProcess';
import type { ServerProcess } from '../../support/serverProcess';
import { createPostgresDatabase } from '../../support/testDatabase';

const KILLS = 2;
const TAKEN_OVER_WITHIN_MS = 10_000;
const hanging: Answer = { pieces: ['Once upon a time. ', 'There was'], end: 'hang' };

let folder: string;
let database: Awaited<ReturnType<typeof createPostgresDatabase>>;
let model: LlmServer;
const running: ServerProcess[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'instances-'));
  database = await createPostgresDatabase();
  model = await startLlmServer();
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
    FREE_TEXTS_PER_DAY: String(KILLS),
  });
  running.push(started);
  return started;
};

async function signUp(origin: string): Promise<string> {
  const { call } = createContractClient(origin);
  const credentials = { email: `${randomUUID()}@example.org`, password: 'a good password' };
  const signup = { ...credentials, name: 'Ada', password_repeat: credentials.password };
  const body = { ...signup, adult: true, terms: true };
  // A machine at its limits has who begins come back later.
  await expect
    .poll(async () => (await call('register', { body })).status, { timeout: 60_000 })
    .toBe(201);
  return expectStatus(await call('createToken', { body: credentials }), 200).body.access;
}

it('C10 a reply whose instance is killed is finished by another within 10 s, once, and charged once', async () => {
  const other = await start();
  const there = createContractClient(other.origin);
  const token = await signUp(other.origin);
  const opened = await there.call('getOrCreateChat', { token, body: { bot_slug: 'ines' } });
  const params = { id: expectStatus(opened, 200).body.id };
  const events = await openEvents(other.origin, token);
  await events.next('ready');
  for (let kill = 0; kill < KILLS; kill += 1) {
    const one = await start();
    model.answer(hanging);
    const body = { client_id: randomUUID(), text: 'Tell me a story' };
    const sent = await createContractClient(one.origin).call('sendMessage', {
      token,
      params,
      body,
    });
    const answer = expectStatus(sent, 201).body;
    await readReply(events, answer.reply_id, 'Once upon a time.');
    model.answer('A quiet ending.');
    await one.kill();
    const killedAt = performance.now();
    const replaced = await events.next('reply.snapshot');
    expect(replaced.data).toMatchObject({ message_id: answer.reply_id, text: '' });
    await readReply(events, answer.reply_id, 'A quiet ending.');
    const { data } = await events.next('message', ({ message }) => message.author === 'bot');
    expect(performance.now() - killedAt).toBeLessThan(TAKEN_OVER_WITHIN_MS);
    expect(data.message).toMatchObject({ id: answer.reply_id, text: 'A quiet ending.' });
    expect(data.message.state).toBe('complete');
    const repeated = await there.call('sendMessage', { token, params, body });
    expect(expectStatus(repeated, 200).body).toEqual(answer);
  }
  const another = { client_id: randomUUID(), text: 'One more' };
  const refused = await there.call('sendMessage', { token, params, body: another });
  expect(expectStatus(refused, 402).body.code).toBe('daily-limit');
  const replies = events.frames.filter(
    (frame) => frame.event === 'message' && frame.data.message.author === 'bot',
  );
  expect(replies).toHaveLength(KILLS);
  await events.close();
}, 120_000);
