import { ReplyUnavailable } from './replyUnavailable';

/** Ends a fetch on the caller's signal, or when nothing happens for too long. */
export class Watch {
  private readonly controller = new AbortController();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly stop = () => this.controller.abort(this.caller.reason);

  constructor(private readonly caller: AbortSignal) {
    if (caller.aborted) this.stop();
    else caller.addEventListener('abort', this.stop, { once: true });
  }

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  allow(milliseconds: number, what: string): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(
      () => this.controller.abort(new ReplyUnavailable('timeout', what)),
      milliseconds,
    );
  }

  /** Stops the clock: the consumer is busy, not the endpoint. */
  rest(): void {
    clearTimeout(this.timer);
  }

  /** Stops the clock and closes any open connection. */
  end(): void {
    clearTimeout(this.timer);
    this.caller.removeEventListener('abort', this.stop);
    this.controller.abort();
  }

  /** The error to report for `cause`: the abort's own reason, if there was an abort. */
  fault(cause: unknown): unknown {
    if (this.signal.aborted) return this.signal.reason;
    if (cause instanceof ReplyUnavailable) return cause;
    return new ReplyUnavailable('network', 'The endpoint could not be reached', { cause });
  }
}
