import * as v from 'valibot';
import { isLoopbackName } from '../base/loopback';
import { amount, demanded, environmentName, httpUrl, isProduction, text } from '../base/settings';
import { permittedProxies, readTrustedProxies } from './trustedProxies';
import type { TrustedProxies } from './trustedProxies';

const trustedProxies = v.pipe(
  v.optional(v.string(), '0'),
  v.transform(readTrustedProxies),
  v.nonNullable(
    v.custom<TrustedProxies | null>(() => true),
    `It must be ${permittedProxies}`,
  ),
);

const origins = v.pipe(
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
);

function isSafe(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || isLoopbackName(hostname);
}

export const httpSettings = v.pipe(
  v.object({
    ...environmentName,
    HOST: v.optional(text, '127.0.0.1'),
    PORT: v.optional(
      v.pipe(v.string(), v.toNumber(), v.integer(), v.minValue(0), v.maxValue(65535)),
      '3000',
    ),
    PUBLIC_ORIGIN: demanded(httpUrl),
    WEB_ORIGINS: origins,
    TRUST_PROXY: trustedProxies,
    REQUEST_WITHIN_SECONDS: amount(30),
    LIMIT_CALLS_PER_MINUTE: amount(600),
    LIMIT_SIGN_IN_PER_MINUTE: amount(120),
    LIMIT_SIGN_IN_PER_ACCOUNT: amount(10),
    LIMIT_REPORTS_PER_MINUTE: amount(10),
    LIMIT_SEARCHES_PER_MINUTE: amount(120),
    LIMIT_PHOTOS_PER_MINUTE: amount(10),
    LIMIT_TALKS_PER_MINUTE: amount(10),
  }),
  v.check(
    (env) => !isProduction(env) || env.PUBLIC_ORIGIN === undefined || isSafe(env.PUBLIC_ORIGIN),
    'PUBLIC_ORIGIN must begin with https: in production.',
  ),
  v.transform((env) => ({
    host: env.HOST,
    port: env.PORT,
    /** The application's public address, without a trailing slash; null: this server's own. */
    publicOrigin: env.PUBLIC_ORIGIN === undefined ? null : new URL(env.PUBLIC_ORIGIN).origin,
    /** Other origins whose pages may call the API. */
    webOrigins: env.WEB_ORIGINS,
    trustProxy: env.TRUST_PROXY,
    /** How long a request may take to arrive; a body has longer as long as it keeps a pace. */
    requestWithinSeconds: env.REQUEST_WITHIN_SECONDS,
    limits: {
      callsPerMinute: env.LIMIT_CALLS_PER_MINUTE,
      signInPerMinute: env.LIMIT_SIGN_IN_PER_MINUTE,
      signInPerAccountPerMinute: env.LIMIT_SIGN_IN_PER_ACCOUNT,
      reportsPerMinute: env.LIMIT_REPORTS_PER_MINUTE,
      searchesPerMinute: env.LIMIT_SEARCHES_PER_MINUTE,
      photosPerMinute: env.LIMIT_PHOTOS_PER_MINUTE,
      talksPerMinute: env.LIMIT_TALKS_PER_MINUTE,
    },
  })),
);
export type HttpConfig = v.InferOutput<typeof httpSettings>;
