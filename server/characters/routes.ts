import { pageSizes } from '../../common/pageSizes';
import { fieldError } from '../http/fieldErrors';
import { handle } from '../http/operation';
import type { OperationRoute } from '../http/operation';
import { problems } from '../http/problem';
import { findBySlug, ownCharacters } from './findCharacter';
import { toBot, toBotDetail } from './character';
import type { Deps } from './deps';
import { favouriteIds } from './favourites';
import { CUSTOM_TAG } from './persona';
import { preferenceOf } from './preference';

const toList = (text: string | undefined) =>
  (text ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);

export const catalogueRoutes = (services: Deps): OperationRoute[] => [
  handle('listBots', async ({ query, locale, session, requireSession }) => {
    const { catalogue, database } = services;
    const favourites =
      query.favourites === true ? await favouriteIds(database, requireSession().userId) : null;
    const page = catalogue.page({
      size: query.size ?? pageSizes.wall,
      cursor: query.c ?? null,
      tags: toList(query.tags),
      q: query.q ?? '',
      sort: query.sort ?? 'popular',
      favourites: favourites === null ? null : new Set(favourites),
      preference: query.preference ?? (await preferenceOf(database, session)),
      own: await ownCharacters(services, database, session?.userId ?? null),
      locale,
    });
    if (page === null) throw problems.invalidInput({ c: [fieldError('invalid', 'c')] });
    const results = page.results.map((character) => toBot(character, locale));
    const isEmpty = results.length === 0 && query.c === undefined && favourites === null;
    const suggestions = isEmpty
      ? catalogue.suggestions({ q: query.q ?? '', tags: toList(query.tags), locale })
      : undefined;
    const body = { results, next_param: page.next, ...(suggestions && { suggestions }) };
    return { status: 200, body };
  }),

  handle('listBotTags', async ({ session }) => {
    const own = await ownCharacters(services, services.database, session?.userId ?? null);
    const custom = own.length === 0 ? [] : [{ tag: CUSTOM_TAG, count: own.length }];
    return { status: 200, body: { results: [...services.catalogue.tags(), ...custom] } };
  }),

  handle('getBot', async ({ params, locale, session }) => {
    const character = await findBySlug(services, params.slug, session?.userId ?? null);
    if (character === null) throw problems.notFound();
    const similar = character.kind === 'official' ? services.catalogue.similar(character) : [];
    return { status: 200, body: toBotDetail(character, locale, similar) };
  }),
];
