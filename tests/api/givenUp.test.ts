import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { AnyActorLogic } from 'xstate';
import { callActors } from '../../src/api/actors/call';
import { claimDesires } from '../../src/api/actors/claim';
import { paymentActors } from '../../src/api/actors/payment';
import { personaActors } from '../../src/api/actors/personas';
import { sendMessage } from '../../src/api/actors/sendMessage';
import { sessionActors } from '../../src/api/actors/session';
import { unblurImage } from '../../src/api/actors/unblur';
import { occupations, personalities } from '../../src/machines/persona/persona';
import { filled } from '../support/fixtures/personas';
import { sentRequests } from '../support/sentRequests';

const { client, signals } = sentRequests(() => new Promise<Response>(() => {}));
const session = sessionActors(client, () => 0.5);
const payment = paymentActors(client);
const personas = personaActors(client, { occupations, personalities });
const tokens = { access: 'access-1', refresh: 'refresh-1' };
const intent = {
  clientId: 'intent-1',
  offerId: 'desires-350',
  kind: 'desires',
  returnPath: '/ines',
  purchaseId: null,
  hasPaid: false,
} as const;
const purchaseId = 'purchase-1';
const saving = { clientId: 'intent-1', id: null, values: filled, photo: null, isPhotoGone: false };
const photo = { clientId: 'photo-1', data: `data:image/jpeg;base64,${btoa('jpeg')}` };

const calls: [string, AnyActorLogic, unknown][] = [
  ['the profile', session.loadProfile, { access: 'access-1' }],
  ['a refresh', session.refreshTokens, { refresh: 'refresh-1' }],
  ['a logout', session.revokeTokens, { tokens }],
  ['a payment by card', payment.createCheckout, { intent: { ...intent, method: 'card' } }],
  ['a payment in crypto', payment.createCheckout, { intent: { ...intent, method: 'crypto' } }],
  ['a look at a purchase', payment.readPurchase, { purchaseId }],
  ['the end of a purchase', payment.cancelPurchase, { purchaseId }],
  ['the characters of a user', personas.listPersonas, undefined],
  ['a new character', personas.savePersona, saving],
  ['a character that is changed', personas.savePersona, { ...saving, id: 'persona-1' }],
  ['a photo', personas.savePersona, { ...saving, photo }],
  ['a character that is deleted', personas.deletePersona, { id: 'persona-1' }],
  ['a message', sendMessage(client), { chatId: 'chat-1', clientId: 'client-1', text: 'Hello' }],
  ['a clear picture', unblurImage(client), { messageId: 'message-1' }],
  ['the claim of the day', claimDesires(client), undefined],
  ['a call', callActors(client).askTicket, { slug: 'ines', isTakenOver: false }],
];

// Whoever left the page needs no answer: the browser has six connections to a server.
it.each(calls)('%s is given up once nobody waits for it', async (_, logic, input) => {
  signals.length = 0;
  const actor = createActor(logic, { input }).start();
  await expect.poll(() => signals.length).toBe(1);
  const [signal] = signals;
  expect(signal?.aborted).toBe(false);
  actor.stop();
  expect(signal?.aborted).toBe(true);
});
