import type { Page } from '@playwright/test';

type Said = Record<string, unknown> & { id: string; seq: number };

const PAGE = 50;

/**
 * Puts as many messages before what was really said, in pages as the server's own: places in a chat
 * ascend, so those before the first have none that the server gives.
 */
export async function saidBefore(
  page: Page,
  count: number,
  mayLoadOlder = Promise.resolve(),
  more: (seq: number) => Partial<Said> = () => ({}),
) {
  await page.route('**/api/chat/history/*', async (route) => {
    const url = new URL(route.request().url());
    const cursor = url.searchParams.get('c');
    const from = cursor?.startsWith('made-') ? Number(cursor.slice(5)) : null;
    if (cursor !== null && from === null) return route.fallback();
    if (from !== null) await mayLoadOlder;
    const answer = from === null ? await route.fetch() : null;
    const body: { results: Said[] } = answer === null ? { results: [] } : await answer.json();
    const chat = /history\/([^?/]+)/.exec(url.pathname)?.[1] ?? '';
    const last = from ?? 0;
    const first = Math.max(1 - count, last - PAGE + 1);
    const made = Array.from({ length: last - first + 1 }, (_, index) =>
      madeUp(chat, first + index, more),
    );
    return route.fulfill({
      json: {
        ...body,
        results: [...made, ...body.results],
        next_param: first > 1 - count ? `made-${first - 1}` : null,
        newer_param: null,
      },
    });
  });
}

const madeUp = (chat: string, seq: number, more: (seq: number) => Partial<Said>): Said => {
  const isOwn = seq % 3 === 0;
  const number = String(Math.abs(seq) + 1000).slice(1);
  return {
    id: `00000000-0000-4000-8000-000000000${number}`,
    chat_id: chat,
    seq,
    author: isOwn ? 'user' : 'bot',
    kind: 1,
    text: `Long ago ${-seq}. ${'It rained, and the radio played. '.repeat(Math.abs(seq) % 5)}`,
    image_url: null,
    created_at: new Date(Date.UTC(2026, 0, 20) + seq * 3_600_000).toISOString(),
    client_id: null,
    state: 'complete',
    version: 1,
    versions: 1,
    is_edited: false,
    ...more(seq),
  };
};
