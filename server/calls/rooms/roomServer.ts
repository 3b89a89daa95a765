import type { RoomKey } from './embedded/grant';

/** Opens rooms and closes them, wherever they are. */
export type RoomServer = {
  /** What lets somebody in is signed with. */
  readonly key: RoomKey;
  /** Where a character reaches the rooms. */
  ownUrl(): string;
  /** Where a browser does that asks with this Host header. */
  urlFor(host: string): string;
  /** Rejects with RoomsUnavailable. */
  open(room: string): Promise<void>;
  /** Sends everybody out; a room that is not there is no fault. Rejects with RoomsUnavailable. */
  close(room: string): Promise<void>;
};

/** The room server does not answer as it should; the reason names no key. */
export class RoomsUnavailable extends Error {
  override readonly name = 'RoomsUnavailable';
}
