import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runReports } from '../../../server/support/reportCommand';
import { locales, makeDist, template } from '../../support/dist';
import { startTestServer } from '../../support/server';
import type { TestServer } from '../../support/server';

const style =
  '<link rel="preload" as="style" crossorigin fetchpriority="low" href="/assets/r.css">';
const draft = {
  place: 'https://example.test/picture',
  text: 'Me, at a lake.\r\nIn summer.',
  name: ' Ada Miller ',
  email: 'ada.miller@example.org',
  statement: 'on',
};
const titles = {
  en: 'Remove an intimate picture',
  ch: '要求移除私密图片',
  de: 'Intimes Bild entfernen lassen',
  es: 'Retirar una imagen íntima',
  ru: 'Удалить интимное изображение',
};

let server: TestServer;
let dist: string;
beforeAll(async () => {
  dist = await makeDist({ '/removal': `<link rel="modulepreload" href="/assets/r.js">${style}` });
  server = await startTestServer({ config: { distDir: dist } });
});
afterAll(async () => {
  await server.stop();
  await rm(dist, { recursive: true });
});

const visit = (headers: Record<string, string> = {}) =>
  fetch(new URL('/removal', server.origin), { headers });
const post = (
  fields: Record<string, string>,
  headers: Record<string, string> = {},
  origin = server.origin,
) =>
  fetch(new URL('/removal', origin), {
    method: 'POST',
    headers,
    body: new URLSearchParams(fields),
  });

/** The page as a browser without scripts has it. */
const pageOf = async (answer: Response) => new JSDOM(await answer.text()).window.document;

const labelled = (page: Document, label: string) => {
  const found = [...page.querySelectorAll('label')].find(({ textContent }) =>
    textContent?.includes(label),
  );
  return page.getElementById(found?.htmlFor ?? '');
};
const errorAt = (page: Document, label: string) => {
  const field = labelled(page, label);
  const ids = field?.getAttribute('aria-describedby')?.split(' ') ?? [];
  return field?.getAttribute('aria-invalid') === 'true'
    ? ids.map((id) => page.getElementById(id)?.textContent).join(' ')
    : null;
};

describe('a browser without scripts, on the page of requests for removal', () => {
  it.each(locales)('has the form in its language, and no script touches it: %s', async (locale) => {
    const answer = await visit({ 'accept-language': locale === 'ch' ? 'zh-CN' : locale });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-security-policy')).toContain("form-action 'self'");
    const html = await answer.text();
    const page = new JSDOM(html).window.document;
    expect(page.title).toBe(`${titles[locale]} · Confidant`);
    expect(page.documentElement.lang).toBe(locale === 'ch' ? 'zh' : locale);
    expect(page.querySelector('h1')?.textContent).toBe(titles[locale]);
    const form = page.querySelector('noscript form');
    expect(form?.getAttribute('action')).toBe('/removal');
    expect(form?.getAttribute('method')).toBe('post');
    const names = [...page.querySelectorAll('[name]:not(meta)')].map((at) =>
      at.getAttribute('name'),
    );
    expect(names).toEqual(['place', 'text', 'name', 'email', 'statement']);
    expect(page.querySelector('head noscript link')?.getAttribute('href')).toBe('/assets/r.css');
    expect(html).not.toMatch(/\s(?:style|on[a-z]+)=/);
  });

  it('leaves the application its own page: empty, with its script', async () => {
    const html = await (await visit()).text();
    expect(html).toContain('<div id="root"></div>');
    expect(html).toContain('src="/assets/index-1a2b3c.js"');
    expect(html).not.toContain('first-view');
  });

  it('is answered with the number of the request, which is kept as any other', async () => {
    const answer = await post(draft, { 'accept-language': 'de', 'sec-fetch-site': 'same-origin' });
    expect(answer.status).toBe(201);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const page = await pageOf(answer);
    expect(page.querySelector('script')).toBeNull();
    expect(page.querySelector('noscript')).toBeNull();
    const said = page.querySelector('[role="status"]')?.textContent ?? '';
    const [receipt = ''] = /R-[0-9A-F]{5}-[0-9A-F]{5}/.exec(said) ?? [];
    expect(said).toContain('ada.miller@example.org');
    const due = page.querySelector('time')?.dateTime ?? '';
    expect(Date.parse(due) - server.clock.now().getTime()).toBe(48 * 3_600_000);
    expect(page.querySelector('time')?.textContent).toContain('UTC');
    const lines = await runReports(['show', receipt], { ...server.services, user: 'operator' });
    expect(lines.join('\n')).toContain('name       Ada Miller');
    const [report] = await server.services.database.query.reports.findMany();
    expect(report?.text).toBe('Me, at a lake.\nIn summer.');
    await server.settle();
    const mails = await server.services.database.query.mails.findMany();
    expect(mails.map(({ subject }) => subject).join()).toContain(receipt);
  });

  it('has what it wrote again, with what is wrong at the fields and the first in focus', async () => {
    const answer = await post({ ...draft, text: ' ', email: 'ada', name: '<b>"Ada"' });
    expect(answer.status).toBe(400);
    const page = await pageOf(answer);
    expect(errorAt(page, 'What does it show?')).toContain('Fill in the field');
    expect(errorAt(page, 'How can we reach you?')).toContain('Enter a valid email address');
    expect(errorAt(page, 'Where is the picture?')).toBeNull();
    expect(labelled(page, 'Where is the picture?')?.textContent).toBe(draft.place);
    expect(labelled(page, 'Your full name')?.getAttribute('value')).toBe('<b>"Ada"');
    expect(page.querySelector('[name="statement"]')?.hasAttribute('checked')).toBe(true);
    expect(page.querySelector('[autofocus]')?.getAttribute('name')).toBe('text');
  });

  it('is refused without the statement', async () => {
    const { statement, ...rest } = draft;
    expect(statement).toBe('on');
    const page = await pageOf(await post(rest));
    expect(errorAt(page, 'It shows me')).toContain('Fill in the field');
  });

  it('A4 is limited as the call is, and keeps what it wrote', async () => {
    const limits = { ...server.services.config.limits, reportsPerMinute: 1 };
    const strict = await startTestServer({ config: { distDir: dist, limits } });
    const body = { ...draft, statement: true };
    expect((await strict.call('createRemoval', { body })).status).toBe(201);
    const answer = await post(draft, {}, strict.origin);
    expect(answer.status).toBe(429);
    expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
    const page = await pageOf(answer);
    expect(page.querySelector('[role="alert"]')?.textContent).toMatch(/\d+/);
    expect(labelled(page, 'Your full name')?.getAttribute('value')).toBe('Ada Miller');
    await strict.stop();
  });

  it.each([
    ['a page of another site', post, { 'sec-fetch-site': 'cross-site' }, 403],
    ['a page of another host', post, { 'sec-fetch-site': 'same-site' }, 403],
    ['something that is no form', post, { 'content-type': 'text/plain' }, 415],
  ])('takes nothing from %s', async (_, send, headers, status) => {
    const before = await server.services.database.query.reports.findMany();
    const answer = await send(draft, headers);
    expect(answer.status).toBe(status);
    expect(await server.services.database.query.reports.findMany()).toHaveLength(before.length);
  });

  it('has its number also where the page cannot be drawn', async () => {
    await writeFile(join(dist, '.vite/page.html'), `${template} `);
    await writeFile(join(dist, '.vite/firstView.mjs'), 'nothing of the kind');
    const answer = await post(draft);
    expect(answer.status).toBe(201);
    expect(await answer.text()).toMatch(/R-[0-9A-F]{5}-[0-9A-F]{5}/);
  });
});
