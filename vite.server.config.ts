import { defineConfig } from 'vite';

/** The server for `npm start`: files that stay apart, as a bundle would move their `import.meta.url`. */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: true,
    outDir: 'dist-server',
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    rolldownOptions: {
      input: [
        'server/main.ts',
        'server/calls/agent/process/main.ts',
        'server/textRules/readers.ts',
        'server/textRules/workers/read.ts',
        'server/textRules/workers/watch.ts',
      ],
      output: { preserveModules: true, preserveModulesRoot: 'server', entryFileNames: '[name].js' },
    },
  },
});
