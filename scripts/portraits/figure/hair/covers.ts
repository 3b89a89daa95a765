import type { Shot } from '../../../../server/seed/look';
import { cloth } from '../clothes/body';
import { loop } from '../geometry';
import type { Head } from '../head';
import type { Ink } from '../ink';
import type { Tones } from '../tones';
import { caps } from './caps';
import { hats } from './hats';
import { scarves } from './scarves';
import { wearingOf } from './worn';
import type { Worn } from './worn';

type Cover = NonNullable<Shot['cover']>;

const covers: Record<Cover, Worn> = { ...scarves, ...caps, ...hats };

/** What lies behind the head and on the shoulders. */
export function coverBehind(ink: Ink, head: Head, tones: Tones, name: Cover): string {
  const { move } = wearingOf(ink, head, tones, tones);
  if (name === 'hijab')
    return cloth(
      ink,
      tones,
      loop(
        move([
          [-128, -40],
          [-112, -130],
          [0, -178],
          [112, -130],
          [128, -40],
          [130, 80],
          [150, 200],
          [120, 290],
          [-120, 290],
          [-150, 200],
          [-130, 80],
        ]),
      ),
      {
        shades: [
          loop(
            move([
              [-104, 40],
              [104, 40],
              [120, 260],
              [-120, 260],
            ]),
          ),
        ],
      },
    );
  if (name === 'kerchief')
    return cloth(
      ink,
      tones,
      loop(
        move([
          [-90, 20],
          [90, 20],
          [70, 130],
          [0, 170],
          [-70, 130],
        ]),
      ),
      {
        shades: [
          loop(
            move([
              [-90, 20],
              [90, 20],
              [60, 120],
              [-60, 120],
            ]),
          ),
        ],
      },
    );
  return '';
}

/** What is worn on the head. */
export const cover = (ink: Ink, head: Head, tones: Tones, accent: Tones, name: Cover): string =>
  covers[name](wearingOf(ink, head, tones, accent));
