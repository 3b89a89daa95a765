import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from '../loopback';

const root = fileURLToPath(new URL('../../../', import.meta.url));
/** What files are, by their endings. */
export const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.pdf': 'application/pdf',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
};

type Rule = { pattern: RegExp; headers: [string, string][] };

const toPattern = (pattern: string) =>
  new RegExp(`^${pattern.replaceAll('*', '.*').replaceAll(/:\w+/g, '[^/]+')}$`);

function readHeaders(text: string): Rule[] {
  const rules: Rule[] = [];
  for (const line of text.split('\n')) {
    const [, name, value] = /^\s+([^:]+):\s*(.*)$/.exec(line) ?? [];
    if (name !== undefined && value !== undefined) rules.at(-1)?.headers.push([name, value]);
    else if (line !== '') rules.push({ pattern: toPattern(line), headers: [] });
  }
  return rules;
}

/** `from to status[!] [Cookie=name]`; whether the host knows conditions is a matter of the host. */
function readRedirects(text: string, knowsConditions: boolean) {
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [from = '', to = '', status = '', condition] = line.split(' ');
      return {
        pattern: toPattern(from),
        to,
        status: parseInt(status),
        isForced: status.endsWith('!'),
        cookie: condition?.replace('Cookie=', ''),
      };
    })
    .filter(({ cookie }) => cookie === undefined || knowsConditions);
}

/** Builds the front end for an API elsewhere, in a folder of its own. */
export async function buildForStaticHost(apiOrigin: string) {
  const folder = await mkdtemp(path.join(tmpdir(), 'static-host-'));
  await promisify(execFile)(
    process.execPath,
    [
      path.join(root, 'node_modules/vite/bin/vite.js'),
      ...['build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'],
    ],
    { cwd: root, env: { ...process.env, VITE_API_ORIGIN: apiOrigin } },
  );
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Serves a build as a static host would, on `localhost`. */
export async function startStaticHost(
  port: number,
  folder: string,
  { knowsConditions = true } = {},
) {
  const read = (name: string) => readFile(path.join(folder, name), 'utf8');
  const rules = readHeaders(await read('_headers'));
  const redirects = readRedirects(await read('_redirects'), knowsConditions);

  const fileOf = (pathname: string) =>
    [pathname === '/' ? '/index.html' : pathname, `${pathname}.html`].find(
      (file) => path.extname(file) !== '' && existsSync(path.join(folder, file)),
    );

  function resolve(pathname: string, cookies: string) {
    const redirect = redirects.find(
      ({ pattern, cookie }) =>
        pattern.test(pathname) && (cookie === undefined || cookies.includes(`${cookie}=`)),
    );
    const own = fileOf(pathname);
    if (own !== undefined && redirect?.isForced !== true) return { file: own, status: 200 };
    const file = redirect && fileOf(redirect.to);
    return file === undefined
      ? { file: '/404.html', status: 404 }
      : { file, status: redirect?.status ?? 200 };
  }

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const { file, status } = resolve(pathname, request.headers.cookie ?? '');
    for (const { pattern, headers } of rules) {
      if (pattern.test(pathname)) headers.forEach((header) => response.setHeader(...header));
    }
    response.writeHead(status, { 'content-type': types[path.extname(file)] ?? 'text/plain' });
    readFile(path.join(folder, file)).then(
      (content) => response.end(content),
      () => response.end(),
    );
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    stop() {
      server.closeAllConnections();
      server.close();
      return Promise.resolve();
    },
  };
}

/** Where a static host will be, which the API has to know before it starts. */
export async function staticAddress() {
  const port = await freePort();
  return { port, origin: `http://localhost:${port}` };
}
