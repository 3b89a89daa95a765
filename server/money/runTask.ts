import type { Services } from '../services';
import { sendMoneyMail } from './mails';
import { sendSandboxWebhook } from './sandbox/sandboxWebhooks';
import type { ProviderName } from './provider';
import type { Task } from './tasks';

function providerOf({ payments }: Services, name: ProviderName) {
  const provider = payments.named(name);
  if (provider === null) throw new Error(`The provider ${name} is not set up any more`);
  return provider;
}

/** Does one task; rejects where it has to be tried again. */
export async function runTask(
  services: Services,
  task: Task,
  userId: string | null,
): Promise<void> {
  switch (task.kind) {
    case 'mail':
      if (userId !== null) await sendMoneyMail(services, userId, task.mail);
      return;
    case 'end-subscription':
      await providerOf(services, task.provider).cancelSubscription(task.subscriptionId, 'now');
      return;
    case 'expire-checkout':
      await providerOf(services, task.provider).expireCheckout(task.checkoutId);
      return;
    case 'sandbox-webhook':
      await sendSandboxWebhook(services, task.event);
  }
}
