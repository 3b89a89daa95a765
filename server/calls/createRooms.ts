import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import type { BaseConfig } from '../base/settings';
import { createEmbeddedRoomServer } from './rooms/embedded/embeddedRoomServer';
import type { EmbeddedRoomServer } from './rooms/embedded/embeddedRoomServer';
import type { RoomServer } from './rooms/roomServer';
import type { CallConfig } from './settings';

export type Rooms = {
  /** Null: no rooms, so nobody can call. */
  server: RoomServer | null;
  /** The same, if the rooms are in this process. */
  embedded: EmbeddedRoomServer | null;
};

/** The configured LiveKit server; else embedded rooms, but none in production. */
export async function createRooms(
  { calls: { liveKit }, isProduction }: CallConfig & Pick<BaseConfig, 'isProduction'>,
  { log, ownOrigin }: { log: Logger; ownOrigin(): string },
): Promise<Rooms> {
  if (liveKit !== null) {
    const { createLiveKitServer } = await import('./rooms/liveKitServer');
    return { server: createLiveKitServer(liveKit), embedded: null };
  }
  if (isProduction) return { server: null, embedded: null };
  const key = { apiKey: 'embedded', apiSecret: randomBytes(32).toString('base64url') };
  const embedded = createEmbeddedRoomServer({ key, log, ownOrigin });
  return { server: embedded, embedded };
}
