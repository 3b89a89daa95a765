import * as v from 'valibot';
import { amount, demanded, text } from '../base/settings';

export const mailSettings = v.pipe(
  v.object({
    SMTP_URL: demanded(v.pipe(v.string(), v.url())),
    MAIL_FROM: demanded(text),
    REMIND_AFTER_SECONDS: amount(86_400),
  }),
  v.transform((env) => ({
    mail: { smtpUrl: env.SMTP_URL ?? null, from: env.MAIL_FROM ?? 'no-reply@localhost' },
    /** How long the free desires wait before a mail reminds the user. */
    remindAfterSeconds: env.REMIND_AFTER_SECONDS,
  })),
);
export type MailConfig = v.InferOutput<typeof mailSettings>;
