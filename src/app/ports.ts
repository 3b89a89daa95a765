import type { Client } from '../api/client';
import type { Fetch } from '../api/http';
import type { ListedStore } from '../browser/outboxStorage';
import type { takeProof } from '../browser/proof';
import type { AppRef } from '../machines/app/appMachine';

/** What the composition root gives the bundles: the API, the device and the root actor. */
export type Ports = {
  /** The root actor, which is running before any bundle is loaded. */
  readonly app: AppRef;
  apiOrigin: string;
  /** Sends the access token if there is one. */
  client: Client;
  /** Never sends the access token. */
  openClient: Client;
  /** For files served with the pages, wherever the API is. */
  pageClient: Client;
  /** Waits for an answer without a timeout. */
  streamFetch: Fetch;
  store: ListedStore | null;
  /** Who is logged in; null for a guest. */
  user: () => string | null;
  /** The language on screen. */
  locale: () => string;
  /** The secret from an email's link. */
  proof: ReturnType<typeof takeProof>;
  /** The name of the session's event stream, the same in all its tabs; null for a guest. */
  streamName: () => string | null;
  /** What to do about a chunk that could not be loaded. */
  recover: (fault: unknown) => Promise<never>;
};
