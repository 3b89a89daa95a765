/** `npm run test:deep` looks at every story. */
const isDeep = import.meta.env['DEEP'] === '1';

/** Kinds of elements that axe has judged in the stories so far. */
const seen = new Set<string>();

/** What axe's rules look at, apart from texts: the element, its part of the design, what it says of itself. */
const kindsOf = (element: Element) => [
  `${element.localName} ${element.getAttribute('type') ?? ''} ${element.getAttribute('role') ?? ''}`,
  ...element.classList,
  ...element.getAttributeNames().filter((name) => name.startsWith('aria-')),
];

/**
 * Judges names, roles and order in a story that shows a kind of element which none before it showed:
 * the states of a view are mostly the same elements with another text. Throws what is wrong.
 */
export async function seeStructure(left: readonly string[]) {
  const kinds = [...document.body.querySelectorAll('*')].flatMap(kindsOf);
  if (!isDeep && kinds.every((kind) => seen.has(kind))) return;
  // Those who only look at a story need none of it.
  const { default: axe } = await import('axe-core');
  const rules = Object.fromEntries(left.map((rule) => [rule, { enabled: false }]));
  const { violations } = await axe.run(
    // Storybook's own elements.
    {
      include: document.body,
      exclude: ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'],
    },
    { rules, resultTypes: ['violations'], preload: false },
  );
  const places = violations.flatMap(({ help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${help}: ${html}\n${failureSummary ?? ''}`),
  );
  if (places.length > 0) throw new Error(places.join('\n'));
  for (const kind of kinds) seen.add(kind);
}
