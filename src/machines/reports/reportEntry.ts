import type { ReportReason } from '../report/reportMachine';

export type ReportState = 'received' | 'reviewing' | 'done' | 'refused';

/** What the user has reported, and what became of it. */
export type ReportEntry = {
  id: string;
  /** Names it to people. */
  receipt: string;
  kind: 'issue' | 'character' | 'message' | 'picture';
  reason: ReportReason;
  /** What the user wrote; empty where nothing. */
  text: string;
  state: ReportState;
  /** What the user is told. */
  answer: string | null;
  /** The character that it is about, if any. */
  bot: { slug: string; name: string } | null;
  createdAt: string;
};

/** The latest first; `next` leads to the older ones. */
export type ReportPage = { entries: readonly ReportEntry[]; next: string | null };
