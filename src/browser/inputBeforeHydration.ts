type Field = HTMLInputElement | HTMLSelectElement;

/** Of the kinds that stand in a page before the application. */
const FIELDS = 'input[type="search"], select';

const isField = (target: unknown): target is Field =>
  (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) &&
  target.matches(FIELDS);

const isChanged = (field: Field): boolean =>
  field instanceof HTMLInputElement
    ? field.value !== field.defaultValue
    : [...field.options].some(
        ({ selected, defaultSelected }) => selected && selected !== defaultSelected,
      );

/**
 * Keeps what is typed and chosen in a page before the application takes it over, which sets every
 * field to what it knows itself; returns what types and chooses it again.
 */
export function keepTyped(root: HTMLElement): () => void {
  const kept = new Map<Field, string>();
  const keep = (field: Field) => kept.set(field, field.value);
  const hear = ({ target }: Event) => {
    if (isField(target)) keep(target);
  };
  for (const field of root.querySelectorAll<Field>(FIELDS)) if (isChanged(field)) keep(field);
  root.addEventListener('input', hear, { capture: true });
  return () => {
    root.removeEventListener('input', hear, { capture: true });
    for (const [field, text] of kept) {
      // React takes a part of the page over at the latest when something happens in it.
      field.dispatchEvent(new Event('input', { bubbles: true }));
      if (field instanceof HTMLSelectElement) {
        field.value = text;
        field.dispatchEvent(new Event('change', { bubbles: true }));
      } else {
        // React hears of a text only where it is another than the one that was last set.
        field.value = '';
        field.setRangeText(text);
        field.setSelectionRange(text.length, text.length);
        field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      }
    }
    kept.clear();
  };
}
