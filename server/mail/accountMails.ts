import type { Locale } from '../../common/locales';
import { mailTexts } from './mailTexts';
import type { SayInMail } from './mailTexts';
import { renderMail } from './render';
import type { MailContent, RenderedMail } from './render';

type Linked = { origin: string };
/** `name` is null if the address is not known to be theirs. */
type Greeted = Linked & { name: string | null };

/** What each mail about an account is written from. */
type Given = {
  /** To a new user; the code confirms the address. */
  welcome: Greeted & { code: string };
  /** To a user who asked for another code. */
  confirmation: Greeted & { code: string };
  /** To the owner of an address that somebody tried to register again. */
  alreadyRegistered: Linked;
  /** To a user who forgot the password. */
  passwordReset: Greeted & { token: string };
  /** To a user whose password was reset, in case somebody else did it. */
  passwordChanged: Greeted;
  /** To the new address; the code confirms it. */
  emailChange: { name: string | null; code: string };
  /** To the owner of an address that somebody else wanted for their account. */
  emailTaken: Linked;
  /** To the old address, while the new one is unconfirmed. */
  emailChangeAsked: Greeted;
  /** To the old address, which is no longer in use. */
  emailChanged: Greeted;
  /** To a user whose password was changed while logged in, in case somebody else did it. */
  passwordReplaced: Greeted;
  /** The last one, to a user who deleted their account. */
  accountDeleted: { name: string | null };
};

const contents: {
  [Kind in keyof Given]: (say: SayInMail, values: Given[Kind]) => MailContent;
} = {
  welcome: (say, { code, origin }) => ({
    subject: say('welcome.subject'),
    blocks: [
      say('welcome.intro'),
      { code },
      { label: say('welcome.button'), link: `${origin}/verify?code=${code}` },
      say('welcome.validity'),
    ],
  }),
  confirmation: (say, { code, origin }) => ({
    subject: say('confirmation.subject'),
    blocks: [
      say('confirmation.intro'),
      { code },
      { label: say('confirmation.button'), link: `${origin}/verify?code=${code}` },
      say('confirmation.validity'),
    ],
  }),
  alreadyRegistered: (say, { origin }) => ({
    subject: say('alreadyRegistered.subject'),
    blocks: [
      say('alreadyRegistered.intro'),
      { label: say('alreadyRegistered.button'), link: `${origin}/?login=1` },
      say('alreadyRegistered.password', { passwordUrl: `${origin}/password` }),
      say('alreadyRegistered.notYou'),
    ],
  }),
  passwordReset: (say, { token, origin }) => ({
    subject: say('passwordReset.subject'),
    blocks: [
      say('passwordReset.intro'),
      { label: say('passwordReset.button'), link: `${origin}/password?token=${token}` },
      say('passwordReset.notYou'),
    ],
  }),
  passwordChanged: (say, { origin }) => ({
    subject: say('passwordChanged.subject'),
    blocks: [
      say('passwordChanged.intro'),
      say('passwordChanged.notYou', { passwordUrl: `${origin}/password` }),
    ],
  }),
  emailChange: (say, { code }) => ({
    subject: say('emailChange.subject'),
    blocks: [say('emailChange.intro'), { code }, say('emailChange.validity')],
  }),
  emailTaken: (say, { origin }) => ({
    subject: say('emailTaken.subject'),
    blocks: [
      say('emailTaken.intro'),
      { label: say('emailTaken.button'), link: `${origin}/?login=1` },
      say('emailTaken.password', { passwordUrl: `${origin}/password` }),
      say('emailTaken.notYou'),
    ],
  }),
  emailChangeAsked: (say, { origin }) => ({
    subject: say('emailChangeAsked.subject'),
    blocks: [
      say('emailChangeAsked.intro'),
      say('emailChangeAsked.notYou', { passwordUrl: `${origin}/password` }),
    ],
  }),
  emailChanged: (say, { origin }) => ({
    subject: say('emailChanged.subject'),
    blocks: [
      say('emailChanged.intro'),
      say('emailChanged.notYou', { helpUrl: `${origin}/?report=1` }),
    ],
  }),
  accountDeleted: (say) => ({
    subject: say('accountDeleted.subject'),
    blocks: [
      say('accountDeleted.intro'),
      say('accountDeleted.premium'),
      say('accountDeleted.notYou'),
    ],
  }),
  passwordReplaced: (say, { origin }) => ({
    subject: say('passwordReplaced.subject'),
    blocks: [
      say('passwordReplaced.intro'),
      say('passwordReplaced.notYou', { passwordUrl: `${origin}/password` }),
    ],
  }),
};

/** The mail about an account. */
export const accountMail = <Kind extends keyof Given>(
  locale: Locale,
  kind: Kind,
  values: Given[Kind],
): RenderedMail => {
  const name = 'name' in values ? values.name : undefined;
  return renderMail(locale, contents[kind](mailTexts.in(locale), values), name);
};
