// @ts-check
/**
 * Loaded before a program (`node --import`): every query to a database takes 0 to 40 ms longer, and
 * every notification comes 0 to 60 ms later. Those of one connection keep their order, as on a slow line.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { waits } from './random.mjs';

const queryMs = waits(40);
const eventMs = waits(60);

/** What was asked for last, by connection. @type {WeakMap<object, Promise<unknown>>} */
const lastQuery = new WeakMap();
/** @type {WeakMap<object, Promise<unknown>>} */
const lastEvent = new WeakMap();

/**
 * Does something after a while, and after what came before on the same line.
 * @template T
 * @param {WeakMap<object, Promise<unknown>>} last @param {object} line
 * @param {number} ms @param {() => T} work
 */
function later(last, line, ms, work) {
  const before = last.get(line) ?? Promise.resolve();
  const due = Promise.all([before, sleep(ms)]);
  last.set(line, due);
  return due.then(work);
}

const { query, emit } = pg.Client.prototype;
Object.assign(pg.Client.prototype, {
  /** @this {pg.Client} @param {unknown[]} given */
  query(...given) {
    const asked = later(lastQuery, this, queryMs(), () => Reflect.apply(query, this, given));
    return given.some((one) => typeof one === 'function') ? undefined : asked;
  },
  /** @this {pg.Client} @param {unknown[]} given */
  emit(...given) {
    if (given[0] !== 'notification') return Reflect.apply(emit, this, given);
    void later(lastEvent, this, eventMs(), () => Reflect.apply(emit, this, given));
    return true;
  },
});

const { listen } = PGlite.prototype;
const runQuery = Reflect.get(PGlite.prototype, '_runExclusiveQuery');
if (typeof runQuery !== 'function') throw new Error('PGlite runs its queries otherwise');
Object.assign(PGlite.prototype, {
  /** Every query of PGlite goes this way, inside of transactions too. @this {PGlite} @param {() => unknown} run */
  _runExclusiveQuery(run) {
    return Reflect.apply(runQuery, this, [() => sleep(queryMs()).then(run)]);
  },
  /** @this {PGlite} @param {Parameters<typeof listen>} given */
  listen(...given) {
    const [channel, heard, transaction] = given;
    const hear = (/** @type {string} */ payload) =>
      void later(lastEvent, this, eventMs(), () => heard(payload));
    return Reflect.apply(listen, this, [channel, hear, transaction]);
  },
});
