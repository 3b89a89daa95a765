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
