import type { LineCommand, StreamFact } from '../eventStream/eventStreamMachine';
import type { LockFact } from '../shared/lock';
import type { Owner } from '../shared/owner';

/** An event in the words of the server, for another tab to read by itself. */
export type RawEvent = { name: string; data: string };

type Told = Extract<StreamFact, { type: 'stream.event' }>;

/** What is heard on a line; all of it is relayed to the other tabs. */
export type LineFact = Exclude<StreamFact, Told> | (Told & { raw: RawEvent });

/** By what a tab reads for all: of two that do, the one with the lock goes on. */
export type Claim = { tab: string; hasLock: boolean };

/** What the tabs of one session say to each other; never a token. */
export type TabMessage =
  | { type: 'tab.seeks' }
  /** `place`: the id of the last event that this tab has read, and relayed. */
  | { type: 'tab.reads'; claim: Claim; place: string | null }
  /** Something after `place` did not arrive: the line has to begin anew there. */
  | { type: 'tab.misses'; place: string | null }
  /** `after` is the id of the event before, so that a gap is noticed. */
  | { type: 'tab.relays'; claim: Claim; after: string | null; fact: LineFact };

export type StreamShareEvent = TabMessage | LineFact | LineCommand | LockFact;

export type StreamShareInput = {
  owner: Owner<StreamFact>;
  /** Tells this tab from the others. */
  tab: string;
  lastEventId: string | null;
};

export type StreamShareContext = {
  owner: Owner<StreamFact>;
  tab: string;
  hasLock: boolean;
  /** False where the browser has no locks over tabs. */
  canLock: boolean;
  /** The last event of the line that this tab has read, or heard of. */
  place: string | null;
};
