import type english from '../../content/mail/en.json';
import { catalogueOf } from '../base/catalogue';
import type { Say } from '../base/catalogue';

export type MailKey = keyof typeof english;

/** Formats the texts of mails in one language. */
export type SayInMail = Say<MailKey>;

export const mailTexts = catalogueOf<MailKey>('mail');
