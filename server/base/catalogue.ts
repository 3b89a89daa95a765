import { readFileSync } from 'node:fs';
import { IntlMessageFormat } from 'intl-messageformat';
import * as v from 'valibot';
import { defaultLocale, forEachLocale, toIntlLocale } from '../../common/locales';
import type { Locale } from '../../common/locales';
import { ProductNumberFormat } from '../../common/numberFormat';
import { textsFaulty } from './startFaults';

type Values = Record<string, string | number | Date>;

/** Formats a message with its values. */
export type Say<Key extends string> = (key: Key, values?: Values) => string;

/** The texts of one folder in `content/`: a file for each language, a message in ICU for each key. */
export type Catalogue<Key extends string> = {
  /** @throws {StartFault} naming the file and key that is missing or cannot be read */
  read(): void;
  in(locale: Locale): Say<Key>;
  has(key: string): key is Key;
  keys(): readonly Key[];
};

type Messages = ReadonlyMap<string, IntlMessageFormat>;

/** The same path from the source and from the build. */
const contentFolder = new URL('../../content/', import.meta.url);

const fileSchema = v.record(v.string(), v.string());

/** Formats a message may name after `date`, besides those of ICU. */
const formats = {
  date: {
    day: { dateStyle: 'long', timeZone: 'UTC' },
    minute: { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' },
  },
} as const;

const formatters = {
  getNumberFormat: (locales?: string | string[], options?: Intl.NumberFormatOptions) =>
    new ProductNumberFormat(locales, options),
  getDateTimeFormat: (locales?: string | string[], options?: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locales, options),
  getPluralRules: (locales?: string | string[], options?: Intl.PluralRulesOptions) =>
    new Intl.PluralRules(locales, options),
};

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

function readFile(file: string, root: URL): Record<string, string> {
  try {
    return v.parse(fileSchema, JSON.parse(readFileSync(new URL(file, root), 'utf8')));
  } catch (error) {
    throw textsFaulty(file, `it cannot be read (${reasonOf(error)})`);
  }
}

function readLanguage(folder: string, locale: Locale, root: URL): Messages {
  const file = `${folder}/${locale}.json`;
  const texts = readFile(file, root);
  const messages = new Map<string, IntlMessageFormat>();
  for (const key of Object.keys(readFile(`${folder}/${defaultLocale}.json`, root))) {
    const text = texts[key];
    if (text === undefined) throw textsFaulty(file, `${key} is missing`);
    try {
      messages.set(key, new IntlMessageFormat(text, toIntlLocale(locale), formats, { formatters }));
    } catch (error) {
      throw textsFaulty(file, `${key} is no message (${reasonOf(error)})`);
    }
  }
  return messages;
}

/** Reads a folder once, on first use. */
export function catalogueOf<Key extends string>(
  folder: string,
  root: URL = contentFolder,
): Catalogue<Key> {
  let languages: Record<Locale, Messages> | undefined;
  const read = () => (languages ??= forEachLocale((locale) => readLanguage(folder, locale, root)));
  const has = (key: string): key is Key => read()[defaultLocale].has(key);
  return {
    read: () => {
      read();
    },
    in(locale) {
      const messages = read()[locale];
      return (key, values) => {
        const message = messages.get(key);
        if (message === undefined) throw new Error(`content/${folder} has no ${key}`);
        return String(message.format(values));
      };
    },
    has,
    keys: () => [...read()[defaultLocale].keys()].filter(has),
  };
}
