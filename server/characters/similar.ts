import type { Told } from './character';

const SIMILAR = 6;

/**
 * Who shares the most telling tags with a character: one that few have counts more. Characters that
 * need premium come after all others, and none is left whose tags are all different.
 */
export function similarTo<Other extends Pick<Told, 'id' | 'isPremium' | 'tags'>>(
  { id, tags }: Pick<Told, 'id' | 'tags'>,
  all: readonly Other[],
): Other[] {
  const shareOf = (tag: string) => 1 / all.filter((other) => other.tags.includes(tag)).length;
  const shares = new Map(tags.map((tag) => [tag, shareOf(tag)]));
  const likeness = (other: Other) =>
    other.tags.reduce((sum, tag) => sum + (shares.get(tag) ?? 0), 0);
  return all
    .filter((other) => other.id !== id)
    .map((other) => ({ other, like: likeness(other) }))
    .filter(({ like }) => like > 0)
    .sort(
      (one, two) =>
        Number(one.other.isPremium) - Number(two.other.isPremium) || two.like - one.like,
    )
    .slice(0, SIMILAR)
    .map(({ other }) => other);
}
