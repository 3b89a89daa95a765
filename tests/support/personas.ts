import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { components } from '../../src/api/schema';
import { users } from '../../server/database/schema';
import { expectStatus } from './contractClient';
import type { Member, TestServer } from './server';

type NewPersona = components['schemas']['NewPersona'];

export const newPersona = (given: Partial<NewPersona> = {}): NewPersona => ({
  client_id: randomUUID(),
  name: 'Marlene',
  age: 31,
  gender: 'female',
  occupations: ['Doctor', 'Spy'],
  personalities: ['Shy', 'Flirty'],
  scenario: 'We meet on a night train to the sea.',
  likes: 'Chess, black coffee, thunderstorms',
  dislikes: 'Loud phones',
  ...given,
});

export const setPremium = (server: TestServer, { id }: Pick<Member, 'id'>, until: string | null) =>
  server.services.database
    .update(users)
    .set({ premiumUntil: until === null ? null : new Date(until) })
    .where(eq(users.id, id));

/** Somebody with premium, and what they do with personas. */
export async function joinMaker(server: TestServer) {
  const member = await server.join();
  await setPremium(server, member, '2099-01-01T00:00:00.000Z');
  const token = member.access;
  const ask = (body: object, headers: Record<string, string> = {}) =>
    server.call('createBot', { token, body, headers });
  return {
    member,
    token,
    ask,
    async make(given: Partial<NewPersona> = {}) {
      return expectStatus(await ask(newPersona(given)), 201).body;
    },
    async list(headers: Record<string, string> = {}) {
      return expectStatus(await server.call('listPersonas', { token, headers }), 200).body.results;
    },
    change: (id: string, body: object) =>
      server.call('updatePersona', { token, params: { id }, body }),
    remove: (id: string) => server.call('deletePersona', { token, params: { id } }),
  };
}
