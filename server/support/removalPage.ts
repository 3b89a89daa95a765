import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Contract } from '../http/contract';
import { problemOf } from '../http/errorHandling';
import { inputReader } from '../http/operation';
import { problems } from '../http/problem';
import { addressKey } from '../http/rateLimiter';
import { visitorOf } from '../pages/builtView';
import type { BuiltView } from '../pages/builtView';
import type { Deps } from './deps';
import { takeRemoval } from './removals';

const FORM = 'application/x-www-form-urlencoded';

type Parts = { services: Deps; contract: Contract; view: BuiltView };

type Sent = { form: Record<'name' | 'email' | 'place' | 'text', string>; isStated: boolean };

type Answer = { status: number; retryAfter: number | null; body: unknown };

/** Reads the form as a browser sends it, with the line breaks and trimming of the application. */
function readForm(body: string): Sent {
  const fields = new URLSearchParams(body);
  const textOf = (name: string) => (fields.get(name) ?? '').replaceAll('\r\n', '\n').trim();
  return {
    form: {
      name: textOf('name'),
      email: textOf('email'),
      place: textOf('place'),
      text: textOf('text'),
    },
    isStated: fields.has('statement'),
  };
}

/**
 * Nobody is authenticated by a cookie here, so a form on another site could only use up its
 * visitors' attempts. `Origin` is no help: a page that sends no referrer sends `null`.
 */
const isFromElsewhere = ({ headers }: FastifyRequest): boolean =>
  ['cross-site', 'same-site'].includes(String(headers['sec-fetch-site'] ?? ''));

/**
 * Accepts a removal request as a form, for browsers without scripts, and answers with a page;
 * rules, limits and receipt are those of the call `createRemoval`.
 */
export function registerRemovalPage(app: FastifyInstance, { services, contract, view }: Parts) {
  const { log, rateLimits } = services;
  const sent = new WeakMap<FastifyRequest, Sent>();
  let read: ReturnType<typeof inputReader<'createRemoval'>> | undefined;

  async function draw(request: FastifyRequest, answer: Answer): Promise<string | null> {
    const build = await view.current();
    if (build === null) return null;
    const { locale, theme } = visitorOf(request);
    const messages = await view.textsOf(build, locale);
    const wanted = { locale, messages, theme, links: build.links['/removal'] ?? '' };
    const known = sent.get(request) ?? readForm('');
    const html = build.draw.answerRemoval(build.template, wanted, { ...known, ...answer });
    return typeof html === 'string' ? html : null;
  }

  /** Even if the page cannot be drawn, the sender gets the answer. */
  async function send(request: FastifyRequest, reply: FastifyReply, answer: Answer) {
    const html = await draw(request, answer).catch((error: unknown) => {
      log.error({ err: error }, 'the page of a removal cannot be drawn');
      return null;
    });
    if (answer.retryAfter !== null) reply.header('retry-after', answer.retryAfter);
    reply.code(answer.status).header('cache-control', 'no-store');
    await (html === null
      ? reply.type('text/plain; charset=utf-8').send(`${JSON.stringify(answer.body, null, 2)}\n`)
      : reply.type('text/html; charset=utf-8').send(html));
  }

  app.register(async (own) => {
    own.removeAllContentTypeParsers();
    own.addContentTypeParser(
      FORM,
      { parseAs: 'string' },
      async (request: FastifyRequest, body: string) => {
        const form = readForm(body);
        sent.set(request, form);
        return { ...form.form, ...(form.isStated && { statement: true }) };
      },
    );
    own.setErrorHandler(async (error: unknown, request, reply) => {
      const problem = problemOf(error, request);
      const retryAfter = problem.extras.retryAfter ?? null;
      await send(request, reply, { status: problem.status, retryAfter, body: problem.toBody() });
    });
    own.post('/removal', async (request, reply) => {
      if (isFromElsewhere(request)) throw problems.forbidden();
      await rateLimits.callsOfAddress.take(addressKey(request.ip));
      read ??= inputReader(contract, 'createRemoval');
      const { ip } = request;
      const { locale } = visitorOf(request);
      const body = await takeRemoval(services, read(request).body, { ip, locale });
      await send(request, reply, { status: 201, retryAfter: null, body });
      return reply;
    });
  });
}
