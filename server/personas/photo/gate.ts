/** Limits how much work runs at a time; the rest waits in order. */
export type Gate = {
  /** Rejects with `GateFull` if too many wait. */
  run<T>(work: () => Promise<T>): Promise<T>;
};

export class GateFull extends Error {
  override readonly name = 'GateFull';
}

export function createGate({ atOnce, waiting }: { atOnce: number; waiting: number }): Gate {
  const queue: (() => void)[] = [];
  let inside = 0;
  return {
    async run(work) {
      if (inside >= atOnce) {
        if (queue.length >= waiting) throw new GateFull('Too many wait');
        await new Promise<void>((enter) => queue.push(enter));
      } else inside += 1;
      try {
        return await work();
      } finally {
        const next = queue.shift();
        if (next === undefined) inside -= 1;
        else next();
      }
    },
  };
}
