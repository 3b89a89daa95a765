import { fileURLToPath } from 'node:url';

/** Has a build draw the icons by the product's own, smaller function. */
export const iconAlias = {
  find: /^\.\.\/createLucideIcon\.mjs$/,
  replacement: fileURLToPath(new URL('../../src/ui/kit/drawnIcon.ts', import.meta.url)),
};
