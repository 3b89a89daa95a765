import type { Logger } from 'pino';

/** Work that continues after its call was answered; a graceful stop waits for it. */
export type Background = {
  run(name: string, job: () => Promise<void>): void;
  /** Resolves when nothing is running. */
  idle(): Promise<void>;
};

export function createBackground(log: Logger): Background {
  const running = new Set<Promise<void>>();
  return {
    run(name, job) {
      const work = job()
        .catch((error: unknown) => {
          log.error({ err: error, job: name }, 'background work failed');
        })
        .finally(() => running.delete(work));
      running.add(work);
    },
    async idle() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
