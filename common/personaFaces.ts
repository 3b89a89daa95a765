import manifest from './personaFaces.json' with { type: 'json' };
import type { Gender } from './settings';

/** What users choose a drawn face by. */
export const faceTraits = {
  hair: ['dark', 'brown', 'blond', 'red', 'grey', 'dyed'],
  skin: ['light', 'medium', 'dark'],
  place: ['indoors', 'city', 'nature'],
} as const;
export type FaceTrait = keyof typeof faceTraits;
export type FaceTraits = { [Trait in FaceTrait]: (typeof faceTraits)[Trait][number] };

/** What is asked of a face; a trait that is missing or empty may be anything. */
export type FaceWishes = Partial<Record<FaceTrait, string>>;

/** A drawn face for personas without a photo; `npm run portraits` draws it and writes the list. */
export type Face = Record<FaceTrait, string> & {
  slug: string;
  age: number;
  /** Three stops of its gradient, lightest first. */
  colors: readonly string[];
  sources: readonly { width: number; avif: string; webp: string }[];
};

export const personaFaces: Readonly<Record<Gender, readonly Face[]>> = manifest;

/** The face of this name among those of a gender, else the first of them. */
export function faceOf(slug: string | null, gender: Gender): Face {
  const [first] = personaFaces[gender];
  const face = personaFaces[gender].find((one) => one.slug === slug) ?? first;
  if (face === undefined) throw new Error(`Nobody is drawn for a persona: ${gender}`);
  return face;
}

/** Its picture, as those of official characters are addressed. */
export const facePortrait = ({
  colors: [light = '', middle = light, dark = middle],
  sources,
}: Face) => {
  const colors: [string, string, string] = [light, middle, dark];
  const addressed = sources.map(({ width, avif, webp }) => ({
    width,
    avif: `/portraits/${avif}`,
    webp: `/portraits/${webp}`,
  }));
  return { colors, sources: addressed };
};
