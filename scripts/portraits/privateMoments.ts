import type { Gender } from '../../common/settings';
import type { DrawnCharacter, Gesture, Scene, Shot } from '../../server/seed/character';
import { choose, clear } from './choices';
import { mix } from './colour';
import { cutShort, momentsOf } from './moments';
import type { Moment } from './moments';
import type { Tones } from './scene';

const wardrobe: Record<Gender, readonly number[]> = {
  female: [5, 7, 11, 12, 14, 15, 16, 21, 22, 23, 24, 25],
  male: [1, 3, 5, 7, 12, 14, 16, 18, 19, 23, 25],
  'non-binary': [1, 3, 5, 7, 9, 11, 12, 14, 15, 16, 20, 23, 24],
};

/** Coats and jackets for going out. */
const coats = [13, 16, 17] as const;
const coatCloths = ['#7d2244', '#245a66', '#3d4f8f', '#7a4a26', '#5d4a94', '#ece2d0', '#c9a24a'];

const atHome: readonly Scene[] = ['window', 'blinds', 'lamp', 'arch'];
const outside: readonly Scene[] = ['hills', 'horizon', 'skyline'];
const atNight: readonly Scene[] = ['moon', 'stars', 'lanterns'];
const gestures: readonly (Gesture | null)[] = ['ok', 'point', 'hand', null];

type Draft = {
  name: string;
  closeness: number;
  tones: Tones;
  light: Shot['light'];
  bodies: readonly number[];
  cloths?: readonly string[];
  scenes: readonly Scene[];
  gesture: Gesture | null;
};

function draftsOf({ slug, gender, palette, light, figure }: DrawnCharacter): Draft[] {
  const [bright, middle, deep] = palette;
  const other = light === 'left' ? 'right' : 'left';
  const whole = wardrobe[gender];
  const used = figure.second.gesture;
  const isPhoneNew = used !== 'handPhone' && figure.main.gesture !== 'handPhone';
  return [
    {
      name: 'home',
      closeness: 1.04,
      tones: [mix(bright, '#fff3dc', 0.5), mix(middle, '#ffd9a8', 0.38), mix(deep, middle, 0.45)],
      light: other,
      bodies: whole,
      scenes: atHome,
      gesture: isPhoneNew ? 'handPhone' : 'ok',
    },
    {
      name: 'outside',
      closeness: 0.86,
      tones: [
        mix(bright, '#e2f2ff', 0.45),
        mix(middle, '#8fb7d8', 0.35),
        mix(deep, '#1d3550', 0.4),
      ],
      light,
      bodies: whole.filter((body) => !cutShort.includes(body)),
      scenes: outside,
      gesture: choose(
        slug,
        'private gesture',
        gestures.filter((gesture) => gesture !== used),
      ),
    },
    {
      name: 'night',
      closeness: 1.3,
      tones: [mix(bright, middle, 0.3), mix(deep, middle, 0.35), mix(deep, '#0b0714', 0.5)],
      light: other,
      bodies: whole,
      scenes: atNight,
      gesture: null,
    },
    {
      name: 'evening',
      closeness: 0.94,
      tones: [mix(bright, '#ffd08a', 0.55), mix(middle, deep, 0.3), mix(deep, '#160b12', 0.45)],
      light,
      bodies: coats,
      cloths: coatCloths,
      scenes: ['lanterns', 'lamp', 'skyline', 'moon', 'arch'],
      gesture: null,
    },
  ];
}

/**
 * Private pictures by the same rules for everybody: three that are sent in chats, and one in
 * evening clothes. A person never wears the same clothes twice.
 */
export function privateMomentsOf(facts: DrawnCharacter): (Moment & { name: string })[] {
  const { slug, figure } = facts;
  const { main, second } = figure;
  const { near, wide } = momentsOf(facts);
  const worn = [main.body, second.body, near.shot.body, wide.shot.body];
  const cloths = [main.cloth, second.cloth ?? main.cloth, near.shot.cloth, wide.shot.cloth];
  const scenes: Scene[] = [main.scene, near.shot.scene];
  const unlike = <T>(list: readonly T[], taken: readonly unknown[]) => {
    const left = list.filter((item) => !taken.includes(item));
    return left.length > 0 ? left : list;
  };
  return draftsOf(facts).map(({ name, closeness, tones, light, gesture, ...draft }) => {
    const body = choose(slug, `${name} body`, unlike(draft.bodies, worn));
    const last = cloths.slice(-2);
    const cloth = choose(
      slug,
      `${name} cloth`,
      unlike(clear([...last, tones[1], tones[2]], draft.cloths), cloths),
    );
    const scene = choose(slug, `${name} scene`, unlike(draft.scenes, scenes));
    worn.push(body);
    cloths.push(cloth);
    scenes.push(scene);
    const shot: Shot = {
      ...main,
      body,
      cloth,
      scene,
      light,
      lips: name === 'outside' ? (second.lips ?? main.lips) : main.lips,
      eyes: name === 'night' ? (second.eyes ?? main.eyes) : main.eyes,
    };
    delete shot.gesture;
    if (gesture !== null) shot.gesture = gesture;
    return { name, closeness, tones, shot };
  });
}
