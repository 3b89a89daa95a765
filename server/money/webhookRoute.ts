import { handle } from '../http/operation';
import type { OperationRoute } from '../http/operation';
import { problems } from '../http/problem';
import { rawBody } from '../http/jsonBodies';
import type { Services } from '../services';
import { applyNews } from './applyNews';

/** News of a provider: believed where its signature is good, and never anything else of them. */
export const webhookRoute = (services: Services): OperationRoute =>
  handle('receiveWebhook', async ({ params, request }) => {
    const provider = services.payments.named(params.provider);
    if (provider === null) throw problems.notFound();
    const news = await provider.readWebhook(request.headers, rawBody(request));
    for (const one of news) await applyNews(services, provider.name, one);
    return { status: 204 };
  });
