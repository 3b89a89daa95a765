import type { CharacterFacts } from '../../server/seed/character';

/** Who stands for a persona without a photo: nobody of the catalogue, and no text belongs to them. */
export type PersonaFigure = Pick<
  CharacterFacts,
  'figure' | 'gender' | 'light' | 'palette' | 'slug'
>;

export const personaFigures: PersonaFigure[] = [
  {
    slug: 'persona-female-1',
    gender: 'female',
    palette: ['#ffd3a8', '#d2693c', '#3d1226'],
    light: 'left',
    figure: {
      hair: 20,
      hairColour: 'auburn',
      skin: 'fair',
      nose: 7,
      main: { body: 13, cloth: '#f3e6d8', brows: 5, eyes: 1, lips: 17, scene: 'arch' },
      second: {},
    },
  },
  {
    slug: 'persona-female-2',
    gender: 'female',
    palette: ['#b6c8ff', '#5a5fc0', '#1b1647'],
    light: 'right',
    figure: {
      hair: 43,
      hairColour: 'ink',
      skin: 'tan',
      nose: 10,
      main: { body: 8, cloth: '#f4d9b2', brows: 9, eyes: 1, lips: 23, scene: 'moon' },
      second: {},
    },
  },
  {
    slug: 'persona-female-3',
    gender: 'female',
    palette: ['#bdeed6', '#2f8f7c', '#0f2f3a'],
    light: 'left',
    figure: {
      hair: 58,
      hairColour: 'chestnut',
      skin: 'brown',
      nose: 14,
      main: { body: 23, cloth: '#f0b46a', brows: 12, eyes: 1, lips: 2, scene: 'lanterns' },
      second: {},
    },
  },
  {
    slug: 'persona-male-1',
    gender: 'male',
    palette: ['#a9b4ee', '#4d4f9e', '#1a163f'],
    light: 'right',
    figure: {
      hair: 18,
      hairColour: 'chestnut',
      skin: 'fair',
      nose: 10,
      main: { body: 20, cloth: '#f4efe8', brows: 4, eyes: 1, lips: 17, scene: 'window' },
      second: {},
    },
  },
  {
    slug: 'persona-male-2',
    gender: 'male',
    palette: ['#f2c38e', '#b4562f', '#34120f'],
    light: 'left',
    figure: {
      hair: 49,
      hairColour: 'ink',
      skin: 'deep',
      nose: 14,
      main: { body: 17, cloth: '#e9dcc6', brows: 8, eyes: 1, lips: 23, scene: 'horizon' },
      second: {},
    },
  },
  {
    slug: 'persona-male-3',
    gender: 'male',
    palette: ['#c9e7a8', '#5b8f4a', '#17322b'],
    light: 'right',
    figure: {
      hair: 18,
      hairColour: 'blond',
      skin: 'honey',
      nose: 15,
      beard: 2,
      main: { body: 5, cloth: '#3f5a6f', brows: 8, eyes: 1, lips: 17, scene: 'hills' },
      second: {},
    },
  },
  {
    slug: 'persona-non-binary-1',
    gender: 'non-binary',
    palette: ['#f3b8d4', '#a5478f', '#2c1040'],
    light: 'left',
    figure: {
      hair: 49,
      hairColour: 'silver',
      skin: 'honey',
      nose: 7,
      main: { body: 24, cloth: '#f4d35e', brows: 9, eyes: 1, lips: 21, scene: 'stars' },
      second: {},
    },
  },
  {
    slug: 'persona-non-binary-2',
    gender: 'non-binary',
    palette: ['#9fe3ef', '#2f7fb8', '#12214f'],
    light: 'right',
    figure: {
      hair: 18,
      hairColour: 'teal',
      skin: 'porcelain',
      nose: 10,
      main: { body: 8, cloth: '#f1ede4', brows: 5, eyes: 1, lips: 17, scene: 'skyline' },
      second: {},
    },
  },
  {
    slug: 'persona-non-binary-3',
    gender: 'non-binary',
    palette: ['#ffd08a', '#cf7a2e', '#3a1a12'],
    light: 'left',
    figure: {
      hair: 20,
      hairColour: 'plum',
      skin: 'brown',
      nose: 17,
      main: { body: 12, cloth: '#2c5f4f', brows: 4, eyes: 1, lips: 2, scene: 'lamp' },
      second: {},
    },
  },
];
