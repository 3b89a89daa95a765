import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request as ask } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../../server/config';
import { startAppendingProxy } from '../../support/appendingProxy';
import { createContractClient } from '../../support/contractClient';
import type { ContractClient } from '../../support/contractClient';
import { startTestServer } from '../../support/server';

/* The proxies are real: they append to X-Forwarded-For what nginx appends. */

const stops: (() => Promise<void>)[] = [];
const stopAll = async () => {
  for (const stop of stops.splice(0).toReversed()) await stop();
};

/** A server behind proxies; the last one named is the one that people reach. */
async function startBehind(
  trusted: string,
  hops: NonNullable<Parameters<typeof startAppendingProxy>[1]>[],
) {
  const { limits } = readConfig({});
  const server = await startTestServer({
    config: {
      trustProxy: readConfig({ TRUST_PROXY: trusted }).trustProxy,
      limits: {
        ...limits,
        callsPerMinute: 100_000,
        signInPerMinute: 12,
        signInPerAccountPerMinute: 5,
        reportsPerMinute: 3,
      },
    },
  });
  stops.push(() => server.stop());
  let { origin } = server;
  for (const hop of hops) {
    const proxy = await startAppendingProxy(origin, hop);
    stops.push(() => proxy.stop());
    ({ origin } = proxy);
  }
  return { server, origin, client: createContractClient(origin, server.logged) };
}

const forged = [
  '203.0.113.',
  '127.0.0.1, 203.0.113.',
  '::1, 198.51.100.9, 10.0.0.1, 203.0.113.',
  'unknown, "<b>", , 203.0.113.',
];
/** What somebody claims to have come by, another each time. */
const claimOf = (count: number) => `${forged[count % forged.length] ?? ''}${count + 1}`;

type Behind = Awaited<ReturnType<typeof startBehind>>;

async function repeat(times: number, job: (count: number) => Promise<{ status: number }>) {
  const statuses: number[] = [];
  for (let count = 0; count < times; count += 1) statuses.push((await job(count)).status);
  return statuses;
}
const many = (times: number, status: number) => Array.from({ length: times }, () => status);

const login = (client: ContractClient, email: string, claim?: string) =>
  client.call('createToken', {
    body: { email, password: 'a wrong one' },
    ...(claim !== undefined && { headers: { 'x-forwarded-for': claim } }),
  });

const register = (client: ContractClient, claim: string) =>
  client.call('register', {
    headers: { 'x-forwarded-for': claim },
    body: {
      name: 'Ada',
      email: `${randomUUID()}@example.org`,
      password: 'a good password',
      password_repeat: 'a good password',
      adult: true,
      terms: true,
    },
  });

const report = (client: ContractClient, claim: string) =>
  client.call('createReport', {
    headers: { 'x-forwarded-for': claim },
    body: { kind: 'issue', reason: 'technical', text: 'The page is empty' },
  });

async function statusOf(origin: string, headers: Record<string, string> = {}) {
  const request = ask(new URL('/dev/outbox', origin), { headers }).end();
  const [response] = await once(request, 'response');
  response.resume();
  return Number(response.statusCode);
}

const client = { peer: '192.0.2.7' };
type Arrangement = [name: string, trusted: string, hops: Parameters<typeof startBehind>[1]];

/** What the others show as well, with ports named or more hops: a server and 60 calls for each. */
const simpler: Arrangement[] = [
  ['one proxy, trusted as a hop', '1', [client]],
  ['one proxy, trusted by its address', '127.0.0.1', [client]],
  [
    'two proxies, trusted by their addresses',
    'loopback, 198.51.100.0/24',
    [{ peer: '198.51.100.2' }, client],
  ],
];

describe.each<Arrangement>([
  ...(process.env['DEEP'] === '1' ? simpler : []),
  ['no proxy, and none trusted', '0', []],
  ['one proxy that names ports, too', '1', [{ ...client, hasPorts: true }]],
  ['two proxies, trusted as hops', '2', [{}, client]],
  [
    'two proxies that name ports, trusted by their addresses',
    'loopback, 198.51.100.2',
    [
      { peer: '198.51.100.2', hasPorts: true },
      { ...client, hasPorts: true },
    ],
  ],
  ['two proxies, of which the nearer one is trusted', '1', [{}, client]],
])('A7 forged hops: %s', (_, trusted, hops) => {
  let behind: Behind;
  beforeAll(async () => {
    behind = await startBehind(trusted, hops);
  });
  afterAll(stopAll);

  it('A7 change nothing about the limits', async () => {
    const { client: person, server } = behind;
    const email = `${randomUUID()}@example.org`;
    expect(await repeat(20, (count) => login(person, email, claimOf(count)))).toEqual([
      ...many(5, 401),
      ...many(15, 429),
    ]);
    server.clock.advance(60_000);
    const anybody = () => `${randomUUID()}@example.org`;
    expect(await repeat(14, (count) => login(person, anybody(), claimOf(count)))).toEqual([
      ...many(12, 401),
      ...many(2, 429),
    ]);
    server.clock.advance(60_000);
    expect(await repeat(14, (count) => register(person, claimOf(count)))).toEqual([
      ...many(12, 201),
      ...many(2, 429),
    ]);
    expect(await repeat(5, (count) => report(person, claimOf(count)))).toEqual([
      ...many(3, 201),
      ...many(2, 429),
    ]);
  });

  it('A7 lead to no page that is for this machine alone', async () => {
    const isDirect = hops.length === 0;
    for (const claim of ['127.0.0.1', '::1', '127.0.0.1, 127.0.0.1', '127.0.0.1:80'])
      expect(await statusOf(behind.origin, { 'x-forwarded-for': claim })).toBe(404);
    expect(await statusOf(behind.origin)).toBe(isDirect ? 200 : 404);
  });
});

describe.each([
  ['as a hop', '1'],
  ['by its address', 'loopback'],
])('A7 a proxy that is trusted %s', (_, trusted) => {
  let behind: Behind;
  beforeAll(async () => {
    behind = await startBehind(trusted, []);
  });
  afterAll(stopAll);

  it('A7 gives each person limits of their own', async () => {
    const email = `${randomUUID()}@example.org`;
    for (const peer of ['192.0.2.7', '192.0.2.8', '2001:db8::7']) {
      const proxy = await startAppendingProxy(behind.server.origin, { peer });
      stops.push(() => proxy.stop());
      const person = createContractClient(proxy.origin, behind.server.logged);
      expect(await repeat(7, () => login(person, email))).toEqual([...many(5, 401), 429, 429]);
    }
  });

  it.each([
    ['forwarded', 'for=192.0.2.7'],
    ['via', '1.1 proxy'],
    ['x-real-ip', '127.0.0.1'],
    ['x-forwarded-host', 'localhost'],
    ['x-forwarded-proto', 'https'],
    ['cf-connecting-ip', '127.0.0.1'],
    ['host', 'rebound.example.org'],
    ['host', 'localhost.example.org:3000'],
  ])('A7 opens no page for this machine alone with %s: %s', async (name, value) => {
    expect(await statusOf(behind.origin, { [name]: value })).toBe(404);
    expect(await statusOf(behind.origin, { host: 'localhost:3000' })).toBe(200);
  });
});
