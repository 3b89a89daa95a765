import { Readable } from 'node:stream';
import type { HttpConfig } from '../http/settings';
import { handle, hijacked } from '../http/operation';
import type { OperationRoute } from '../http/operation';
import { problems } from '../http/problem';
import { readRange } from './byteRange';
import type { Media } from './media';

type Deps = { config: Pick<HttpConfig, 'webOrigins'>; media: Media };

export const mediaRoutes = ({ config, media }: Deps): OperationRoute[] => [
  handle('getMedia', async ({ params, query, request, reply }) => {
    const { key } = params;
    const remaining = media.addresses.remaining(key, query.expires, query.signature);
    if (remaining === null) throw problems.forbidden();
    const file = await media.find(key);
    if (file === null) throw problems.notFound();
    const range = readRange(request.headers.range, file.length);
    const isHead = request.method === 'HEAD';
    // Read before any header is set: a browser must not cache an outage as it caches the file.
    const content =
      isHead || range === 'unsatisfiable' ? Readable.from([]) : await file.read(range ?? undefined);
    // An export is a file for its user, not part of a page; a browser caches no copy of it.
    const isExport = file.type === 'application/json';
    reply.headers({
      'accept-ranges': 'bytes',
      'cache-control': isExport ? 'private, no-store' : `private, max-age=${remaining}, immutable`,
      'content-disposition': isExport ? 'attachment; filename="my-data.json"' : 'inline',
      // Pages of other origins that may call the API may show it.
      ...(config.webOrigins.length > 0 && { 'cross-origin-resource-policy': 'cross-origin' }),
    });
    reply.type(file.type);
    if (range === 'unsatisfiable') {
      await reply
        .code(416)
        .headers({ 'cache-control': 'no-store', 'content-range': `bytes */${file.length}` })
        .send();
      return hijacked;
    }
    const { start, end } = range ?? { start: 0, end: file.length - 1 };
    reply.code(range === null ? 200 : 206).header('content-length', end - start + 1);
    if (range !== null) reply.header('content-range', `bytes ${start}-${end}/${file.length}`);
    await reply.send(content);
    return hijacked;
  }),
];
