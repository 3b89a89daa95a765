import { expect, type APIRequestContext } from '@playwright/test';
import * as v from 'valibot';
import type { Member } from './member';

/** The event stream, whatever it is asked for. */
export const eventsPath = /\/api\/events(\?|$)/;

/** Begins a chat with each of them, the last one being the latest. */
export async function beginChats(
  request: APIRequestContext,
  member: Member,
  slugs: readonly string[],
) {
  for (const bot_slug of slugs) {
    const answer = await request.post('/api/chat/get_or_create', {
      headers: { Authorization: `Bearer ${member.tokens.access}` },
      data: { bot_slug },
    });
    expect(answer.status(), await answer.text()).toBe(200);
  }
}

const wall = v.object({
  results: v.array(v.object({ slug: v.string(), is_premium: v.boolean() })),
});

/** The characters of the wall's beginning that anybody may chat with. */
export async function someSlugs(request: APIRequestContext): Promise<readonly string[]> {
  const answer = await request.get('/api/bots/available?size=30');
  const { results } = v.parse(wall, await answer.json());
  return results.flatMap((bot) => (bot.is_premium ? [] : [bot.slug]));
}
