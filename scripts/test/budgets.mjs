// @ts-check
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { root } from '../run.mjs';

/** The budget of the first route; kB are 1000 bytes after brotli. */
export const budgets = {
  scriptKb: 130,
  scriptRequests: 12,
  styleKb: 12,
  fontKb: 75,
  characterFiles: 14,
};

/**
 * @typedef {{ file: string, isEntry?: boolean, imports?: string[], css?: string[] }} Chunk
 * @typedef {{ name: string, ok: boolean, line: string }} Budget
 */

/** @param {Record<string, Chunk>} manifest */
function firstRoute(manifest) {
  const scripts = new Set();
  const styles = new Set();
  const visit = (/** @type {Chunk | undefined} */ chunk) => {
    if (chunk === undefined || scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const file of chunk.css ?? []) styles.add(file);
    for (const name of chunk.imports ?? []) visit(manifest[name]);
  };
  for (const chunk of Object.values(manifest)) {
    if (chunk.isEntry) visit(chunk);
  }
  return { scripts: [...scripts], styles: [...styles] };
}

/** @param {string[]} files */
async function brotliKb(files) {
  const contents = await Promise.all(files.map((file) => readFile(path.join(root, 'dist', file))));
  return contents.reduce((sum, bytes) => sum + brotliCompressSync(bytes).length, 0) / 1000;
}

/** What the page itself asks for; fonts are compressed already. */
async function fontKb() {
  const page = await readFile(path.join(root, 'dist/.vite/page.html'), 'utf8');
  const files = [...page.matchAll(/href="\/([^"]+\.woff2)"/g)].map(([, file = '']) => file);
  const fonts = await Promise.all(files.map((file) => readFile(path.join(root, 'dist', file))));
  return fonts.reduce((sum, bytes) => sum + bytes.length, 0) / 1000;
}

/** The extra files of a character's page, each of which it names early. */
async function characterFiles() {
  const links = JSON.parse(await readFile(path.join(root, 'dist/.vite/links.json'), 'utf8'));
  return String(links['/:slug']).split('<link ').length - 1;
}

/**
 * Weighs what the first route loads: the build's entry and all its static imports.
 * @returns {Promise<Budget[]>}
 */
export async function weighFirstRoute() {
  const text = await readFile(path.join(root, 'dist/.vite/manifest.json'), 'utf8');
  const { scripts, styles } = firstRoute(JSON.parse(text));
  if (scripts.length === 0) throw new Error('The manifest of the build has no entry.');
  const scriptKb = await brotliKb(scripts);
  const styleKb = await brotliKb(styles);
  const fonts = await fontKb();
  const files = await characterFiles();
  return [
    {
      name: 'script',
      ok: scriptKb <= budgets.scriptKb,
      line: `${scriptKb.toFixed(1)} of ${budgets.scriptKb} kB script`,
    },
    {
      name: 'requests',
      ok: scripts.length <= budgets.scriptRequests,
      line: `${scripts.length} of ${budgets.scriptRequests} script requests`,
    },
    {
      name: 'style',
      ok: styleKb <= budgets.styleKb,
      line: `${styleKb.toFixed(1)} of ${budgets.styleKb} kB style`,
    },
    {
      name: 'font',
      ok: fonts > 0 && fonts <= budgets.fontKb,
      line: `${fonts.toFixed(1)} of ${budgets.fontKb} kB font`,
    },
    {
      name: 'character',
      // None would mean that the page has to discover them one by one.
      ok: files > 0 && files <= budgets.characterFiles,
      line: `${files} of ${budgets.characterFiles} more files for a character`,
    },
  ];
}
