import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createContractClient, expectStatus } from '../support/contractClient';
import type { ContractClient } from '../support/contractClient';
import { worstTexts } from '../support/expressions/worstTexts';
import { aPassword } from '../support/passwords';
import { startServerProcess } from '../support/serverProcess';
import { createPostgresDatabase } from '../support/testDatabase';

const ACCOUNTS = 20;
const OTHERS = 8;
/** Of all of them together, as steadily as those who want to harm can. */
const TEXTS_PER_SECOND = 5;
const HEALTH_EVERY_MS = 20;
/** By one of the others in turn. */
const ORDINARY_EVERY_MS = 250;
const ROUNDS = 4;
const PERIOD_MS = 10_000;
/** The replies under way are written to their end. */
const SETTLED_AFTER_MS = 4_000;
const MOST_TIMES = 3;
const GRACE_MS = 9_000;
const MINUTES = 60_000;

const say = (line: string) => process.stdout.write(`${line}\n`);

type Times = { health: number[]; ordinary: number[] };
type Account = { send(text: string): Promise<number> };

const times = (): Times => ({ health: [], ordinary: [] });

function share(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN;
}

function figures(measured: readonly number[]) {
  const sorted = measured.toSorted((one, other) => one - other);
  return { count: sorted.length, p50: share(sorted, 0.5), p99: share(sorted, 0.99) };
}

const shown = ({ count, p50, p99 }: ReturnType<typeof figures>) =>
  `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms of ${count}`;

/** Starts something in equal steps, whether or not what was started before has ended. */
async function steadily(
  everyMs: number,
  forMs: number,
  start: (at: number) => Promise<unknown>,
): Promise<void> {
  const began = performance.now();
  const started: Promise<unknown>[] = [];
  for (let at = 0; at * everyMs < forMs; at += 1) {
    await sleep(Math.max(0, began + at * everyMs - performance.now()));
    const one = start(at);
    one.catch(() => {});
    started.push(one);
  }
  await Promise.all(started);
}

async function timed(into: number[], call: () => Promise<unknown>): Promise<void> {
  const began = performance.now();
  await call();
  into.push(performance.now() - began);
}

async function signUp({ call }: ContractClient, name: string): Promise<Account> {
  const email = `${randomUUID()}@example.org`;
  const credentials = { email, password: aPassword };
  const body = { ...credentials, name, password_repeat: aPassword, adult: true, terms: true };
  expectStatus(await call('register', { body }), 201);
  const token = expectStatus(await call('createToken', { body: credentials }), 200).body.access;
  const chat = await call('getOrCreateChat', { token, body: { bot_slug: 'ines' } });
  const params = { id: expectStatus(chat, 200).body.id };
  return {
    async send(text) {
      const sent = { client_id: randomUUID(), text };
      return (await call('sendMessage', { token, params, body: sent })).status;
    },
  };
}

let folder: string;
let texts: string[];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'load-'));
  const worst = await worstTexts(ACCOUNTS);
  texts = worst.map(({ text }) => text);
  const [slowest, fastest] = [worst[0]?.ms ?? NaN, worst.at(-1)?.ms ?? NaN];
  say(`Texts that are read in ${fastest.toFixed(0)} to ${slowest.toFixed(0)} ms`);
}, 5 * MINUTES);
afterAll(() => rm(folder, { recursive: true, force: true }));

const engines = {
  'the embedded database': async () => ({ env: {}, drop: async () => {} }),
  PostgreSQL: async () => {
    const { url, drop } = await createPostgresDatabase('catalogue');
    return { env: { DATABASE_URL: url }, drop };
  },
};

describe.each(Object.entries(engines))(
  '20 accounts that send the worst texts, on %s',
  (engine, open) => {
    it(
      'X9 leave the others their answers, and a stop its time',
      async () => {
        const { env, drop } = await open();
        const server = await startServerProcess(join(folder, engine), {
          ...env,
          FREE_TEXTS_PER_DAY: '100000',
          LIMIT_CALLS_PER_MINUTE: '100000',
          LIMIT_SIGN_IN_PER_MINUTE: '1000',
        });
        try {
          const client = createContractClient(server.origin);
          const others: Account[] = [];
          for (let at = 0; at < OTHERS; at += 1) others.push(await signUp(client, 'Ada'));
          const accounts: Account[] = [];
          for (let at = 0; at < ACCOUNTS; at += 1) accounts.push(await signUp(client, 'Sam'));

          const answers = new Map<number, number>();
          let sent = 0;
          const attack = async () => {
            const text = texts[sent % texts.length] ?? '';
            const account = accounts[sent % accounts.length];
            sent += 1;
            const status = (await account?.send(text)) ?? 0;
            answers.set(status, (answers.get(status) ?? 0) + 1);
          };
          const attackFor = (ms: number) => steadily(1_000 / TEXTS_PER_SECOND, ms, attack);
          const measure = ({ health, ordinary }: Times) =>
            Promise.all([
              steadily(HEALTH_EVERY_MS, PERIOD_MS, () =>
                timed(health, async () => expectStatus(await client.call('getHealth'), 200)),
              ),
              steadily(ORDINARY_EVERY_MS, PERIOD_MS, (at) =>
                timed(ordinary, async () =>
                  expect(await others[at % OTHERS]?.send(`Good evening, ${at}`)).toBe(201),
                ),
              ),
            ]);

          // What is compiled at first is measured by nobody.
          await Promise.all([measure(times()), attackFor(PERIOD_MS / 2)]);
          const quiet = times();
          const loaded = times();
          for (let round = 0; round < ROUNDS; round += 1) {
            await sleep(SETTLED_AFTER_MS);
            await measure(quiet);
            await Promise.all([measure(loaded), attackFor(PERIOD_MS)]);
          }
          const found = (['health', 'ordinary'] as const).map((name) => {
            const [before, under] = [figures(quiet[name]), figures(loaded[name])];
            const ratio = under.p99 / before.p99;
            say(
              `${engine}, ${name}: quiet ${shown(before)}; under load ${shown(under)}; × ${ratio.toFixed(2)}`,
            );
            return { name, ratio };
          });
          say(`${engine}: ${sent} of the worst texts, answered ${JSON.stringify([...answers])}`);

          const held = attackFor(3_000).catch(() => {});
          await sleep(2_000);
          const asked = performance.now();
          expect(await server.stop()).toBe(0);
          const stoppedIn = performance.now() - asked;
          await held;
          say(`${engine}: stopped in ${(stoppedIn / 1_000).toFixed(1)} s`);
          expect(stoppedIn).toBeLessThan(GRACE_MS);
          for (const { name, ratio } of found) expect(ratio, name).toBeLessThanOrEqual(MOST_TIMES);
        } finally {
          await server.kill();
          await drop();
        }
      },
      5 * MINUTES,
    );
  },
);
