import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { reviewAsset } from '../scripts/flows/reviewFile.ts';
import { flowCoverage } from '../scripts/flows/coveragePlugin.ts';
import { flowSamples } from '../scripts/flows/samplesPlugin.ts';

const project = path.join(import.meta.dirname, '..');

/** Builds the inspector as static files; the product is built without it. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  publicDir: path.join(project, 'public'),
  plugins: [react(), reviewAsset(project), flowSamples(), flowCoverage(project)],
  // The worker that searches for paths needs the samples as well.
  worker: { format: 'es', plugins: () => [flowSamples()] },
  build: {
    outDir: path.join(project, 'dist-flows'),
    emptyOutDir: true,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 4_000,
    rolldownOptions: {
      input: ['index.html', 'screen.html'].map((page) => path.join(import.meta.dirname, page)),
      output: {
        codeSplitting: {
          groups: [
            {
              // A sheet of screens is hundreds of pages: put what their stories show into one file.
              name: 'product',
              test: /\/src\/.*(?<!\.stories)\.tsx?$/,
            },
          ],
        },
      },
    },
  },
});
