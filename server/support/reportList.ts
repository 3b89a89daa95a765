import { asc, desc, inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { reports } from '../database/schema';
import type { ReportState } from '../database/schema';
import type { Report } from './reportChange';

/** Reports that still need a decision. */
export const openStates: readonly ReportState[] = ['received', 'reviewing'];

export const closedStates: readonly ReportState[] = ['done', 'refused'];

/** Reports in these states: those with a due date first, then by age. */
export const listReports = (within: Database, states: readonly ReportState[]): Promise<Report[]> =>
  within
    .select()
    .from(reports)
    .where(inArray(reports.state, [...states]))
    .orderBy(
      // A decided report is no longer due.
      desc(sql`${reports.dueAt} is not null and ${inArray(reports.state, [...openStates])}`),
      asc(reports.dueAt),
      asc(reports.createdAt),
    );
