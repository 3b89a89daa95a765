// @ts-check
/** Loaded into an instance before the server: reports what it uses when asked. */
import process from 'node:process';

const collect = globalThis.gc;

/** @param {unknown} asked */
function tell(asked) {
  if (asked !== 'measure') return;
  void collect?.();
  const { heapUsed, rss, external } = process.memoryUsage();
  process.send?.({ heapUsed, rss, external, handles: process.getActiveResourcesInfo().length });
}

// Child processes of the server inherit the flags, but talk to it about other things.
if (process.argv[1]?.endsWith('main.js') && !process.argv[1].includes('agent')) {
  process.on('message', tell);
  // The parent's channel must not keep the process alive.
  process.channel?.unref();
}
