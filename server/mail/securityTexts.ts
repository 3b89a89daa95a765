import type { Locale } from '../locale';
import { renderMail } from './render';
import type { MailContent, RenderedMail } from './render';
import { chinese } from './security/chinese';
import { english } from './security/english';
import { german } from './security/german';
import { russian } from './security/russian';
import { spanish } from './security/spanish';

/** What is written when somebody changes what an account is entered by. */
export type SecurityTexts = {
  /** To the new address; the code confirms it. */
  emailChange(values: { code: string }): MailContent;
  /** To the owner of an address that somebody else wanted for their account. */
  emailTaken(values: { loginUrl: string; passwordUrl: string }): MailContent;
  /** To the old address, while the new one waits. */
  emailChangeAsked(values: { passwordUrl: string }): MailContent;
  /** To the old address, which is good no more. */
  emailChanged(values: { helpUrl: string }): MailContent;
  /** To who has set a new password while logged in, in case it was somebody else. */
  passwordReplaced(values: { passwordUrl: string }): MailContent;
};

type Linked = { origin: string };
/** `name` is null where the address is not known to be theirs. */
type Greeted = Linked & { name: string | null };

type Given = {
  emailChange: { name: string | null; code: string };
  emailTaken: Linked;
  emailChangeAsked: Greeted;
  emailChanged: Greeted;
  passwordReplaced: Greeted;
};

const texts: Record<Locale, SecurityTexts> = {
  en: english,
  ch: chinese,
  es: spanish,
  de: german,
  ru: russian,
};

const passwordUrl = (origin: string) => `${origin}/password`;

const contents: {
  [Kind in keyof Given]: (texts: SecurityTexts, values: Given[Kind]) => MailContent;
} = {
  emailChange: ({ emailChange }, values) => emailChange(values),
  emailTaken: ({ emailTaken }, { origin }) =>
    emailTaken({ loginUrl: `${origin}/?login=1`, passwordUrl: passwordUrl(origin) }),
  emailChangeAsked: ({ emailChangeAsked }, { origin }) =>
    emailChangeAsked({ passwordUrl: passwordUrl(origin) }),
  emailChanged: ({ emailChanged }, { origin }) => emailChanged({ helpUrl: `${origin}/?report=1` }),
  passwordReplaced: ({ passwordReplaced }, { origin }) =>
    passwordReplaced({ passwordUrl: passwordUrl(origin) }),
};

/** The mail about a change of address or password. */
export const securityMail = <Kind extends keyof Given>(
  locale: Locale,
  kind: Kind,
  values: Given[Kind],
): RenderedMail => {
  const name = 'name' in values ? values.name : undefined;
  return renderMail(locale, contents[kind](texts[locale], values), name);
};
