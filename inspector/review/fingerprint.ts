import type { Chart, ChartNode } from '../chart/chartTypes';

/** A short hash of a text, by cyrb53: not secret, only unlikely to collide. */
export function hashOf(text: string): string {
  let one = 0xdeadbeef;
  let other = 0x41c6ce57;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    one = Math.imul(one ^ code, 2_654_435_761);
    other = Math.imul(other ^ code, 1_597_334_677);
  }
  one =
    Math.imul(one ^ (one >>> 16), 2_246_822_507) ^ Math.imul(other ^ (other >>> 13), 3_266_489_909);
  other =
    Math.imul(other ^ (other >>> 16), 2_246_822_507) ^ Math.imul(one ^ (one >>> 13), 3_266_489_909);
  return (4_294_967_296 * (2_097_151 & other) + (one >>> 0)).toString(16).padStart(14, '0');
}

/** The source of one story in its file, without its formatting; empty if it is gone. */
export function storySource(file: string, name: string): string {
  const start = new RegExp(`^export const ${name}\\b`, 'm').exec(file)?.index;
  if (start === undefined) return '';
  const next = file.indexOf('\nexport ', start + 1);
  return file
    .slice(start, next === -1 ? undefined : next)
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/**
 * A state's own properties, the transitions out of it and into it, and its story: an approval holds
 * while this stays the same.
 * @param story the source of the story; null if the state was approved without one
 */
export function fingerprint({ edges }: Chart, node: ChartNode, story: string | null): string {
  const { kind, history, isInitial, isRegion, description, tags, invokes, entry, exit } = node;
  const own = [kind, history, isInitial, isRegion, description, tags, invokes, entry, exit];
  const out = edges
    .filter(({ source }) => source === node.id)
    .map((edge) => [edge.id, edge.isInternal, edge.cause, edge.condition, edge.actions]);
  const into = edges
    .filter(({ source, target }) => target === node.id && source !== node.id)
    .map((edge) => [edge.id, edge.condition]);
  return hashOf(JSON.stringify([own, out, into, story]));
}
