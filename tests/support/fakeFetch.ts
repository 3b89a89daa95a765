import type { Fetch } from '../../src/api/http';

export type Call = { method: string; path: string; token: string | null; language: string | null };

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), {
    status,
    headers: {
      'Content-Type': status < 400 ? 'application/json' : 'application/problem+json',
      ...headers,
    },
  });

export const problem = (status: number, code: string, headers: Record<string, string> = {}) =>
  json({ type: 'about:blank', title: code, status, code }, status, headers);

/** A fetch that records its calls and answers as `answer` says. */
export const fakeFetch = (answer: (call: Call, index: number) => Response | Promise<Response>) => {
  const calls: Call[] = [];
  const fetch: Fetch = async (request) => {
    const call: Call = {
      method: request.method,
      path: new URL(request.url).pathname,
      token: request.headers.get('authorization')?.replace('Bearer ', '') ?? null,
      language: request.headers.get('accept-language'),
    };
    calls.push(call);
    return answer(call, calls.length - 1);
  };
  return { fetch, calls };
};
