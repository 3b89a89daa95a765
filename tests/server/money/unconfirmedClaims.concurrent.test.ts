import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../../server/config';
import { users } from '../../../server/database/schema';
import { prune } from '../../../server/clockJobs';
import { expectStatus } from '../../support/contractClient';
import { withPassword } from '../../support/passwords';
import { startTestServer } from '../../support/server';
import type { Member, TestServer } from '../../support/server';

const DAY_MS = 86_400_000;
const PER_DAY = 5;

let server: TestServer;
beforeAll(async () => {
  const { limits, trustProxy } = readConfig({ TRUST_PROXY: '1' });
  const many = { signInPerMinute: 100_000, signInPerAccountPerMinute: 100_000 };
  server = await startTestServer({ config: { limits: { ...limits, ...many }, trustProxy } });
});
afterAll(() => server.stop());

const join = (count: number) => Promise.all(Array.from({ length: count }, () => server.join()));
const claim = ({ access }: Member, ip: string) =>
  server.call('claimDesires', { token: access, headers: { 'x-forwarded-for': ip } });
const claimAll = (members: readonly Member[], ip: string) =>
  Promise.all(members.map((member) => claim(member, ip)));
const statusesOf = (answers: readonly { status: number }[]) =>
  answers.map(({ status }) => status).toSorted();
const balanceOf = async ({ access }: Member) =>
  expectStatus(await server.call('getProfile', { token: access }), 200).body.num_tokens;
const confirm = ({ id }: Member) =>
  server.services.database.update(users).set({ isEmailConfirmed: true }).where(eq(users.id, id));
const kept = () => server.services.database.query.unconfirmedClaims.findMany();

const given = Array.from({ length: PER_DAY }, () => 200);

describe('A12 free desires of accounts without a confirmed address', () => {
  it('A12 are given to five a day at one network address, also all at once', async () => {
    const members = await join(8);
    const answers = await claimAll(members, '203.0.113.1');
    expect(statusesOf(answers)).toEqual([...given, 403, 403, 403]);
    const refused = answers.findIndex(({ status }) => status === 403);
    expect(answers[refused]?.body).toMatchObject({ code: 'email-unconfirmed' });
    const member = members[refused];
    if (member === undefined) throw new Error('Nobody was refused');
    expect(await balanceOf(member)).toBe(0);
    expectStatus(await claim(member, '203.0.113.2'), 200);
  });

  it('A12 wait for nobody whose address is confirmed, and are there once it is', async () => {
    const ip = '203.0.113.3';
    const confirmed = await join(3);
    for (const member of confirmed) await confirm(member);
    expect(statusesOf(await claimAll(confirmed, ip))).toEqual([200, 200, 200]);
    const [late, ...members] = await join(PER_DAY + 1);
    if (late === undefined) throw new Error('Nobody joined');
    expect(statusesOf(await claimAll(members, ip))).toEqual(given);
    expectStatus(await claim(late, ip), 403);
    await confirm(late);
    expect(expectStatus(await claim(late, ip), 200).body.claimed).toBe(true);
    expect(await balanceOf(late)).toBe(100);
  });

  it('A12 count an IPv6 network of 64 bits as one address', async () => {
    const [other, ...members] = await join(PER_DAY + 1);
    if (other === undefined) throw new Error('Nobody joined');
    for (const [index, member] of members.entries())
      expectStatus(await claim(member, `2001:db8:0:7::${index + 1}`), 200);
    expectStatus(await claim(other, '2001:db8:0:7:ffff::9'), 403);
    expectStatus(await claim(other, '2001:db8:0:8::1'), 200);
  });

  it('A12 say again when the next are due, whoever claims there meanwhile', async () => {
    const members = await join(PER_DAY);
    const ip = '203.0.113.4';
    expect(statusesOf(await claimAll(members, ip))).toEqual(given);
    const again = await claimAll(members, ip);
    expect(statusesOf(again)).toEqual(given);
  });

  it('A12 leave no room by the deletion of an account that had them', async () => {
    const ip = '203.0.113.5';
    const members = await join(PER_DAY);
    await claimAll(members, ip);
    for (const { access: token } of members)
      expectStatus(await server.call('deleteProfile', { token, body: withPassword }), 204);
    const late = await server.join();
    expectStatus(await claim(late, ip), 403);
  });

  it('A12 tell nobody where they were claimed, and are forgotten a day later', async () => {
    const ip = '203.0.113.6';
    await claimAll(await join(PER_DAY), ip);
    const rows = JSON.stringify(await kept(), (_, value: unknown) =>
      typeof value === 'bigint' ? String(value) : value,
    );
    expect(rows).not.toContain('203.0.113');
    const { email, password } = await server.join();
    server.clock.advance(DAY_MS);
    await prune(server.services);
    expect(await kept()).toEqual([]);
    const login = await server.call('createToken', { body: { email, password } });
    const { access: token } = expectStatus(login, 200).body;
    const headers = { 'x-forwarded-for': ip };
    expectStatus(await server.call('claimDesires', { token, headers }), 200);
  });
});
