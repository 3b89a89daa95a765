import { expect } from '@playwright/test';
import type { APIRequestContext } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Member } from './member';

const headersOf = ({ tokens }: Member) => ({ authorization: `Bearer ${tokens.access}` });
const profile = v.object({ num_tokens: v.number(), has_subscription: v.boolean() });
const ledger = v.object({
  results: v.array(v.object({ amount: v.number(), reason: v.string() })),
});

/** Takes the 100 desires of the day. */
export async function claimDesires(request: APIRequestContext, member: Member) {
  const answer = await request.post('/api/profile/claim_desires', { headers: headersOf(member) });
  expect(answer.status(), await answer.text()).toBe(200);
}

export async function profileOf(request: APIRequestContext, member: Member) {
  const answer = await request.get('/api/profile', { headers: headersOf(member) });
  return v.parse(profile, await answer.json());
}

/** Each change of the balance, the latest first. */
export async function ledgerOf(request: APIRequestContext, member: Member) {
  const answer = await request.get('/api/ledger', { headers: headersOf(member) });
  return v.parse(ledger, await answer.json()).results;
}

/** Pays for premium by card at the checkout of the sandbox, and waits until it is there. */
export async function buyPremium(request: APIRequestContext, member: Member) {
  const opened = await request.post('/api/subscription/create_stripe/', {
    headers: headersOf(member),
    data: { client_id: randomUUID(), offer_id: 'premium-month' },
  });
  expect(opened.status(), await opened.text()).toBe(201);
  const { url } = v.parse(v.object({ url: v.string() }), await opened.json());
  const paid = await request.post(url, { form: { act: 'pay' }, maxRedirects: 0 });
  expect(paid.status()).toBe(303);
  await expect.poll(async () => (await profileOf(request, member)).has_subscription).toBe(true);
}
