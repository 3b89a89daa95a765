import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deviceOf } from '../../../server/auth/device';
import { expectStatus } from '../../support/contractClient';
import { openEvents } from '../../support/eventReader';
import { startTestServer } from '../../support/server';
import type { Member, TestServer } from '../../support/server';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const login = async ({ email, password }: Member, userAgent: string) =>
  expectStatus(
    await server.call('createToken', {
      body: { email, password },
      headers: { 'user-agent': userAgent },
    }),
    200,
  ).body;
const list = async (token: string) =>
  expectStatus(await server.call('listSessions', { token }), 200).body.results;
const end = (token: string, id: string) => server.call('endSession', { token, params: { id } });
const isRefused = async (token: string) =>
  (await server.call('getProfile', { token })).status === 401;

describe('the sessions of a user', () => {
  it('are told with their device, since when, and when they were used last', async () => {
    const member = await server.join();
    const begun = server.clock.now();
    server.clock.advance(60_000);
    const desk = await login(member, firefox);
    server.clock.advance(60_000);
    const phone = await login(member, iphone);
    server.clock.advance(600_000);
    const renewed = await server.call('refreshToken', { body: { refresh: desk.refresh } });
    const { access } = expectStatus(renewed, 200).body;
    const told = await list(access);
    const at = (milliseconds: number) => new Date(begun.getTime() + milliseconds).toISOString();
    expect(told.map((session) => ({ ...session, id: '' }))).toEqual([
      {
        id: '',
        browser: 'Firefox',
        system: 'Windows',
        created_at: at(60_000),
        last_used_at: at(720_000),
        is_current: true,
      },
      {
        id: '',
        browser: 'Safari',
        system: 'iOS',
        created_at: at(120_000),
        last_used_at: at(120_000),
        is_current: false,
      },
      {
        id: '',
        browser: null,
        system: null,
        created_at: at(0),
        last_used_at: at(0),
        is_current: false,
      },
    ]);
    expect((await list(phone.access)).filter(({ is_current: is }) => is)).toHaveLength(1);
  });

  it('are left out once they are over', async () => {
    const member = await server.join();
    const other = await login(member, firefox);
    expectStatus(await server.call('logout', { body: { refresh: other.refresh } }), 204);
    expect(await list(member.access)).toHaveLength(1);
  });

  it('A2 one that is ended from another device is refused at once, and its streams close', async () => {
    const member = await server.join();
    const other = await login(member, iphone);
    const theirs = await openEvents(server.origin, other.access);
    const ours = await openEvents(server.origin, member.access);
    const id = (await list(member.access)).find(({ is_current: is }) => !is)?.id ?? '';
    expectStatus(await end(member.access, id), 204);
    await theirs.ended;
    expect(await isRefused(other.access)).toBe(true);
    expectStatus(await server.call('refreshToken', { body: { refresh: other.refresh } }), 401);
    expectStatus(await end(member.access, id), 204);
    await server.call('updateProfile', { token: member.access, body: { name: 'Eve' } });
    await ours.next('profile', ({ profile }) => profile.name === 'Eve');
    await ours.close();
  });

  it('A2 log out everywhere ends all of them, this one too, and every stream', async () => {
    const member = await server.join();
    const others = [await login(member, iphone), await login(member, firefox)];
    const everyone = [member.access, ...others.map(({ access }) => access)];
    const readers = await Promise.all(everyone.map((token) => openEvents(server.origin, token)));
    expectStatus(await server.call('endSessions', { token: member.access }), 204);
    await Promise.all(readers.map(({ ended }) => ended));
    for (const token of everyone) expect(await isRefused(token)).toBe(true);
    expect(await isRefused((await login(member, firefox)).access)).toBe(false);
  });

  it('A5 of somebody else are not there', async () => {
    const [member, other] = [await server.join(), await server.join()];
    const [theirs] = await list(other.access);
    expectStatus(await end(member.access, theirs?.id ?? ''), 404);
    expectStatus(await end(member.access, randomUUID()), 404);
    expect(await isRefused(other.access)).toBe(false);
  });
});

describe('what a browser says of itself', () => {
  it.each([
    [firefox, 'Firefox', 'Windows'],
    [iphone, 'Safari', 'iOS'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
      'Edge',
      'macOS',
    ],
    [
      'Mozilla/5.0 (Linux; Android 15; SM-S938B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36',
      'Samsung Internet',
      'Android',
    ],
    [
      'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
      'Chrome',
      'ChromeOS',
    ],
    ['curl/8.5.0', null, null],
    ['<b>Firefox/1</b> (Windows)', 'Firefox', 'Windows'],
    [undefined, null, null],
  ])('is read from %s', (userAgent, browser, system) => {
    expect(deviceOf(userAgent)).toEqual({ browser, system });
  });
});
