// @ts-check
import './requireNode.mjs';
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { endWithNpm } from './endWithNpm.mjs';
import { readEnvFile } from './environment.mjs';
import { packageFile, root, runNode } from './run.mjs';

endWithNpm();
readEnvFile();

const apiPort = process.env['API_PORT'] || '3001';

for (const args of [
  ['scripts/messages.mjs'],
  [packageFile('tsx/dist/cli.mjs'), 'scripts/documents/make.ts'],
]) {
  const made = await runNode(args);
  if (made.code === 0) continue;
  process.stderr.write(made.output);
  process.exit(1);
}

/** @param {string[]} args @param {Record<string, string>} env */
const launch = (args, env) =>
  spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });

const programs = [
  launch([packageFile('tsx/dist/cli.mjs'), 'watch', '--clear-screen=false', 'server/main.ts'], {
    PORT: apiPort,
    // Vite serves the pages; the server fills them from the last build, if there is one.
    DIST_DIR: process.env['DIST_DIR'] || (existsSync(path.join(root, 'dist')) ? './dist' : 'none'),
  }),
  launch([packageFile('vite/bin/vite.js'), '--clearScreen', 'false', ...process.argv.slice(2)], {
    API_PORT: apiPort,
  }),
];

let ending = false;
const endAll = () => {
  if (ending) return;
  ending = true;
  for (const program of programs) program.kill('SIGTERM');
};

for (const program of programs) {
  program.on('exit', (code) => {
    if (!ending) process.exitCode = code ?? 1;
    endAll();
  });
}
process.on('SIGINT', endAll);
process.on('SIGTERM', endAll);
