import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chatOf } from '../../support/chat';
import { chatActionsAs } from '../../support/chatActs';
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
  return { member, chat, ids, id: ids[0] ?? '', actions: chatActionsAs(server, member) };
}

const slugsIn = async (actions: ReturnType<typeof chatActionsAs>) =>
  (await actions.list()).chats.map(({ character }) => character.slug);

describe('the actions', () => {
  it('finds chats by a name', async () => {
    const { actions, id } = await talked('ines', 'otis');
    expect(await actions.find('inês')).toMatchObject([{ id, character: { slug: 'ines' } }]);
    expect(await actions.find('nobody & co')).toEqual([]);
  });

  it('pins a chat to the top, and lets it go again', async () => {
    const { actions, id } = await talked('ines', 'otis');
    expect(await slugsIn(actions)).toEqual(['otis', 'ines']);
    await actions.pin(id, true);
    expect((await actions.list()).chats).toMatchObject([
      { id, isPinned: true },
      { character: { slug: 'otis' }, isPinned: false },
    ]);
    await actions.pin(id, false);
    expect(await slugsIn(actions)).toEqual(['otis', 'ines']);
  });

  it('deletes a chat, and brings it back as it was', async () => {
    const { actions, id } = await talked('ines', 'otis');
    const [, before] = (await actions.list()).chats;
    expect(await actions.remove(id)).toEqual({ kind: 'deleted' });
    expect(await slugsIn(actions)).toEqual(['otis']);
    // An answer that was lost is asked for again.
    expect(await actions.remove(id)).toEqual({ kind: 'deleted' });
    expect(await actions.restore(id)).toEqual({ kind: 'restored', chat: before });
    expect(await slugsIn(actions)).toEqual(['otis', 'ines']);
  });

  it('tells what is gone, and what is lost: too late, or in the way of a new chat', async () => {
    const { actions, chat, id } = await talked('ines');
    await actions.remove(id);
    server.clock.advance(UNDO_MS);
    expect(await actions.restore(id)).toEqual({ kind: 'lost' });

    const { id: second } = await chat.open('ines');
    await chat.send(second, 'Again');
    await actions.remove(second);
    const { id: third } = await chat.open('ines');
    await chat.send(third, 'And again');
    await server.services.background.idle();
    expect(await actions.restore(second)).toEqual({ kind: 'lost' });

    expect(await actions.remove(randomUUID())).toEqual({ kind: 'gone' });
    expect(await actions.restore(randomUUID())).toEqual({ kind: 'lost' });
  });

  it('begins anew: the chat before is put away, and gone for the actions', async () => {
    const { actions, id } = await talked('ines');
    const [before] = (await actions.list()).chats;
    const begun = await actions.restart(before?.character.id ?? '');
    expect(begun).toMatchObject({ character: { slug: 'ines' }, unread: 0, isPinned: false });
    expect(begun.id).not.toBe(id);
    expect((await actions.list()).chats).toEqual([begun]);
    expect(await actions.remove(id)).toEqual({ kind: 'gone' });
  });

  it('reads the list page by page', async () => {
    const catalogue = await server.services.database.query.characters.findMany();
    const slugs = catalogue.filter(({ isPremium }) => !isPremium).map(({ slug }) => slug);
    const member = await server.join();
    for (const slug of slugs.slice(0, 31)) {
      server.clock.advance(1000);
      await chatOf(server, member).open(slug);
    }
    const actions = chatActionsAs(server, member);
    const first = await actions.list();
    const rest = await actions.list(first.next);
    const read = [...first.chats, ...rest.chats].map(({ character }) => character.slug);
    expect([read, first.chats.length, rest.next]).toEqual([
      slugs.slice(0, 31).toReversed(),
      30,
      null,
    ]);
  });

  it("takes a stranger's chat for one that is not there", async () => {
    const { id } = await talked('ines');
    const stranger: Member = await server.join();
    const actions = chatActionsAs(server, stranger);
    expect(await actions.remove(id)).toEqual({ kind: 'gone' });
    expect(await actions.restore(id)).toEqual({ kind: 'lost' });
    await expect(actions.pin(id, true)).rejects.toThrow('404');
  });
});

describe('a message that is taken out', () => {
  it('comes back as it was', async () => {
    const { actions, chat, id } = await talked('ines');
    const texts = async () => (await chat.history(id)).results.map(({ text }) => text);
    const before = await texts();
    const target = (await chat.history(id)).results.find(({ text }) => text === 'To ines');
    const messageId = target?.id ?? '';
    expect(await actions.removeMessage(id, messageId)).toEqual({ kind: 'deleted' });
    expect(await texts()).toEqual(before.filter((text) => text !== 'To ines'));
    expect(await actions.restoreMessage(id, messageId)).toMatchObject({
      kind: 'restored',
      message: { id: messageId, chatId: id, author: 'user', kind: 'text', text: 'To ines' },
    });
    expect(await texts()).toEqual(before);
  });

  it('is told apart when it is gone, or when it is too late', async () => {
    const { actions, chat, id } = await talked('ines');
    const target = (await chat.history(id)).results.find(({ text }) => text === 'To ines');
    const messageId = target?.id ?? '';
    expect(await actions.removeMessage(id, randomUUID())).toEqual({ kind: 'gone' });
    await actions.removeMessage(id, messageId);
    server.clock.advance(UNDO_MS);
    expect(await actions.restoreMessage(id, messageId)).toEqual({ kind: 'late' });
  });
});
