import { expect, it } from 'vitest';
import { mails } from '../../../server/database/schema';
import { openTestDatabase } from '../../support/testDatabase';

it('what would wait for itself on the embedded database is refused on this one', async () => {
  const { database, close } = await openTestDatabase();
  await database.transaction(async (own) => {
    expect(await own.$count(mails)).toBe(0);
    await expect(database.$count(mails)).rejects.toThrow(
      expect.objectContaining({
        cause: new Error(
          'Asked beside the transaction under way: on the embedded database it would wait for itself',
        ),
      }),
    );
  });
  expect(await database.$count(mails)).toBe(0);
  await close();
});
