/**
 * Whether an event comes after the last one that arrived. Ids are growing whole numbers, too long for
 * a JavaScript number; an event without an id comes after any other.
 */
export const isAfter = (id: string | null, last: string | null): boolean =>
  id === null ||
  last === null ||
  id.length > last.length ||
  (id.length === last.length && id > last);
