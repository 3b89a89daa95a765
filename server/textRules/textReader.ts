import type { Found, ReaderName, Task } from './readers';

/** Nobody read the text: it took too long, which may be its own doing, or there was nobody to read it. */
export class TextUnread extends Error {
  override readonly name = 'TextUnread';

  constructor(readonly isSlow: boolean) {
    super('A text was not read');
  }
}

/** The expression that a text did not get out of, and where it is used. */
export type SlowRule = { rule: string; at: string };

export type TextReader = {
  /** Reads for an `owner`, whose texts wait for each other before anybody else's. Throws TextUnread. */
  read<N extends ReaderName>(task: Task<N>, owner: string): Promise<Found[N]>;
  /**
   * Reads a text that took too long once more, watched; null where it is read in time. Throws
   * TextUnread where it is not tried.
   */
  findSlowRule(task: Task): Promise<SlowRule | null>;
  close(): Promise<void>;
};
