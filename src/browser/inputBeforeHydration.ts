type Field = HTMLInputElement | HTMLSelectElement;

/** The kinds of field that a page has before hydration. */
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
 * Keeps what is typed and chosen before hydration, which resets every field to the application's
 * own value; returns a function that enters it again.
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
      // An event makes React hydrate the part of the page it is in.
      field.dispatchEvent(new Event('input', { bubbles: true }));
      if (field instanceof HTMLSelectElement) {
        field.value = text;
        field.dispatchEvent(new Event('change', { bubbles: true }));
      } else {
        // React only notices a text that differs from the last one it set.
        field.value = '';
        field.setRangeText(text);
        field.setSelectionRange(text.length, text.length);
        field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      }
    }
    kept.clear();
  };
}
