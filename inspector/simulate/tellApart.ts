import { nameWords } from '../chart/words';
import type { Sample } from './sampleTypes';

type Scalar = string | number | boolean | null;

/** One value in a sample; `null` stands for what is empty or left out. */
type Leaf = { path: readonly string[]; value: Scalar; isCount: boolean };

const isList = (value: Sample): value is readonly Sample[] => Array.isArray(value);

const leavesOf = (sample: Sample, path: readonly string[] = []): readonly Leaf[] => {
  if (sample === null || typeof sample !== 'object')
    return [{ path, value: sample, isCount: false }];
  if (isList(sample)) {
    const [first] = sample;
    return [
      { path, value: sample.length, isCount: true },
      ...(first === undefined ? [] : leavesOf(first, path)),
    ];
  }
  if ('$absent' in sample) return [{ path, value: null, isCount: false }];
  if ('$date' in sample) return leavesOf(sample['$date'] ?? null, path);
  return Object.entries(sample)
    .filter(([key]) => !key.startsWith('$') && (path.length > 0 || key !== 'type'))
    .flatMap(([key, value]) => leavesOf(value, [...path, key]));
};

const keyOf = ({ path, isCount }: Leaf): string => `${path.join('.')}${isCount ? '#' : ''}`;

type Leaves = ReadonlyMap<string, Leaf>;

const known = new WeakMap<object, Leaves>();

/** The values of a sample by their names; a large one is read only once. */
function readLeaves(sample: Sample): Leaves {
  const kept = typeof sample === 'object' && sample !== null ? known.get(sample) : undefined;
  if (kept !== undefined) return kept;
  const leaves = new Map(leavesOf(sample).map((leaf) => [keyOf(leaf), leaf]));
  if (typeof sample === 'object' && sample !== null) known.set(sample, leaves);
  return leaves;
}

/** Names whose value says by itself what it is about. */
const namesKind = new Set(['kind', 'status', 'type', 'reason', 'outcome', 'state', 'step']);

const nameOf = ({ path }: Leaf): string => path.at(-1) ?? '';

/** The lower, the more a reader learns from it. */
const rankOf = (leaf: Leaf): number => {
  if (namesKind.has(nameOf(leaf))) return leaf.value === null ? 5 : 0;
  if (typeof leaf.value === 'boolean') return 1;
  if (leaf.value === null || leaf.isCount) return 2;
  return typeof leaf.value === 'number' ? 3 : 4;
};

/** Above it are times, which say nothing as numbers. */
const largestRead = 1e9;

const longest = 24;
const shortened = (text: string): string =>
  text.length > longest ? `${text.slice(0, longest - 1)}…` : text;

const wordsOf = (leaf: Leaf): string => {
  const { value, isCount } = leaf;
  const name = nameWords(nameOf(leaf));
  const [first = '', ...rest] = name.split(' ');
  if (isCount) return value === 0 ? `no ${name}` : `${value} ${name}`.trim();
  if (value === null || value === '') return `no ${name || 'value'}`;
  if (typeof value === 'boolean') {
    if (rest.length > 0 && ['is', 'was', 'are'].includes(first))
      return `${value ? '' : 'not '}${rest.join(' ')}`;
    if (rest.length > 0 && first === 'has') return `${value ? '' : 'no '}${rest.join(' ')}`;
    return name === '' ? (value ? 'yes' : 'no') : `${name}: ${value ? 'yes' : 'no'}`;
  }
  if (typeof value === 'number')
    return value > largestRead ? `${name} known` : `${name} ${value}`.trim();
  if (name === '') return shortened(value);
  return namesKind.has(nameOf(leaf)) ? nameWords(value) : `${name} ${shortened(value)}`;
};

const isSame = (leaf: Leaf, other: Leaves): boolean => {
  const found = other.get(keyOf(leaf));
  return leaf.value === (found === undefined ? null : found.value);
};

/** More values than these are not read. */
const mostWords = 2;

/**
 * The values that tell a sample from others, in words and as few as will do: "failed", "not paid",
 * "desires 0". Empty if nothing in them differs.
 */
export function tellApart(sample: Sample, others: readonly Sample[]): readonly string[] {
  const own = readLeaves(sample);
  let left = others.map(readLeaves);
  const missing = [...new Set(left.flatMap((other) => [...other.keys()]))]
    .filter((key) => !own.has(key))
    .map((key): Leaf => {
      const isCount = key.endsWith('#');
      return { path: (isCount ? key.slice(0, -1) : key).split('.'), value: null, isCount: false };
    });
  const leaves = [...own.values(), ...missing];
  const words: string[] = [];
  while (left.length > 0 && words.length < mostWords) {
    const [best] = leaves
      .map((leaf) => ({ leaf, same: left.filter((other) => isSame(leaf, other)) }))
      .filter(({ same }) => same.length < left.length)
      .toSorted(
        (a, b) =>
          a.same.length - b.same.length ||
          rankOf(a.leaf) - rankOf(b.leaf) ||
          a.leaf.path.length - b.leaf.path.length,
      );
    if (best === undefined) break;
    words.push(wordsOf(best.leaf));
    left = best.same;
  }
  return words;
}
