import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import * as v from 'valibot';
import type { Plugin } from 'vite';
import { matchRoute, routeRules } from '../../src/machines/navigation/routes.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const BYTES_AT_MOST = 64 * 1024 * 1024;
const payloadsSchema = v.record(v.string(), v.looseObject({ route: v.string() }));

/** In a separate process, so that not every start of Vite reads the characters' texts. */
async function makePayloads() {
  const args = ['node_modules/tsx/dist/cli.mjs', 'scripts/build/makePayloads.ts'];
  const options = { cwd: root, maxBuffer: BYTES_AT_MOST };
  const { stdout } = await promisify(execFile)(process.execPath, args, options);
  return v.parse(payloadsSchema, JSON.parse(stdout));
}

const hasPayload = (path: string) => {
  const route = matchRoute(routeRules, path);
  return route !== null && routeRules[route.pattern]?.payload === true;
};

/**
 * Writes what each page shows first, in English, as `{route}/_payload.json` (spec 4.16): a static
 * host serves these files, our own server answers itself and in every language.
 */
export function payloads(): Plugin {
  return {
    name: 'payloads',
    apply: 'build',
    async generateBundle() {
      for (const [path, payload] of Object.entries(await makePayloads())) {
        if (!hasPayload(path)) throw new Error(`${path} is not to have a payload`);
        this.emitFile({
          type: 'asset',
          fileName: `${path}/_payload.json`.replace(/^\/+/, ''),
          source: JSON.stringify(payload),
        });
      }
    },
  };
}
