import { afterEach, describe, expect, it } from 'vitest';
import { type OpenAiSettings, openAiReplies } from '../../../server/replies/openAi/openAiReplies';
import { ReplyUnavailable } from '../../../server/model/replyUnavailable';
import { type Answer, type LlmServer, startLlmServer } from '../../support/llmServer';
import { collect, replyRequest } from '../../support/replyFixtures';

let server: LlmServer;
afterEach(() => server.close());

async function replies(answers: Answer[], settings: Partial<OpenAiSettings> = {}) {
  server = await startLlmServer(...answers);
  return openAiReplies({ baseUrl: server.baseUrl, model: 'test-model', ...settings });
}

async function fault(source: AsyncIterable<string>) {
  const pieces: string[] = [];
  try {
    for await (const piece of source) pieces.push(piece);
  } catch (error) {
    if (!(error instanceof ReplyUnavailable)) throw error;
    const { reason, status, retryAfter, message } = error;
    return { text: pieces.join(''), reason, status, retryAfter, message };
  }
  throw new Error(`The reply ended well: ${pieces.join('')}`);
}

describe('openAiReplies', () => {
  it('streams its sentences as they come', async () => {
    const pieces = ['Good ', 'evening', ', dear Sam. ', 'Tea? And ', 'sugar?'];
    const source = await replies([{ pieces }]);
    expect(await collect(source.reply(replyRequest()))).toEqual([
      'Good evening, dear Sam. ',
      'Tea? ',
      'And sugar?',
    ]);
    expect(source.kind).toBe('model');
  });

  it('asks for a stream of the model, with the persona and the history', async () => {
    const source = await replies(['Yes.'], { apiKey: 'secret-key', temperature: 0.5 });
    const request = replyRequest([
      { author: 'bot', text: 'Tea?' },
      { author: 'user', text: 'Yes, please' },
    ]);
    await collect(source.reply(request));
    const [received] = server.received;
    expect(received?.headers.authorization).toBe('Bearer secret-key');
    expect(received?.body).toEqual({
      model: 'test-model',
      stream: true,
      temperature: 0.5,
      max_tokens: 400,
      messages: [
        { role: 'system', content: expect.stringContaining('You are Maud') },
        { role: 'assistant', content: 'Tea?' },
        { role: 'user', content: 'Yes, please' },
      ],
    });
  });

  it('tells what a text is a reply to, before the text', async () => {
    const source = await replies(['Yes.']);
    const request = replyRequest([
      { author: 'user', text: 'No, that', quote: { author: 'user', text: 'The blue one' } },
      { author: 'user', text: 'Yes, please', quote: { author: 'bot', text: 'Tea?' } },
    ]);
    await collect(source.reply(request));
    expect(server.received[0]?.body).toMatchObject({
      messages: [
        {},
        { role: 'user', content: '[In reply to my message: "The blue one"]\nNo, that' },
        { role: 'user', content: '[In reply to your message: "Tea?"]\nYes, please' },
      ],
    });
  });

  it('sends no authorization without a key', async () => {
    const source = await replies(['Yes.']);
    await collect(source.reply(replyRequest()));
    expect(server.received[0]?.headers.authorization).toBe(undefined);
  });

  it('accepts a base URL with a slash at its end', async () => {
    server = await startLlmServer('Yes.');
    const source = openAiReplies({ baseUrl: `${server.baseUrl}/`, model: 'm' });
    expect((await collect(source.reply(replyRequest()))).join('')).toBe('Yes.');
  });

  const pieces = ['Привет, ', 'é 日本 🦊', ' end.'];
  it.each<[string, Answer]>([
    ['CRLF', { pieces, wire: { newline: '\r\n' } }],
    ['bare CR', { pieces, wire: { newline: '\r' } }],
    ['comments between the events', { pieces, wire: { comments: true } }],
    ['JSON over several data lines', { pieces, wire: { multiLine: true } }],
    ['one byte a packet', { pieces, wire: { packet: 1 } }],
    [
      'CRLF, comments and packets of three bytes',
      { pieces, wire: { newline: '\r\n', comments: true, packet: 3 } },
    ],
    ['a usage chunk without choices', { pieces, wire: { usage: true } }],
    ['no [DONE] after the finish reason', { pieces, wire: { done: false } }],
    ['[DONE] without a finish reason', { pieces, finish: null }],
    [
      'an empty finish reason until the end',
      {
        raw: [
          pieces
            .map(
              (content) =>
                `data: ${JSON.stringify({ choices: [{ delta: { content }, finish_reason: '' }] })}\n\n`,
            )
            .join(''),
          'data: [DONE]\n\n',
        ],
      },
    ],
    [
      'a last event without its blank line',
      {
        raw: [
          `data: ${JSON.stringify({ choices: [{ delta: { content: pieces.join('') }, finish_reason: 'stop' }] })}`,
        ],
      },
    ],
    [
      'a connection that stays open after the finish reason',
      {
        raw: [
          `data: ${JSON.stringify({ choices: [{ delta: { content: pieces.join('') }, finish_reason: 'stop' }] })}\n\n`,
        ],
        end: 'hang',
      },
    ],
    ['an answer that is not streamed', { whole: pieces.join('') }],
    ['a reply cut at the length asked for', { pieces, finish: 'length' }],
    ['thoughts before the answer', { pieces: ['<th', 'ink>hm', 'm</thi', 'nk>\n\n', ...pieces] }],
    ['blanks before the answer', { pieces: ['\n', ' ', ...pieces] }],
  ])('reads %s', async (_, answer) => {
    const source = await replies([answer]);
    expect((await collect(source.reply(replyRequest()))).join('')).toBe(pieces.join(''));
  });

  it.each<[string, Answer, Awaited<ReturnType<typeof fault>>]>([
    [
      '401 with a JSON error',
      { status: 401, body: { error: { message: 'Incorrect API key provided' } } },
      {
        text: '',
        reason: 'refused',
        status: 401,
        retryAfter: null,
        message: 'The endpoint answered 401: Incorrect API key provided',
      },
    ],
    [
      '429 with Retry-After',
      { status: 429, body: { error: { message: 'Slow down' } }, headers: { 'retry-after': '7' } },
      {
        text: '',
        reason: 'rate-limited',
        status: 429,
        retryAfter: 7000,
        message: 'The endpoint answered 429: Slow down',
      },
    ],
    [
      '503 with a page',
      { status: 503, body: '<h1>Down</h1>' },
      {
        text: '',
        reason: 'network',
        status: 503,
        retryAfter: null,
        message: 'The endpoint answered 503',
      },
    ],
    [
      '504',
      { status: 504, body: { error: 'upstream' } },
      {
        text: '',
        reason: 'timeout',
        status: 504,
        retryAfter: null,
        message: 'The endpoint answered 504: upstream',
      },
    ],
    [
      'an error event in mid-stream',
      { pieces: ['So I went to the sea. ', 'And '], end: { error: 'overloaded' } },
      {
        text: 'So I went to the sea. ',
        reason: 'protocol',
        status: null,
        retryAfter: null,
        message: 'The endpoint broke off: overloaded',
      },
    ],
    [
      'a connection cut in mid-stream',
      { pieces: ['So I went to the sea. ', 'And '], end: 'cut' },
      {
        text: 'So I went to the sea. ',
        reason: 'network',
        status: null,
        retryAfter: null,
        message: 'The endpoint could not be reached',
      },
    ],
    [
      'a stream that ends before the reply',
      { pieces: ['So I went to the sea. ', 'And '], finish: null, wire: { done: false } },
      {
        text: 'So I went to the sea. ',
        reason: 'protocol',
        status: null,
        retryAfter: null,
        message: 'The stream ended before the reply did',
      },
    ],
    [
      'an event that is not JSON',
      { raw: ['data: {"choices"\n\n'] },
      {
        text: '',
        reason: 'protocol',
        status: null,
        retryAfter: null,
        message: 'The endpoint sent something that is not JSON',
      },
    ],
    [
      'an event of another shape',
      { raw: ['data: {"choices":"none"}\n\n'] },
      {
        text: '',
        reason: 'protocol',
        status: null,
        retryAfter: null,
        message: 'The endpoint sent an unknown chunk',
      },
    ],
    [
      'a page instead of a stream',
      { raw: ['<html></html>'], type: 'text/html' },
      {
        text: '',
        reason: 'protocol',
        status: null,
        retryAfter: null,
        message: 'The stream ended before the reply did',
      },
    ],
    [
      'an empty reply',
      { pieces: [] },
      {
        text: '',
        reason: 'protocol',
        status: null,
        retryAfter: null,
        message: 'The endpoint sent an empty reply',
      },
    ],
    [
      'thoughts and nothing after them',
      { pieces: ['<think>', 'hm'] },
      {
        text: '',
        reason: 'protocol',
        status: null,
        retryAfter: null,
        message: 'The endpoint sent an empty reply',
      },
    ],
    [
      'a filtered reply',
      { pieces: ['So I went to the sea. ', 'And '], finish: 'content_filter' },
      {
        text: 'So I went to the sea. ',
        reason: 'refused',
        status: null,
        retryAfter: null,
        message: 'The endpoint filtered the reply',
      },
    ],
    [
      'a refusal',
      { whole: '', refusal: 'No.' },
      {
        text: '',
        reason: 'refused',
        status: null,
        retryAfter: null,
        message: 'The model refused to answer',
      },
    ],
    [
      'an error in an answer with status 200',
      { raw: ['{"error":{"message":"no model"}}'], type: 'application/json' },
      {
        text: '',
        reason: 'protocol',
        status: null,
        retryAfter: null,
        message: 'The endpoint failed: no model',
      },
    ],
    [
      'a redirect',
      { status: 302, body: '', headers: { location: 'http://127.0.0.1:9/' } },
      {
        text: '',
        reason: 'network',
        status: null,
        retryAfter: null,
        message: 'The endpoint could not be reached',
      },
    ],
    [
      'a line without end',
      { raw: [`data: ${'x'.repeat(300_000)}`, 'x'.repeat(10)], end: 'hang' },
      {
        text: '',
        reason: 'protocol',
        status: null,
        retryAfter: null,
        message: 'The endpoint sent an endless line',
      },
    ],
  ])('reports %s', async (_, answer, expected) => {
    const source = await replies([answer], { longestWait: 6_000 });
    expect(await fault(source.reply(replyRequest()))).toEqual(expected);
    await server.received[0]?.closed;
  });

  it('C11 shows no thought, in whatever pieces it comes', async () => {
    const said = 'The kettle is on. Come in before the rain does.';
    const told = `<think>Tea? <Or not.\n</think>\n${said}<reasoning>Enough.</reasoning>`;
    for (const size of [1, 2, 3, 5, 8, 13, 1_000]) {
      const parts = Array.from({ length: Math.ceil(told.length / size) }, (_, at) =>
        told.slice(at * size, (at + 1) * size),
      );
      const source = await replies([{ pieces: parts }]);
      expect((await collect(source.reply(replyRequest()))).join(''), `${size}`).toBe(said);
      await server.close();
    }
  });

  it('C11 holds back what an endpoint thinks that only marks the end of it', async () => {
    const source = await replies([
      { pieces: ['Okay, the user says hello.\n', '</think>', 'Hello, and come in out of it.'] },
      { pieces: ['Tea or rum? I wonder. ', 'Tea.\n', '</think>', 'Tea, then, and sit down here.'] },
    ]);
    const read = async () => (await collect(source.reply(replyRequest()))).join('');
    expect(await read()).toBe('Hello, and come in out of it.');
    expect(await read()).toBe('Tea, then, and sit down here.');
  });

  it('gives up a reply without end', async () => {
    const source = await replies([
      { pieces: Array.from({ length: 3000 }, (_, at) => `On and on for ${at}. `), end: 'hang' },
    ]);
    expect(await fault(source.reply(replyRequest()))).toMatchObject({
      reason: 'protocol',
      message: 'The endpoint does not stop',
    });
    await server.received[0]?.closed;
    expect(server.received[0]?.isAborted()).toBe(true);
  });

  it('reports an endpoint that is not there', async () => {
    const source = await replies([]);
    await server.close();
    expect(await fault(source.reply(replyRequest()))).toMatchObject({
      reason: 'network',
      text: '',
    });
  });

  it('gives up an endpoint that does not begin, and closes the connection', async () => {
    const source = await replies([{ silent: true }], { firstTextTimeout: 500 });
    expect(await fault(source.reply(replyRequest()))).toMatchObject({
      text: '',
      reason: 'timeout',
      message: 'The endpoint did not begin to answer',
    });
    await server.received[0]?.closed;
    expect(server.received[0]?.isAborted()).toBe(true);
  });

  it('does not take comments for a beginning', async () => {
    const source = await replies([{ raw: [': processing\n\n'], end: 'hang' }], {
      firstTextTimeout: 30,
    });
    expect(await fault(source.reply(replyRequest()))).toMatchObject({ reason: 'timeout' });
  });

  it('gives up an endpoint that falls silent, and closes the connection', async () => {
    const source = await replies([{ pieces: ['So I went to the sea. ', 'And '], end: 'hang' }], {
      idleTimeout: 30,
    });
    expect(await fault(source.reply(replyRequest()))).toMatchObject({
      text: 'So I went to the sea. ',
      reason: 'timeout',
      message: 'The endpoint fell silent',
    });
    await server.received[0]?.closed;
    expect(server.received[0]?.isAborted()).toBe(true);
  });

  it('C9 closes the connection when the signal aborts, and throws its reason', async () => {
    const source = await replies([{ pieces: ['So I went to the sea. ', 'And '], end: 'hang' }]);
    const controller = new AbortController();
    const iterator = source
      .reply(replyRequest(undefined, { signal: controller.signal }))
      [Symbol.asyncIterator]();
    expect(await iterator.next()).toEqual({ done: false, value: 'So I went to the sea. ' });
    const reason = new Error('stopped by the user');
    controller.abort(reason);
    await expect(iterator.next()).rejects.toBe(reason);
    await server.received[0]?.closed;
    expect(server.received[0]?.isAborted()).toBe(true);
  });

  it('C9 closes the connection while nobody is reading', async () => {
    const source = await replies([{ pieces: ['So I went to the sea. ', 'And '], end: 'hang' }]);
    const controller = new AbortController();
    const request = replyRequest(undefined, { signal: controller.signal });
    await source.reply(request)[Symbol.asyncIterator]().next();
    controller.abort();
    await server.received[0]?.closed;
    expect(server.received[0]?.isAborted()).toBe(true);
  });

  it('closes the connection when the reader leaves', async () => {
    const source = await replies([{ pieces: ['So I went to the sea. ', 'And '], end: 'hang' }]);
    for await (const piece of source.reply(replyRequest())) {
      expect(piece).toBe('So I went to the sea. ');
      break;
    }
    await server.received[0]?.closed;
    expect(server.received[0]?.isAborted()).toBe(true);
  });

  it('calls nobody when the signal is aborted already', async () => {
    const source = await replies(['Yes.']);
    const request = replyRequest(undefined, { signal: AbortSignal.abort(new Error('gone')) });
    await expect(collect(source.reply(request))).rejects.toThrow('gone');
    expect(server.received).toEqual([]);
  });
});
