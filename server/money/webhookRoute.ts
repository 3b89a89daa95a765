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
 * A provider's webhook: a valid signature makes it worth asking the API about, but it is never
 * believed by itself. An unconfirmed event will not improve when repeated: it is logged, and
 * refused only if that does not make the provider repeat it for days.
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
