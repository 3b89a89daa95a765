import { SignJWT } from 'jose';
import type { RoomKey } from './rooms/embedded/grant';

/** A client that lost its line comes back with the token that it has. */
const LATE_SECONDS = 60;

export type Seat = {
  room: string;
  identity: string;
  name: string;
  /** How long the call may be. */
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
 * Lets a user into one room, to be heard there and to hear, and to say of themselves that they hung up;
 * as LiveKit's tokens are made.
 */
export const userToken = (key: RoomKey, seat: Seat): Promise<string> =>
  sign(
    { video: { ...ofOneRoom(seat.room), canPublishData: false, canUpdateOwnMetadata: true } },
    key,
    seat,
  );

/** Lets a character into one room, to speak there, to write captions and to tell its state. */
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
