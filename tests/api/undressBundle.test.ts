import path from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { waysOfAFile } from '../support/waysOfAFile';

const root = fileURLToPath(new URL('../..', import.meta.url));
const entries = ['src/ui/undress/UndressPage.tsx', 'src/app/bundles/undress.ts'];

/** The product's own modules that the screen is bundled from, those that come late included. */
async function bundledModules(): Promise<Map<string, string>> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: entries.map((file) => path.join(root, file)),
        preserveEntrySignatures: 'strict',
      },
    },
  });
  if (!('output' in result)) throw new Error('One bundle was asked for.');
  const src = path.join(root, 'src/');
  return new Map(
    result.output
      .flatMap((part) => (part.type === 'chunk' ? Object.entries(part.modules) : []))
      .filter(([file]) => file.startsWith(src))
      .map(([file, { code }]) => [path.relative(root, file), code ?? '']),
  );
}

it('L1 no module of the screen can take a file', async () => {
  const modules = await bundledModules();
  expect([...modules.keys()]).toEqual(
    expect.arrayContaining([...entries, 'src/ui/undress/Chooser.tsx', 'src/api/actors/undress.ts']),
  );
  const found = [...modules].flatMap(([file, code]) =>
    waysOfAFile(code).map((way) => `${file}: ${way}`),
  );
  expect(found).toEqual([]);
});
