import type { Locale } from '../../common/locales';
import type { ReportState } from '../database/schema';
import { mailTexts } from './mailTexts';
import type { SayInMail } from './mailTexts';
import { renderMail } from './render';
import type { MailContent, RenderedMail } from './render';

/** What a mail to a reporter is written from. */
type Given = {
  /** To somebody who asked for a picture to be removed. */
  removal: { receipt: string; dueAt: Date };
  decided: { receipt: string; state: ReportState; answer: string | null };
};

const contents: {
  [Kind in keyof Given]: (say: SayInMail, values: Given[Kind]) => MailContent;
} = {
  removal: (say, { receipt, dueAt }) => ({
    subject: say('removal.subject', { receipt }),
    blocks: [
      say('report.greeting'),
      say('removal.intro'),
      { code: receipt },
      say('removal.decision', { dueAt }),
      say('removal.notYou'),
    ],
  }),
  decided: (say, { receipt, state, answer }) => ({
    subject: say('decided.subject', { receipt }),
    blocks: [
      say('report.greeting'),
      say('decided.outcome', { state }),
      ...(answer === null ? [] : [answer]),
      say('decided.number', { receipt }),
    ],
  }),
};

/** The mail about a report. */
export const reportMail = <Kind extends keyof Given>(
  locale: Locale,
  kind: Kind,
  values: Given[Kind],
): RenderedMail => renderMail(locale, contents[kind](mailTexts.in(locale), values));
