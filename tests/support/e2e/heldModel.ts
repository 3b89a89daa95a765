import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { minorQuestionOf, verdict } from '../minorVerdict';
import type { MinorQuestion } from '../minorVerdict';
import { freePort } from '../loopback';

const chunk = (delta: { content?: string }, finish: 'stop' | null) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;

const whole = (content: string) => ({
  choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
});

/**
 * A language model on loopback, for a server that is started with `env`: its answer goes on as far as
 * the test says, one answer at a time. The server shows a sentence when the next one has begun.
 */
export async function startHeldModel() {
  const port = await freePort();
  let asked = 0;
  let said: string[] = [];
  let answer: ServerResponse | null = null;
  let isMinor: (question: MinorQuestion) => boolean = () => false;
  const reply = async (request: IncomingMessage, response: ServerResponse) => {
    const asking: unknown = await json(request);
    // What is not streamed is judged, or read for what is to be remembered: nothing is found in it.
    if (typeof asking !== 'object' || asking === null || !('stream' in asking) || !asking.stream) {
      response.setHeader('content-type', 'application/json');
      const question = minorQuestionOf(asking);
      const content = question === null ? '{"notes":[]}' : verdict(question, isMinor(question));
      response.end(JSON.stringify(whole(content)));
      return;
    }
    asked += 1;
    answer = response;
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
    for (const content of said) response.write(chunk({ content }, null));
  };
  const server = createServer((request, response) => void reply(request, response)).listen(
    port,
    '127.0.0.1',
  );
  await once(server, 'listening');
  return {
    env: { LLM_BASE_URL: `http://127.0.0.1:${port}/v1`, LLM_MODEL: 'held' },
    /** Which texts describe somebody under 18, from now on. */
    judge(finds: (question: MinorQuestion) => boolean) {
      isMinor = finds;
    },
    /** How often a reply was asked for. */
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
