import { asc, desc, inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { reports } from '../database/schema';
import type { ReportState } from '../database/schema';
import type { Report } from './reportChange';

/** What waits for a decision. */
export const openStates: readonly ReportState[] = ['received', 'reviewing'];

export const closedStates: readonly ReportState[] = ['done', 'refused'];

/** Those in these states: what is due first, and what was promised nothing by its age. */
export const listReports = (within: Database, states: readonly ReportState[]): Promise<Report[]> =>
  within
    .select()
    .from(reports)
    .where(inArray(reports.state, [...states]))
    .orderBy(
      // What is decided is due no more.
      desc(sql`${reports.dueAt} is not null and ${inArray(reports.state, [...openStates])}`),
      asc(reports.dueAt),
      asc(reports.createdAt),
    );
