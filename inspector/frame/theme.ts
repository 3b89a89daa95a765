import { localStore, readItem, writeItem } from '../../src/browser/storage';
import type { KeyValueStore } from '../../src/browser/storage';

export type InspectorTheme = 'dark' | 'light';

/** Not the product's own key: both may be on the same origin. */
const key = 'flows_theme';

export const themeOnScreen = (): InspectorTheme =>
  document.documentElement.dataset['theme'] === 'light' ? 'light' : 'dark';

const show = (theme: InspectorTheme) => {
  document.documentElement.dataset['theme'] = theme;
};

/** Applies the theme chosen last; without one, or without storage, the page keeps its own. */
export function showKeptTheme(store: KeyValueStore | null = localStore()) {
  const kept = readItem(store, key);
  if (kept === 'dark' || kept === 'light') show(kept);
}

/** Applies a theme, and remembers it if the browser allows. */
export function chooseTheme(theme: InspectorTheme, store: KeyValueStore | null = localStore()) {
  show(theme);
  writeItem(store, key, theme);
}
