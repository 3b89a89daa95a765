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

/** As the link that skips the navigation is, until it has the focus. */
function isAbovePage(element: Element): boolean {
  let { bottom } = element.getBoundingClientRect();
  for (let box = element.parentElement; box !== null; box = box.parentElement)
    bottom += box.scrollTop;
  return bottom < 0;
}

/** Whether axe has something to judge in it: it does not judge what is above the page, nor what readers skip. */
const showsText = (element: Element) =>
  [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
  ) &&
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
  element.closest('[aria-hidden="true"]') === null &&
  !isForReaders(element) &&
  !isAbovePage(element);

/** From these sizes on, in points, axe wants less contrast. */
const LARGE = { bold: 14, other: 18 };
const BOLD = 700;

function isLarge({ fontSize, fontWeight }: CSSStyleDeclaration) {
  const points = (parseFloat(fontSize) * 72) / 96;
  return points >= (Number(fontWeight) >= BOLD ? LARGE.bold : LARGE.other);
}

/** Without a part for how much shines through. */
const isOpaque = ({ backgroundColor, backgroundImage }: CSSStyleDeclaration) =>
  backgroundImage === 'none' && !/^rgba|\//.test(backgroundColor);

/** What is drawn behind a text, up to what hides all else, and what is done to all of it. */
type Ground = { drawn: string; effects: string };

const PLAIN = { drawn: 'rgba(0, 0, 0, 0),none,static', effects: '1,none,normal' };

const added = (before: string, own: string, plain: string) =>
  own === plain ? before : `${before}/${own}`;

/**
 * Says how a text is drawn and what is behind it: texts that say the same have the same contrast, in
 * another theme too. What no ancestor draws is not in it; axe does not judge a text above such a thing
 * either.
 */
function makeLookOf(theme: Theme) {
  const grounds = new Map<Element, Ground>();
  const groundOf = (element: Element): Ground => {
    const known = grounds.get(element);
    if (known !== undefined) return known;
    const style = getComputedStyle(element);
    const { backgroundColor, backgroundImage, position, opacity, filter, mixBlendMode } = style;
    const behind = element.parentElement
      ? groundOf(element.parentElement)
      : { drawn: theme, effects: '' };
    const ground = {
      drawn: isOpaque(style)
        ? backgroundColor
        : added(behind.drawn, [backgroundColor, backgroundImage, position].join(), PLAIN.drawn),
      effects: added(behind.effects, [opacity, filter, mixBlendMode].join(), PLAIN.effects),
    };
    grounds.set(element, ground);
    return ground;
  };
  return (element: Element) => {
    const style = getComputedStyle(element);
    const { drawn, effects } = groundOf(element);
    const letters = [style.color, isLarge(style), style.textShadow].join();
    const line = element.matches('a, [role="link"]') ? lineOf(element, style) : '';
    return [letters, line, drawn, effects].join(' ');
  };
}

/** By what a link is told from the words around it. */
function lineOf({ parentElement }: Element, style: CSSStyleDeclaration) {
  const around = parentElement ? getComputedStyle(parentElement).color : '';
  return [
    style.fontSize,
    style.fontWeight,
    style.textDecorationLine,
    style.borderBottom,
    around,
  ].join();
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
