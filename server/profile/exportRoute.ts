import { createHash, randomUUID } from 'node:crypto';
import { requirePassword } from '../auth/currentPassword';
import type { Database } from '../database/database';
import { handle } from '../http/operation';
import { LONGEST_VALID_MS } from '../media/mediaAddresses';
import { deleteKeysLater, hasten, startDeleting } from '../storage/filesToDelete';
import type { Deps } from './deps';
import { exportedTables, PAGE } from './exportedTables';
import type { ExportedTable } from './exportedTables';

/** Does not reveal whose exports these are without the user's id. */
const prefixOf = (userId: string) =>
  `export-${createHash('sha256').update(`export ${userId}`).digest('hex').slice(0, 32)}-`;

/** Ids of entries exceed the range of a JSON number. */
const toJson = (row: unknown) =>
  JSON.stringify(row, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));

async function* writeTable({ name, read }: ExportedTable, database: Database, userId: string) {
  yield `,\n"${name}": [`;
  let separator = '\n';
  for (let offset = 0; ; offset += PAGE) {
    const rows = await read(database, userId, offset);
    for (const row of rows) {
      yield separator + toJson(row);
      separator = ',\n';
    }
    if (rows.length < PAGE) break;
  }
  yield ']';
}

async function* writeAll(database: Database, userId: string, now: Date) {
  yield `{"exported_at": "${now.toISOString()}"`;
  for (const table of exportedTables) yield* writeTable(table, database, userId);
  yield '}\n';
}

/** Deletes a user's exports now. */
export const deleteExportsLater = (within: Database, userId: string, now: Date): Promise<void> =>
  hasten(within, prefixOf(userId), now);

/**
 * Everything stored about the user, kept in the storage as long as its address is valid. It is
 * marked for deletion before it exists, so that an interruption leaves nothing behind.
 */
export const exportRoute = (services: Deps) =>
  handle('exportProfile', async ({ body, requireSession }) => {
    const { clock, database, media, rateLimits } = services;
    const { userId } = requireSession();
    await requirePassword(services, userId, body.current_password);
    await rateLimits.exportsOfUser.take(userId);
    const now = clock.now();
    const key = `${prefixOf(userId)}${randomUUID()}.json`;
    await deleteExportsLater(database, userId, now);
    await deleteKeysLater(database, [key], new Date(now.getTime() + LONGEST_VALID_MS));
    const pieces: Buffer[] = [];
    for await (const piece of writeAll(database, userId, now)) pieces.push(Buffer.from(piece));
    await media.storage.put(key, Buffer.concat(pieces), 'application/json');
    startDeleting(services);
    return { status: 201, body: { url: media.addresses.sign(key) } };
  });
