import { object, string, type ObjectSchema } from 'yup';
import { TEXT_LENGTH } from '../../../common/limits';
import { reportReasons, type ReportReason } from '../../machines/report/reportMachine';
import { says } from '../forms/validation';

export type ReportValues = { reason: string; text: string; email: string };

/** Reasons to report a character or a message. */
export const contentReasons: readonly ReportReason[] = [
  'minor',
  'real-person',
  'inappropriate',
  'harmful',
  'spam',
  'technical',
  'other',
];

/** What a problem with the product may be about. */
export const issueReasons: readonly ReportReason[] = ['technical', 'payment', 'other'];

const reason = string().required(says('fill')).oneOf(reportReasons, says('fill'));
const text = string().trim().max(TEXT_LENGTH, says('textLong'));

/** A guest may leave it empty and then gets no answer. */
const email = string().trim().email(says('emailInvalid')).defined().default('');

/** A reason is required, a text is optional. */
export const contentSchema: ObjectSchema<ReportValues> = object({
  reason,
  text: text.defined().default(''),
  email,
});

/** A text is required. */
export const issueSchema: ObjectSchema<ReportValues> = object({
  reason,
  text: text.required(says('fill')),
  email,
});

export const isReason = (value: string): value is ReportReason =>
  reportReasons.some((known) => known === value);
