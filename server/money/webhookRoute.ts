import { handle } from '../http/operation';
import type { OperationRoute } from '../http/operation';
import { problems } from '../http/problem';
import { rawBody } from '../http/jsonBodies';
import { applyTold } from './applyEvent';
import type { Deps } from './deps';
import { UnreadableEvent } from './signedWebhook';
import type { PaymentProvider, Told } from './provider';

const refused = (message: string) =>
  problems.invalidInput({ body: [{ code: 'invalid', message }] });

function readTold(
  { log }: Pick<Deps, 'log'>,
  provider: PaymentProvider,
  ...signed: Parameters<PaymentProvider['readWebhook']>
): Told[] {
  try {
    return provider.readWebhook(...signed);
  } catch (error) {
    if (!(error instanceof UnreadableEvent)) throw error;
    const { faults } = error;
    log.warn({ provider: provider.name, faults }, 'a signed event that cannot be read');
    throw refused('It is not what the provider documents');
  }
}

/**
 * An event of a provider: worth asking about where its signature is good, and never believed by
 * themselves. What the provider does not confirm will not be otherwise when it is sent again: it is
 * logged, and refused where a refusal does not have it sent for days.
 */
export const webhookRoute = (services: Deps): OperationRoute => ({
  readsText: true,
  ...handle('receiveWebhook', async ({ params, request }) => {
    const provider = services.payments.named(params.provider);
    if (provider === null) throw problems.notFound();
    const told = readTold(services, provider, request.headers, rawBody(request));
    for (const one of told) {
      const verdict = await applyTold(services, provider, one);
      if (verdict === 'unconfirmed' && provider.sendsAgainFor === 'an hour')
        throw refused('The provider does not confirm it');
    }
    return { status: 204 };
  }),
});
