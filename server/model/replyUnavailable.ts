export type ReplyFault = 'timeout' | 'refused' | 'network' | 'protocol' | 'rate-limited';

/** No reply, or none to its end, could be had. Pieces yielded before stay valid. */
export class ReplyUnavailable extends Error {
  override readonly name = 'ReplyUnavailable';
  readonly reason: ReplyFault;
  /** Milliseconds the endpoint asked to wait, where it said so. */
  readonly retryAfter: number | null;
  /** HTTP status of the endpoint's answer, where there was one. */
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
