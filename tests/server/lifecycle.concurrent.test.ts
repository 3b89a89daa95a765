import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { onSessionEnd } from '../../server/users/sessionEnds';
import { createBackground } from '../../server/base/background';
import { createLogger, toLoggedError } from '../../server/base/logging';
import { readSecrets } from '../../server/base/secrets';
import { expectStatus } from '../support/contractClient';
import { withPassword } from '../support/passwords';
import { startTestServer } from '../support/server';
import { openTestDatabase } from '../support/testDatabase';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'data-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('stopping', () => {
  it('answers what is under way, and nobody after', async () => {
    const server = await startTestServer();
    const { email, password } = await server.join();
    const underWay = server.call('createToken', { body: { email, password } });
    await server.send('listBots');
    const stopped = server.stop();
    expect(server.services.stopping.aborted).toBe(true);
    expectStatus(await underWay, 200);
    await stopped;
    expect(server.logged()).not.toContain('cut off');
    await expect(fetch(server.origin)).rejects.toThrow('fetch failed');
  });

  it('does not wait for idle connections', async () => {
    const server = await startTestServer();
    const { hostname, port } = new URL(server.origin);
    const idle = connect(Number(port), hostname);
    idle.write(`GET /healthz HTTP/1.1\r\nhost: ${hostname}\r\n\r\n`);
    await new Promise((resolve) => idle.once('data', resolve));
    const closed = new Promise((resolve) => idle.once('close', resolve));
    await server.stop();
    await closed;
  });

  it('does not wait for a connection that is idle once its call has ended', async () => {
    const server = await startTestServer();
    const { hostname, port } = new URL(server.origin);
    const socket = connect(Number(port), hostname);
    const closed = new Promise((resolve) => socket.once('close', resolve));
    // Answered at once, but under way until its body is there.
    socket.write(`GET /healthz HTTP/1.1\r\nhost: ${hostname}\r\ncontent-length: 4\r\n\r\n`);
    await new Promise((resolve) => socket.once('data', resolve));
    const stopped = server.stop();
    await new Promise((resolve) => setImmediate(resolve));
    socket.write('body');
    await Promise.all([closed, stopped]);
    expect(server.logged()).not.toContain('cut off');
  });

  it('waits for mails under way', async () => {
    const log = createLogger({ logLevel: 'silent' });
    const background = createBackground(log);
    const done: string[] = [];
    background.run('fails', () => Promise.reject(new Error('no')));
    background.run('first', async () => {
      await Promise.resolve();
      background.run('second', async () => void done.push('second'));
      done.push('first');
    });
    await background.idle();
    expect(done).toEqual(['second', 'first']);
  });
});

describe('notifications', () => {
  it('go out when a transaction commits, and not when it fails', async () => {
    const { database, notifier, close } = await openTestDatabase();
    const heard: string[] = [];
    const leave = await notifier.subscribe('news', (payload) => heard.push(payload));
    await notifier.publish('news', 'at once');
    await database.transaction(async (transaction) => {
      await notifier.publish('news', 'committed', transaction);
      await expect.poll(() => heard).toEqual(['at once']);
    });
    await expect(
      database.transaction(async (transaction) => {
        await notifier.publish('news', 'rolled back', transaction);
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    await notifier.publish('news', 'last');
    await expect.poll(() => heard).toEqual(['at once', 'committed', 'last']);
    await leave();
    await notifier.publish('news', 'too late');
    expect(heard).toEqual(['at once', 'committed', 'last']);
    await close();
  });
});

describe('a session that ends', () => {
  it('A2 is told to every process, by session or by user', async () => {
    const server = await startTestServer();
    const ends: unknown[] = [];
    await onSessionEnd(server.services.notifier, (end) => ends.push(end));
    const member = await server.join();
    const session = await server.services.accessTokens.verify(member.access);
    await server.call('logout', { body: { refresh: member.refresh } });
    await server.call('logout', { body: { refresh: member.refresh } });
    const other = await server.join();
    await server.call('deleteProfile', { token: other.access, body: withPassword });
    await expect.poll(() => ends).toContainEqual({ userId: other.id, sessionId: null });
    expect(ends).toEqual([session, { userId: other.id, sessionId: null }]);
    await server.stop();
  });
});

describe('secrets of a demonstration', () => {
  it('are made once, differ, and are for their owner alone', async () => {
    const config = { secrets: null, dataDir: join(folder, 'new') };
    const made = await readSecrets(config);
    expect(await readSecrets(config)).toEqual(made);
    expect(made.jwt).toHaveLength(32);
    expect(Buffer.compare(made.jwt, made.refresh)).not.toBe(0);
    expect(statSync(join(folder, 'new/secrets/jwt.key')).mode & 0o077).toBe(0);
  });
});

describe('a logged error', () => {
  it('X10 keeps its code, which is no secret', () => {
    const lines: string[] = [];
    const log = createLogger({ logLevel: 'warn' }, { write: (line) => lines.push(line) });
    const cause = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    log.warn(
      { err: new Error('no way', { cause }), code: 'canary-123456' },
      'waiting for the database',
    );
    expect(lines.join('')).toContain('ECONNREFUSED');
    expect(lines.join('')).not.toContain('canary-123456');
  });

  it('X3 names the query and not its values', async () => {
    const server = await startTestServer();
    const { email } = await server.join();
    const { database } = server.services;
    const failure: unknown = await database
      .execute(
        sql`insert into users (email, email_key, name, password_hash, adult_stated_at, terms_accepted_at)
            values ('x', ${email}, 'canary', 'canary', now(), now())`,
      )
      .catch((error: unknown) => error);
    const logged = JSON.stringify(toLoggedError(failure));
    expect(logged).toContain('23505');
    expect(logged).toContain('insert into users');
    expect(logged).not.toContain('already exists');
    expect(logged).not.toContain(email);
    await server.stop();
  });
});
