import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GREETING_LENGTH, TAGLINE_LENGTH } from '../../../common/limits';
import { characters } from '../../../server/database/schema';
import { chatOf } from '../../support/chat';
import { expectStatus } from '../../support/contractClient';
import { lastId, openEvents } from '../../support/eventReader';
import type { Frame } from '../../support/eventReader';
import { withPassword } from '../../support/passwords';
import { joinMaker, newPersona, setPremium } from '../../support/personas';
import { startTestServer } from '../../support/server';
import type { Member, TestServer } from '../../support/server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    replySource: {
      kind: 'model',
      async *reply({ character: { texts }, history, signal }) {
        if (history.at(-1)?.text === 'Take your time') {
          yield 'Of course. Let me think. ';
          await once(signal, 'abort');
          signal.throwIfAborted();
        }
        yield `${texts.description} ${texts.interests.map(({ topic }) => topic).join(', ')}`;
      },
    },
  });
});
afterAll(() => server.stop());

const catalogueOf = async (member: Member | null, query: Record<string, string> = {}) => {
  const token = member === null ? {} : { token: member.access };
  return expectStatus(await server.call('listBots', { ...token, query }), 200).body;
};

describe('making a persona', () => {
  it('is answered with who it is, in the words of its maker', async () => {
    const maker = await joinMaker(server);
    const { client_id, ...said } = newPersona();
    const made = await maker.make({ client_id });
    const face = 'persona-female-1';
    expect(made.persona).toEqual({ ...said, face, tagline: null, greeting: null });
    expect(made.photo).toBeNull();
    expect(made.bot).toMatchObject({
      name: 'Marlene',
      age: 31,
      gender: 'female',
      kind: 'custom',
      is_premium: false,
      tags: ['custom'],
      tagline: 'Doctor, Spy · Shy, flirty',
      gallery: [],
    });
    expect(made.bot.description).toContain('We meet on a night train to the sea.');
    expect(made.bot.slug).toMatch(/^my-[0-9a-f]{20}$/);
    expect(made.bot.portrait.sources.length).toBeGreaterThan(0);
    const { avif } = made.bot.portrait.sources[0] ?? { avif: '' };
    expect((await fetch(new URL(avif, server.origin))).status).toBe(200);
  });

  it.each([
    ['de', 'Ärztin, Spionin · Schüchtern, kokett'],
    ['es', 'Médica, Espía · Tímida, coqueta'],
    ['ru', 'Врач, шпионка · Застенчивая, кокетливая'],
    ['ch', '医生、间谍 · 害羞、爱撩人'],
  ])('is told in the language of the call: %s', async (locale, tagline) => {
    const maker = await joinMaker(server);
    await maker.make();
    const [own] = await maker.list({ 'accept-language': locale });
    expect(own?.bot.tagline).toBe(tagline);
    expect(own?.bot.greeting).toContain('Marlene');
  });

  it('has the face, the tagline and the first words that were chosen, in every language', async () => {
    const maker = await joinMaker(server);
    const [tagline, greeting] = ['A doctor of few words', 'There you are.'];
    const said = { face: 'persona-female-5', tagline: ` ${tagline} `, greeting };
    const made = await maker.make(said);
    expect(made.persona).toMatchObject({ face: said.face, tagline, greeting });
    expect(made.bot.portrait.sources[0]?.avif).toContain('/portraits/persona-female-5/');
    const [own] = await maker.list({ 'accept-language': 'de' });
    expect([own?.bot.tagline, own?.bot.greeting]).toEqual([tagline, greeting]);
    const { id } = await chatOf(server, maker.member).open(made.bot.slug);
    const { results } = await chatOf(server, maker.member).history(id);
    expect(results.map(({ text }) => text)).toEqual([greeting]);
  });

  it.each([
    ['a face of another gender', { face: 'persona-male-1' }, 'face'],
    ['a tagline of blanks', { tagline: '  ' }, 'tagline'],
    ['a tagline that is too long', { tagline: 'a'.repeat(TAGLINE_LENGTH + 1) }, 'tagline'],
    ['first words that are too many', { greeting: 'a'.repeat(GREETING_LENGTH + 1) }, 'greeting'],
    ['L2 first words of a minor', { greeting: 'Hi, I am 16 and still at school.' }, 'greeting'],
    ['L2 a tagline of a minor', { tagline: 'Schoolgirl, 16' }, 'tagline'],
  ])('refuses %s', async (_, given, field) => {
    const maker = await joinMaker(server);
    const answer = await maker.ask(newPersona(given));
    expect(expectStatus(answer, 400).body.errors).toHaveProperty(field);
    expect(await maker.list()).toEqual([]);
  });

  it('is for premium alone', async () => {
    const maker = await joinMaker(server);
    await setPremium(server, maker.member, null);
    expectStatus(await maker.ask(newPersona()), 402);
    expect(await maker.list()).toEqual([]);
  });

  it('is done once, however often it is sent', async () => {
    const maker = await joinMaker(server);
    const body = newPersona();
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => maker.ask(body)));
    const slugs = answers.map((answer) => expectStatus(answer, 201).body.bot.slug);
    expect(new Set(slugs).size).toBe(1);
    expect(await maker.list()).toHaveLength(1);
    // A repetition is answered, also where premium has ended in between.
    await setPremium(server, maker.member, null);
    expectStatus(await maker.ask(body), 201);
    expectStatus(await maker.ask({ ...body, name: 'Somebody else' }), 409);
    expect(await maker.list()).toHaveLength(1);
  });

  it('ends at twenty', async () => {
    const maker = await joinMaker(server);
    for (let count = 0; count < 20; count += 1) await maker.make();
    expect(expectStatus(await maker.ask(newPersona()), 409).body.code).toBe('too-many-personas');
    expect(await maker.list()).toHaveLength(20);
  });

  it.each([
    ['age', { age: 17 }, 'under-age'],
    ['occupations', { occupations: ['Cook', 'Spy', 'Nurse', 'Model'] }, 'too-many'],
    ['personalities', { personalities: ['Shy', 'Sad', 'Evil', 'Flirty'] }, 'too-many'],
    ['name', { name: ' ' }, 'required'],
    ['scenario', { scenario: 'a'.repeat(1001) }, 'too-long'],
    ['photo', { photo: randomUUID() }, 'invalid'],
    ['slug', { slug: 'ines' }, 'unknown-field'],
  ])('is refused with the field at fault: %s', async (field, fault, code) => {
    const maker = await joinMaker(server);
    const { body } = expectStatus(await maker.ask({ ...newPersona(), ...fault }), 400);
    expect(body.errors?.[field]?.[0]?.code).toBe(code);
    expect(await maker.list()).toEqual([]);
  });

  it.each([
    ['name', 'Mia 14'],
    ['name', 'Lolita, 15'],
    ['scenario', 'She is a 16-year-old pupil who lives next door.'],
    ['likes', 'Ihre Klassenkameraden, sie ist 15'],
    ['dislikes', 'Going to her high school, she is 15'],
  ])('L2 refuses a persona whose %s describes a minor', async (field, text) => {
    const maker = await joinMaker(server);
    const { body } = expectStatus(await maker.ask(newPersona({ [field]: text })), 400);
    expect(body.code).toBe('inappropriate-content');
    expect(body.errors?.[field]?.[0]?.message).toBe('Inappropriate content');
    expect(await maker.list()).toEqual([]);
  });
});

describe('a persona in the catalogue', () => {
  it('stands at the head for its maker, the newest first, and on no page twice', async () => {
    const maker = await joinMaker(server);
    const older = await maker.make({ name: 'Older' });
    server.clock.advance(1000);
    const newer = await maker.make({ name: 'Newer' });
    const first = await catalogueOf(maker.member, { size: '30' });
    expect(first.results.slice(0, 2).map(({ slug }) => slug)).toEqual([
      newer.bot.slug,
      older.bot.slug,
    ]);
    const second = await catalogueOf(maker.member, { size: '15', c: first.next_param ?? '' });
    const slugs = [...first.results, ...second.results].map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(45);
  });

  it('is found by name and by its tag', async () => {
    const maker = await joinMaker(server);
    const { bot } = await maker.make({ name: 'Quintessa' });
    expect((await catalogueOf(maker.member, { q: 'quintessa' })).results[0]?.slug).toBe(bot.slug);
    const custom = await catalogueOf(maker.member, { tags: 'custom' });
    expect(custom.results.map(({ slug }) => slug)).toEqual([bot.slug]);
    const tags = expectStatus(await server.call('listBotTags', { token: maker.token }), 200);
    expect(tags.body.results).toContainEqual({ tag: 'custom', count: 1 });
  });

  it('A5 is there for nobody else', async () => {
    const maker = await joinMaker(server);
    const { bot } = await maker.make({ name: 'Quillon' });
    const other = await server.join();
    const { slug, id } = bot;
    for (const token of [other.access, undefined]) {
      const as = token === undefined ? {} : { token };
      expectStatus(await server.call('getBot', { ...as, params: { slug } }), 404);
      for (const query of [{ q: 'quillon' }, { tags: 'custom' }])
        expect((await catalogueOf(token === undefined ? null : other, query)).results).toEqual([]);
      const report = { kind: 'character', reason: 'other', bot_slug: slug };
      expectStatus(await server.call('createReport', { ...as, body: report }), 404);
    }
    const token = other.access;
    const answers = [
      await server.call('getOrCreateChat', { token, body: { bot_slug: slug } }),
      await server.call('createChat', { token, body: { botID: id } }),
      await server.call('addFavourite', { token, params: { slug } }),
      await server.call('updatePersona', { token, params: { id }, body: { name: 'Mine' } }),
      await server.call('deletePersona', { token, params: { id } }),
      await server.call('getCharacterPayload', { params: { slug } }),
    ];
    expect(answers.map(({ status }) => Number(status))).toEqual(answers.map(() => 404));
    expect((await maker.list())[0]?.persona.name).toBe('Quillon');
  });

  it('A5 L1 is no subject for undressing, not even for its maker', async () => {
    const maker = await joinMaker(server);
    const { bot } = await maker.make();
    const body = { bot_slug: bot.slug, picture_id: 'main' };
    const own = await server.call('createUndressImage', { token: maker.token, body });
    expect(expectStatus(own, 403).body.code).toBe('forbidden');
  });
});

describe('a chat with a persona', () => {
  it('goes as with any other, and its reply knows what the maker wrote', async () => {
    const maker = await joinMaker(server);
    const { bot } = await maker.make();
    const chat = chatOf(server, maker.member);
    const { id, bot: shown } = await chat.open(bot.slug);
    expect(shown.name).toBe('Marlene');
    await chat.send(id, 'Good evening');
    await server.services.background.idle();
    const said = (await chat.history(id)).results.map(({ text }) => text).join('\n');
    expect(said).toContain('We meet on a night train to the sea.');
    expect(said).toContain('Chess, black coffee, thunderstorms');
    expect((await chat.list()).results.map(({ bot: one }) => one.slug)).toEqual([bot.slug]);
    expect((await chat.list({ q: 'marlene' })).results).toHaveLength(1);
    expect((await chat.search({ q: 'night train' })).results[0]?.bot.slug).toBe(bot.slug);
    const again = await server.call('createChat', { token: maker.token, body: { botID: bot.id } });
    expectStatus(again, 201);
  });

  it('stays open without premium, within the free texts of the day', async () => {
    const maker = await joinMaker(server);
    const { bot } = await maker.make();
    await setPremium(server, maker.member, null);
    const chat = chatOf(server, maker.member);
    const { id } = await chat.open(bot.slug);
    await chat.send(id, 'Still there?');
  });
});

describe('changing a persona', () => {
  it('changes only what is sent', async () => {
    const maker = await joinMaker(server);
    const made = await maker.make();
    const { body } = expectStatus(await maker.change(made.bot.id, { name: 'Nora', age: 40 }), 200);
    expect(body.persona).toEqual({ ...made.persona, name: 'Nora', age: 40 });
    expect(body.bot.slug).toBe(made.bot.slug);
    expect((await maker.list())[0]?.persona).toEqual(body.persona);
  });

  it('keeps the face that fits, and takes another with another gender', async () => {
    const maker = await joinMaker(server);
    const { bot } = await maker.make({ face: 'persona-female-5' });
    const faceAfter = async (changes: object) =>
      expectStatus(await maker.change(bot.id, changes), 200).body.persona.face;
    expect(await faceAfter({ age: 40 })).toBe('persona-female-5');
    expect(await faceAfter({ gender: 'male' })).toBe('persona-male-1');
    expect(await faceAfter({ face: 'persona-male-3' })).toBe('persona-male-3');
    const answer = await maker.change(bot.id, { face: 'persona-female-5' });
    expect(expectStatus(answer, 400).body.errors).toHaveProperty('face');
  });

  it('L2 refuses what describes a minor, and leaves it as it was', async () => {
    const maker = await joinMaker(server);
    const made = await maker.make();
    const answer = await maker.change(made.bot.id, { scenario: 'She is 16 and still at school.' });
    expect(expectStatus(answer, 400).body.errors).toHaveProperty('scenario');
    expectStatus(await maker.change(made.bot.id, { age: 17 }), 400);
    expect((await maker.list())[0]?.persona).toEqual(made.persona);
  });
});

describe('deleting a persona', () => {
  it('takes its chats along and tells them', async () => {
    const maker = await joinMaker(server);
    const { bot } = await maker.make();
    const chat = chatOf(server, maker.member);
    const { id } = await chat.open(bot.slug);
    const events = await chat.events();
    expectStatus(await maker.remove(bot.id), 204);
    expect((await events.next('chat.removed')).data).toEqual({ chat_id: id });
    await events.close();
    expect((await chat.list()).results).toEqual([]);
    expect(await maker.list()).toEqual([]);
    const gone = await server.call('getBot', { token: maker.token, params: { slug: bot.slug } });
    expectStatus(gone, 404);
    expectStatus(await maker.remove(bot.id), 404);
  });

  it('ends a reply that is under way', async () => {
    const maker = await joinMaker(server);
    const { bot } = await maker.make();
    const chat = chatOf(server, maker.member);
    const { id } = await chat.open(bot.slug);
    const events = await chat.events();
    await chat.send(id, 'Take your time');
    await events.next('reply.delta');
    expectStatus(await maker.remove(bot.id), 204);
    await server.services.background.idle();
    await events.close();
    expect(server.logged()).not.toContain('background work failed');
  });

  it('comes with the deletion of the account', async () => {
    const maker = await joinMaker(server);
    const { bot } = await maker.make();
    expectStatus(
      await server.call('deleteProfile', { token: maker.token, body: withPassword }),
      204,
    );
    const left = await server.services.database.select().from(characters);
    expect(left.map(({ id }) => id)).not.toContain(bot.id);
  });
});

describe('the stream', () => {
  it('tells each change once with its chat, in the reader’s language, and nobody else', async () => {
    const maker = await joinMaker(server);
    const stranger = await joinMaker(server);
    const open = (token: string) =>
      openEvents(server.origin, token, { headers: { 'accept-language': 'de' } });
    const [told, untold] = [await open(maker.token), await open(stranger.token)];
    const body = newPersona();
    const [{ bot }] = [await maker.make(body), await maker.make(body)];
    const chat = chatOf(server, maker.member);
    const { id } = await chat.open(bot.slug);
    // Each is told as it stands when it is sent.
    const isTold = (name: string) =>
      told.next('persona', ({ persona }) => persona.bot.name === name);
    await isTold('Marlene');
    expectStatus(await maker.change(bot.id, { name: 'Magdalena' }), 200);
    await isTold('Magdalena');
    const { data } = await told.next('chat', ({ chat: { bot: who } }) => who.name === 'Magdalena');
    expect(data.chat.id).toBe(id);
    expectStatus(await maker.remove(bot.id), 204);
    await told.next('persona.removed');
    await told.close();
    await stranger.make({ name: 'Berta' });
    await untold.next('persona', ({ persona }) => persona.bot.name === 'Berta');
    await untold.close();
    const ofPersonas = (frames: readonly Frame[]): unknown[] =>
      frames.flatMap((frame): unknown[] => {
        if (frame.event === 'persona.removed') return [frame.data];
        if (frame.event !== 'persona') return [];
        const { persona, bot: shown } = frame.data.persona;
        return [[persona.name, shown.tagline]];
      });
    const tagline = 'Ärztin, Spionin · Schüchtern, kokett';
    expect(ofPersonas(told.frames)).toEqual([
      ['Marlene', tagline],
      ['Magdalena', tagline],
      { id: bot.id, slug: bot.slug },
    ]);
    expect(ofPersonas(untold.frames)).toEqual([['Berta', tagline]]);
  });

  it('tells who was away of what there is, and of who is gone', async () => {
    const maker = await joinMaker(server);
    const before = await openEvents(server.origin, maker.token);
    await before.next('ready');
    await before.close();
    const [kept, gone] = [await maker.make({ name: 'Berta' }), await maker.make()];
    expectStatus(await maker.remove(gone.bot.id), 204);
    const after = await openEvents(server.origin, maker.token, {
      lastEventId: lastId(before.frames),
    });
    expect((await after.next('persona')).data.persona.bot.id).toBe(kept.bot.id);
    expect((await after.next('persona.removed')).data.id).toBe(gone.bot.id);
    await after.close();
    expect(after.frames.filter(({ event }) => event === 'persona')).toHaveLength(1);
  });
});
