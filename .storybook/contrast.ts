import type { NodeResult } from 'axe-core';
import { themes, type Theme } from '../src/machines/theme/themeMachine';

/** The rules that depend on what is drawn, and so on the theme. They take most of axe's time. */
export const contrastRules = ['color-contrast', 'link-in-text-block'] as const;

/** `npm run test:deep` looks at every text of every story. */
const isDeep = import.meta.env['DEEP'] === '1';

/** How the texts were drawn that axe has found good, in the stories so far. */
const seen = new Set<string>();

/** What only a screen reader reads is in a box of one pixel. */
const isForReaders = (element: Element): boolean =>
  element.clientWidth === 1 ||
  (element.parentElement !== null && isForReaders(element.parentElement));

const showsText = (element: Element) =>
  [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
  ) &&
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
  !isForReaders(element);

/**
 * Says how a text is drawn and what is behind it: texts that say the same have the same contrast.
 * What no ancestor draws is not in it; axe does not judge a text above such a thing either.
 */
function makeLookOf(theme: Theme) {
  const grounds = new Map<Element, string>();
  const groundOf = (element: Element): string => {
    const known = grounds.get(element);
    if (known !== undefined) return known;
    const style = getComputedStyle(element);
    const own = [
      style.backgroundColor,
      style.backgroundImage,
      style.opacity,
      style.filter,
      style.mixBlendMode,
      style.position,
    ].join();
    const behind = element.parentElement ? groundOf(element.parentElement) : theme;
    const ground = behind.endsWith(own) ? behind : `${behind}/${own}`;
    grounds.set(element, ground);
    return ground;
  };
  return (element: Element) => {
    const style = getComputedStyle(element);
    const around = element.parentElement ? getComputedStyle(element.parentElement).color : '';
    const letters = [style.color, style.fontSize, style.fontWeight, style.textShadow];
    const line = [style.textDecorationLine, style.borderBottom, around];
    return `${element.localName} ${[...letters, ...line].join()} ${groundOf(element)}`;
  };
}

/** Why axe does not judge a text here that it may judge elsewhere: what is above it, or where it is. */
const placeReasons = new Set([
  'bgOverlap',
  'elmPartiallyObscured',
  'elmPartiallyObscuring',
  'outsideViewport',
]);

const isAboutPlace = ({ any }: NodeResult) =>
  any.some(({ data }: { data: unknown }) => placeReasons.has(reasonOf(data)));

const reasonOf = (data: unknown) =>
  typeof data === 'object' && data !== null && 'messageKey' in data ? String(data.messageKey) : '';

/** Throws when a text of the page cannot be told from what is behind it in that theme. */
async function seeIn(theme: Theme) {
  // Those who only look at a story need none of it.
  const { default: axe } = await import('axe-core');
  document.documentElement.dataset.theme = theme;
  const lookOf = makeLookOf(theme);
  const isNew = (element: Element) => isDeep || !seen.has(lookOf(element));
  const texts = [...document.body.querySelectorAll('*')].filter(showsText).filter(isNew);
  if (texts.length === 0) return;
  const { passes, incomplete, violations } = await axe.run(
    { include: texts },
    {
      elementRef: true,
      preload: false,
      // Of other kinds axe names a single element.
      resultTypes: ['violations', 'passes', 'incomplete'],
      runOnly: [...contrastRules],
    },
  );
  const places = violations.flatMap(({ help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${help}: ${html}\n${failureSummary ?? ''}`),
  );
  if (places.length > 0) throw new Error(`In the ${theme} theme:\n${places.join('\n')}`);
  const judged = [...passes, ...incomplete].flatMap(({ nodes }) => nodes);
  for (const node of judged)
    if (node.element && !isAboutPlace(node)) seen.add(lookOf(node.element));
}

/** Looks at the story's contrast in each theme, and puts back the one it is shown in. */
export async function seeContrast(shown: Theme) {
  try {
    for (const theme of themes.filter((other) => other !== 'system')) await seeIn(theme);
  } finally {
    document.documentElement.dataset.theme = shown;
  }
}
