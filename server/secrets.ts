import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Config } from './config';

const BYTES = 32;

export type Secrets = { jwt: Uint8Array; refresh: Uint8Array };

function keptSecret(folder: string, name: string): Uint8Array {
  const file = join(folder, name);
  try {
    return readFileSync(file);
  } catch (error) {
    if (!v.is(v.looseObject({ code: v.literal('ENOENT') }), error)) throw error;
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const secret = randomBytes(BYTES);
    writeFileSync(file, secret, { mode: 0o600, flag: 'wx' });
    return secret;
  }
}

/** The configured secrets; in a demonstration, ones made once and kept in the data folder. */
export function readSecrets({ secrets, dataDir }: Pick<Config, 'secrets' | 'dataDir'>): Secrets {
  if (secrets !== null) {
    return { jwt: Buffer.from(secrets.jwt), refresh: Buffer.from(secrets.refresh) };
  }
  const folder = join(dataDir, 'secrets');
  return { jwt: keptSecret(folder, 'jwt.key'), refresh: keptSecret(folder, 'refresh.key') };
}
