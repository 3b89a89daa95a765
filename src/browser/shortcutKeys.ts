import type { KeyFact, KeysCommand, Shortcut } from '../machines/shortcuts/shortcutsMachine';

type Binding = { asks: KeyFact; isFor: (event: KeyboardEvent) => boolean };

const isBare = ({ ctrlKey, metaKey, altKey }: KeyboardEvent) => !ctrlKey && !metaKey && !altKey;

const LAST_LATIN = '\u024f';

/** A letter by what it types, or by its position on layouts without Latin letters. */
const isLetter = (letter: string) => (event: KeyboardEvent) =>
  isBare(event) &&
  !event.shiftKey &&
  (event.key.toLowerCase() === letter ||
    (event.key.length === 1 &&
      event.key > LAST_LATIN &&
      event.code === `Key${letter.toUpperCase()}`));

const isSign = (sign: string) => (event: KeyboardEvent) => isBare(event) && event.key === sign;

const isWithAlt =
  (key: string) =>
  ({ key: pressed, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) =>
    pressed === key && altKey && !ctrlKey && !metaKey && !shiftKey;

const offered = (shortcut: Shortcut): KeyFact => ({ type: 'shortcut.used', shortcut });

const bindings: readonly Binding[] = [
  { asks: { type: 'shortcut.listWanted' }, isFor: isSign('?') },
  { asks: offered('search'), isFor: isSign('/') },
  { asks: offered('write'), isFor: isLetter('c') },
  { asks: offered('latest'), isFor: isLetter('l') },
  { asks: { type: 'shortcut.chatWanted', step: -1 }, isFor: isWithAlt('ArrowUp') },
  { asks: { type: 'shortcut.chatWanted', step: 1 }, isFor: isWithAlt('ArrowDown') },
  {
    asks: { type: 'shortcut.stopped', shortcut: 'stop' },
    isFor: (event) => isSign('Escape')(event) && !event.shiftKey,
  },
];

/** While one of these is open, keys belong to it. */
const OVER_THE_PAGE = 'dialog[open], [role="menu"]';
const FIELD = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]';
/** Types of input in which keys type nothing. */
const NOT_TYPED_IN = ['button', 'checkbox', 'radio', 'range', 'submit'];

const isTypedIn = (field: Element) =>
  !(field instanceof HTMLInputElement) || !NOT_TYPED_IN.includes(field.type);

/** Views mark a shortcut's target with `data-shortcut`. */
const offering = (shortcut: Shortcut) => `[data-shortcut~="${shortcut}"]`;

const offerOf = (document: Document, shortcut: Shortcut) =>
  [...document.querySelectorAll<HTMLElement>(offering(shortcut))].find((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );

/** A text field keeps its keys; the message field gives up Escape and Alt. */
const isKept = (event: KeyboardEvent, { type }: KeyFact) => {
  const field = event.target instanceof Element ? event.target.closest(FIELD) : null;
  if (field === null || !isTypedIn(field)) return false;
  if (!field.matches(offering('write'))) return true;
  if (type === 'shortcut.stopped') return false;
  // In a field with text, Alt+arrow moves the caret on some devices.
  const isEmpty = field instanceof HTMLTextAreaElement && field.value === '';
  return !(event.altKey && isEmpty);
};

/** If a chat has not opened within this time, stop waiting. */
const CHAT_PATIENCE_MS = 5_000;

const handOver = (document: Document, signal: AbortSignal) => {
  const from = offerOf(document, 'write');
  const ends = AbortSignal.any([signal, AbortSignal.timeout(CHAT_PATIENCE_MS)]);
  const observer = new MutationObserver(() => {
    const to = offerOf(document, 'write');
    if (to === undefined || to === from) return;
    observer.disconnect();
    if (document.activeElement === document.body) to.focus();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  ends.addEventListener('abort', () => observer.disconnect());
};

const askedBy = (document: Document, event: KeyboardEvent): KeyFact | null => {
  if (event.defaultPrevented || event.isComposing || event.repeat) return null;
  if (document.querySelector(OVER_THE_PAGE) !== null) return null;
  const binding = bindings.find(({ isFor }) => isFor(event));
  return binding === undefined || isKept(event, binding.asks) ? null : binding.asks;
};

/**
 * Listens for the keys that work on every page, and performs their action on it. `hear` takes a key
 * that was pressed before this code was loaded.
 */
export const hearKeys = (
  document: Document,
  tell: (fact: KeyFact) => void,
  signal: AbortSignal,
) => {
  let current: KeyboardEvent | null = null;
  const hear = (event: KeyboardEvent) => {
    const fact = askedBy(document, event);
    if (fact === null) return;
    current = event;
    tell(fact);
    current = null;
  };
  document.addEventListener('keydown', hear, { signal });
  return {
    hear,
    act: (command: KeysCommand) => {
      if (command.type === 'shortcut.handOver') return handOver(document, signal);
      const offer = offerOf(document, command.shortcut);
      if (offer === undefined) return;
      current?.preventDefault();
      if (offer.matches(FIELD)) offer.focus();
      else offer.click();
    },
  };
};
