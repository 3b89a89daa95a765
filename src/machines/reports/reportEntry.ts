import type { ReportReason } from '../report/reportMachine';

export type ReportState = 'received' | 'reviewing' | 'done' | 'refused';

/** A report of the user, and what happened to it. */
export type ReportEntry = {
  id: string;
  /** The number by which people refer to it. */
  receipt: string;
  kind: 'issue' | 'character' | 'message' | 'picture';
  reason: ReportReason;
  /** What the user wrote; may be empty. */
  text: string;
  state: ReportState;
  /** The answer for the user. */
  answer: string | null;
  /** The character that it is about, if any. */
  character: { slug: string; name: string } | null;
  createdAt: string;
};

/** The latest first; `next` leads to the older ones. */
export type ReportPage = { entries: readonly ReportEntry[]; next: string | null };
