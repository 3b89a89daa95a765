import { expect } from '@playwright/test';
import type { APIRequestContext } from '@playwright/test';
import { randomUUID } from 'node:crypto';

export type Member = {
  name: string;
  email: string;
  password: string;
  tokens: { access: string; refresh: string };
};

/** Registers somebody new through the API of the server, and logs in. */
export async function signUp(request: APIRequestContext): Promise<Member> {
  const name = 'Robin';
  const email = `robin-${randomUUID()}@example.test`;
  const password = 'a long evening';
  const registered = await request.post('/api/register', {
    data: { name, email, password, password_repeat: password, adult: true, terms: true },
  });
  expect(registered.status(), await registered.text()).toBe(201);
  const answer = await request.post('/api/token', { data: { email, password } });
  expect(answer.status(), await answer.text()).toBe(200);
  return { name, email, password, tokens: await answer.json() };
}

/** What a browser holds at an origin where the age gate was passed, and the member is logged in. */
export function storageOf(origin: string, member?: Member) {
  const { hostname: domain } = new URL(origin);
  const kept = { domain, path: '/', expires: -1, httpOnly: false, secure: false };
  const cookies = [{ ...kept, name: 'over18', value: '1', sameSite: 'Lax' as const }];
  if (member === undefined) return { cookies, origins: [] };
  const localStorage = [
    { name: 'access_token', value: member.tokens.access },
    { name: 'refresh_token', value: member.tokens.refresh },
    { name: 'was_logged_in', value: 'true' },
  ];
  return { cookies, origins: [{ origin, localStorage }] };
}
