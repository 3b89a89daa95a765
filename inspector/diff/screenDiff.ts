import { pairUp } from './pairUp';

/** A place in which two screens differ; null where one of them has nothing. */
export type Spot = {
  change: 'added' | 'removed' | 'changed';
  before: Element | null;
  after: Element | null;
  /** What differs, for those who read it. */
  words: string;
};

const shortened = (text: string): string => (text.length > 90 ? `${text.slice(0, 89)}…` : text);
const quoted = (text: string): string => (text === '' ? 'nothing' : `“${shortened(text)}”`);
const spaced = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** The text of an element itself, without that of the elements in it. */
const ownText = (element: Element): string =>
  spaced(
    [...element.childNodes]
      .map((node) => (node.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? '') : ' '))
      .join(''),
  );

/** What an element says or is besides its text; other attributes are the code's own. */
const told = {
  'aria-checked': 'checked',
  'aria-disabled': 'disabled',
  'aria-expanded': 'open',
  'aria-label': 'name',
  'aria-pressed': 'pressed',
  alt: 'picture',
  d: 'drawing',
  disabled: 'disabled',
  placeholder: 'hint',
  role: 'role',
  title: 'title',
  type: 'kind of field',
} as const;

/** How an element looks; sizes and places are left out, since each change moves what is around it. */
const looks = {
  color: 'colour',
  backgroundColor: 'background',
  fontSize: 'size of the text',
  fontWeight: 'weight of the text',
  borderRadius: 'corners',
  paddingTop: 'space within',
  paddingLeft: 'space within',
  display: 'arrangement',
  visibility: 'visibility',
} as const;

const keysOf = <T extends object>(object: T) => Object.keys(object) as (keyof T & string)[];

const toldDifferences = (before: Element, after: Element): readonly string[] =>
  keysOf(told).flatMap((name) => {
    const was = before.getAttribute(name);
    const is = after.getAttribute(name);
    if (was === is) return [];
    return name === 'd'
      ? ['another drawing']
      : [`${told[name]}: ${quoted(was ?? '')} is now ${quoted(is ?? '')}`];
  });

type Look = keyof typeof looks;

/** An element may just have these from the one around it. */
const inherited: ReadonlySet<Look> = new Set(['color', 'fontSize', 'fontWeight', 'visibility']);

const styleOf = (element: Element): CSSStyleDeclaration | undefined =>
  element.ownerDocument.defaultView?.getComputedStyle(element);

/** @param around what differs in the element around it */
const lookDifferences = (before: Element, after: Element, around: ReadonlySet<Look>) => {
  const was = styleOf(before);
  const is = styleOf(after);
  const all = keysOf(looks).filter((name) => was?.[name] !== is?.[name]);
  return {
    all: new Set(all),
    own: all.filter((name) => !(around.has(name) && inherited.has(name))),
  };
};

/** What is not drawn differs unseen. */
const isSeen = (element: Element): boolean =>
  !['SCRIPT', 'STYLE', 'TEMPLATE'].includes(element.tagName) &&
  styleOf(element)?.display !== 'none';

const childrenOf = (element: Element) => [...element.children].filter(isSeen);

const wholeKey = (element: Element) => `${element.tagName} ${spaced(element.textContent)}`;

const none: ReadonlySet<Look> = new Set();

/** Where two screens differ, from top to bottom. */
export function screenDiff(before: Element, after: Element, around = none): readonly Spot[] {
  const wasText = ownText(before);
  const isText = ownText(after);
  const look = lookDifferences(before, after, around);
  const words = [
    ...(wasText === isText ? [] : [`${quoted(wasText)} is now ${quoted(isText)}`]),
    ...toldDifferences(before, after),
    ...(look.own.length === 0
      ? []
      : [`looks different: ${[...new Set(look.own.map((name) => looks[name]))].join(', ')}`]),
  ];
  const own: readonly Spot[] =
    words.length === 0 ? [] : [{ change: 'changed', before, after, words: words.join('; ') }];
  const pairs = pairUp(childrenOf(before), childrenOf(after), [wholeKey, ({ tagName }) => tagName]);
  return [
    ...own,
    ...pairs.flatMap(([was, is]): readonly Spot[] => {
      if (was !== null && is !== null) return screenDiff(was, is, look.all);
      const whole = is ?? was;
      if (whole === null) return [];
      const text = spaced(whole.textContent);
      const change = was === null ? 'added' : 'removed';
      return [{ change, before: was, after: is, words: text === '' ? 'a part' : quoted(text) }];
    }),
  ];
}

const attribute = 'data-flows-change';

const outlines = `
  [${attribute}] { outline: 3px solid #b8860b !important; outline-offset: 2px !important; }
  [${attribute}='added'] { outline-color: #2e8b57 !important; }
  [${attribute}='removed'] { outline-color: #d0342c !important; }
`;

/** Outlines in a screen what differs from the other one. */
export function outline(page: Document, side: 'before' | 'after', spots: readonly Spot[]): void {
  for (const element of page.querySelectorAll(`[${attribute}]`)) element.removeAttribute(attribute);
  for (const spot of spots) spot[side]?.setAttribute(attribute, spot.change);
  if (page.getElementById(attribute) !== null) return;
  const style = page.createElement('style');
  style.id = attribute;
  style.textContent = outlines;
  page.head.append(style);
}
