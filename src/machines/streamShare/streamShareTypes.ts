import type { StreamCommand, StreamFact } from '../eventStream/eventStreamMachine';
import type { LockFact } from '../shared/lock';
import type { Owner } from '../shared/owner';

/** An event as the server sent it, for another tab to parse. */
export type RawEvent = { name: string; data: string };

type Told = Extract<StreamFact, { type: 'stream.event' }>;

/** What a connection reports; all of it is relayed to the other tabs. */
export type RawStreamFact = Exclude<StreamFact, Told> | (Told & { raw: RawEvent });

/** A tab's claim to read for all: of two reading tabs, the one with the lock goes on. */
export type Claim = { tab: string; hasLock: boolean };

/** What the tabs of one session send to each other; never a token. */
export type TabMessage =
  | { type: 'tab.seeks' }
  /** `place`: the id of the last event that this tab has read and relayed. */
  | { type: 'tab.reads'; claim: Claim; place: string | null }
  /** Something after `place` did not arrive: the connection must start again from there. */
  | { type: 'tab.misses'; place: string | null }
  /** `after` is the id of the event before this one, so that a gap is noticed. */
  | { type: 'tab.relays'; claim: Claim; after: string | null; fact: RawStreamFact };

export type StreamShareEvent = TabMessage | RawStreamFact | StreamCommand | LockFact;

export type StreamShareInput = {
  owner: Owner<StreamFact>;
  /** Identifies this tab. */
  tab: string;
  lastEventId: string | null;
};

export type StreamShareContext = {
  owner: Owner<StreamFact>;
  tab: string;
  hasLock: boolean;
  /** False when the browser has no locks across tabs. */
  canLock: boolean;
  /** The last event that this tab has read, or got from another tab. */
  place: string | null;
};
