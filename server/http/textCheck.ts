const isBroken = (text: string) => text.includes('\0') || /\p{Surrogate}/u.test(text);

/** Whether any text in a JSON value cannot be stored: it has NUL, or half a surrogate pair. */
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
