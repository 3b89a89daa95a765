import type { Page, Route } from '@playwright/test';

type Said = Record<string, unknown> & { id: string; seq: number };

const PAGE = 50;
/** So few that there is a way on from both ends of the page before the reader gets there. */
const AROUND = 20;

/** The id of a message that was made up, by its place; places before what was really said are ≤ 0. */
export const madeUpId = (seq: number): string =>
  `00000000-0000-4000-8000-${String(Math.abs(seq)).padStart(12, '0')}`;

export type More = (seq: number) => Partial<Said>;

const madeUp = (chat: string, seq: number, more: More): Said => ({
  id: madeUpId(seq),
  chat_id: chat,
  seq,
  author: seq % 3 === 0 ? 'user' : 'bot',
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
});

/** The places of a page, both included: around a message, or at a cursor; null for the server's. */
function placesOf(query: URLSearchParams, firstSeq: number) {
  const from = (first: number, size = PAGE) => {
    const start = Math.max(firstSeq, first);
    return { first: start, last: Math.min(0, start + size - 1) };
  };
  const [, way, at] = /^(before|after)-(-?\d+)$/.exec(query.get('c') ?? '') ?? [];
  if (way === 'before')
    return { first: Math.max(firstSeq, Number(at) - PAGE), last: Number(at) - 1 };
  if (way === 'after') return from(Number(at) + 1);
  const goal = query.get('around');
  for (let seq = firstSeq; seq <= 0; seq += 1)
    if (madeUpId(seq) === goal) return from(Math.min(seq - AROUND / 2, 1 - AROUND), AROUND);
  return null;
}

/** What the server answers; null where the page has gone that asked, which wants nothing any more. */
async function fetchSaid(route: Route): Promise<{ results: Said[] } | null> {
  try {
    return await (await route.fetch()).json();
  } catch {
    await route.abort().catch(() => undefined);
    return null;
  }
}

/**
 * Puts as many messages before what was really said, in pages as the server's own: places in a chat
 * ascend, so those before the first have none that the server gives. All but a first page of a chat
 * wait for `mayGoOn`.
 */
export async function saidBefore(
  page: Page,
  count: number,
  mayGoOn = Promise.resolve(),
  more: More = () => ({}),
  /** How many of them come with the latest, as if the reader had gone back that far. */
  loaded = PAGE,
) {
  const firstSeq = 1 - count;
  await page.route('**/api/chat/history/*', async (route) => {
    const url = new URL(route.request().url());
    const chat = /history\/([^?/]+)/.exec(url.pathname)?.[1] ?? '';
    const places = placesOf(url.searchParams, firstSeq);
    const isLatest = !url.searchParams.has('c') && !url.searchParams.has('around');
    if (places === null && !isLatest) return route.fallback();
    if (url.searchParams.has('c')) await mayGoOn;
    const { first, last } = places ?? { first: Math.max(firstSeq, 1 - loaded), last: 0 };
    const said = isLatest ? await fetchSaid(route) : { results: [] };
    if (said === null) return;
    const made = Array.from({ length: last - first + 1 }, (_, index) =>
      madeUp(chat, first + index, more),
    );
    return route.fulfill({
      json: {
        ...said,
        results: [...made, ...said.results],
        next_param: first > firstSeq ? `before-${first}` : null,
        newer_param: isLatest || last === 0 ? null : `after-${last}`,
      },
    });
  });
}
