import { randomUUID } from 'node:crypto';
import { eq, getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as schema from '../../../server/database/schema';
import { exportedTables } from '../../../server/profile/exportedTables';
import { prune } from '../../../server/clockJobs';
import { expectStatus } from '../../support/contractClient';
import { addressOfExport, readExport } from '../../support/exported';
import { withPassword } from '../../support/passwords';
import { startTestServer } from '../../support/server';
import type { TestServer } from '../../support/server';

/** What is kept of users and is in no file for them, and why. */
const leftOut: Readonly<Record<string, string>> = {
  refresh_tokens: 'hashes of secrets; the sessions they belong to are told',
  email_codes: 'hashes of codes that were sent to the user',
  password_resets: 'hashes of tokens that were sent to the user',
  events: 'copies, for a day, of changes that are told themselves',
  unused_names: 'digests of names that a character was told to forget',
  jobs: 'work to be done for changes that are told',
};

const tables = Object.values<unknown>(schema).filter((value): value is PgTable =>
  is(value, PgTable),
);

type Tie = { table: PgTable; column: PgColumn; to: PgTable; onDelete: string | undefined };

const ties: readonly Tie[] = tables.flatMap((table) =>
  getTableConfig(table).foreignKeys.flatMap((key) => {
    const { columns, foreignTable } = key.reference();
    const [column] = columns;
    return column === undefined
      ? []
      : [{ table, column, to: foreignTable, onDelete: key.onDelete }];
  }),
);

/** Every table whose rows belong to a user, by however many steps. */
function ofUsers(): readonly PgTable[] {
  const found = new Set<PgTable>([schema.users]);
  for (let size = 0; size !== found.size;) {
    size = found.size;
    for (const { table, to, onDelete } of ties)
      if (found.has(to) && onDelete === 'cascade') found.add(table);
  }
  return [...found];
}

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** Somebody of whom there is something in many places. */
async function joinActive() {
  const member = await server.join({ name: 'Canary' });
  const token = member.access;
  const opened = await server.call('getOrCreateChat', { token, body: { bot_slug: 'ines' } });
  const chatId = expectStatus(opened, 200).body.id;
  const sent = await server.call('sendMessage', {
    token,
    params: { id: chatId },
    body: { client_id: randomUUID(), text: 'a canary sings' },
  });
  expect(sent.status).toBeLessThan(300);
  await server.call('addFavourite', { token, params: { slug: 'ines' } });
  expectStatus(await server.call('claimDesires', { token }), 200);
  await server.call('setMailPreferences', { token, body: { reminders: true } });
  await server.call('requestEmailChange', {
    token,
    body: { email: `${randomUUID()}@example.org`, current_password: member.password },
  });
  const report = { kind: 'issue', reason: 'other', text: 'a canary reports' };
  await server.call('createReport', { token, body: report });
  await server.settle();
  return member;
}

describe('all that is kept of a user, as a file', () => {
  it('knows every table that holds something of users', () => {
    const told = new Set(exportedTables.map(({ name }) => name));
    const names = ofUsers().map(getTableName);
    expect(names.filter((name) => !told.has(name)).toSorted()).toEqual(
      Object.keys(leftOut).toSorted(),
    );
    expect([...told].filter((name) => !names.includes(name))).toEqual([]);
  });

  it('tells everything, to nobody who might keep it on the way', async () => {
    const member = await joinActive();
    const { response, file } = await readExport(server, member.access);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-disposition')).toContain('attachment');
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-encoding')).toBeNull();
    const { exported_at: at, ...kinds } = file;
    expect(at).toBe(server.clock.now().toISOString());
    expect(Object.keys(kinds)).toEqual(exportedTables.map(({ name }) => name));
    expect(kinds['users']?.[0]).toMatchObject({ email: member.email, name: 'Canary' });
    expect(kinds['messages']?.some(({ text }) => text === 'a canary sings')).toBe(true);
    expect(kinds['reports']?.[0]).toMatchObject({ text: 'a canary reports' });
    for (const name of [
      'chats',
      'favourites',
      'ledger_entries',
      'sessions',
      'mail_preferences',
      'email_changes',
    ])
      expect(kinds[name]?.length, name).toBeGreaterThan(0);
  });

  it('holds no secret, and nothing of anybody else', async () => {
    const other = await joinActive();
    const member = await joinActive();
    const { file } = await readExport(server, member.access);
    const text = JSON.stringify(file);
    for (const secret of ['argon2', 'password_hash', 'clear_url', '"hash"', other.id, other.email])
      expect(text).not.toContain(secret);
  });

  it('tells more than one page of rows', async () => {
    const member = await server.join();
    await server.services.database.insert(schema.dailyTextCounts).values(
      Array.from({ length: 1001 }, (_, index) => ({
        userId: member.id,
        day: new Date(Date.UTC(2020, 0, index + 1)).toISOString().slice(0, 10),
        count: 1,
      })),
    );
    const { file } = await readExport(server, member.access);
    const days = file['daily_text_counts'];
    expect(Array.isArray(days) && new Set(days.map(({ day }) => day)).size).toBe(1001);
  });

  it('is at an address that is signed, and goes when that has expired', async () => {
    const { access } = await server.join();
    const address = await addressOfExport(server, access);
    const forged = new URL(address);
    forged.searchParams.set('signature', 'A'.repeat(43));
    expect((await fetch(forged)).status).toBe(403);
    const key = address.pathname.slice('/media/'.length);
    server.clock.advance(15 * 60_000);
    expect((await fetch(address)).status).toBe(403);
    await prune(server.services);
    expect(await server.services.media.storage.exists(key)).toBe(false);
  });

  it('goes when there is a newer one, and with the account', async () => {
    const member = await server.join();
    const first = await addressOfExport(server, member.access);
    const second = await addressOfExport(server, member.access);
    await server.settle();
    expect((await fetch(first)).status).toBe(404);
    expect((await fetch(second)).status).toBe(200);
    expectStatus(
      await server.call('deleteProfile', { token: member.access, body: withPassword }),
      204,
    );
    await server.settle();
    expect((await fetch(second)).status).toBe(404);
  });

  it('A4 is not asked for without end', async () => {
    const strict = await startTestServer({
      config: { limits: { ...server.services.config.limits, reportsPerMinute: 2 } },
    });
    const { access } = await strict.join();
    const statuses = [];
    for (let tries = 0; tries < 3; tries += 1)
      statuses.push(
        (await strict.send('exportProfile', { token: access, body: withPassword })).status,
      );
    expect(statuses).toEqual([201, 201, 429]);
    await strict.stop();
  });
});

describe('A9 a stolen access token', () => {
  type Asked = { token: string; body?: { current_password: string } };
  const calls = [
    ['exportProfile', (at: TestServer, asked: Asked) => at.call('exportProfile', asked)],
    ['deleteProfile', (at: TestServer, asked: Asked) => at.call('deleteProfile', asked)],
  ] as const;
  const wrongPassword = {
    current_password: [{ code: 'wrong-password', message: 'Wrong password' }],
  };

  it.each(calls)('A9 does nothing by %s without the password', async (_, call) => {
    const { access, email, password } = await server.join();
    const none = expectStatus(await call(server, { token: access }), 400).body;
    expect(none.errors).toMatchObject({ body: [{ code: 'required' }] });
    const body = { current_password: `${password}x` };
    const wrong = expectStatus(await call(server, { token: access, body }), 400).body;
    expect(wrong.errors).toEqual(wrongPassword);
    expectStatus(await server.call('getProfile', { token: access }), 200);
    expectStatus(await server.call('createToken', { body: { email, password } }), 200);
  });

  it.each(calls)('A9 guesses no password by %s', async (_, call) => {
    const strict = await startTestServer({
      config: { limits: { ...server.services.config.limits, signInPerAccountPerMinute: 3 } },
    });
    const { access: token } = await strict.join();
    for (const guess of ['one', 'two', 'three']) {
      const body = { current_password: guess };
      expectStatus(await call(strict, { token, body }), 400);
    }
    const refused = await call(strict, { token, body: withPassword });
    expectStatus(refused, 429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    strict.clock.advance(61_000);
    expect((await call(strict, { token, body: withPassword })).status).toBeLessThan(300);
    await strict.stop();
  });

  it('A9 changes neither address nor password without the password', async () => {
    const { access: token } = await server.join();
    const body = {
      current_password: 'a wrong one',
      email: `${randomUUID()}@example.org`,
    };
    const email = await server.call('requestEmailChange', { token, body });
    expect(expectStatus(email, 400).body.errors).toEqual(wrongPassword);
    const next = 'another good password';
    const password = await server.call('changePassword', {
      token,
      body: { current_password: 'a wrong one', password: next, password_repeat: next },
    });
    expect(expectStatus(password, 400).body.errors).toEqual(wrongPassword);
  });

  it('A9 deletes nothing by a password that was replaced while it was looked at', async () => {
    const member = await server.join();
    const { passwords } = server.services;
    const verify = passwords.verify.bind(passwords);
    const replaced = vi.spyOn(passwords, 'verify').mockImplementation(async (hash, password) => {
      const isRight = await verify(hash, password);
      await server.services.database
        .update(schema.users)
        .set({ passwordHash: await passwords.hash('a newer password') })
        .where(eq(schema.users.id, member.id));
      return isRight;
    });
    const answer = await server.call('deleteProfile', { token: member.access, body: withPassword });
    replaced.mockRestore();
    expect(expectStatus(answer, 400).body.errors).toEqual(wrongPassword);
    expectStatus(await server.call('getProfile', { token: member.access }), 200);
  });
});

const mailsTo = (email: string) =>
  server.services.database.query.mails.findMany({
    where: (mail, { eq: equals }) => equals(mail.recipient, email),
  });

describe('deletion', () => {
  it('takes every row with it that belongs to the user', async () => {
    const member = await joinActive();
    expectStatus(
      await server.call('deleteProfile', { token: member.access, body: withPassword }),
      204,
    );
    const direct = ties.filter(({ to }) => to === schema.users);
    expect(direct.map(({ onDelete }) => onDelete)).toEqual(direct.map(() => 'cascade'));
    for (const { table, column } of direct) {
      const left = await server.services.database
        .select({ id: column })
        .from(table)
        .where(eq(column, member.id));
      expect(left, getTableName(table)).toEqual([]);
    }
    await server.settle();
    expect(await mailsTo(member.email)).toMatchObject([
      { subject: 'Your account has been deleted' },
    ]);
  });

  it('is confirmed by a last mail, in the language of the page, that greets by a confirmed name', async () => {
    const [known, unknown] = [await joinActive(), await server.join()];
    await server.services.database
      .update(schema.users)
      .set({ isEmailConfirmed: true, name: 'Ada' })
      .where(eq(schema.users.id, known.id));
    await server.settle();
    const headers = { 'accept-language': 'de' };
    for (const { access: token } of [known, unknown])
      expectStatus(await server.call('deleteProfile', { token, body: withPassword, headers }), 204);
    await server.settle();
    expect(await mailsTo(known.email)).toMatchObject([
      { subject: 'Dein Konto ist gelöscht', text: expect.stringMatching(/^Hallo Ada!/) },
    ]);
    const [{ text = '' } = {}] = await mailsTo(unknown.email);
    expect(text).toMatch(/^Hallo!/);
    expect(text).toContain('lässt sich nicht zurückholen');
  });
});
