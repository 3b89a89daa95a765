import { screenLocales } from '../screens/screenSettings';
import type { ScreenLocale } from '../screens/screenSettings';

/** The five languages, without the one that only tries lengths. */
export type TextLocale = Exclude<ScreenLocale, 'long'>;

const isTextLocale = (locale: string): locale is TextLocale =>
  Object.hasOwn(screenLocales, locale) && locale !== 'long';

/** The languages in the order of their menu. */
export const textLocales = Object.keys(screenLocales).filter(isTextLocale);

/** A text of a view in each language, by the name that the code calls it by. */
export type ScreenText = { id: string; texts: Readonly<Record<TextLocale, string>> };
