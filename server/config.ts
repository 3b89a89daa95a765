import * as v from 'valibot';

const limit = (fallback: number) =>
  v.optional(v.pipe(v.string(), v.toNumber(), v.integer(), v.minValue(1)), String(fallback));
const flag = v.pipe(
  v.optional(v.picklist(['0', '1', 'true', 'false']), '0'),
  v.transform((value) => value === '1' || value === 'true'),
);

const environmentSchema = v.object({
  NODE_ENV: v.optional(v.string(), 'development'),
  HOST: v.optional(v.pipe(v.string(), v.nonEmpty()), '127.0.0.1'),
  PORT: v.optional(
    v.pipe(v.string(), v.toNumber(), v.integer(), v.minValue(0), v.maxValue(65535)),
    '3000',
  ),
  DATA_DIR: v.optional(v.pipe(v.string(), v.nonEmpty()), './data'),
  DATABASE_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^postgres(?:ql)?:\/\//, 'It must be postgres://user:password@host:port/name'),
    ),
  ),
  PUBLIC_ORIGIN: v.optional(v.pipe(v.string(), v.url())),
  DIST_DIR: v.optional(v.pipe(v.string(), v.nonEmpty()), './dist'),
  LOG_LEVEL: v.optional(v.picklist(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])),
  TRUST_PROXY: flag,
  JWT_SECRET: v.optional(v.pipe(v.string(), v.minLength(32))),
  REFRESH_SECRET: v.optional(v.pipe(v.string(), v.minLength(32))),
  SMTP_URL: v.optional(v.pipe(v.string(), v.url())),
  MAIL_FROM: v.optional(v.pipe(v.string(), v.nonEmpty()), 'no-reply@localhost'),
  FREE_TEXTS_PER_DAY: limit(50),
  LIMIT_CALLS_PER_MINUTE: limit(600),
  LIMIT_SIGN_IN_PER_MINUTE: limit(120),
  LIMIT_SIGN_IN_PER_ACCOUNT: limit(10),
  LIMIT_REPORTS_PER_MINUTE: limit(10),
  LLM_BASE_URL: v.optional(v.pipe(v.string(), v.url())),
  LLM_MODEL: v.optional(v.pipe(v.string(), v.nonEmpty())),
  LLM_API_KEY: v.optional(v.pipe(v.string(), v.nonEmpty())),
});

/** The variables that are read. */
export const variables: readonly string[] = Object.keys(environmentSchema.entries);

export type Config = {
  isProduction: boolean;
  host: string;
  port: number;
  dataDir: string;
  /** A database on a PostgreSQL server; null: the embedded one, in the data folder. */
  databaseUrl: string | null;
  distDir: string;
  /** Where the application is reached from outside, without a slash at the end; null: by address. */
  publicOrigin: string | null;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  trustProxy: boolean;
  /** Null in a demonstration: then they are made once and kept in the data folder. */
  secrets: { jwt: string; refresh: string } | null;
  mail: { smtpUrl: string | null; from: string };
  freeTextsPerDay: number;
  limits: {
    callsPerMinute: number;
    signInPerMinute: number;
    signInPerAccountPerMinute: number;
    reportsPerMinute: number;
  };
  /** An OpenAI-compatible endpoint; null: scripted replies. */
  model: { baseUrl: string; name: string; apiKey: string | null } | null;
};

/** Thrown with one line for the person who starts the server. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Reads the configuration; throws ConfigError naming every variable at fault. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = v.safeParse(environmentSchema, given);
  if (!parsed.success) {
    const faults = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`);
    throw new ConfigError(`The configuration is not valid. ${faults.join('; ')}`);
  }
  const env = parsed.output;
  const isProduction = env.NODE_ENV === 'production';
  const missing = [
    env.JWT_SECRET === undefined && 'JWT_SECRET',
    env.REFRESH_SECRET === undefined && 'REFRESH_SECRET',
    env.PUBLIC_ORIGIN === undefined && 'PUBLIC_ORIGIN',
    env.SMTP_URL === undefined && 'SMTP_URL',
  ].filter((name) => name !== false);
  if (isProduction && missing.length > 0) {
    throw new ConfigError(`NODE_ENV=production needs ${missing.join(', ')}.`);
  }
  if ((env.LLM_BASE_URL === undefined) !== (env.LLM_MODEL === undefined)) {
    throw new ConfigError('LLM_BASE_URL and LLM_MODEL go together.');
  }
  return {
    isProduction,
    host: env.HOST,
    port: env.PORT,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL ?? null,
    distDir: env.DIST_DIR,
    publicOrigin: env.PUBLIC_ORIGIN === undefined ? null : new URL(env.PUBLIC_ORIGIN).origin,
    logLevel: env.LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
    trustProxy: env.TRUST_PROXY,
    secrets:
      env.JWT_SECRET !== undefined && env.REFRESH_SECRET !== undefined
        ? { jwt: env.JWT_SECRET, refresh: env.REFRESH_SECRET }
        : null,
    mail: { smtpUrl: env.SMTP_URL ?? null, from: env.MAIL_FROM },
    freeTextsPerDay: env.FREE_TEXTS_PER_DAY,
    limits: {
      callsPerMinute: env.LIMIT_CALLS_PER_MINUTE,
      signInPerMinute: env.LIMIT_SIGN_IN_PER_MINUTE,
      signInPerAccountPerMinute: env.LIMIT_SIGN_IN_PER_ACCOUNT,
      reportsPerMinute: env.LIMIT_REPORTS_PER_MINUTE,
    },
    model:
      env.LLM_BASE_URL !== undefined && env.LLM_MODEL !== undefined
        ? { baseUrl: env.LLM_BASE_URL, name: env.LLM_MODEL, apiKey: env.LLM_API_KEY ?? null }
        : null,
  };
}
