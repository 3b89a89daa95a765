import { localeNames } from '../../common/locales';

/** How a screen is shown. */
export type ScreenSettings = { locale: ScreenLocale; theme: ScreenTheme; device: Device };

/** The product's languages, and one with texts longer than in any language. */
export const screenLocales = { ...localeNames, long: 'Long strings' } as const;
export type ScreenLocale = keyof typeof screenLocales;

export const screenThemes = { dark: 'Dark', light: 'Light' } as const;
export type ScreenTheme = keyof typeof screenThemes;

/** Sizes in pixels. */
export const devices = {
  phone: { name: 'Phone', width: 390, height: 844 },
  desktop: { name: 'Desktop', width: 1_440, height: 900 },
} as const;
export type Device = keyof typeof devices;

export const firstSettings: ScreenSettings = { locale: 'en', theme: 'dark', device: 'phone' };

/**
 * The address of a screen by itself, next to the inspector.
 * @param folder of the inspector that shows it, if it is that of another build
 */
export const screenAddress = (
  id: string,
  { locale, theme }: ScreenSettings,
  folder: string = '',
): string => `${folder}screen.html?${new URLSearchParams({ story: id, locale, theme }).toString()}`;

const isKey = <T extends object>(object: T, key: string | null): key is keyof T & string =>
  key !== null && Object.hasOwn(object, key);

/** The settings in a screen's address; missing ones have their defaults. */
export function readScreenAddress(search: string) {
  const params = new URLSearchParams(search);
  const locale = params.get('locale');
  const theme = params.get('theme');
  return {
    story: params.get('story') ?? '',
    locale: isKey(screenLocales, locale) ? locale : firstSettings.locale,
    theme: isKey(screenThemes, theme) ? theme : firstSettings.theme,
  };
}
