import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql, sum } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ledgerEntries, undressJobs } from '../../../server/database/schema';
import { post } from '../../../server/money/ledger';
import { characterId } from '../../../server/seed/seed';
import type { UndressRenderer } from '../../../server/undress/renderer';
import { openUndressWork } from '../../../server/undress/work';
import { prune } from '../../../server/clockJobs';
import { expectStatus } from '../../support/contractClient';
import { openEvents } from '../../support/eventReader';
import { startTestServer } from '../../support/server';
import type { TestServer } from '../../support/server';

const DAY_MS = 86_400_000;
const SUBJECT = { bot_slug: 'ines', picture_id: 'near' };

let server: TestServer;
let folder: string;
let render: UndressRenderer['render'];

const hiddenOf = (slug: string) => {
  const key = server.services.media.pictures.unsentOf(slug);
  if (key === null) throw new Error(`${slug} has no hidden picture`);
  return key;
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'undress-'));
  server = await startTestServer({
    config: { dataDir: folder },
    undressRenderer: { render: (...given) => render(...given) },
  });
});
beforeEach(() => {
  render = async ({ slug }) => hiddenOf(slug);
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

async function enter(desires = 100) {
  const { access: token, id: userId } = await server.join();
  const { background, database, eventLog } = server.services;
  if (desires > 0) {
    await eventLog.change(userId, (change) =>
      post(
        change,
        { amount: desires, reason: 'purchase', idempotencyKey: 'gift' },
        server.clock.now(),
      ),
    );
  }
  return {
    userId,
    token,
    create: (body: unknown = SUBJECT) => server.call('createUndressImage', { token, body }),
    pay: (id: string) => server.call('payUndressImage', { token, body: { id } }),
    job: async (id: string) =>
      expectStatus(await server.call('getUndressImage', { token, params: { id } }), 200).body,
    verify: async (id: string) =>
      expectStatus(await server.call('verifyUndressImage', { token, body: { id } }), 200).body,
    /** A job that waits for its payment. */
    async finished(body: unknown = SUBJECT) {
      const answer = await server.call('createUndressImage', { token, body });
      await background.idle();
      return expectStatus(answer, 202).body.id;
    },
    /** Amounts, the latest first, without the gift. */
    async spent() {
      const { results } = expectStatus(await server.call('listLedger', { token }), 200).body;
      return results
        .filter(({ reason }) => reason !== 'purchase')
        .map(({ amount, reason, bot }) => [amount, reason, bot?.slug]);
    },
    async balance() {
      const [ledger] = await database
        .select({ sum: sum(ledgerEntries.amount) })
        .from(ledgerEntries)
        .where(eq(ledgerEntries.userId, userId));
      const { body } = expectStatus(await server.call('getProfile', { token }), 200);
      expect(Number(ledger?.sum ?? 0)).toBe(body.num_tokens);
      return body.num_tokens;
    },
  };
}

const load = (path: string) => fetch(new URL(path, server.origin));

describe('a picture that is made on demand', () => {
  it('is made, waits for its payment, and is shown once it is paid', async () => {
    const member = await enter();
    let finish = () => {};
    render = ({ slug }) =>
      new Promise((resolve) => {
        finish = () => {
          resolve(hiddenOf(slug));
        };
      });
    const begun = expectStatus(await member.create(), 202).body;
    expect(begun).toMatchObject({ ...SUBJECT, state: 'processing', price: 20, image_url: null });
    expectStatus(await member.pay(begun.id), 409);
    expectStatus(await member.create({ bot_slug: 'tomasz', picture_id: 'main' }), 409);
    finish();
    await server.services.background.idle();
    const expires_at = new Date(server.clock.now().getTime() + DAY_MS).toISOString();
    const locked = { ...begun, state: 'locked', expires_at };
    expect(await member.job(begun.id)).toEqual(locked);
    const paid = expectStatus(await member.pay(begun.id), 200).body;
    expect(paid).toEqual({
      ...locked,
      state: 'paid',
      expires_at: null,
      image_url: expect.stringContaining(hiddenOf('ines')),
      setting: { place: 'stage', hour: 'night' },
    });
    const picture = await load(paid.image_url ?? '');
    expect([picture.status, picture.headers.get('content-type')?.slice(0, 6)]).toEqual([
      200,
      'image/',
    ]);
    expect(await member.verify(begun.id)).toEqual(paid);
    expect([await member.spent(), await member.balance()]).toEqual([
      [[-20, 'undress', 'ines']],
      80,
    ]);
  });

  it('is named in no answer before it is paid, and its file opens to nobody unasked', async () => {
    const member = await enter(19);
    const events = await openEvents(server.origin, member.token);
    await events.next('ready');
    const id = await member.finished();
    const refused = await member.pay(id);
    expect(expectStatus(refused, 402).body.code).toBe('not-enough-desires');
    const { token } = member;
    const answers = [
      refused,
      await member.job(id),
      await member.verify(id),
      await member.create({ ...SUBJECT, picture_id: 'main' }),
      await server.call('getBot', { params: { slug: 'ines' } }),
      await server.call('listLedger', { token }),
      await server.call('getProfile', { token }),
      events.frames,
    ];
    await events.close();
    const key = hiddenOf('ines');
    expect(JSON.stringify(answers)).not.toContain(key);
    expect(JSON.stringify(answers)).not.toContain('/media/');
    const guessed = [`/media/${key}`, `/media/${key}?expires=9999999999&signature=guess`];
    for (const path of [...guessed, `/portraits/${key}`, `/assets/${key}`])
      expect((await load(path)).status).toBeGreaterThanOrEqual(400);
    expect(await member.spent()).toEqual([]);
  });

  it('M1 is paid once, however often and from wherever it is asked for', async () => {
    const member = await enter(100);
    const id = await member.finished();
    const answers = await Promise.all(Array.from({ length: 8 }, () => member.pay(id)));
    const paid = answers.map((answer) => expectStatus(answer, 200).body);
    expect(new Set(paid.map((job) => JSON.stringify(job))).size).toBe(1);
    expectStatus(await member.pay(id), 200);
    expect([await member.spent(), await member.balance()]).toEqual([
      [[-20, 'undress', 'ines']],
      80,
    ]);
  });

  it('M8 is had by exactly one of two that are paid at once with the last 20 desires', async () => {
    const member = await enter(20);
    const ids = [
      await member.finished(),
      await member.finished({ bot_slug: 'tomasz', picture_id: 'main' }),
    ];
    const answers = await Promise.all(ids.map((id) => member.pay(id)));
    expect(answers.map(({ status }) => Number(status)).sort()).toEqual([200, 402]);
    expect(await member.balance()).toBe(0);
  });

  it('M1 is begun once by two who ask at the same moment', async () => {
    const member = await enter();
    render = (_, signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          reject(new Error('aborted'));
        });
        setTimeout(() => {
          reject(new Error('It takes too long'));
        }, 200);
      });
    const answers = await Promise.all(Array.from({ length: 5 }, () => member.create()));
    expect(answers.map(({ status }) => Number(status)).sort()).toEqual([202, 409, 409, 409, 409]);
    await server.services.background.idle();
  });

  it('is not paid for again when it was bought before', async () => {
    const member = await enter();
    const [first, second] = [await member.finished(), await member.finished()];
    expectStatus(await member.pay(first), 200);
    expect(expectStatus(await member.pay(second), 200).body).toMatchObject({ price: 0 });
    const third = await member.job(await member.finished({ ...SUBJECT, picture_id: 'wide' }));
    expect(third).toMatchObject({ state: 'paid', price: 0 });
    expect(await member.balance()).toBe(80);
  });

  it('is listed to who has paid for it, once and to nobody else', async () => {
    const [member, other] = [await enter(), await enter()];
    const owned = async ({ token }: typeof member) =>
      expectStatus(await server.call('listUndressImages', { token }), 200).body.results;
    await member.finished({ bot_slug: 'tomasz', picture_id: 'main' });
    const first = await member.finished();
    expect(await owned(member)).toEqual([]);
    expectStatus(await member.pay(first), 200);
    server.clock.advance(1);
    const again = await member.finished();
    expect(await owned(member)).toEqual([await member.job(again)]);
    expect(await owned(other)).toEqual([]);
  });

  it('can be paid for until a day has gone by', async () => {
    const member = await enter();
    const id = await member.finished();
    await server.services.database
      .update(undressJobs)
      .set({ expiresAt: new Date(server.clock.now().getTime() + 1) })
      .where(eq(undressJobs.id, id));
    expect((await member.job(id)).state).toBe('locked');
    server.clock.advance(1);
    expect((await member.job(id)).state).toBe('expired');
    expectStatus(await member.pay(id), 409);
    await prune(server.services);
    const [row] = await server.services.database
      .select()
      .from(undressJobs)
      .where(eq(undressJobs.id, id));
    expect([row?.state, await member.balance()]).toEqual(['expired', 100]);
  });

  it('that cannot be made has failed, costs nothing, and lets another be made', async () => {
    const member = await enter();
    render = () => Promise.reject(new Error('No light'));
    const id = await member.finished();
    expect(await member.job(id)).toMatchObject({ state: 'failed', image_url: null });
    expectStatus(await member.pay(id), 409);
    render = async ({ slug }) => hiddenOf(slug);
    expect((await member.job(await member.finished())).state).toBe('locked');
    expect(await member.balance()).toBe(100);
  });
});

describe('a picture whose file is gone', () => {
  const key = 'undress-test.webp';
  const member = async () => {
    const { storage } = server.services.media;
    await storage.put(key, new Uint8Array([1, 2, 3]), 'image/webp');
    render = async () => key;
    const one = await enter();
    return { ...one, id: await one.finished(), storage };
  };

  it('M9 is refunded by one entry, however many ask for it', async () => {
    const one = await member();
    expectStatus(await one.pay(one.id), 200);
    await one.storage.delete(key);
    const jobs = await Promise.all(Array.from({ length: 5 }, () => one.job(one.id)));
    expect(new Set(jobs.map(({ state, image_url }) => `${state} ${image_url}`))).toEqual(
      new Set(['failed null']),
    );
    expectStatus(await one.pay(one.id), 409);
    expect(await one.spent()).toEqual([
      [20, 'refund', 'ines'],
      [-20, 'undress', 'ines'],
    ]);
    expect(await one.balance()).toBe(100);
  });

  it('is not paid for', async () => {
    const one = await member();
    await one.storage.delete(key);
    expectStatus(await one.pay(one.id), 409);
    expect((await one.job(one.id)).state).toBe('failed');
    expect(await one.spent()).toEqual([]);
  });
});

describe('a process that stops', () => {
  const stateOf = async (id: string) => {
    const [row] = await server.services.database
      .select()
      .from(undressJobs)
      .where(eq(undressJobs.id, id));
    return row?.state;
  };
  const open = (stopping: AbortSignal) =>
    openUndressWork({
      ...server.services,
      isExclusive: false,
      renderer: { render: (...given) => render(...given) },
      stopping,
    });

  it.each([
    ['was killed', sql`now() - interval '1 second'`, 'locked'],
    ['is alive', sql`now() + interval '1 minute'`, 'processing'],
  ])('leaves to the others what it was at only when it %s', async (_, leaseUntil, state) => {
    const { userId } = await enter();
    const now = server.clock.now();
    const [job] = await server.services.database
      .insert(undressJobs)
      .values({
        userId,
        characterId: characterId('ines'),
        pictureId: 'main',
        state: 'processing',
        price: 20,
        leaseUntil,
        expiresAt: now,
        createdAt: now,
        updatedAt: now,
      })
      .returning();
    const stopping = new AbortController();
    await open(stopping.signal);
    await server.services.background.idle();
    stopping.abort();
    expect(await stateOf(job?.id ?? '')).toBe(state);
  });

  it('gives back at once what it was at', async () => {
    const member = await enter();
    const [one, other] = [new AbortController(), new AbortController()];
    const work = await open(one.signal);
    const first = await member.finished();
    const [row] = await server.services.database
      .update(undressJobs)
      .set({ state: 'processing', leaseUntil: sql`now() + interval '1 minute'` })
      .where(eq(undressJobs.id, first))
      .returning();
    if (row === undefined) throw new Error('There is no job');
    render = (_, signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          reject(new Error('aborted'));
        });
      });
    work.start(row);
    one.abort();
    await server.services.background.idle();
    expect(await stateOf(first)).toBe('processing');
    render = async ({ slug }) => hiddenOf(slug);
    await open(other.signal);
    await server.services.background.idle();
    other.abort();
    expect(await stateOf(first)).toBe('locked');
  });
});
