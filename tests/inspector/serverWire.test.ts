import { createServer as createHttpServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { expect, it } from 'vitest';

it('is given the socket of the development server, by which other devices hear', async () => {
  const server = createHttpServer();
  const vite = await createServer({
    root: fileURLToPath(new URL('../../', import.meta.url)),
    configFile: false,
    appType: 'custom',
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: { server } },
  });
  try {
    const module = await vite.transformRequest('/src/browser/recorder/wire.ts');
    expect(module?.code).toContain('import.meta.hot = ');
  } finally {
    await vite.close();
  }
});
