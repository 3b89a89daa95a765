import { mix } from '../../colour';
import { cloth } from '../clothes/body';
import { line, loop, ribbon, sides } from '../geometry';
import { fold } from './worn';
import type { Worn } from './worn';

const beanie: Worn = ({ ink, tones, move, shadeSide, glow }) => {
  const dome = loop(
    move([
      [-108, -66],
      [-114, -120],
      [-84, -186],
      [-24, -214],
      [30, -214],
      [86, -186],
      [114, -120],
      [108, -66],
      [0, -86],
    ]),
  );
  const hem = sides(
    move([
      [-112, -100],
      [0, -122],
      [112, -100],
    ]),
    move([
      [112, -100],
      [114, -54],
    ]),
    move([
      [114, -54],
      [0, -78],
      [-114, -54],
    ]),
    move([
      [-114, -54],
      [-112, -100],
    ]),
  );
  const rib = Array.from({ length: 13 }, (_, index) =>
    line(
      move([
        [-102 + index * 17, -112 + Math.abs(index - 6) * 2.6 - 8],
        [-103 + index * 17.2, -66 + Math.abs(index - 6) * 2.4 - 12],
      ]),
    ),
  );
  return (
    cloth(ink, tones, dome, {
      shades: [shadeSide(70)],
      lights: [glow(-180)],
      lines: [-60, -24, 14, 52].map((x) =>
        line(
          move([
            [x * 1.3, -100],
            [x * 1.1, -160],
            [x * 0.5, -206],
          ]),
        ),
      ),
    }) + cloth(ink, tones, hem, { shades: [shadeSide(70)], lines: rib })
  );
};

const flatCap: Worn = ({ ink, tones, move, shadeSide, glow }) => {
  const dome = loop(
    move([
      [-112, -84],
      [-126, -130],
      [-96, -186],
      [-20, -206],
      [70, -196],
      [122, -152],
      [120, -96],
      [60, -104],
      [-60, -98],
    ]),
  );
  const peak = sides(
    move([
      [-108, -88],
      [-30, -108],
      [60, -108],
      [112, -90],
    ]),
    move([
      [112, -90],
      [70, -64],
      [0, -58],
      [-74, -60],
      [-108, -88],
    ]),
  );
  return (
    cloth(ink, tones, dome, {
      shades: [
        shadeSide(70),
        fold(
          ...move([
            [-112, -110],
            [0, -130],
            [112, -118],
          ]),
        ),
      ],
      lights: [glow(-176)],
      lines: [
        line(
          move([
            [-10, -204],
            [-30, -150],
            [-70, -104],
          ]),
        ),
        line(
          move([
            [20, -204],
            [50, -150],
            [80, -106],
          ]),
        ),
      ],
    }) +
    cloth(ink, { ...tones, base: mix(tones.base, tones.shade, 0.5) }, peak, {
      shades: [
        ribbon(
          move([
            [-90, -70],
            [0, -64],
            [90, -76],
          ]),
          () => 12,
        ),
      ],
    })
  );
};

const cap: Worn = ({ ink, tones, accent, move, shadeSide, glow }) => {
  const dome = loop(
    move([
      [-108, -70],
      [-114, -124],
      [-80, -180],
      [0, -198],
      [80, -180],
      [114, -124],
      [108, -70],
      [0, -96],
    ]),
  );
  const peak = sides(
    move([
      [-92, -86],
      [0, -112],
      [92, -86],
    ]),
    move([
      [92, -86],
      [78, -56],
      [0, -66],
      [-78, -56],
      [-92, -86],
    ]),
  );
  return (
    cloth(ink, tones, dome, {
      shades: [shadeSide(70)],
      lights: [glow(-170)],
      lines: [
        line(
          move([
            [0, -196],
            [0, -112],
          ]),
        ),
      ],
    }) +
    cloth(
      ink,
      accent,
      ribbon(
        move([
          [-104, -84],
          [0, -116],
          [104, -84],
        ]),
        () => 22,
        10,
      ),
    ) +
    cloth(ink, tones, peak, {
      gloss: 1.6,
      shades: [
        ribbon(
          move([
            [-80, -62],
            [0, -72],
            [80, -62],
          ]),
          () => 9,
        ),
      ],
    })
  );
};

export const caps = { beanie, flatCap, cap };
