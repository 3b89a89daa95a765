import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { inFolder, openFolder } from './dataFolder';
import type { BaseConfig } from './settings';

const BYTES = 32;

export type Secrets = { jwt: Uint8Array; refresh: Uint8Array };

const hasCode = (error: unknown, code: string) =>
  v.is(v.looseObject({ code: v.literal(code) }), error);

/** Writes a file in one step, or keeps the one that another instance wrote first. */
function putSecret(folder: string, file: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, randomBytes(BYTES), { mode: 0o600 });
  try {
    linkSync(unfinished, file);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    rmSync(unfinished);
  }
}

function keptSecret(folder: string, name: string): Uint8Array {
  const file = join(folder, name);
  try {
    return readFileSync(file);
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error;
    putSecret(folder, file);
    return readFileSync(file);
  }
}

/** The configured secrets; a demonstration keeps generated ones in the data folder. */
export async function readSecrets({
  secrets,
  dataDir,
}: Pick<BaseConfig, 'secrets' | 'dataDir'>): Promise<Secrets> {
  if (secrets !== null) {
    return { jwt: Buffer.from(secrets.jwt), refresh: Buffer.from(secrets.refresh) };
  }
  const folder = join(dataDir, 'secrets');
  await openFolder(dataDir);
  return inFolder(dataDir, () => ({
    jwt: keptSecret(folder, 'jwt.key'),
    refresh: keptSecret(folder, 'refresh.key'),
  }));
}
