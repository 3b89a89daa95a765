import * as v from 'valibot';
import { shotNames } from './shotNames';

/** The names that a drawing of a person is composed of; `scripts/portraits/figure` draws each. */
export const skins = [
  'porcelain',
  'fair',
  'rosy',
  'honey',
  'olive',
  'tan',
  'brown',
  'umber',
  'deep',
] as const;
/** The last four are dyed. */
export const hairColours = [
  'ink',
  'umber',
  'chestnut',
  'auburn',
  'copper',
  'honey',
  'blond',
  'grey',
  'silver',
  'white',
  'teal',
  'plum',
  'rose',
  'blue',
] as const;
export const faceShapes = [
  'oval',
  'round',
  'square',
  'heart',
  'long',
  'diamond',
  'strong',
] as const;
export const eyeShapes = [
  'almond',
  'round',
  'hooded',
  'upturned',
  'downturned',
  'monolid',
  'narrow',
  'deep',
] as const;
export const eyeColours = [
  'brown',
  'dark',
  'hazel',
  'amber',
  'green',
  'blue',
  'grey',
  'violet',
  'teal',
] as const;
export const noses = [
  'straight',
  'button',
  'broad',
  'aquiline',
  'long',
  'narrow',
  'strong',
  'soft',
] as const;
export const browShapes = [
  'soft',
  'straight',
  'arched',
  'thick',
  'angled',
  'thin',
  'bushy',
] as const;
export const beards = [
  'stubble',
  'moustache',
  'handlebar',
  'goatee',
  'circle',
  'short',
  'full',
  'long',
  'chin',
] as const;
export const builds = ['slight', 'slender', 'full', 'even', 'athletic', 'broad'] as const;
export const expressions = [
  'calm',
  'warm',
  'grin',
  'laugh',
  'dry',
  'amused',
  'serious',
  'bold',
  'shy',
  'dreamy',
  'smile',
  'proud',
] as const;
export const glassesKinds = ['round', 'square', 'cat', 'half', 'tinted'] as const;
export const earringKinds = ['stud', 'hoop', 'drop', 'planet'] as const;
export const markKinds = ['browScar', 'cheekScar', 'mole'] as const;
export const covers = [
  'hijab',
  'turban',
  'wrap',
  'beanie',
  'flatCap',
  'brim',
  'kerchief',
  'cap',
  'fur',
  'headband',
  'goggles',
] as const;
export const hairNames = [
  ...([
    'bald',
    'buzz',
    'waves',
    'straight',
    'longFringe',
    'hime',
    'bob',
    'sideBob',
    'lob',
    'shag',
  ] as const),
  ...(['halfUp', 'ponytail', 'lowTail', 'bun', 'sideBun', 'topknot', 'messyBun'] as const),
  ...([
    'braid',
    'twoBraids',
    'crownBraid',
    'pixie',
    'silverWave',
    'curls',
    'curlyBob',
    'afro',
    'puffs',
  ] as const),
  ...([
    'coils',
    'shortCurls',
    'mop',
    'locs',
    'shortLocs',
    'braids',
    'cornrows',
    'quiff',
    'slick',
  ] as const),
  ...([
    'sidePart',
    'crop',
    'tousled',
    'bangs',
    'undercut',
    'longMan',
    'manBun',
    'tiedBack',
  ] as const),
  ...(['receding', 'thin'] as const),
] as const;
export const garments = [
  ...([
    'tee',
    'shirt',
    'flannel',
    'openShirt',
    'blouse',
    'turtleneck',
    'knit',
    'rollneck',
    'dress',
  ] as const),
  ...([
    'wrap',
    'hoodie',
    'suit',
    'blazer',
    'velvet',
    'waistcoat',
    'cardigan',
    'leather',
    'coat',
  ] as const),
  ...([
    'scarfCoat',
    'scarfKnit',
    'apron',
    'overalls',
    'boiler',
    'uniform',
    'kimono',
    'sari',
  ] as const),
  ...(['labcoat', 'raincoat', 'parka', 'tunic', 'linen', 'robe', 'shawl'] as const),
] as const;

const colour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/, 'Write a colour as #rrggbb'));

/** What a person wears and does in one picture. */
const shotSchema = v.strictObject({
  wear: v.picklist(garments),
  /** Of the garment, of what lies beneath it, and of its trimmings. */
  cloth: v.union([
    v.strictTuple([colour]),
    v.strictTuple([colour, colour]),
    v.strictTuple([colour, colour, colour]),
  ]),
  mien: v.picklist(expressions),
  /** From -1 (to their right, our left) to 1, and the tilt of the head in degrees. */
  turn: v.pipe(v.number(), v.minValue(-1), v.maxValue(1)),
  tilt: v.exactOptional(v.pipe(v.number(), v.minValue(-8), v.maxValue(8))),
  glasses: v.exactOptional(v.picklist(glassesKinds)),
  cover: v.exactOptional(v.picklist(covers)),
  hair: v.exactOptional(v.picklist(hairNames)),
});
export type Shot = v.InferOutput<typeof shotSchema>;

/** What makes the person recognisable in every picture. */
export const lookSchema = v.strictObject({
  face: v.picklist(faceShapes),
  skin: v.picklist(skins),
  eyes: v.picklist(eyeShapes),
  iris: v.picklist(eyeColours),
  brows: v.picklist(browShapes),
  nose: v.picklist(noses),
  /** Fullness of the lips; 1 is the middle. */
  lips: v.pipe(v.number(), v.minValue(0.6), v.maxValue(1.5)),
  build: v.picklist(builds),
  hair: v.picklist(hairNames),
  hairColour: v.picklist(hairColours),
  beard: v.exactOptional(v.picklist(beards)),
  earrings: v.exactOptional(v.picklist(earringKinds)),
  mark: v.exactOptional(v.picklist(markKinds)),
  freckles: v.exactOptional(v.boolean()),
  /** 0 to 1: lashes, lids and lips. */
  makeup: v.exactOptional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
});
export type Look = v.InferOutput<typeof lookSchema>;

export const shotsSchema = v.strictObject(v.entriesFromList(shotNames, shotSchema));
