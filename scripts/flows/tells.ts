const definitionOrTell =
  /^\s*(?:export )?(?:const |function )?(?<name>\w+)(?:\(|:| =)|\bsendBack\(\s*\{\s*type:\s*'(?<type>[^']+)'/gm;

/** The events that callback actors send back, read from their sources. */
export function tellsIn(sources: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const source of sources) {
    const names: string[] = [];
    for (const { groups = {} } of source.matchAll(definitionOrTell)) {
      const { name, type } = groups;
      if (name !== undefined) names.push(name);
      if (type === undefined) continue;
      for (const one of names) found.set(one, [...new Set([...(found.get(one) ?? []), type])]);
    }
  }
  return found;
}
