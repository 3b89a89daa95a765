import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { load } from 'js-yaml';
import { characters, undressJobs } from '../../../server/database/schema';
import { seed } from '../../support/seed';
import { toRow } from '../../../server/seed/seed';
import { startTestServer } from '../../support/server';
import type { Member, TestServer } from '../../support/server';

/*
 * The line of the product: no photograph is ever undressed. A subject is an official character of
 * the catalogue, by slug and by the name of one of its pictures, and there is no way to send another.
 */

const objectSchema = v.record(v.string(), v.unknown());
const objectOf = (value: unknown) => v.parse(objectSchema, value);
const document = objectOf(
  load(readFileSync(new URL('../../../openapi.yaml', import.meta.url), 'utf8')),
);

/** What a reference within the document stands for; anything else is itself. */
function resolve(value: unknown): Record<string, unknown> {
  const node = objectOf(value);
  const reference = node['$ref'];
  if (typeof reference !== 'string') return node;
  const found = reference
    .replace('#/', '')
    .split('/')
    .reduce<unknown>((place, key) => objectOf(place)[key], document);
  return resolve(found);
}

const operations = Object.entries(objectOf(document['paths']))
  .filter(([path]) => path.startsWith('/api/undress_image'))
  .flatMap(([path, methods]) =>
    Object.entries(objectOf(methods)).map(
      ([method, operation]) => [`${method} ${path}`, objectOf(operation)] as const,
    ),
  );

/** Each field of a body with its schema; throws where it would take a field that is not named. */
function fieldsOf(operation: Record<string, unknown>): [string, Record<string, unknown>][] {
  if (operation['requestBody'] === undefined) return [];
  const content = objectOf(resolve(operation['requestBody'])['content']);
  expect(Object.keys(content)).toEqual(['application/json']);
  const schema = resolve(objectOf(content['application/json'])['schema']);
  expect(
    Object.keys(schema)
      .sort()
      .filter((key) => key !== 'description'),
  ).toEqual(['additionalProperties', 'properties', 'required', 'type']);
  expect(schema['additionalProperties']).toBe(false);
  return Object.entries(objectOf(schema['properties'])).map(([name, field]) => [
    name,
    resolve(field),
  ]);
}

describe('L1 the contract of the feature', () => {
  it('L1 has these five calls and no other', () => {
    expect(operations.map(([name]) => name)).toEqual([
      'post /api/undress_image',
      'get /api/undress_image/{id}/',
      'get /api/undress_images',
      'post /api/undress_image/verify',
      'post /api/undress_image/payment',
    ]);
  });

  it.each(operations)('L1 %s has no place for a picture', (_, operation) => {
    const parameters = v.parse(v.optional(v.array(objectSchema), []), operation['parameters']);
    const fields = [
      ...fieldsOf(operation),
      ...parameters.map(
        (parameter) => [String(parameter['name']), resolve(parameter['schema'])] as const,
      ),
    ];
    for (const [name, schema] of fields) {
      expect(['bot_slug', 'picture_id', 'id']).toContain(name);
      expect(schema['type']).toBe('string');
      // Too short for any picture and for most addresses, and of a form that neither has.
      const isName = schema['format'] === 'uuid' || /^\^\[a-z0-9/.test(String(schema['pattern']));
      expect([name, isName]).toEqual([name, true]);
      if (schema['format'] !== 'uuid') expect(Number(schema['maxLength'])).toBeLessThanOrEqual(80);
      expect(Object.keys(schema)).not.toContain('contentEncoding');
      expect(Object.keys(schema)).not.toContain('contentMediaType');
    }
  });
});

let server: TestServer;
let member: Member;
const persona = `mine-${randomUUID().slice(0, 8)}`;

beforeAll(async () => {
  server = await startTestServer({
    undressRenderer: { render: () => Promise.reject(new Error('Nothing is made here')) },
  });
  member = await server.join();
  const [facts] = seed.characters;
  if (facts === undefined) throw new Error('The seed is empty');
  await server.services.database.insert(characters).values({
    ...toRow(facts, 1000, seed),
    id: randomUUID(),
    slug: persona,
    kind: 'custom',
    ownerId: member.id,
  });
});
afterAll(() => server.stop());

const send = (init: { body: BodyInit; type?: string; token?: string }) =>
  fetch(new URL('/api/undress_image', server.origin), {
    method: 'POST',
    headers: {
      authorization: `Bearer ${init.token ?? member.access}`,
      ...(init.type !== undefined && { 'content-type': init.type }),
    },
    body: init.body,
  });
const subject = { bot_slug: 'ines', picture_id: 'main' };
const ask = async (body: object, token?: string) =>
  (
    await send({
      body: JSON.stringify(body),
      type: 'application/json',
      ...(token !== undefined && { token }),
    })
  ).status;

describe('L1 the server', () => {
  it('L1 takes no form and no file', async () => {
    const form = new FormData();
    form.set('bot_slug', 'ines');
    form.set('picture_id', 'main');
    form.set(
      'image',
      new Blob([new Uint8Array([0xff, 0xd8, 0xff])], { type: 'image/jpeg' }),
      'a.jpg',
    );
    expect((await send({ body: form })).status).toBe(415);
    for (const type of ['image/jpeg', 'image/png', 'application/octet-stream', 'text/plain'])
      expect((await send({ body: new Uint8Array([0xff, 0xd8, 0xff]), type })).status).toBe(415);
    const encoded = new URLSearchParams({ ...subject, image_url: 'https://example.org/a.jpg' });
    expect((await send({ body: encoded })).status).toBe(415);
  });

  it.each(['image', 'image_url', 'photo', 'file', 'data', 'url', 'base64', '__proto__'])(
    'L1 refuses a field %s beside the subject',
    async (field) => {
      const answer = await send({
        body: `{"bot_slug":"ines","picture_id":"main","${field}":"data:image/png;base64,AAAA"}`,
        type: 'application/json',
      });
      expect(answer.status).toBe(400);
    },
  );

  it.each([
    ['an address', 'https://example.org/a.jpg'],
    ['a path', '/portraits/ines/main-320.webp'],
    ['a picture itself', 'data:image/png;base64,AAAA'],
    ['the way out of a folder', '../../me'],
    ['a text of any length', 'a'.repeat(81)],
  ])('L1 refuses %s for the name of a picture', async (_, picture_id) => {
    expect(await ask({ ...subject, picture_id })).toBe(400);
  });

  it('A5 L1 refuses a persona: 403 to its maker, and 404 to everybody else', async () => {
    const other = await server.join();
    for (const picture_id of ['main', 'near', 'photo']) {
      expect(await ask({ bot_slug: persona, picture_id })).toBe(403);
      expect(await ask({ bot_slug: persona, picture_id }, other.access)).toBe(404);
    }
  });

  it('L1 knows no subject but the pictures of the catalogue', async () => {
    expect(await ask({ bot_slug: 'nobody', picture_id: 'main' })).toBe(404);
    expect(await ask({ bot_slug: 'ines', picture_id: 'photo' })).toBe(404);
    const made = await server.services.database.select().from(undressJobs);
    expect(made).toEqual([]);
  });

  it('A5 tells nobody of a job of somebody else', async () => {
    const owner = await server.join();
    expect(await ask(subject, owner.access)).toBe(202);
    const [job] = await server.services.database.select().from(undressJobs);
    const id = job?.id ?? '';
    const other = await server.join();
    const token = other.access;
    const answers = [
      await server.call('getUndressImage', { token, params: { id } }),
      await server.call('verifyUndressImage', { token, body: { id } }),
      await server.call('payUndressImage', { token, body: { id } }),
    ];
    expect(answers.map(({ status }) => Number(status))).toEqual([404, 404, 404]);
  });
});
