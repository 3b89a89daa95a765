/** WCAG 2.2 (2.5.8) for any pointer, and what a finger needs. */
const LEAST = { fine: 24, coarse: 44 };
/** Boxes end between pixels. */
const TOLERANCE = 0.5;

const controls =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="link"], [role="switch"], [role="tab"], [role="option"], [role^="menuitem"]';

type Size = { width: number; height: number };

const largest = (sizes: readonly Size[]): Size => ({
  width: Math.max(...sizes.map(({ width }) => width)),
  height: Math.max(...sizes.map(({ height }) => height)),
});

/** An empty box over an element, or around it, is pressed as the element is. */
function boxesOf(element: Element): Size[] {
  return ['::before', '::after'].flatMap((part) => {
    const { content, position, width, height } = getComputedStyle(element, part);
    const isBox = content !== 'none' && position === 'absolute';
    return isBox ? [{ width: parseFloat(width), height: parseFloat(height) }] : [];
  });
}

function sizeOf(element: Element): Size {
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
  return largest([
    ...[element, ...labels].map((part) => part.getBoundingClientRect()),
    ...boxesOf(element),
  ]);
}

/** Its height is that of the line, which a link cannot choose (2.5.8, "inline"). */
const isInSentence = (element: Element): boolean =>
  element.matches('a') &&
  getComputedStyle(element).display.startsWith('inline') &&
  [...(element.parentElement?.childNodes ?? [])].some(
    ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && /\p{L}/u.test(textContent ?? ''),
  );

/** One pixel is for screen readers and keys. */
function isPressed(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return (
    width > 1 &&
    height > 1 &&
    !element.matches(':disabled') &&
    element.closest('[inert], [aria-hidden="true"], .sb-wrapper') === null &&
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !isInSentence(element)
  );
}

function smallerThan(least: number): string[] {
  return [...document.body.querySelectorAll(controls)].filter(isPressed).flatMap((element) => {
    const { width, height } = sizeOf(element);
    return Math.min(width, height) >= least - TOLERANCE
      ? []
      : [`${Math.round(width)} × ${Math.round(height)}: ${element.outerHTML.slice(0, 160)}`];
  });
}

/** What a media query says of a finger, and what it says where a finger is all there is. */
const ofFinger = [
  [/\((?:pointer: coarse|hover: none)\)/g, '(width >= 0px)'],
  [/\((?:pointer: fine|hover: hover)\)/g, '(width < 0px)'],
] as const;

const rulesIn = (group: CSSStyleSheet | CSSGroupingRule): CSSMediaRule[] =>
  [...group.cssRules].flatMap((rule) => [
    ...(rule instanceof CSSMediaRule && /\((?:pointer|hover):/.test(rule.media.mediaText)
      ? [rule]
      : []),
    ...(rule instanceof CSSGroupingRule ? rulesIn(rule) : []),
  ]);

/** Measures as if a finger were the pointer. */
function withFinger<Value>(measure: () => Value): Value {
  const changed = [...document.styleSheets].flatMap(rulesIn).map(({ media }) => {
    const before = media.mediaText;
    media.mediaText = ofFinger.reduce(
      (text, [said, means]) => text.replaceAll(said, means),
      before,
    );
    return () => (media.mediaText = before);
  });
  try {
    return measure();
  } finally {
    for (const restore of changed) restore();
  }
}

/** Throws where a control of the story is too small to be pressed, by a finger too. */
export function seeTargets(): void {
  const places = [
    ...smallerThan(LEAST.fine).map((place) => `${LEAST.fine} px: ${place}`),
    ...withFinger(() => smallerThan(LEAST.coarse)).map((place) => `${LEAST.coarse} px: ${place}`),
  ];
  if (places.length > 0) throw new Error(`Too small to press:\n${places.join('\n')}`);
}
