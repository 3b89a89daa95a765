import type { Logger } from 'pino';
import * as v from 'valibot';
import type { Background } from '../base/background';
import type { Clock } from '../base/clock';
import type { Locale } from '../../common/locales';
import { textsOf } from '../characters/character';
import type { Character } from '../characters/character';
import { addCallRecord } from '../chat/callRecord';
import type { Database, Notifier } from '../database/database';
import type { EventLog } from '../events/eventLog';
import { problems } from '../http/problem';
import type { AgentCall, Agents, CallEnd } from './agentPort';
import {
  findLost,
  findOpenCall,
  insertCall,
  markConnected,
  markEnded,
  renewCalls,
} from './callRows';
import type { CallRow, Cause } from './callRows';
import { outlookOf } from './liveCall';
import type { LiveCall } from './liveCall';
import type { RoomServer } from './rooms/roomServer';
import type { CallSettings } from './settings';
import { characterToken, userToken } from './tokens';

const LOOK_EVERY_MS = 1_000;
const CHANNEL = 'call_ended';

const endSchema = v.object({
  id: v.string(),
  cause: v.picklist(['elsewhere', 'left', 'limit', 'premium', 'removed', 'shutdown']),
});

export type CallStart = {
  character: Character;
  chatId: string;
  userId: string;
  sessionId: string;
  locale: Locale;
  /** Ends the user's call elsewhere in favour of this one. */
  isTakenOver: boolean;
  /** The request's Host header. */
  host: string;
};

export type Ticket = { id: string; token: string; url: string };

/** The calls of all users; this process keeps its own in memory. */
export type Calls = {
  /** Throws `call-elsewhere`; rejects with RoomsUnavailable. */
  begin(start: CallStart): Promise<Ticket>;
  /** Checks this process's calls, and those whose process died. */
  look(): Promise<void>;
  /** Ends this process's calls. */
  close(): Promise<void>;
};

export type CallsParts = {
  agents: Agents;
  background: Background;
  clock: Clock;
  database: Database;
  eventLog: EventLog;
  log: Logger;
  notifier: Notifier;
  rooms: RoomServer;
  settings: CallSettings;
};

const roomOf = (id: string) => `call-${id}`;
const userIdentity = (id: string) => `user-${id}`;

export async function openCalls(parts: CallsParts): Promise<Calls> {
  const { agents, background, clock, database, eventLog, log, notifier, rooms, settings } = parts;
  const live = new Map<string, LiveCall & Pick<CallRow, 'createdAt'>>();
  /** Noted as over, or about to be: why is still to be told here. */
  const ending = new Set<string>();

  /** Closes the room of one of this process's calls. */
  async function closeHere(id: string, cause: CallEnd | null): Promise<void> {
    const call = live.get(id);
    if (call === undefined) return;
    live.delete(id);
    if (cause !== null) await call.handle.end(cause);
    await rooms.close(call.room).catch((error: unknown) => {
      // The room disappears by itself once it is empty.
      log.warn({ err: error }, 'a room could not be closed');
    });
  }

  /** Notes the end of a call, whichever process holds it. */
  async function noteEnd({ id, userId }: Pick<CallRow, 'id' | 'userId'>, cause: Cause, now: Date) {
    await eventLog.change(userId, async (change) => {
      const ended = await markEnded(change, id, { cause, now });
      if (ended === null || ended.connectedAt === null) return;
      const lastedMs = Math.max(0, now.getTime() - ended.connectedAt.getTime());
      const seconds = Math.round(lastedMs / 1_000);
      await addCallRecord(change, { chatId: ended.chatId, seconds, now });
    });
  }

  /** Ends a call, whichever process holds it, and has its room closed. */
  async function end(call: Pick<CallRow, 'id' | 'userId'>, cause: Cause, now = clock.now()) {
    const { id } = call;
    ending.add(id);
    try {
      await noteEnd(call, cause, now);
      if (cause === 'failed' || cause === 'lost') return await closeHere(id, null);
      if (live.has(id)) return await closeHere(id, cause);
      await notifier.publish(CHANNEL, JSON.stringify({ id, cause }));
    } finally {
      ending.delete(id);
    }
  }

  async function makeRoom(start: CallStart): Promise<CallRow> {
    const { userId, chatId, sessionId, isTakenOver } = start;
    const values = { userId, chatId, sessionId, createdAt: clock.now() };
    const row = await insertCall(database, values);
    if (row !== null) return row;
    const other = await findOpenCall(database, userId);
    if (other !== null) {
      if (!other.isLost && !isTakenOver) throw problems.callElsewhere();
      await end({ id: other.id, userId }, other.isLost ? 'lost' : 'elsewhere');
    }
    const next = await insertCall(database, values);
    if (next === null) throw problems.callElsewhere();
    return next;
  }

  async function bringCharacter(
    { id, userId, sessionId, chatId, createdAt }: CallRow,
    start: CallStart,
  ) {
    const { character, locale } = start;
    const name = textsOf(character, locale).name;
    const identity = `agent-${id}`;
    const { limitSeconds } = settings;
    const room = roomOf(id);
    const call: AgentCall = {
      id,
      url: rooms.ownUrl(),
      token: await characterToken(rooms.key, { room, identity, name, limitSeconds }),
      character,
      chatId,
      userId,
      userIdentity: userIdentity(id),
      locale,
      onConnected() {
        background.run('a call that begins', () => markConnected(database, id, clock.now()));
      },
      onEnd(cause, absentMs = 0) {
        // A call lasts as long as the user was there.
        const now = new Date(clock.now().getTime() - absentMs);
        background.run('a call that ends', async () => {
          if (live.has(id)) await end({ id, userId }, cause, now);
        });
      },
    };
    const announced: LiveCall['announced'] = new Set();
    const handle = agents.begin(call);
    live.set(id, { id, userId, sessionId, room, handle, announced, createdAt });
  }

  async function lookAtOwn(): Promise<void> {
    // A call that starts while the rows are read is missing from them; the next look covers it.
    const held = [...live.values()];
    if (held.length === 0) return;
    const rows = await renewCalls(
      database,
      held.map(({ id }) => id),
    );
    const standings = new Map(rows.map((row) => [row.id, row]));
    const now = clock.now();
    for (const call of held) {
      const standing = standings.get(call.id);
      // Ended by another process whose message was lost, or deleted with its user or chat.
      if (standing === undefined) {
        if (!ending.has(call.id)) await closeHere(call.id, 'removed');
        continue;
      }
      const outlook = outlookOf({ ...standing, createdAt: call.createdAt }, settings, now);
      if (outlook.kind === 'over') await end(call, outlook.cause);
      if (outlook.kind !== 'ending' || call.announced.has(outlook.cause)) continue;
      call.announced.add(outlook.cause);
      await call.handle.announce(outlook.cause, outlook.seconds);
    }
  }

  async function look(): Promise<void> {
    await lookAtOwn();
    const now = clock.now();
    for (const call of await findLost(database)) {
      await end(call, 'lost', call.leaseUntil < now ? call.leaseUntil : now);
    }
  }

  const unsubscribe = await notifier.subscribe(CHANNEL, (payload) => {
    const { id, cause } = v.parse(endSchema, JSON.parse(payload));
    background.run('a call that is ended', () => closeHere(id, cause));
  });
  let isLooking = false;
  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    background.run('a look at the calls', () => look().finally(() => (isLooking = false)));
  }, LOOK_EVERY_MS);
  timer.unref();

  return {
    async begin(start) {
      const row = await makeRoom(start);
      const { id, userId } = row;
      const room = roomOf(id);
      try {
        await rooms.open(room);
        await bringCharacter(row, start);
      } catch (error) {
        await end({ id, userId }, 'failed');
        throw error;
      }
      const { limitSeconds } = settings;
      const seat = { room, identity: userIdentity(id), name: '', limitSeconds };
      return { id, token: await userToken(rooms.key, seat), url: rooms.urlFor(start.host) };
    },
    look,
    async close() {
      clearInterval(timer);
      await unsubscribe();
      await Promise.all([...live.values()].map((call) => end(call, 'shutdown')));
      await agents.close();
    },
  };
}
