/**
 * Compiles src/i18n/messages, content/captions and content/tags to parsed messages: English into the bundle, in two
 * parts, the second of which comes with the first late view; the other languages into
 * public/locales, from where they are fetched. With --check nothing is written; instead, there, in
 * content/mail and in content/search, every id used in the source must exist, every id must be used, every text must
 * be a valid message, and every language must have the same sorted keys and placeholders.
 */
import { execFile } from 'node:child_process';
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { IntlMessageFormat } from 'intl-messageformat';
import { firstViewFiles } from './i18n/firstView.mjs';
import { stretched } from './i18n/stretched.mjs';

const run = promisify(execFile);
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const formatjs = path.join(root, 'node_modules/@formatjs/cli/bin/formatjs');
const sourceLocale = 'en';
/** The application's texts; the server also reads those in content/. */
const application = ['src/i18n/messages', 'content/captions', 'content/tags'];
const mails = ['content/mail'];
/** Words for the search, which nobody reads. */
const search = ['content/search'];
const allLocales = (await readdir(path.join(root, 'src/i18n/messages'))).map(
  (file) => path.parse(file).name,
);
const fetchedLocales = allLocales.filter((locale) => locale !== sourceLocale);

const filesOf = (folders, locale) => folders.map((folder) => `${folder}/${locale}.json`);
const readTexts = async (file) => JSON.parse(await readFile(path.join(root, file), 'utf8'));
const idsOf = async (folders) =>
  (await Promise.all(filesOf(folders, sourceLocale).map(readTexts))).flatMap(Object.keys);

async function callFormatjs(args) {
  const { stdout } = await run(process.execPath, [formatjs, ...args], {
    cwd: root,
    maxBuffer: 64 * 1024 * 1024,
  });
  return stdout;
}

async function compile(locale) {
  const args = ['compile', '--ast', '--format', 'simple', ...filesOf(application, locale)];
  return JSON.parse(await callFormatjs(args));
}

/** A text without placeholders stays a string, which is shorter, and is expanded later. */
function compiledModule(name, type, messages) {
  const packed = Object.entries(messages).map(([id, parts]) => {
    const isPlain = parts.length === 1 && parts[0].type === 0;
    return [id, isPlain ? parts[0].value : parts];
  });
  const json = JSON.stringify(JSON.stringify(Object.fromEntries(packed)));
  const unpack = `(id, value) => (id.includes('.') && value + '' === value ? [{ type: 0, value }] : value)`;
  return `import type { ${type} } from '../messageTypes';\n\nexport const ${name}: ${type} = JSON.parse(${json}, ${unpack});\n`;
}

async function writeIfChanged(file, content) {
  const before = await readFile(file, 'utf8').catch(() => undefined);
  if (before === content) return;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}

/**
 * Writes the compiled messages of all languages; unchanged files are left alone. With PSEUDO=1
 * (`npm run dev`; never a build) every fetched language is English with longer, accented text, to
 * show what a wordy language does to a page.
 */
export async function compileMessages() {
  const isPseudo = process.env.PSEUDO === '1';
  const compiled = await compile(sourceLocale);
  const english = Object.entries(compiled);
  const first = await extractedIds(await firstViewFiles());
  const parts = [
    { name: 'first', type: 'EnglishMessages', of: ([id]) => first.has(id) },
    { name: 'later', type: 'Messages', of: ([id]) => !first.has(id) },
  ];
  for (const { name, type, of } of parts) {
    await writeIfChanged(
      path.join(root, `src/i18n/compiled/${name}.ts`),
      compiledModule(name, type, Object.fromEntries(english.filter(of))),
    );
  }
  for (const locale of fetchedLocales) {
    await writeIfChanged(
      path.join(root, 'public/locales', `${locale}.json`),
      JSON.stringify(isPseudo ? stretched(compiled) : await compile(locale)),
    );
  }
}

async function sourceFiles() {
  const found = await Promise.all(
    ['common', 'src'].map(async (folder) => {
      const entries = await readdir(path.join(root, folder), { recursive: true });
      return entries.map((entry) => path.join(folder, entry));
    }),
  );
  return found
    .flat()
    .filter((file) => /\.tsx?$/.test(file) && !/\.(stories|test)\.|i18n\/compiled/.test(file));
}

async function extractedIds(files) {
  const out = path.join(tmpdir(), `messages-${process.pid}.json`);
  await callFormatjs(['extract', ...files, '--throws', '--out-file', out]);
  const ids = Object.keys(JSON.parse(await readFile(out, 'utf8')));
  await rm(out);
  return new Set(ids);
}

/** Which of the ids occur in a folder's files; unknown ids are type errors. */
async function namedIn(readers, ids) {
  const names = (await readdir(path.join(root, readers))).filter((name) => name.endsWith('.ts'));
  const sources = await Promise.all(
    names.map((name) => readFile(path.join(root, readers, name), 'utf8')),
  );
  return new Set(ids.filter((id) => sources.some((source) => source.includes(`'${id}'`))));
}

/**
 * Which of the ids are made by `textOf('family', name)`: those of a family whose name some file has
 * as a string, or all but its ending. That an id exists, the compiler checks.
 */
async function madeByRule(files, ids) {
  const sources = await Promise.all(files.map((file) => readFile(path.join(root, file), 'utf8')));
  const families = new Set(
    sources.flatMap((source) =>
      [...source.matchAll(/\btextOf\('(\w+)',/g)].map(([, name]) => name),
    ),
  );
  const endings = sources.flatMap((source) =>
    [...source.matchAll(/`\$\{\w+\}([A-Z]\w+)` as const/g)].map(([, ending]) => ending),
  );
  const isNamed = (name) =>
    sources.some((source) => source.includes(`'${name}'`)) ||
    endings.some((ending) => name.endsWith(ending) && isNamed(name.slice(0, -ending.length)));
  return new Set(
    ids.filter((id) => {
      const [family, ...name] = id.split('.');
      return families.has(family) && isNamed(name.join('.'));
    }),
  );
}

/** What formatjs does not report: the key of a broken message, and any fault in English. */
function faultOf(text) {
  try {
    new IntlMessageFormat(text, sourceLocale);
    return null;
  } catch (error) {
    return error.message;
  }
}

async function problemsOf(folder) {
  const problems = [];
  const files = allLocales.flatMap((locale) => filesOf([folder], locale));
  for (const file of files) {
    const texts = await readTexts(file);
    const keys = Object.keys(texts);
    const firstUnsorted = keys.find((key, index) => index > 0 && keys[index - 1] > key);
    if (firstUnsorted) problems.push(`${file}: keys are not sorted at ${firstUnsorted}`);
    for (const key of keys) {
      const fault = faultOf(texts[key]);
      if (fault !== null) problems.push(`${file}: ${key} is no message (${fault})`);
    }
  }
  await callFormatjs([
    'verify',
    '--source-locale',
    sourceLocale,
    '--missing-keys',
    '--extra-keys',
    '--structural-equality',
    ...files,
  ]).catch((error) => problems.push(`${error.stdout ?? ''}${error.stderr ?? error}`.trim()));
  return problems;
}

async function check() {
  const inApplication = await idsOf(application);
  const inMails = await idsOf(mails);
  const files = await sourceFiles();
  const used = await extractedIds(files);
  const usedByRule = await madeByRule(files, inApplication);
  const usedInMails = await namedIn('server/mail', inMails);
  const problems = [
    ...[...used]
      .filter((id) => !inApplication.includes(id))
      .map((id) => `${id}: used in the source, but not in en.json`),
    ...[...inApplication, ...inMails]
      .filter((id) => !used.has(id) && !usedByRule.has(id) && !usedInMails.has(id))
      .map((id) => `${id}: in en.json, but nowhere used`),
    ...(await Promise.all([...application, ...mails, ...search].map(problemsOf))).flat(),
  ];
  if (problems.length > 0) {
    process.stderr.write(`${problems.join('\n')}\n`);
    process.exitCode = 1;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await (process.argv.includes('--check') ? check() : compileMessages());
}
