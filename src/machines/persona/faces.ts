import { faceTraits, personaFaces } from '../../../common/personaFaces';
import type { Face, FaceTrait, FaceWishes } from '../../../common/personaFaces';
import type { PersonaValues } from './persona';

export const FACES_SHOWN = 6;

const isTrait = (key: string): key is FaceTrait => Object.hasOwn(faceTraits, key);
export const traits: readonly FaceTrait[] = Object.keys(faceTraits).filter(isTrait);

type Looked = Pick<PersonaValues, 'age' | 'face' | 'gender' | 'turn' | 'wishes'>;

const missed = (face: Face, wishes: FaceWishes = {}): number =>
  traits.filter((trait) => wishes[trait] && wishes[trait] !== face[trait]).length;

/** The faces of the gender, those that fit the wishes and then the age best first. */
function ranked({ age, gender, wishes }: Looked): readonly Face[] {
  const years = Number(age);
  const distance = (face: Face) => missed(face, wishes) * 1_000 + Math.abs(face.age - years);
  const faces = gender === null ? [] : personaFaces[gender];
  return faces.toSorted((one, other) => distance(one) - distance(other));
}

/** The face that the user chose, else the one that fits best; null before there is a gender. */
export function chosenFace(values: Looked): Face | null {
  const faces = ranked(values);
  return faces.find(({ slug }) => slug === values.face) ?? faces[0] ?? null;
}

/** The faces to choose from, the chosen one always among them, and how many have all that is wanted. */
export function shownFaces(values: Looked): { faces: readonly Face[]; fitting: number } {
  const all = ranked(values);
  const at = ((values.turn ?? 0) * FACES_SHOWN) % Math.max(1, all.length);
  const faces = [...all.slice(at), ...all.slice(0, at)].slice(0, FACES_SHOWN);
  const chosen = chosenFace(values);
  const isShown = chosen === null || faces.includes(chosen);
  return {
    faces: isShown ? faces : [chosen, ...faces.slice(0, -1)],
    fitting: all.filter((face) => missed(face, values.wishes) === 0).length,
  };
}
