import type { Locale } from '../../common/locales';
import { renderMail } from './render';
import type { MailContent, RenderedMail } from './render';
import { chinese } from './security/chinese';
import { english } from './security/english';
import { german } from './security/german';
import { russian } from './security/russian';
import { spanish } from './security/spanish';
import type { SecurityTexts } from './security/texts';

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
