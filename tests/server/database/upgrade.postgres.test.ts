import { describe, expect, it, onTestFinished } from 'vitest';
import { runSql } from '../../support/postgres';
import { createPostgresDatabase } from '../../support/testDatabase';
import { madeLater } from '../../support/upgrade';

describe('a database of a PostgreSQL server', () => {
  it('X10 of a newer release is left alone, with the way out', async () => {
    const { url, open, drop } = await createPostgresDatabase();
    onTestFinished(drop);
    await runSql(url, madeLater);
    await expect(open()).rejects.toThrow(
      'The database of DATABASE_URL was brought up to date by a newer release than this one: start that release, or restore a dump that was made before. Nothing was changed.',
    );
  });
});
