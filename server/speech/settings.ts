import * as v from 'valibot';

const text = v.optional(v.pipe(v.string(), v.nonEmpty()));

export const speechVariables = {
  SPEECH_BASE_URL: v.optional(
    v.pipe(v.string(), v.url(), v.regex(/^https?:/, 'An address of http or https')),
  ),
  SPEECH_MODEL: text,
  SPEECH_API_KEY: text,
  SPEECH_VOICE_FEMALE: v.optional(v.pipe(v.string(), v.nonEmpty()), 'nova'),
  SPEECH_VOICE_MALE: v.optional(v.pipe(v.string(), v.nonEmpty()), 'onyx'),
  SPEECH_VOICE_NON_BINARY: v.optional(v.pipe(v.string(), v.nonEmpty()), 'alloy'),
};

type Environment = v.InferOutput<v.ObjectSchema<typeof speechVariables, undefined>>;

export type SpeechSettings = {
  /** Without a trailing slash. */
  baseUrl: string;
  model: string;
  apiKey: string | null;
  voices: Record<'female' | 'male' | 'non-binary', string>;
};

export const isSpeechWhole = ({ SPEECH_BASE_URL: baseUrl, SPEECH_MODEL: model }: Environment) =>
  (baseUrl === undefined) === (model === undefined);

/** Null: eSpeak NG. */
export function speechOf(env: Environment): SpeechSettings | null {
  const { SPEECH_BASE_URL: baseUrl, SPEECH_MODEL: model } = env;
  if (baseUrl === undefined || model === undefined) return null;
  return {
    baseUrl: baseUrl.replace(/\/{1,20}$/, ''),
    model,
    apiKey: env.SPEECH_API_KEY ?? null,
    voices: {
      female: env.SPEECH_VOICE_FEMALE,
      male: env.SPEECH_VOICE_MALE,
      'non-binary': env.SPEECH_VOICE_NON_BINARY,
    },
  };
}
