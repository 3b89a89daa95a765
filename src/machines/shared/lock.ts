/** What a lock across all tabs of this browser reports; it is released when its actor stops. */
export type LockFact =
  | { type: 'lock.granted' }
  /** This browser has no such locks, or refuses them here. */
  | { type: 'lock.missing' };
