import type { RoomKey } from './embedded/grant';

/** Opens rooms and closes them, wherever they are. */
export type RoomServer = {
  /** What admission tokens are signed with. */
  readonly key: RoomKey;
  /** Where a character reaches the rooms. */
  ownUrl(): string;
  /** Where a browser reaches them, given its Host header. */
  urlFor(host: string): string;
  /** Rejects with RoomsUnavailable. */
  open(room: string): Promise<void>;
  /** Removes everybody; a missing room is not an error. Rejects with RoomsUnavailable. */
  close(room: string): Promise<void>;
};

/** The room server failed; the reason names no key. */
export class RoomsUnavailable extends Error {
  override readonly name = 'RoomsUnavailable';
}
