import { cloth } from '../clothes/body';
import { line, loop, ribbon, tapered } from '../geometry';
import { fold } from './worn';
import type { Worn } from './worn';

const hijab: Worn = ({ ink, tones, move, shadeSide, glow }) => {
  const frame = move([
    [-92, 60],
    [-101, 0],
    [-96, -58],
    [-70, -98],
    [0, -116],
    [70, -98],
    [96, -58],
    [101, 0],
    [92, 60],
    [66, 118],
    [24, 152],
    [-24, 152],
    [-66, 118],
  ]);
  const outer = move([
    [-128, 40],
    [-130, -40],
    [-112, -128],
    [-62, -172],
    [0, -184],
    [62, -172],
    [112, -128],
    [130, -40],
    [128, 40],
    [120, 130],
    [128, 210],
    [60, 300],
    [-40, 306],
    [-128, 214],
    [-120, 130],
  ]);
  const path = `${loop(outer)}${loop(frame.toReversed())}`;
  return cloth(ink, tones, path, {
    shades: [
      shadeSide(80),
      fold(
        ...move([
          [-96, 70],
          [-60, 160],
          [10, 200],
          [80, 190],
        ]),
      ),
      fold(
        ...move([
          [-118, 120],
          [-60, 220],
          [20, 250],
          [110, 226],
        ]),
      ),
      fold(
        ...move([
          [100, 40],
          [92, 130],
          [30, 190],
          [-60, 220],
        ]),
      ),
      ribbon(
        move([
          [-80, -90],
          [0, -124],
          [80, -90],
          [104, 0],
          [94, 70],
        ]),
        tapered(13),
      ),
    ],
    lights: [
      glow(-150),
      fold(
        ...move([
          [-110, 100],
          [-70, 190],
          [0, 226],
        ]),
      ),
    ],
    lines: [
      line(
        move([
          [-98, 60],
          [-66, 150],
          [0, 190],
          [84, 176],
        ]),
      ),
      line(
        move([
          [102, 40],
          [96, 120],
          [40, 184],
          [-50, 236],
        ]),
      ),
      line(
        move([
          [-70, -112],
          [0, -134],
          [70, -112],
        ]),
      ),
    ],
  });
};

const turban: Worn = ({ ink, tones, move, shadeSide, glow }) => {
  const path = loop(
    move([
      [-106, -36],
      [-124, -96],
      [-110, -168],
      [-52, -216],
      [10, -226],
      [74, -208],
      [118, -158],
      [124, -90],
      [106, -36],
      [74, -82],
      [0, -98],
      [-74, -82],
    ]),
  );
  const wrap = (a: number) =>
    move([
      [-112 + a * 4, -48 - a * 24],
      [-40, -92 - a * 30],
      [60, -120 - a * 26],
      [118, -130 - a * 16],
    ]);
  const back = (a: number) =>
    move([
      [112 - a * 4, -48 - a * 22],
      [50, -96 - a * 24],
      [-10, -110 - a * 30],
    ]);
  return cloth(ink, tones, path, {
    shades: [
      shadeSide(70),
      ...[0, 1, 2, 3].map((a) => ribbon(wrap(a), tapered(10))),
      ...[0, 1, 2].map((a) => ribbon(back(a), tapered(9))),
    ],
    lights: [glow(-190), ribbon(wrap(1.5), tapered(8))],
    lines: [...[0, 1, 2, 3].map((a) => line(wrap(a))), ...[0.4, 1.4].map((a) => line(back(a)))],
  });
};

const wrap: Worn = ({ ink, tones, accent, move, shadeSide, glow }) => {
  const path = loop(
    move([
      [-108, -34],
      [-124, -100],
      [-116, -180],
      [-60, -238],
      [20, -250],
      [92, -222],
      [126, -160],
      [122, -84],
      [106, -34],
      [72, -84],
      [0, -100],
      [-72, -84],
    ]),
  );
  const band2 = (a: number) =>
    move([
      [-114, -60 - a * 36],
      [-30, -118 - a * 34],
      [60, -126 - a * 34],
      [120, -90 - a * 34],
    ]);
  const tie = loop(
    move([
      [10, -236],
      [-30, -286],
      [20, -300],
      [44, -262],
      [90, -300],
      [120, -262],
      [70, -228],
    ]),
  );
  return (
    cloth(ink, accent, tie, {
      shades: [
        fold(
          ...move([
            [20, -240],
            [20, -270],
            [40, -290],
          ]),
        ),
      ],
      lines: [
        line(
          move([
            [44, -240],
            [48, -262],
          ]),
        ),
      ],
    }) +
    cloth(ink, tones, path, {
      shades: [shadeSide(70), ...[0, 1, 2].map((a) => ribbon(band2(a), tapered(12)))],
      lights: [glow(-210)],
      lines: [0, 1, 2].map((a) => line(band2(a))),
    }) +
    cloth(
      ink,
      accent,
      ribbon(band2(0.5), () => 15, 10),
    )
  );
};

const kerchief: Worn = ({ ink, tones, move, shadeSide, glow }) => {
  const path = loop(
    move([
      [-104, 8],
      [-116, -60],
      [-104, -130],
      [-52, -172],
      [0, -180],
      [52, -172],
      [104, -130],
      [116, -60],
      [104, 8],
      [92, -60],
      [50, -96],
      [0, -104],
      [-50, -96],
      [-92, -60],
    ]),
  );
  return cloth(ink, tones, path, {
    shades: [
      shadeSide(70),
      fold(
        ...move([
          [-90, -80],
          [0, -122],
          [90, -80],
        ]),
      ),
    ],
    lights: [glow(-150)],
    lines: [
      line(
        move([
          [-96, -70],
          [0, -120],
          [96, -70],
        ]),
      ),
      line(
        move([
          [-100, -110],
          [0, -146],
          [100, -110],
        ]),
      ),
    ],
  });
};

export const scarves = { hijab, turban, wrap, kerchief };
