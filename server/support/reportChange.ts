import { desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { reportChanges, reports, users } from '../database/schema';
import type { ReportState } from '../database/schema';
import { post } from '../mail/mailJob';
import { idPatternOf, receiptOf } from './receipt';

export type Report = typeof reports.$inferSelect;

export type ReportDecision = {
  to: ReportState;
  by: string;
  /** For colleagues. */
  note: string | null;
  /** For the reporter. */
  answer: string | null;
};

/** A one-line message for the person who decides. */
export class ReportFault extends Error {
  override readonly name = 'ReportFault';
}

/** Finds a report by its receipt; throws ReportFault if there is none, or more than one. */
export async function findReport(within: Database, receipt: string): Promise<Report> {
  const pattern = idPatternOf(receipt);
  if (pattern === null) throw new ReportFault(`${receipt} is no receipt, such as R-0A1B2-C3D4E.`);
  const found = await within
    .select()
    .from(reports)
    .where(sql`${reports.id}::text like ${pattern}`);
  const [report, another] = found;
  if (report === undefined) throw new ReportFault(`There is no report ${receipt}.`);
  if (another !== undefined) throw new ReportFault(`Several reports are called ${receipt}.`);
  return report;
}

/** The decisions on a report so far, latest first. */
export const changesOf = (within: Database, reportId: string) =>
  within
    .select()
    .from(reportChanges)
    .where(eq(reportChanges.reportId, reportId))
    .orderBy(desc(reportChanges.at));

async function addressOf(within: Database, { email, userId }: Report): Promise<string | null> {
  if (email !== null || userId === null) return email;
  const [user] = await within
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, userId));
  return user?.email ?? null;
}

/**
 * Decides a report and records who did, with the mail to the reporter, in one transaction. False if
 * there is nothing to say, or nobody to say it to.
 */
export const changeReport = (
  database: Database,
  receipt: string,
  { to, by, note, answer }: ReportDecision,
  at: Date,
): Promise<boolean> =>
  database.transaction(async (transaction) => {
    const { id } = await findReport(transaction, receipt);
    const [report] = await transaction
      .select()
      .from(reports)
      .where(eq(reports.id, id))
      .for('update');
    if (report === undefined) throw new ReportFault(`There is no report ${receipt}.`);
    if (to === 'refused' && (answer ?? report.answer) === null)
      throw new ReportFault('Whoever is refused is told why: give an answer.');
    if (to === report.state && note === null && answer === null)
      throw new ReportFault(`${receipt} is ${to} already.`);
    await transaction
      .insert(reportChanges)
      .values({ reportId: id, at, by, from: report.state, to, note, answer });
    await transaction
      .update(reports)
      .set({ state: to, changedAt: at, ...(answer !== null && { answer }) })
      .where(eq(reports.id, id));
    const isNews = answer !== null || (to === 'done' && report.state !== 'done');
    const address = isNews ? await addressOf(transaction, report) : null;
    if (address === null) return false;
    await post(
      transaction,
      {
        about: 'decided',
        to: address,
        locale: report.locale,
        receipt: receiptOf(id),
        state: to,
        answer: answer ?? report.answer,
      },
      { now: at, ...(report.userId !== null && { userId: report.userId }) },
    );
    return true;
  });
