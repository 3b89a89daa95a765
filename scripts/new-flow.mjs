// @ts-check
/**
 * Creates a new flow: `npm run new-flow -- giftBox` writes its machine with tests in three layers,
 * its titles for designers, its view with stories, the hook that connects them, and its first texts
 * in five languages.
 */
import './requireNode.mjs';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { formatted } from './formatted.mjs';
import { filesOf, textsOf } from './new-flow/templates.mjs';
import { root } from './run.mjs';

class NewFlowFault extends Error {}

/** @param {string} name */
function flowOf(name) {
  if (!/^[a-z][a-zA-Z0-9]+$/.test(name)) {
    throw new NewFlowFault('Name the flow in camelCase: npm run new-flow -- giftBox');
  }
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return { name, Name: name.charAt(0).toUpperCase() + name.slice(1), words };
}

/** @param {string} file @param {string} text */
async function write(file, text) {
  const place = path.join(root, file);
  await mkdir(path.dirname(place), { recursive: true });
  await writeFile(place, await formatted(place, text));
  process.stdout.write(`  ${file}\n`);
}

/** @param {Record<string, string>} texts @param {string} locale */
async function addTexts(texts, locale) {
  const file = `src/i18n/messages/${locale}.json`;
  const known = JSON.parse(await readFile(path.join(root, file), 'utf8'));
  const all = Object.entries({ ...known, ...texts });
  all.sort(([one], [other]) => (one < other ? -1 : 1));
  await write(file, JSON.stringify(Object.fromEntries(all), null, 2));
}

const next = (/** @type {{ name: string, Name: string }} */ { name, Name }) => `
Next:
  1. npm run test:machine -- ${name}        and change chart and tests to what the flow is about
  2. openapi.yaml, npm run generate, src/api/actors/${name}.ts for load${Name}
  3. for a screen: its name into ScreenMachines, at the end of the machine's file as in the others;
     src/app/bundles: with what it runs; src/app/screens.ts: where, unless
     a page in src/app/pages.ts names its bundle, and its view has pageOver as the default export
  4. src/ui: where ${Name}View is shown, by use${Name}; npm run storybook shows it already
  5. src/i18n/messages: texts as a native writer would write them, the title first
`;

async function main() {
  const flow = flowOf(process.argv[2] ?? '');
  const files = filesOf(flow);
  const taken = Object.keys(files).filter((file) => existsSync(path.join(root, file)));
  if (taken.length > 0) throw new NewFlowFault(`There is a ${taken[0]} already.`);
  process.stdout.write('Written:\n');
  for (const [file, text] of Object.entries(files)) await write(file, text);
  for (const [locale, texts] of Object.entries(textsOf(flow))) await addTexts(texts, locale);
  process.stdout.write(next(flow));
}

try {
  await main();
} catch (error) {
  if (!(error instanceof NewFlowFault)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
