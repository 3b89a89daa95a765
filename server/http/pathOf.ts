/** The decoded path of a request's URL; null if its escapes are broken. */
export function pathOf(url: string): string | null {
  try {
    return decodeURIComponent(new URL(url, 'http://localhost').pathname);
  } catch {
    return null;
  }
}
