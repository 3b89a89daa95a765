import * as v from 'valibot';
import { pageSizes } from '../../common/pageSizes';
import type { Locale } from '../../common/locales';
import { readCursor, writeCursor } from '../http/cursor';
import { fieldError } from '../http/fieldErrors';
import { handle } from '../http/operation';
import type { OperationRoute } from '../http/operation';
import { problems } from '../http/problem';
import { showOneQuoting, showQuoting } from '../messages/quotes';
import { chatControlRoutes } from './chatControl';
import { controlRoutes } from './control';
import type { Deps } from './deps';
import { historyPlaceSchema, readHistory } from './history';
import { openChat, restartChat } from './open';
import { ownedChat } from './ownedChat';
import { hitPlaceSchema, searchMessages } from './search';
import { sendText } from './send';
import { openSuggestions } from './suggestions';
import { listChats } from './summary';

const chatPlaceSchema = v.strictObject({
  isPinned: v.boolean(),
  updatedAt: v.pipe(
    v.string(),
    v.isoTimestamp(),
    v.transform((text) => new Date(text)),
  ),
  id: v.pipe(v.string(), v.uuid()),
});

const toParam = (place: unknown): string | null => (place === null ? null : writeCursor(place));

type Search = {
  q: string;
  c?: string;
  size?: number;
  userId: string;
  /** Null: all chats of the user. */
  chatId: string | null;
  locale: Locale;
};

async function search(
  services: Pick<Deps, 'catalogue' | 'database' | 'media' | 'rateLimits'>,
  { q, c, size = pageSizes.hits, userId, chatId, locale }: Search,
) {
  await services.rateLimits.searchesOfUser.take(userId);
  const after = c === undefined ? null : readCursor(hitPlaceSchema, c);
  const found = await searchMessages(services, { userId, chatId, q, size, after, locale });
  return { results: found.results, next_param: toParam(found.next) };
}

/** A time zone that this server can tell the time of; null for any other. */
function knownTimeZone(name: string | undefined): string | null {
  if (name === undefined) return null;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

export const chatRoutes = (services: Deps): OperationRoute[] => {
  const suggest = openSuggestions(services);
  return [
    handle('getOrCreateChat', async ({ body, locale, requireSession }) => {
      const { userId } = requireSession();
      return { status: 200, body: await openChat(services, body.bot_slug, { userId, locale }) };
    }),

    handle('createChat', async ({ body, locale, requireSession }) => {
      const { userId } = requireSession();
      return { status: 201, body: await restartChat(services, body.botID, { userId, locale }) };
    }),

    handle('listChats', async ({ query, locale, requireSession }) => {
      const { results, next } = await listChats(services, {
        userId: requireSession().userId,
        locale,
        size: query.size ?? pageSizes.chats,
        q: query.q ?? null,
        after: query.c === undefined ? null : readCursor(chatPlaceSchema, query.c),
      });
      return { status: 200, body: { results, next_param: toParam(next) } };
    }),

    handle('getChatHistory', async ({ params, query, requireSession }) => {
      const { database, generation } = services;
      const chat = await ownedChat(database, requireSession().userId, params.id);
      // The page must not show less of a reply than the event stream has sent already.
      await generation.settle(chat.id);
      if (query.c !== undefined && query.around !== undefined) {
        throw problems.invalidInput({ around: [fieldError('invalid', 'around')] });
      }
      const {
        results: kept,
        older,
        newer,
      } = await readHistory(database, {
        chatId: chat.id,
        place: query.c === undefined ? null : readCursor(historyPlaceSchema, query.c),
        around: query.around ?? null,
        size: query.size ?? pageSizes.messages,
      });
      const results = await showQuoting(services, kept);
      const body = { results, next_param: toParam(older), newer_param: toParam(newer) };
      return { status: 200, body };
    }),

    handle('listSuggestions', async ({ params, locale, requireSession }) => {
      const { userId } = requireSession();
      const suggestions = await suggest({ chatId: params.id, userId, locale });
      return { status: 200, body: { suggestions } };
    }),

    handle('searchChats', async ({ query, locale, requireSession }) => {
      const { userId } = requireSession();
      const body = await search(services, { ...query, userId, chatId: null, locale });
      return { status: 200, body };
    }),

    handle('searchChat', async ({ params, query, locale, requireSession }) => {
      const { userId } = requireSession();
      const { id: chatId } = await ownedChat(services.database, userId, params.id);
      return { status: 200, body: await search(services, { ...query, userId, chatId, locale }) };
    }),

    handle('sendMessage', async ({ params, body, locale, requireSession }) => {
      const { isNew, answer } = await sendText(services, {
        chatId: params.id,
        userId: requireSession().userId,
        locale,
        clientId: body.client_id,
        text: body.text,
        quoteOf: body.reply_to ?? null,
        timeZone: knownTimeZone(body.time_zone),
      });
      const message = await showOneQuoting(services, answer.message);
      return { status: isNew ? 201 : 200, body: { ...answer, message } };
    }),

    ...chatControlRoutes(services),
    ...controlRoutes(services),
  ];
};
