/**
 * Makes an account with a chat of each length, for the bench or to look at, while no server has the
 * embedded database open: `tsx scripts/bench/fill.ts [lengths]`, by default `20,200,1000,10000`.
 * Reads DATA_DIR and DATABASE_URL as the server does; prints the login and the chats as JSON.
 */
import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { createPasswords } from '../../server/auth/passwords';
import { emailKeyOf } from '../../server/users/emailKey';
import { readConfig } from '../../server/config';
import { openPglite } from '../../server/database/pglite';
import { openPostgres } from '../../server/database/postgres';
import { chats, users } from '../../server/database/schema';
import { readSeed } from '../../server/seed';
import { characterId, seedCharacters } from '../../server/seed/seed';
import { fillChat } from './fillChat';

const seed = readSeed();
const lengths = (process.argv[2] ?? '20,200,1000,10000').split(',').map(Number);
const { dataDir, databaseUrl } = readConfig(process.env);
const { database, close } = await (databaseUrl === null
  ? openPglite({ folder: dataDir })
  : openPostgres({ url: databaseUrl, log: pino({ level: 'warn' }) }));
try {
  await seedCharacters(database, seed);
  const now = new Date();
  const email = `${randomUUID()}@example.org`;
  const password = 'a good password';
  const [user] = await database
    .insert(users)
    .values({
      email,
      emailKey: emailKeyOf(email),
      passwordHash: await (await createPasswords()).hash(password),
      name: 'Ada',
      adultStatedAt: now,
      termsAcceptedAt: now,
    })
    .returning();
  if (user === undefined) throw new Error('No account was made');
  const free = seed.characters.filter(({ isPremium }) => !isPremium);
  const made = [];
  for (const [index, messages] of lengths.entries()) {
    const slug = free[index]?.slug;
    if (slug === undefined) throw new Error('There are not so many characters');
    const [chat] = await database
      .insert(chats)
      .values({ userId: user.id, characterId: characterId(slug) })
      .returning();
    if (chat === undefined) throw new Error('No chat was made');
    await fillChat(database, chat.id, messages);
    made.push({ slug, id: chat.id, messages });
  }
  process.stdout.write(`${JSON.stringify({ email, password, chats: made })}\n`);
} finally {
  await close();
}
