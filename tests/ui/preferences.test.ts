import { describe, expect, it } from 'vitest';
import { localeStorage, shortcutsStorage, themeStorage } from '../../src/browser/preferences';
import { hearing } from '../support/hearing';
import { memoryStore } from '../support/memoryStore';

const deviceOf = (items: Record<string, string>) => ({
  document,
  store: memoryStore(items).store,
  tabs: window,
  isSecure: true,
});

describe('what another tab chose before this one began to listen', () => {
  it.each([
    ['locale', localeStorage, 'ru', 'en', { type: 'locale.changed', locale: 'en' }],
    ['theme', themeStorage, 'dark', 'light', { type: 'theme.changed', theme: 'light' }],
    ['shortcuts', shortcutsStorage, 'on', 'off', { type: 'shortcuts.turnedOff' }],
  ] as const)('is heard when it begins: %s', (key, storageOf, before, now, event) => {
    const device = deviceOf({ [key]: before });
    const storage = storageOf(device);
    device.store.setItem(key, now);
    expect(hearing(storage).heard).toEqual([event]);
  });

  it.each([
    ['locale', localeStorage, 'ru'],
    ['theme', themeStorage, 'light'],
    ['shortcuts', shortcutsStorage, 'off'],
  ] as const)('is nothing where nothing was chosen: %s', (key, storageOf, before) => {
    expect(hearing(storageOf(deviceOf({ [key]: before }))).heard).toEqual([]);
  });
});
