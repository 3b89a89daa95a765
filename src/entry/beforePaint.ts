/*
 * Runs before the first paint of a page that a static host filled for everybody: sets the visitor's
 * theme, and removes content for the other side of the gate or another path. `data-path` is the
 * path it was rendered for; it is empty in front of the gate.
 */
const page = document;
const { cookie } = page;

page.documentElement.dataset['theme'] = /\btheme=(dark|light)/.exec(cookie)?.[1] ?? 'system';

const path = /\bover18=1\b/.test(cookie) ? location.pathname : '';
if (page.currentScript?.dataset['path'] !== path)
  new MutationObserver((_, observer) => {
    page.getElementById('root')?.replaceChildren();
    if (page.getElementById('first-view')) observer.disconnect();
  }).observe(page, { childList: true, subtree: true });

export {};
