/** The storage does not answer, or unexpectedly; its words stay out of the log. */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable';

  /** `answer` is the HTTP status, or the code of a failure. */
  constructor(readonly answer: number | string) {
    super(`The storage answered ${answer}`);
  }
}
