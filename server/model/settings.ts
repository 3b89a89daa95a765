import * as v from 'valibot';
import { demanded, text, together } from '../base/settings';

export const modelSettings = v.pipe(
  v.object({
    LLM_BASE_URL: demanded(v.pipe(v.string(), v.url())),
    LLM_MODEL: demanded(text),
    LLM_API_KEY: v.optional(text),
  }),
  together(['LLM_BASE_URL', 'LLM_MODEL']),
  v.transform(({ LLM_BASE_URL: baseUrl, LLM_MODEL: name, LLM_API_KEY: apiKey = null }) => ({
    /** An OpenAI-compatible endpoint; null: scripted replies. */
    model: baseUrl === undefined || name === undefined ? null : { baseUrl, name, apiKey },
  })),
);
export type ModelConfig = v.InferOutput<typeof modelSettings>;
