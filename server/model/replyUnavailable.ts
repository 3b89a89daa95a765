export type ReplyFault = 'timeout' | 'refused' | 'network' | 'protocol' | 'rate-limited';

/** There is no reply, or no end of it. Pieces yielded before stay valid. */
export class ReplyUnavailable extends Error {
  override readonly name = 'ReplyUnavailable';
  readonly reason: ReplyFault;
  /** Milliseconds that the endpoint asked to wait, if any. */
  readonly retryAfter: number | null;
  /** HTTP status of the endpoint's answer, if any. */
  readonly status: number | null;

  constructor(
    reason: ReplyFault,
    message: string,
    details: { retryAfter?: number | null; status?: number | null; cause?: unknown } = {},
  ) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.reason = reason;
    this.retryAfter = details.retryAfter ?? null;
    this.status = details.status ?? null;
  }
}
