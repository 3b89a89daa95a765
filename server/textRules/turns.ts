/** Half-life of the reading time counted for an owner. */
const HALVED_EVERY_MS = 20_000;
/**
 * An owner with less recent reading time keeps a thread free: about twice what a message every two
 * seconds takes, and less than each of twenty who send the worst texts.
 */
const LITTLE_MS = 150;
/** Less than this is dropped. */
const TRACE_MS = 1;

/** An owner with more waiting texts than anybody else had to give up a place. */
export class Crowded extends Error {
  override readonly name = 'Crowded';

  constructor() {
    super('Too many texts wait');
  }
}

export type Turn = {
  /** Lets the next text begin. */
  end(tookMs: number): void;
};

/** Decides whose text is read next. */
export type Turns = {
  /** Resolves when a text of this owner may begin. Throws Crowded, or the signal's reason. */
  wait(owner: string, signal: AbortSignal): Promise<Turn>;
};

type Waiting = { begin(turn: Turn): void; giveUp(): void };
type Usage = { ms: number; at: number };

/**
 * Lets a limited number of texts begin: first those of owners with the least recent reading time,
 * whoever came first. A heavy user never has all threads, so anybody else's text begins at once. If
 * all places are taken, the owner with most of them loses their last one.
 */
export function createTurns({
  threads,
  places,
  now,
}: {
  threads: number;
  places: number;
  now(): number;
}): Turns {
  const queues = new Map<string, Waiting[]>();
  const usages = new Map<string, Usage>();
  let waiting = 0;
  let running = 0;
  let runningOfMany = 0;

  function usedBy(owner: string): number {
    const usage = usages.get(owner);
    return usage === undefined ? 0 : usage.ms * 0.5 ** ((now() - usage.at) / HALVED_EVERY_MS);
  }

  function charge(owner: string, tookMs: number) {
    const ms = usedBy(owner) + tookMs;
    usages.delete(owner);
    usages.set(owner, { ms, at: now() });
    // The least recently read owner comes first.
    for (const one of usages.keys()) {
      if (usedBy(one) >= TRACE_MS) return;
      usages.delete(one);
    }
  }

  function remove(owner: string, one: Waiting) {
    const queue = queues.get(owner) ?? [];
    const rest = queue.filter((other) => other !== one);
    waiting -= queue.length - rest.length;
    if (rest.length > 0) queues.set(owner, rest);
    else queues.delete(owner);
  }

  function mostCrowded(): [owner: string, queue: Waiting[]] | undefined {
    return [...queues].toSorted(([, one], [, other]) => other.length - one.length)[0];
  }

  function next(): { owner: string; one: Waiting; isOfMany: boolean } | undefined {
    const [least] = [...queues]
      .map(([owner, [one]]) => ({ owner, one, used: usedBy(owner) }))
      .toSorted((first, second) => first.used - second.used);
    if (least?.one === undefined) return undefined;
    return { owner: least.owner, one: least.one, isOfMany: least.used >= LITTLE_MS };
  }

  function beginNext() {
    while (running < threads) {
      const found = next();
      if (found === undefined) return;
      const { owner, one, isOfMany } = found;
      if (isOfMany && runningOfMany >= Math.max(1, threads - 1)) return;
      remove(owner, one);
      begin(owner, one, isOfMany);
    }
  }

  function begin(owner: string, one: Waiting, isOfMany: boolean) {
    const weight = isOfMany ? 1 : 0;
    running += 1;
    runningOfMany += weight;
    one.begin({
      end(tookMs) {
        running -= 1;
        runningOfMany -= weight;
        charge(owner, tookMs);
        beginNext();
      },
    });
  }

  return {
    wait(owner, signal) {
      return new Promise<Turn>((resolve, reject) => {
        const leave = () => {
          remove(owner, one);
          reject(signal.reason);
        };
        const one: Waiting = {
          begin(turn) {
            signal.removeEventListener('abort', leave);
            resolve(turn);
          },
          giveUp() {
            signal.removeEventListener('abort', leave);
            reject(new Crowded());
          },
        };
        signal.addEventListener('abort', leave);
        queues.set(owner, [...(queues.get(owner) ?? []), one]);
        waiting += 1;
        beginNext();
        if (waiting <= places) return;
        const [crowd, queue = []] = mostCrowded() ?? [];
        const last = queue.at(-1);
        if (crowd === undefined || last === undefined) return;
        remove(crowd, last);
        last.giveUp();
      });
    },
  };
}
