// @ts-check
import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

/** No divisor of it is one of twelve, so that no sentence comes again within a reply. */
const words = (
  'the rain came over the harbour and nobody minded because the kitchen was warm and loud ' +
  'while two old sailors argued about the best way to salt a fish and somebody opened a ' +
  'window so that the smell of bread could reach the street where a boy on a blue bicycle ' +
  'stopped to look up at the lamp that never goes out before midnight even when the last ' +
  'guest has paid and put on a wet coat to walk home along the quiet river with hands in ' +
  'both pockets'
).split(' ');

/** A sentence of twelve words, a paragraph of five sentences. @param {number} index */
function token(index) {
  const word = words[index % words.length] ?? '';
  if (index % 60 === 59) return `${word}.\n\n`;
  return index % 12 === 11 ? `${word}. ` : `${word} `;
}

/**
 * Requests without streaming judge or read a text: the answer finds nothing.
 * @param {string} asked
 */
function verdictTo(asked) {
  const check = /\\"check\\": \\"([0-9a-f]+)\\"/.exec(asked)?.[1];
  const content =
    check === undefined ? '{"notes":[]}' : JSON.stringify({ check, under_18: false, field: null });
  return JSON.stringify({ choices: [{ index: 0, message: { content }, finish_reason: 'stop' }] });
}

/**
 * A model on loopback that streams as the Chat Completions API does, one word after the other.
 * @param {number} tokensPerSecond
 * @param {number} tokens in one reply
 * @returns {Promise<{ baseUrl: string, stop: () => Promise<unknown> }>} `baseUrl` is the server's
 *   LLM_BASE_URL
 */
export async function startModel(tokensPerSecond, tokens) {
  const answer = async (
    /** @type {import('node:http').IncomingMessage} */ request,
    /** @type {import('node:http').ServerResponse} */ response,
  ) => {
    const asked = await text(request);
    if (!asked.includes('"stream":true')) {
      response.setHeader('content-type', 'application/json');
      response.end(verdictTo(asked));
      return;
    }
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
    response.socket?.setNoDelay(true);
    const started = performance.now();
    let sent = 0;
    const say = (/** @type {object} */ delta, /** @type {string | null} */ finish) =>
      response.write(
        `data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`,
      );
    // A late timer must not slow the stream down: everything due is sent.
    const timer = setInterval(() => {
      const due = Math.min(tokens, ((performance.now() - started) / 1000) * tokensPerSecond);
      for (; sent < due; sent += 1) say({ content: token(sent) }, null);
      if (sent < tokens) return;
      clearInterval(timer);
      say({}, 'stop');
      response.end('data: [DONE]\n\n');
    }, 1000 / tokensPerSecond);
    response.once('close', () => clearInterval(timer));
  };
  const server = createServer((request, response) => {
    // The server itself breaks a request off when it stops; the socket is gone then.
    answer(request, response).catch(() => response.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The model has no port.');
  return {
    baseUrl: `http://127.0.0.1:${address.port}/v1`,
    stop: () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      return closed;
    },
  };
}
