/** What a lock over all tabs of this browser says; it is given back when its actor stops. */
export type LockFact =
  | { type: 'lock.granted' }
  /** This browser has no such locks, or refuses them here. */
  | { type: 'lock.missing' };
