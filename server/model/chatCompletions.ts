import * as v from 'valibot';
import { ReplyUnavailable } from './replyUnavailable';

/**
 * The parts of the Chat Completions API that we read, loosely, because compatible servers differ in
 * the rest: the "chat completion chunk" and "chat completion" objects of
 * https://platform.openai.com/docs/api-reference/chat-streaming
 */
const errorBody = v.looseObject({
  error: v.union([
    v.string(),
    v.looseObject({ message: v.optional(v.nullable(v.string())), code: v.optional(v.unknown()) }),
  ]),
});
const finishReason = v.optional(v.nullable(v.string()));
const said = {
  content: v.optional(v.nullable(v.string())),
  refusal: v.optional(v.nullable(v.string())),
  /** Two names for what a model thinks, which some servers send apart from what it says. */
  reasoning_content: v.optional(v.nullable(v.string())),
  reasoning: v.optional(v.nullable(v.string())),
  tool_calls: v.optional(
    v.nullable(
      v.array(
        v.looseObject({
          function: v.optional(
            v.nullable(v.looseObject({ name: v.optional(v.nullable(v.string())) })),
          ),
        }),
      ),
    ),
  ),
};
const chunkBody = v.looseObject({
  choices: v.optional(
    v.nullable(
      v.array(
        v.looseObject({
          delta: v.optional(v.nullable(v.looseObject(said))),
          finish_reason: finishReason,
        }),
      ),
    ),
  ),
});
const completionBody = v.looseObject({
  choices: v.pipe(
    v.array(
      v.looseObject({
        message: v.looseObject(said),
        finish_reason: finishReason,
      }),
    ),
    v.minLength(1),
  ),
});

export type Completion = {
  text: string;
  finish: string | null;
  /** The tools that the model calls. */
  tools: string[];
  /** It is at work on what it does not say. */
  isThinking: boolean;
};

type Said = v.InferOutput<v.LooseObjectSchema<typeof said, undefined>>;

const completionOf = (
  { content, reasoning, reasoning_content, tool_calls }: Partial<Said>,
  finish: string | null | undefined,
): Completion => ({
  text: content ?? '',
  finish: finish || null,
  tools: (tool_calls ?? []).map((call) => call.function?.name ?? '').filter((name) => name !== ''),
  isThinking: (reasoning ?? '') !== '' || (reasoning_content ?? '') !== '',
});

function parsedJson(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch (cause) {
    throw new ReplyUnavailable('protocol', 'The endpoint sent something that is not JSON', {
      cause,
    });
  }
}

/** The endpoint's own error message, shortened; null if the body has none. */
export function errorMessage(body: unknown): string | null {
  const parsed = v.safeParse(errorBody, body);
  if (!parsed.success) return null;
  const { error } = parsed.output;
  const message = typeof error === 'string' ? error : (error.message ?? 'unknown error');
  return message.slice(0, 300);
}

function refusal(text: string | null | undefined): void {
  if (text !== null && text !== undefined && text !== '')
    throw new ReplyUnavailable('refused', 'The model refused to answer');
}

/** Parses one event of a stream. Throws ReplyUnavailable for an error or unknown shape. */
export function parseChunk(data: string): Completion {
  const body = parsedJson(data);
  const message = errorMessage(body);
  if (message !== null)
    throw new ReplyUnavailable('protocol', `The endpoint broke off: ${message}`);
  const parsed = v.safeParse(chunkBody, body);
  if (!parsed.success) throw new ReplyUnavailable('protocol', 'The endpoint sent an unknown chunk');
  const choice = parsed.output.choices?.[0];
  refusal(choice?.delta?.refusal);
  return completionOf(choice?.delta ?? {}, choice?.finish_reason);
}

/** Parses a complete answer, from a server that does not stream. */
export function parseCompletion(source: string): Completion {
  const body = parsedJson(source);
  const message = errorMessage(body);
  if (message !== null) throw new ReplyUnavailable('protocol', `The endpoint failed: ${message}`);
  const parsed = v.safeParse(completionBody, body);
  const choice = parsed.success ? parsed.output.choices[0] : undefined;
  if (choice === undefined)
    throw new ReplyUnavailable('protocol', 'The endpoint sent an unknown answer');
  refusal(choice.message.refusal);
  return completionOf(choice.message, choice.finish_reason);
}

/** Throws if the model stopped for a reason that leaves no usable reply. */
export function checkFinish(finish: string | null): void {
  if (finish === 'content_filter')
    throw new ReplyUnavailable('refused', 'The endpoint filtered the reply');
}

/** Milliseconds of a Retry-After header, in seconds or as an HTTP date; null if absent or odd. */
export function retryAfterMs(header: string | null, now: number): number | null {
  if (header === null) return null;
  if (/^\d+(\.\d+)?$/.test(header.trim())) return Math.round(Number(header) * 1000);
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}
