/** The storage does not answer, or with something that is not foreseen; its words stay out of the log. */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable';

  /** `answer` is the status of an answer, or the code of a failure. */
  constructor(readonly answer: number | string) {
    super(`The storage answered ${answer}`);
  }
}
