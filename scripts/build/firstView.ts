import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { Plugin } from 'vite';
import { fontLinks } from './fonts.ts';
import { iconAlias } from './iconAlias.ts';
import { moduleLinks } from './moduleLinks.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Modules that the first view needs at once, though they are lazy elsewhere. */
export const lazyModules: Readonly<Record<string, readonly string[]>> = {
  '/:slug': ['src/app/bundles/characters.ts', 'src/ui/chat/ChatPage.tsx', 'src/i18n/lazy.ts'],
  '/terms': ['src/ui/documents/TermsPage.tsx', 'src/i18n/lazy.ts'],
  '/privacy': ['src/ui/documents/PrivacyPage.tsx', 'src/i18n/lazy.ts'],
  '/removal': ['src/app/bundles/forms.ts', 'src/ui/removal/RemovalPage.tsx', 'src/i18n/lazy.ts'],
};

/** Modules that only browsers load, so that they are not part of the first view. */
function withoutLazyModules(): Plugin {
  const lazy = '\0lazy';
  return {
    name: 'without-lazy-modules',
    enforce: 'pre',
    resolveDynamicImport: () => lazy,
    load: (id) => (id === lazy ? 'export {};' : undefined),
  };
}

/** Builds `src/entry/firstView.tsx` for a server, as `firstView.mjs` in the folder. */
export async function buildFirstView(folder: string): Promise<void> {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [withoutLazyModules()],
    oxc: { jsx: { runtime: 'automatic', development: false } },
    resolve: { alias: [iconAlias] },
    ssr: { noExternal: true },
    build: {
      ssr: 'src/entry/firstView.tsx',
      outDir: folder,
      emptyOutDir: false,
      assetsInlineLimit: 0,
      target: 'node20',
      minify: false,
      reportCompressedSize: false,
      rolldownOptions: { output: { entryFileNames: 'firstView.mjs' } },
    },
  });
}

/**
 * Puts beside the build, in `.vite`, what a server needs to fill a page: the empty `page.html`,
 * `firstView.mjs`, which draws into it, and `links.json`, the early links to its parts and to
 * a language's letters.
 */
export function firstView(): Plugin {
  let outDir = '';
  return {
    name: 'first-view',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    writeBundle: {
      sequential: true,
      async handler(_, bundle) {
        const folder = join(outDir, '.vite');
        const links = Object.entries(lazyModules).map(([pattern, modules]) => [
          pattern,
          moduleLinks(bundle, modules),
        ]);
        const ru = fontLinks(bundle, 'cyrillic')
          .map(({ href }) => `<link rel="preload" as="font" crossorigin href="${href}">`)
          .join('');
        await mkdir(folder, { recursive: true });
        await writeFile(
          join(folder, 'links.json'),
          JSON.stringify({ ...Object.fromEntries(links), ru }),
        );
        await buildFirstView(folder);
        await copyFile(join(outDir, 'index.html'), join(folder, 'page.html'));
      },
    },
  };
}
