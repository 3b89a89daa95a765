import { fileURLToPath } from 'node:url';

/** Replaces the icons' renderer by the product's own, smaller one. */
export const iconAlias = {
  find: /^\.\.\/createLucideIcon\.mjs$/,
  replacement: fileURLToPath(new URL('../../src/ui/kit/drawnIcon.ts', import.meta.url)),
};
