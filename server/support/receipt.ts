const HALF = 5;

/** The number of a report as people see it: the start of its id, such as `R-0A1B2-C3D4E`. */
export function receiptOf(id: string): string {
  const digits = id.replaceAll('-', '').toUpperCase();
  return `R-${digits.slice(0, HALF)}-${digits.slice(HALF, 2 * HALF)}`;
}

/** A `like` pattern for the id behind a receipt, however it was typed; null if it is no receipt. */
export function idPatternOf(receipt: string): string | null {
  const digits = receipt.trim().replace(/^R-?/i, '').replaceAll('-', '').toLowerCase();
  if (!/^[0-9a-f]{10}$/.test(digits)) return null;
  return `${digits.slice(0, 8)}-${digits.slice(8)}%`;
}
