/** One line of text a row; blank rows are left out. `{slot}` is filled when the line is said. */
export function lines(block: string): readonly string[] {
  return block
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
