import { fromCallback } from 'xstate';
import { localeOfTag } from '../../common/locales';
import type { LocaleCommand } from '../machines/locale/localeMachine';
import type { ShortcutsCommand } from '../machines/shortcuts/shortcutsMachine';
import type { Theme, ThemeCommand } from '../machines/theme/themeMachine';
import { writeCookie } from './cookies';
import { readItem, storageKeys, writeItem } from './storage';
import type { KeyValueStore } from './storage';

export type Device = {
  document: Document;
  store: KeyValueStore | null;
  tabs: EventTarget;
  isSecure: boolean;
};

const toTheme = (value: string | null): Theme =>
  value === 'dark' || value === 'light' ? value : 'system';

export const readTheme = (store: KeyValueStore | null): Theme =>
  toTheme(readItem(store, storageKeys.theme));

/**
 * Calls back with what another tab stored under `key`, even between the reading of `before` and
 * now: a filled page begins to listen some time after it was shown.
 */
const followKey = (
  { tabs, store }: Device,
  key: string,
  before: string | null,
  tell: (value: string) => void,
) => {
  const now = readItem(store, key);
  if (now !== null && now !== before) tell(now);
  const follow = (event: Event) => {
    if (event instanceof StorageEvent && event.key === key && event.newValue !== null)
      tell(event.newValue);
  };
  tabs.addEventListener('storage', follow);
  return () => tabs.removeEventListener('storage', follow);
};

/** Remembers the language in local storage, and in a cookie for the first view. */
export const localeStorage = (device: Device) => {
  const { document, store, isSecure } = device;
  const before = readItem(store, storageKeys.locale);
  return fromCallback<LocaleCommand>(({ receive, sendBack }) => {
    receive(({ locale }) => {
      writeItem(store, storageKeys.locale, locale);
      writeCookie(document, 'locale', locale, isSecure);
    });
    return followKey(device, storageKeys.locale, before, (value) => {
      const locale = localeOfTag(value);
      if (locale !== undefined) sendBack({ type: 'locale.changed', locale });
    });
  });
};

const showTheme = (document: Document, theme: Theme): void => {
  document.documentElement.dataset['theme'] = theme;
};

/** Sets the theme on the document, and remembers it in local storage and in a cookie. */
export const themeStorage = (device: Device) => {
  const { document, store, isSecure } = device;
  const before = readItem(store, storageKeys.theme);
  return fromCallback<ThemeCommand>(({ receive, sendBack }) => {
    showTheme(document, readTheme(store));
    receive(({ theme }) => {
      showTheme(document, theme);
      writeItem(store, storageKeys.theme, theme);
      writeCookie(document, 'theme', theme, isSecure);
    });
    return followKey(device, storageKeys.theme, before, (value) => {
      const theme = toTheme(value);
      showTheme(document, theme);
      sendBack({ type: 'theme.changed', theme });
    });
  });
};

const OFF = 'off';

export const readShortcuts = (store: KeyValueStore | null): boolean =>
  readItem(store, storageKeys.shortcuts) !== OFF;

/** Remembers in local storage that the shortcuts are off. */
export const shortcutsStorage = (device: Device) => {
  const { store } = device;
  const before = readItem(store, storageKeys.shortcuts);
  return fromCallback<ShortcutsCommand>(({ receive, sendBack }) => {
    receive(({ isOn }) => writeItem(store, storageKeys.shortcuts, isOn ? 'on' : OFF));
    return followKey(device, storageKeys.shortcuts, before, (value) =>
      sendBack({ type: value === OFF ? 'shortcuts.turnedOff' : 'shortcuts.turnedOn' }),
    );
  });
};
