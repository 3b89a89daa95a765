import type { AccountTexts } from './texts';

const notYou = 'It was not you? Then simply ignore this mail.';

export const english: AccountTexts = {
  welcome: ({ code, verifyUrl }) => ({
    subject: 'Welcome! Your confirmation code',
    blocks: [
      'good to have you here. Somebody is already waiting to meet you. First, please confirm that this address is yours. Your confirmation code is',
      { code },
      { label: 'Confirm the address', link: verifyUrl },
      `The code is good for a week. ${notYou}`,
    ],
  }),
  confirmation: ({ code, verifyUrl }) => ({
    subject: 'Your confirmation code',
    blocks: [
      'here is the code that confirms your address:',
      { code },
      { label: 'Confirm the address', link: verifyUrl },
      `It is good for a week. ${notYou}`,
    ],
  }),
  alreadyRegistered: ({ loginUrl, passwordUrl }) => ({
    subject: 'You already have an account',
    blocks: [
      'Somebody, most likely you, tried to create an account with this address. It already has one, so nothing has changed.',
      { label: 'Log in', link: loginUrl },
      `Forgotten the password? Set a new one: ${passwordUrl}`,
      'It was not you? Then there is nothing to do.',
    ],
  }),
  passwordReset: ({ resetUrl }) => ({
    subject: 'Set a new password',
    blocks: [
      'somebody, most likely you, asked for a new password. You can set one here, within an hour and once:',
      { label: 'Set a new password', link: resetUrl },
      'It was not you? Then ignore this mail: your password stays as it is.',
    ],
  }),
  passwordChanged: ({ passwordUrl }) => ({
    subject: 'Your password has been changed',
    blocks: [
      'your account has a new password, and every device has been logged out.',
      `It was not you? Then set another one at once: ${passwordUrl}`,
    ],
  }),
};
