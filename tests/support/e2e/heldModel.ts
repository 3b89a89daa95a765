import { once } from 'node:events';
import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import { freePort } from './server';

const chunk = (delta: { content?: string }, finish: 'stop' | null) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;

/**
 * A language model on loopback, for a server that is started with `env`: its answer goes on as far as
 * the test says, one answer at a time. The server shows a sentence when the next one has begun.
 */
export async function startHeldModel() {
  const port = await freePort();
  let asked = 0;
  let said: string[] = [];
  let answer: ServerResponse | null = null;
  const server = createServer((request, response) => {
    request.resume();
    asked += 1;
    answer = response;
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
    for (const content of said) response.write(chunk({ content }, null));
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    env: { LLM_BASE_URL: `http://127.0.0.1:${port}/v1`, LLM_MODEL: 'held' },
    /** How often an answer was asked for. */
    asked: () => asked,
    say(content: string) {
      said.push(content);
      answer?.write(chunk({ content }, null));
    },
    end() {
      answer?.end(`${chunk({}, 'stop')}data: [DONE]\n\n`);
      answer = null;
      said = [];
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
