import { fieldError } from '../http/fieldErrors';
import { handle } from '../http/operation';
import type { OperationRoute } from '../http/operation';
import { problems } from '../http/problem';
import type { Services } from '../services';
import { toBot, toBotDetail } from './character';
import { favouriteIds } from './favourites';
import { FIRST_PAGE_SIZE } from './payloads';
import { preferenceOf } from './preference';

const toList = (text: string | undefined) =>
  (text ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);

export const catalogueRoutes = ({ catalogue, database }: Services): OperationRoute[] => [
  handle('listBots', async ({ query, locale, session, requireSession }) => {
    const favourites =
      query.favourites === true ? await favouriteIds(database, requireSession().userId) : null;
    const page = catalogue.page({
      size: query.size ?? FIRST_PAGE_SIZE,
      cursor: query.c ?? null,
      tags: toList(query.tags),
      q: query.q ?? '',
      sort: query.sort ?? 'popular',
      favourites: favourites === null ? null : new Set(favourites),
      preference: query.preference ?? (await preferenceOf(database, session)),
      locale,
    });
    if (page === null) throw problems.invalidInput({ c: [fieldError('invalid', 'c')] });
    const results = page.results.map((character) => toBot(character, locale));
    return { status: 200, body: { results, next_param: page.next } };
  }),

  handle('listBotTags', async () => ({ status: 200, body: { results: catalogue.tags() } })),

  handle('getBot', async ({ params, locale }) => {
    const character = catalogue.bySlug(params.slug);
    if (character === null) throw problems.notFound();
    return { status: 200, body: toBotDetail(character, locale) };
  }),
];
