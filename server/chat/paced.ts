import { setTimeout as sleep } from 'node:timers/promises';

const TICK_MS = 60;
/** Everything received is passed on within about this many ticks, so that a reply flows. */
const TICKS = 12;
/** UTF-16 units. */
const LEAST = 3;
const MOST = 1_000;

const isHighSurrogate = (unit: number) => unit >= 0xd800 && unit <= 0xdbff;

/** Never between the two halves of a surrogate pair. */
function cut(text: string, length: number): number {
  return isHighSurrogate(text.charCodeAt(length - 1)) ? length + 1 : length;
}

/**
 * Passes a source's text on in small pieces at an even pace, one per `tickMs`, whatever the size of
 * the source's own. Reads ahead meanwhile; throws a fault of the source after all that came before
 * it, the signal's reason at once.
 */
export async function* paced(
  source: AsyncIterable<string>,
  signal: AbortSignal,
  tickMs = TICK_MS,
): AsyncGenerator<string, void, undefined> {
  let waiting = '';
  let share = LEAST;
  let hasEnded = false;
  let wake = () => {};
  const onAbort = () => {
    wake();
  };
  signal.addEventListener('abort', onAbort);

  async function read() {
    try {
      for await (const piece of source) {
        waiting += piece;
        share = Math.min(MOST, Math.max(LEAST, Math.ceil(waiting.length / TICKS)));
        wake();
      }
    } finally {
      hasEnded = true;
      wake();
    }
  }
  const reading = read();
  reading.catch(() => {});

  try {
    while (!hasEnded || waiting !== '') {
      signal.throwIfAborted();
      if (waiting === '') {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
        continue;
      }
      const piece = waiting.slice(0, cut(waiting, share));
      waiting = waiting.slice(piece.length);
      yield piece;
      if (!hasEnded || waiting !== '') await sleep(tickMs, undefined, { signal });
    }
    await reading;
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}
