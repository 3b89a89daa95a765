import { and, inArray, isNotNull, isNull, lt, ne, or } from 'drizzle-orm';
import type { Database } from '../database/database';
import { reportChanges, reports } from '../database/schema';
import type { Report } from './reportChange';
import { closedStates } from './reportList';

/** Promised in the privacy statement: twelve months after the last change. */
const KEPT_MS = 365 * 86_400_000;

/** Whether its texts have been removed. */
export const isReduced = ({ state, text, name, email }: Report): boolean =>
  closedStates.includes(state) && text === '' && name === null && email === null;

/**
 * Removes texts and authors from closed requests and reports without an account, once the retention
 * period is over. The number, the kind, the date, and who decided it when remain, so that it can
 * still be shown that something was done.
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
