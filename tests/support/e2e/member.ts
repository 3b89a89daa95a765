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
  // A server that has just started, on a busy machine, answers late or asks to try again later.
  const post = async (path: string, data: object, status: number) => {
    let answer = await request.post(path, { data, timeout: 60_000 });
    await expect(async () => {
      if (answer.status() === 503) answer = await request.post(path, { data, timeout: 60_000 });
      expect(answer.status(), await answer.text()).toBe(status);
    }).toPass({ timeout: 60_000, intervals: [500] });
    return answer;
  };
  const signup = { name, email, password, password_repeat: password, adult: true, terms: true };
  await post('/api/register', signup, 201);
  const answer = await post('/api/token', { email, password }, 200);
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
