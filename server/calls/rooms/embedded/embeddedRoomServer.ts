import type { Logger } from 'pino';
import type { RoomServer } from '../roomServer';
import { ROOMS_PATH } from './upgrade';
import type { EmbeddedRooms } from './embeddedRooms';
import type { RoomKey } from './grant';

type Options = {
  key: RoomKey;
  log: Logger;
  /** Where this process listens. */
  ownOrigin(): string;
};

/** This process's rooms; their code is slow to load, and loaded once. */
export type EmbeddedRoomServer = RoomServer & {
  load(): Promise<EmbeddedRooms>;
  /** Null: no room was opened yet. */
  opened(): EmbeddedRooms | null;
};

export function createEmbeddedRoomServer({ key, log, ownOrigin }: Options): EmbeddedRoomServer {
  let rooms: EmbeddedRooms | null = null;
  let loading: Promise<EmbeddedRooms> | null = null;
  const load = () =>
    (loading ??= import('./embeddedRooms').then(
      ({ createEmbeddedRooms }) => (rooms = createEmbeddedRooms({ key, log })),
    ));
  return {
    key,
    load,
    opened: () => rooms,
    ownUrl: () =>
      `${ownOrigin().replace(/^http/, 'ws').replace('//0.0.0.0:', '//127.0.0.1:')}${ROOMS_PATH}`,
    urlFor: (host) => `ws://${host}${ROOMS_PATH}`,
    async open(room) {
      (await load()).create(room);
    },
    async close(room) {
      await rooms?.remove(room);
    },
  };
}
