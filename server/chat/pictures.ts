import { and, count, eq, inArray } from 'drizzle-orm';
import type { Character } from '../catalogue/character';
import type { Database } from '../database/database';
import { messages } from '../database/schema';
import type { MessageRow } from './message';

const PICTURE_KINDS = [2, 3] as const; // spec 3

/** What makes a reply one with a picture. */
export type Picture = Pick<MessageRow, 'kind' | 'imageUrl' | 'clearUrl'>;

/**
 * The picture that a character sends next in a chat: those of its gallery in turn, the card's last.
 * A free user sees the first one of a chat, and of the others a few blurred pixels.
 */
export async function nextPicture(
  database: Database,
  { chatId, character, isPremium }: { chatId: string; character: Character; isPremium: boolean },
): Promise<Picture | null> {
  const [sent] = await database
    .select({ count: count() })
    .from(messages)
    .where(and(eq(messages.chatId, chatId), inArray(messages.kind, [...PICTURE_KINDS])));
  const before = sent?.count ?? 0;
  const at = (before + 1) % character.gallery.length;
  const clearUrl = character.gallery[at]?.sources.at(-1)?.webp;
  const veil = character.veils[at];
  if (clearUrl === undefined || veil === undefined) return null;
  return isPremium || before === 0
    ? { kind: 2, imageUrl: clearUrl, clearUrl: null }
    : { kind: 3, imageUrl: veil, clearUrl };
}
