import * as v from 'valibot';
import { httpUrl, text, together, withoutSlash } from '../../base/settings';

export const transcriptionSettings = v.pipe(
  v.object({
    TRANSCRIPTION_BASE_URL: v.optional(httpUrl),
    TRANSCRIPTION_MODEL: v.optional(text),
    TRANSCRIPTION_API_KEY: v.optional(text),
  }),
  together(['TRANSCRIPTION_BASE_URL', 'TRANSCRIPTION_MODEL']),
  v.transform(
    ({
      TRANSCRIPTION_BASE_URL: baseUrl,
      TRANSCRIPTION_MODEL: model,
      TRANSCRIPTION_API_KEY: apiKey = null,
    }) => ({
      /** A speech recognition endpoint; null: characters do not know what was said to them. */
      transcription:
        baseUrl === undefined || model === undefined
          ? null
          : { baseUrl: withoutSlash(baseUrl), model, apiKey },
    }),
  ),
);
export type TranscriptionConfig = v.InferOutput<typeof transcriptionSettings>;
export type TranscriptionSettings = NonNullable<TranscriptionConfig['transcription']>;
