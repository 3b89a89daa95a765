import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mails } from '../../server/database/schema';
import { post } from '../../server/money/ledger';
import { prune } from '../../server/clockJobs';
import { expectStatus } from '../support/contractClient';
import { withPassword } from '../support/passwords';
import { startTestServer } from '../support/server';
import type { Member, TestServer } from '../support/server';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const SUBJECT = { bot_slug: 'ines', picture_id: 'near' };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const refresh = (token = '') => server.call('refreshToken', { body: { refresh: token } });

async function logIn({ email, password }: Pick<Member, 'email' | 'password'>) {
  return expectStatus(await server.call('createToken', { body: { email, password } }), 200).body;
}

async function mailsTo(email: string) {
  await server.settle();
  const found = await server.services.database
    .select()
    .from(mails)
    .where(eq(mails.recipient, email));
  return found.map(({ text }) => text);
}

async function foundIn(email: string, what: RegExp) {
  return (await mailsTo(email)).flatMap((text) => what.exec(text)?.[1] ?? []).at(-1) ?? 'none';
}

const CODE = /\n\n([A-Z2-9]{8})\n\n/;

async function resetTokenOf({ email }: Pick<Member, 'email'>) {
  expectStatus(await server.call('requestPasswordReset', { body: { email } }), 204);
  return foundIn(email, /password\?token=([\w-]+)/);
}

async function askForAddress({ access, password }: Member, email: string) {
  const body = { email, current_password: password };
  expectStatus(await server.call('requestEmailChange', { token: access, body }), 200);
  return foundIn(email, CODE);
}

const takeAddress = ({ access }: Member, code: string) =>
  server.call('confirmEmailChange', { token: access, body: { code } });

const setPassword = (token: string) =>
  server.call('resetPassword', {
    params: { token },
    body: { password: 'a newer password', password_repeat: 'a newer password' },
  });

async function giveDesires({ id }: Member) {
  const gift = { amount: 100, reason: 'purchase', idempotencyKey: 'gift' } as const;
  const { eventLog } = server.services;
  await eventLog.change(id, (change) => post(change, gift, server.clock.now()));
}

async function makePicture({ access: token }: Pick<Member, 'access'>) {
  const answer = await server.call('createUndressImage', { token, body: SUBJECT });
  await server.services.background.idle();
  return expectStatus(answer, 202).body.id;
}

const two = async () => [await server.join(), await server.join()] as const;

describe('M12 what is tidied up for one account', () => {
  it('M12 ends the sessions of nobody else', async () => {
    const [one, other] = await two();
    const elsewhere = await logIn(other);
    expectStatus(await server.call('endSessions', { token: one.access }), 204);
    expectStatus(await refresh(one.refresh), 401);
    expectStatus(await refresh(other.refresh), 200);
    expectStatus(await server.call('getProfile', { token: elsewhere.access }), 200);
  });

  it('M12 leaves a stolen token of somebody else to be found', async () => {
    const [one, other] = await two();
    const mine = expectStatus(await refresh(one.refresh), 200).body;
    const { refresh: newest } = expectStatus(await refresh(other.refresh), 200).body;
    server.clock.advance(8 * DAY_MS);
    expectStatus(await refresh(mine.refresh), 200);
    expectStatus(await refresh(other.refresh), 401);
    expectStatus(await refresh(newest), 401);
  });

  it('M12 uses up the proofs of nobody else', async () => {
    const [one, other] = await two();
    const confirmation = await foundIn(other.email, CODE);
    const reset = await resetTokenOf(other);
    const address = await askForAddress(other, `moved-${other.email}`);

    expectStatus(await takeAddress(one, await askForAddress(one, `moved-${one.email}`)), 200);
    const own = await resetTokenOf({ ...one, email: `moved-${one.email}` });
    expectStatus(await setPassword(own), 204);

    const { access: token } = other;
    const activated = await server.call('activateEmail', { token, params: { code: confirmation } });
    expectStatus(activated, 200);
    const checked = { body: { token: reset } };
    expectStatus(await server.call('validatePasswordResetToken', checked), 204);
    expectStatus(await takeAddress(other, address), 200);
  });

  it('M12 lets the jobs and the mails of nobody else go', async () => {
    const [one, other] = await two();
    await giveDesires(one);
    await giveDesires(other);
    const old = await makePicture(one);
    server.clock.advance(DAY_MS - HOUR_MS);
    const again = await logIn(other);
    const young = await makePicture(again);
    server.clock.advance(HOUR_MS);
    await prune(server.services);
    const mine = await logIn(one);
    const asked = await server.call('getUndressImage', { token: mine.access, params: { id: old } });
    expect(expectStatus(asked, 200).body.state).toBe('expired');

    const gone = { token: mine.access, body: withPassword };
    expectStatus(await server.call('deleteProfile', gone), 204);
    await server.settle();
    expect(await mailsTo(one.email)).toEqual([expect.stringContaining('has been deleted')]);
    expect(await mailsTo(other.email)).not.toEqual([]);
    const { access: token } = await logIn(other);
    const paid = await server.call('payUndressImage', { token, body: { id: young } });
    expect(expectStatus(paid, 200).body).toMatchObject({ state: 'paid' });
  });
});
