import { describe, expect, it } from 'vitest';
import { localeVault, shortcutsVault, themeVault } from '../../src/browser/preferences';
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
    ['locale', localeVault, 'ru', 'en', { type: 'locale.changed', locale: 'en' }],
    ['theme', themeVault, 'dark', 'light', { type: 'theme.changed', theme: 'light' }],
    ['shortcuts', shortcutsVault, 'on', 'off', { type: 'shortcuts.turnedOff' }],
  ] as const)('is heard when it begins: %s', (key, vaultOf, before, now, event) => {
    const device = deviceOf({ [key]: before });
    const vault = vaultOf(device);
    device.store.setItem(key, now);
    expect(hearing(vault).heard).toEqual([event]);
  });

  it.each([
    ['locale', localeVault, 'ru'],
    ['theme', themeVault, 'light'],
    ['shortcuts', shortcutsVault, 'off'],
  ] as const)('is nothing where nothing was chosen: %s', (key, vaultOf, before) => {
    expect(hearing(vaultOf(deviceOf({ [key]: before }))).heard).toEqual([]);
  });
});
