import { mix } from '../colour';
import { n } from './brush';
import type { Scene } from './brush';
import { counter, curtain, depth, interior, onWall, rug } from './furniture';
import { water } from './land';
import { bokeh, bulbs, glow, lantern, pool } from './lights';
import { block, disc, oval, rect, stroke, times } from './shapes';
import type { Room } from './shapes';
import { sky } from './sky';
import { foliage, leaf, mug, plant } from './things';
import { fallingLight, pane } from './windows';
import type { View } from './windows';

const seaView: View = (brush, { y, h }) =>
  sky(brush, { low: y + h * 0.6, sun: [190, y + h * 0.4] }) + water(brush, y + h * 0.6, 200, h);

export const wheelhouse: Scene = (brush) => {
  const { mood, tones, paint } = brush;
  const room: Room = { half: 2, high: 2.5, deep: 4 };
  const w = onWall(4);
  const wood = mix('#8d5c38', tones[1], 0.16);
  const far = [
    interior(brush, room, '#a8805a', '#7a5a40', '#7a5638'),
    [-1.86, -0.6, 0.66]
      .map((x) =>
        pane(
          brush,
          seaView,
          { x: w.x(x), y: w.y(2.3), w: w.m * 1.14, h: w.m * 1.06 },
          '#efe4d0',
          [1, 1],
          16,
        ),
      )
      .join(''),
    rect(w.x(-2), w.y(1.1), w.m * 4, w.m * 1.1, brush.form(wood, 0.04)),
  ].join('');
  const spokes = times(8, (index) =>
    stroke(
      `M760 800l${n(Math.cos(index * 0.785) * 176)} ${n(Math.sin(index * 0.785) * 176)}`,
      paint('#7a4a2a'),
      15,
    ),
  );
  const middle = [
    block(brush, { x: -2, y: 0.86, z: 3.1, w: 4, h: 0.08, d: 0.7 }, wood),
    times(
      3,
      (index) =>
        disc(120 + index * 96, 742, 34, brush.form('#b8903f')) +
        disc(120 + index * 96, 742, 26, '#f3ecd8') +
        stroke(`M${120 + index * 96} 742l${8 + index * 5} -14`, paint('#a8382f'), 4),
    ),
    spokes,
    disc(760, 800, 126, 'none', ` stroke="${brush.form('#8d5a34')}" stroke-width="26"`),
    disc(760, 800, 34, brush.form('#b8903f')),
    lantern(brush, 150, 236, 62),
    rect(330, 196, 360, 14, brush.form(wood)),
    brush.isDark ? pool(brush, 170, 740, 260, 60, mood.lamp, 0.5) : fallingLight(brush, 0.4),
  ].join('');
  const front = [
    stroke('M-60 1180C160 1130 180 1290 -20 1310', paint('#c9a878'), 30),
    counter(brush, '#7a4e30', mug(brush, 870, 1196, 104, mix('#e9e0d0', tones[1], 0.3)), 1206),
  ].join('');
  return depth(brush, {
    far,
    middle,
    front,
    light: glow(brush, 180, 400, 580, brush.isDark ? mood.lamp : mood.key, 0.36),
  });
};

/** A round tent or wagon with cloths, cushions and a stove. */
export const yurt: Scene = (brush) => {
  const { mood, tones, paint } = brush;
  const cloth = mix('#a8483f', tones[1], 0.45);
  const poles = times(15, (index) => {
    const x = -260 + index * 106;
    return stroke(
      `M480 -60Q${n((x + 480) / 2)} 60 ${x} 330`,
      mix(paint('#b5803f'), index < 7 ? mood.key : mood.shadow, 0.2),
      11,
    );
  });
  const bands = times(
    14,
    (index) =>
      `<path d="M${-160 + index * 96} 352l48 -34l48 34l-48 34z" fill="${paint(['#e0b04f', '#f0e2c4', '#3f7a80'][index % 3] ?? '#e0b04f', 0.06)}"/>`,
  );
  const lattice = times(20, (index) =>
    stroke(
      `M${-260 + index * 76} 400l150 360M${-110 + index * 76} 400l-150 360`,
      paint('#a8743f', 0.1),
      5,
      ' opacity=".65"',
    ),
  );
  const far = [
    rect(
      -200,
      -200,
      1360,
      1100,
      brush.ramp(
        [
          [0, mix(paint('#d9c6a4'), mood.key, 0.3)],
          [0.5, paint('#c4ab86')],
          [1, mix(paint('#a88c68'), mood.shadow, 0.4)],
        ],
        [0, 0, 1, 0.4],
      ),
    ),
    lattice,
    rect(-200, 316, 1360, 74, brush.form(cloth, 0.06, [0, 0, 0, 1])),
    bands,
    poles,
    curtain(brush, -140, 380, 300, 440, cloth, 0.08),
    curtain(brush, 770, 380, 330, 440, mix('#3f6a80', tones[1], 0.4), 0.08),
  ].join('');
  const cushion = (x: number, y: number, s: number, colour: string) =>
    `<path d="M${n(x - 80 * s)} ${n(y)}q${n(-14 * s)} ${n(-60 * s)} ${n(14 * s)} ${n(-74 * s)}q${n(66 * s)} ${n(-14 * s)} ${n(132 * s)} 0q${n(28 * s)} ${n(14 * s)} ${n(14 * s)} ${n(74 * s)}q${n(-80 * s)} ${n(16 * s)} ${n(-160 * s)} 0z" fill="${brush.form(colour, 0.02)}"${brush.line(colour)}/>`;
  const middle = [
    rect(
      -200,
      800,
      1360,
      600,
      brush.ramp([
        [0, mix(paint('#8a5a44'), mood.key, 0.2)],
        [1, mix(paint('#6d4436'), mood.shadow, 0.6)],
      ]),
    ),
    rug(brush, -1.6, 2.3, 3.2, 1.6, mix('#8a2f3a', tones[1], 0.4)),
    block(brush, { x: 0.9, y: 0, z: 3.3, w: 1.4, h: 0.5, d: 0.6 }, '#b8702f'),
    times(
      3,
      (index) =>
        `<path d="M${756 + index * 110} 830l30 -34l30 34l-30 34z" fill="${paint('#e8c04f')}"/>`,
    ),
    cushion(120, 850, 1.1, cloth),
    cushion(250, 870, 0.9, mix('#d9a53f', tones[0], 0.3)),
    cushion(830, 770, 0.9, mix('#3f7a80', tones[1], 0.3)),
    lantern(brush, 220, 300, 62),
    lantern(brush, 740, 240, 46),
    bulbs(brush, [-20, 200], [980, 180], 60, 13, 5),
    glow(brush, 210, 560, 420, mood.lamp, brush.isDark ? 0.5 : 0.2),
    brush.isDark ? pool(brush, 300, 920, 330, 80, mood.lamp, 0.5) : fallingLight(brush, 0.45),
  ].join('');
  const front = [
    cushion(40, 1320, 2.2, mix(cloth, tones[2], 0.2)),
    cushion(930, 1330, 2, mix('#b8862f', tones[2], 0.3)),
    curtain(brush, 870, -60, 190, 760, mix(cloth, tones[2], 0.3)),
  ].join('');
  return depth(brush, {
    far,
    middle,
    front,
    light: glow(brush, 190, 330, 600, brush.isDark ? mood.lamp : mood.key, 0.36),
  });
};

export const starship: Scene = (brush) => {
  const { mood, tones, paint } = brush;
  const hull = mix('#8a93a8', tones[1], 0.3);
  const space = `${rect(
    -200,
    -200,
    1360,
    1200,
    brush.ramp([
      [0, '#070a1e'],
      [0.6, mix('#141a44', tones[2], 0.4)],
      [1, mix('#2a2258', tones[1], 0.3)],
    ]),
  )}${times(110, () => disc(brush.random() * 960, brush.between(60, 760), brush.between(0.6, 2.4), '#ffffff', ` opacity="${brush.between(0.3, 1).toFixed(2)}"`))}`;
  const [light, middleTone, deep] = tones;
  const planet =
    disc(
      250,
      330,
      170,
      brush.isAnime
        ? brush.ramp(
            [
              [0.36, light],
              [0.36, middleTone],
              [0.7, middleTone],
              [0.7, deep],
            ],
            [0, 0, 1, 0.5],
          )
        : brush.ramp(
            [
              [0, light],
              [0.45, middleTone],
              [1, deep],
            ],
            [0, 0, 1, 0.6],
          ),
    ) +
    oval(
      250,
      340,
      290,
      44,
      'none',
      ` stroke="${mix(light, '#ffffff', 0.4)}" stroke-width="9" opacity=".6" transform="rotate(-16 250 340)"`,
    ) +
    glow(brush, 190, 280, 300, light, 0.5);
  const window = 'M40 740V340Q60 150 260 130H700Q900 150 920 340V740z';
  const far = [
    rect(
      -200,
      -200,
      1360,
      1700,
      brush.ramp([
        [0, mix(paint(hull), mood.shadow, 0.5)],
        [0.5, paint(hull)],
        [1, mix(paint(hull), mood.shadow, 0.6)],
      ]),
    ),
    brush.clip(
      `<path d="${window}"/>`,
      space + planet + glow(brush, 780, 620, 320, mix(tones[1], '#8a6aff', 0.5), 0.4),
    ),
    `<path d="${window}" fill="none" stroke="${brush.form(mix(hull, '#ffffff', 0.3))}" stroke-width="30"/>`,
    rect(316, 130, 14, 612, brush.form(hull)),
    rect(640, 130, 14, 612, brush.form(hull)),
  ].join('');
  const shelf = (x: number, y: number, w: number) =>
    rect(x, y, w, 18, brush.form(mix(hull, '#ffffff', 0.2)), brush.line(hull)) +
    glow(brush, x + w / 2, y - 50, w * 0.6, '#e08aff', 0.35) +
    times(4, (index) => plant(brush, x + 30 + index * (w / 4), y, 60, '#5aa85a', 0.04, 8));
  const middle = [
    rect(
      -200,
      756,
      1360,
      60,
      brush.form(mix(hull, '#ffffff', 0.16), 0, [0, 0, 0, 1]),
      brush.line(hull),
    ),
    times(14, (index) =>
      rect(
        -40 + index * 80,
        776,
        46,
        9,
        mix(['#5af0e0', '#ffb84a', '#ff6f9a'][index % 3] ?? '#5af0e0', '#ffffff', 0.3),
      ),
    ),
    shelf(-40, 690, 300),
    shelf(720, 700, 300),
    times(2, (index) => foliage(brush, -10 + index * 960, 560, 170, 190, '#4d9a58', 0.04, 14)),
    rect(
      -200,
      816,
      1360,
      600,
      brush.ramp([
        [0, mix(paint(hull), mood.key, 0.2)],
        [1, mix(paint(hull), mood.shadow, 0.7)],
      ]),
    ),
    times(7, (index) =>
      stroke(
        `M${480 + (index - 3) * 110} 816L${480 + (index - 3) * 330} 1300`,
        mix(paint(hull), mood.shadow, 0.5),
        3,
        ' opacity=".6"',
      ),
    ),
    pool(brush, 300, 900, 320, 60, '#8ae8ff', 0.4),
    rect(-200, 60, 1360, 14, mix('#c8f4ff', tones[0], 0.4)),
    glow(brush, 480, 66, 560, '#a8e8ff', 0.3),
  ].join('');
  const front = [
    leaf(brush, -60, 1300, 340, -54, mix('#3f8a50', tones[2], 0.3)),
    leaf(brush, -60, 1320, 300, -18, mix('#5aa85a', tones[2], 0.3)),
    plant(brush, 930, 1300, 250, mix('#3f8a50', tones[2], 0.25)),
    bokeh(brush, { x: 720, y: 1040, w: 220, h: 120 }, 4, 24, ['#8ae8ff', '#ff9ac8'], 0.4),
  ].join('');
  return depth(brush, { far, middle, front, light: glow(brush, 200, 320, 560, tones[0], 0.26) });
};
