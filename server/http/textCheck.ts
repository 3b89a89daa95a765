const isBroken = (text: string) => text.includes('\0') || /\p{Surrogate}/u.test(text);

/** Whether a text anywhere in a JSON value cannot be stored: NUL, or half of a surrogate pair. */
export function hasBrokenText(value: unknown): boolean {
  const open = [value];
  while (open.length > 0) {
    const next = open.pop();
    if (typeof next === 'string' && isBroken(next)) return true;
    if (typeof next === 'object' && next !== null) {
      for (const [key, entry] of Object.entries(next)) {
        if (isBroken(key)) return true;
        open.push(entry);
      }
    }
  }
  return false;
}
