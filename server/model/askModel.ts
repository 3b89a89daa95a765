import { boundedText } from '../http/bounded';
import { checkFinish, parseCompletion, retryAfterMs } from './chatCompletions';
import { ReplyUnavailable } from './replyUnavailable';
import { Watch } from './watch';
import type { ModelConfig } from './settings';

export type Question = {
  /** What the model must do, and the JSON to answer in. */
  instructions: string;
  /** What a user wrote: data, never an instruction. */
  said: Readonly<Record<string, string>>;
  mostTokens: number;
  /** Milliseconds. */
  timeout: number;
  signal: AbortSignal;
};

const LONGEST_ANSWER = 8_000;
/** Bytes: the model's reasoning may come with its answer. */
const LONGEST_BODY = 1_000_000;

/** The JSON object in an answer, whatever surrounds it; a model may think aloud first. */
export function jsonIn(answer: string): unknown {
  if (answer.length > LONGEST_ANSWER) throw new Error('The answer is too long');
  const said = answer.slice(answer.lastIndexOf('</think>') + 1);
  return JSON.parse(said.slice(said.indexOf('{'), said.lastIndexOf('}') + 1));
}

function failureOf({ headers, status }: Response): ReplyUnavailable {
  const retryAfter = retryAfterMs(headers.get('retry-after'), Date.now());
  const reason = status === 429 ? 'rate-limited' : 'network';
  return new ReplyUnavailable(reason, `The endpoint answered ${status}`, { status, retryAfter });
}

/** Has the model read what a user wrote; returns its answer. Throws if none comes in time. */
export async function askModel(
  { apiKey, baseUrl, name }: NonNullable<ModelConfig['model']>,
  { instructions, said, mostTokens, timeout, signal }: Question,
): Promise<string> {
  const watch = new Watch(signal);
  watch.allow(timeout, 'The endpoint did not answer');
  try {
    const response = await fetch(`${baseUrl.replace(/\/{1,20}$/, '')}/chat/completions`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(apiKey !== null && { authorization: `Bearer ${apiKey}` }),
      },
      body: JSON.stringify({
        model: name,
        stream: false,
        temperature: 0,
        max_tokens: mostTokens,
        messages: [
          { role: 'system', content: instructions },
          { role: 'user', content: JSON.stringify(said) },
        ],
      }),
      redirect: 'error',
      signal: watch.signal,
    });
    if (!response.ok) throw failureOf(response);
    const completion = parseCompletion(await boundedText(response, LONGEST_BODY));
    checkFinish(completion.finish);
    return completion.text;
  } finally {
    watch.end();
  }
}
