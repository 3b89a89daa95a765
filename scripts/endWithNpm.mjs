// @ts-check

const parent = process.ppid;
const everyMs = 100;

/**
 * Ends this process (SIGTERM) when the npm that started it is gone: npm passes a signal only to its
 * shell, which does not pass it on, so the program would run on with nobody to stop it.
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
