import { and, eq, exists, inArray, isNull } from 'drizzle-orm';
import { UNBLUR_DESIRES } from '../../common/prices';
import type { Database } from '../database/database';
import { chats, messages, unlockedPictures } from '../database/schema';
import type { UserChange } from '../events/eventLog';
import { problems } from '../http/problem';
import { isShown, PICTURE, showMessage, toMessage, VEILED_PICTURE } from '../messages/message';
import type { MessageRow } from '../messages/message';
import { post } from '../money/ledger';
import { requireAccess } from '../users/access';
import type { Deps } from './deps';

type Asked = { userId: string; messageId: string };

/** A message with a picture in one of the user's chats; throws `not-found` otherwise. */
async function findPictured(transaction: Database, { userId, messageId }: Asked) {
  const [row] = await transaction
    .select({ message: messages, characterId: chats.characterId })
    .from(messages)
    .innerJoin(chats, eq(chats.id, messages.chatId))
    .where(
      and(
        eq(messages.id, messageId),
        isShown,
        inArray(messages.kind, [PICTURE, VEILED_PICTURE]),
        eq(chats.userId, userId),
        isNull(chats.deletedAt),
      ),
    );
  if (row === undefined) throw problems.notFound();
  return row;
}

function addressOf(media: Deps['media'], message: MessageRow): string {
  const { image_url: address } = showMessage(media, toMessage(message));
  if (address === null) throw problems.notFound();
  return address;
}

/** Unblurs a picture in every chat of the user, and sends the events. */
async function showEverywhere(
  { userId, transaction, append }: UserChange,
  clearUrl: string,
  now: Date,
): Promise<void> {
  const ownChat = transaction
    .select({ id: chats.id })
    .from(chats)
    .where(and(eq(chats.id, messages.chatId), eq(chats.userId, userId)));
  const rows = await transaction
    .update(messages)
    .set({ kind: PICTURE, imageUrl: clearUrl, clearUrl: null, updatedAt: now })
    .where(and(eq(messages.clearUrl, clearUrl), exists(ownChat)))
    .returning();
  const shown = rows.filter(({ hidden }) => hidden === null);
  for (const row of shown) {
    await append({ name: 'message', data: { message: toMessage(row) } });
  }
  for (const chat_id of new Set(shown.map(({ chatId }) => chatId))) {
    await append({ name: 'chat', data: { chat_id } });
  }
}

/**
 * The address of a message's clear picture. A user pays for a picture once, in whatever message and
 * however often it is asked for; premium users pay nothing. A clear one gets a fresh address.
 * Throws `not-enough-desires`, and then nothing has changed.
 */
export async function unblurPicture(
  { clock, eventLog, media }: Pick<Deps, 'clock' | 'eventLog' | 'media'>,
  asked: Asked,
): Promise<string> {
  const { userId } = asked;
  return eventLog.change(userId, async (change) => {
    const { transaction } = change;
    const { message, characterId } = await findPictured(transaction, asked);
    const { clearUrl } = message;
    if (message.kind !== VEILED_PICTURE || clearUrl === null) {
      return addressOf(media, message);
    }
    const now = clock.now();
    const { isPremiumUser } = await requireAccess(transaction, userId, null, now);
    const unlocked = await transaction
      .insert(unlockedPictures)
      .values({ userId, pictureKey: clearUrl, createdAt: now })
      .onConflictDoNothing()
      .returning({ pictureKey: unlockedPictures.pictureKey });
    const isNew = unlocked.length > 0;
    if (isNew && !isPremiumUser) {
      const idempotencyKey = `unblur:${clearUrl}`;
      await post(
        change,
        { amount: -UNBLUR_DESIRES, reason: 'unblur', idempotencyKey, characterId },
        now,
      );
    }
    await showEverywhere(change, clearUrl, now);
    return addressOf(media, { ...message, imageUrl: clearUrl });
  });
}
