import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import type { Config } from '../config';
import { createEmbeddedKeeper } from './rooms/embedded/embeddedKeeper';
import type { EmbeddedKeeper } from './rooms/embedded/embeddedKeeper';
import type { RoomKeeper } from './rooms/roomKeeper';

export type Rooms = {
  /** Null: there are none, so that nobody can call. */
  keeper: RoomKeeper | null;
  /** The same, where the rooms are of this process. */
  embedded: EmbeddedKeeper | null;
};

/** A LiveKit server's where one is named; else this process's own, but in production none. */
export async function createRooms(
  { calls: { liveKit }, isProduction }: Pick<Config, 'calls' | 'isProduction'>,
  { log, ownOrigin }: { log: Logger; ownOrigin(): string },
): Promise<Rooms> {
  if (liveKit !== null) {
    const { createLiveKitKeeper } = await import('./rooms/liveKitKeeper');
    return { keeper: createLiveKitKeeper(liveKit), embedded: null };
  }
  if (isProduction) return { keeper: null, embedded: null };
  const key = { apiKey: 'embedded', apiSecret: randomBytes(32).toString('base64url') };
  const embedded = createEmbeddedKeeper({ key, log, ownOrigin });
  return { keeper: embedded, embedded };
}
