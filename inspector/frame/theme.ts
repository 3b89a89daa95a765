import { localStore, readItem, writeItem } from '../../src/browser/storage';
import type { KeyValueStore } from '../../src/browser/storage';

export type InspectorTheme = 'dark' | 'light';

/** Beside the one of the product, which may lie at the same origin. */
const key = 'flows_theme';

export const themeOnScreen = (): InspectorTheme =>
  document.documentElement.dataset['theme'] === 'light' ? 'light' : 'dark';

const show = (theme: InspectorTheme) => {
  document.documentElement.dataset['theme'] = theme;
};

/** Shows the theme that was chosen last; without one, and without storage, the page's own stays. */
export function showKeptTheme(store: KeyValueStore | null = localStore()) {
  const kept = readItem(store, key);
  if (kept === 'dark' || kept === 'light') show(kept);
}

/** Shows a theme, and keeps it for the next time where the browser lets it. */
export function chooseTheme(theme: InspectorTheme, store: KeyValueStore | null = localStore()) {
  show(theme);
  writeItem(store, key, theme);
}
