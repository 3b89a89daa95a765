import { and, eq, inArray } from 'drizzle-orm';
import { attemptOf } from '../chat/replyRows';
import { characters, chats, messages } from '../database/schema';
import { forgetEvents } from '../events/forgetEvents';
import { problems } from '../http/problem';
import { startDeleting } from '../storage/filesToDelete';
import type { Deps } from './deps';
import { dropPhoto } from './photoUse';

/**
 * Deletes a persona with its photo and all its chats, sends an event for each open chat, and ends a
 * reply under way. Throws `not-found` if it is not the user's.
 */
export async function removePersona(
  services: Deps,
  { userId, id }: { userId: string; id: string },
): Promise<void> {
  const { clock, eventLog, generation } = services;
  const stopped = await eventLog.change(userId, async (change) => {
    const { transaction, append } = change;
    const [own] = await transaction
      .select({ slug: characters.slug })
      .from(characters)
      .where(
        and(eq(characters.id, id), eq(characters.ownerId, userId), eq(characters.kind, 'custom')),
      );
    if (own === undefined) throw problems.notFound();
    const ending = await transaction
      .select({ id: chats.id, archivedAt: chats.archivedAt })
      .from(chats)
      .where(eq(chats.characterId, id));
    const chatIds = ending.map((chat) => chat.id);
    const replies = await transaction
      .select()
      .from(messages)
      .where(and(inArray(messages.chatId, chatIds), eq(messages.state, 'streaming')));
    await dropPhoto(transaction, id, clock.now());
    await transaction.delete(characters).where(eq(characters.id, id));
    for (const chat of ending) {
      await forgetEvents(change, chat.id);
      if (chat.archivedAt === null)
        await append({ name: 'chat.removed', data: { chat_id: chat.id } });
    }
    await append({ name: 'persona.removed', data: { id, slug: own.slug } });
    return replies.map(attemptOf);
  });
  for (const attempt of stopped) await generation.abort(attempt);
  startDeleting(services);
}
