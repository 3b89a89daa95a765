import * as v from 'valibot';
import { amount, isWhole, text, together, withoutSlash } from '../base/settings';

export const callSettings = v.pipe(
  v.object({
    LIVEKIT_URL: v.optional(
      v.pipe(v.string(), v.url(), v.regex(/^wss?:/, 'An address of ws or wss')),
    ),
    LIVEKIT_API_KEY: v.optional(text),
    LIVEKIT_API_SECRET: v.optional(text),
    CALL_LIMIT_SECONDS: amount(900),
    CALL_WARN_SECONDS: amount(60, 0),
  }),
  together(
    ['LIVEKIT_URL', 'LIVEKIT_API_KEY', 'LIVEKIT_API_SECRET'],
    (missing) => `Calls need ${missing.join(', ')}, too.`,
  ),
  v.check(
    (env) => env.CALL_WARN_SECONDS < env.CALL_LIMIT_SECONDS,
    'CALL_WARN_SECONDS must be below CALL_LIMIT_SECONDS.',
  ),
  v.transform((env) => {
    const liveKit = {
      url: env.LIVEKIT_URL,
      apiKey: env.LIVEKIT_API_KEY,
      apiSecret: env.LIVEKIT_API_SECRET,
    };
    return {
      calls: {
        /** A LiveKit server; null: the embedded rooms, or none in production. */
        liveKit: isWhole(liveKit) ? { ...liveKit, url: withoutSlash(liveKit.url) } : null,
        /** How long a call may last. */
        limitSeconds: env.CALL_LIMIT_SECONDS,
        /** How long before that end the user is warned. */
        warnSeconds: env.CALL_WARN_SECONDS,
      },
    };
  }),
);
export type CallConfig = v.InferOutput<typeof callSettings>;
export type CallSettings = CallConfig['calls'];
export type LiveKitSettings = NonNullable<CallSettings['liveKit']>;
