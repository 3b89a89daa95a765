import type { Gender } from '../../common/settings';
import type { components } from '../../src/api/schema';
import { personaPortraits } from '../seed/personaPortraits';

type Portrait = components['schemas']['Portrait'];

/** `turn`: how many the user has already, so that their personas look different. */
export function drawnPortrait(gender: Gender, turn: number): Portrait {
  const fitting = personaPortraits.filter((portrait) => portrait.gender === gender);
  const picked = fitting[turn % fitting.length];
  if (picked === undefined) throw new Error(`Nobody is drawn for a persona: ${gender}`);
  return {
    colors: picked.colors,
    sources: picked.sources.map(({ width, avif, webp }) => ({
      width,
      avif: `/portraits/${avif}`,
      webp: `/portraits/${webp}`,
    })),
  };
}
