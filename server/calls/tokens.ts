import { SignJWT } from 'jose';
import type { RoomKey } from './rooms/embedded/grant';

/** A client that lost its connection comes back with the same token. */
const LATE_SECONDS = 60;

export type Seat = {
  room: string;
  identity: string;
  name: string;
  /** How long the call may last. */
  limitSeconds: number;
};

const ofOneRoom = (room: string) => ({
  roomJoin: true,
  room,
  canSubscribe: true,
  canPublish: true,
  canPublishSources: ['microphone'],
});

const sign = (claims: Record<string, unknown>, { apiKey, apiSecret }: RoomKey, seat: Seat) =>
  new SignJWT({ name: seat.name, ...claims })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(apiKey)
    .setSubject(seat.identity)
    .setNotBefore('-10s')
    .setExpirationTime(`${seat.limitSeconds + LATE_SECONDS}s`)
    .sign(Buffer.from(apiSecret));

/**
 * Admits a user to one room to speak, to listen and to report that they hung up; in the format of
 * LiveKit's tokens.
 */
export const userToken = (key: RoomKey, seat: Seat): Promise<string> =>
  sign(
    { video: { ...ofOneRoom(seat.room), canPublishData: false, canUpdateOwnMetadata: true } },
    key,
    seat,
  );

/** Admits a character to one room to speak, to write captions and to report its state. */
export const characterToken = (key: RoomKey, seat: Seat): Promise<string> =>
  sign(
    {
      kind: 'agent',
      attributes: { 'lk.agent.state': 'initializing' },
      video: { ...ofOneRoom(seat.room), canPublishData: true, canUpdateOwnMetadata: true },
    },
    key,
    seat,
  );
