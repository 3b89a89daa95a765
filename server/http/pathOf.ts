/** The path of a request's URL, its escapes read; null where they are broken. */
export function pathOf(url: string): string | null {
  try {
    return decodeURIComponent(new URL(url, 'http://localhost').pathname);
  } catch {
    return null;
  }
}
