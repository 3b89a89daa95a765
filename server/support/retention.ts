import { and, inArray, isNotNull, isNull, lt, ne, or } from 'drizzle-orm';
import type { Database } from '../database/database';
import { reportChanges, reports } from '../database/schema';
import type { Report } from './reportChange';
import { closedStates } from './reportList';

/** As the privacy statement says: twelve months after the last word on it. */
const KEPT_MS = 365 * 86_400_000;

/** Whether what people wrote in it is gone by now. */
export const isReduced = ({ state, text, name, email }: Report): boolean =>
  closedStates.includes(state) && text === '' && name === null && email === null;

/**
 * Removes what was written, and by whom, from requests and reports that belong to no account, once
 * they have been closed for long. What is left names nobody who wrote: the number, the kind, when
 * it came, and who decided it when; so that it can still be shown that something was done.
 */
export async function reduceClosed(within: Database, now: Date): Promise<void> {
  const reduced = await within
    .update(reports)
    .set({
      text: '',
      reportedText: null,
      name: null,
      place: null,
      email: null,
      answer: null,
      messageId: null,
    })
    .where(
      and(
        isNull(reports.userId),
        inArray(reports.state, [...closedStates]),
        lt(reports.changedAt, new Date(now.getTime() - KEPT_MS)),
        or(
          ne(reports.text, ''),
          isNotNull(reports.email),
          isNotNull(reports.name),
          isNotNull(reports.answer),
        ),
      ),
    )
    .returning({ id: reports.id });
  if (reduced.length === 0) return;
  const ids = reduced.map(({ id }) => id);
  await within
    .update(reportChanges)
    .set({ note: null, answer: null })
    .where(inArray(reportChanges.reportId, ids));
}
