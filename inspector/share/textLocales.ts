import { screenLocales } from '../screens/screenSettings';
import type { ScreenLocale } from '../screens/screenSettings';

/** The five languages, without the one that only tests lengths. */
export type TextLocale = Exclude<ScreenLocale, 'long'>;

const isTextLocale = (locale: string): locale is TextLocale =>
  Object.hasOwn(screenLocales, locale) && locale !== 'long';

/** The languages in the order of their menu. */
export const textLocales = Object.keys(screenLocales).filter(isTextLocale);

/** A text of a view in each language, by its id in the code. */
export type ScreenText = { id: string; texts: Readonly<Record<TextLocale, string>> };
