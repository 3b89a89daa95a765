import * as v from 'valibot';
import { httpUrl, text, together, withoutSlash } from '../base/settings';

export const speechSettings = v.pipe(
  v.object({
    SPEECH_BASE_URL: v.optional(httpUrl),
    SPEECH_MODEL: v.optional(text),
    SPEECH_API_KEY: v.optional(text),
    SPEECH_VOICE_FEMALE: v.optional(text, 'nova'),
    SPEECH_VOICE_MALE: v.optional(text, 'onyx'),
    SPEECH_VOICE_NON_BINARY: v.optional(text, 'alloy'),
  }),
  together(['SPEECH_BASE_URL', 'SPEECH_MODEL']),
  v.transform(({ SPEECH_BASE_URL: baseUrl, SPEECH_MODEL: model, ...env }) => ({
    /** A speech endpoint; null: eSpeak NG. */
    speech:
      baseUrl === undefined || model === undefined
        ? null
        : {
            baseUrl: withoutSlash(baseUrl),
            model,
            apiKey: env.SPEECH_API_KEY ?? null,
            voices: {
              female: env.SPEECH_VOICE_FEMALE,
              male: env.SPEECH_VOICE_MALE,
              'non-binary': env.SPEECH_VOICE_NON_BINARY,
            },
          },
  })),
);
export type SpeechConfig = v.InferOutput<typeof speechSettings>;
export type SpeechSettings = NonNullable<SpeechConfig['speech']>;
