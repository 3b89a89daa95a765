import { setTimeout as sleep } from 'node:timers/promises';
import { createParser } from 'eventsource-parser';
import { boundedText } from '../../http/bounded';
import { ReplyUnavailable } from '../../model/replyUnavailable';
import type { ReplyRequest, ReplySource } from '../replySource';
import { boundedHistory } from './boundedHistory';
import { careful } from './careful';
import type { Heard } from './heard';
import {
  checkFinish,
  errorMessage,
  parseChunk,
  parseCompletion,
  retryAfterMs,
} from '../../model/chatCompletions';
import type { Completion } from '../../model/chatCompletions';
import { personaPrompt } from './personaPrompt';
import { saidAloud } from './saidAloud';
import type { Flaw } from './sayable';
import type { Habits } from './wholeSentences';
import { withQuote } from './withQuote';
import { Watch } from '../../model/watch';

export type OpenAiSettings = {
  /** Including the version: `http://127.0.0.1:11434/v1`. */
  baseUrl: string;
  model: string;
  apiKey?: string;
  /** Estimated tokens of history to send, not counting the system prompt. */
  historyTokens?: number;
  maxReplyTokens?: number;
  temperature?: number;
  /** Milliseconds until the first text; a local model may have to be loaded first. */
  firstTextTimeout?: number;
  /** Milliseconds without a sign of life after that. */
  idleTimeout?: number;
  /** Milliseconds that an endpoint may ask to wait; after a longer time there is no reply. */
  longestWait?: number;
};

const DEFAULTS = {
  historyTokens: 3000,
  maxReplyTokens: 400,
  temperature: 0.9,
  firstTextTimeout: 60_000,
  idleTimeout: 20_000,
  longestWait: 10_000,
};
/** Where a model thinks before it answers, its thoughts count for the length, too. */
const ROOM_TO_THINK = 4;
/** Milliseconds; nobody on the telephone waits longer. */
const LONGEST_WAIT_IN_CALL = 1_000;
/** UTF-16 units after which a runaway stream or line is abandoned. */
const LONGEST_REPLY = 20_000;
const LONGEST_LINE = 262_144;
/** Bytes of an answer that is not streamed. */
const LONGEST_BODY = 1_000_000;

type Settings = Required<Omit<OpenAiSettings, 'apiKey'>> & { apiKey: string | undefined };

const again: Readonly<Record<Flaw, (name: string) => string>> = {
  empty: () => 'Your last answer was empty: answer now.',
  'cut-off': () => 'Your last answer was empty: answer now, without thinking first.',
  'out-of-character': (name) =>
    `Your last answer was an assistant's. Answer as ${name} would, in your own voice; what you must decline, decline as ${name}, in one warm sentence.`,
  repeated: () => 'Your last answer repeated what you had said before: say something new.',
  language: () => 'Your last answer was in another language than the last message.',
};

function requestBody(settings: Settings, request: ReplyRequest, flaw: Flaw | null): string {
  const history = boundedHistory(request.history.map(withQuote), settings.historyTokens);
  const { name } = request.character.texts;
  const prompt = personaPrompt(request);
  return JSON.stringify({
    model: settings.model,
    stream: true,
    temperature: settings.temperature,
    max_tokens: settings.maxReplyTokens * (flaw === 'cut-off' ? ROOM_TO_THINK : 1),
    messages: [
      { role: 'system', content: flaw === null ? prompt : `${prompt}\n\n${again[flaw](name)}` },
      ...history.map(({ author, text }) => ({
        role: author === 'user' ? 'user' : 'assistant',
        content: text,
      })),
    ],
  });
}

async function failure(response: Response): Promise<ReplyUnavailable> {
  const { status } = response;
  const body = await boundedText(response, LONGEST_LINE).catch(() => '');
  const retryAfter = retryAfterMs(response.headers.get('retry-after'), Date.now());
  const details = { status, retryAfter };
  const said = bodyMessage(body);
  const message = `The endpoint answered ${status}${said === null ? '' : `: ${said}`}`;
  if (status === 429) return new ReplyUnavailable('rate-limited', message, details);
  if (status === 408 || status === 504) return new ReplyUnavailable('timeout', message, details);
  if (status >= 500) return new ReplyUnavailable('network', message, details);
  return new ReplyUnavailable('refused', message, details);
}

function bodyMessage(body: string): string | null {
  try {
    return errorMessage(JSON.parse(body));
  } catch {
    return null;
  }
}

/** The `data` of each event, in batches as they arrive. */
async function* eventBatches(
  body: ReadableStream<Uint8Array>,
): AsyncGenerator<string[], void, undefined> {
  const queue: string[] = [];
  let broken: unknown;
  const parser = createParser({
    maxBufferSize: LONGEST_LINE,
    onEvent: ({ data }) => queue.push(data),
    onError: (error) => {
      if (error.type === 'max-buffer-size-exceeded') broken = error;
    },
  });
  const decoder = new TextDecoder();
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    parser.feed(done ? `${decoder.decode()}\n\n` : decoder.decode(value, { stream: true }));
    if (broken !== undefined)
      throw new ReplyUnavailable('protocol', 'The endpoint sent an endless line', {
        cause: broken,
      });
    if (queue.length > 0) yield queue.splice(0);
    if (done) return;
  }
}

/** What one message of the endpoint says. */
function* heardIn({ text, tools }: Completion): Generator<Heard, void, undefined> {
  for (const tool of tools) yield { tool };
  if (text !== '') yield { text };
}

/** Comments keep the connection alive, but only text and thoughts reset the timeouts. */
async function* streamed(
  body: ReadableStream<Uint8Array>,
  settings: Settings,
  watch: Watch,
): AsyncGenerator<Heard, void, undefined> {
  let length = 0;
  for await (const batch of eventBatches(body)) {
    for (const data of batch) {
      if (data.trim() === '[DONE]') return;
      const completion = parseChunk(data);
      const { text, finish } = completion;
      length += text.length;
      if (length > LONGEST_REPLY)
        throw new ReplyUnavailable('protocol', 'The endpoint does not stop');
      if (text !== '' || completion.isThinking) watch.rest();
      yield* heardIn(completion);
      if (text !== '' || completion.isThinking)
        watch.allow(settings.idleTimeout, 'The endpoint fell silent');
      checkFinish(finish);
      if (finish === 'length') yield { isCutOff: true };
      if (finish !== null) return;
    }
  }
  throw new ReplyUnavailable('protocol', 'The stream ended before the reply did');
}

async function* whole(response: Response): AsyncGenerator<Heard, void, undefined> {
  const completion = parseCompletion(await boundedText(response, LONGEST_BODY));
  checkFinish(completion.finish);
  yield* heardIn(completion);
  if (completion.finish === 'length') yield { isCutOff: true };
}

async function* answer(
  settings: Settings,
  request: ReplyRequest,
  flaw: Flaw | null,
): AsyncGenerator<Heard, void, undefined> {
  request.signal.throwIfAborted();
  const watch = new Watch(request.signal);
  watch.allow(settings.firstTextTimeout, 'The endpoint did not begin to answer');
  try {
    const response = await fetch(`${settings.baseUrl.replace(/\/{1,20}$/, '')}/chat/completions`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream',
        ...(settings.apiKey === undefined ? {} : { authorization: `Bearer ${settings.apiKey}` }),
      },
      body: requestBody(settings, request, flaw),
      redirect: 'error',
      signal: watch.signal,
    });
    if (!response.ok) throw await failure(response);
    const type = response.headers.get('content-type') ?? '';
    if (type.includes('application/json')) yield* whole(response);
    else if (response.body === null)
      throw new ReplyUnavailable('protocol', 'The endpoint sent no body');
    else yield* streamed(response.body, settings, watch);
  } catch (cause) {
    throw watch.fault(cause);
  } finally {
    watch.end();
  }
}

/** The same; once, it waits as long as a busy endpoint asks for. */
async function* patient(
  settings: Settings,
  request: ReplyRequest,
  flaw: Flaw | null,
): AsyncGenerator<Heard, void, undefined> {
  const { isSpoken = false, signal } = request;
  const longest = isSpoken ? LONGEST_WAIT_IN_CALL : settings.longestWait;
  try {
    yield* answer(settings, request, flaw);
    return;
  } catch (error) {
    // Whoever answers with a status has said nothing yet.
    if (!(error instanceof ReplyUnavailable) || error.status === null) throw error;
    if (error.retryAfter === null || error.retryAfter > longest) throw error;
    await sleep(error.retryAfter, undefined, { signal }).catch(() => signal.throwIfAborted());
  }
  yield* answer(settings, request, flaw);
}

/**
 * Streamed replies of any OpenAI-compatible `POST {baseUrl}/chat/completions`. If the consumer
 * stops reading, or the request's signal aborts, the connection is closed.
 */
export function openAiReplies({ apiKey, ...settings }: OpenAiSettings): ReplySource {
  const complete: Settings = { ...DEFAULTS, ...settings, apiKey };
  const habits: Habits = { thinksFirst: false };
  return {
    kind: 'model',
    reply: (request) =>
      careful(request, (flaw) => saidAloud(patient(complete, request, flaw)), habits),
  };
}
