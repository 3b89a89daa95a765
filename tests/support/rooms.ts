import Fastify from 'fastify';
import { SignJWT } from 'jose';
import pino from 'pino';
import { createEmbeddedRooms } from '../../server/calls/rooms/embedded/embeddedRooms';
import type { EmbeddedRooms } from '../../server/calls/rooms/embedded/embeddedRooms';
import { registerRooms } from '../../server/calls/rooms/embedded/upgrade';

export const roomKey = { apiKey: 'test', apiSecret: 'a secret of thirty-two characters' };

type Guest = {
  identity: string;
  room: string;
  /** Default: a user. */
  isAgent?: boolean;
  /** Default: in five minutes. */
  expiresAt?: Date;
  secret?: string;
  video?: Record<string, unknown>;
};

/** Lets somebody into a room. */
export function guestToken({ identity, room, isAgent = false, ...more }: Guest): Promise<string> {
  const { expiresAt = new Date(Date.now() + 300_000), secret = roomKey.apiSecret, video } = more;
  const grant = {
    roomJoin: true,
    room,
    canPublishSources: ['microphone'],
    canUpdateOwnMetadata: isAgent,
    ...video,
  };
  return new SignJWT({ video: grant, ...(isAgent && { kind: 'agent' }) })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(roomKey.apiKey)
    .setSubject(identity)
    .setExpirationTime(expiresAt)
    .sign(Buffer.from(secret));
}

export type TestRooms = EmbeddedRooms & {
  /** Such as `ws://127.0.0.1:3000/calls`. */
  url: string;
  stop(): Promise<void>;
};

/** The embedded rooms on a free port, without the rest of the server. */
export async function startTestRooms(): Promise<TestRooms> {
  const rooms = createEmbeddedRooms({ key: roomKey, log: pino({ level: 'silent' }) });
  const app = Fastify({ forceCloseConnections: true });
  registerRooms(app, () => rooms);
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    ...rooms,
    url: `${origin.replace('http:', 'ws:')}/calls`,
    async stop() {
      await rooms.close();
      await app.close();
    },
  };
}
