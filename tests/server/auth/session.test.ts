import { createHash, randomUUID } from 'node:crypto';
import { SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccessTokens } from '../../../server/auth/accessTokens';
import { expectStatus } from '../../support/contractClient';
import { withPassword } from '../../support/passwords';
import { startTestServer } from '../../support/server';
import type { Member, TestServer } from '../../support/server';

const unauthorized = {
  type: 'about:blank',
  title: 'Log in to go on',
  status: 401,
  code: 'unauthorized',
};

const DAY_MS = 86_400_000;

let server: TestServer;
let member: Member;

beforeAll(async () => {
  server = await startTestServer();
  member = await server.join();
});
afterAll(() => server.stop());

const sessionOf = (access: string) => server.services.accessTokens.verify(access);
const profileWith = (token: string) => server.call('getProfile', { token });
const refreshWith = (refresh: string) => server.call('refreshToken', { body: { refresh } });

describe('access tokens', () => {
  async function tokenWith(change: {
    alg?: string;
    typ?: string;
    key?: Uint8Array;
    iss?: string;
    aud?: string;
    sub?: string;
    sid?: string;
    seconds?: number | null;
  }) {
    const session = await sessionOf(member.access);
    if (session === null) throw new Error('The member has no session');
    const now = server.clock.now().getTime() / 1000;
    const token = new SignJWT({ sid: change.sid ?? session.sessionId })
      .setProtectedHeader({ alg: change.alg ?? 'HS256', typ: change.typ ?? 'at+jwt' })
      .setSubject(change.sub ?? session.userId)
      .setIssuer(change.iss ?? 'urn:web-app:session')
      .setAudience(change.aud ?? 'urn:web-app:api')
      .setIssuedAt(now);
    const { seconds = 900 } = change;
    if (seconds !== null) token.setExpirationTime(now + seconds);
    return token.sign(change.key ?? server.secrets.jwt);
  }

  it('A1 a token made like ours is accepted, so that the refusals below mean something', async () => {
    expectStatus(await profileWith(await tokenWith({})), 200);
  });

  it.each([
    ['of another key', { key: new Uint8Array(32) }],
    ['of another algorithm', { alg: 'HS512' }],
    ['of another issuer', { iss: 'urn:other' }],
    ['for another audience', { aud: 'urn:other' }],
    ['of another type', { typ: 'JWT' }],
    ['that has expired', { seconds: -1 }],
    ['that never expires', { seconds: null }],
    ['of a session that never was', { sid: randomUUID() }],
    ['of another user', { sub: randomUUID() }],
    ['whose subject is no id', { sub: "' or 1=1 --" }],
    ['whose session is no id', { sid: "' or 1=1 --" }],
  ])('A1 a token %s is refused', async (_, change) => {
    const answer = expectStatus(await profileWith(await tokenWith(change)), 401);
    expect(answer.body).toEqual(unauthorized);
  });

  it('A1 a token that names the session of another user is refused', async () => {
    const other = await server.join();
    const answer = expectStatus(await profileWith(await tokenWith({ sub: other.id })), 401);
    expect(answer.body).toEqual(unauthorized);
  });

  it('A1 a token without a signature is refused', async () => {
    const session = await sessionOf(member.access);
    const unsigned = new UnsecuredJWT({ sid: session?.sessionId })
      .setSubject(member.id)
      .setIssuer('urn:web-app:session')
      .setAudience('urn:web-app:api')
      .setIssuedAt(server.clock.now())
      .setExpirationTime(new Date(server.clock.now().getTime() + 900_000))
      .encode();
    expect(expectStatus(await profileWith(unsigned), 401).body).toEqual(unauthorized);
  });

  it('are not refused for a fault of the server', async () => {
    const broken = createAccessTokens(server.secrets.jwt, {
      now() {
        throw new Error('no time');
      },
    });
    await expect(broken.verify(member.access)).rejects.toThrow('no time');
  });

  it('A1 a refresh token is no access token', async () => {
    expect(expectStatus(await profileWith(member.refresh), 401).body).toEqual(unauthorized);
  });

  it('A1 an access token is no refresh token', async () => {
    expect(expectStatus(await refreshWith(member.access), 401).body).toEqual(unauthorized);
  });

  it('expires after 15 minutes and is renewed by a refresh', async () => {
    const { access, refresh } = await server.join();
    server.clock.advance(15 * 60_000 - 1000);
    expectStatus(await profileWith(access), 200);
    server.clock.advance(1000);
    expectStatus(await profileWith(access), 401);
    const renewed = expectStatus(await refreshWith(refresh), 200).body;
    expectStatus(await profileWith(renewed.access), 200);
  });
});

describe('refresh tokens', () => {
  it('are replaced at every refresh', async () => {
    const { refresh } = await server.join();
    const first = expectStatus(await refreshWith(refresh), 200).body;
    const second = expectStatus(await refreshWith(first.refresh ?? ''), 200).body;
    expect(new Set([refresh, first.refresh, second.refresh]).size).toBe(3);
  });

  it('are not kept as they are', async () => {
    const { refresh } = await server.join();
    const rows = await server.services.database.query.refreshTokens.findMany();
    const hashes = rows.map(({ hash }) => hash);
    expect(hashes).not.toContain(refresh);
    expect(hashes).toContain(createHash('sha256').update(refresh).digest('base64url'));
  });

  it('S1 give the same successor when repeated within 30 seconds', async () => {
    const { refresh } = await server.join();
    const first = expectStatus(await refreshWith(refresh), 200).body;
    server.clock.advance(30_000);
    const again = expectStatus(await refreshWith(refresh), 200).body;
    expect(again.refresh).toBe(first.refresh);
    expectStatus(await profileWith(again.access), 200);
  });

  it('S1 give the same successor to ten calls at once', async () => {
    const { refresh } = await server.join();
    const answers = await Promise.all(Array.from({ length: 10 }, () => refreshWith(refresh)));
    const successors = answers.map((answer) => expectStatus(answer, 200).body.refresh);
    expect(new Set(successors).size).toBe(1);
  });

  it('S1 end the whole session when repeated later', async () => {
    const { refresh } = await server.join();
    const stolen = expectStatus(await refreshWith(refresh), 200).body;
    server.clock.advance(30_001);
    expect(expectStatus(await refreshWith(refresh), 401).body).toEqual(unauthorized);
    expectStatus(await profileWith(stolen.access), 401);
    expectStatus(await refreshWith(stolen.refresh ?? ''), 401);
  });

  it('leave the other sessions of the user alone when one ends', async () => {
    const { email, password, refresh } = await server.join();
    const login = await server.call('createToken', { body: { email, password } });
    const other = expectStatus(login, 200).body;
    expectStatus(await refreshWith(refresh), 200);
    server.clock.advance(30_001);
    expectStatus(await refreshWith(refresh), 401);
    expectStatus(await profileWith(other.access), 200);
  });

  it('expire after 60 days without use', async () => {
    const { refresh } = await server.join();
    server.clock.advance(60 * 86_400_000);
    expectStatus(await refreshWith(refresh), 401);
  });

  it('are forgotten at the next login when their session is long over', async () => {
    const { email, password, refresh, id } = await server.join();
    const login = async () =>
      expectStatus(await server.call('createToken', { body: { email, password } }), 200).body;
    const sessionsKept = async () =>
      (await server.services.database.query.sessions.findMany()).filter(
        ({ userId }) => userId === id,
      ).length;
    const unused = await login();
    expectStatus(await server.call('logout', { body: { refresh } }), 204);
    server.clock.advance(7 * 86_400_000 + 1);
    const used = await login();
    expect(await sessionsKept()).toBe(2);
    server.clock.advance(53 * 86_400_000);
    await login();
    expect(await sessionsKept()).toBe(2);
    expectStatus(await refreshWith(unused.refresh), 401);
    expectStatus(await refreshWith(used.refresh), 200);
  });

  it('live on as long as they are used', async () => {
    let { refresh } = await server.join();
    for (let day = 0; day < 3; day += 1) {
      server.clock.advance(59 * 86_400_000);
      refresh = expectStatus(await refreshWith(refresh), 200).body.refresh ?? '';
    }
    expectStatus(await refreshWith(refresh), 200);
  });

  it('S13 end a year after the login, however much they are used', async () => {
    const owner = await server.join();
    let { access, refresh } = owner;
    const use = async (days: number) => {
      server.clock.advance(days * DAY_MS);
      const tokens = expectStatus(await refreshWith(refresh), 200).body;
      ({ access, refresh = '' } = tokens);
    };
    for (let month = 0; month < 12; month += 1) await use(30);
    server.clock.advance(-1);
    await use(5);
    const sessions = expectStatus(await server.call('listSessions', { token: access }), 200).body;
    expect(sessions.results.length).toBe(1);
    server.clock.advance(1);
    expectStatus(await refreshWith(refresh), 401);
    const { email, password } = owner;
    const login = await server.call('createToken', { body: { email, password } });
    const { access: token } = expectStatus(login, 200).body;
    const devices = expectStatus(await server.call('listSessions', { token }), 200).body.results;
    expect(devices.map(({ is_current: isCurrent }) => isCurrent)).toEqual([true]);
  });
});

describe('logout', () => {
  it('A2 the session is refused at once, with all its tokens', async () => {
    const { access, refresh } = await server.join();
    expectStatus(await server.call('logout', { body: { refresh } }), 204);
    expect(expectStatus(await profileWith(access), 401).body).toEqual(unauthorized);
    expect(expectStatus(await refreshWith(refresh), 401).body).toEqual(unauthorized);
  });

  it('works with a token that has been replaced, and again, and with an unknown one', async () => {
    const { access, refresh } = await server.join();
    expectStatus(await refreshWith(refresh), 200);
    expectStatus(await server.call('logout', { body: { refresh } }), 204);
    expectStatus(await server.call('logout', { body: { refresh } }), 204);
    expectStatus(await server.call('logout', { body: { refresh: 'unknown' } }), 204);
    expectStatus(await profileWith(access), 401);
  });

  it('A2 another session of the user goes on', async () => {
    const { email, password, refresh } = await server.join();
    const login = await server.call('createToken', { body: { email, password } });
    const other = expectStatus(login, 200).body;
    expectStatus(await server.call('logout', { body: { refresh } }), 204);
    expectStatus(await profileWith(other.access), 200);
  });

  it('A2 deletion ends every session and leaves nothing', async () => {
    const { access, refresh, email, password, id } = await server.join();
    expectStatus(await server.call('deleteProfile', { token: access, body: withPassword }), 204);
    expectStatus(await profileWith(access), 401);
    expectStatus(await refreshWith(refresh), 401);
    const login = await server.call('createToken', { body: { email, password } });
    expect(expectStatus(login, 401).body.code).toBe('invalid-credentials');
    const kept = await server.services.database.query.users.findFirst({
      where: (users, { eq }) => eq(users.id, id),
    });
    expect(kept).toBeUndefined();
  });
});
