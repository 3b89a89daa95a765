/** What code that takes a file of the device, or sends one, would have to name. */
const ways: readonly RegExp[] = [
  /\btype:\s*["'`]file["'`]/,
  /\bFileReader\b/,
  /\bFormData\b/,
  /\bshowOpenFilePicker\b/,
  /\bdataTransfer\b/,
  /\bclipboardData\b/,
  /\bgetUserMedia\b/,
  /\bmultipart\b/,
  /\breadAsDataURL\b/,
];

/** The ways in which this code could take a file. */
export const waysOfAFile = (code: string): string[] =>
  ways.flatMap((way) => code.match(way)?.[0] ?? []);
