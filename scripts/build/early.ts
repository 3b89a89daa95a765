import type { Plugin } from 'vite';

const entry = 'src/entry/early.ts';

/** Puts `src/entry/early.ts` into the page as a small script of its own, ahead of the application. */
export function early(): Plugin {
  return {
    name: 'early',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: entry, name: 'early' });
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const chunk = Object.values(bundle ?? {}).find(
          (part) => part.type === 'chunk' && part.facadeModuleId?.endsWith(entry) === true,
        );
        if (chunk === undefined) throw new Error(`${entry} is not in the build`);
        return [
          {
            tag: 'script',
            attrs: { type: 'module', async: true, src: `/${chunk.fileName}` },
            injectTo: 'head-prepend',
          },
        ];
      },
    },
  };
}
