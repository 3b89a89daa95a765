import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { jobs } from '../../../server/database/schema';
import { enqueue, hurry, pruneJobs } from '../../../server/jobs/enqueue';
import type { NewJob } from '../../../server/jobs/enqueue';
import { defineClockJob, defineJob, GivenUp, NotBefore, Outage } from '../../../server/jobs/job';
import type { Attempt } from '../../../server/jobs/job';
import { nextDueAt } from '../../../server/jobs/leases';
import { openJobs } from '../../../server/jobs/runner';
import type { Jobs } from '../../../server/jobs/runner';
import { startTestServer } from '../../support/server';
import type { TestServer } from '../../support/server';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

type Work = (name: string, attempt: Attempt) => Promise<void>;

const done: string[] = [];
/** What each attempt does; at once done, where nothing else is said. */
let work: Work;
const kind = defineJob({
  name: 'test',
  atOnce: 2,
  isRemembered: false,
  payload: v.string(),
  async run(_services, name, attempt) {
    await work(name, attempt);
    done.push(name);
  },
});
const remembered = { ...kind, name: 'remembered', isRemembered: true };

const opened: Jobs[] = [];
async function open({ isExclusive = false } = {}): Promise<Jobs> {
  const runner = await openJobs(server.services, [kind, remembered], { isExclusive });
  opened.push(runner);
  return runner;
}

beforeEach(() => {
  work = async () => {};
});
afterEach(async () => {
  vi.useRealTimers();
  for (const { goOn } of held.splice(0)) goOn();
  for (const runner of opened.splice(0)) await runner.close();
  await server.services.database.delete(jobs);
  done.length = 0;
});

const now = () => server.clock.now();
const add = (name: string, wanted: Omit<NewJob<string>, 'payload'> = {}, of = kind) =>
  enqueue(server.services.database, of, { payload: name, ...wanted }, now());
const rows = () => server.services.database.select().from(jobs);

type Held = { name: string; signal: AbortSignal; goOn(): void };
const held: Held[] = [];

/** Does nothing until it is let go on, or has to end. */
function holding() {
  work = (name, { signal }) =>
    new Promise((resolve, reject) => {
      held.push({ name, signal, goOn: resolve });
      signal.addEventListener('abort', () => reject(new Error('aborted')));
    });
}

describe('a job', () => {
  it('is done with the change that causes it, and not without', async () => {
    const runner = await open();
    const { database } = server.services;
    const failing = database.transaction(async (transaction) => {
      await enqueue(transaction, kind, { payload: 'undone' }, now());
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await database.transaction((transaction) =>
      enqueue(transaction, kind, { payload: 'kept' }, now()),
    );
    await expect.poll(() => done).toEqual(['kept']);
    await runner.settle();
    expect(await rows()).toEqual([]);
  });

  it('is done when it is due', async () => {
    const runner = await open();
    const runAt = new Date(now().getTime() + HOUR_MS);
    await add('later', { runAt });
    await runner.settle();
    expect(done).toEqual([]);
    const dueAt = (of: { name: string }) => nextDueAt(server.services.database, [of.name], now());
    expect([await dueAt(kind), await dueAt(remembered)]).toEqual([runAt, null]);
    server.clock.advance(HOUR_MS);
    await runner.settle();
    expect(done).toEqual(['later']);
  });

  it('is one for its cause, hurried where it waits, and done once where that is remembered', async () => {
    const runner = await open();
    // Nearer than what a clock that was put back is told by.
    const runAt = new Date(now().getTime() + 30_000);
    for (const of of [kind, remembered]) {
      await add('first', { key: of.name, runAt }, of);
      await add('second', { key: of.name }, of);
    }
    await runner.settle();
    expect(done).toEqual(['first', 'first']);
    for (const of of [kind, remembered]) await add('again', { key: of.name }, of);
    await runner.settle();
    expect(done).toEqual(['first', 'first', 'again']);
    expect(await hurry(server.services.database, remembered.name, now())).toBe(false);
    server.clock.advance(91 * DAY_MS);
    await pruneJobs(server.services.database, now());
    expect(await rows()).toEqual([]);
  });

  it('that waits for its next attempt is hurried by its cause', async () => {
    const runner = await open();
    work = async () => {
      throw new Error('not now');
    };
    await add('tried', { key: 'cause' });
    await add('other', { key: 'another cause' });
    await runner.settle();
    work = async () => {};
    const hurried = () => hurry(server.services.database, 'cause', now());
    expect(await hurried()).toBe(true);
    await runner.settle();
    expect(done).toEqual(['tried']);
    expect(await hurried()).toBe(false);
  });

  it('waits longer each time that it fails, and is not lost', async () => {
    const runner = await open();
    let failures = 0;
    work = async () => {
      failures += 1;
      if (failures < 4) throw new Error('somebody@example.org is not there');
    };
    await add('tried');
    const waits: number[] = [];
    for (let attempt = 1; attempt < 4; attempt += 1) {
      await runner.settle();
      const [row] = await rows();
      expect(row).toMatchObject({ attempts: attempt, lastError: 'Error', leaseId: null });
      waits.push(row?.waitMs ?? 0);
      server.clock.advance((row?.waitMs ?? 0) - 1);
      await runner.settle();
      expect(failures).toBe(attempt);
      server.clock.advance(1);
    }
    await runner.settle();
    expect(done).toEqual(['tried']);
    expect(waits).toEqual(waits.toSorted((one, other) => one - other));
  });

  it('is given up where no attempt can succeed, and dropped when it is of no use', async () => {
    const runner = await open();
    const tried: string[] = [];
    work = async (name) => {
      tried.push(name);
      throw name === 'refused' ? new GivenUp('550 RCPT TO') : new Error('not now');
    };
    const expiresAt = new Date(now().getTime() + MINUTE_MS);
    await add('refused');
    await add('expiring', { expiresAt });
    await add('too late', { runAt: expiresAt, expiresAt });
    await runner.settle();
    expect(server.logged()).toContain('"reason":"550 RCPT TO"');
    expect(await rows()).toHaveLength(2);
    server.clock.advance(MINUTE_MS);
    await runner.settle();
    expect(tried.toSorted()).toEqual(['expiring', 'refused']);
    expect(await rows()).toEqual([]);
    expect(server.logged()).toContain('a job is of no use any more');
  });

  it('is put off without counting as tried', async () => {
    const runner = await open();
    const at = new Date(now().getTime() + HOUR_MS);
    work = async () => {
      if (now() < at) throw new NotBefore(at);
    };
    await add('early');
    await runner.settle();
    expect(await rows()).toMatchObject([{ attempts: 0, runAt: at, lastError: null }]);
    server.clock.advance(HOUR_MS);
    await runner.settle();
    expect(done).toEqual(['early']);
  });

  it('of a lane waits for those before it, and for no others', async () => {
    const runner = await open();
    let isBroken = true;
    work = async (name) => {
      if (isBroken && name === 'one') throw new Error('not now');
    };
    await add('one', { lane: 'left' });
    await add('other', { lane: 'right' });
    await add('in an hour', { lane: 'right', runAt: new Date(now().getTime() + HOUR_MS) });
    await runner.settle();
    await add('two', { lane: 'left' });
    await runner.settle();
    expect(done).toEqual(['other']);
    isBroken = false;
    // What is added to the lane hurries what waits in it.
    await add('three', { lane: 'left' });
    await runner.settle();
    expect(done).toEqual(['other', 'one', 'two', 'three']);
    // One that is remembered does not hold up those after it.
    await add('noted', { lane: 'left' }, remembered);
    await runner.settle();
    await add('four', { lane: 'left' });
    await runner.settle();
    expect(done.slice(4)).toEqual(['noted', 'four']);
  });

  it('that finds everything away lets the others of its kind wait for a moment', async () => {
    let tries = 0;
    work = async () => {
      tries += 1;
      throw new Outage('ECONNREFUSED');
    };
    for (let count = 0; count < 9; count += 1) await add('mail');
    const runner = await open();
    await runner.settle();
    // Both that are done at once learn of it by themselves.
    expect(tries).toBeLessThanOrEqual(2);
    work = async () => {};
    server.clock.advance(MINUTE_MS);
    await runner.settle();
    expect(done).toHaveLength(9);
  });
});

/** As if the lease of what is under way ended so long from now. */
const endLeases = (after: string) =>
  server.services.database
    .update(jobs)
    .set({ leaseUntil: sql`clock_timestamp() + ${after}::interval` });

/** Begins a job, by a process whose timers stand still: it does not say that it is alive. */
async function begin() {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  const runner = await open();
  await add('halfway');
  await expect.poll(() => held).toHaveLength(1);
  return runner;
}

describe('a job whose process died', () => {
  it('J1 is taken up by another once its lease is over, and not before', async () => {
    holding();
    const first = await begin();
    const second = await open();
    await second.settle();
    expect(held).toHaveLength(1);
    expect(await rows()).toMatchObject([{ attempts: 0 }]);

    await endLeases('-1 millisecond');
    work = async () => {};
    await second.settle();
    expect(done).toEqual(['halfway']);
    // The first one was only slow: that it says so later changes nothing.
    held[0]?.goOn();
    await first.settle();
    expect(await rows()).toEqual([]);
  });

  it('J1 is taken up within 30 s: leases are short, and looked for often', async () => {
    holding();
    await begin();
    const [left] = await server.services.database
      .select({ seconds: sql<number>`extract(epoch from lease_until - clock_timestamp())::float` })
      .from(jobs);
    expect(left?.seconds).toBeLessThanOrEqual(20);
    vi.useRealTimers();
    await endLeases('-1 millisecond');
    work = async () => {};
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const other = await open();
    await other.settle();
    expect(done).toEqual(['halfway']);
    done.length = 0;
    // Nobody tells of one that is due only because its process died.
    await server.services.database.insert(jobs).values({
      ...{ kind: 'test', payload: 'unheard', runAt: now(), createdAt: now() },
      ...{ leaseId: '00000000-0000-4000-8000-000000000000', leaseUntil: new Date(0) },
    });
    // No further than to the look itself: the time that its statements may take is faked as well.
    await vi.advanceTimersByTimeAsync(5_000);
    vi.useRealTimers();
    await expect.poll(() => done).toEqual(['unheard']);
  });

  it('J1 is taken up at once where nobody else can have the database open', async () => {
    holding();
    await begin();
    work = async () => {};
    const next = await open({ isExclusive: true });
    await next.settle();
    expect(done).toEqual(['halfway']);
  });

  it('J1 is held by one that lives for as long as it takes', async () => {
    holding();
    await begin();
    await endLeases('1 second');
    await vi.advanceTimersByTimeAsync(5_000);
    const second = await open();
    await expect
      .poll(async () => {
        const [row] = await server.services.database
          .select({ isHeld: sql<boolean>`lease_until > clock_timestamp() + interval '10 seconds'` })
          .from(jobs);
        return row?.isHeld;
      })
      .toBe(true);
    await second.settle();
    expect(held).toHaveLength(1);
    held[0]?.goOn();
  });

  it('J1 is let go of by one that was away for too long', async () => {
    holding();
    await begin();
    await endLeases('-1 millisecond');
    const second = await open();
    await expect.poll(() => held).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(5_000);
    await expect.poll(() => held[0]?.signal.aborted).toBe(true);
    expect(held[1]?.signal.aborted).toBe(false);
    held[1]?.goOn();
    await second.settle();
    expect(done).toEqual(['halfway']);
  });

  it('J1 is not held until the day that the clock was put back from', async () => {
    holding();
    await begin();
    await endLeases('1 day');
    work = async () => {};
    const second = await open();
    await second.settle();
    expect(done).toEqual(['halfway']);
  });
});

it('J3 one of several instances does a job', async () => {
  const runners = [await open(), await open()];
  for (let count = 0; count < 12; count += 1) await add(`job ${count}`);
  await Promise.all(runners.map((runner) => runner.settle()));
  expect(done).toHaveLength(12);
  expect(new Set(done).size).toBe(12);
});

it('J3 what the clock causes is done once an interval, however many instances there are', async () => {
  const clockKind = defineClockJob('hourly', HOUR_MS, async () => {
    done.push('hourly');
    if (done.length === 1) throw new Error('not now');
  });
  const runners = [
    await openJobs(server.services, [clockKind], { isExclusive: false }),
    await openJobs(server.services, [clockKind], { isExclusive: false }),
  ];
  opened.push(...runners);
  const settle = () => Promise.all(runners.map((runner) => runner.settle()));
  await settle();
  expect(done).toEqual([]);
  for (let hour = 1; hour <= 3; hour += 1) {
    server.clock.advance(HOUR_MS);
    await settle();
    expect(done).toHaveLength(hour);
    expect(await rows()).toMatchObject([{ lastError: hour === 1 ? 'Error' : null }]);
  }
});

describe('a stop', () => {
  it('J2 lets a job finish that is under way, and begins no other', async () => {
    holding();
    const runner = await open();
    await add('under way', { lane: 'one' });
    await add('next', { lane: 'one' });
    await expect.poll(() => held).toHaveLength(1);
    const closed = runner.close();
    held[0]?.goOn();
    await closed;
    expect(done).toEqual(['under way']);
    expect(await rows()).toMatchObject([{ payload: 'next', leaseId: null }]);
  });

  it('J2 gives back a job that does not finish in time', async () => {
    holding();
    const runner = await open();
    await add('endless');
    await expect.poll(() => held).toHaveLength(1);
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const closed = runner.close();
    await vi.advanceTimersByTimeAsync(5_000);
    vi.useRealTimers();
    await closed;
    expect(held[0]?.signal.aborted).toBe(true);
    expect(await rows()).toMatchObject([{ attempts: 0, leaseId: null, lastError: null }]);
    work = async () => {};
    await (await open()).settle();
    expect(done).toEqual(['endless']);
  });
});

it('J4 a clock that is put back a day keeps nothing waiting', async () => {
  work = async () => {
    throw new Error('not now');
  };
  const runner = await open();
  await add('tried');
  await runner.settle();
  work = async () => {};
  server.clock.advance(DAY_MS);
  await add('at once');
  server.clock.advance(-DAY_MS - HOUR_MS);
  await runner.settle();
  expect(done.toSorted()).toEqual(['at once', 'tried']);
  server.clock.advance(HOUR_MS);
});
