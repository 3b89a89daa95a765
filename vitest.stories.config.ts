import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { browserArgs, findShell } from './scripts/browser.mjs';

const executablePath = findShell();

// As users get it: React's own checks while it draws are a fifth of the time, and no story asks for them.
process.env['NODE_ENV'] = 'production';

export default defineConfig({
  plugins: [storybookTest({ configDir: fileURLToPath(new URL('.storybook', import.meta.url)) })],
  optimizeDeps: {
    include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'openapi-fetch'],
  },
  test: {
    name: 'stories',
    env: { DEEP: process.env['DEEP'] ?? '' },
    setupFiles: ['tests/support/setupStories.ts'],
    // More than the patience with what a story waits for.
    testTimeout: 40_000,
    // Loading the pages anew for each file takes longer than most of the files, and each story
    // begins with an empty page.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        launchOptions: { args: browserArgs, ...(executablePath ? { executablePath } : {}) },
        // A story is checked as it rests, not in the middle of a movement.
        contextOptions: { reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
