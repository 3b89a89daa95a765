import * as v from 'valibot';

const text = v.optional(v.pipe(v.string(), v.nonEmpty()));
const seconds = (fallback: number, least: number) =>
  v.optional(v.pipe(v.string(), v.toNumber(), v.integer(), v.minValue(least)), String(fallback));

export const callVariables = {
  LIVEKIT_URL: v.optional(
    v.pipe(v.string(), v.url(), v.regex(/^wss?:/, 'An address of ws or wss')),
  ),
  LIVEKIT_API_KEY: text,
  LIVEKIT_API_SECRET: text,
  CALL_LIMIT_SECONDS: seconds(900, 1),
  CALL_WARN_SECONDS: seconds(60, 0),
};

type Environment = v.InferOutput<v.ObjectSchema<typeof callVariables, undefined>>;

export type LiveKitSettings = {
  /** Without a trailing slash. */
  url: string;
  apiKey: string;
  apiSecret: string;
};

export type CallSettings = {
  /** A LiveKit server; null: the embedded rooms, or none in production. */
  liveKit: LiveKitSettings | null;
  /** How long a call may last. */
  limitSeconds: number;
  /** How long before that end the user is warned. */
  warnSeconds: number;
};

const liveKitNames = ['LIVEKIT_URL', 'LIVEKIT_API_KEY', 'LIVEKIT_API_SECRET'] as const;

/** What is wrong with the combination of variables; null: nothing. */
export function faultOfCalls(env: Environment): string | null {
  const missing = liveKitNames.filter((name) => env[name] === undefined);
  if (missing.length > 0 && missing.length < liveKitNames.length)
    return `Calls need ${missing.join(', ')}, too.`;
  if (env.CALL_WARN_SECONDS >= env.CALL_LIMIT_SECONDS)
    return 'CALL_WARN_SECONDS must be below CALL_LIMIT_SECONDS.';
  return null;
}

export function callsOf(env: Environment): CallSettings {
  const { LIVEKIT_URL: url, LIVEKIT_API_KEY: apiKey, LIVEKIT_API_SECRET: apiSecret } = env;
  const isWhole = url !== undefined && apiKey !== undefined && apiSecret !== undefined;
  return {
    liveKit: isWhole ? { url: url.replace(/\/{1,20}$/, ''), apiKey, apiSecret } : null,
    limitSeconds: env.CALL_LIMIT_SECONDS,
    warnSeconds: env.CALL_WARN_SECONDS,
  };
}
