// @ts-check
import './requireNode.mjs';
import { spawn } from 'node:child_process';
import { packageFile, root } from './run.mjs';

const [name = '', ...rest] = process.argv.slice(2);
const args = ['run', '--project', 'machines', `tests/machines/${name}`, ...rest];
const child = spawn(process.execPath, [packageFile('vitest/vitest.mjs'), ...args], {
  cwd: root,
  stdio: 'inherit',
});
child.on('close', (code) => {
  process.exitCode = code ?? 1;
});
