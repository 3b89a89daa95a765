import { mix } from '../colour';
import { n } from './brush';
import type { Scene } from './brush';
import { depth } from './furniture';
import { grasses, ground, hills, mist, peaks } from './land';
import { glow, pool } from './lights';
import { disc, oval, rect, stroke, times } from './shapes';
import { sky } from './sky';
import { foliage } from './things';

export const mountainPass: Scene = (brush) => {
  const { mood, tones, paint } = brush;
  const flags = ['#4d7ac9', '#f0ece0', '#d9503f', '#4f9a5a', '#e8bd45'] as const;
  const line = (
    x1: number,
    y1: number,
    x2: number,
    y2: number,
    sag: number,
    count: number,
    size: number,
  ) =>
    stroke(
      `M${x1} ${y1}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 + sag * 2} ${x2} ${y2}`,
      paint('#5a5250'),
      2,
    ) +
    times(count, (index) => {
      const part = (index + 0.5) / count;
      const x = x1 + (x2 - x1) * part;
      const y = y1 + (y2 - y1) * part + 4 * sag * part * (1 - part);
      return `<path d="M${n(x - size / 2)} ${n(y)}h${n(size)}l${n(-size * 0.1)} ${n(size * 1.2)}l${n(-size * 0.8)} ${n(-size * 0.16)}z" fill="${brush.form(flags[index % 5] ?? '#ffffff', 0.05)}"/>`;
    });
  const far = [
    sky(brush, { low: 640, sun: [190, 420] }),
    peaks(brush, 640, 430, 5, mix('#7686a8', tones[1], 0.25), 0.6, 0.95),
    mist(brush, 500, 190, 0.7),
    peaks(brush, 730, 300, 6, mix('#5d6a80', tones[1], 0.2), 0.4, 0.4),
    mist(brush, 610, 160, 0.6),
  ].join('');
  const middle = [
    hills(brush, 800, 150, 5, mix('#66705a', tones[1], 0.15), 0.2),
    hills(brush, 930, 120, 4, mix('#6d6a52', tones[1], 0.12), 0.06),
    `<path d="M430 1290C560 1120 340 1010 470 920S540 840 500 790" fill="none" stroke="${mix(paint('#c9b391'), mood.key, 0.2)}" stroke-width="46" opacity=".75"/>`,
    times(5, (index) =>
      oval(760, 880 - index * 34, 62 - index * 10, 26 - index * 2, brush.form('#8a8682', 0.05)),
    ),
    times(4, (index) =>
      oval(96, 830 - index * 24, 44 - index * 8, 19, brush.form('#8a8682', 0.12)),
    ),
    line(96, 730, 1100, 330, 60, 20, 40),
    line(96, 740, -200, 420, 20, 7, 40),
  ].join('');
  return depth(brush, {
    far,
    middle,
    front: grasses(brush, '#8a8456', 150) + line(-80, 60, 520, -40, 60, 8, 74),
    light: glow(brush, 190, 380, 600, mood.key, brush.hour === 'night' ? 0.16 : 0.36),
  });
};

export const meadow: Scene = (brush) => {
  const { mood, tones, paint } = brush;
  const petals = ['#f3efe6', '#e86f6a', '#f0c04a', '#a58fe0'] as const;
  const horse = (x: number, y: number, s: number, colour: string) =>
    `<path transform="translate(${x} ${y}) scale(${s})" d="M0 0c2-20 6-34 22-38 24-5 44 2 62-4 8-12 16-26 28-34l6-6 4 8c8 6 12 16 14 24l-10 5c-8-4-12-2-14 4-4 14-6 24-12 32l2 46h-8l-6-36c-16 6-34 6-48 2l-8 36h-8l2-40c-6-4-10-8-12-12-4 10-4 26-10 34z" fill="${brush.form(colour, 0.16)}"/>`;
  const far = [
    sky(brush, { low: 680, sun: [200, 470] }),
    hills(brush, 670, 190, 6, mix('#7f9aa0', tones[1], 0.25), 0.62),
    mist(brush, 560, 130, 0.6),
    hills(brush, 730, 140, 7, mix('#6d9068', tones[1], 0.18), 0.42),
  ].join('');
  const middle = [
    hills(brush, 800, 120, 5, mix('#739a55', tones[1], 0.14), 0.22),
    foliage(brush, 90, 690, 150, 130, '#4d7a48', 0.24, 14),
    foliage(brush, 850, 660, 230, 210, '#4d7a48', 0.2, 18),
    rect(838, 720, 18, 90, brush.form('#6a4c34', 0.2)),
    horse(640, 790, 0.78, '#6f4b34'),
    horse(182, 812, 0.64, '#b79a78'),
    ground(brush, 800, '#7fa052'),
    times(60, () => {
      const part = brush.random();
      return disc(
        brush.between(-100, 1060),
        820 + part * 300,
        2 + part * 6,
        paint(brush.pick(petals)),
        ' opacity=".9"',
      );
    }),
    pool(brush, 330, 940, 380, 90, mood.key, 0.4),
  ].join('');
  const front =
    grasses(brush, '#6f9447', 240) +
    times(10, (index) =>
      disc(
        index < 5 ? brush.between(0, 190) : brush.between(770, 960),
        brush.between(1050, 1230),
        brush.between(12, 24),
        paint(brush.pick(petals)),
      ),
    );
  return depth(brush, {
    far,
    middle,
    front,
    light: glow(brush, 190, 420, 600, mood.key, brush.hour === 'night' ? 0.15 : 0.36),
  });
};

export const savanna: Scene = (brush) => {
  const { mood, tones, paint } = brush;
  const acacia = (x: number, foot: number, s: number, far: number) => {
    const wood = paint('#4d3a2c', far);
    return [
      `<path d="M${n(x - 6 * s)} ${n(foot)}C${n(x - 2 * s)} ${n(foot - 60 * s)} ${n(x - 30 * s)} ${n(foot - 90 * s)} ${n(x - 66 * s)} ${n(foot - 130 * s)}M${n(x)} ${n(foot - 60 * s)}C${n(x + 20 * s)} ${n(foot - 96 * s)} ${n(x + 44 * s)} ${n(foot - 110 * s)} ${n(x + 70 * s)} ${n(foot - 134 * s)}M${n(x - 4 * s)} ${n(foot)}V${n(foot - 130 * s)}" fill="none" stroke="${wood}" stroke-width="${n(9 * s)}" stroke-linecap="round"/>`,
      foliage(brush, x - 70 * s, foot - 146 * s, 160 * s, 40 * s, '#6d7a3f', far, 16),
      foliage(brush, x + 50 * s, foot - 158 * s, 190 * s, 46 * s, '#6d7a3f', far, 18),
    ].join('');
  };
  const elephant = (x: number, y: number, s: number) =>
    `<path transform="translate(${x} ${y}) scale(${s})" d="M0 0v-42c-4-30 18-48 52-46 20-8 40-4 48 10 8 14 6 30 4 46l4 20-6 2-8-22-6-4-6 10v26H66v-26c-12 4-26 4-38 0V0z" fill="${brush.form('#7d7570', 0.3)}"/>`;
  const far = [
    sky(brush, { low: 700, sun: [230, 560] }),
    peaks(brush, 690, 190, 4, mix('#8a86a0', tones[1], 0.3), 0.7, 0.3),
    mist(brush, 590, 140, 0.6),
    hills(brush, 716, 60, 7, mix('#a08a58', tones[1], 0.16), 0.5),
  ].join('');
  const middle = [
    ground(brush, 712, mix('#c9a45a', tones[0], 0.12)),
    acacia(176, 742, 1.1, 0.3),
    acacia(860, 770, 1.9, 0.14),
    acacia(610, 726, 0.5, 0.5),
    elephant(276, 752, 0.62),
    elephant(344, 748, 0.42),
    times(26, () =>
      oval(
        brush.between(-100, 1060),
        740 + brush.random() ** 2 * 330,
        70,
        5,
        mix(paint('#8f7038'), mood.shadow, 0.15),
        ' opacity=".3"',
      ),
    ),
    pool(brush, 260, 850, 420, 90, mood.key, 0.42),
  ].join('');
  return depth(brush, {
    far,
    middle,
    front: grasses(brush, '#c9a14e', 300),
    light: glow(brush, 230, 540, 620, mood.key, brush.hour === 'night' ? 0.14 : 0.4),
  });
};
