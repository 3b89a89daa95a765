import type { SecurityTexts } from './texts';

export const english: SecurityTexts = {
  emailChange: ({ code }) => ({
    subject: 'Confirm your new address',
    blocks: [
      'with this code you confirm that this is your new address. Type it in the settings:',
      { code },
      'It is good for a day. It was not you? Then simply ignore this mail: nothing changes.',
    ],
  }),
  emailTaken: ({ loginUrl, passwordUrl }) => ({
    subject: 'This address already has an account',
    blocks: [
      'Somebody, most likely you, wanted to use this address for another account. It already has one of its own, so nothing has changed.',
      { label: 'Log in', link: loginUrl },
      `Forgotten the password? Set a new one: ${passwordUrl}`,
      'It was not you? Then there is nothing to do.',
    ],
  }),
  emailChangeAsked: ({ passwordUrl }) => ({
    subject: 'Another address for your account',
    blocks: [
      'somebody who knows your password, most likely you, wants another address for your account. This one stays good until the new one is confirmed.',
      `It was not you? Then set a new password at once, which stops the change: ${passwordUrl}`,
    ],
  }),
  emailChanged: ({ helpUrl }) => ({
    subject: 'Your account has a new address',
    blocks: [
      'your account has a new address from now on; this one is good for nothing there any more.',
      `It was not you? Then write to us at once: ${helpUrl}`,
    ],
  }),
  passwordReplaced: ({ passwordUrl }) => ({
    subject: 'Your password has been changed',
    blocks: [
      'your account has a new password, and every other device has been logged out.',
      `It was not you? Then set another one at once: ${passwordUrl}`,
    ],
  }),
};
