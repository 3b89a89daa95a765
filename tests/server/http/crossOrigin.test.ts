import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer } from '../../support/server';
import type { TestServer } from '../../support/server';

const pages = 'https://pages.example';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ config: { webOrigins: [pages] } });
});
afterAll(() => server.stop());

type Question = { method?: string; headers?: Record<string, string> };

const ask = (path: string, origin: string, { method = 'GET', headers }: Question = {}) =>
  fetch(new URL(path, server.origin), { method, headers: { origin, ...headers } });

const allowed = ({ headers }: Response) => ({
  origin: headers.get('access-control-allow-origin'),
  credentials: headers.get('access-control-allow-credentials'),
});

describe('pages of another origin', () => {
  it('may read answers, problems and the stream when they are configured', async () => {
    const open = await ask('/api/bots/available', pages);
    expect(open.status).toBe(200);
    expect(allowed(open)).toEqual({ origin: pages, credentials: null });
    expect(open.headers.get('vary')).toMatch(/origin/i);
    expect(open.headers.get('access-control-expose-headers')).toBe('Retry-After, X-Request-Id');
    const refused = await ask('/api/profile', pages);
    expect(refused.status).toBe(401);
    expect(allowed(refused)).toEqual({ origin: pages, credentials: null });
    const { access } = await server.join();
    const events = await fetch(new URL('/api/events', server.origin), {
      headers: { origin: pages, authorization: `Bearer ${access}` },
    });
    expect(allowed(events)).toEqual({ origin: pages, credentials: null });
    await events.body?.cancel();
  });

  it('may ask beforehand for what the application sends', async () => {
    const preflight = await ask('/api/chat/get_or_create', pages, {
      method: 'OPTIONS',
      headers: {
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type,accept-language',
      },
    });
    expect(preflight.status).toBe(204);
    expect(allowed(preflight)).toEqual({ origin: pages, credentials: null });
    expect(preflight.headers.get('access-control-allow-headers')).toBe(
      'Accept-Language, Authorization, Content-Type, Last-Event-ID',
    );
    expect(preflight.headers.get('access-control-max-age')).toBe('7200');
  });

  it.each(['https://elsewhere.example', 'https://pages.example.evil', 'null'])(
    'of %s are told nothing that lets them read',
    async (origin) => {
      expect(allowed(await ask('/api/bots/available', origin))).toEqual({
        origin: null,
        credentials: null,
      });
    },
  );

  it('are all refused when none is configured', async () => {
    const single = await startTestServer();
    const answer = await fetch(new URL('/api/bots/available', single.origin), {
      headers: { origin: pages },
    });
    expect(allowed(answer)).toEqual({ origin: null, credentials: null });
    await single.stop();
  });
});
