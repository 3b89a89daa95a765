import { createTransport } from 'nodemailer';
import * as v from 'valibot';
import type { Database } from '../database/database';
import { mails } from '../database/schema';
import { GivenUp, Outage } from '../jobs/job';
import type { RenderedMail } from './render';
import type { MailConfig } from './settings';

/** `headers`: besides those of every mail. */
export type Mail = RenderedMail & { to: string; headers?: Record<string, string> };

export type Mailer = {
  /**
   * Rejects with GivenUp if this mail is refused for good, with Outage if no mail can leave now,
   * and with another error if this one may leave later; none of them names the address.
   */
  send(mail: Mail, signal: AbortSignal): Promise<void>;
};

/** Nobody who shuts the server down would wait for nodemailer's usual ten minutes. */
const patience = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000 };

const smtpErrorSchema = v.looseObject({
  code: v.optional(v.string(), 'unknown'),
  command: v.optional(v.string(), 'none'),
  responseCode: v.optional(v.union([v.number(), v.literal(false)]), false),
});

/** The mail server is shutting down and closes the connection. */
const SHUTTING_DOWN = 421;

/** What a mail server's reply means for the job (RFC 5321, 4.2.1). */
function toJobError(error: unknown): Error {
  const found = v.safeParse(smtpErrorSchema, error);
  if (!found.success) return new Outage('no answer');
  const { code, command, responseCode } = found.output;
  const said = [code, command, ...(responseCode === false ? [] : [responseCode])].join(' ');
  const isOfMail =
    (code === 'EENVELOPE' || code === 'EMESSAGE') && /^(?:RCPT TO|DATA|API)/.test(command);
  if (!isOfMail || responseCode === SHUTTING_DOWN) return new Outage(said);
  return responseCode === false || responseCode >= 500 ? new GivenUp(said) : new Error(said);
}

/** Sends by SMTP; without a server, stores mails for the outbox page. */
export function createMailer(
  { mail: { smtpUrl, from } }: Pick<MailConfig, 'mail'>,
  database: Database,
): Mailer {
  if (smtpUrl === null) {
    return {
      async send({ to, subject, text }) {
        await database.insert(mails).values({ recipient: to, subject, text });
      },
    };
  }
  const transport = createTransport({ url: smtpUrl, ...patience }, { from });
  return {
    async send(mail, signal) {
      try {
        await transport.sendMail({ ...mail, signal });
      } catch (error) {
        throw toJobError(error);
      }
    },
  };
}
