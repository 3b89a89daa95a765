import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../../server/database/schema';
import { addHeaders } from '../../../server/http/headers';
import { securityHeaders } from '../../../server/http/securityHeaders';
import { pages as registry } from '../../../src/app/pages';
import { seed } from '../../support/seed';
import { startTestServer } from '../../support/server';
import type { TestServer } from '../../support/server';

const html = '<!doctype html><title>Application</title>';
const latestBuild = '{"id":"0f8a21c47be90d35","timestamp":1790000000000}';
const routeRules = '{"/":{"payload":true}}';
const readings = {
  '_payload.json': 'list',
  '_payload.de.json': 'Liste',
  'first-evening/_payload.json': 'article',
  'first-evening/_payload.de.json': 'Artikel',
};
const script = 'console.info("application");'.repeat(100);

let server: TestServer;
let dist: string;

beforeAll(async () => {
  dist = mkdtempSync(join(tmpdir(), 'dist-'));
  mkdirSync(join(dist, 'assets'));
  mkdirSync(join(dist, 'blog/first-evening'), { recursive: true });
  mkdirSync(join(dist, 'builds/meta'), { recursive: true });
  writeFileSync(join(dist, 'builds/shell.html'), html);
  for (const [name, text] of Object.entries(readings))
    writeFileSync(join(dist, 'blog', name), text);
  writeFileSync(join(dist, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(dist, '.hidden.txt'), 'hidden');
  writeFileSync(join(dist, 'builds/latest.json'), latestBuild);
  writeFileSync(join(dist, 'builds/meta/0f8a21c47be90d35.json'), routeRules);
  writeFileSync(join(dist, 'assets/app-1a2b3c.js'), script);
  writeFileSync(join(dist, 'assets/app-1a2b3c.js.br'), brotliCompressSync(script));
  writeFileSync(join(dist, 'assets/app-1a2b3c.js.gz'), gzipSync(script));
  server = await startTestServer({ config: { distDir: dist } });
});
afterAll(async () => {
  await server.stop();
  rmSync(dist, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(new URL(path, server.origin), { headers });

/** Sends a request line as it is, without the clean-up of URL parsers. */
function getRaw(path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server.origin);
    const socket = connect(Number(port), hostname);
    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
    socket.on('error', reject);
    socket.write(`GET ${path} HTTP/1.1\r\nhost: ${hostname}\r\nconnection: close\r\n\r\n`);
  });
}

async function outline(response: Response) {
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    cache: response.headers.get('cache-control'),
    body: await response.text(),
  };
}

const application = (status: number) => ({
  status,
  type: 'text/html; charset=utf-8',
  cache: 'no-cache',
  body: html,
});
const missing = {
  status: 404,
  type: 'text/plain; charset=utf-8',
  cache: 'no-store',
  body: 'Not found\n',
};

describe('pages', () => {
  const [{ slug } = { slug: '' }] = seed.characters;
  const paths = Object.entries(registry)
    .filter(([, page]) => !page.document)
    .map(([pattern]) => pattern.replace('/blog/:id', '/blog/first-evening').replace(':slug', slug));

  it.each([...paths, '/audio?bot=ines', '/password?token=abc', `/${slug}?source=menu`])(
    '%s is the application',
    async (path) => {
      expect(await outline(await get(path))).toEqual(application(200));
    },
  );

  it.each([
    '/nobody-of-that-name',
    '/no/such/page',
    '/chat/',
    '/settings/more',
    '/ines/more',
    '/blog/nothing',
  ])('%s is the application with 404', async (path) => {
    expect(await outline(await get(path))).toEqual(application(404));
  });
});

describe('texts of the blog', () => {
  it.each([
    ['/blog/_payload.json', 'en', 'list'],
    ['/blog/_payload.json', 'de-AT,de;q=0.9', 'Liste'],
    ['/blog/_payload.json', 'zh-CN', 'list'],
    ['/blog/first-evening/_payload.json', 'fr', 'article'],
    ['/blog/first-evening/_payload.json?1', 'de', 'Artikel'],
  ])('%s for %s', async (path, language, body) => {
    const response = await get(path, { 'accept-language': language });
    expect(response.headers.get('vary')).toMatch(/accept-language/i);
    expect(await outline(response)).toEqual({
      status: 200,
      type: 'application/json; charset=utf-8',
      cache: 'no-cache',
      body,
    });
  });

  it('that are not there are missing', async () => {
    expect(await outline(await get('/blog/nothing/_payload.json'))).toEqual(missing);
  });
});

describe('files', () => {
  it.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, br', 'br'],
    ['identity', null],
  ])('for %s are sent as %s and kept for ever', async (accepted, encoding) => {
    const response = await get('/assets/app-1a2b3c.js', { 'accept-encoding': accepted });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toMatch(/accept-encoding/i);
    expect(await outline(response)).toEqual({
      status: 200,
      type: 'application/javascript; charset=utf-8',
      cache: 'public, max-age=31536000, immutable',
      body: script,
    });
  });

  it('without a hash are asked for anew', async () => {
    const response = await get('/favicon.svg');
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });

  it.each([
    ['/builds/latest.json?1790000000001', latestBuild, 'no-cache'],
    ['/builds/meta/0f8a21c47be90d35.json', routeRules, 'public, max-age=31536000, immutable'],
  ])('%s tells about the build', async (path, body, cache) => {
    expect(await outline(await get(path))).toEqual({
      status: 200,
      type: 'application/json; charset=utf-8',
      cache,
      body,
    });
  });

  it.each([
    '/assets/gone-4d5e6f.js',
    '/builds/meta/ffffffffffffffff.json',
    '/assets/gone-4d5e6f.css',
    '/no-such.png',
    '/portraits/nobody/main-320.avif',
    '/terms.pdf.exe',
    '/.hidden.txt',
    '/index.html.bak',
  ])('X8 %s is missing, and no HTML', async (path) => {
    expect(await outline(await get(path))).toEqual(missing);
  });

  it.each([
    '/../package.json',
    '/assets/../../package.json',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/portraits/..%2f..%2fpackage.json',
    '/portraits/%2e%2e/%2e%2e/package.json',
    '/assets/app-1a2b3c.js%00.png',
    '/%zz',
  ])('%s leads out to nothing', async (path) => {
    const answer = await getRaw(path);
    expect(answer).toMatch(/^HTTP\/1\.1 40[034] /);
    expect(answer).not.toContain('"dependencies"');
  });

  it('portraits are kept for ever', async () => {
    const [character] = seed.characters;
    const source = seed.portraits[character?.slug ?? '']?.shots[0]?.sources[0];
    const response = await get(`/portraits/${source?.avif}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/avif');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });
});

describe('answers of the API', () => {
  it('are sent packed where anybody may read them', async () => {
    const response = await get('/api/bots/available', { 'accept-encoding': 'br' });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('vary')).toMatch(/accept-encoding/i);
    expect(await response.json()).toMatchObject({ results: expect.any(Array) });
  });

  it('are never packed where they are somebody’s own, whose length would tell of it', async () => {
    const { access } = await server.join({ name: 'A'.repeat(100) });
    for (const path of ['/api/profile', '/api/chats/available']) {
      const response = await get(path, {
        'accept-encoding': 'br',
        authorization: `Bearer ${access}`,
      });
      expect(response.status).toBe(200);
      expect(response.headers.get('content-encoding')).toBeNull();
    }
  });
});

describe('headers', () => {
  const policy =
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; " +
    "media-src 'self' blob:; font-src 'self'; worker-src 'self'; manifest-src 'self'; " +
    "connect-src 'self'; form-action 'self'; object-src 'none'; base-uri 'none'; " +
    "frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types workers";

  it.each([
    ['a page', '/'],
    ['a file', '/assets/app-1a2b3c.js'],
    ['a missing file', '/assets/gone.js'],
    ['the latest build', '/builds/latest.json?1790000000001'],
    ['the rules of a build', '/builds/meta/0f8a21c47be90d35.json'],
    ['the rules of a build that is gone', '/builds/meta/ffffffffffffffff.json'],
    ['an answer of the API', '/api/bots/tags'],
    ['a problem', '/api/profile'],
    ['an unknown path', '/no/such/page'],
  ])('are set on %s', async (_, path) => {
    const { headers } = await get(path);
    expect({
      csp: headers.get('content-security-policy'),
      sniff: headers.get('x-content-type-options'),
      referrer: headers.get('referrer-policy'),
      opener: headers.get('cross-origin-opener-policy'),
      resource: headers.get('cross-origin-resource-policy'),
      permissions: headers.get('permissions-policy'),
      transport: headers.get('strict-transport-security'),
    }).toEqual({
      csp: policy,
      sniff: 'nosniff',
      referrer: 'no-referrer',
      opener: 'same-origin',
      resource: 'same-origin',
      permissions:
        'microphone=(self), camera=(), display-capture=(), geolocation=(), payment=(), usb=()',
      transport: null,
    });
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('X7 let no page load a picture from another server', async () => {
    const { headers } = await get('/');
    const rules = (headers.get('content-security-policy') ?? '').split('; ');
    for (const [kind, ...sources] of [
      ['default-src', "'none'"],
      ['img-src', "'self'", 'blob:', 'data:'],
      ['media-src', "'self'", 'blob:'],
    ])
      expect(rules.filter((rule) => rule.startsWith(`${kind} `))).toEqual([
        [kind, ...sources].join(' '),
      ]);
  });

  it.each([
    ['wss://rooms.example.org', 'wss://rooms.example.org https://rooms.example.org'],
    ['ws://rooms.example.org:7880', 'ws://rooms.example.org:7880 http://rooms.example.org:7880'],
    [
      'wss://us.livekit.cloud',
      'wss://us.livekit.cloud https://us.livekit.cloud wss://*.livekit.cloud https://*.livekit.cloud',
    ],
  ])('let a page connect to %s, where calls are', (roomsUrl, sources) => {
    const headers = securityHeaders({ apiOrigin: null, roomsUrl, isHttps: true });
    const named = policy.replace("connect-src 'self'", `connect-src 'self' ${sources}`);
    expect(headers['content-security-policy']).toBe(named);
  });

  it('name the server of calls that is configured', async () => {
    const { calls } = server.services.config;
    const liveKit = { url: 'wss://rooms.example.org', apiKey: 'key', apiSecret: 'secret' };
    const app = Fastify();
    addHeaders(app, {
      config: { ...server.services.config, calls: { ...calls, liveKit } },
      stopping: new AbortController().signal,
    });
    const { headers } = await app.inject('/');
    expect(headers['content-security-policy']).toContain(' wss://rooms.example.org ');
  });

  it('keep private answers out of caches', async () => {
    const { access } = await server.join();
    const response = await server.send('getProfile', { token: access });
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('number every call anew, whatever the client says', async () => {
    const sent = 'chosen-by-the-client';
    const { headers } = await get('/healthz', { 'x-request-id': sent });
    expect(headers.get('x-request-id')).not.toBe(sent);
  });
});

describe('the API', () => {
  it.each(['/api', '/api/', '/api/no-such-call', '/api/bots/available/', '/api/profile/'])(
    '%s is a 404 problem',
    async (path) => {
      const response = await get(path);
      expect(response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
      expect(await response.json()).toEqual({
        type: 'about:blank',
        title: 'Not found',
        status: 404,
        code: 'not-found',
      });
    },
  );

  it('answers 501 where it is set up without rooms for calls', async () => {
    const { access } = await server.join();
    const { body } = await server.call('createAudioChatToken', {
      token: access,
      body: { bot_slug: 'ines' },
    });
    expect(body).toEqual({
      type: 'about:blank',
      title: 'Not offered here',
      status: 501,
      code: 'not-implemented',
    });
  });

  it('says that no words are made out in calls where it is set up without transcription', async () => {
    const { body } = await server.call('getAudioChatTerms');
    expect(body).toEqual({ has_transcription: false });
  });

  it('says that it is well, with its version', async () => {
    expect(await (await get('/healthz')).json()).toEqual({ status: 'ok', version: '0.1.0' });
  });
});

describe('logs', () => {
  it('X3 hold no password, token, address or query', async () => {
    const member = await server.join({ password: 'canary-password' });
    await server.call('refreshToken', { body: { refresh: member.refresh } });
    await server.call('getProfile', { token: member.access });
    await server.call('createToken', { body: { email: member.email, password: 'canary-wrong' } });
    await server.call('register', { body: { email: 'canary-email', name: 'canary-name' } });
    await server.call('resetPassword', { params: { token: 'canary-token' }, body: {} });
    await get('/api/bots/available?q=canary-query');
    await get('/password?token=canary-query');
    const logged = server.logged();
    expect(logged).toContain('/api/token');
    const secrets = [member.email, member.access, member.refresh, 'canary'];
    expect(secrets.filter((secret) => logged.includes(secret))).toEqual([]);
  });
});

describe('/dev/outbox', () => {
  it('shows the latest mails, as text', async () => {
    const { email, id } = await server.join({ name: '<img src=x onerror=alert(1)>' });
    await server.settle();
    const { database } = server.services;
    await database.update(users).set({ isEmailConfirmed: true }).where(eq(users.id, id));
    await server.call('requestPasswordReset', { body: { email } });
    await server.settle();
    const response = await get('/dev/outbox');
    const page = await response.text();
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(page).toContain(email);
    expect(page).toContain('Hello &lt;img src=x onerror=alert(1)&gt;,');
    expect(page).not.toContain('<img');
  });

  it('is not there in production, nor with a mail server', async () => {
    const mail = { smtpUrl: 'smtp://127.0.0.1:1', from: 'no-reply@example.org' };
    for (const config of [{ isProduction: true }, { mail }]) {
      const other = await startTestServer({ config: { distDir: dist, ...config } });
      const response = await fetch(new URL('/dev/outbox', other.origin));
      await other.stop();
      expect(await outline(response)).toEqual(application(404));
    }
  });
});
