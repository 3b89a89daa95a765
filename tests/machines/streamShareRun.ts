import { streamShareMachine } from '../../src/machines/streamShare/streamShareMachine';
import type { RawStreamFact, TabMessage } from '../../src/machines/streamShare/streamShareTypes';
import { startRun } from '../support/machines';
import type { Run } from '../support/machines';

export const runFrom = (lastEventId: string | null) =>
  ({
    machine: (world) =>
      streamShareMachine.provide({
        actors: { tabs: world.port(), lock: world.port(), readEvents: world.openPort() },
      }),
    input: ({ owner }) => ({ owner, tab: 'm', lastEventId }),
    delays: { silence: 15_000, patience: ({ context }) => (context.canLock ? 5_000 : 500) },
  }) satisfies Run<typeof streamShareMachine>;

export const granted = { type: 'lock.granted' };
const locked = { tab: 'z', hasLock: true };
export const reads = (place: string | null, claim = locked): TabMessage => ({
  type: 'tab.reads',
  claim,
  place,
});
export const misses = (place: string | null): TabMessage => ({ type: 'tab.misses', place });
export const relays = (after: string | null, fact: RawStreamFact, claim = locked): TabMessage => ({
  type: 'tab.relays',
  claim,
  after,
  fact,
});
const raw = { name: 'balance', data: '{}' };
export const told = (id: string | null): RawStreamFact => ({
  type: 'stream.event',
  id,
  event: { type: 'server.balance', desires: 5, version: 1 },
  raw,
});
export const ready = (id: string | null, resync = false): RawStreamFact => ({
  type: 'stream.event',
  id,
  event: { type: 'server.ready', resync },
  raw,
});
export const beat: RawStreamFact = { type: 'stream.beat' };
export const opened: RawStreamFact = { type: 'stream.opened' };
export const refused: RawStreamFact = { type: 'stream.refused' };
export const lost: RawStreamFact = {
  type: 'stream.lost',
  unavailable: { kind: 'unavailable', retryAfterMs: null, jitter: 0.5 },
};
export const arrived = (id: string | null, resync: boolean) => ({
  type: 'stream.event',
  id,
  event: { type: 'server.ready', resync },
});

export const following = async (place = '7') => {
  const run = startRun(runFrom(place));
  await run.perform(reads(place));
  return run;
};

export const reading = async (place: string | null = '7', events: TabMessage[] = []) => {
  const run = startRun(runFrom(place));
  await run.performAll([granted, ...events]);
  return run;
};
