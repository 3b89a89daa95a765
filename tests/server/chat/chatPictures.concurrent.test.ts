import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messages, users } from '../../../server/database/schema';
import { seed } from '../../support/seed';
import { chatOf } from '../../support/chat';
import { expectStatus } from '../../support/contractClient';
import { startTestServer } from '../../support/server';
import type { TestServer } from '../../support/server';
import { script } from '../../support/textRules';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ replySource: script() });
});
afterAll(() => server.stop());

async function talk(language = 'en') {
  const member = await server.join();
  const chat = chatOf(server, member, language);
  const { id } = await chat.open();
  const ask = async (text: string) => {
    await chat.send(id, text);
    await server.services.background.idle();
    const reply = (await chat.history(id)).results.at(-1);
    if (reply === undefined) throw new Error('There is no reply');
    return reply;
  };
  return { member, chat, id, ask };
}

const galleryOf = async (slug: string) => {
  const { body } = expectStatus(await server.call('getBot', { params: { slug } }), 200);
  return body.gallery.flatMap(({ sources }) => sources.map(({ webp }) => webp));
};

describe('a picture', () => {
  it.each([
    ['en', 'Can you send me a photo?'],
    ['ch', '发张照片给我看看'],
    ['es', '¿Me mandas una foto?'],
    ['de', 'Schickst du mir ein Foto?'],
    ['ru', 'Пришли мне фото'],
  ])('comes with a word to it when it is asked for in %s', async (language, text) => {
    const { ask } = await talk(language);
    const reply = await ask(text);
    expect([reply.kind, reply.state, reply.text === '']).toEqual([2, 'complete', false]);
    expect(await galleryOf('ines')).toContain(reply.image_url);
    const file = await fetch(new URL(reply.image_url ?? '', server.origin));
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect((await ask('🙂')).kind).toBe(1);
  });

  it('after the first of a chat is a few pixels to a free user, and nothing names the clear one', async () => {
    const { chat, id, ask } = await talk();
    const events = await chat.events();
    await events.next('ready');
    const first = await ask('Send me a picture');
    const second = await ask('Send me another picture');
    expect([first.kind, second.kind]).toEqual([2, 3]);
    expect([first.setting, second.setting]).toEqual([seed.settings['ines']?.['second'], undefined]);
    expect(second.text).not.toBe(first.text);
    const [row] = await server.services.database
      .select({ clearUrl: messages.clearUrl })
      .from(messages)
      .where(eq(messages.id, second.id));
    const clear = row?.clearUrl ?? '';
    expect(clear).toBe(seed.pictures['ines']?.sent[0]?.key);
    await events.next('chat', (it) => it.chat.last_message?.id === second.id);
    const said = [
      await chat.history(id),
      await chat.list(),
      await chat.search({ q: second.text }),
      events.frames.filter(({ event }) => event !== 'ready'),
    ];
    const pictures = JSON.stringify(said).match(/"image_url":"[^"]+"/g) ?? [];
    expect(new Set(pictures)).toEqual(
      new Set([`"image_url":"${first.image_url}"`, `"image_url":"${second.image_url}"`]),
    );
    expect(JSON.stringify(said)).not.toContain(clear);
    const file = await fetch(new URL(second.image_url ?? '', server.origin));
    const { width, format } = await sharp(Buffer.from(await file.arrayBuffer())).metadata();
    expect([width, format]).toEqual([12, 'webp']);
    await events.close();
  });

  it('is clear to a premium user, and another one each time', async () => {
    const { member, ask } = await talk();
    await server.services.database
      .update(users)
      .set({ premiumUntil: new Date('2099-01-01T00:00:00.000Z') })
      .where(eq(users.id, member.id));
    const sent = [];
    for (const text of ['a photo', 'another photo', 'one more photo']) {
      sent.push(await ask(`Please send me ${text} of you`));
    }
    expect(sent.map(({ kind }) => kind)).toEqual([2, 2, 2]);
    const { second, home, outside } = seed.settings['ines'] ?? {};
    expect(sent.map(({ setting }) => setting)).toEqual([second, home, outside]);
    expect(new Set(sent.map(({ image_url }) => image_url)).size).toBe(3);
  });

  it('is of the place that was wished for, says where, and owns up when there is no other', async () => {
    const { member, ask } = await talk();
    await server.services.database
      .update(users)
      .set({ premiumUntil: new Date('2099-01-01T00:00:00.000Z') })
      .where(eq(users.id, member.id));
    const first = await ask('A picture of the tavern, please');
    const [card] = await galleryOf('ines').then((pictures) =>
      pictures.filter((it) => /main-960/.test(it)),
    );
    expect([first.kind, first.image_url]).toEqual([2, card]);
    expect(first.setting).toEqual({ place: 'tavern', hour: 'night' });
    expect(first.text).toContain('In the tavern, late at night.');
    const second = await ask('Another picture of the tavern');
    expect([second.kind, second.image_url === card]).toEqual([2, false]);
    expect(second.text).toMatch(/I have no other|None from there|Not that place/);
    expect(second.text).not.toContain('In the tavern');
  });
});
