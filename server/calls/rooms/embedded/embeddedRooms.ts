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
/** Who was told that the server goes is given so long to hang up. */
const HANGS_UP_WITHIN_MS = 500;

/** What goes wrong on purpose, for tests; nothing of it can be reached from outside. */
export type RoomFaults = {
  /** Removes somebody from every room. */
  kick(identity: string, reason: DisconnectReason): void;
  /** Breaks somebody's line. */
  dropSocket(identity: string): void;
  /** From now on nobody gets back over a new line. */
  refuseResume(isRefused: boolean): void;
  /** Ends everything without a word, and answers no more until a room is opened. */
  die(): void;
};

/**
 * Rooms that speak LiveKit's protocol, for sound and data among programs of this machine: a
 * demonstration needs no server beside it. Nobody else is let in.
 */
export type EmbeddedRooms = {
  /** Takes a line of somebody who may be here, whose token and room are still to be checked. */
  take(request: IncomingMessage, socket: Duplex, head: Buffer, url: URL): void;
  /** Whether a token lets anybody in. */
  isValid(token: string): Promise<boolean>;
  create(name: string): void;
  /** Ends it for everybody; a room that is not there is no fault. */
  remove(name: string): Promise<void>;
  /** Who is in it; null: there is no such room. */
  identitiesIn(name: string): string[] | null;
  faults: RoomFaults;
  /** Tells everybody that the server goes, and ends all rooms. */
  close(): Promise<void>;
};

const tokenOf = ({ headers }: IncomingMessage, { searchParams }: URL) =>
  searchParams.get('access_token') ?? headers.authorization?.replace(/^Bearer /, '') ?? '';

export function createEmbeddedRooms({ key, log }: { key: RoomKey; log: Logger }): EmbeddedRooms {
  const rooms = new Map<string, Room>();
  const lines = new WebSocketServer({ noServer: true, maxPayload: 256 * 1024 });
  const newId = (prefix: string) => prefix + randomBytes(9).toString('base64url');
  const onFault = (error: unknown) => {
    log.warn({ err: error }, 'a room had a fault');
  };
  const hungUp = () =>
    new Promise<void>((resolve) => {
      const cut = setTimeout(() => {
        for (const line of lines.clients) line.terminate();
      }, HANGS_UP_WITHIN_MS);
      lines.close(() => {
        clearTimeout(cut);
        resolve();
      });
    });
  let isResumeRefused = false;
  let isDead = false;
  const look = setInterval(() => {
    for (const room of rooms.values()) room.breakSilentLines();
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
    lines.handleUpgrade(request, socket, head, (line) => {
      if (url.searchParams.get('reconnect') !== '1') room.join(grant, line);
      else if (isResumeRefused) refuseResume(line);
      else room.resume(grant, line);
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
