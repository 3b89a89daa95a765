import type { CharacterFacts, Gender, Scene, Shot } from '../../server/seed/character';
import { distance, mix } from './colour';
import type { Tones } from './scene';

/** One more moment of the same person: the choices of its shot, how near, and in which light. */
export type Moment = { shot: Shot; closeness: number; tones: Tones };

const wardrobe: Record<Gender, readonly number[]> = {
  female: [7, 11, 12, 13, 14, 16, 21, 25],
  male: [7, 12, 13, 14, 16, 23, 25],
  'non-binary': [7, 9, 11, 12, 14, 16, 20, 23],
};

/** Clothes that end in sight where the picture is wide. */
const cutShort: readonly number[] = [11, 12, 13];

const cloths = [
  '#f2e2c4',
  '#f0c25a',
  '#e0783f',
  '#b8433f',
  '#7a2440',
  '#8a5a78',
  '#5b4a86',
  '#3f5f96',
  '#6f9fbf',
  '#2f6f73',
  '#3f7a5a',
  '#7f8a4c',
  '#8a5a38',
  '#4b4650',
] as const;

const nearScenes: readonly Scene[] = ['window', 'blinds', 'lamp', 'arch', 'moon', 'horizon'];
const wideScenes: readonly Scene[] = ['lanterns', 'skyline', 'stars', 'hills'];
const raised = ['waveLongArm', 'okLongArm', 'pointLongArm'] as const;
const low = ['hand', 'ok', 'point'] as const;

/** A number of the text's own (FNV-1a, stirred), so that who joins the cast changes no picture. */
function numberOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

function choose<T>(slug: string, aspect: string, list: readonly T[]): T {
  const choice = list[numberOf(`${slug} ${aspect}`) % list.length];
  if (choice === undefined) throw new Error(`Nothing is left to choose from for ${aspect}`);
  return choice;
}

/** The cloths that stand out most from all the given colours. */
function clear(colours: readonly string[]): string[] {
  const nearest = (cloth: string) => Math.min(...colours.map((colour) => distance(cloth, colour)));
  return cloths.toSorted((one, other) => nearest(other) - nearest(one)).slice(0, 4);
}

/** A face from nearby, at dusk. */
function near({ slug, gender, palette, light, figure }: CharacterFacts): Moment {
  const { main, second } = figure;
  const tones: Tones = [
    mix(palette[0], '#ffdcae', 0.35),
    mix(palette[1], palette[0], 0.28),
    mix(palette[2], palette[1], 0.3),
  ];
  const worn = [main.body, second.body];
  return {
    closeness: 1.22,
    tones,
    shot: {
      ...main,
      body: choose(
        slug,
        'near body',
        wardrobe[gender].filter((body) => !worn.includes(body)),
      ),
      cloth: choose(slug, 'near cloth', clear([main.cloth, second.cloth ?? main.cloth, tones[1]])),
      eyes: second.eyes ?? main.eyes,
      brows: second.brows ?? main.brows,
      scene: choose(
        slug,
        'near scene',
        nearScenes.filter((scene) => scene !== main.scene && scene !== second.scene),
      ),
      light,
    },
  };
}

/** The person in a wider scene, at night. */
function wide(facts: CharacterFacts): Moment {
  const { slug, gender, palette, light, figure } = facts;
  const { main, second } = figure;
  const first = near(facts).shot;
  const tones: Tones = [
    mix(palette[0], palette[1], 0.45),
    mix(palette[1], palette[2], 0.5),
    mix(palette[2], '#120a1c', 0.35),
  ];
  const isRaised = raised.some((gesture) => gesture === second.gesture);
  const worn = [main.body, second.body, first.body, ...cutShort];
  return {
    closeness: isRaised ? 0.78 : 0.92,
    tones,
    shot: {
      ...main,
      body: choose(
        slug,
        'wide body',
        wardrobe[gender].filter((body) => !worn.includes(body)),
      ),
      cloth: choose(
        slug,
        'wide cloth',
        clear([main.cloth, second.cloth ?? main.cloth, first.cloth, tones[1], tones[2]]),
      ),
      lips: second.lips ?? main.lips,
      gesture: choose(slug, 'gesture', isRaised ? low : raised),
      scene: choose(slug, 'wide scene', wideScenes),
      light: light === 'left' ? 'right' : 'left',
    },
  };
}

/** Two more pictures by rule, for everybody. */
export const momentsOf = (facts: CharacterFacts): { near: Moment; wide: Moment } => ({
  near: near(facts),
  wide: wide(facts),
});
