import { locales } from '../../common/locales';
import type { Locale } from '../../common/locales';

/** The product's languages, without the one that only tests lengths. */
export type TextLocale = Locale;

/** The languages in the order of their menu. */
export const textLocales: readonly TextLocale[] = locales;

/** A text of a view in each language, by its id in the code. */
export type ScreenText = { id: string; texts: Readonly<Record<TextLocale, string>> };
