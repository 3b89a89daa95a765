import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { openPglite } from '../../../server/database/pglite';
import type { OpenDatabase } from '../../../server/database/database';
import { loadContract } from '../../../server/http/contract';
import type { OperationId } from '../../../server/http/contract';
import { chatOf } from '../../support/chat';
import { expectStatus } from '../../support/contractClient';
import { aPassword } from '../../support/passwords';
import { startTestServer } from '../../support/server';
import type { TestServer } from '../../support/server';
import { createPostgresDatabase } from '../../support/testDatabase';
import { becomeOld, oldDump } from '../../support/upgrade';
import type { Age } from '../../support/upgrade';

const isEmbedded = inject('postgresUrl') === undefined;

/** The same, brought up to date by what the server opens it with. */
async function openOld(age: Age): Promise<OpenDatabase> {
  if (isEmbedded) return openPglite({ template: await oldDump(age) });
  const { url, open, drop } = await createPostgresDatabase();
  await becomeOld(url, age);
  const opened = await open();
  return {
    ...opened,
    async close() {
      await opened.close();
      await drop();
    },
  };
}

async function logIn(server: TestServer) {
  const body = { email: 'old.hand@example.org', password: aPassword };
  return expectStatus(await server.call('createToken', { body }), 200).body.access;
}

const chatId = '30000000-0000-4000-8000-000000000001';
const persona = 'marlene-of-old';

/** What names things of the old database in paths, by operation where the name alone does not say it. */
const ids: Record<string, string> = {
  slug: 'ines',
  message_id: '40000000-0000-4000-8000-000000000003',
  id: chatId,
  'getPurchase id': '70000000-0000-4000-8000-000000000001',
  'unblurImage id': '40000000-0000-4000-8000-000000000009',
  'getUndressImage id': '80000000-0000-4000-8000-000000000001',
  'listMemories slug': 'ines',
};
const queries: Record<string, Record<string, string>> = {
  searchChats: { q: 'lighthouse' },
  searchChat: { q: 'lighthouse' },
  getMedia: { expires: '1', signature: 'none' },
};
/** What has no answer of the old database: an address that is confirmed, a signature of nobody, pages without a build. */
const refused: Record<string, number> = {
  activateEmail: 409,
  resendActivation: 409,
  getArticlePayload: 404,
  getBlogPayload: 404,
  getBuildMeta: 404,
  getLatestBuild: 404,
  getMedia: 403,
};
/** Reads a stream that does not end: it has a test of its own. */
const STREAM = 'streamEvents';

describe.each<[string, Age]>([
  ['of the first release', 'first'],
  ['that every release has written to', 'each'],
])('a database %s', (_, age) => {
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    server = await startTestServer({ database: await openOld(age) });
    token = await logIn(server);
  }, 300_000);
  afterAll(() => server.stop());

  it('is brought up to date, and every call that reads has an answer from it', async () => {
    const answers: Record<string, number> = {};
    const wanted: Record<string, number> = {};
    const operations = [...loadContract().operations.values()];
    for (const { method, operationId, parameters } of operations) {
      if (method !== 'get' || operationId === STREAM) continue;
      const inPath = parameters.filter((parameter) => parameter.in === 'path');
      const params = Object.fromEntries(
        inPath.map(({ name }) => [name, ids[`${operationId} ${name}`] ?? ids[name] ?? 'none']),
      );
      const query = queries[operationId] ?? {};
      const id = v.parse(
        v.custom<OperationId>((one) => one === operationId),
        operationId,
      );
      const answer = await server.call(id, { token, params, query });
      answers[operationId] = Number(answer.status);
      const isThere =
        age === 'each' || !['getPurchase', 'unblurImage', 'getUndressImage'].includes(operationId);
      wanted[operationId] = refused[operationId] ?? (isThere ? 200 : 404);
    }
    expect(answers).toEqual(wanted);
  });

  it('has what was there: texts, those who are gone, desires, and goes on', async () => {
    const member = { id: '', name: '', email: '', password: '', refresh: '', access: token };
    const chat = chatOf(server, member);
    const { results } = await chat.history(chatId);
    expect(results.map(({ text, state }) => [text, state]).slice(0, 4)).toEqual([
      ['Hello.', 'complete'],
      ['Do you remember the Lighthouse of Ålesund?', 'complete'],
      ['I do. The stairs were', 'stopped'],
      ['Tell me the rest.', 'complete'],
    ]);
    const names = (await chat.list()).results.map(({ bot }) => bot.name);
    expect(names.toSorted()).toEqual(['Inês', 'Old Friend']);
    const profile = expectStatus(await server.call('getProfile', { token }), 200).body;
    const ledger = expectStatus(await server.call('listLedger', { token }), 200).body.results;
    const opening = { amount: 120, balance: 120, reason: 'opening' };
    const own = ledger.filter(({ reason }) => reason !== 'premium-day');
    expect(own.at(-1)).toMatchObject(opening);
    expect(own[0]?.balance).toBe(age === 'first' ? 120 : 570);
    expect(profile.num_tokens).toBe(ledger[0]?.balance);
    expect(ledger.reduce((sum, { amount }) => sum + amount, 0)).toBe(profile.num_tokens);
    const found = await chat.search({ q: 'alesund' });
    expect(found.results.length).toBe(1);
    const { message } = await chat.send(chatId, 'Are you there?');
    expect(message.text).toBe('Are you there?');
    const personas = expectStatus(await server.call('listPersonas', { token }), 200).body.results;
    expect(
      personas.map(({ bot, persona: { name, face, scenario } }) => [
        bot.slug,
        name,
        face,
        scenario,
      ]),
    ).toEqual(
      age === 'first'
        ? []
        : [[persona, 'Marlene', 'persona-female-1', 'We meet on a night train to the sea.']],
    );
  });
});

it(
  'a database that every release has written to has a row in every table',
  { timeout: 120_000 },
  async () => {
    const opened = await openOld('each');
    onTestFinished(() => opened.close());
    const ask = async (question: SQL) =>
      v.parse(
        v.looseObject({ rows: v.array(v.object({ name: v.string() })) }),
        await opened.database.execute(question),
      ).rows;
    // What is kept for speed alone need not last.
    const tables = await ask(sql`select relname as name from pg_class
      where relkind = 'r' and relpersistence = 'p' and relnamespace = 'public'::regnamespace`);
    const empty: string[] = [];
    for (const { name } of tables) {
      const rows = await ask(sql`select 'one' as name from ${sql.identifier(name)} limit 1`);
      if (rows.length === 0) empty.push(name);
    }
    expect([tables.length > 30, empty]).toEqual([true, []]);
  },
);
