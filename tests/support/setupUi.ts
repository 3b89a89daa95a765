import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, expect, vi } from 'vitest';
import '../../src/i18n/lazy';

// Not Testing Library's one second: beside other work a view can take longer to be drawn.
configure({ asyncUtilTimeout: 20_000 });

// jsdom has no media queries: it is a screen without a mouse, of no width.
if (typeof window !== 'undefined')
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: false,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });

// The files share one page: none may find there what another left.
afterEach(() => {
  cleanup();
  if (typeof document === 'undefined') return;
  localStorage.clear();
  sessionStorage.clear();
  const root = document.documentElement;
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
  const left = document.body.innerHTML;
  document.body.replaceChildren();
  expect(left, 'what the test left in the document').toBe('');
});

afterAll(() => {
  vi.unstubAllGlobals();
});
