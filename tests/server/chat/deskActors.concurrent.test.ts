import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chatOf } from '../../support/chat';
import { deskAs } from '../../support/deskActs';
import { echoReplies } from '../../support/fakeReplies';
import { startTestServer } from '../../support/server';
import type { Member, TestServer } from '../../support/server';

const UNDO_MS = 600_000;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ replySource: echoReplies });
});
afterAll(() => server.stop());

/** A member with a chat with each of these characters, in which something was said. */
async function talked(...slugs: string[]) {
  const member = await server.join();
  const chat = chatOf(server, member);
  const ids: string[] = [];
  for (const slug of slugs) {
    server.clock.advance(1000);
    const { id } = await chat.open(slug);
    await chat.send(id, `To ${slug}`);
    await server.services.background.idle();
    ids.push(id);
  }
  return { member, chat, ids, id: ids[0] ?? '', desk: deskAs(server, member) };
}

const slugsIn = async (desk: ReturnType<typeof deskAs>) =>
  (await desk.list()).chats.map(({ bot }) => bot.slug);

describe('the desk', () => {
  it('finds chats by a name', async () => {
    const { desk, id } = await talked('ines', 'otis');
    expect(await desk.find('inês')).toMatchObject([{ id, bot: { slug: 'ines' } }]);
    expect(await desk.find('nobody & co')).toEqual([]);
  });

  it('pins a chat to the top, and lets it go again', async () => {
    const { desk, id } = await talked('ines', 'otis');
    expect(await slugsIn(desk)).toEqual(['otis', 'ines']);
    await desk.pin(id, true);
    expect((await desk.list()).chats).toMatchObject([
      { id, isPinned: true },
      { bot: { slug: 'otis' }, isPinned: false },
    ]);
    await desk.pin(id, false);
    expect(await slugsIn(desk)).toEqual(['otis', 'ines']);
  });

  it('deletes a chat, and brings it back as it was', async () => {
    const { desk, id } = await talked('ines', 'otis');
    const [, before] = (await desk.list()).chats;
    expect(await desk.remove(id)).toEqual({ kind: 'deleted' });
    expect(await slugsIn(desk)).toEqual(['otis']);
    // An answer that was lost is asked for again.
    expect(await desk.remove(id)).toEqual({ kind: 'deleted' });
    expect(await desk.restore(id)).toEqual({ kind: 'restored', chat: before });
    expect(await slugsIn(desk)).toEqual(['otis', 'ines']);
  });

  it('tells what is gone, and what is lost: too late, or in the way of a new chat', async () => {
    const { desk, chat, id } = await talked('ines');
    await desk.remove(id);
    server.clock.advance(UNDO_MS);
    expect(await desk.restore(id)).toEqual({ kind: 'lost' });

    const { id: second } = await chat.open('ines');
    await chat.send(second, 'Again');
    await desk.remove(second);
    const { id: third } = await chat.open('ines');
    await chat.send(third, 'And again');
    await server.services.background.idle();
    expect(await desk.restore(second)).toEqual({ kind: 'lost' });

    expect(await desk.remove(randomUUID())).toEqual({ kind: 'gone' });
    expect(await desk.restore(randomUUID())).toEqual({ kind: 'lost' });
  });

  it('begins anew: the chat before is put away, and gone for the desk', async () => {
    const { desk, id } = await talked('ines');
    const [before] = (await desk.list()).chats;
    const begun = await desk.restart(before?.bot.id ?? '');
    expect(begun).toMatchObject({ bot: { slug: 'ines' }, unread: 0, isPinned: false });
    expect(begun.id).not.toBe(id);
    expect((await desk.list()).chats).toEqual([begun]);
    expect(await desk.remove(id)).toEqual({ kind: 'gone' });
  });

  it('reads the list page by page', async () => {
    const catalogue = await server.services.database.query.characters.findMany();
    const slugs = catalogue.filter(({ isPremium }) => !isPremium).map(({ slug }) => slug);
    const member = await server.join();
    for (const slug of slugs.slice(0, 31)) {
      server.clock.advance(1000);
      await chatOf(server, member).open(slug);
    }
    const desk = deskAs(server, member);
    const first = await desk.list();
    const rest = await desk.list(first.next);
    const read = [...first.chats, ...rest.chats].map(({ bot }) => bot.slug);
    expect([read, first.chats.length, rest.next]).toEqual([
      slugs.slice(0, 31).toReversed(),
      30,
      null,
    ]);
  });

  it("takes a stranger's chat for one that is not there", async () => {
    const { id } = await talked('ines');
    const stranger: Member = await server.join();
    const desk = deskAs(server, stranger);
    expect(await desk.remove(id)).toEqual({ kind: 'gone' });
    expect(await desk.restore(id)).toEqual({ kind: 'lost' });
    await expect(desk.pin(id, true)).rejects.toThrow('404');
  });
});

describe('a message that is taken out', () => {
  it('comes back as it was', async () => {
    const { desk, chat, id } = await talked('ines');
    const texts = async () => (await chat.history(id)).results.map(({ text }) => text);
    const before = await texts();
    const target = (await chat.history(id)).results.find(({ text }) => text === 'To ines');
    const messageId = target?.id ?? '';
    expect(await desk.removeMessage(id, messageId)).toEqual({ kind: 'deleted' });
    expect(await texts()).toEqual(before.filter((text) => text !== 'To ines'));
    expect(await desk.restoreMessage(id, messageId)).toMatchObject({
      kind: 'restored',
      message: { id: messageId, chatId: id, author: 'user', kind: 'text', text: 'To ines' },
    });
    expect(await texts()).toEqual(before);
  });

  it('is told apart when it is gone, or when it is too late', async () => {
    const { desk, chat, id } = await talked('ines');
    const target = (await chat.history(id)).results.find(({ text }) => text === 'To ines');
    const messageId = target?.id ?? '';
    expect(await desk.removeMessage(id, randomUUID())).toEqual({ kind: 'gone' });
    await desk.removeMessage(id, messageId);
    server.clock.advance(UNDO_MS);
    expect(await desk.restoreMessage(id, messageId)).toEqual({ kind: 'late' });
  });
});
