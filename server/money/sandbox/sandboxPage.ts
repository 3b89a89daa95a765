import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { problems } from '../../http/problem';
import type { Deps } from '../deps';
import { paidUrl } from '../provider';
import { effectOf, sandboxActs } from './sandboxActs';
import {
  changeSandboxCheckout,
  findSandboxCheckout,
  holdSandboxCheckout,
  type SandboxCheckout,
} from './sandboxCheckout';
import { checkoutPage } from './checkoutPage';
import { style } from './checkoutStyle';
import { tellOf } from './sandboxWebhooks';

const LONGEST_DELAY_S = 600;

const formSchema = v.object({
  act: v.picklist(sandboxActs),
  delay: v.optional(
    v.pipe(v.string(), v.toNumber(), v.integer(), v.minValue(0), v.maxValue(LONGEST_DELAY_S)),
    '0',
  ),
  doubled: v.optional(v.literal('on')),
  reordered: v.optional(v.literal('on')),
});

/** Actions that lead back to the application, as having paid or not. */
const paying: ReadonlySet<string> = new Set(['pay', 'pay-short', 'pay-over', 'pay-late']);
const leaving: ReadonlySet<string> = new Set([...paying, 'decline', 'leave']);

/** Forms may lead to the application, and nowhere else. */
const policy = ({ returnUrl }: SandboxCheckout) =>
  `default-src 'none'; style-src 'self'; form-action 'self' ${new URL(returnUrl).origin}; ` +
  `base-uri 'none'; frame-ancestors 'none'`;

/** The sandbox's hosted checkout, if the sandbox is on: a page of forms, without scripts. */
export async function registerSandbox(
  app: FastifyInstance,
  services: Pick<Deps, 'clock' | 'database' | 'payments'>,
): Promise<void> {
  const { clock, database, payments } = services;
  if (payments.named('sandbox') === null) return;

  await app.register(async (scope) => {
    scope.removeContentTypeParser('application/x-www-form-urlencoded');
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );

    scope.get('/sandbox/style.css', (_request, reply) =>
      reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(style),
    );

    scope.get<{ Params: { id: string } }>('/sandbox/checkout/:id', async ({ params }, reply) => {
      const checkout = await findSandboxCheckout(database, params.id);
      if (checkout === null) throw problems.notFound();
      return reply
        .header('cache-control', 'no-store')
        .header('content-security-policy', policy(checkout))
        .type('text/html; charset=utf-8')
        .send(checkoutPage(checkout, clock.now()));
    });

    scope.post<{ Params: { id: string } }>(
      '/sandbox/checkout/:id',
      async ({ params, body }, reply) => {
        const form = v.safeParse(formSchema, body);
        if (!form.success) throw problems.invalidInput({});
        const { act, delay, doubled, reordered } = form.output;
        const now = clock.now();
        const done = await database.transaction(async (transaction) => {
          const found = await holdSandboxCheckout(transaction, params.id);
          if (found === null) throw problems.notFound();
          const checkout = {
            ...found,
            delaySeconds: delay,
            isDoubled: doubled === 'on',
            isReordered: reordered === 'on',
          };
          const effect = effectOf(act, checkout, now);
          if (effect === null) return { checkout, lastMs: null };
          const { delaySeconds, isDoubled, isReordered } = checkout;
          const options = { delaySeconds, isDoubled, isReordered };
          await changeSandboxCheckout(transaction, params.id, { ...effect.changed, ...options });
          return { checkout, lastMs: await tellOf(transaction, checkout, effect.events, now) };
        });
        const isLeaving = leaving.has(act) && (done.lastMs !== null || act === 'leave');
        const { id, returnUrl } = done.checkout;
        const backUrl = paying.has(act) ? paidUrl(returnUrl) : returnUrl;
        return reply.redirect(isLeaving ? backUrl : `/sandbox/checkout/${id}`, 303);
      },
    );
  });
}
