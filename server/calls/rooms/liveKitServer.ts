import { RoomServiceClient, TwirpError } from 'livekit-server-sdk';
import type { LiveKitSettings } from '../settings';
import { RoomsUnavailable } from './roomServer';
import type { RoomServer } from './roomServer';

/** Seconds after which an empty room is removed. */
const EMPTY_SECONDS = 60;
const DEPARTED_SECONDS = 20;
/** A user and a character. */
const MOST = 2;
const TIMEOUT_SECONDS = 10;

const isMissing = (error: unknown) => error instanceof TwirpError && error.code === 'not_found';

/** The rooms of a LiveKit server. */
export function createLiveKitServer({ url, apiKey, apiSecret }: LiveKitSettings): RoomServer {
  const client = new RoomServiceClient(url, apiKey, apiSecret, { requestTimeout: TIMEOUT_SECONDS });
  async function ask(call: Promise<unknown>): Promise<void> {
    try {
      await call;
    } catch (error) {
      if (isMissing(error)) return;
      const reason = error instanceof TwirpError ? (error.code ?? error.status) : 'no answer';
      throw new RoomsUnavailable(`The LiveKit server does not do it: ${reason}`);
    }
  }
  return {
    key: { apiKey, apiSecret },
    ownUrl: () => url,
    urlFor: () => url,
    open: (name) =>
      ask(
        client.createRoom({
          name,
          emptyTimeout: EMPTY_SECONDS,
          departureTimeout: DEPARTED_SECONDS,
          maxParticipants: MOST,
        }),
      ),
    close: (room) => ask(client.deleteRoom(room)),
  };
}
