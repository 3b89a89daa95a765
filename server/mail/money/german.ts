import type { Formatted, MoneyTexts } from './texts';

const each = ({ period }: Formatted) => (period === 'year' ? 'im Jahr' : 'im Monat');

function terms(values: Formatted): string[] {
  const { price, date, trialDays, isRenewing, settings } = values;
  if (!isRenewing)
    return [
      `Du hast ${price} im Voraus bezahlt. Premium läuft bis zum ${date} und verlängert sich nicht. Du musst also nichts kündigen.`,
    ];
  return [
    trialDays > 0
      ? `Die ersten ${trialDays} Tage sind kostenlos. Am ${date} buchen wir zum ersten Mal ${price} ab, danach ${price} ${each(values)}.`
      : `Du hast ${price} bezahlt. Die nächste Abbuchung von ${price} ist am ${date}.`,
    `Kündigen kannst du jederzeit mit einem Schritt. Was bezahlt ist, bleibt dir: ${settings}`,
  ];
}

export const german: MoneyTexts = {
  product: ({ desires, period }) =>
    period === null ? `${desires} Wünsche` : `Premium, ein ${period === 'year' ? 'Jahr' : 'Monat'}`,
  desires: ({ desires, price, settings }) => ({
    subject: `${desires} Wünsche gehören dir`,
    paragraphs: [
      `danke! Du hast ${desires} Wünsche für ${price} gekauft. Sie sind schon auf deinem Konto.`,
      `Alle Käufe und jede Änderung deines Guthabens findest du in den Einstellungen: ${settings}`,
    ],
  }),
  premium: (values) => ({
    subject: 'Premium gehört dir',
    paragraphs: [
      `danke! Premium läuft, und ${values.desires} Wünsche sind auf deinem Konto.`,
      ...terms(values),
    ],
  }),
  renewal: (values) => ({
    subject: 'Premium wurde verlängert',
    paragraphs: [
      `wir haben ${values.price} für Premium abgebucht. Die nächste Abbuchung ist am ${values.date}.`,
      `Kündigen kannst du jederzeit in den Einstellungen: ${values.settings}`,
    ],
  }),
  failedRenewal: (values) => ({
    subject: 'Premium konnte nicht verlängert werden',
    paragraphs: [
      `wir konnten ${values.price} für Premium nicht abbuchen. In den nächsten Tagen versuchen wir es noch einmal. Schau bitte nach, ob deine Karte gültig und gedeckt ist.`,
      `Premium gehört dir noch bis zum ${values.date}. Klappt die Zahlung bis dahin nicht, endet es, und wir buchen nichts mehr ab.`,
      `Kündigen kannst du jederzeit in den Einstellungen: ${values.settings}`,
    ],
  }),
  cancellation: ({ date, settings }) => ({
    subject: 'Premium ist gekündigt',
    paragraphs: [
      `Premium ist gekündigt. Es gehört dir noch bis zum ${date}, und wir buchen nichts mehr ab.`,
      `Anders überlegt? Bis dahin kannst du die Kündigung in den Einstellungen zurücknehmen: ${settings}`,
    ],
  }),
  endedCancellation: ({ settings }) => ({
    subject: 'Premium ist gekündigt',
    paragraphs: [
      'Premium ist gekündigt und beendet, weil die letzte Verlängerung nicht bezahlt wurde. Wir buchen nichts mehr ab.',
      `In den Einstellungen kannst du jederzeit neu beginnen: ${settings}`,
    ],
  }),
};
