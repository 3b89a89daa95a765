import { and, count, eq, inArray } from 'drizzle-orm';
import type { Character } from '../characters/character';
import type { Database } from '../database/database';
import { messages, unlockedPictures } from '../database/schema';
import type { PrivatePictures } from '../media/pictures';
import { PICTURE, VEILED_PICTURE } from '../messages/message';
import type { MessageRow } from '../messages/message';

/** What a reply with a picture adds to a message. */
export type Picture = Pick<MessageRow, 'kind' | 'imageUrl' | 'clearUrl'>;

const clear = (imageUrl: string): Picture => ({ kind: PICTURE, imageUrl, clearUrl: null });

async function isUnlocked(database: Database, userId: string, pictureKey: string) {
  const [unlocked] = await database
    .select({ key: unlockedPictures.pictureKey })
    .from(unlockedPictures)
    .where(and(eq(unlockedPictures.userId, userId), eq(unlockedPictures.pictureKey, pictureKey)));
  return unlocked !== undefined;
}

/**
 * The picture that a character sends next in a chat: first a public one, then the private ones in
 * turn, veiled for a free user who has not paid for them. A character without private pictures
 * sends those of its page.
 */
export async function nextPicture(
  database: Database,
  {
    userId,
    chatId,
    character,
    isPremium,
    pictures,
  }: {
    userId: string;
    chatId: string;
    character: Character;
    isPremium: boolean;
    pictures: Pick<PrivatePictures, 'sentBy'>;
  },
): Promise<Picture | null> {
  const [sent] = await database
    .select({ count: count() })
    .from(messages)
    .where(and(eq(messages.chatId, chatId), inArray(messages.kind, [PICTURE, VEILED_PICTURE])));
  const before = sent?.count ?? 0;
  const own = pictures.sentBy(character.slug);
  const next = before === 0 ? undefined : own[(before - 1) % own.length];
  if (next !== undefined) {
    return isPremium || (await isUnlocked(database, userId, next.key))
      ? clear(next.key)
      : { kind: VEILED_PICTURE, imageUrl: next.veil, clearUrl: next.key };
  }
  const shown = character.gallery[(before + 1) % character.gallery.length]?.sources.at(-1)?.webp;
  return shown === undefined ? null : clear(shown);
}
