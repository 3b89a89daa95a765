import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { minorQuestionOf, verdict } from './minorVerdict';
import type { MinorQuestion } from './minorVerdict';

/**
 * A model on loopback that speaks the streaming protocol of the Chat Completions API as its public
 * reference documents it (https://platform.openai.com/docs/api-reference/chat-streaming): one
 * `data:` event per `chat.completion.chunk`, the last with a `finish_reason`, then `data: [DONE]`;
 * errors as `{"error": {message, type, param, code}}`.
 */
export type Answer =
  | string
  /** A piece is a part of the text, or a whole `delta` of its own. */
  | { pieces: readonly (string | object)[]; finish?: string | null; wire?: Wire; end?: End }
  | { status: number; body: unknown; headers?: Record<string, string> }
  /** `after`: it is held back until then. */
  | { whole: string; finish?: string; refusal?: string; after?: Promise<unknown> }
  | { raw: readonly (string | Uint8Array)[]; type?: string; end?: End }
  | { silent: true };

/** How the events are written on the wire. */
export type Wire = {
  newline?: '\n' | '\r\n' | '\r';
  /** Bytes a network packet, so that characters of several bytes are cut. */
  packet?: number;
  /** A comment before every event, as proxies send them to keep a connection open. */
  comments?: boolean;
  /** The JSON of each event over several `data:` lines. */
  multiLine?: boolean;
  /** A last chunk with the usage and no choices. */
  usage?: boolean;
  done?: boolean;
};

/** After the last piece: a proper end, an open silence, a cut connection, or an error event. */
export type End = 'proper' | 'hang' | 'cut' | { error: string };

export type Received = {
  path: string;
  headers: IncomingMessage['headers'];
  body: unknown;
  /** Resolves when the connection is closed, by whichever side. */
  closed: Promise<void>;
  /** Whether the client closed before the answer was complete. */
  isAborted: () => boolean;
};

export type Judge = (question: MinorQuestion) => Answer;

/** The verdict that nobody in the texts is under 18. */
export const findsNobody: Judge = (question) => ({ whole: verdict(question, false) });

export type LlmServer = {
  /** To be used as LLM_BASE_URL. */
  baseUrl: string;
  /** But for the questions whether a text describes a minor. */
  received: Received[];
  /** What was judged for descriptions of minors. */
  judged: MinorQuestion[];
  /** How such a question is answered from now on; default: that it describes none. */
  judge: (answer: Judge) => void;
  /** From now on it answers nothing else. */
  always: (answer: Answer) => void;
  /** Appends to the list of answers. */
  answer: (...answers: Answer[]) => void;
  close: () => Promise<void>;
};

const ECHO: Answer = 'I hear you.';

async function readBody(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  for await (const part of request) if (Buffer.isBuffer(part)) parts.push(part);
  return JSON.parse(Buffer.concat(parts).toString('utf8'));
}

function chunk(delta: object, finish: string | null): object {
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1_700_000_000,
    model: 'test-model',
    choices: [{ index: 0, delta, logprobs: null, finish_reason: finish }],
  };
}

function events(answer: Extract<Answer, { pieces: readonly unknown[] }>): string {
  const { newline = '\n', comments = false, multiLine = false, usage = false } = answer.wire ?? {};
  const bodies: string[] = [chunk({ role: 'assistant', content: '' }, null)]
    .concat(
      answer.pieces.map((piece) =>
        chunk(typeof piece === 'string' ? { content: piece } : piece, null),
      ),
    )
    .map((body) => JSON.stringify(body, null, multiLine ? 1 : 0));
  const ends = answer.end ?? 'proper';
  if (ends === 'proper' && answer.finish !== null)
    bodies.push(JSON.stringify(chunk({}, answer.finish ?? 'stop')));
  if (usage) bodies.push(JSON.stringify({ ...chunk({}, null), choices: [], usage: {} }));
  if (typeof ends === 'object') bodies.push(JSON.stringify({ error: { message: ends.error } }));
  if (ends === 'proper' && answer.wire?.done !== false) bodies.push('[DONE]');
  return bodies
    .map((body) => (comments ? `: keep-alive${newline}${newline}` : '') + event(body, newline))
    .join('');
}

function event(body: string, newline: string): string {
  return body
    .split('\n')
    .map((line) => `data: ${line}${newline}`)
    .join('')
    .concat(newline);
}

function write(response: ServerResponse, packet: string | Uint8Array): Promise<void> {
  return new Promise((resolve) => {
    response.write(packet, () => setImmediate(resolve));
  });
}

async function finish(response: ServerResponse, end: End): Promise<void> {
  if (end === 'hang') return;
  if (end === 'cut') response.destroy();
  else await new Promise<void>((resolve) => response.end(resolve));
}

async function send(response: ServerResponse, answer: Answer): Promise<void> {
  if (typeof answer === 'string') {
    return send(response, { pieces: answer.match(/\S+\s*|\s+/g) ?? [] });
  }
  if ('silent' in answer) return;
  if ('status' in answer) {
    const isText = typeof answer.body === 'string';
    response.writeHead(answer.status, {
      'content-type': isText ? 'text/html' : 'application/json',
      ...answer.headers,
    });
    response.end(isText ? answer.body : JSON.stringify(answer.body));
    return;
  }
  if ('whole' in answer) {
    await answer.after;
    response.writeHead(200, { 'content-type': 'application/json' });
    const message = { role: 'assistant', content: answer.whole, refusal: answer.refusal ?? null };
    response.end(
      JSON.stringify({
        id: 'chatcmpl-1',
        object: 'chat.completion',
        created: 1_700_000_000,
        model: 'test-model',
        choices: [{ index: 0, message, logprobs: null, finish_reason: answer.finish ?? 'stop' }],
      }),
    );
    return;
  }
  const type = 'raw' in answer ? answer.type : undefined;
  response.writeHead(200, { 'content-type': type ?? 'text/event-stream; charset=utf-8' });
  response.socket?.setNoDelay(true);
  if ('raw' in answer) {
    for (const packet of answer.raw) await write(response, packet);
  } else {
    const bytes = Buffer.from(events(answer), 'utf8');
    const size = answer.wire?.packet ?? Math.max(1, bytes.length);
    for (let at = 0; at < bytes.length; at += size)
      await write(response, bytes.subarray(at, at + size));
  }
  await finish(response, answer.end ?? 'proper');
}

/** Starts the server on a free port of 127.0.0.1; the last answer repeats when the list is used up. */
export async function startLlmServer(...first: Answer[]): Promise<LlmServer> {
  const answers = [...first];
  const received: Received[] = [];
  const judged: MinorQuestion[] = [];
  let judge = findsNobody;
  let latest: Answer = ECHO;

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const closed = new Promise<void>((resolve) => response.once('close', () => resolve()));
    const body = await readBody(request);
    const question = minorQuestionOf(body);
    if (question !== null) {
      judged.push(question);
      return send(response, judge(question));
    }
    received.push({
      path: request.url ?? '',
      headers: request.headers,
      body,
      closed,
      isAborted: () => response.destroyed && !response.writableFinished,
    });
    if (request.method !== 'POST' || request.url !== '/v1/chat/completions') {
      return send(response, { status: 404, body: { error: { message: 'Unknown request URL' } } });
    }
    latest = answers.shift() ?? latest;
    await send(response, latest);
  };

  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port }: AddressInfo = addressOf(server.address());
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    received,
    judged,
    judge: (answer) => {
      judge = answer;
    },
    always: (one) => {
      answers.length = 0;
      latest = one;
    },
    answer: (...more) => answers.push(...more),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function addressOf(address: AddressInfo | string | null): AddressInfo {
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return address;
}
