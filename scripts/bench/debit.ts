/**
 * Posts debits to the ledger of the embedded database in DATA_DIR and of a PostgreSQL server that
 * writes each commit to the disk; prints the figures as JSON.
 */
import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import type { OpenDatabase } from '../../server/database/database';
import { openPglite } from '../../server/database/pglite';
import { openPostgres } from '../../server/database/postgres';
import { users } from '../../server/database/schema';
import { createEventLog } from '../../server/events/eventLog';
import { post } from '../../server/money/ledger';
import { createDatabase, startPostgres } from '../../tests/support/postgres';
import type { DebitFigures } from './debits.mjs';
import { median } from './page.mjs';

const RUNS = 5;
const PRICE = 3;
const AT_ONCE = 200;
const AFFORDABLE = 100;
const USERS = 20;
const clock = { now: () => new Date() };

async function measure(name: string, { database, notifier, close }: OpenDatabase) {
  const eventLog = createEventLog({ database, notifier, clock });
  const change = (userId: string, amount: number) =>
    eventLog.change(userId, (within) =>
      post(
        within,
        { amount, reason: amount > 0 ? 'purchase' : 'unblur', idempotencyKey: randomUUID() },
        clock.now(),
      ),
    );
  const addUser = async (balance: number) => {
    const now = clock.now();
    const id = randomUUID();
    const address = `${id}@example.org`;
    await database.insert(users).values({
      id,
      email: address,
      emailKey: address,
      passwordHash: '-',
      name: 'Ada',
      adultStatedAt: now,
      termsAcceptedAt: now,
    });
    await change(id, balance);
    return id;
  };
  const timed = async (work: () => Promise<unknown>) => {
    const begun = performance.now();
    await work();
    return performance.now() - begun;
  };

  const runs: Omit<DebitFigures, 'database'>[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const one = await addUser(AFFORDABLE * PRICE);
    let posted = 0;
    const debit = () => change(one, -PRICE).then(() => (posted += 1));
    const parallelMs = await timed(() =>
      Promise.allSettled(Array.from({ length: AT_ONCE }, debit)),
    );
    const rich = await addUser(AT_ONCE * PRICE);
    const oneMs = await timed(() =>
      Promise.all(Array.from({ length: AT_ONCE }, () => change(rich, -PRICE))),
    );
    const many = await Promise.all(Array.from({ length: USERS }, () => addUser(AT_ONCE * PRICE)));
    const manyMs = await timed(() =>
      Promise.all(many.flatMap((id) => Array.from({ length: 10 }, () => change(id, -PRICE)))),
    );
    runs.push({
      parallelMs,
      posted,
      perSecondOne: (AT_ONCE * 1000) / oneMs,
      perSecondMany: (USERS * 10 * 1000) / manyMs,
    });
  }
  await close();
  const middle = (of: (run: (typeof runs)[number]) => number) => median(runs.map(of));
  return {
    database: name,
    parallelMs: middle(({ parallelMs }) => parallelMs),
    posted: middle(({ posted }) => posted),
    perSecondOne: middle(({ perSecondOne }) => perSecondOne),
    perSecondMany: middle(({ perSecondMany }) => perSecondMany),
  };
}

const folder = process.env['DATA_DIR'];
if (folder === undefined) throw new Error('DATA_DIR is not set.');
const embedded = await measure('PGlite', await openPglite({ folder }));
const postgres = await startPostgres({ isDurable: true });
const { url } = await createDatabase(postgres.urlOf('postgres'));
const log = pino({ level: 'silent' });
const served = await measure('PostgreSQL', await openPostgres({ url, log }));
await postgres.stop();
process.stdout.write(`${JSON.stringify([embedded, served])}\n`);
