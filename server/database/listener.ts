import { setTimeout as sleep } from 'node:timers/promises';
import { escapeIdentifier } from 'pg';
import type { Client } from 'pg';
import type { Logger } from 'pino';
import type { Notifier } from './database';

const BEAT_EVERY_MS = 10_000;
const FIRST_RETRY_MS = 100;
const LAST_RETRY_MS = 5_000;

type Subscriber = { listener: (payload: string) => void; onMissed: () => void };

export type Listener = Pick<Notifier, 'subscribe'> & {
  /** Whether notifications arrive. */
  isListening(): boolean;
  close(): Promise<void>;
};

/**
 * One connection for all notifications. If it breaks or misses a heartbeat it is replaced, and
 * every subscriber is told that it may have missed something.
 */
export async function openListener(createClient: () => Client, log: Logger): Promise<Listener> {
  const channels = new Map<string, Set<Subscriber>>();
  const closing = new AbortController();
  let current: Client | null = null;

  function deliver(channel: string, payload: string) {
    for (const { listener } of [...(channels.get(channel) ?? [])]) {
      try {
        listener(payload);
      } catch (error) {
        log.error({ err: error, channel }, 'a notification could not be used');
      }
    }
  }

  async function connect() {
    const client = createClient();
    client.on('error', () => {});
    client.on('notification', ({ channel, payload = '' }) => {
      deliver(channel, payload);
    });
    try {
      await client.connect();
      for (const channel of channels.keys()) {
        await client.query(`listen ${escapeIdentifier(channel)}`);
      }
    } catch (error) {
      client.end().catch(() => {});
      throw error;
    }
    current = client;
    client.once('end', () => {
      lose(client);
    });
  }

  function lose(client: Client) {
    if (current !== client || closing.signal.aborted) return;
    current = null;
    log.warn('the line to the database broke');
    client.end().catch(() => {});
    void restore();
  }

  async function restore() {
    for (let wait = FIRST_RETRY_MS; ; wait = Math.min(LAST_RETRY_MS, wait * 2)) {
      try {
        await sleep(wait * (0.5 + Math.random() / 2), undefined, { signal: closing.signal });
        await connect();
        break;
      } catch (error) {
        if (closing.signal.aborted) return;
        log.warn({ err: error }, 'the database is not back yet');
      }
    }
    log.warn('the line to the database is back');
    for (const { onMissed } of [...channels.values()].flatMap((each) => [...each])) onMissed();
  }

  const beats = setInterval(() => {
    const client = current;
    client?.query('select 1').catch(() => {
      lose(client);
    });
  }, BEAT_EVERY_MS);
  beats.unref();
  await connect();

  return {
    isListening: () => current !== null,
    async subscribe(channel, listener, onMissed = () => {}) {
      const subscriber = { listener, onMissed };
      const others = channels.get(channel);
      if (others === undefined) {
        channels.set(channel, new Set([subscriber]));
        await current?.query(`listen ${escapeIdentifier(channel)}`);
      } else {
        others.add(subscriber);
      }
      return async () => {
        const left = channels.get(channel);
        left?.delete(subscriber);
        if (left === undefined || left.size > 0) return;
        channels.delete(channel);
        await current?.query(`unlisten ${escapeIdentifier(channel)}`);
      };
    },
    async close() {
      closing.abort();
      clearInterval(beats);
      await current?.end();
    },
  };
}
