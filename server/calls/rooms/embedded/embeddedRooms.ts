import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { DisconnectReason } from '@livekit/protocol';
import type { Logger } from 'pino';
import { WebSocketServer } from 'ws';
import { readGrant } from './grant';
import type { RoomKey } from './grant';
import { refuse } from './refuse';
import { createRoom, refuseResume } from './room';
import type { Room } from './room';

const LOOK_EVERY_MS = 5_000;
/** How long clients may take to hang up once told that the server stops. */
const HANGS_UP_WITHIN_MS = 500;

/** Faults that tests cause on purpose; not reachable from outside. */
export type RoomFaults = {
  /** Removes somebody from every room. */
  kick(identity: string, reason: DisconnectReason): void;
  /** Breaks a participant's connection. */
  dropSocket(identity: string): void;
  /** From now on nobody can resume over a new connection. */
  refuseResume(isRefused: boolean): void;
  /** Ends everything without a word, and stops answering until a room is opened. */
  die(): void;
};

/**
 * Rooms that speak LiveKit's protocol, for sound and data within this machine, so that a
 * demonstration needs no separate server. Nobody else is let in.
 */
export type EmbeddedRooms = {
  /** Takes the connection of a permitted caller, whose token and room are still to be checked. */
  take(request: IncomingMessage, socket: Duplex, head: Buffer, url: URL): void;
  /** Whether a token admits its holder. */
  isValid(token: string): Promise<boolean>;
  create(name: string): void;
  /** Closes a room for everybody; a missing room is not an error. */
  remove(name: string): Promise<void>;
  /** Who is in a room; null: no such room. */
  identitiesIn(name: string): string[] | null;
  faults: RoomFaults;
  /** Tells everybody that the server stops, and closes all rooms. */
  close(): Promise<void>;
};

const tokenOf = ({ headers }: IncomingMessage, { searchParams }: URL) =>
  searchParams.get('access_token') ?? headers.authorization?.replace(/^Bearer /, '') ?? '';

export function createEmbeddedRooms({ key, log }: { key: RoomKey; log: Logger }): EmbeddedRooms {
  const rooms = new Map<string, Room>();
  const connections = new WebSocketServer({ noServer: true, maxPayload: 256 * 1024 });
  const newId = (prefix: string) => prefix + randomBytes(9).toString('base64url');
  const onFault = (error: unknown) => {
    log.warn({ err: error }, 'a room had a fault');
  };
  const hungUp = () =>
    new Promise<void>((resolve) => {
      const cut = setTimeout(() => {
        for (const connection of connections.clients) connection.terminate();
      }, HANGS_UP_WITHIN_MS);
      connections.close(() => {
        clearTimeout(cut);
        resolve();
      });
    });
  let isResumeRefused = false;
  let isDead = false;
  const look = setInterval(() => {
    for (const room of rooms.values()) room.breakSilentConnections();
  }, LOOK_EVERY_MS);
  look.unref();

  async function admit(request: IncomingMessage, socket: Duplex, head: Buffer, url: URL) {
    const grant = await readGrant(tokenOf(request, url), key);
    if (grant === null) {
      refuse(socket, '401 Unauthorized');
      return;
    }
    const room = rooms.get(grant.video.room);
    if (room === undefined) {
      refuse(socket, '404 Not Found');
      return;
    }
    connections.handleUpgrade(request, socket, head, (connection) => {
      if (url.searchParams.get('reconnect') !== '1') room.join(grant, connection);
      else if (isResumeRefused) refuseResume(connection);
      else room.resume(grant, connection);
    });
  }

  return {
    take(request, socket, head, url) {
      if (isDead) refuse(socket, '404 Not Found');
      else admit(request, socket, head, url).catch(onFault);
    },
    isValid: async (token) => !isDead && (await readGrant(token, key)) !== null,
    create(name) {
      isDead = false;
      if (!rooms.has(name)) rooms.set(name, createRoom({ name, newId, onFault }));
    },
    async remove(name) {
      const room = rooms.get(name);
      rooms.delete(name);
      await room?.end(DisconnectReason.ROOM_DELETED);
    },
    identitiesIn: (name) => rooms.get(name)?.identities() ?? null,
    faults: {
      kick(identity, reason) {
        for (const room of rooms.values()) room.remove(identity, reason);
      },
      dropSocket(identity) {
        for (const room of rooms.values()) room.cut(identity);
      },
      refuseResume(isRefused) {
        isResumeRefused = isRefused;
      },
      die() {
        isDead = true;
        for (const room of rooms.values()) room.die();
        rooms.clear();
      },
    },
    async close() {
      clearInterval(look);
      await Promise.all(
        [...rooms.values()].map((room) => room.end(DisconnectReason.SERVER_SHUTDOWN)),
      );
      rooms.clear();
      await hungUp();
    },
  };
}
