import type { Plugin } from 'vite';

type Node = { type: string; start: number; end: number };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  'start' in value &&
  typeof value.start === 'number' &&
  'end' in value &&
  typeof value.end === 'number';

const nameOf = (node: Node): unknown =>
  'key' in node && typeof node.key === 'object' && node.key !== null && 'name' in node.key
    ? node.key.name
    : null;

/** What only the inspector reads: `description: '…'`, and `meta: { … }`. */
const isForReaders = (node: Node): boolean => {
  if (node.type !== 'Property' || !('value' in node) || !isNode(node.value)) return false;
  const { type } = node.value;
  const name = nameOf(node);
  return (
    (name === 'description' && type === 'Literal') ||
    (name === 'meta' && type === 'ObjectExpression')
  );
};

function* descriptionsIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) {
    for (const item of value) yield* descriptionsIn(item);
  } else if (isNode(value)) {
    if (isForReaders(value)) yield value;
    else for (const child of Object.values(value)) yield* descriptionsIn(child);
  }
}

/**
 * Removes descriptions and metadata of statecharts from the product's bundle. They are blanked out in
 * place, so that source positions stay correct.
 */
export function withoutDescriptions(): Plugin {
  return {
    name: 'without-descriptions',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\/src\/machines\/.*\.ts$/ },
      handler(code) {
        let result = code;
        for (const { start, end } of descriptionsIn(this.parse(code))) {
          const stop = code[end] === ',' ? end + 1 : end;
          result = result.slice(0, start) + ' '.repeat(stop - start) + result.slice(stop);
        }
        return { code: result, map: null };
      },
    },
  };
}
