import type { ReportState } from '../../database/schema';
import type { MailContent } from '../render';

export type DecidedValues = { receipt: string; state: ReportState; answer: string | null };

/** What is written to who has reported something. */
export type ReportTexts = {
  /** To who asked for a picture to be removed. */
  removal(values: { receipt: string; due: string }): MailContent;
  decided(values: DecidedValues): MailContent;
};
