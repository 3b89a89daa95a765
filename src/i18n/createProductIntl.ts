import { createIntl, type IntlShape } from 'react-intl';
import { isolated } from './direction';
import { english } from './english';
import { defaultLocale, toIntlLocale, type Locale } from '../../common/locales';
import { ProductNumberFormat } from '../../common/numberFormat';
import type { Messages } from './messageTypes';

export type IntlOptions = {
  locale: Locale;
  /** Compiled messages of `locale`; undefined while loading, and for English, which is built in. */
  messages?: Messages | undefined;
  /** Called for each missing or broken message; English is shown instead. */
  onError: (error: Error) => void;
};

/** An intl that falls back to English in every locale, and formats numbers as in spec 4.17. */
export function createProductIntl({ locale, messages, onError }: IntlOptions): IntlShape {
  const inEnglish = withIsolatedValues(
    withProductNumbers(createIntl({ locale: defaultLocale, messages: english, onError })),
  );
  if (locale === defaultLocale) return inEnglish;

  const intl = withIsolatedValues(
    withProductNumbers(
      createIntl({ locale: toIntlLocale(locale), messages: { ...english, ...messages }, onError }),
    ),
  );
  const reported = new Set<string>();
  const formatMessage = new Proxy(intl.formatMessage, {
    apply(target, self, args: unknown[]) {
      const id = idOf(args[0]);
      if (messages?.[id] !== undefined) return Reflect.apply(target, self, args);
      if (messages !== undefined && !reported.has(id)) {
        reported.add(id);
        onError(new Error(`Missing message "${id}" in "${locale}"`));
      }
      return Reflect.apply(inEnglish.formatMessage, self, args);
    },
  });
  return { ...intl, formatMessage, $t: formatMessage };
}

function idOf(descriptor: unknown): string {
  return typeof descriptor === 'object' && descriptor !== null && 'id' in descriptor
    ? String(descriptor.id)
    : '';
}

/** Keeps a name's direction from reordering the sentence around it. */
function withIsolatedValues(intl: IntlShape): IntlShape {
  const formatMessage = new Proxy(intl.formatMessage, {
    apply(target, self, [descriptor, values, ...rest]: unknown[]) {
      const own = isRecord(values)
        ? Object.fromEntries(
            Object.entries(values).map(([name, value]) => [
              name,
              typeof value === 'string' ? isolated(value) : value,
            ]),
          )
        : values;
      return Reflect.apply(target, self, [descriptor, own, ...rest]);
    },
  });
  return { ...intl, formatMessage, $t: formatMessage };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function withProductNumbers(intl: IntlShape): IntlShape {
  const known = new Map<string, ProductNumberFormat>();
  const getNumberFormat = (
    locales?: string | string[],
    options: Intl.NumberFormatOptions = {},
  ): ProductNumberFormat => {
    const key = JSON.stringify([locales, options]);
    const format = known.get(key) ?? new ProductNumberFormat(locales, options);
    known.set(key, format);
    return format;
  };
  // formatMessage holds this same object, and asks it for every `#` and `{n, number}`.
  Object.assign(intl.formatters, { getNumberFormat });
  return {
    ...intl,
    formatNumber: (value, options) => getNumberFormat(intl.locale, options).format(value),
  };
}
