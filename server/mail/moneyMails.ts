import { toIntlLocale } from '../../common/locales';
import type { components } from '../../src/api/schema';
import type { Locale } from '../../common/locales';
import { mailTexts } from './mailTexts';
import type { MailKey } from './mailTexts';
import { renderMail } from './render';
import type { MailContent, RenderedMail } from './render';

type Offer = components['schemas']['Offer'];

export type MoneyMailSubject = 'purchase' | 'renewal' | 'failed-renewal' | 'cancellation';

/** What a mail about money is written from. */
export type MoneyMailValues = {
  /** Null if the address is not known to be theirs. */
  name: string | null;
  /** As it was at the time of purchase. */
  offer: Offer;
  /** Renews by itself. */
  isRenewing: boolean;
  /** The first or next charge; the end if it does not renew; null: it has ended already. */
  date: Date | null;
  origin: string;
};

/** Formats a message with the offer's values. */
type SayOfOffer = (key: MailKey) => string;

function sayOf(locale: Locale, { offer, date, origin }: MoneyMailValues): SayOfOffer {
  const { amount, currency } = offer.price;
  const money = new Intl.NumberFormat(toIntlLocale(locale), { style: 'currency', currency });
  const say = mailTexts.in(locale);
  const values = {
    desires: offer.desires,
    price: money.format(amount / 100),
    trialDays: offer.trial_days,
    settingsUrl: `${origin}/settings#subscription`,
    period: offer.period ?? 'month',
    ...(date !== null && { date }),
  };
  return (key) => say(key, values);
}

function termsOf(say: SayOfOffer, { offer, isRenewing }: MoneyMailValues): string[] {
  if (!isRenewing) return [say('premium.prepaid')];
  const charges = offer.trial_days > 0 ? say('premium.trial') : say('premium.paid');
  return [charges, say('premium.cancel')];
}

type Kind =
  | Offer['kind']
  | 'renewal'
  | 'failedRenewal'
  | 'cancellation'
  /** Cancelled while a payment was due: no time is left. */
  | 'endedCancellation';

const contents: Record<Kind, (say: SayOfOffer, values: MoneyMailValues) => MailContent> = {
  desires: (say) => ({
    subject: say('desires.subject'),
    blocks: [say('desires.thanks'), say('desires.list')],
  }),
  premium: (say, values) => ({
    subject: say('premium.subject'),
    blocks: [say('premium.thanks'), ...termsOf(say, values)],
  }),
  renewal: (say) => ({
    subject: say('renewal.subject'),
    blocks: [say('renewal.charged'), say('renewal.cancel')],
  }),
  failedRenewal: (say) => ({
    subject: say('failedRenewal.subject'),
    blocks: [say('failedRenewal.intro'), say('failedRenewal.end'), say('failedRenewal.cancel')],
  }),
  cancellation: (say) => ({
    subject: say('cancellation.subject'),
    blocks: [say('cancellation.intro'), say('cancellation.undo')],
  }),
  endedCancellation: (say) => ({
    subject: say('endedCancellation.subject'),
    blocks: [say('endedCancellation.intro'), say('endedCancellation.again')],
  }),
};

function kindOf(about: MoneyMailSubject, { offer, date }: MoneyMailValues): Kind {
  switch (about) {
    case 'purchase':
      return offer.kind;
    case 'failed-renewal':
      return 'failedRenewal';
    case 'cancellation':
      return date === null ? 'endedCancellation' : 'cancellation';
    case 'renewal':
      return 'renewal';
  }
}

/** The mail about what happened. */
export function moneyMail(
  locale: Locale,
  about: MoneyMailSubject,
  values: MoneyMailValues,
): RenderedMail {
  const content = contents[kindOf(about, values)](sayOf(locale, values), values);
  return renderMail(locale, content, values.name);
}

/** The name of an offer on a provider's checkout. */
export function productName(locale: Locale, { desires, period }: Offer): string {
  const say = mailTexts.in(locale);
  return period === null ? say('product.desires', { desires }) : say('product.premium', { period });
}
