type Pair<T> = readonly [T | null, T | null];

/** The longest list of items that both lists have in this order, as pairs of indexes. */
function common<T>(before: readonly T[], after: readonly T[], keyOf: (item: T) => string) {
  const was = before.map(keyOf);
  const is = after.map(keyOf);
  // lengths[i][j]: how many match from i and j on.
  const lengths = was.map(() => new Array<number>(is.length + 1).fill(0));
  lengths.push(new Array<number>(is.length + 1).fill(0));
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  for (let i = was.length - 1; i >= 0; i -= 1)
    for (let j = is.length - 1; j >= 0; j -= 1) {
      const row = lengths[i];
      if (row === undefined) continue;
      row[j] = was[i] === is[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  const pairs: (readonly [number, number])[] = [];
  let i = 0;
  let j = 0;
  while (i < was.length && j < is.length)
    if (was[i] === is[j]) {
      pairs.push([i, j]);
      i += 1;
      j += 1;
    } else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  return pairs;
}

/**
 * Which items of two lists are the same, in order; null for one that the other list lacks.
 * @param keys from surest to least sure: what the first leaves over is compared by the next
 */
export function pairUp<T>(
  before: readonly T[],
  after: readonly T[],
  keys: readonly ((item: T) => string)[],
): readonly Pair<T>[] {
  const [keyOf, ...less] = keys;
  if (keyOf === undefined)
    return [
      ...before.map((item): Pair<T> => [item, null]),
      ...after.map((item): Pair<T> => [null, item]),
    ];
  const anchors = [...common(before, after, keyOf), [before.length, after.length] as const];
  let from: readonly [number, number] = [0, 0];
  return anchors.flatMap(([i, j]): readonly Pair<T>[] => {
    const between = pairUp(before.slice(from[0], i), after.slice(from[1], j), less);
    from = [i + 1, j + 1];
    const [was, is] = [before[i], after[j]];
    return was === undefined || is === undefined ? between : [...between, [was, is]];
  });
}
