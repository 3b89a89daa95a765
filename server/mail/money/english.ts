import type { Formatted, MoneyTexts } from './texts';

const each = ({ period }: Formatted) => (period === 'year' ? 'a year' : 'a month');

function terms(values: Formatted): string[] {
  const { price, date, trialDays, isRenewing, settings } = values;
  if (!isRenewing)
    return [
      `You paid ${price} in advance. Premium lasts until ${date} and is not renewed, so there is nothing to cancel.`,
    ];
  return [
    trialDays > 0
      ? `The first ${trialDays} days are free. On ${date} we charge ${price} for the first time, and then ${price} ${each(values)}.`
      : `You paid ${price}. The next charge of ${price} is on ${date}.`,
    `You can cancel at any time, in one step, and keep what is paid for: ${settings}`,
  ];
}

export const english: MoneyTexts = {
  product: ({ desires, period }) =>
    period === null ? `${desires} desires` : `Premium, one ${period}`,
  desires: ({ desires, price, settings }) => ({
    subject: `${desires} desires are yours`,
    paragraphs: [
      `thank you. You bought ${desires} desires for ${price}, and they are on your balance.`,
      `Every purchase and every change of your balance is listed in the settings: ${settings}`,
    ],
  }),
  premium: (values) => ({
    subject: 'Premium is yours',
    paragraphs: [
      `thank you. Premium has begun, and ${values.desires} desires are on your balance.`,
      ...terms(values),
    ],
  }),
  renewal: (values) => ({
    subject: 'Premium has been renewed',
    paragraphs: [
      `we charged ${values.price} for premium. The next charge is on ${values.date}.`,
      `You can cancel at any time in the settings: ${values.settings}`,
    ],
  }),
  failedRenewal: (values) => ({
    subject: 'Your premium could not be renewed',
    paragraphs: [
      `we could not charge ${values.price} for premium. We will try again over the next days. Please see that your card is valid and has enough on it.`,
      `Premium stays yours until ${values.date}. If no payment gets through by then, it ends, and nothing more is charged.`,
      `You can cancel at any time in the settings: ${values.settings}`,
    ],
  }),
  cancellation: ({ date, settings }) => ({
    subject: 'Premium is cancelled',
    paragraphs: [
      `premium is cancelled. It stays yours until ${date}, and nothing is charged any more.`,
      `Changed your mind? Until then you can take it back in the settings: ${settings}`,
    ],
  }),
  endedCancellation: ({ settings }) => ({
    subject: 'Premium is cancelled',
    paragraphs: [
      'premium is cancelled and has ended, as its last renewal was not paid. Nothing is charged any more.',
      `You can begin again at any time in the settings: ${settings}`,
    ],
  }),
};
