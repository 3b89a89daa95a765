import { createClient } from '../../src/api/client';
import type { Client } from '../../src/api/client';

/** A call as a server gets it; null for a body that is no JSON. */
export type Sent = { call: string; authorization: string | null; body: unknown };

const origin = 'https://api.test';

/** A client that notes all of what is sent, and answers as `answer` says. */
export function sentRequests(answer: () => Response | Promise<Response>) {
  const sent: Sent[] = [];
  const signals: AbortSignal[] = [];
  const client: Client = createClient(async (request) => {
    const text = await request.clone().text();
    sent.push({
      call: `${request.method} ${request.url.replace(origin, '')}`,
      authorization: request.headers.get('authorization'),
      body: request.headers.get('content-type') === 'application/json' ? JSON.parse(text) : null,
    });
    signals.push(request.signal);
    return answer();
  }, origin);
  return { client, sent, signals };
}
