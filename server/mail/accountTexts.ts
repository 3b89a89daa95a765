import type { Locale } from '../../common/locales';
import { chinese } from './account/chinese';
import { english } from './account/english';
import { german } from './account/german';
import { russian } from './account/russian';
import { spanish } from './account/spanish';
import type { AccountTexts, CodeValues } from './account/texts';
import { renderMail } from './render';
import type { MailContent, RenderedMail } from './render';

type Linked = { origin: string };
/** `name` is null where the address is not known to be theirs. */
type Greeted = Linked & { name: string | null };

/** What a mail of the account is written from. */
type Given = {
  welcome: Greeted & { code: string };
  confirmation: Greeted & { code: string };
  alreadyRegistered: Linked;
  passwordReset: Greeted & { token: string };
  passwordChanged: Greeted;
};

const texts: Record<Locale, AccountTexts> = {
  en: english,
  ch: chinese,
  es: spanish,
  de: german,
  ru: russian,
};

const withCode = ({ code, origin }: Given['welcome']): CodeValues => ({
  code,
  verifyUrl: `${origin}/verify?code=${code}`,
});

const contents: {
  [Kind in keyof Given]: (texts: AccountTexts, values: Given[Kind]) => MailContent;
} = {
  welcome: ({ welcome }, values) => welcome(withCode(values)),
  confirmation: ({ confirmation }, values) => confirmation(withCode(values)),
  alreadyRegistered: ({ alreadyRegistered }, { origin }) =>
    alreadyRegistered({ loginUrl: `${origin}/?login=1`, passwordUrl: `${origin}/password` }),
  passwordReset: ({ passwordReset }, { token, origin }) =>
    passwordReset({ resetUrl: `${origin}/password?token=${token}` }),
  passwordChanged: ({ passwordChanged }, { origin }) =>
    passwordChanged({ passwordUrl: `${origin}/password` }),
};

/** The mail about an account. */
export const accountMail = <Kind extends keyof Given>(
  locale: Locale,
  kind: Kind,
  values: Given[Kind],
): RenderedMail => {
  const name = 'name' in values ? values.name : undefined;
  return renderMail(locale, contents[kind](texts[locale], values), name);
};
