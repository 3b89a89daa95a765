/*
 * Runs ahead of what a static host has filled a page with for everybody: puts the visitor's theme on
 * it, and takes out, before it is painted, what is for the other side of the gate or another path.
 * `data-path` says for which path it was drawn; it is empty in front of the gate.
 */
const page = document;
const { cookie } = page;

page.documentElement.dataset['theme'] = /\btheme=(light|system)/.exec(cookie)?.[1] ?? 'dark';

const path = /\bover18=1\b/.test(cookie) ? location.pathname : '';
if (page.currentScript?.dataset['path'] !== path)
  new MutationObserver((_, observer) => {
    page.getElementById('root')?.replaceChildren();
    if (page.getElementById('first-view')) observer.disconnect();
  }).observe(page, { childList: true, subtree: true });

export {};
