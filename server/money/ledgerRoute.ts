import { and, desc, eq, lt } from 'drizzle-orm';
import * as v from 'valibot';
import { pageSizes } from '../../common/pageSizes';
import { textsOf } from '../characters/character';
import { ledgerEntries } from '../database/schema';
import { readCursor, writeCursor } from '../http/cursor';
import { handle } from '../http/operation';
import type { OperationRoute } from '../http/operation';
import type { Deps } from './deps';

const placeSchema = v.strictObject({ before: v.pipe(v.string(), v.regex(/^\d{1,18}$/)) });

/** All entries of the user's ledger, latest first. */
export const ledgerRoute = ({ catalogue, database }: Deps): OperationRoute =>
  handle('listLedger', async ({ locale, query, requireSession }) => {
    const { userId } = requireSession();
    const before = query.c === undefined ? null : BigInt(readCursor(placeSchema, query.c).before);
    const rows = await database
      .select()
      .from(ledgerEntries)
      .where(
        and(
          eq(ledgerEntries.userId, userId),
          before === null ? undefined : lt(ledgerEntries.id, before),
        ),
      )
      .orderBy(desc(ledgerEntries.id))
      .limit(pageSizes.ledger + 1);
    const shown = rows.slice(0, pageSizes.ledger);
    const last = shown.at(-1);
    const results = shown.map((entry) => {
      const character = entry.characterId === null ? null : catalogue.byId(entry.characterId);
      return {
        id: String(entry.id),
        amount: entry.amount,
        balance: entry.balance,
        reason: entry.reason,
        bot: character && { slug: character.slug, name: textsOf(character, locale).name },
        created_at: entry.createdAt.toISOString(),
      };
    });
    const next =
      rows.length > pageSizes.ledger && last !== undefined
        ? writeCursor({ before: String(last.id) })
        : null;
    return { status: 200, body: { results, next_param: next } };
  });
