import type { AnyActorRef, InspectionEvent } from 'xstate';

/** What happened before there was a recorder. */
export type EarlyEvent = {
  event: InspectionEvent;
  /** In milliseconds, from the origin of the recorder's clock. */
  at: number;
  /** Where an actor stood that was sent an event. */
  before: unknown;
};

export type EarlyEvents = {
  /** Hands them over; none if they were let go of. */
  take: () => readonly EarlyEvent[];
  /** Lets go of them, and observes no more. */
  end: () => void;
};

/** A page at its start has some hundred. */
const eventsAtMost = 5_000;

/**
 * Observes a root from its first step on until somebody records it. What people write passes
 * through here as well, so it is kept for moments only, and as little as it is.
 * @param root not started yet
 */
export function keepEarlyEvents(root: AnyActorRef, now: () => number): EarlyEvents {
  let kept: EarlyEvent[] = [];
  const { unsubscribe } = root.system.inspect((event: InspectionEvent) => {
    const isEvent = event.type === '@xstate.event';
    kept.push({ event, at: now(), before: isEvent ? event.actorRef.getSnapshot() : undefined });
    if (kept.length > eventsAtMost) end();
  });
  const end = () => {
    unsubscribe();
    kept = [];
  };
  return {
    take: () => {
      const all = kept;
      end();
      return all;
    },
    end,
  };
}
