import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { wallParams, wallQueryOf } from '../../common/wallQuery';
import type { Catalogue } from '../characters/catalogue';
import { firstPage } from '../characters/payloads';
import { visitorOf } from './builtView';
import type { BuiltView } from './builtView';
import { packPage, sendPacked } from './packedPage';
import type { PackedPage } from './packedPage';

const KEPT_PAGES = 300;
const VARY = 'Cookie, Accept-Language, Accept-Encoding';

const querySchema = v.record(v.string(), v.unknown());

type Kept = { stamp: string; data: string; page: PackedPage };

/**
 * Fills the page with the first view in the visitor's language and theme: with the age gate's
 * cookie the shell, and at `/` the first page of what the address asks for; without it only the gate. Null if
 * the build has no view, the application has no such page, or something failed.
 */
export function filledPages(
  { catalogue, publicOrigin }: { catalogue: Catalogue; publicOrigin(): string },
  view: BuiltView,
) {
  const pages = new Map<string, Kept>();

  /** Evicts the entries that were used least recently. */
  function keep(key: string, entry: Kept) {
    pages.delete(key);
    pages.set(key, entry);
    const [oldest = ''] = pages.keys();
    if (pages.size > KEPT_PAGES) pages.delete(oldest);
  }

  async function draw(request: FastifyRequest, path: string): Promise<PackedPage | null> {
    const build = await view.current();
    if (build === null) return null;
    const { locale, theme, isAdult } = visitorOf(request);
    const isWall = isAdult && path === '/';
    const query = wallQueryOf(isWall ? v.parse(querySchema, request.query) : {});
    const search = new URLSearchParams(wallParams(query)).toString();
    const page = isWall ? firstPage(catalogue, locale, query).data : null;
    const data = JSON.stringify(page);
    const key = JSON.stringify([locale, theme, isAdult, path, search]);
    const kept = pages.get(key);
    if (kept?.data === data && kept.stamp === build.stamp) {
      keep(key, kept);
      return kept.page;
    }

    const messages = await view.textsOf(build, locale);
    const reading = await view.readingOf(path, locale);
    const { links, stamp, template } = build;
    const origin = publicOrigin();
    const wanted = { path, search, isAdult, locale, messages, theme, page, links, reading, origin };
    const html = build.draw.fillPage(template, wanted);
    if (typeof html !== 'string') return null;
    const drawn = await packPage(html);
    if (view.isCurrent(build)) keep(key, { stamp, data, page: drawn });
    return drawn;
  }

  return async (request: FastifyRequest, reply: FastifyReply, path: string): Promise<boolean> => {
    const page = await draw(request, path).catch((error: unknown) => {
      request.log.error({ err: error }, 'the first view cannot be drawn');
      return null;
    });
    if (page === null) return false;
    await sendPacked(request, reply.header('cache-control', 'no-cache').header('vary', VARY), page);
    return true;
  };
}
