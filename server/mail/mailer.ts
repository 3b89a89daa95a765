import { createTransport } from 'nodemailer';
import type { Config } from '../config';
import type { Database } from '../database/database';
import { mails } from '../database/schema';
import type { RenderedMail } from './render';

/** `headers`: beside those that every mail has. */
export type Mail = RenderedMail & { to: string; headers?: Record<string, string> };

export type Mailer = { send(mail: Mail): Promise<void> };

/** Of nodemailer's usual ten minutes nobody who shuts down would wait for the end. */
const patience = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000 };

/** Sends by SMTP; without a server, keeps mails for the outbox page. */
export function createMailer({ mail: { smtpUrl, from } }: Config, database: Database): Mailer {
  if (smtpUrl === null) {
    return {
      async send({ to, subject, text }) {
        await database.insert(mails).values({ recipient: to, subject, text });
      },
    };
  }
  const transport = createTransport({ url: smtpUrl, ...patience }, { from });
  return {
    async send(mail) {
      await transport.sendMail(mail);
    },
  };
}
