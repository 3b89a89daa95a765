import type { LedgerReason } from '../../../common/contract';

/** One change of the balance, as the server keeps it; never altered. */
export type LedgerEntry = {
  id: string;
  /** In desires; negative when they were spent. */
  amount: number;
  /** The balance after it, in desires. */
  balance: number;
  /** Null for a reason that this build does not know. */
  reason: LedgerReason | null;
  /** The character it was spent on. */
  character: { slug: string; name: string } | null;
  createdAt: string;
};

/** The latest first; `next` leads to the older ones. */
export type LedgerPage = { entries: readonly LedgerEntry[]; next: string | null };
