import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The inspector of the flows, as files for any web host; the product is built without it. */
export default defineConfig({
  base: './',
  plugins: [react()],
  build: {
    outDir: 'dist-flows',
    emptyOutDir: true,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 4_000,
    rolldownOptions: { input: ['inspector.html', 'screen.html'] },
  },
});
