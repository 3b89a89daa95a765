import type { Gender } from '../../common/settings';
import type { DrawnCharacter, Scene, Shot } from '../../server/seed/character';
import { choose, clear } from './choices';
import { mix } from './colour';
import type { Tones } from './scene';

/** Another moment of the same person: the choices for its shot, the distance, and the light. */
export type Moment = { shot: Shot; closeness: number; tones: Tones };

const wardrobe: Record<Gender, readonly number[]> = {
  female: [7, 11, 12, 13, 14, 16, 21, 25],
  male: [7, 12, 13, 14, 16, 23, 25],
  'non-binary': [7, 9, 11, 12, 14, 16, 20, 23],
};

/** Clothes that would visibly end in a wide picture. */
export const cutShort: readonly number[] = [11, 12, 13];

const nearScenes: readonly Scene[] = ['window', 'blinds', 'lamp', 'arch', 'moon', 'horizon'];
const wideScenes: readonly Scene[] = ['lanterns', 'skyline', 'stars', 'hills'];
const raised = ['waveLongArm', 'okLongArm', 'pointLongArm'] as const;
const low = ['hand', 'ok', 'point'] as const;

/** A face from nearby, at dusk. */
function near({ slug, gender, palette, light, figure }: DrawnCharacter): Moment {
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
function wide(facts: DrawnCharacter): Moment {
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

/** Two more pictures by the same rules for everybody. */
export const momentsOf = (facts: DrawnCharacter): { near: Moment; wide: Moment } => ({
  near: near(facts),
  wide: wide(facts),
});
