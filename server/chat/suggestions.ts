import { desc, eq, ne } from 'drizzle-orm';
import type { Locale } from '../../common/locales';
import { textsOf } from '../characters/character';
import { findById } from '../characters/findCharacter';
import { messages } from '../database/schema';
import { shownIn } from '../messages/message';
import { suggestionsFor } from '../replies/suggestions/suggestions';
import type { Deps } from './deps';
import { ownedChat } from './ownedChat';

/** Only the latest of the character's messages are read. */
const MOST_SAID = 40;

/** What the user may say next in a chat; nothing for a while after words of self-harm. */
export async function listSuggestions(
  parts: Pick<Deps, 'catalogue' | 'database' | 'media'>,
  { chatId, userId, locale }: { chatId: string; userId: string; locale: Locale },
): Promise<string[]> {
  const chat = await ownedChat(parts.database, userId, chatId);
  const character = await findById(parts, chat.characterId, userId);
  if (character === null) return [];
  const { slug, age, gender } = character;
  const said = await parts.database
    .select({ text: messages.text })
    .from(messages)
    .where(shownIn(chat.id, eq(messages.author, 'bot'), ne(messages.text, '')))
    .orderBy(desc(messages.seq))
    .limit(MOST_SAID);
  return suggestionsFor(
    { facts: { slug, age, gender }, texts: textsOf(character, locale) },
    said.map(({ text }) => text).reverse(),
    locale,
  );
}
