import type { Client } from '../api/client';
import type { Fetch } from '../api/http';
import type { ListedStore } from '../browser/outboxStorage';
import type { takeProof } from '../browser/proof';
import type { AppRef } from '../machines/app/appMachine';

/** What the composition root hands to the bundles: the API, the device and the root actor. */
export type Ports = {
  /** The root actor, which runs by the time a bundle is loaded. */
  readonly app: AppRef;
  apiOrigin: string;
  /** Carries the access token where there is one. */
  client: Client;
  /** Never carries it. */
  openClient: Client;
  /** For what comes with the pages, wherever the API is. */
  pageClient: Client;
  /** Waits for an answer as long as it takes. */
  streamFetch: Fetch;
  store: ListedStore | null;
  /** Who is logged in; null for a guest. */
  user: () => string | null;
  /** The language on screen. */
  locale: () => string;
  /** What the link of a mail has brought. */
  proof: ReturnType<typeof takeProof>;
  /** The name of the session's event stream, the same in all its tabs; null for a guest. */
  streamName: () => string | null;
  /** What becomes of a chunk that could not be loaded. */
  recover: (fault: unknown) => Promise<never>;
};
