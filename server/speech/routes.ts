import { and, eq, isNull } from 'drizzle-orm';
import type { Clock } from '../base/clock';
import { findById } from '../characters/findCharacter';
import type { Catalogue } from '../characters/catalogue';
import type { Database } from '../database/database';
import { chats, messages } from '../database/schema';
import { handle } from '../http/operation';
import type { OperationRoute } from '../http/operation';
import { problems } from '../http/problem';
import type { Media } from '../media/media';
import { isShown } from '../messages/message';
import { requireAccess } from '../users/access';
import type { Voices } from './voices';

type Deps = {
  catalogue: Catalogue;
  clock: Clock;
  database: Database;
  media: Media;
  voices: Voices;
};

/** A character's finished message in one of the user's chats; throws `not-found` otherwise. */
async function findSaid(
  services: Pick<Deps, 'catalogue' | 'database' | 'media'>,
  { userId, messageId }: { userId: string; messageId: string },
) {
  const [row] = await services.database
    .select({ text: messages.text, characterId: chats.characterId, locale: chats.locale })
    .from(messages)
    .innerJoin(chats, eq(chats.id, messages.chatId))
    .where(
      and(
        eq(messages.id, messageId),
        eq(messages.author, 'bot'),
        eq(messages.state, 'complete'),
        isShown,
        eq(chats.userId, userId),
        isNull(chats.deletedAt),
      ),
    );
  const character = row === undefined ? null : await findById(services, row.characterId, userId);
  if (row === undefined || character === null || row.text === '') throw problems.notFound();
  return { text: row.text, locale: row.locale, gender: character.gender };
}

export const speechRoutes = (services: Deps): OperationRoute[] => [
  handle('createMessageAudio', async ({ params, requireSession }) => {
    const { clock, database, media, voices } = services;
    const { userId } = requireSession();
    const { isPremiumUser } = await requireAccess(database, userId, null, clock.now());
    if (!isPremiumUser) throw problems.premiumRequired();
    const said = await findSaid(services, { userId, messageId: params.message_id });
    const voice = await voices.ask(said);
    const audio_url = voice.state === 'ready' ? media.addresses.sign(voice.storageKey) : null;
    return { status: 200, body: { state: voice.state, audio_url } };
  }),
];
