import { describe, expect, it } from 'vitest';
import { createActor, toPromise } from 'xstate';
import type { AnyActorLogic, InputFrom } from 'xstate';
import { personaActors } from '../../src/api/actors/personas';
import { createClient } from '../../src/api/client';
import type { components } from '../../src/api/schema';
import { occupations, personalities } from '../../src/machines/persona/persona';
import { json, problem } from '../support/fakeFetch';
import { filled } from '../support/fixtures/personas';

const photo = {
  clientId: '6a0b6ec2-5f0e-4a52-9f43-0d8e1c3f7a11',
  data: `data:image/jpeg;base64,${btoa('jpeg')}`,
};
const portrait = {
  colors: ['#111111', '#222222', '#333333'],
  sources: [{ width: 320, avif: '/media/p.avif', webp: '/media/p.webp' }],
} satisfies components['schemas']['Portrait'];

/** As the contract has it: a field that is missing here does not compile. */
const said: Omit<components['schemas']['Persona'], 'face' | 'greeting' | 'tagline'> = {
  name: 'Aldo',
  age: 34,
  gender: 'male',
  occupations: ['Cook', 'Artist'],
  personalities: ['Cheerful'],
  scenario: filled.scenario,
  likes: filled.likes,
  dislikes: '',
};
const own: components['schemas']['OwnPersona'] = {
  bot: {
    id: 'persona-1',
    slug: 'my-aldo',
    name: 'Aldo',
    age: 34,
    gender: 'male',
    tagline: 'Cook, artist · Cheerful',
    description: '',
    greeting: 'Hello.',
    tags: ['custom'],
    kind: 'custom',
    is_premium: false,
    portrait,
    gallery: [],
    similar: [],
  },
  persona: {
    ...said,
    ...{ face: 'persona-male-2', tagline: 'Cook by day', greeting: 'There you are.' },
  },
  photo: { id: 'photo-1', is_checked: false, portrait },
  created_at: '2026-01-10T20:15:00.000Z',
};

/** Answers each call with the next of these. */
function answering(...answers: Response[]) {
  const sent: { call: string; type: string | null; body: string }[] = [];
  const client = createClient(async (request) => {
    sent.push({
      call: `${request.method} ${request.url.replace('https://api.test', '')}`,
      type: request.headers.get('content-type'),
      body: await request.clone().text(),
    });
    return answers[sent.length - 1] ?? problem(500, 'internal');
  }, 'https://api.test');
  return { actors: personaActors(client, { occupations, personalities }), sent };
}

const run = <TLogic extends AnyActorLogic>(logic: TLogic, input: InputFrom<TLogic>) => {
  const actor = createActor(logic, { input });
  actor.subscribe({ error: () => {} });
  return toPromise(actor.start());
};

const saving = {
  clientId: 'intent-1',
  id: null,
  values: { ...filled, name: ' Aldo ', age: '34' },
  photo: null,
  isPhotoGone: false,
};
describe('the personas of a user', () => {
  it('are listed, with their photos where the API has them', async () => {
    const { actors, sent } = answering(json({ results: [own] }));
    const [listed] = await run(actors.listPersonas, undefined);
    expect(listed).toMatchObject({
      id: 'persona-1',
      character: { slug: 'my-aldo', isPremium: false },
      values: {
        ...filled,
        face: 'persona-male-2',
        tagline: 'Cook by day',
        greeting: 'There you are.',
      },
      photo: { isChecked: false },
    });
    expect(sent.map(({ call }) => call)).toEqual(['GET /api/personas']);
    await expect(
      run(answering(problem(500, 'internal')).actors.listPersonas, undefined),
    ).rejects.toThrow('500');
  });

  it('are sent without the blanks around what was typed', async () => {
    const { actors, sent } = answering(json(own, 201));
    const { scenario, likes, dislikes } = filled;
    const values = {
      ...saving.values,
      scenario: ` ${scenario} `,
      likes: ` ${likes} `,
      dislikes: ' Rain ',
    };
    await run(actors.savePersona, { ...saving, values });
    expect(JSON.parse(sent[0]?.body ?? '')).toMatchObject({ scenario, likes, dislikes: 'Rain' });
    expect(dislikes).toBe('');
  });

  it('are tried again after a minute where the server does not say when', async () => {
    const { actors } = answering(problem(429, 'rate-limited'));
    const reply = { kind: 'limited', retryAfterMs: 60_000 };
    expect(await run(actors.savePersona, saving)).toEqual(reply);
  });

  it('are made without a photo by one call', async () => {
    const { actors, sent } = answering(json(own, 201));
    const reply = await run(actors.savePersona, saving);
    expect(reply).toMatchObject({ kind: 'saved', persona: { id: 'persona-1' } });
    expect(sent.map(({ call, body }) => [call, JSON.parse(body)])).toEqual([
      ['POST /api/bot/create', { client_id: 'intent-1', ...said }],
    ]);
  });

  it('are sent the face and the words that were chosen, and no others', async () => {
    const { actors, sent } = answering(json(own, 201));
    const words = { face: 'persona-male-2', tagline: 'Cook by day', greeting: 'There you are.' };
    await run(actors.savePersona, { ...saving, values: { ...saving.values, ...words } });
    expect(JSON.parse(sent[0]?.body ?? '')).toEqual({ client_id: 'intent-1', ...said, ...words });
  });

  it('have their photo sent first: the picture itself, under the statement of its maker', async () => {
    const { actors, sent } = answering(json({ id: 'photo-1' }, 201), json(own, 201));
    await run(actors.savePersona, { ...saving, photo });
    expect(sent[0]).toEqual({
      call: `POST /api/personas/photos?client_id=${photo.clientId}&statement=1`,
      type: 'image/jpeg',
      body: 'jpeg',
    });
    expect(JSON.parse(sent[1]?.body ?? '')).toEqual({
      client_id: 'intent-1',
      ...said,
      photo: 'photo-1',
    });
  });

  it.each([
    ['is kept', { isPhotoGone: false, photo: null }, said],
    ['is taken away', { isPhotoGone: true, photo: null }, { ...said, photo: null }],
    ['is another one', { isPhotoGone: true, photo }, { ...said, photo: 'photo-1' }],
  ])('are changed, where the photo %s', async (_, change, expected) => {
    const { actors, sent } = answering(
      ...(change.photo === null ? [] : [json({ id: 'photo-1' }, 201)]),
      json(own),
    );
    await run(actors.savePersona, { ...saving, id: 'persona-1', ...change });
    expect(sent.at(-1)?.call).toBe('PATCH /api/personas/persona-1');
    expect(JSON.parse(sent.at(-1)?.body ?? '')).toEqual(expected);
  });

  it.each([
    [402, 'premium-needed', { kind: 'premium' }],
    [409, 'too-many-personas', { kind: 'tooMany' }],
    [409, 'conflict', { kind: 'madeBefore' }],
    [413, 'image-too-large', { kind: 'refused', errors: { photo: 'image-too-large' } }],
    [415, 'wrong-image-type', { kind: 'refused', errors: { photo: 'wrong-image-type' } }],
    [503, 'unchecked', { kind: 'unchecked' }],
  ])('say why not: %i %s', async (status, code, reply) => {
    // A photo that is refused is not followed by its persona.
    const { actors, sent } = answering(problem(status, code));
    expect(await run(actors.savePersona, { ...saving, photo })).toEqual(reply);
    expect(sent).toHaveLength(1);
    expect(await run(answering(problem(status, code)).actors.savePersona, saving)).toEqual(reply);
  });

  it('say what is wrong with which field, and when to come again', async () => {
    const code = 'inappropriate-content';
    const refused = json({ code, errors: { scenario: [{ code }] } }, 400);
    expect(await run(answering(refused).actors.savePersona, saving)).toEqual({
      kind: 'refused',
      errors: { scenario: code },
    });
    const limited = problem(429, 'too-many', { 'retry-after': '30' });
    expect(await run(answering(limited).actors.savePersona, saving)).toEqual({
      kind: 'limited',
      retryAfterMs: 30_000,
    });
  });

  it('fail where nothing is said, and are not sent without a gender', async () => {
    const broken = answering(problem(503, 'unavailable'));
    await expect(run(broken.actors.savePersona, saving)).rejects.toThrow();
    const silent = answering(problem(400, 'invalid'));
    await expect(run(silent.actors.savePersona, saving)).rejects.toThrow();
    const { actors, sent } = answering();
    const genderless = { ...saving, values: { ...filled, gender: null } };
    expect(await run(actors.savePersona, genderless)).toEqual({
      kind: 'refused',
      errors: { gender: 'required' },
    });
    expect(sent).toEqual([]);
  });

  it('are deleted, who is gone already too', async () => {
    const gone = answering(new Response(null, { status: 204 }));
    await run(gone.actors.deletePersona, { id: 'persona-1' });
    expect(gone.sent[0]?.call).toBe('DELETE /api/personas/persona-1');
    await run(answering(problem(404, 'not-found')).actors.deletePersona, { id: 'persona-1' });
    const broken = answering(problem(500, 'internal')).actors.deletePersona;
    await expect(run(broken, { id: 'persona-1' })).rejects.toThrow();
  });
});
