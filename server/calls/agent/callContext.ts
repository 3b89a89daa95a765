import { desc, isNull, ne } from 'drizzle-orm';
import type { Character } from '../../characters/character';
import type { Database } from '../../database/database';
import { messages } from '../../database/schema';
import { readPartner } from '../../memory/partner';
import { recall } from '../../memory/recall';
import { readSummary } from '../../memory/summaries';
import { shownIn } from '../../messages/message';
import type { HistoryEntry, ReplyMemory, ReplyUser } from '../../replies/replySource';

const LATEST_MESSAGES = 20;

/** Whom a character talks to in a call, and what it knows about them at the start. */
export type CallContext = {
  user: Omit<ReplyUser, 'locale'>;
  memory: ReplyMemory;
  /** What was said before the history, if that is long. */
  summary: string | null;
  /** The end of their chat, oldest first; without what the character must no longer read. */
  history: HistoryEntry[];
};

type Meeting = { userId: string; chatId: string; character: Pick<Character, 'id'> };

/** Only reads: nothing about a call is written. */
export async function readCallContext(
  database: Database,
  { userId, chatId, character }: Meeting,
): Promise<CallContext> {
  const owner = { userId, characterId: character.id };
  const { told } = await readPartner(database, owner);
  const latest = await database
    .select({ author: messages.author, text: messages.text })
    .from(messages)
    .where(
      shownIn(
        chatId,
        ne(messages.text, ''),
        ne(messages.state, 'streaming'),
        isNull(messages.forgottenAt),
      ),
    )
    .orderBy(desc(messages.seq))
    .limit(LATEST_MESSAGES);
  return {
    user: told,
    memory: await recall(database, owner),
    summary: (await readSummary(database, chatId))?.text ?? null,
    history: latest.reverse(),
  };
}
