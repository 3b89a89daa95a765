import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../../server/database/schema';
import { expectStatus } from '../../support/contractClient';
import { openEvents } from '../../support/eventReader';
import { startTestServer } from '../../support/server';
import type { Member, TestServer } from '../../support/server';

let server: TestServer;
let member: Member;
beforeAll(async () => {
  server = await startTestServer();
  member = await server.join();
});
afterAll(() => server.stop());

const update = (body: unknown, token = member.access) =>
  server.call('updateProfile', { token, body });
const profile = async (token = member.access) =>
  expectStatus(await server.call('getProfile', { token }), 200).body;

describe('the profile', () => {
  it('takes a new name and age, one by one or together', async () => {
    const before = await profile();
    expectStatus(await update({ age: 18 }), 200);
    expectStatus(await update({ name: ' Grace Hopper ' }), 200);
    expect(await profile()).toEqual({ ...before, name: 'Grace Hopper', age: 18 });
    const { body } = expectStatus(await update({ name: 'Ada', age: 36 }), 200);
    expect(body).toEqual({ ...before, name: 'Ada', age: 36 });
  });

  it('tells the other tabs of a change', async () => {
    const events = await openEvents(server.origin, member.access);
    await events.next('ready');
    const { body } = expectStatus(await update({ name: 'Ada of the other tab' }), 200);
    const { data } = await events.next('profile');
    expect(data).toEqual({ profile: body });
    await events.close();
  });

  it('keeps gender and preference', async () => {
    const before = await profile();
    expect(before).toMatchObject({ gender: null, preference: null });
    const told = { gender: 'non-binary', preference: 'no-preference' };
    expect(expectStatus(await update(told), 200).body).toEqual({ ...before, ...told });
    expect(await profile()).toEqual({ ...before, ...told });
  });

  it.each([
    ['an age of 17', { age: 17 }, 'age', 'under-age', 'Age must be over 18'],
    ['half a year', { age: 18.5 }, 'age', 'invalid', 'Not a valid value'],
    ['a written age', { age: '30' }, 'age', 'invalid', 'Not a valid value'],
    ['an unheard-of age', { age: 121 }, 'age', 'invalid', 'Not a valid value'],
    ['a blank name', { name: ' ' }, 'name', 'required', 'Please enter your username'],
    ['another preference', { preference: 'x' }, 'preference', 'invalid', 'Not a valid value'],
    ['another gender', { gender: 'x' }, 'gender', 'invalid', 'Not a valid value'],
    ['nothing', {}, 'body', 'required', 'Fill in the field'],
  ])('refuses %s', async (_, change, field, code, message) => {
    const before = await profile();
    const { body } = expectStatus(await update(change), 400);
    expect(body.errors).toEqual({ [field]: [{ code, message }] });
    expect(await profile()).toEqual(before);
  });

  it.each(['a 14 year old girl', 'Mia 14', 'Schulmädchen'])(
    'L2 refuses the name %s',
    async (name) => {
      const { body } = expectStatus(await update({ name }), 400);
      expect(body.code).toBe('inappropriate-content');
    },
  );

  it('knows premium by its end', async () => {
    const { access, id } = await server.join();
    const premiumUntil = new Date(server.clock.now().getTime() + 60_000);
    await server.services.database.update(users).set({ premiumUntil }).where(eq(users.id, id));
    expect((await profile(access)).has_subscription).toBe(true);
    server.clock.advance(60_000);
    expect((await profile(access)).has_subscription).toBe(false);
  });
});
