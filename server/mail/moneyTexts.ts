import { toIntlLocale } from '../../common/locales';
import type { components } from '../../src/api/schema';
import type { Locale } from '../../common/locales';
import { chinese } from './money/chinese';
import { english } from './money/english';
import { german } from './money/german';
import { russian } from './money/russian';
import { spanish } from './money/spanish';
import type { Formatted, MoneyTexts } from './money/texts';
import { renderMail } from './render';
import type { RenderedMail } from './render';

type Offer = components['schemas']['Offer'];

export type MoneyMailSubject = 'purchase' | 'renewal' | 'failed-renewal' | 'cancellation';

/** What a mail of money is written from. */
export type MoneyMailValues = {
  /** Null where the address is not known to be theirs. */
  name: string | null;
  /** As it was when it was bought. */
  offer: Offer;
  /** Charged again by itself. */
  isRenewing: boolean;
  /** The first or the next charge; the end where it is not renewed; null: it is over already. */
  date: Date | null;
  origin: string;
};

const texts: Record<Locale, MoneyTexts> = {
  en: english,
  ch: chinese,
  es: spanish,
  de: german,
  ru: russian,
};

/** 1 234 in every language (spec 4.17). */
const formatNumber = (number: number) => number.toLocaleString('en').replaceAll(',', '\u00a0');

const languageOf = (locale: Locale) => toIntlLocale(locale);

function format(locale: Locale, values: MoneyMailValues): Formatted {
  const { offer, isRenewing, date, origin } = values;
  const { amount, currency } = offer.price;
  const language = languageOf(locale);
  return {
    desires: formatNumber(offer.desires),
    price: new Intl.NumberFormat(language, { style: 'currency', currency }).format(amount / 100),
    date:
      date === null
        ? ''
        : new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(date),
    period: offer.period,
    trialDays: offer.trial_days,
    isRenewing,
    settings: `${origin}/settings#subscription`,
  };
}

function kindOf(about: MoneyMailSubject, { offer, date }: MoneyMailValues) {
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
  const kind = kindOf(about, values);
  const { subject, paragraphs } = texts[locale][kind](format(locale, values));
  return renderMail(locale, { subject, blocks: paragraphs }, values.name);
}

/** The name of an offer on a provider's page. */
export const productName = (locale: Locale, { desires, period }: Offer): string =>
  texts[locale].product({ desires: formatNumber(desires), period });
