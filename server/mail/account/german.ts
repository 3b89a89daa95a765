import type { AccountTexts } from './texts';

const notYou = 'Das warst nicht du? Dann beachte diese Mail einfach nicht.';

export const german: AccountTexts = {
  welcome: ({ code, verifyUrl }) => ({
    subject: 'Willkommen! Dein Bestätigungscode',
    blocks: [
      'schön, dass du da bist. Es wartet schon jemand auf dich. Bestätige nur noch, dass diese Adresse dir gehört. Dein Bestätigungscode ist',
      { code },
      { label: 'Adresse bestätigen', link: verifyUrl },
      `Der Code gilt eine Woche. ${notYou}`,
    ],
  }),
  confirmation: ({ code, verifyUrl }) => ({
    subject: 'Dein Bestätigungscode',
    blocks: [
      'mit diesem Code bestätigst du deine Adresse:',
      { code },
      { label: 'Adresse bestätigen', link: verifyUrl },
      `Er gilt eine Woche. ${notYou}`,
    ],
  }),
  alreadyRegistered: ({ loginUrl, passwordUrl }) => ({
    subject: 'Du hast schon ein Konto',
    blocks: [
      'Jemand, vermutlich du, wollte mit dieser Adresse ein Konto anlegen. Es gibt schon eines, und daran hat sich nichts geändert.',
      { label: 'Anmelden', link: loginUrl },
      `Passwort vergessen? Hier legst du ein neues fest: ${passwordUrl}`,
      'Das warst nicht du? Dann ist nichts zu tun.',
    ],
  }),
  passwordReset: ({ resetUrl }) => ({
    subject: 'Neues Passwort festlegen',
    blocks: [
      'jemand, vermutlich du, möchte ein neues Passwort. Hier kannst du es festlegen, eine Stunde lang und genau einmal:',
      { label: 'Neues Passwort festlegen', link: resetUrl },
      'Das warst nicht du? Dann beachte diese Mail nicht: Dein Passwort bleibt, wie es ist.',
    ],
  }),
  passwordChanged: ({ passwordUrl }) => ({
    subject: 'Dein Passwort wurde geändert',
    blocks: [
      'dein Konto hat ein neues Passwort, und alle Geräte wurden abgemeldet.',
      `Das warst nicht du? Dann lege gleich ein anderes fest: ${passwordUrl}`,
    ],
  }),
};
