// @ts-check
/** Loaded into an instance before the server: tells what it holds when it is asked. */
import process from 'node:process';

const collect = globalThis.gc;

/** @param {unknown} asked */
function tell(asked) {
  if (asked !== 'measure') return;
  void collect?.();
  const { heapUsed, rss, external } = process.memoryUsage();
  process.send?.({ heapUsed, rss, external, handles: process.getActiveResourcesInfo().length });
}

// Processes that the server itself starts begin with the same flags, and talk of other things.
if (process.argv[1]?.endsWith('main.js') && !process.argv[1].includes('agent')) {
  process.on('message', tell);
  // Who asks is no reason to stay.
  process.channel?.unref();
}
