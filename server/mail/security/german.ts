import type { SecurityTexts } from './texts';

export const german: SecurityTexts = {
  emailChange: ({ code }) => ({
    subject: 'Bestätige deine neue Adresse',
    blocks: [
      'mit diesem Code bestätigst du, dass dies deine neue Adresse ist. Gib ihn in den Einstellungen ein:',
      { code },
      'Er gilt einen Tag. Das warst nicht du? Dann beachte diese Mail nicht: Es ändert sich nichts.',
    ],
  }),
  emailTaken: ({ loginUrl, passwordUrl }) => ({
    subject: 'Diese Adresse hat schon ein Konto',
    blocks: [
      'Jemand, vermutlich du, wollte diese Adresse für ein anderes Konto verwenden. Sie hat schon ein eigenes, also hat sich nichts geändert.',
      { label: 'Anmelden', link: loginUrl },
      `Passwort vergessen? Hier legst du ein neues fest: ${passwordUrl}`,
      'Das warst nicht du? Dann ist nichts zu tun.',
    ],
  }),
  emailChangeAsked: ({ passwordUrl }) => ({
    subject: 'Eine andere Adresse für dein Konto',
    blocks: [
      'jemand, der dein Passwort kennt, vermutlich du, möchte eine andere Adresse für dein Konto. Diese hier gilt, bis die neue bestätigt ist.',
      `Das warst nicht du? Dann lege gleich ein neues Passwort fest, damit wird die Änderung gestoppt: ${passwordUrl}`,
    ],
  }),
  emailChanged: ({ helpUrl }) => ({
    subject: 'Dein Konto hat eine neue Adresse',
    blocks: [
      'dein Konto hat ab jetzt eine neue Adresse; mit dieser hier kannst du dich nicht mehr anmelden.',
      `Das warst nicht du? Dann schreib uns sofort: ${helpUrl}`,
    ],
  }),
  passwordReplaced: ({ passwordUrl }) => ({
    subject: 'Dein Passwort wurde geändert',
    blocks: [
      'dein Konto hat ein neues Passwort, und alle anderen Geräte wurden abgemeldet.',
      `Das warst nicht du? Dann lege gleich ein anderes fest: ${passwordUrl}`,
    ],
  }),
};
