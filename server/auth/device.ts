import type { components } from '../../src/api/schema';

type Session = components['schemas']['Session'];

/** What the User-Agent says, reduced to what can be shown to the user; null: unknown. */
export type Device = Pick<Session, 'browser' | 'system'>;

export const unknownDevice: Device = { browser: null, system: null };

// Most browsers also name the ones they imitate, so the more specific name comes first.
const browsers = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bVersion\/[\d.]{1,20} .{0,80}Safari\//],
] as const;

const systems = [
  ['iPadOS', /\biPad\b/],
  ['iOS', /\biPhone\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
] as const;

const LONGEST = 400;

const firstOf = <Name extends string>(
  list: readonly (readonly [Name, RegExp])[],
  text: string,
): Name | null => list.find(([, sign]) => sign.test(text))?.[0] ?? null;

/** Takes two words from a User-Agent; the rest is not stored. */
export function deviceOf(userAgent: string | undefined): Device {
  const text = (userAgent ?? '').slice(0, LONGEST);
  return { browser: firstOf(browsers, text), system: firstOf(systems, text) };
}
