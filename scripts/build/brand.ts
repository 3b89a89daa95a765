import type { Plugin } from 'vite';
import { productName } from '../../src/ui/brand/brand.ts';

const description = 'Meet characters worth an evening. For adults.';

const manifest = JSON.stringify({
  id: '/',
  name: productName,
  short_name: productName,
  description,
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#17121b',
  theme_color: '#17121b',
  categories: ['entertainment', 'social'],
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    {
      src: '/icons/icon-maskable-512.png',
      sizes: '512x512',
      type: 'image/png',
      purpose: 'maskable',
    },
  ],
});

/**
 * Puts the product's name into index.html and makes the web app manifest. `publicOrigin`: the
 * pages' address, as the picture of a shared link needs an absolute one.
 */
export function brand(publicOrigin: string): Plugin {
  return {
    name: 'brand',
    transformIndexHtml: (html) =>
      html
        .replaceAll('%PRODUCT_NAME%', productName)
        .replaceAll('%DESCRIPTION%', description)
        .replaceAll('%PUBLIC_ORIGIN%', publicOrigin),
    configureServer(server) {
      server.middlewares.use('/app.webmanifest', (_request, response) => {
        response.setHeader('content-type', 'application/manifest+json').end(manifest);
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'app.webmanifest', source: manifest });
    },
  };
}
