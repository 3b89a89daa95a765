import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { emailCodeStayed, addEmailCode } from '../users/emailCodes';
import { emailChangeStayed, mailEmailChange } from '../users/emailChanges';
import { emailKeyOf } from '../users/emailKey';
import { addPasswordReset, passwordResetStayed } from '../users/passwordResets';
import { mailPreferences, reportStates, users } from '../database/schema';
import type { Database } from '../database/database';
import { enqueue } from '../jobs/enqueue';
import { defineJob } from '../jobs/job';
import type { Attempt } from '../jobs/job';
import { locales } from '../../common/locales';
import { findUser } from '../users/users';
import { accountMail } from './accountMails';
import { deliver } from './deliver';
import type { Deps } from './deps';
import type { Mail } from './mailer';
import { reminderMail } from './reminderMails';
import { reportMail } from './reportMails';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const common = { to: v.string(), locale: v.picklist(locales) };

const requestSchema = v.variant('about', [
  v.object({ ...common, about: v.picklist(['welcome', 'confirmation']) }),
  v.object({ ...common, about: v.literal('alreadyRegistered') }),
  v.object({ ...common, about: v.literal('passwordReset') }),
  v.object({ ...common, about: v.literal('passwordChanged') }),
  v.object({ ...common, about: v.literal('emailChange') }),
  v.object({
    ...common,
    about: v.picklist(['emailChangeAsked', 'emailChanged', 'passwordReplaced']),
  }),
  // Its user is gone by the time it is written.
  v.object({ ...common, about: v.literal('accountDeleted'), name: v.nullable(v.string()) }),
  v.object({ ...common, about: v.literal('reminder') }),
  v.object({ ...common, about: v.literal('removal'), receipt: v.string(), dueAt: v.string() }),
  v.object({
    ...common,
    about: v.literal('decided'),
    receipt: v.string(),
    state: v.picklist(reportStates),
    answer: v.nullable(v.string()),
  }),
]);

/** A mail to be written, as far as it is known when its cause happens. */
export type MailRequest = v.InferOutput<typeof requestSchema>;

/** How long each mail is useful: after that its subject is forgotten, or over. */
const usefulMs: Record<MailRequest['about'], number> = {
  welcome: 7 * DAY_MS,
  confirmation: 7 * DAY_MS,
  alreadyRegistered: DAY_MS,
  passwordReset: HOUR_MS,
  passwordChanged: 14 * DAY_MS,
  passwordReplaced: 14 * DAY_MS,
  emailChange: DAY_MS,
  emailChangeAsked: DAY_MS,
  emailChanged: 14 * DAY_MS,
  accountDeleted: DAY_MS,
  reminder: DAY_MS,
  removal: 14 * DAY_MS,
  decided: 14 * DAY_MS,
};

/** A mail ready to send, and what to do if it does not leave. */
type Written = { mail: Mail; onStayed?(): Promise<void> };

/** The name of the user who confirmed the address; null: nobody did. */
async function nameOf({ database }: Pick<Deps, 'database'>, to: string): Promise<string | null> {
  const [owner] = await database
    .select({ name: users.name })
    .from(users)
    .where(and(eq(users.emailKey, emailKeyOf(to)), eq(users.isEmailConfirmed, true)));
  return owner?.name ?? null;
}

/** With the code that confirms the address; null: no longer needed. */
async function writeCode(
  services: Pick<Deps, 'clock' | 'database' | 'mailedSecrets' | 'publicOrigin'>,
  { to, locale, about }: MailRequest & { about: 'welcome' | 'confirmation' },
  { id, userId }: Attempt,
): Promise<Written | null> {
  const { clock, database, mailedSecrets, publicOrigin } = services;
  if (userId === null) return null;
  const code = mailedSecrets.code(id);
  const isWanted = await database.transaction(async (transaction) => {
    const user = await findUser(transaction, userId);
    if (user === null || user.isEmailConfirmed || user.email !== to) return false;
    await addEmailCode(transaction, { userId, code, now: clock.now() });
    return true;
  });
  if (!isWanted) return null;
  return {
    mail: { to, ...accountMail(locale, about, { name: null, code, origin: publicOrigin() }) },
    onStayed: () => emailCodeStayed(database, { userId, code, now: clock.now() }),
  };
}

/** Null if nobody has the address, or another link was just sent. */
async function writeReset(
  services: Pick<Deps, 'clock' | 'database' | 'mailedSecrets' | 'publicOrigin'>,
  { to, locale }: MailRequest,
  { id }: Attempt,
): Promise<Written | null> {
  const { clock, database, mailedSecrets, publicOrigin } = services;
  const token = mailedSecrets.token(id);
  const user = await database.transaction(async (transaction) => {
    const [found] = await transaction
      .select({ id: users.id, email: users.email })
      .from(users)
      .where(eq(users.emailKey, emailKeyOf(to)))
      .for('update');
    if (found === undefined) return null;
    const wanted = { userId: found.id, token, now: clock.now() };
    return (await addPasswordReset(transaction, wanted)) ? found : null;
  });
  if (user === null) return null;
  const values = { name: await nameOf(services, to), token, origin: publicOrigin() };
  return {
    mail: { to: user.email, ...accountMail(locale, 'passwordReset', values) },
    onStayed: () => passwordResetStayed(database, { token, now: clock.now() }),
  };
}

/** To the new address; null if the user no longer wants it. */
async function writeEmailChange(
  services: Pick<Deps, 'clock' | 'database' | 'mailedSecrets' | 'publicOrigin'>,
  { to, locale }: MailRequest,
  { id, userId }: Attempt,
): Promise<Written | null> {
  const { clock, database, mailedSecrets, publicOrigin } = services;
  if (userId === null) return null;
  const code = mailedSecrets.code(id);
  const change = { userId, email: to, code, now: clock.now() };
  const wanted = await database.transaction((transaction) => mailEmailChange(transaction, change));
  if (wanted === 'not') return null;
  const text =
    wanted === 'taken'
      ? accountMail(locale, 'emailTaken', { origin: publicOrigin() })
      : accountMail(locale, 'emailChange', { name: null, code });
  return {
    mail: { to, ...text },
    onStayed: () => emailChangeStayed(database, { ...change, now: clock.now() }),
  };
}

/** Null if it was turned off meanwhile. */
async function writeReminder(
  services: Pick<Deps, 'database' | 'publicOrigin' | 'unsubscribing'>,
  { to, locale }: MailRequest,
  { userId }: Attempt,
): Promise<Written | null> {
  const { database, publicOrigin, unsubscribing } = services;
  if (userId === null) return null;
  const [wanted] = await database
    .select({ reminders: mailPreferences.reminders })
    .from(mailPreferences)
    .where(eq(mailPreferences.userId, userId));
  if (wanted?.reminders !== true) return null;
  const name = await nameOf(services, to);
  const stopUrl = unsubscribing.pageOf(userId);
  const text = reminderMail(locale, { name, exploreUrl: publicOrigin(), stopUrl });
  return { mail: { to, ...text, headers: unsubscribing.headersOf(userId) } };
}

async function write(
  services: Deps,
  request: MailRequest,
  attempt: Attempt,
): Promise<Written | null> {
  const { to, locale } = request;
  const origin = services.publicOrigin();
  switch (request.about) {
    case 'welcome':
    case 'confirmation':
      return writeCode(services, { ...request, about: request.about }, attempt);
    case 'passwordReset':
      return writeReset(services, request, attempt);
    case 'emailChange':
      return writeEmailChange(services, request, attempt);
    case 'reminder':
      return writeReminder(services, request, attempt);
    case 'alreadyRegistered':
      return { mail: { to, ...accountMail(locale, request.about, { origin }) } };
    case 'passwordChanged': {
      const values = { name: await nameOf(services, to), origin };
      return { mail: { to, ...accountMail(locale, request.about, values) } };
    }
    case 'emailChangeAsked':
    case 'emailChanged':
    case 'passwordReplaced': {
      const values = { name: await nameOf(services, to), origin };
      return { mail: { to, ...accountMail(locale, request.about, values) } };
    }
    case 'accountDeleted':
      return { mail: { to, ...accountMail(locale, request.about, { name: request.name }) } };
    case 'removal': {
      const values = { receipt: request.receipt, dueAt: new Date(request.dueAt) };
      return { mail: { to, ...reportMail(locale, request.about, values) } };
    }
    case 'decided':
      return { mail: { to, ...reportMail(locale, request.about, request) } };
  }
}

export const mailJob = defineJob({
  name: 'mail',
  atOnce: 4,
  isRemembered: false,
  payload: requestSchema,
  async run(services: Deps, request, attempt) {
    const written = await write(services, request, attempt);
    if (written === null) return;
    try {
      await deliver(services, attempt, written.mail);
    } catch (error) {
      await written.onStayed?.();
      throw error;
    }
  },
});

/** Mails to one address leave in order. */
export const laneOf = (to: string): string => `mail ${emailKeyOf(to)}`;

/**
 * Has a mail sent once the transaction commits. If one with the same key waits, that one is retried
 * at once instead.
 */
export const post = (
  within: Database,
  request: MailRequest,
  { key, userId, now }: { key?: string; userId?: string; now: Date },
): Promise<void> =>
  enqueue(
    within,
    mailJob,
    {
      payload: request,
      lane: laneOf(request.to),
      expiresAt: new Date(now.getTime() + usefulMs[request.about]),
      ...(key !== undefined && { key }),
      ...(userId !== undefined && { userId }),
    },
    now,
  );
