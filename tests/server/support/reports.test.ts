import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chats, messages } from '../../../server/database/schema';
import { seed } from '../../support/seed';
import { characterId } from '../../../server/seed/seed';
import { expectStatus } from '../../support/contractClient';
import { startTestServer } from '../../support/server';
import type { Member, TestServer } from '../../support/server';

const slug = seed.characters[0]?.slug ?? '';

let server: TestServer;
let member: Member;
let messageId: string;

beforeAll(async () => {
  server = await startTestServer();
  member = await server.join();
  const { database } = server.services;
  const [chat] = await database
    .insert(chats)
    .values({ userId: member.id, characterId: characterId(slug) })
    .returning();
  const [message] = await database
    .insert(messages)
    .values({
      chatId: chat?.id ?? '',
      seq: 1,
      author: 'bot',
      kind: 1,
      text: 'Good evening.',
      state: 'complete',
    })
    .returning();
  messageId = message?.id ?? '';
});
afterAll(() => server.stop());

const report = (body: unknown, token?: string) =>
  server.call('createReport', { body, ...(token !== undefined && { token }) });
const kept = (id: string) =>
  server.services.database.query.reports.findFirst({
    where: (reports, { eq }) => eq(reports.id, id),
  });

describe('a report', () => {
  it('of an issue comes from a guest, too', async () => {
    const text = 'x'.repeat(1000);
    const { id } = expectStatus(
      await report({ kind: 'issue', reason: 'technical', text }),
      201,
    ).body;
    expect(await kept(id)).toEqual({
      id,
      userId: null,
      kind: 'issue',
      reason: 'technical',
      text,
      characterId: null,
      messageId: null,
      pictureId: null,
      reportedText: null,
      name: null,
      place: null,
      email: null,
      locale: 'en',
      state: 'received',
      answer: null,
      dueAt: null,
      createdAt: server.clock.now(),
      changedAt: server.clock.now(),
    });
  });

  it('says whether an answer has somewhere to go', async () => {
    const issue = { kind: 'issue', reason: 'other', text: 'Hello' };
    const email = 'guest@example.org';
    const answered = async (body: unknown, token?: string) =>
      expectStatus(await report(body, token), 201).body;
    expect(await answered(issue)).toMatchObject({ is_answered: false });
    const guest = await answered({ ...issue, email });
    expect(guest.is_answered).toBe(true);
    expect(await kept(guest.id)).toMatchObject({ email, userId: null });
    // Nobody has somebody else told of a report.
    const own = await answered({ ...issue, email }, member.access);
    expect(own.is_answered).toBe(true);
    expect(await kept(own.id)).toMatchObject({ email: null, userId: member.id });
  });

  it('of a picture of the gallery comes from a guest, too', async () => {
    const pictureId = server.services.catalogue.bySlug(slug)?.gallery[0]?.id;
    const body = { kind: 'picture', reason: 'minor', bot_slug: slug, picture_id: pictureId };
    const { id } = expectStatus(await report(body), 201).body;
    expect(await kept(id)).toMatchObject({ characterId: characterId(slug), pictureId });
    expectStatus(await report({ ...body, picture_id: 'not-of-this-gallery' }), 404);
    expectStatus(await report({ ...body, bot_slug: 'nobody-of-that-name' }), 404);
  });

  it('of a character names it', async () => {
    const body = { kind: 'character', reason: 'real-person', bot_slug: slug };
    const { id } = expectStatus(await report(body, member.access), 201).body;
    expect(await kept(id)).toMatchObject({ userId: member.id, characterId: characterId(slug) });
  });

  it('of a message keeps what it said', async () => {
    const body = { kind: 'message', reason: 'minor', text: 'see', message_id: messageId };
    const { id } = expectStatus(await report(body, member.access), 201).body;
    expect(await kept(id)).toMatchObject({
      messageId,
      characterId: characterId(slug),
      reportedText: 'Good evening.',
    });
  });

  it.each([
    ['an issue without text', { kind: 'issue', reason: 'other' }, 'text', 'required'],
    ['a blank text', { kind: 'issue', reason: 'other', text: ' \n' }, 'text', 'required'],
    [
      'a text of 1001',
      { kind: 'issue', reason: 'other', text: 'x'.repeat(1001) },
      'text',
      'too-long',
    ],
    ['a character without a name', { kind: 'character', reason: 'spam' }, 'bot_slug', 'required'],
    ['a message without an id', { kind: 'message', reason: 'spam' }, 'message_id', 'required'],
    ['an unknown kind', { kind: 'user', reason: 'spam' }, 'kind', 'invalid'],
  ])('is refused for %s', async (_, body, field, code) => {
    const answer = expectStatus(await report(body, member.access), 400);
    expect(answer.body.errors?.[field]?.[0]?.code).toBe(code);
  });

  it('of a message needs its reader', async () => {
    const body = { kind: 'message', reason: 'spam', message_id: messageId };
    expectStatus(await report(body), 401);
  });

  it('A5 of a message of somebody else is 404', async () => {
    const { access } = await server.join();
    const body = { kind: 'message', reason: 'spam', message_id: messageId };
    expectStatus(await report(body, access), 404);
    expectStatus(await report({ ...body, message_id: randomUUID() }, access), 404);
  });

  it('of a picture is 404 for a text, and of an unknown character', async () => {
    const picture = { kind: 'picture', reason: 'spam', message_id: messageId };
    expectStatus(await report(picture, member.access), 404);
    const nobody = { kind: 'character', reason: 'spam', bot_slug: 'nobody-of-that-name' };
    expectStatus(await report(nobody), 404);
  });

  it('A5 is listed for who made it alone, the latest first', async () => {
    const reporter = await server.join();
    const list = async (c?: string) =>
      expectStatus(
        await server.call('listReports', {
          token: reporter.access,
          query: c === undefined ? {} : { c },
        }),
        200,
      ).body;
    expect(await list()).toEqual({ results: [], next_param: null });
    const ids: string[] = [];
    for (let count = 0; count < 31; count += 1) {
      if (count % 2 === 0) server.clock.advance(1000);
      const body = { kind: 'character', reason: 'spam', text: `${count}`, bot_slug: slug };
      ids.unshift(expectStatus(await report(body, reporter.access), 201).body.id);
    }
    const first = await list();
    expect(first.results).toHaveLength(30);
    expect(first.results[0]).toEqual({
      id: ids[0],
      receipt: expect.stringMatching(/^R-/),
      kind: 'character',
      reason: 'spam',
      text: '30',
      state: 'received',
      answer: null,
      bot: { slug, name: server.services.catalogue.bySlug(slug)?.texts.en.name },
      created_at: server.clock.now().toISOString(),
      changed_at: server.clock.now().toISOString(),
    });
    const second = await list(first.next_param ?? '');
    expect(second.next_param).toBe(null);
    const listed = [...first.results, ...second.results].map(({ id }) => id);
    expect(listed.toSorted()).toEqual(ids.toSorted());
    const other = await server.call('listReports', { token: (await server.join()).access });
    expect(expectStatus(other, 200).body.results).toEqual([]);
    expectStatus(await server.call('listReports', {}), 401);
  });

  it('with a token that is not accepted is 401, even where a guest could', async () => {
    expectStatus(await report({ kind: 'issue', reason: 'other', text: 'Hello' }, 'forged'), 401);
  });
});
