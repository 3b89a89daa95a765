import type { Found, ReaderName, Task } from './readers';

/** The text was not read: it took too long, maybe by its own doing, or no reader was available. */
export class TextUnread extends Error {
  override readonly name = 'TextUnread';

  constructor(readonly isSlow: boolean) {
    super('A text was not read');
  }
}

/** The expression that a text got stuck in, and where it is used. */
export type SlowRule = { rule: string; at: string };

export type TextReader = {
  /** Reads for an `owner`, whose own texts wait for each other first. Throws TextUnread. */
  read<N extends ReaderName>(task: Task<N>, owner: string): Promise<Found[N]>;
  /**
   * Reads a text that took too long once more, watched; null if it is read in time. Throws
   * TextUnread if it is not tried.
   */
  findSlowRule(task: Task): Promise<SlowRule | null>;
  close(): Promise<void>;
};
