/** The letters that a TrueType font can draw: its `cmap` of format 4. */
export function lettersOf(font: Buffer): (letter: string) => boolean {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  const entry = tables.find((at) => font.toString('latin1', at, at + 4) === 'cmap');
  if (entry === undefined) throw new Error('The font has no cmap');
  const cmap = font.readUInt32BE(entry + 8);
  const places = Array.from({ length: font.readUInt16BE(cmap + 2) }, (_, index) =>
    font.readUInt32BE(cmap + 4 + 8 * index + 4),
  );
  const table = places.map((at) => cmap + at).find((at) => font.readUInt16BE(at) === 4);
  if (table === undefined) throw new Error('The font has no cmap of format 4');
  const size = font.readUInt16BE(table + 6);
  const segments = Array.from({ length: size / 2 }, (_, index) => ({
    end: font.readUInt16BE(table + 14 + 2 * index),
    start: font.readUInt16BE(table + 16 + size + 2 * index),
  }));
  return (letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return code < 0xffff && segments.some(({ start, end }) => start <= code && code <= end);
  };
}
