import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './scripts/build/precompress.ts';

const apiOrigin = `http://127.0.0.1:${process.env['API_PORT'] ?? '3001'}`;

export default defineConfig(({ command }) => ({
  plugins: [react(), precompress()],
  resolve: {
    alias:
      command === 'build'
        ? [
            {
              find: /^@formatjs\/icu-messageformat-parser$/,
              replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
            },
          ]
        : [],
  },
  build: {
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: {
    host: '127.0.0.1',
    proxy: {
      '/api': apiOrigin,
      '/portraits': apiOrigin,
      '/healthz': apiOrigin,
      '/dev': apiOrigin,
      '/password': {
        target: apiOrigin,
        bypass: (request) => (request.method === 'POST' ? undefined : request.url),
      },
    },
  },
}));
