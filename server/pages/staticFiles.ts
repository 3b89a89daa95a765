import { existsSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Catalogue } from '../characters/catalogue';
import { localeOf } from '../base/locale';
import { EMPTY_PAGE } from './builtView';
import type { BuiltView } from './builtView';
import { filledPages } from './filledPages';
import { isPage } from '../http/pages';
import { isPersonaSlug } from '../characters/personaSlug';
import { pathOf } from '../http/pathOf';
import { problems } from '../http/problem';
import { isJudge, judgePolicy } from '../http/securityHeaders';
import type { PageConfig } from './settings';

type Deps = {
  catalogue: Catalogue;
  config: PageConfig;
  /** The application's address, without a trailing slash. */
  publicOrigin(): string;
};

const portraitsFolder = fileURLToPath(new URL('../../public/portraits', import.meta.url));
const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATED = 'no-cache';

const isHashed = (path: string) => /^\/(?:assets|builds\/meta)\//.test(path);
const isFile = (path: string) => /\.[a-z0-9]+$/i.test(path);

async function sendMissing(reply: FastifyReply) {
  await reply
    .code(404)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('Not found\n');
}

/**
 * Serves the built application. A path without a file extension gets the page, filled with the
 * first view; if it cannot be filled it is empty, with 404 unless the application has a page there.
 * A missing file is a 404 and never HTML.
 */
export async function serveFiles(
  app: FastifyInstance,
  services: Deps,
  view: BuiltView,
): Promise<void> {
  const distFolder = resolve(services.config.distDir);
  await app.register(fastifyStatic, {
    root: portraitsFolder,
    serve: false,
    cacheControl: false,
    dotfiles: 'ignore',
    index: false,
    preCompressed: true,
  });

  const isThere = (path: string) => existsSync(join(distFolder, path));
  const sendFilled = filledPages(services, view);

  /** One answer comes from one build, even if a deployment moves the symlink meanwhile. */
  async function sendBuilt(reply: FastifyReply, name: string) {
    const folder = await realpath(distFolder).catch(() => null);
    return folder === null ? sendMissing(reply) : reply.sendFile(name, folder);
  }

  async function sendApplication(reply: FastifyReply, status: number) {
    if (!isThere(EMPTY_PAGE)) return sendMissing(reply);
    reply.code(status).header('cache-control', REVALIDATED);
    return sendBuilt(reply, EMPTY_PAGE);
  }

  app.get('/portraits/*', (request, reply) => {
    const path = pathOf(request.url);
    if (path === null) return sendMissing(reply);
    reply.header('cache-control', IMMUTABLE);
    return reply.sendFile(path.slice('/portraits/'.length));
  });

  // The build has the blog's texts in each language. Must come before `/{slug}/_payload.json`.
  for (const payload of ['/blog/_payload.json', '/blog/:id/_payload.json'])
    app.get(payload, (request, reply) => {
      const path = pathOf(request.url);
      if (path === null) return sendMissing(reply);
      const locale = localeOf(request.headers['accept-language']);
      const own = path.replace(/\.json$/, `.${locale}.json`);
      reply.header('cache-control', REVALIDATED).header('vary', 'accept-language');
      return sendBuilt(reply, (isThere(own) ? own : path).slice(1));
    });

  app.get('/*', async (request, reply) => {
    const path = pathOf(request.url);
    if (path === null) return sendMissing(reply);
    if (path === '/api' || path.startsWith('/api/')) throw problems.notFound();
    if (isFile(path)) {
      reply.header('cache-control', isHashed(path) ? IMMUTABLE : REVALIDATED);
      if (isJudge(path)) reply.headers(judgePolicy);
      return sendBuilt(reply, path.slice(1));
    }
    const known = {
      isCharacter: (slug: string) =>
        isPersonaSlug(slug) || services.catalogue.bySlug(slug) !== null,
      isReading: (page: string) => isThere(`${page}/_payload.json`),
    };
    if (!isPage(path, known)) return sendApplication(reply, 404);
    if (await sendFilled(request, reply, path)) return reply;
    return sendApplication(reply, 200);
  });

  app.setNotFoundHandler(async (request, reply) => {
    const isRead = ['GET', 'HEAD'].includes(request.method);
    if (pathOf(request.url)?.startsWith('/api') === true) throw problems.notFound();
    if (!isRead) throw problems.methodNotAllowed(['GET', 'HEAD']);
    await sendMissing(reply);
  });
}
