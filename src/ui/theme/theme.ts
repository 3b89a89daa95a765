export const themes = ['dark', 'light', 'system'] as const;

/** The value of `data-theme` on the html element; `system` follows the device. */
export type Theme = (typeof themes)[number];

export const defaultTheme: Theme = 'dark';

export function isTheme(value: unknown): value is Theme {
  return themes.some((theme) => theme === value);
}
