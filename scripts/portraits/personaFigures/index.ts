import type { FaceTraits } from '../../../common/personaFaces';
import type { PlaceName } from '../../../common/places';
import type { Look } from '../../../server/seed/look';
import type { Sitter } from '../shots';
import { men } from './male';
import { others } from './nonBinary';
import { women } from './female';

/** Figures for personas without a photo: nobody in the catalogue; they have no texts. */
export const personaFigures = { female: women, male: men, 'non-binary': others };

const hairs: Record<Look['hairColour'], FaceTraits['hair']> = {
  ink: 'dark',
  umber: 'dark',
  chestnut: 'brown',
  auburn: 'red',
  copper: 'red',
  honey: 'blond',
  blond: 'blond',
  grey: 'grey',
  silver: 'grey',
  white: 'grey',
  teal: 'dyed',
  plum: 'dyed',
  rose: 'dyed',
  blue: 'dyed',
};

const skins: Record<Look['skin'], FaceTraits['skin']> = {
  porcelain: 'light',
  fair: 'light',
  rosy: 'light',
  honey: 'medium',
  olive: 'medium',
  tan: 'medium',
  brown: 'dark',
  umber: 'dark',
  deep: 'dark',
};

const indoors: readonly PlaceName[] = ['cafe', 'kitchen', 'library', 'studio', 'study', 'teaHouse'];
const nature: readonly PlaceName[] = ['beach', 'forest', 'lake', 'meadow', 'mountainPass'];

/** What users choose a face by. */
export const traitsOf = ({ figure, places }: Sitter<'main'>): FaceTraits => {
  const [place] = places.main;
  return {
    hair: hairs[figure.hairColour],
    skin: skins[figure.skin],
    place: indoors.includes(place) ? 'indoors' : nature.includes(place) ? 'nature' : 'city',
  };
};
