import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createContractClient, expectStatus } from '../../support/contractClient';
import { startServerProcess } from '../../support/serverProcess';
import type { ServerProcess } from '../../support/serverProcess';
import { startSmtpServer } from '../../support/smtpServer';
import type { SmtpServer } from '../../support/smtpServer';
import { createPostgresDatabase } from '../../support/testDatabase';

const KILLS = 6;
const TAKEN_UP_WITHIN_MS = 30_000;
const DESIRES = 150;

const isEmbedded = inject('postgresUrl') === undefined;

let folder: string;
let database: Awaited<ReturnType<typeof createPostgresDatabase>> | null = null;
let smtp: SmtpServer;
const running: ServerProcess[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'killed-jobs-'));
  if (!isEmbedded) database = await createPostgresDatabase();
  smtp = await startSmtpServer();
});
afterAll(async () => {
  for (const process of running) await process.kill();
  await smtp.stop();
  await database?.drop();
  await rm(folder, { recursive: true, force: true });
});

async function start(): Promise<ServerProcess> {
  const started = await startServerProcess(folder, {
    SMTP_URL: smtp.url,
    MAIL_FROM: 'hello@example.org',
    ...(database !== null && { DATABASE_URL: database.url }),
  });
  running.push(started);
  return started;
}

/** Registers, buys desires at the sandbox, and pays: mails and news of the provider are under way. */
async function buy(origin: string) {
  const { call } = createContractClient(origin);
  const email = `${randomUUID()}@example.org`;
  const password = `a good password ${randomUUID()}`;
  const signup = { name: 'Ada', email, password, password_repeat: password };
  // A machine at its limits may not check the name in time.
  await expect
    .poll(
      async () =>
        (await call('register', { body: { ...signup, adult: true, terms: true } })).status,
      { timeout: 60_000 },
    )
    .toBe(201);
  const login = await call('createToken', { body: { email, password } });
  const token = expectStatus(login, 200).body.access;
  const body = { client_id: randomUUID(), offer_id: `desires-${DESIRES}` };
  const opened = await call('createStripeCheckout', { token, body });
  const { url } = expectStatus(opened, 201).body;
  const paid = await fetch(new URL(new URL(url).pathname, origin), {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ act: 'pay' }),
  });
  expect(paid.status).toBe(303);
  return { email, token };
}

const mailsTo = (email: string) => smtp.mails.filter(({ to }) => to === email).length;

it('J1 a process that is killed loses no mail, and money changes once', async () => {
  const buyers: { email: string; token: string }[] = [];
  const other = isEmbedded ? null : await start();
  let longestMs = 0;
  for (let kill = 0; kill < KILLS; kill += 1) {
    const one = await start();
    const isSent = smtp.hold();
    const buyer = await buy(one.origin);
    buyers.push(buyer);
    await isSent;
    await one.kill();
    smtp.answer({});
    const killedAt = performance.now();
    const next = other ?? (await start());
    const { call } = createContractClient(next.origin);
    await expect
      .poll(() => mailsTo(buyer.email), { timeout: TAKEN_UP_WITHIN_MS, interval: 200 })
      .toBeGreaterThanOrEqual(2);
    longestMs = Math.max(longestMs, performance.now() - killedAt);
    const ledger = await call('listLedger', { token: buyer.token });
    const { results } = expectStatus(ledger, 200).body;
    expect(results.map(({ amount }) => amount)).toEqual([DESIRES]);
    if (other === null) await next.kill();
  }
  expect(longestMs).toBeLessThan(TAKEN_UP_WITHIN_MS);
  for (const { email } of buyers) expect(mailsTo(email)).toBeGreaterThanOrEqual(2);
}, 600_000);
