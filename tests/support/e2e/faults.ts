import type { BrowserContext } from '@playwright/test';

/** What went wrong in the pages of a context: console errors (CSP violations too), exceptions. */
export type Faults = {
  /** The test provokes faults that match; they are no longer counted. */
  expect: (pattern: RegExp) => void;
  unexpected: () => string[];
};

/** Collects from every page of the context, those opened later included. */
export function collectFaults(context: BrowserContext): Faults {
  const seen: string[] = [];
  const expected: RegExp[] = [];
  context.on('weberror', (fault) => seen.push(String(fault.error())));
  context.on('console', (message) => {
    if (message.type() !== 'error') return;
    seen.push(`${message.text()} (${message.location().url})`);
  });
  return {
    expect: (pattern) => expected.push(pattern),
    unexpected: () => seen.filter((fault) => !expected.some((pattern) => pattern.test(fault))),
  };
}
