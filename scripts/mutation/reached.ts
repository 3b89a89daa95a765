import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';

declare global {
  var reachedSites: Set<string> | undefined;
}

const left = 'node_modules/.cache/mutation/reached.json';

// Code that runs when modules load is attributed to the first test.
beforeAll(() => {
  globalThis.reachedSites = new Set();
});

afterAll(() => {
  mkdirSync(path.dirname(left), { recursive: true });
  writeFileSync(left, JSON.stringify([...(globalThis.reachedSites ?? [])]));
  globalThis.reachedSites = undefined;
});
