import { pageSizes } from '../../common/pageSizes';
import { wallQueryOf } from '../../common/wallQuery';
import type { WallQuery } from '../../common/wallQuery';
import type { components } from '../../src/api/schema';
import type { Locale } from '../../common/locales';
import { handle } from '../http/operation';
import type { OperationRoute } from '../http/operation';
import { problems } from '../http/problem';
import { revalidated } from '../http/revalidated';
import type { Catalogue } from './catalogue';
import { toBot, toBotDetail } from './character';
import type { Told } from './character';
import type { Deps } from './deps';

type CataloguePayload = components['schemas']['CataloguePayload'];
type CharacterPayload = components['schemas']['CharacterPayload'];

export const toCataloguePayload = (
  { results, next }: { results: Told[]; next: string | null },
  locale: Locale,
): CataloguePayload => ({
  route: 'catalogue',
  locale,
  data: { results: results.map((character) => toBot(character, locale)), next_param: next },
});

export const toCharacterPayload = (
  character: Told,
  locale: Locale,
  similar: readonly Told[],
): CharacterPayload => ({
  route: 'character',
  locale,
  data: toBotDetail(character, locale, similar),
});

const everybody = wallQueryOf({});

export function firstPage(
  catalogue: Catalogue,
  locale: Locale,
  { q, tags, sort }: WallQuery = everybody,
): CataloguePayload {
  const page = catalogue.page({
    size: pageSizes.wall,
    cursor: null,
    tags: [...tags],
    q,
    sort,
    favourites: null,
    preference: null,
    own: [],
    locale,
  });
  if (page === null) throw new Error('There is no first page');
  const payload = toCataloguePayload(page, locale);
  return page.results.length > 0
    ? payload
    : {
        ...payload,
        data: {
          ...payload.data,
          suggestions: catalogue.suggestions({ q, tags: [...tags], locale }),
        },
      };
}

/** What the pages of the catalogue show first, `{route}/_payload.json` (spec 4.16). */
export const payloadRoutes = ({ catalogue }: Deps): OperationRoute[] => [
  handle('getCataloguePayload', async ({ locale, ...exchange }) =>
    revalidated(exchange, firstPage(catalogue, locale)),
  ),

  handle('getCharacterPayload', async ({ params, locale, ...exchange }) => {
    const character = catalogue.bySlug(params.slug);
    if (character === null) throw problems.notFound();
    return revalidated(
      exchange,
      toCharacterPayload(character, locale, catalogue.similar(character)),
    );
  }),
];
