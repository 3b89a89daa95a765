import { randomBytes, randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import type { Agents } from '../../server/calls/agentPort';
import { readConfig } from '../../server/config';
import type { Config } from '../../server/config';
import type { OpenDatabase } from '../../server/database/database';
import { createLogger } from '../../server/base/logging';
import type { Secrets } from '../../server/base/secrets';
import type { ReplySource } from '../../server/replies/replySource';
import { seed as productSeed } from './seed';
import type { Seed } from '../../server/seed/seed';
import type { Services } from '../../server/services';
import type { Speaker } from '../../server/speech/speaker';
import { startServer } from '../../server/start';
import type { StartOptions } from '../../server/start';
import { readHere } from './readHere';
import type { UndressRenderer } from '../../server/undress/renderer';
import { createContractClient, expectStatus } from './contractClient';
import type { ContractClient } from './contractClient';
import { aPassword } from './passwords';
import { createTestClock } from './testClock';
import type { TestClock } from './testClock';
import { openTestDatabase } from './testDatabase';

export type Member = {
  id: string;
  name: string;
  email: string;
  password: string;
  access: string;
  refresh: string;
};

export type TestServer = ContractClient & {
  origin: string;
  services: Services;
  clock: TestClock;
  secrets: Secrets;
  /** Everything logged so far. */
  logged(): string;
  /** Registers somebody new and logs in. */
  join(details?: Partial<Pick<Member, 'name' | 'email' | 'password'>>): Promise<Member>;
  /** Resolves when everything is done that is due by the server's clock. */
  settle(): Promise<void>;
  stop(): Promise<void>;
};

type TestServerOptions = {
  config?: Partial<Config>;
  seed?: Seed;
  replySource?: ReplySource;
  /** Default: none, as nobody reads along. */
  replyTickMs?: number;
  speaker?: Speaker;
  undressRenderer?: UndressRenderer;
  /** Default: nobody can call. */
  agents?: Agents | null;
  /** Default: a new one of its own. */
  database?: OpenDatabase;
  /** So that tokens of another server are valid here, too. */
  secrets?: Secrets;
  /** Default: this process, as threads of its own would take longer to start than most tests. */
  openTextReader?: StartOptions['openTextReader'];
  /** Whether nothing is done because of the time alone. Default: true. */
  isClockStill?: boolean;
  /** Whether passwords are hashed as in production, which takes longer than most calls. Default: no. */
  isFullStrength?: boolean;
};

/** The least that the library takes; a login still does all that it does. */
const lowStrength = { memoryCost: 8, timeCost: 1, parallelism: 1 };

const manyCalls: Config['limits'] = {
  callsPerMinute: 100_000,
  signInPerMinute: 100_000,
  signInPerAccountPerMinute: 100_000,
  reportsPerMinute: 100_000,
  searchesPerMinute: 100_000,
  photosPerMinute: 100_000,
  talksPerMinute: 100_000,
  unconfirmedClaimsPerDay: 100_000,
};

/** A real server on a free port, with a database of its own and a clock that tests move. */
export async function startTestServer({
  config,
  seed = productSeed,
  replySource,
  replyTickMs = 0,
  speaker,
  undressRenderer,
  agents = null,
  database,
  secrets = { jwt: randomBytes(32), refresh: randomBytes(32) },
  openTextReader = () => readHere,
  isClockStill = true,
  isFullStrength = false,
}: TestServerOptions = {}): Promise<TestServer> {
  const clock = createTestClock();
  const lines: string[] = [];
  const log = createLogger(
    { logLevel: 'info' },
    new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk));
        done();
      },
    }),
  );
  const server = await startServer({
    config: { ...readConfig({ PORT: '0' }), limits: manyCalls, ...config },
    secrets,
    clock,
    log,
    seed,
    ...(replySource !== undefined && { replySource }),
    replyTickMs,
    ...(speaker !== undefined && { speaker }),
    ...(undressRenderer !== undefined && { undressRenderer }),
    agents,
    openTextReader,
    isClockStill,
    ...(!isFullStrength && { hashStrength: lowStrength }),
    // Several servers and what is tried on them share one loop, and a sample in which it never came
    // round, as where a database is opened beside other work, would count as late without end.
    lateLoop: { mostDelayMs: 60_000, sampleMs: 3_600_000 },
    openDatabase: async () =>
      database ?? openTestDatabase(seed === productSeed ? 'catalogue' : 'tables'),
  });
  const logged = () => lines.join('');
  const client = createContractClient(server.origin, logged);

  return {
    ...client,
    origin: server.origin,
    services: server.services,
    clock,
    secrets,
    logged,
    async settle() {
      const { background } = server.services;
      await background.idle();
      await server.jobs.settle();
      await background.idle();
    },
    stop: () => server.stop(),
    async join(details) {
      const member = {
        name: 'Ada',
        email: `${randomUUID()}@example.org`,
        password: aPassword,
        ...details,
      };
      const { name, email, password } = member;
      const signup = { name, email, password, password_repeat: password, adult: true, terms: true };
      expectStatus(await client.call('register', { body: signup }), 201);
      const login = await client.call('createToken', { body: { email, password } });
      const { access, refresh } = expectStatus(login, 200).body;
      const profile = expectStatus(await client.call('getProfile', { token: access }), 200).body;
      return { ...member, id: profile.id, access, refresh };
    },
  };
}
