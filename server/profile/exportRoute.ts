import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Database } from '../database/database';
import { handle, hijacked } from '../http/operation';
import type { Services } from '../services';
import { exportedTables, PAGE } from './exportedTables';
import type { ExportedTable } from './exportedTables';

const headers = {
  'content-type': 'application/json; charset=utf-8',
  'content-disposition': 'attachment; filename="my-data.json"',
  'cache-control': 'private, no-store',
  'x-content-type-options': 'nosniff',
};

/** Ids of entries are longer than a number of JSON. */
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

/** All that is kept about the user; a page of rows at a time is in memory. */
export const exportRoute = ({ clock, database, log, rateLimits }: Services) =>
  handle('exportProfile', async ({ reply, requireSession }) => {
    const { userId } = requireSession();
    await rateLimits.exportsOfUser.take(userId);
    reply.hijack();
    const response = reply.raw;
    for (const [name, value] of Object.entries({ ...reply.getHeaders(), ...headers })) {
      if (value !== undefined) response.setHeader(name, value);
    }
    response.writeHead(200);
    // What breaks on the way cuts the file off, so that nobody takes a part for all of it.
    await pipeline(Readable.from(writeAll(database, userId, clock.now())), response).catch(
      (error: unknown) => {
        log.warn({ err: error }, 'an export was cut off');
        response.destroy();
      },
    );
    return hijacked;
  });
