import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { excerptOf, toSearchWords } from '../../../server/chat/searchQuery';
import { chatOf } from '../../support/chat';
import { expectStatus } from '../../support/contractClient';
import { startTestServer } from '../../support/server';
import type { TestServer } from '../../support/server';

const SEARCHES = 40;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({
    replySource: { kind: 'model', reply: async function* () {} },
    config: {
      limits: {
        callsPerMinute: 100_000,
        signInPerMinute: 100_000,
        signInPerAccountPerMinute: 100_000,
        reportsPerMinute: 100_000,
        searchesPerMinute: SEARCHES,
        photosPerMinute: 100_000,
        talksPerMinute: 100_000,
        unconfirmedClaimsPerDay: 100_000,
      },
    },
  });
});
afterAll(() => server.stop());

async function newcomer(...slugs: string[]) {
  const member = await server.join();
  const chat = chatOf(server, member);
  const ids: string[] = [];
  for (const slug of slugs) ids.push((await chat.open(slug)).id);
  const write = async (id: string, ...texts: string[]) => {
    for (const text of texts) {
      server.clock.advance(1000);
      await chat.send(id, text);
    }
    await server.services.background.idle();
  };
  const [first = '', second = ''] = ids;
  return { member, chat, write, first, second };
}

const texts = ({ results }: { results: { excerpt: string }[] }) =>
  results.map(({ excerpt }) => excerpt);

describe('a search in messages', () => {
  it.each([
    ['case', 'HARBOUR', 'We met at the harbour.'],
    ['accents', 'cafe manana', 'Un café, mañana temprano'],
    ['a part of a word', 'bahn', 'Die Straßenbahn kam nicht'],
    ['the way a sign is written', 'strasse', 'In der STRAẞE war Licht'],
    ['ё', 'елка', 'Ёлка в углу'],
    ['wide signs', 'ＡＢＣ１', 'Platform abc1'],
    ['characters without spaces', '酒馆', '我们在里斯本的小酒馆见面'],
    ['the order of words', 'rain roof', 'On the roof we heard rain'],
    ['signs around words', '«rain,»', 'Only rain'],
    ['curly apostrophes', "don't", 'I don’t know'],
    ['signs alone', '???', 'Really???'],
  ])('finds whatever %s', async (_, q, text) => {
    const { chat, write, first } = await newcomer('ines');
    await write(first, text, 'Something else altogether');
    expect(texts(await chat.search({ q }, first))).toEqual([text]);
  });

  it('keeps й and и apart, and patterns of the database are letters to it', async () => {
    const { chat, write, first } = await newcomer('ines');
    await write(first, 'мой дом', 'мои дома', '100 % sure_thing');
    expect(texts(await chat.search({ q: 'мой' }, first))).toEqual(['мой дом']);
    expect(texts(await chat.search({ q: '%' }, first))).toEqual(['100 % sure_thing']);
    expect(texts(await chat.search({ q: 'e_t' }, first))).toEqual(['100 % sure_thing']);
    expect(texts(await chat.search({ q: '_' }, first))).toEqual(['100 % sure_thing']);
  });

  it('tells where the hit is, the newest first, page by page', async () => {
    const { chat, write, first } = await newcomer('ines');
    await write(first, ...Array.from({ length: 5 }, (_, at) => `Number ${at}: a red door`));
    const { results } = await chat.history(first);
    const found = [];
    let c: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof chat.search>> = await chat.search(
        { q: 'RED', size: '2', ...(c !== null && { c }) },
        first,
      );
      found.push(...page.results);
      c = page.next_param;
    } while (c !== null);
    const sent = results.filter(({ author }) => author === 'user').reverse();
    expect(found).toEqual(
      sent.map(({ id, seq, created_at, text }) => ({
        message_id: id,
        chat_id: first,
        bot: { slug: 'ines', name: 'Inês', portrait: expect.any(Object) },
        seq,
        author: 'user',
        created_at,
        excerpt: text,
        ranges: [{ start: 12, end: 15 }],
      })),
    );
  });

  it('goes over all chats, finds what characters say, and nothing of anybody else', async () => {
    const one = await newcomer('ines', 'otis');
    const other = await newcomer('ines');
    await one.write(one.first, 'a lighthouse');
    await one.write(one.second, 'another lighthouse');
    await other.write(other.first, 'their lighthouse');
    expect(texts(await one.chat.search({ q: 'lighthouse' }))).toEqual([
      'another lighthouse',
      'a lighthouse',
    ]);
    const first = await one.chat.search({ q: 'lighthouse', size: '1' });
    const next = await one.chat.search({ q: 'lighthouse', size: '1', c: first.next_param ?? '' });
    expect([texts(next), next.next_param]).toEqual([['a lighthouse'], null]);
    expect(texts(await one.chat.search({ q: 'lighthouse' }, one.first))).toEqual(['a lighthouse']);
    const [greeting] = (await one.chat.history(one.first)).results;
    const word = greeting?.text.split(' ').find((part) => /^\p{L}{5,}$/u.test(part)) ?? '';
    const hits = (await one.chat.search({ q: word }, one.first)).results;
    expect(hits.map(({ message_id }) => message_id)).toContain(greeting?.id);
  });

  it('finds nothing that is deleted, edited away, or in a chat that was put away', async () => {
    const { member, chat, write, first } = await newcomer('ines');
    await write(first, 'one walrus', 'two walrus', 'three walrus');
    const find = async () => texts(await chat.search({ q: 'walrus' }));
    const [, one] = (await chat.history(first)).results.filter(({ text }) => text !== '');
    expectStatus(await chat.remove(first, one?.id ?? ''), 200);
    expect(await find()).toEqual(['three walrus', 'two walrus']);
    expectStatus(await chat.restore(first, one?.id ?? ''), 200);
    const two = (await chat.history(first)).results.find(({ text }) => text === 'two walrus');
    expectStatus(await chat.edit(first, two?.id ?? '', 'two seals'), 201);
    expect(await find()).toEqual(['one walrus']);
    const { bot } = await chat.open('ines');
    const body = { botID: bot.id };
    expectStatus(await server.call('createChat', { token: member.access, body }), 201);
    expect(await find()).toEqual([]);
    expect(texts(await chat.search({ q: 'walrus' }, first))).toEqual(['one walrus']);
  });

  it('is refused for nothing but blanks, for too long a text, and in a chat of somebody else', async () => {
    const { member, first } = await newcomer('ines');
    const stranger = await server.join();
    const token = member.access;
    for (const q of ['', '   ', 'x'.repeat(101)]) {
      expectStatus(await server.call('searchChats', { token, query: { q } }), 400);
    }
    expectStatus(await server.call('searchChats', { token }), 400);
    const query = { q: 'x' };
    const foreign = { token: stranger.access, params: { id: first }, query };
    expectStatus(await server.call('searchChat', foreign), 404);
  });

  it('has a limit in a minute', async () => {
    const { member } = await newcomer();
    const call = () =>
      server.call('searchChats', { token: member.access, query: { q: 'anything' } });
    for (let count = 0; count < SEARCHES; count += 1) expectStatus(await call(), 200);
    const refused = expectStatus(await call(), 429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('an excerpt', () => {
  const marked = (text: string, query: string) => {
    const { excerpt, ranges } = excerptOf(text, toSearchWords(query));
    return { excerpt, found: ranges.map(({ start, end }) => excerpt.slice(start, end)) };
  };

  it('marks whole signs, whatever folding makes of them', () => {
    expect(marked('Cafe\u0301 in der Straße 🐈‍⬛ ﬁne', 'cafe strasse fine').found).toEqual([
      'Cafe\u0301',
      'Straße',
      'ﬁne',
    ]);
    expect(marked('aaaa ab', 'aa ab').found).toEqual(['aaaa', 'ab']);
  });

  it('stands around the first hit, cut between words, in one line', () => {
    const text = `${'before '.repeat(40)}needle\nhere ${'after '.repeat(60)}`;
    const { excerpt, found } = marked(text, 'needle');
    expect(excerpt).toMatch(/^…before (?:before )+needle here (?:after )+…$/);
    expect(excerpt.length).toBeLessThan(240);
    expect(found).toEqual(['needle']);
  });

  it('never cuts a sign in two', () => {
    const { excerpt, found } = marked('🐈'.repeat(300) + 'x' + '🐈'.repeat(300), 'x');
    expect(excerpt).toMatch(/^…(?:🐈)+x(?:🐈)+…$/u);
    expect(found).toEqual(['x']);
  });
});
