import type { Plugin, Rolldown } from 'vite';

/** The fonts of `src/ui/theme/fonts.css` with the letters of a script, as links that load them early. */
export const fontLinks = (bundle: Rolldown.OutputBundle, script: 'cyrillic' | 'latin') =>
  Object.keys(bundle)
    .filter((file) => file.includes(`-${script}-wght-normal-`))
    .map((file) => ({ rel: 'preload', as: 'font', crossorigin: '', href: `/${file}` }));

/** Asks for the fonts of every page with the page itself: found in a stylesheet, they come too late. */
export function fonts(): Plugin {
  return {
    name: 'fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        fontLinks(bundle, 'latin').map((attrs) => ({
          tag: 'link',
          attrs,
          injectTo: 'head-prepend',
        })),
    },
  };
}
