import * as v from 'valibot';
import { defineJob } from '../jobs/job';
import type { Deps } from './deps';
import { moneyMailSchema, sendMoneyMail } from './mails';
import type { ProviderName } from './provider';
import { sendSandboxWebhook } from './sandbox/sandboxWebhooks';
import { CALL, MAIL } from './tasks';

const provider = v.picklist(['stripe', 'btcpay', 'sandbox']);

const callSchema = v.variant('kind', [
  v.object({ kind: v.literal('end-subscription'), provider, subscriptionId: v.string() }),
  v.object({ kind: v.literal('expire-checkout'), provider, checkoutId: v.string() }),
  v.object({ kind: v.literal('sandbox-webhook'), event: v.unknown() }),
]);

function providerOf({ payments }: Pick<Deps, 'payments'>, name: ProviderName) {
  const found = payments.named(name);
  if (found === null) throw new Error(`The provider ${name} is not set up any more`);
  return found;
}

/** Calls to providers; each may be made twice, as the second one changes nothing. */
const callJob = defineJob({
  name: CALL,
  atOnce: 2,
  isRemembered: true,
  payload: callSchema,
  async run(services: Deps, call) {
    switch (call.kind) {
      case 'end-subscription':
        await providerOf(services, call.provider).cancelSubscription(call.subscriptionId, 'now');
        return;
      case 'expire-checkout':
        await providerOf(services, call.provider).expireCheckout(call.checkoutId);
        return;
      case 'sandbox-webhook':
        await sendSandboxWebhook(services, call.event);
    }
  },
});

const mailJob = defineJob({
  name: MAIL,
  atOnce: 2,
  isRemembered: true,
  payload: moneyMailSchema,
  run: sendMoneyMail,
});

export const moneyJobs = [callJob, mailJob];
