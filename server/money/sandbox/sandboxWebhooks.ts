import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import * as v from 'valibot';
import type { Database } from '../../database/database';
import { problems } from '../../http/problem';
import type { Deps } from '../deps';
import type { Told } from '../provider';
import { nameSchema, parseSigned, readSigned } from '../signedWebhook';
import { outcomes } from '../paymentEvent';
import type { PaymentEvent } from '../paymentEvent';
import { addTasks } from '../tasks';
import type { SandboxCheckout } from './sandboxCheckout';

const HEADER = 'sandbox-signature';
const TOLERANCE_S = 300; // reliability M4
const GAP_MS = 1_000;
const ANSWER_WITHIN_MS = 10_000;

type WithoutName<T> = T extends unknown ? Omit<T, 'eventId' | 'at'> : never;

const date = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.transform((text) => new Date(text)),
  v.date(),
);
const named = { eventId: nameSchema, at: date };
const text = v.nullable(nameSchema);
const cents = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1e11));

const eventSchema = v.variant('kind', [
  v.object({
    ...named,
    kind: v.literal('payment'),
    purchaseId: v.pipe(v.string(), v.uuid()),
    outcome: v.picklist(outcomes),
  }),
  v.object({
    ...named,
    kind: v.literal('subscription'),
    subscriptionId: nameSchema,
    purchaseId: text,
    state: v.picklist(['trialing', 'active', 'past-due', 'ended']),
    isCancelled: v.boolean(),
    trialEndsAt: v.nullable(date),
  }),
  v.object({
    ...named,
    kind: v.literal('renewal'),
    subscriptionId: nameSchema,
    periodEndsAt: date,
    paymentId: text,
  }),
  v.object({ ...named, kind: v.literal('renewal-failed'), subscriptionId: nameSchema }),
  v.object({
    ...named,
    kind: v.literal('reversal'),
    cause: v.picklist(['refunded', 'disputed']),
    part: v.optional(v.nullable(v.object({ refunded: cents, of: cents })), null),
    purchaseId: text,
    paymentId: text,
    customerId: text,
  }),
]);

type SandboxEvent = v.InferOutput<typeof eventSchema>;
/** An event that the sandbox is about to send. */
export type UnsentEvent = WithoutName<SandboxEvent>;

/** The id of a purchase's checkout; each purchase has one. */
export const sandboxCheckoutId = (purchaseId: string): string => `sb_${purchaseId}`;

/** There is no API to ask: the sandbox's signed events confirm themselves. */
function toTold(event: SandboxEvent): Told {
  const { eventId, at } = event;
  const ask = (event: PaymentEvent) => async () => ({ event });
  switch (event.kind) {
    case 'payment': {
      const { outcome, purchaseId } = event;
      const checkoutId = sandboxCheckoutId(purchaseId);
      return { eventId, at, about: 'checkout', checkoutId, purchaseId, outcome, differs: [] };
    }
    case 'reversal':
      return { eventId, at, about: 'reversal', ask: ask({ ...event, price: null }) };
    case 'renewal': {
      const { subscriptionId } = event;
      const askAgain = ask({ ...event, price: null });
      return {
        eventId,
        at,
        about: 'subscription',
        subscriptionId,
        purchaseId: null,
        ask: askAgain,
      };
    }
    default: {
      const { subscriptionId } = event;
      const purchaseId = 'purchaseId' in event ? event.purchaseId : null;
      return { eventId, at, about: 'subscription', subscriptionId, purchaseId, ask: ask(event) };
    }
  }
}

const sign = (secret: Uint8Array, seconds: number, body: string) =>
  createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');

/** The signature header of a webhook sent at a given time. */
export function signSandboxWebhook(secret: Uint8Array, body: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  return `t=${seconds},v1=${sign(secret, seconds, body)}`;
}

/** Accepts what the secret signed within the last minutes; throws `invalid-signature` otherwise. */
export function readSandboxWebhook(
  secret: Uint8Array,
  headers: IncomingHttpHeaders,
  body: string,
  now: Date,
): Told[] {
  const header = headers[HEADER];
  const parts = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(typeof header === 'string' ? header : '');
  const [, seconds = '', given = ''] = parts ?? [];
  const expected = sign(secret, Number(seconds), body);
  const isOurs = parts !== null && timingSafeEqual(Buffer.from(given), Buffer.from(expected));
  const isFresh = Math.abs(now.getTime() / 1000 - Number(seconds)) <= TOLERANCE_S;
  if (!isOurs || !isFresh) throw problems.invalidSignature();
  const event = readSigned(eventSchema, parseSigned(body));
  if (event.at.getTime() > now.getTime() + TOLERANCE_S * 1000) throw problems.invalidSignature();
  return [toTold(event)];
}

/**
 * Queues the webhooks of a checkout, in order, as chosen on its page: later, twice, or the last one
 * first. Returns when the last of them is due, as a delay.
 */
export async function tellOf(
  transaction: Database,
  { delaySeconds, isDoubled, isReordered }: SandboxCheckout,
  unsent: UnsentEvent[],
  now: Date,
): Promise<number> {
  const events = unsent.map((what) => ({ eventId: `evt_${randomUUID()}`, at: now, ...what }));
  const inOrder = isReordered ? events.toReversed() : events;
  const sent = isDoubled ? inOrder.flatMap((event) => [event, event]) : inOrder;
  const afterMs = (index: number) => delaySeconds * 1000 + (isReordered ? index * GAP_MS : 0);
  await addTasks(
    transaction,
    sent.map((event, index) => ({
      // Webhooks due at the same time are sent in order of their keys.
      key: `sandbox-webhook:${now.toISOString()}:${index}:${event.eventId}`,
      userId: null,
      dueAt: new Date(now.getTime() + afterMs(index)),
      task: { kind: 'sandbox-webhook' as const, event },
    })),
    now,
  );
  return afterMs(sent.length - 1);
}

/** Sends one over HTTP, as a provider does; rejects if it was not accepted. */
export async function sendSandboxWebhook(
  { clock, ownOrigin, sandboxSecret }: Pick<Deps, 'clock' | 'ownOrigin' | 'sandboxSecret'>,
  event: unknown,
): Promise<void> {
  const body = JSON.stringify(event);
  const response = await fetch(new URL('/api/webhooks/sandbox', ownOrigin()), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [HEADER]: signSandboxWebhook(sandboxSecret, body, clock.now()),
    },
    body,
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  });
  if (!response.ok) throw new Error(`The webhook was answered ${response.status}`);
}
