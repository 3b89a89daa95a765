import type { MailContent } from '../render';

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
