import * as v from 'valibot';
import { baseSettings, isDemanded } from './base/settings';
import { StartFault } from './base/startFaults';
import { transcriptionSettings } from './calls/agent/settings';
import { callSettings } from './calls/settings';
import { chatSettings } from './chat/settings';
import { databaseSettings } from './database/settings';
import { httpSettings } from './http/settings';
import { mailSettings } from './mail/settings';
import { modelSettings } from './model/settings';
import { moneySettings } from './money/settings';
import { pageSettings } from './pages/settings';
import { photoSettings } from './personas/photo/settings';
import { speechSettings } from './speech/settings';
import { storageSettings } from './storage/settings';

/** Every part of the configuration, as its folder declares it; the first fault is the one told. */
const configSchema = v.intersect([
  databaseSettings,
  baseSettings,
  httpSettings,
  pageSettings,
  mailSettings,
  modelSettings,
  photoSettings,
  chatSettings,
  moneySettings,
  storageSettings,
  speechSettings,
  transcriptionSettings,
  callSettings,
]);

export type Config = v.InferOutput<typeof configSchema>;

const entries = configSchema.options.flatMap((part) =>
  Object.entries<v.GenericSchema>(part.entries),
);

/** The environment variables that the server reads. */
export const variables: readonly string[] = [...new Set(entries.map(([name]) => name))];

/** The configuration is invalid. */
export class ConfigError extends StartFault {
  override readonly name = 'ConfigError';
}

/** Reads the configuration; throws ConfigError naming every invalid variable. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = v.safeParse(configSchema, given);
  const faults = (parsed.issues ?? []).flatMap((issue) => {
    const name = v.getDotPath(issue);
    return name === null ? [] : `${name}: ${issue.message}`;
  });
  if (faults.length > 0)
    throw new ConfigError(`The configuration is not valid. ${faults.join('; ')}`);
  if (given['NODE_ENV'] === 'production') {
    const missing = entries.filter(
      ([name, schema]) => isDemanded(schema) && given[name] === undefined,
    );
    if (missing.length > 0)
      throw new ConfigError(
        `NODE_ENV=production needs ${missing.map(([name]) => name).join(', ')}.`,
      );
  }
  if (!parsed.success) throw new ConfigError(parsed.issues[0].message);
  return parsed.output;
}
