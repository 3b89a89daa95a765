export type Turns = {
  /** Calls `begin` when its turn comes; the returned function ends the turn, or the wait. */
  enter: (begin: () => void) => () => void;
};

/** Lets this many run at once, in the order in which they came. */
export function createTurns(atOnce: number): Turns {
  const waiting = new Set<() => void>();
  const begun = new Set<() => void>();
  const next = () => {
    for (const begin of waiting) {
      if (begun.size >= atOnce) return;
      waiting.delete(begin);
      begun.add(begin);
      begin();
    }
  };
  return {
    enter(begin) {
      const own = () => begin();
      waiting.add(own);
      next();
      return () => {
        waiting.delete(own);
        if (begun.delete(own)) next();
      };
    },
  };
}
