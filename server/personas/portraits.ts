import { facePortrait, personaFaces } from '../../common/personaFaces';
import type { Face } from '../../common/personaFaces';
import type { Gender } from '../../common/settings';

/** `turn`: how many the user has already, so that their personas look different. */
function anyFace(gender: Gender, turn: number): Face {
  const fitting = personaFaces[gender];
  const picked = fitting[turn % fitting.length];
  if (picked === undefined) throw new Error(`Nobody is drawn for a persona: ${gender}`);
  return picked;
}

export const drawnPortrait = (gender: Gender, turn: number) => facePortrait(anyFace(gender, turn));
