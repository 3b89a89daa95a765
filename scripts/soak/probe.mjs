// @ts-check
/** Loaded into an instance before the server: tells what it holds when it is asked. */
import process from 'node:process';

const collect = globalThis.gc;

process.on('message', () => {
  void collect?.();
  const { heapUsed, rss, external } = process.memoryUsage();
  process.send?.({ heapUsed, rss, external, handles: process.getActiveResourcesInfo().length });
});
// Who asks is no reason to stay.
process.channel?.unref();
