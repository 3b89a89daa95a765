import { and, asc, eq, gt, isNull, lt, max, min, sql } from 'drizzle-orm';
import type { Clock } from '../base/clock';
import type { Database, Notifier } from '../database/database';
import { chats, events, messages } from '../database/schema';
import { readDurableEvent, toldAttempt } from './userEvent';
import type { DurableEvent, Notification, ReplyDelta } from './userEvent';

export const CHANNEL = 'user_events';

const KEPT_MS = 86_400_000;
const MISSED_AT_MOST = 1_000;
/** An event becomes visible when its change commits, and instances' clocks differ. */
const SEEN_LATER_MS = 10_000;
/** PostgreSQL takes payloads of less than 8000 bytes. */
const PAYLOAD_BYTES = 7_500;
/** UTF-16 units of a reply that fit into one payload, whatever the characters. */
const DELTA_UNITS = 1_000;

/** A change to one user's data; its events are sent when it commits. */
export type UserChange = {
  userId: string;
  transaction: Database;
  append(event: DurableEvent): Promise<void>;
};

export type ReplyUnderWay = {
  chatId: string;
  messageId: string;
  seq: number;
  attempt: string;
  text: string;
};

type Missed = { id: bigint; event: DurableEvent };

/** What a stream needs to continue after the last event that it sent; all from one moment. */
export type CatchUp = {
  /** More was missed than is kept: the client has to read everything again. */
  resync: boolean;
  /** Every event up to here has been sent, or is in `missed`. */
  place: bigint;
  missed: Missed[];
  underWay: ReplyUnderWay[];
};

export type EventLog = {
  /**
   * Makes a change while no other change of this user is under way, so that a user's event ids
   * become visible in ascending order in every process.
   */
  change<T>(userId: string, work: (change: UserChange) => Promise<T>): Promise<T>;
  /** Sends saved text of a reply to the readers of every process. */
  publishDelta(userId: string, delta: ReplyDelta): Promise<void>;
  /** Sends text to this process's readers before it is saved; `publishDelta` repeats it. */
  tellAhead(userId: string, delta: ReplyDelta): void;
  onAhead(listener: (userId: string, delta: ReplyDelta) => void): void;
  /** Null for an event that is no longer kept, or unknown to this build. */
  find(id: bigint): Promise<DurableEvent | null>;
  /** `after`: the last event received, or when reading started; null: none ever. */
  catchUp(userId: string, after: bigint | Date | null): Promise<CatchUp>;
  /** Deletes events that are older than a day. */
  prune(within?: Database): Promise<void>;
};

const lockKey = (userId: string) => sql`hashtextextended(${userId}, 0)`;

const isKnown = (missed: { id: bigint; event: DurableEvent | null }): missed is Missed =>
  missed.event !== null;

async function readMissed(transaction: Database, userId: string, after: bigint) {
  const rows = await transaction
    .select({ id: events.id, name: events.name, data: events.data })
    .from(events)
    .where(and(eq(events.userId, userId), gt(events.id, after)))
    .orderBy(asc(events.id))
    .limit(MISSED_AT_MOST + 1);
  return rows.map(({ id, name, data }) => ({ id, event: readDurableEvent({ name, data }) }));
}

async function readUnderWay(transaction: Database, userId: string): Promise<ReplyUnderWay[]> {
  const rows = await transaction
    .select({
      chatId: messages.chatId,
      messageId: messages.id,
      seq: messages.seq,
      attempt: messages.requestedBy,
      writer: messages.writers,
      text: messages.text,
    })
    .from(messages)
    .innerJoin(chats, eq(chats.id, messages.chatId))
    .where(
      and(eq(chats.userId, userId), isNull(chats.archivedAt), eq(messages.state, 'streaming')),
    );
  return rows.map(({ writer, ...row }) => ({
    ...row,
    attempt: toldAttempt(row.attempt ?? '', writer),
  }));
}

/** The oldest event that is still kept, of any user; null if there is none. */
async function readOldest(transaction: Database): Promise<bigint | null> {
  const [row] = await transaction.select({ id: min(events.id) }).from(events);
  return row?.id ?? null;
}

/** The last event of any user before a moment; it may become visible later than it was created. */
async function readLastBefore(transaction: Database, moment: Date): Promise<bigint | null> {
  const [row] = await transaction
    .select({ id: max(events.id) })
    .from(events)
    .where(lt(events.createdAt, new Date(moment.getTime() - SEEN_LATER_MS)));
  return row?.id ?? null;
}

/** The last id that was assigned; with the user locked, a safe place between two events. */
async function readLastGiven(transaction: Database): Promise<bigint> {
  const [row] = await transaction
    .select({ id: sql<string>`coalesce(pg_sequence_last_value('events_id_seq'), 0)::text` })
    .from(sql`(values (1)) as one`);
  return BigInt(row?.id ?? 0);
}

export function createEventLog({
  database,
  notifier,
  clock,
}: {
  database: Database;
  notifier: Notifier;
  clock: Clock;
}): EventLog {
  const listeners = new Set<(userId: string, delta: ReplyDelta) => void>();
  const notify = (notification: Notification, within?: Database) =>
    notifier.publish(CHANNEL, JSON.stringify(notification), within);

  async function append(transaction: Database, userId: string, event: DurableEvent) {
    const [row] = await transaction
      .insert(events)
      .values({ userId, name: event.name, data: event.data, createdAt: clock.now() })
      .returning({ id: events.id });
    if (row === undefined) throw new Error('No event was kept');
    const reference = { user: userId, id: String(row.id) };
    const whole = { ...reference, event };
    const fits = Buffer.byteLength(JSON.stringify(whole)) <= PAYLOAD_BYTES;
    await notify(fits ? whole : reference, transaction);
  }

  return {
    change: (userId, work) =>
      database.transaction(async (transaction) => {
        await transaction.execute(sql`select pg_advisory_xact_lock(${lockKey(userId)})`);
        return work({
          userId,
          transaction,
          append: (event) => append(transaction, userId, event),
        });
      }),

    async publishDelta(userId, { offset, text, ...reply }) {
      for (let at = 0; at < text.length; at += DELTA_UNITS) {
        const part = { offset: offset + at, text: text.slice(at, at + DELTA_UNITS) };
        await notify({ user: userId, delta: { ...reply, ...part } });
      }
    },
    tellAhead(userId, delta) {
      for (const listener of listeners) listener(userId, delta);
    },
    onAhead(listener) {
      listeners.add(listener);
    },

    async find(id) {
      const [row] = await database
        .select({ name: events.name, data: events.data })
        .from(events)
        .where(eq(events.id, id));
      return row === undefined ? null : readDurableEvent(row);
    },

    catchUp: (userId, after) =>
      database.transaction(async (transaction) => {
        await transaction.execute(sql`select pg_advisory_xact_lock_shared(${lockKey(userId)})`);
        const place = await readLastGiven(transaction);
        const underWay = await readUnderWay(transaction, userId);
        const afresh = { resync: true, place, missed: [], underWay };
        if (after === null) return afresh;
        const oldest = (await readOldest(transaction)) ?? place + 1n;
        const from =
          typeof after === 'bigint'
            ? after
            : ((await readLastBefore(transaction, after)) ?? oldest - 1n);
        if (from > place || from < oldest - 1n) return afresh;
        const missed = await readMissed(transaction, userId, from);
        if (missed.length > MISSED_AT_MOST) return afresh;
        return { resync: false, place, missed: missed.filter(isKnown), underWay };
      }),

    async prune(within = database) {
      const before = new Date(clock.now().getTime() - KEPT_MS);
      const last = within
        .select({ id: max(events.id) })
        .from(events)
        .where(lt(events.createdAt, before));
      await within.delete(events).where(sql`${events.id} <= (${last})`);
    },
  };
}
