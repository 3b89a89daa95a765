import type { RunOptions } from 'axe-core';
import type { Theme } from '../src/machines/theme/themeMachine';

// A story is a part of a page, without the landmarks around it.
const partOfAPage = { region: { enabled: false } };
const ofColours = ['color-contrast', 'link-in-text-block'];

/** The looks of texts that can be read, by theme. */
const readable = new Map<Theme, Set<string>>();

/** Those that are placed freely may lie upon anything. */
const isPlacedFreely = (position: string) => position !== 'static' && position !== 'relative';

/**
 * How a text looks upon what is behind it: two of one look can be read as well as each other. Null
 * where that cannot be told from the elements around it.
 */
function lookOf(element: Element): string | null {
  if (element.closest('a') !== null) return null;
  const { fontSize, fontWeight, textShadow } = getComputedStyle(element);
  const parts = [fontSize, fontWeight, textShadow];
  for (let one: Element | null = element; one !== null; one = one.parentElement) {
    const style = getComputedStyle(one);
    if (isPlacedFreely(style.position)) return null;
    parts.push(style.color, style.backgroundColor, style.backgroundImage, style.opacity);
    parts.push(style.filter, style.mixBlendMode);
  }
  return parts.join(' ');
}

const hasText = (element: Element) =>
  element.matches('input, textarea, select') ||
  [...element.childNodes].some(
    ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim() !== '',
  );

/** Throws where `within` breaks a rule; gives the elements whose colours can be told apart. */
async function run(within: Element | Element[], theme: Theme, options: RunOptions) {
  // Those who only look at a story need none of it.
  const { default: axe } = await import('axe-core');
  const { violations, passes } = await axe.run(within, { ...options, elementRef: true });
  const places = violations.flatMap(({ help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${help}: ${html}\n${failureSummary ?? ''}`),
  );
  if (places.length > 0) throw new Error(`In the ${theme} theme:\n${places.join('\n')}`);
  return passes
    .filter(({ id }) => id === 'color-contrast')
    .flatMap(({ nodes }) => nodes.flatMap(({ element }) => element ?? []));
}

/** Throws where a text of the page, as it stands in that theme, cannot be read. A look is judged once. */
async function judgeColours(theme: Theme) {
  const known = readable.get(theme) ?? new Set();
  readable.set(theme, known);
  const unknown = [...document.body.querySelectorAll('*')].filter((element) => {
    if (!hasText(element) || !element.checkVisibility()) return false;
    const look = lookOf(element);
    return look === null || !known.has(look);
  });
  if (unknown.length === 0) return;
  for (const element of await run(unknown, theme, {
    resultTypes: ['violations', 'passes'],
    runOnly: ofColours,
  })) {
    const look = lookOf(element);
    if (look !== null) known.add(look);
  }
}

/** Throws where the page, as it stands, breaks a rule of accessibility: of colours in each theme. */
export async function judge(shown: Theme, others: readonly Theme[]) {
  const off = Object.fromEntries(ofColours.map((id) => [id, { enabled: false }]));
  await run(document.body, shown, {
    resultTypes: ['violations'],
    rules: { ...partOfAPage, ...off },
  });
  for (const theme of [shown, ...others]) {
    document.documentElement.dataset.theme = theme;
    await judgeColours(theme);
  }
  document.documentElement.dataset.theme = shown;
}
