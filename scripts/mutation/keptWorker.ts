import type { PoolOptions, PoolWorker, WorkerRequest } from 'vitest/node';
import { ForksPoolWorker } from 'vitest/node';

/**
 * A process that is kept from one Vitest run to the next, so that only changed modules load again.
 * Vitest sees it start and stop with every run.
 */
class KeptWorker extends ForksPoolWorker {
  #isStarted = false;
  #isGone = true;
  #listeners: { event: string; callback: (value: unknown) => void }[] = [];

  get isGone(): boolean {
    return this.#isGone;
  }

  override async start(): Promise<void> {
    if (!this.#isGone) return;
    await super.start();
    this.#isGone = false;
    super.on('exit', () => {
      this.#isGone = true;
    });
  }

  override on(event: string, callback: (value: unknown) => void): void {
    this.#listeners.push({ event, callback });
    super.on(event, callback);
  }

  override send(message: WorkerRequest): void {
    if (this.#isGone) return;
    if (message.type === 'stop') this.#answer('stopped');
    else if (message.type === 'start' && this.#isStarted) this.#answer('started');
    else {
      this.#isStarted = true;
      super.send(message);
    }
  }

  #answer(type: 'started' | 'stopped'): void {
    setImmediate(() => {
      for (const { event, callback } of this.#listeners) {
        if (event === 'message') callback({ __vitest_worker_response__: true, type });
      }
    });
  }

  /** Ends a run, but not the process. */
  override stop(): Promise<void> {
    if (!this.#isGone)
      for (const { event, callback } of this.#listeners) super.off(event, callback);
    this.#listeners = [];
    return Promise.resolve();
  }

  /** Ends the process, even one that hangs. */
  async end(): Promise<void> {
    if (!this.#isGone) await super.stop();
  }
}

/** The processes of all projects, as a Vitest pool. */
export class KeptWorkers {
  readonly name = 'kept';
  readonly #workers = new Map<string, KeptWorker>();

  readonly createPoolWorker = (options: PoolOptions): PoolWorker => {
    const { name } = options.project;
    const kept = this.#workers.get(name);
    if (kept !== undefined && !kept.isGone) return kept;
    const worker = new KeptWorker(options);
    this.#workers.set(name, worker);
    return worker;
  };

  async end(): Promise<void> {
    await Promise.all([...this.#workers.values()].map((worker) => worker.end()));
    this.#workers.clear();
  }
}
