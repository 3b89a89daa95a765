import { toIntlLocale } from '../../common/locales';
import type { Locale } from '../../common/locales';
import { renderMail } from './render';
import type { MailContent, RenderedMail } from './render';
import { chinese } from './report/chinese';
import { english } from './report/english';
import { german } from './report/german';
import { russian } from './report/russian';
import { spanish } from './report/spanish';
import type { DecidedValues, ReportTexts } from './report/texts';

type Given = { removal: { receipt: string; dueAt: Date }; decided: DecidedValues };

const texts: Record<Locale, ReportTexts> = {
  en: english,
  ch: chinese,
  es: spanish,
  de: german,
  ru: russian,
};

const dateOf = (locale: Locale, date: Date): string =>
  new Intl.DateTimeFormat(toIntlLocale(locale), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(date);

const contents: {
  [Kind in keyof Given]: (texts: ReportTexts, values: Given[Kind], locale: Locale) => MailContent;
} = {
  removal: ({ removal }, { receipt, dueAt }, locale) =>
    removal({ receipt, due: `${dateOf(locale, dueAt)} UTC` }),
  decided: ({ decided }, values) => decided(values),
};

/** The mail about a report. */
export const reportMail = <Kind extends keyof Given>(
  locale: Locale,
  kind: Kind,
  values: Given[Kind],
): RenderedMail => renderMail(locale, contents[kind](texts[locale], values, locale));
