import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCallRecord } from '../../../server/chat/callRecord';
import { chatOf } from '../../support/chat';
import { expectStatus } from '../../support/contractClient';
import { createFakeReplies } from '../../support/fakeReplies';
import { startTestServer } from '../../support/server';
import type { TestServer } from '../../support/server';

const replies = createFakeReplies();
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ replySource: replies });
});
afterAll(() => server.stop());

async function newcomer() {
  const member = await server.join();
  const inEnglish = chatOf(server, member);
  const inGerman = chatOf(server, member, 'de');
  const call = (chatId: string) =>
    server.services.eventLog.change(member.id, (change) =>
      addCallRecord(change, { chatId, seconds: 5, now: server.clock.now() }),
    );
  return { inEnglish, inGerman, call };
}

describe('a chat in which there was a call and nobody wrote', () => {
  it('begins with the greeting in the language in which it is opened', async () => {
    const { inEnglish, inGerman, call } = await newcomer();
    const { id, last_message: greeting } = await inEnglish.open();
    await call(id);
    const { last_message: record } = await inGerman.open();
    expect(record).toMatchObject({ kind: 4, text: '', seconds: 5 });
    const [told, ...rest] = (await inEnglish.history(id)).results;
    expect(told?.text).not.toBe(greeting?.text);
    expect(told).toEqual({ ...greeting, text: told?.text });
    expect(rest).toEqual([record]);

    await inEnglish.open();
    expect((await inEnglish.history(id)).results).toEqual([greeting, record]);
  });

  it('has the call last in the list, in any language, and the greeting where that is deleted', async () => {
    const { inEnglish, inGerman, call } = await newcomer();
    const { id, last_message: greeting } = await inEnglish.open();
    await call(id);
    const last = async () => (await inGerman.list()).results[0]?.last_message;
    const record = await last();
    expect(record).toMatchObject({ kind: 4, text: '' });
    expectStatus(await inEnglish.remove(id, record?.id ?? ''), 200);
    const shown = await last();
    expect(shown?.id).toBe(greeting?.id);
    expect(shown?.text).not.toBe(greeting?.text);
  });

  it('keeps the greeting as it was read once somebody writes', async () => {
    const { inEnglish, inGerman, call } = await newcomer();
    const { id, last_message: greeting } = await inEnglish.open();
    await call(id);
    await inEnglish.send(id, 'Hello');
    (await replies.next()).end();
    await inGerman.open();
    expect((await inEnglish.history(id)).results[0]).toEqual(greeting);
  });

  it('does not give way to one that comes back', async () => {
    const { inEnglish, call } = await newcomer();
    const { id: deleted } = await inEnglish.open();
    expectStatus(await inEnglish.removeChat(deleted), 200);
    const { id } = await inEnglish.open();
    await call(id);
    expectStatus(await inEnglish.restoreChat(deleted), 409);
    expect((await inEnglish.list()).results.map((chat) => chat.id)).toEqual([id]);
  });
});
