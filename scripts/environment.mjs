// @ts-check
import { existsSync } from 'node:fs';
import path from 'node:path';
import { loadEnvFile } from 'node:process';
import { root } from './run.mjs';

/** Reads `.env` if there is one; variables that are already set win. */
export function readEnvFile() {
  const file = path.join(root, '.env');
  if (existsSync(file)) loadEnvFile(file);
}
