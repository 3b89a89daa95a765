export type Turns = {
  /** Calls when it is one's turn; what it gives back ends the turn, or the wait for it. */
  enter: (begin: () => void) => () => void;
};

/** Lets so many begin at once, in the order in which they came. */
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
