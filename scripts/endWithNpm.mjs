// @ts-check

const parent = process.ppid;
const everyMs = 100;

/**
 * Ends this process (SIGTERM) when npm, having started it, is gone: npm passes a signal on to its
 * shell alone, and the shell does not pass it on, so that the program would go on without anybody
 * to stop it.
 */
export function endWithNpm() {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, everyMs);
  watch.unref();
}
