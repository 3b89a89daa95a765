import { SEARCH_LENGTH } from './limits';

export const sorts = ['popular', 'new', 'name'] as const;
export type Sort = (typeof sorts)[number];

/** What the wall is asked for; the address of Explore names it: `/?q=…&tag=…,…&sort=…`. */
export type WallQuery = { q: string; tags: readonly string[]; sort: Sort };

type Params = Readonly<Record<string, unknown>>;

const TAGS_AT_MOST = 20;
const tagPattern = /^[a-z][a-z-]{0,30}$/;

const textOf = (params: Params, name: string): string => {
  const value = Object.hasOwn(params, name) ? params[name] : undefined;
  return typeof value === 'string' ? value : '';
};

/** Anything that an address may say; what makes no sense is left out. */
export const wallQueryOf = (params: Params): WallQuery => ({
  q: textOf(params, 'q').trim().slice(0, SEARCH_LENGTH),
  tags: [...new Set(textOf(params, 'tag').split(','))]
    .filter((tag) => tagPattern.test(tag))
    .slice(0, TAGS_AT_MOST),
  sort: sorts.find((sort) => sort === textOf(params, 'sort')) ?? 'popular',
});

/** The query of an address; without what needs no mention. */
export const wallParams = ({ q, tags, sort }: WallQuery): Record<string, string> => ({
  ...(q.trim() !== '' && { q: q.trim() }),
  ...(tags.length > 0 && { tag: tags.join(',') }),
  ...(sort !== 'popular' && { sort }),
});

export const isSameWall = (one: WallQuery, other: WallQuery): boolean =>
  JSON.stringify(wallParams(one)) === JSON.stringify(wallParams(other));
