import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { reviewAsset } from './scripts/flows/reviewFile.ts';
import { flowCoverage } from './scripts/flows/coveragePlugin.ts';
import { flowSamples } from './scripts/flows/samplesPlugin.ts';

/** The inspector of the flows, as files for any web host; the product is built without it. */
export default defineConfig({
  base: './',
  plugins: [
    react(),
    reviewAsset(import.meta.dirname),
    flowSamples(),
    flowCoverage(import.meta.dirname),
  ],
  // What looks for ways in a thread of its own knows the samples as well.
  worker: { format: 'es', plugins: () => [flowSamples()] },
  build: {
    outDir: 'dist-flows',
    emptyOutDir: true,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 4_000,
    rolldownOptions: {
      input: ['inspector.html', 'screen.html'],
      output: {
        codeSplitting: {
          groups: [
            {
              // A sheet of screens is hundreds of pages: what their stories show comes in one file.
              name: 'product',
              test: /\/src\/(?!inspector\/).*(?<!\.stories)\.tsx?$/,
            },
          ],
        },
      },
    },
  },
});
