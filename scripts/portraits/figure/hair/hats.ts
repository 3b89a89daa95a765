import { cloth } from '../clothes/body';
import { line, loop, ribbon, tapered } from '../geometry';
import { shape } from '../ink';
import { fold } from './worn';
import type { Worn } from './worn';

const brim: Worn = ({ ink, tones, accent, move, shadeSide, glow }) => {
  const dome = loop(
    move([
      [-98, -92],
      [-92, -160],
      [-66, -212],
      [-20, -222],
      [8, -208],
      [40, -224],
      [76, -206],
      [94, -156],
      [98, -92],
      [0, -106],
    ]),
  );
  const brim = loop(
    move([
      [-176, -66],
      [-110, -104],
      [0, -122],
      [110, -104],
      [176, -66],
      [130, -62],
      [60, -74],
      [0, -78],
      [-60, -74],
      [-130, -62],
    ]),
  );
  return (
    cloth(ink, tones, dome, {
      shades: [
        shadeSide(60),
        fold(
          ...move([
            [8, -204],
            [14, -170],
            [6, -140],
          ]),
        ),
      ],
      lights: [glow(-190, 50)],
    }) +
    cloth(
      ink,
      accent,
      ribbon(
        move([
          [-97, -112],
          [0, -132],
          [97, -112],
        ]),
        () => 26,
        10,
      ),
    ) +
    cloth(ink, tones, brim, {
      shades: [
        ribbon(
          move([
            [-150, -66],
            [0, -82],
            [150, -66],
          ]),
          () => 12,
        ),
        shadeSide(100),
      ],
      lights: [
        ribbon(
          move([
            [ink.lit * 150, -76],
            [ink.lit * 90, -98],
            [0, -112],
          ]),
          tapered(9),
        ),
      ],
    })
  );
};

const fur: Worn = ({ ink, tones, accent, move, shadeSide, glow }) => {
  const dome = loop(
    move([
      [-100, -110],
      [-92, -190],
      [0, -226],
      [92, -190],
      [100, -110],
      [0, -128],
    ]),
  );
  const hem = loop(
    move([
      [-122, -64],
      [-128, -104],
      [-70, -136],
      [0, -144],
      [70, -136],
      [128, -104],
      [122, -64],
      [60, -92],
      [0, -98],
      [-60, -92],
    ]),
  );
  const tuft = Array.from({ length: 40 }, (_, index) => {
    const u = (index / 39) * 2 - 1;
    const [x = 0, y = 0] = [u * 120, -84 - (1 - u * u) * 34 + ((index * 7) % 5) * 6 - 12];
    return shape(
      ribbon(
        move([
          [x, y],
          [x + u * 7, y - 10],
          [x + u * 10 + 3, y - 18],
        ]),
        tapered(4),
      ),
      index % 2 === 0 ? accent.light : accent.shade,
      0.7,
    );
  }).join('');
  return (
    cloth(ink, tones, dome, {
      shades: [shadeSide(70)],
      lights: [glow(-196, 40)],
      lines: [
        line(
          move([
            [0, -224],
            [0, -132],
          ]),
        ),
      ],
    }) +
    cloth(ink, accent, hem, { shades: [shadeSide(80)] }) +
    tuft
  );
};

const goggles: Worn = ({ ink, tones, accent, move }) => {
  const strap = ribbon(
    move([
      [-112, -76],
      [-60, -124],
      [0, -138],
      [60, -124],
      [112, -76],
    ]),
    () => 20,
    12,
  );
  const lens = (s: number) =>
    loop(
      move([
        [s * 14, -132],
        [s * 52, -134],
        [s * 72, -112],
        [s * 58, -90],
        [s * 22, -96],
      ]),
    );
  return (
    cloth(ink, tones, strap) +
    [-1, 1]
      .map((s) =>
        cloth(ink, accent, lens(s), {
          gloss: 2,
          lights: [
            ribbon(
              move([
                [s * 30, -122],
                [s * 44, -104],
              ]),
              () => 9,
            ),
          ],
        }),
      )
      .join('')
  );
};

const headband: Worn = ({ ink, tones, move, shadeSide }) => {
  return cloth(
    ink,
    tones,
    ribbon(
      move([
        [-110, -62],
        [-70, -112],
        [0, -132],
        [70, -112],
        [110, -62],
      ]),
      () => 26,
      12,
    ),
    {
      shades: [shadeSide(70)],
      lines: [
        line(
          move([
            [-104, -66],
            [0, -126],
            [104, -66],
          ]),
        ),
      ],
    },
  );
};

export const hats = { brim, fur, goggles, headband };
