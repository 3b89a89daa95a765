import { defineMessages } from 'react-intl';

/** The words of every alert, by what happened. */
export const alertTexts = defineMessages({
  balanceRestored: { id: 'alert.balanceRestored' },
  chatDeleteFailed: { id: 'alert.chatDeleteFailed' },
  chatPinFailed: { id: 'alert.chatPinFailed' },
  chatRestoreFailed: { id: 'alert.chatRestoreFailed' },
  chatStartFailed: { id: 'alert.chatStartFailed' },
  editGone: { id: 'alert.editGone' },
  emailConfirmed: { id: 'alert.emailConfirmed' },
  emailConfirmedBefore: { id: 'alert.emailConfirmedBefore' },
  favouriteFailed: { id: 'alert.favouriteFailed' },
  localeFailed: { id: 'alert.localeFailed' },
  loggedOut: { id: 'alert.loggedOut' },
  messageCopied: { id: 'alert.messageCopied' },
  networkLost: { id: 'alert.networkLost' },
  profileSaved: { id: 'alert.profileSaved' },
  profileUpdateFailed: { id: 'alert.profileUpdateFailed' },
  regenerateFailed: { id: 'alert.regenerateFailed' },
  replyRetryFailed: { id: 'alert.replyRetryFailed' },
  reportSent: { id: 'alert.reportSent' },
  sessionExpired: { id: 'alert.sessionExpired' },
  sessionUnsaved: { id: 'alert.sessionUnsaved' },
  signedUp: { id: 'alert.signedUp' },
  somethingWrong: { id: 'error.somethingWentWrong' },
  stopFailed: { id: 'alert.stopFailed' },
});
