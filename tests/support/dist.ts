import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildFirstView } from '../../scripts/build/firstView';

/** Of an empty page. */
export const template = `<!doctype html>
<html lang="en">
  <head>
    <script type="module" async src="/assets/early-1a2b3c.js"></script>
    <title>Confidant</title>
    <script type="module" src="/assets/index-1a2b3c.js"></script>
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>
`;
export const chatPart = '<link rel="modulepreload" href="/assets/ChatPage-1a2b3c.js">';
/** Where nothing is filled. */
export const plain = '<!doctype html><title>Plain</title>';
export const locales = ['en', 'ch', 'de', 'es', 'ru'] as const;

/** A folder of a build as far as a server draws pages with it. `links`: as in `links.json`. */
export async function makeDist(links: Record<string, string>): Promise<string> {
  const dist = await mkdtemp(join(tmpdir(), 'filled-'));
  await mkdir(join(dist, '.vite'));
  await mkdir(join(dist, 'locales'));
  await mkdir(join(dist, 'builds'));
  await writeFile(join(dist, 'builds/shell.html'), plain);
  for (const locale of locales.slice(1)) {
    const file = `${locale}.json`;
    const texts = await readFile(new URL(`../../public/locales/${file}`, import.meta.url));
    await writeFile(join(dist, 'locales', file), texts);
  }
  await buildFirstView(join(dist, '.vite'));
  await writeFile(join(dist, '.vite/links.json'), JSON.stringify(links));
  await writeFile(join(dist, '.vite/page.html'), template);
  return dist;
}
