import { faceOf, facePortrait, personaFaces } from '../../common/personaFaces';
import type { Gender } from '../../common/settings';
import { fieldError } from '../http/fieldErrors';
import { problems } from '../http/problem';

/**
 * The face of a persona: the `chosen` one, which must be of this gender, else the one it `had`, else
 * one for this `turn`, so that a user's personas look different.
 */
export function faceFor(
  gender: Gender,
  { chosen, had = null, turn }: { chosen: string | undefined; had?: string | null; turn: number },
) {
  const slugs = personaFaces[gender].map(({ slug }) => slug);
  if (chosen !== undefined && !slugs.includes(chosen))
    throw problems.invalidInput({ face: [fieldError('invalid', 'face')] });
  const slug = chosen ?? slugs.find((one) => one === had) ?? slugs[turn % slugs.length] ?? null;
  const face = faceOf(slug, gender);
  return { face: face.slug, portrait: facePortrait(face) };
}
