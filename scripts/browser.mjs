// @ts-check
import { spawnSync } from 'node:child_process';
import { accessSync, constants, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { packageFile } from './run.mjs';

/**
 * The last two are Chromium's own pages below the address bar: hidden in tests, they kept a
 * processor busy. The others are Playwright's own list, which this one replaces.
 */
const withoutFeatures = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
];

/** Arguments for every browser of the tests. */
export const browserArgs = [
  `--disable-features=${withoutFeatures.join(',')}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Where the package of Debian puts it. */
const DEBIANS = '/usr/bin/chromium';

const commands = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'google-chrome-for-testing',
  'chrome',
  'microsoft-edge',
  'msedge',
];

/** @returns {string[]} */
function usualPlaces() {
  if (process.platform === 'darwin') {
    const apps = ['/Applications', join(process.env['HOME'] ?? '', 'Applications')];
    const names = ['Chromium', 'Google Chrome', 'Google Chrome for Testing', 'Microsoft Edge'];
    return apps.flatMap((app) => names.map((name) => `${app}/${name}.app/Contents/MacOS/${name}`));
  }
  if (process.platform === 'win32') {
    const roots = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
      .map((name) => process.env[name])
      .filter((root) => root !== undefined);
    const parts = [
      ['Google', 'Chrome', 'Application', 'chrome.exe'],
      ['Chromium', 'Application', 'chrome.exe'],
      ['Microsoft', 'Edge', 'Application', 'msedge.exe'],
    ];
    return roots.flatMap((root) => parts.map((part) => join(root, ...part)));
  }
  return ['/usr/bin', '/usr/local/bin', '/snap/bin', '/opt/google/chrome']
    .flatMap((folder) => commands.map((command) => join(folder, command)))
    .concat('/usr/lib/chromium/chromium', '/usr/lib/chromium-browser/chromium-browser');
}

/** @returns {string[]} */
function onPath() {
  const endings = process.platform === 'win32' ? ['.exe'] : [''];
  return (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((folder) => folder !== '')
    .flatMap((folder) =>
      commands.flatMap((command) => endings.map((ending) => join(folder, command + ending))),
    );
}

/** @returns {string[]} */
function playwrightsOwn() {
  try {
    return [chromium.executablePath()];
  } catch {
    return [];
  }
}

/** @param {string} file */
function canRun(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * The path of an installed Chromium, Chrome or Edge: `CHROMIUM_PATH`, else Playwright's own, else
 * the `PATH`, else the usual places of the system.
 * @returns {string | undefined}
 */
export function findBrowser() {
  const wanted = process.env['CHROMIUM_PATH'];
  if (wanted) return canRun(wanted) ? wanted : undefined;
  return [...playwrightsOwn(), ...onPath(), ...usualPlaces()].find(canRun);
}

/**
 * The browser's headless shell, if installed beside it: a page needs a quarter less processor time. Sound
 * and calls need the full browser.
 * @returns {string | undefined}
 */
export function findShell() {
  const browser = findBrowser();
  const shell = browser === undefined ? '' : join(dirname(browser), 'chromium-headless-shell');
  return canRun(shell) ? shell : browser;
}

/** @param {string} command @param {string[]} args */
function run(command, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
}

const isRoot = () => process.getuid?.() === 0;

function isDebian() {
  try {
    return /^ID="?debian"?$/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}

/** Where nobody answers, the tests shall not wait for it each time. */
const impatient = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20'];

/** @param {string} name */
const addByApt = (name) =>
  run('apt-get', [...impatient, 'update']) &&
  run('apt-get', [...impatient, 'install', '-y', '--no-install-recommends', name]);

function byPlaywright() {
  const withSystemPackages = process.platform === 'linux' && isRoot() ? ['--with-deps'] : [];
  return run(process.execPath, [
    packageFile('playwright/cli.js'),
    'install',
    ...withSystemPackages,
    'chromium',
  ]);
}

/** Ubuntu's package is a stub for another installer: only Debian's is useful. */
const install = () => (isDebian() && isRoot() && addByApt('chromium')) || byPlaywright();

/**
 * Adds the shell to Debian's browser, for root; not every release has it. The tests run without, too.
 * @param {string} browser
 */
export function addShell(browser) {
  const isOfDebian = isDebian() && isRoot() && browser === DEBIANS;
  if (!isOfDebian || findShell() !== browser) return;
  process.stdout.write(
    'Adding the headless shell of Chromium: a page takes a quarter less with it.\n',
  );
  addByApt('chromium-headless-shell');
}

/**
 * Finds a browser, or installs one: by apt for root on Debian, else by Playwright.
 * @returns {string}
 * @throws {Error} when there is none to be had, with one line for the reader
 */
export function getBrowser() {
  const wanted = process.env['CHROMIUM_PATH'];
  const found = findBrowser();
  if (found !== undefined) return found;
  if (wanted) throw new Error(`CHROMIUM_PATH is ${wanted}, and no program can be started there.`);
  process.stdout.write('No Chromium or Chrome found: installing one.\n');
  if (install()) {
    const installed = findBrowser();
    if (installed !== undefined) return installed;
  }
  throw new Error(
    'The browser tests need Chromium or Chrome, and none could be installed: install one, or set CHROMIUM_PATH to its program.',
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    process.stdout.write(`${getBrowser()}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
