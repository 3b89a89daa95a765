import { and, desc, eq, ne, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { pageSizes } from '../../common/pageSizes';
import { textsOf } from '../characters/character';
import { reports } from '../database/schema';
import { readCursor, writeCursor } from '../http/cursor';
import { handle } from '../http/operation';
import type { OperationRoute } from '../http/operation';
import type { Deps } from './deps';
import { receiptOf } from './receipt';

const placeSchema = v.strictObject({
  at: v.pipe(v.string(), v.isoTimestamp()),
  id: v.pipe(v.string(), v.uuid()),
});

/** The user's reports, latest first. */
export const reportsRoute = ({ catalogue, database }: Deps): OperationRoute =>
  handle('listReports', async ({ locale, query, requireSession }) => {
    const { userId } = requireSession();
    const before = query.c === undefined ? null : readCursor(placeSchema, query.c);
    const rows = await database
      .select()
      .from(reports)
      .where(
        and(
          eq(reports.userId, userId),
          ne(reports.kind, 'removal'),
          before === null
            ? undefined
            : sql`(${reports.createdAt}, ${reports.id}) < (${before.at}::timestamptz, ${before.id}::uuid)`,
        ),
      )
      .orderBy(desc(reports.createdAt), desc(reports.id))
      .limit(pageSizes.reports + 1);
    const results = rows.slice(0, pageSizes.reports).flatMap((report) => {
      const { id, kind, reason, text, state, answer, characterId } = report;
      if (kind === 'removal') return [];
      const character = characterId === null ? null : catalogue.byId(characterId);
      return [
        {
          id,
          receipt: receiptOf(id),
          kind,
          reason,
          text,
          state,
          answer,
          bot: character && { slug: character.slug, name: textsOf(character, locale).name },
          created_at: report.createdAt.toISOString(),
          changed_at: report.changedAt.toISOString(),
        },
      ];
    });
    const last = results.at(-1);
    const next =
      rows.length > pageSizes.reports && last !== undefined
        ? writeCursor({ at: last.created_at, id: last.id })
        : null;
    return { status: 200, body: { results, next_param: next } };
  });
