import * as v from 'valibot';
import {
  isTranscriptionWhole,
  transcriptionOf,
  transcriptionVariables,
} from './calls/agent/transcription';
import type { TranscriptionSettings } from './calls/agent/transcription';
import { callsOf, callVariables, faultOfCalls } from './calls/settings';
import type { CallSettings } from './calls/settings';
import { permittedProxies, readTrustedProxies } from './http/trustedProxies';
import type { TrustedProxies } from './http/trustedProxies';
import { isLoopbackName } from './base/loopback';
import { photoCheckOf, photoVariables } from './personas/photo/settings';
import type { PhotoCheckSettings } from './personas/photo/settings';
import { isSpeechWhole, speechOf, speechVariables } from './speech/settings';
import type { SpeechSettings } from './speech/settings';
import { missingOfStorage, storageOf, storageVariables } from './storage/settings';
import type { S3Settings } from './storage/settings';
import { StartFault } from './base/startFaults';

const limit = (fallback: number) =>
  v.optional(v.pipe(v.string(), v.toNumber(), v.integer(), v.minValue(1)), String(fallback));
const flag = v.pipe(
  v.optional(v.picklist(['0', '1', 'true', 'false']), '0'),
  v.transform((value) => value === '1' || value === 'true'),
);

const trustedProxies = v.pipe(
  v.optional(v.string(), '0'),
  v.transform(readTrustedProxies),
  v.nonNullable(
    v.custom<TrustedProxies | null>(() => true),
    `It must be ${permittedProxies}`,
  ),
);

const httpUrl = v.pipe(v.string(), v.url(), v.regex(/^https?:/, 'An address of http or https'));

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
  PUBLIC_ORIGIN: v.optional(httpUrl),
  WEB_ORIGINS: v.pipe(
    v.optional(v.string(), ''),
    v.transform((list) =>
      list
        .split(',')
        .map((origin) => origin.trim())
        .filter(Boolean),
    ),
    v.array(
      v.pipe(
        v.string(),
        v.check(
          (origin) => URL.canParse(origin) && new URL(origin).origin === origin,
          'Origins, such as https://example.org, with commas between them',
        ),
      ),
    ),
  ),
  DIST_DIR: v.optional(v.pipe(v.string(), v.nonEmpty()), './dist'),
  LOG_LEVEL: v.optional(v.picklist(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])),
  TRUST_PROXY: trustedProxies,
  JWT_SECRET: v.optional(v.pipe(v.string(), v.minLength(32))),
  REFRESH_SECRET: v.optional(v.pipe(v.string(), v.minLength(32))),
  SMTP_URL: v.optional(v.pipe(v.string(), v.url())),
  MAIL_FROM: v.optional(v.pipe(v.string(), v.nonEmpty())),
  REMIND_AFTER_SECONDS: limit(86_400),
  FREE_TEXTS_PER_DAY: limit(50),
  REQUEST_WITHIN_SECONDS: limit(30),
  LIMIT_CALLS_PER_MINUTE: limit(600),
  LIMIT_SIGN_IN_PER_MINUTE: limit(120),
  LIMIT_SIGN_IN_PER_ACCOUNT: limit(10),
  LIMIT_REPORTS_PER_MINUTE: limit(10),
  LIMIT_SEARCHES_PER_MINUTE: limit(120),
  LIMIT_PHOTOS_PER_MINUTE: limit(10),
  LIMIT_TALKS_PER_MINUTE: limit(10),
  LIMIT_UNCONFIRMED_CLAIMS_PER_DAY: limit(5),
  LLM_BASE_URL: v.optional(v.pipe(v.string(), v.url())),
  LLM_MODEL: v.optional(v.pipe(v.string(), v.nonEmpty())),
  LLM_API_KEY: v.optional(v.pipe(v.string(), v.nonEmpty())),
  STRIPE_SECRET_KEY: v.optional(v.pipe(v.string(), v.nonEmpty())),
  STRIPE_WEBHOOK_SECRET: v.optional(v.pipe(v.string(), v.nonEmpty())),
  BTCPAY_URL: v.optional(httpUrl),
  BTCPAY_API_KEY: v.optional(v.pipe(v.string(), v.nonEmpty())),
  BTCPAY_STORE_ID: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9]+$/))),
  BTCPAY_WEBHOOK_SECRET: v.optional(v.pipe(v.string(), v.nonEmpty())),
  PAYMENT_SANDBOX: v.optional(flag),
  DISCOUNT_MINUTES: limit(15),
  ...callVariables,
  ...photoVariables,
  ...speechVariables,
  ...storageVariables,
  ...transcriptionVariables,
});

type Environment = v.InferOutput<typeof environmentSchema>;

/** The environment variables that the server reads. */
export const variables: readonly string[] = Object.keys(environmentSchema.entries);

export type Config = {
  isProduction: boolean;
  host: string;
  port: number;
  dataDir: string;
  /** A PostgreSQL server; null: the embedded database in the data folder. */
  databaseUrl: string | null;
  distDir: string;
  /** The application's public address, without a trailing slash; null: this server's own. */
  publicOrigin: string | null;
  /** Other origins whose pages may call the API. */
  webOrigins: string[];
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  trustProxy: TrustedProxies;
  /** Null in a demonstration, which generates them once and keeps them in the data folder. */
  secrets: { jwt: string; refresh: string } | null;
  mail: { smtpUrl: string | null; from: string };
  /** How long the free desires wait before a mail reminds the user. */
  remindAfterSeconds: number;
  freeTextsPerDay: number;
  /** How long a request may take to arrive; a body has longer as long as it keeps a pace. */
  requestWithinSeconds: number;
  limits: {
    callsPerMinute: number;
    signInPerMinute: number;
    signInPerAccountPerMinute: number;
    reportsPerMinute: number;
    searchesPerMinute: number;
    photosPerMinute: number;
    talksPerMinute: number;
    /** Per network address: accounts with an unconfirmed address that may claim free desires. */
    unconfirmedClaimsPerDay: number;
  };
  /** An OpenAI-compatible endpoint; null: scripted replies. */
  model: { baseUrl: string; name: string; apiKey: string | null } | null;
  payment: {
    /** `apiBase`: the address of the API, for tests; null: Stripe's own. */
    stripe: { secretKey: string; webhookSecret: string; apiBase: string | null } | null;
    btcpay: { url: string; apiKey: string; storeId: string; webhookSecret: string } | null;
    /** The sandbox replaces providers that are not set up. */
    hasSandbox: boolean;
  };
  discountMinutes: number;
  /** Judges the apparent age on photos; null: they stay unchecked. */
  photoCheck: PhotoCheckSettings | null;
  /** Where files made at run time are stored; null: in the data folder. */
  storage: S3Settings | null;
  /** A speech endpoint; null: eSpeak NG. */
  speech: SpeechSettings | null;
  /** A speech recognition endpoint for calls; null: none. */
  transcription: TranscriptionSettings | null;
  calls: CallSettings;
};

/** The configuration is invalid. */
export class ConfigError extends StartFault {
  override readonly name = 'ConfigError';
}

const demandedInProduction = [
  'DATABASE_URL',
  'JWT_SECRET',
  'REFRESH_SECRET',
  'PUBLIC_ORIGIN',
  'SMTP_URL',
  'MAIL_FROM',
  'LLM_BASE_URL',
  'LLM_MODEL',
  'PHOTO_CHECK_URL',
] as const;

/** Production refuses stand-ins: secrets, addresses, a mailbox or scripted characters. */
function refuseStandIns(env: Environment): void {
  const missing = demandedInProduction.filter((name) => env[name] === undefined);
  if (missing.length > 0) {
    throw new ConfigError(`NODE_ENV=production needs ${missing.join(', ')}.`);
  }
  if (env.JWT_SECRET === env.REFRESH_SECRET) {
    throw new ConfigError('JWT_SECRET and REFRESH_SECRET must be two secrets.');
  }
  if (env.PAYMENT_SANDBOX === true) {
    throw new ConfigError('PAYMENT_SANDBOX is not for production: nobody pays there.');
  }
  const address = new URL(env.PUBLIC_ORIGIN ?? '');
  if (address.protocol !== 'https:' && !isLoopbackName(address.hostname)) {
    throw new ConfigError('PUBLIC_ORIGIN must begin with https: in production.');
  }
}

function stripeIn(env: Environment): Config['payment']['stripe'] {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env;
  if (secretKey === undefined && webhookSecret === undefined) return null;
  if (secretKey === undefined || webhookSecret === undefined)
    throw new ConfigError('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET go together.');
  return { secretKey, webhookSecret, apiBase: null };
}

function btcpayIn(env: Environment): Config['payment']['btcpay'] {
  const { BTCPAY_URL: url, BTCPAY_API_KEY: apiKey } = env;
  const { BTCPAY_STORE_ID: storeId, BTCPAY_WEBHOOK_SECRET: webhookSecret } = env;
  if ([url, apiKey, storeId, webhookSecret].every((value) => value === undefined)) return null;
  if (
    url === undefined ||
    apiKey === undefined ||
    storeId === undefined ||
    webhookSecret === undefined
  )
    throw new ConfigError(
      'BTCPAY_URL, BTCPAY_API_KEY, BTCPAY_STORE_ID and BTCPAY_WEBHOOK_SECRET go together.',
    );
  return { url: url.replace(/\/{1,20}$/, ''), apiKey, storeId, webhookSecret };
}

function paymentIn(env: Environment): Config['payment'] {
  const stripe = stripeIn(env);
  const btcpay = btcpayIn(env);
  const isProduction = env.NODE_ENV === 'production';
  if (isProduction && stripe === null && btcpay === null)
    throw new ConfigError('NODE_ENV=production needs STRIPE_SECRET_KEY or BTCPAY_URL.');
  const hasReal = stripe !== null || btcpay !== null;
  return { stripe, btcpay, hasSandbox: env.PAYMENT_SANDBOX ?? !(isProduction || hasReal) };
}

/** Reads the configuration; throws ConfigError naming every invalid variable. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = v.safeParse(environmentSchema, given);
  if (!parsed.success) {
    const faults = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`);
    throw new ConfigError(`The configuration is not valid. ${faults.join('; ')}`);
  }
  const env = parsed.output;
  const isProduction = env.NODE_ENV === 'production';
  if (isProduction) refuseStandIns(env);
  if ((env.LLM_BASE_URL === undefined) !== (env.LLM_MODEL === undefined)) {
    throw new ConfigError('LLM_BASE_URL and LLM_MODEL go together.');
  }
  if ((env.JWT_SECRET === undefined) !== (env.REFRESH_SECRET === undefined)) {
    const [given, missing] =
      env.JWT_SECRET === undefined
        ? ['REFRESH_SECRET', 'JWT_SECRET']
        : ['JWT_SECRET', 'REFRESH_SECRET'];
    throw new ConfigError(
      `${given} is set, and ${missing} is not: set both, or for a demonstration neither.`,
    );
  }
  if (!isSpeechWhole(env)) throw new ConfigError('SPEECH_BASE_URL and SPEECH_MODEL go together.');
  if (!isTranscriptionWhole(env))
    throw new ConfigError('TRANSCRIPTION_BASE_URL and TRANSCRIPTION_MODEL go together.');
  const missing = missingOfStorage(env);
  if (missing.length > 0) throw new ConfigError(`The storage needs ${missing.join(', ')}, too.`);
  const faultOfThem = faultOfCalls(env);
  if (faultOfThem !== null) throw new ConfigError(faultOfThem);
  return {
    isProduction,
    host: env.HOST,
    port: env.PORT,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL ?? null,
    distDir: env.DIST_DIR,
    publicOrigin: env.PUBLIC_ORIGIN === undefined ? null : new URL(env.PUBLIC_ORIGIN).origin,
    webOrigins: env.WEB_ORIGINS,
    logLevel: env.LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
    trustProxy: env.TRUST_PROXY,
    secrets:
      env.JWT_SECRET !== undefined && env.REFRESH_SECRET !== undefined
        ? { jwt: env.JWT_SECRET, refresh: env.REFRESH_SECRET }
        : null,
    mail: { smtpUrl: env.SMTP_URL ?? null, from: env.MAIL_FROM ?? 'no-reply@localhost' },
    remindAfterSeconds: env.REMIND_AFTER_SECONDS,
    freeTextsPerDay: env.FREE_TEXTS_PER_DAY,
    requestWithinSeconds: env.REQUEST_WITHIN_SECONDS,
    limits: {
      callsPerMinute: env.LIMIT_CALLS_PER_MINUTE,
      signInPerMinute: env.LIMIT_SIGN_IN_PER_MINUTE,
      signInPerAccountPerMinute: env.LIMIT_SIGN_IN_PER_ACCOUNT,
      reportsPerMinute: env.LIMIT_REPORTS_PER_MINUTE,
      searchesPerMinute: env.LIMIT_SEARCHES_PER_MINUTE,
      photosPerMinute: env.LIMIT_PHOTOS_PER_MINUTE,
      talksPerMinute: env.LIMIT_TALKS_PER_MINUTE,
      unconfirmedClaimsPerDay: env.LIMIT_UNCONFIRMED_CLAIMS_PER_DAY,
    },
    model:
      env.LLM_BASE_URL !== undefined && env.LLM_MODEL !== undefined
        ? { baseUrl: env.LLM_BASE_URL, name: env.LLM_MODEL, apiKey: env.LLM_API_KEY ?? null }
        : null,
    payment: paymentIn(env),
    discountMinutes: env.DISCOUNT_MINUTES,
    photoCheck: photoCheckOf(env),
    storage: storageOf(env),
    speech: speechOf(env),
    transcription: transcriptionOf(env),
    calls: callsOf(env),
  };
}
