import { and, desc, eq, isNull, ne } from 'drizzle-orm';
import type { Character } from '../../catalogue/character';
import { isShown } from '../../chat/message';
import type { Database } from '../../database/database';
import { messages, users } from '../../database/schema';
import { recall } from '../../memory/recall';
import { usableName } from '../../memory/unusedNames';
import type { HistoryEntry, ReplyMemory, ReplyUser } from '../../replies/replySource';

const LATEST_MESSAGES = 20;

/** Whom a character talks to in a call, and what it knows of them when it begins. */
export type Company = {
  user: Omit<ReplyUser, 'locale'>;
  memory: ReplyMemory;
  /** The end of their chat, oldest first; without what the character is to read no more. */
  history: HistoryEntry[];
};

type Meeting = { userId: string; chatId: string; character: Pick<Character, 'id'> };

/** Reads only: nothing of a call is written down. */
export async function readCompany(
  database: Database,
  { userId, chatId, character }: Meeting,
): Promise<Company> {
  const keeper = { userId, characterId: character.id };
  const [user] = await database
    .select({
      name: users.name,
      age: users.age,
      gender: users.gender,
      preference: users.preference,
    })
    .from(users)
    .where(eq(users.id, userId));
  if (user === undefined) throw new Error('Nobody is there to talk');
  const latest = await database
    .select({ author: messages.author, text: messages.text })
    .from(messages)
    .where(
      and(
        eq(messages.chatId, chatId),
        isShown,
        ne(messages.text, ''),
        ne(messages.state, 'streaming'),
        isNull(messages.forgottenAt),
      ),
    )
    .orderBy(desc(messages.seq))
    .limit(LATEST_MESSAGES);
  return {
    user: { ...user, name: await usableName(database, keeper, user.name) },
    memory: await recall(database, keeper),
    history: latest.reverse(),
  };
}
