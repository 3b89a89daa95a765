import type { MailContent } from '../render';

/** Each value as the text needs it. */
export type CodeValues = { code: string; verifyUrl: string };

/** What is written to somebody of their account. */
export type AccountTexts = {
  /** To a new user; the code confirms the address. */
  welcome(values: CodeValues): MailContent;
  /** To who asked for the code again. */
  confirmation(values: CodeValues): MailContent;
  /** To the owner of an address that somebody tried to register again. */
  alreadyRegistered(values: { loginUrl: string; passwordUrl: string }): MailContent;
  /** To who has forgotten the password. */
  passwordReset(values: { resetUrl: string }): MailContent;
  /** To who has set a new password, in case it was somebody else. */
  passwordChanged(values: { passwordUrl: string }): MailContent;
};
