type Page = {
  querySelector: (selector: string) => Pick<Element, 'getAttribute'> | null;
};

/** The id of this page's build; null in development, which has none. */
export const buildIdOf = (document: Page): string | null =>
  document.querySelector('meta[name=build]')?.getAttribute('content') ?? null;
