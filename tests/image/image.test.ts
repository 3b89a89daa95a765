import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { randomBytes, randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { readCompose } from '../support/compose';
import { createContractClient, expectStatus } from '../support/contractClient';
import { buildImage, readInstructions } from '../support/dockerfile';
import type { Image } from '../support/dockerfile';
import { startLlmServer } from '../support/llmServer';
import { aPassword } from '../support/passwords';
import { startPhotoCheck } from '../support/photoCheckServer';
import { freePort } from '../support/loopback';
import { runSql } from '../support/postgres';
import { startSmtpServer } from '../support/smtpServer';

const MINUTES = 60_000;
const UP_WITHIN_MS = 60_000;

const context = fileURLToPath(new URL('../..', import.meta.url));
const secret = () => randomBytes(32).toString('hex');

let home: string;
let image: Image;
beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'image-'));
  chmodSync(home, 0o755);
  image = await buildImage(context, home);
}, 30 * MINUTES);
afterAll(() => rmSync(home, { recursive: true, force: true }), 5 * MINUTES);

/** The database of compose.yaml, on the server of this run. */
async function makeDatabase(wanted: Record<string, string>) {
  const { POSTGRES_USER: user, POSTGRES_PASSWORD: password, POSTGRES_DB: name } = wanted;
  const adminUrl = inject('postgresUrl');
  if (adminUrl === undefined) throw new Error('There is no PostgreSQL server');
  await runSql(adminUrl, `create role ${user} login password '${password}'`);
  await runSql(adminUrl, `create database ${name} owner ${user}`);
  return new URL(adminUrl).host;
}

/** What an operator puts in `.env`, with servers of this machine. */
async function makeSettings() {
  const [smtp, llm, photos] = [
    await startSmtpServer(),
    await startLlmServer(),
    await startPhotoCheck(),
  ];
  const { app, database, graceMs } = readCompose({
    POSTGRES_PASSWORD: secret(),
    JWT_SECRET: secret(),
    REFRESH_SECRET: secret(),
    PUBLIC_ORIGIN: 'https://confidant.example.org',
    SMTP_URL: smtp.url,
    MAIL_FROM: 'no-reply@example.org',
    LLM_BASE_URL: llm.baseUrl,
    LLM_MODEL: 'a-model',
    PHOTO_CHECK_URL: photos.url,
    STRIPE_SECRET_KEY: 'sk_test_key',
    STRIPE_WEBHOOK_SECRET: 'whsec_key',
  });
  const host = await makeDatabase(database);
  // In a network of compose the database is the host of that name.
  const DATABASE_URL = app['DATABASE_URL']?.replace('database:5432', host) ?? '';
  const stop = async () => {
    await smtp.stop();
    await llm.close();
    photos.stop();
  };
  return { smtp, environment: { ...app, DATABASE_URL }, graceMs, stop };
}

/** Runs a command of the image, as its user, in its folder, with its environment. */
function runIn(
  { folder, environment, user }: Image,
  command: string[],
  more: Record<string, string>,
) {
  const [program = '', ...args] = command;
  const child = spawn(program, args, {
    cwd: folder,
    env: { PATH: process.env['PATH'], ...environment, ...more },
    ...(user !== null && { uid: user, gid: user }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  return { child, closed: once(child, 'close'), printed: () => printed };
}

describe('the image of the Dockerfile', () => {
  it('was made by every step of it', () => {
    const written = readInstructions(readFileSync(join(context, 'Dockerfile'), 'utf8'));
    const last = written.findLastIndex(({ name }) => name === 'FROM');
    expect(image.done).toEqual(
      written.slice(last + 1).map(({ name, words }) => `${name} ${words}`),
    );
    expect(image.environment['NODE_ENV']).toBe('production');
  });

  it(
    'starts with the environment of compose.yaml, says that it is well, lets somebody in, and stops',
    { timeout: 5 * MINUTES },
    async () => {
      const { smtp, environment, graceMs, stop } = await makeSettings();
      const port = String(await freePort());
      const server = runIn(image, image.command, { ...environment, PORT: port });
      try {
        const giveUpAt = performance.now() + UP_WITHIN_MS;
        let health: number | null = 1;
        while (health !== 0 && performance.now() < giveUpAt) {
          const check = runIn(image, image.healthCheck, { PORT: port });
          await check.closed;
          health = check.child.exitCode;
          if (health !== 0) await sleep(500);
        }
        expect([health, server.printed()]).toEqual([0, expect.stringContaining('Ready at')]);
        const { pid = 0 } = server.child;
        const owner = /^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
        expect(owner).not.toBe('0');

        const origin = `http://127.0.0.1:${port}`;
        const page = await fetch(origin);
        expect([page.status, page.headers.get('content-security-policy')]).toEqual([
          200,
          expect.stringContaining("default-src 'none'"),
        ]);
        const client = createContractClient(origin, server.printed);
        const email = `${randomUUID()}@example.org`;
        const signup = { name: 'Ada', email, password: aPassword, password_repeat: aPassword };
        const body = { ...signup, adult: true, terms: true };
        // Until its rules for names are read.
        const register = async () => (await client.call('register', { body })).status;
        await expect.poll(register, { timeout: UP_WITHIN_MS }).toBe(201);
        const login = { body: { email, password: aPassword } };
        const { access } = expectStatus(await client.call('createToken', login), 200).body;
        expectStatus(await client.call('getProfile', { token: access }), 200);
        await expect
          .poll(() => smtp.mails.map(({ to }) => to), { timeout: UP_WITHIN_MS })
          .toEqual([email]);
      } finally {
        const since = performance.now();
        server.child.kill('SIGTERM');
        await server.closed;
        await stop();
        expect([server.child.exitCode, performance.now() - since < graceMs]).toEqual([0, true]);
      }
    },
  );
});
