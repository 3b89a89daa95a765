/** Why a balance changed. */
export type LedgerReason =
  | 'opening'
  | 'daily-claim'
  | 'premium-start'
  | 'premium-day'
  | 'purchase'
  | 'unblur'
  | 'undress'
  | 'refund'
  | 'reversal';

/** One change of the balance, as the server keeps it; never altered. */
export type LedgerEntry = {
  id: string;
  /** Desires; negative, they were spent. */
  amount: number;
  /** Desires after it. */
  balance: number;
  /** Null: one that this build has no words for. */
  reason: LedgerReason | null;
  /** The character it was spent on. */
  bot: { slug: string; name: string } | null;
  createdAt: string;
};

/** The latest first; `next` leads to the older ones. */
export type LedgerPage = { entries: readonly LedgerEntry[]; next: string | null };
