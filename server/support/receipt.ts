const HALF = 5;

/** What a report is called towards people: the beginning of its id, such as `R-0A1B2-C3D4E`. */
export function receiptOf(id: string): string {
  const digits = id.replaceAll('-', '').toUpperCase();
  return `R-${digits.slice(0, HALF)}-${digits.slice(HALF, 2 * HALF)}`;
}

/**
 * The beginning of the id that a receipt was made of, for `like`; null for anything that is not a
 * receipt, however it was typed.
 */
export function idPatternOf(receipt: string): string | null {
  const digits = receipt.trim().replace(/^R-?/i, '').replaceAll('-', '').toLowerCase();
  if (!/^[0-9a-f]{10}$/.test(digits)) return null;
  return `${digits.slice(0, 8)}-${digits.slice(8)}%`;
}
