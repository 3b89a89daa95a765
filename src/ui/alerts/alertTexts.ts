import { defineMessage, defineMessages } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import type { AlertContent } from '../../machines/alerts/alertMachine';

/** The text of every alert, by what happened. */
export const alertTexts = defineMessages({
  accountDeleted: { id: 'alert.accountDeleted' },
  balanceRestored: { id: 'alert.balanceRestored' },
  chatDeleteFailed: { id: 'alert.chatDeleteFailed' },
  chatPinFailed: { id: 'alert.chatPinFailed' },
  chatRestoreFailed: { id: 'alert.chatRestoreFailed' },
  chatStartFailed: { id: 'alert.chatStartFailed' },
  copyFailed: { id: 'alert.copyFailed' },
  editGone: { id: 'alert.editGone' },
  emailConfirmed: { id: 'alert.emailConfirmed' },
  emailConfirmedBefore: { id: 'alert.emailConfirmedBefore' },
  favouriteFailed: { id: 'alert.favouriteFailed' },
  localeFailed: { id: 'alert.localeFailed' },
  loggedOut: { id: 'alert.loggedOut' },
  messageCopied: { id: 'alert.messageCopied' },
  networkLost: { id: 'alert.networkLost' },
  personaGone: { id: 'alert.personaGone' },
  profileSaved: { id: 'alert.profileSaved' },
  profileUpdateFailed: { id: 'alert.profileUpdateFailed' },
  regenerateFailed: { id: 'alert.regenerateFailed' },
  replyRetryFailed: { id: 'alert.replyRetryFailed' },
  reportKept: { id: 'alert.reportKept' },
  reportSent: { id: 'alert.reportSent' },
  sessionExpired: { id: 'alert.sessionExpired' },
  sessionUnsaved: { id: 'alert.sessionUnsaved' },
  signedUp: { id: 'alert.signedUp' },
  somethingWrong: { id: 'error.somethingWentWrong' },
  stopFailed: { id: 'alert.stopFailed' },
});

/** Where an alert's link leads, for those that have one. */
export const alertLinks: Readonly<
  Partial<Record<AlertContent, { href: string; text: MessageDescriptor }>>
> = {
  signedUp: { href: '/welcome', text: defineMessage({ id: 'alert.signedUpLink' }) },
};
