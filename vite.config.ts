import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { blog } from './scripts/build/blog.ts';
import { brand } from './scripts/build/brand.ts';
import { buildManifest } from './scripts/build/buildManifest.ts';
import { chunkGroups } from './scripts/build/chunkGroups.ts';
import { community } from './scripts/build/community.ts';
import { early } from './scripts/build/early.ts';
import { firstView } from './scripts/build/firstView.ts';
import { fonts } from './scripts/build/fonts.ts';
import { iconAlias } from './scripts/build/iconAlias.ts';
import { layerOrder } from './scripts/build/layerOrder.ts';
import { payloads } from './scripts/build/payloads.ts';
import { precompress } from './scripts/build/precompress.ts';
import { serviceWorker } from './scripts/build/serviceWorker.ts';
import { staticHost } from './scripts/build/staticHost.ts';
import { staticPages } from './scripts/build/staticPages.ts';
import { withoutDescriptions } from './scripts/build/withoutDescriptions.ts';
import { reviewFile } from './scripts/flows/reviewFile.ts';
import { scenarioFiles } from './scripts/flows/scenarioFiles.ts';
import { flowCoverage } from './scripts/flows/coveragePlugin.ts';
import { flowRevisions } from './scripts/flows/revisionsPlugin.ts';
import { flowsRelay } from './scripts/flows/relayPlugin.ts';
import { flowSamples } from './scripts/flows/samplesPlugin.ts';

const apiOrigin = `http://127.0.0.1:${process.env['API_PORT'] ?? '3001'}`;

const publicOrigin = process.env['VITE_PUBLIC_ORIGIN'] || '';
const hasBlog = process.env['VITE_BLOG'] !== 'off';

const onEveryPage = /\/(?:platform|rolldown-runtime|shared)-[\w-]+\.js$/;

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    brand(publicOrigin),
    blog({ isOn: hasBlog, publicOrigin }),
    community(),
    withoutDescriptions(),
    early(),
    fonts(),
    layerOrder(),
    payloads(),
    buildManifest({ hasBlog }),
    firstView(),
    serviceWorker(process.env['VITE_SERVICE_WORKER'] !== 'off'),
    staticHost({
      apiOrigin: process.env['VITE_API_ORIGIN'] || null,
      roomsUrl: process.env['VITE_LIVEKIT_URL'] || null,
    }),
    staticPages(publicOrigin),
    precompress(),
    reviewFile(import.meta.dirname),
    scenarioFiles(import.meta.dirname),
    flowSamples(),
    flowCoverage(import.meta.dirname),
    flowsRelay(),
    flowRevisions(import.meta.dirname),
  ],
  resolve: {
    alias:
      command === 'build'
        ? [
            iconAlias,
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
    modulePreload: {
      polyfill: false,
      // What every page has already is not asked for again, nor named in the first script.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => !onEveryPage.test(file)),
    },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: {
      // Where the pages are is where it tells them that the rooms of calls are.
      '/api': { target: apiOrigin, changeOrigin: false },
      '/calls': { target: apiOrigin, changeOrigin: false, ws: true },
      '/portraits': apiOrigin,
      '/media': apiOrigin,
      '/healthz': apiOrigin,
      '/dev': apiOrigin,
      '/sandbox': apiOrigin,
      '/password': {
        target: apiOrigin,
        bypass: (request) => (request.method === 'POST' ? undefined : request.url),
      },
    },
  },
}));
