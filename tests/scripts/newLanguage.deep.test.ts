import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const execute = promisify(execFile);
/** Esperanto, with the English texts: the checks see a language that nothing was written for. */
const added = 'eo';
const manyMinutes = 600_000;

let copy: string;
const run = (...args: string[]) =>
  execute(process.execPath, args, { cwd: copy, maxBuffer: 64 * 1024 * 1024 });
const tool = (file: string) => path.join(root, 'node_modules', file);

async function rewrite(
  file: string,
  changes: readonly (readonly [before: string, after: string])[],
) {
  const place = path.join(copy, file);
  let text = await readFile(place, 'utf8');
  for (const [before, after] of changes) {
    expect(text, `${file} holds ${before}`).toContain(before);
    text = text.replace(before, after);
  }
  await writeFile(place, text);
}

/** What is written in each language: `en.json` or a folder `en`. */
async function copyEnglish(folder: string): Promise<void> {
  for (const entry of await readdir(path.join(copy, folder), { withFileTypes: true })) {
    const { name, ext } = path.parse(entry.name);
    const from = path.join(copy, folder, entry.name);
    if (name === 'en') await cp(from, path.join(copy, folder, added + ext), { recursive: true });
    else if (entry.isDirectory()) await copyEnglish(path.join(folder, entry.name));
  }
}

beforeAll(async () => {
  copy = await mkdtemp(path.join(tmpdir(), 'new-language-'));
  const { stdout } = await execute('git', ['ls-files'], { cwd: root });
  const parts = new Set(stdout.split('\n').map((file) => file.split('/', 1)[0] ?? ''));
  for (const part of parts)
    if (part !== '') await cp(path.join(root, part), path.join(copy, part), { recursive: true });
  await symlink(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  await rewrite('common/locales.ts', [
    [`'ru'] as const;`, `'ru', '${added}'] as const;`],
    [`  ru: 'Русский',\n`, `  ru: 'Русский',\n  ${added}: 'Esperanto',\n`],
    [`  ru: 'Russian',\n`, `  ru: 'Russian',\n  ${added}: 'Esperanto',\n`],
  ]);
  await rewrite('openapi.yaml', [
    ['enum: [en, ch, es, de, ru]', `enum: [en, ch, es, de, ru, ${added}]`],
  ]);
  await copyEnglish('content');
  await copyEnglish('src/i18n/messages');
}, manyMinutes);
afterAll(() => rm(copy, { recursive: true, force: true }));

describe('a sixth language', () => {
  it(
    'is its texts, its name and the contract: everything else follows',
    async () => {
      await run(tool('openapi-typescript/bin/cli.js'), 'openapi.yaml', '-o', 'src/api/schema.d.ts');
      await run('scripts/messages.mjs');
      await run('scripts/messages.mjs', '--check');
      for (const project of ['machines', 'web', 'node'])
        await run(tool('typescript-native/bin/tsc'), '-p', `tsconfig.${project}.json`);
      await run(tool('tsx/dist/cli.mjs'), 'scripts/characters/main.ts', 'check');
    },
    manyMinutes,
  );

  it(
    'is drawn by the server and chosen in the menu',
    async () => {
      const { stdout } = await run(
        tool('vitest/vitest.mjs'),
        ...['run', '--project', 'server', '--project', 'machines', '--no-color'],
        ...[
          'tests/server/pages/firstView',
          'tests/server/mail/mailTexts',
          'tests/machines/preferences',
        ],
      );
      expect(stdout).toMatch(/Tests {2}\d+ passed \(\d+\)/);
    },
    manyMinutes,
  );

  it(
    'is answered in English until characters have words in it',
    async () => {
      const talk = path.join(copy, 'talk.txt');
      await writeFile(talk, '# ines\nHi! How are you?\n');
      const play = ['scripts/replies/play.ts', added, talk];
      const { stdout } = await run(tool('tsx/dist/cli.mjs'), ...play);
      const english = await run(tool('tsx/dist/cli.mjs'), ...play.with(1, 'en'));
      expect(stdout).toContain('> Hi! How are you?');
      expect(stdout).toBe(english.stdout);
    },
    manyMinutes,
  );
});
