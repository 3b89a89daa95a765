import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const statement = readFileSync(new URL('../../src/ui/theme/layers.css', import.meta.url), 'utf8');

/**
 * Puts the order of the style layers at the head of every stylesheet. The minifier drops the
 * statement where it looks redundant within one file, and the file that a browser reads first would
 * then set another order for the whole page.
 */
export function layerOrder(): Plugin {
  return {
    name: 'layer-order',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset' && file.fileName.endsWith('.css'))
          file.source = `${statement.trim()}${String(file.source)}`;
      }
    },
  };
}
