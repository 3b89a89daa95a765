import { mix } from '../colour';
import type { Brush } from './brush';
import { hills } from './land';
import { glow, shaft } from './lights';
import { rect, times } from './shapes';
import { sky } from './sky';

type Pane = { x: number; y: number; w: number; h: number };

/** Roofs and towers before the sky, with lit windows in the dark. */
export function town(
  brush: Brush,
  foot: number,
  tall: number,
  far: number,
  colour = '#6a5f72',
): string {
  const { mood } = brush;
  let x = -220;
  const parts: string[] = [];
  while (x < 1180) {
    const w = tall * brush.between(0.22, 0.5);
    const h = tall * brush.between(0.4, 1);
    const wall = brush.paint(mix(colour, brush.tones[1], 0.25), far);
    parts.push(
      rect(
        x,
        foot - h,
        w + 1,
        h + 900,
        brush.ramp([
          [0, wall],
          [0.3, mix(wall, mood.air, 0.4)],
        ]),
      ),
    );
    parts.push(rect(x, foot - h, w * 0.18, h + 900, mix(wall, mood.key, 0.25), ' opacity=".5"'));
    if (brush.isDark) {
      const columns = Math.max(2, Math.floor(w / 16));
      const rows = Math.floor(h / 22);
      for (let cell = 0; cell < columns * rows; cell += 1)
        if (brush.random() < 0.3)
          parts.push(
            rect(
              x + 6 + (cell % columns) * ((w - 8) / columns),
              foot - h + 8 + Math.floor(cell / columns) * 22,
              6,
              9,
              mix('#ffd58c', mood.air, far * 0.5),
            ),
          );
    }
    x += w;
  }
  return parts.join('');
}

export type View = (brush: Brush, pane: Pane) => string;

export const hillView: View = (brush, { y, h }) =>
  sky(brush, { low: y + h * 0.8, sun: [180, y + h * 0.5] }) +
  hills(brush, y + h * 0.76, h * 0.26, 7, '#6f8a86', 0.62) +
  hills(brush, y + h * 0.95, h * 0.26, 6, '#47685a', 0.34);

export const townView: View = (brush, { y, h }) =>
  sky(brush, { low: y + h * 0.9, sun: [180, y + h * 0.4] }) +
  town(brush, y + h, h * 0.5, 0.6) +
  town(brush, y + h * 1.1, h * 0.4, 0.36);

/** A window in the wall that faces the viewer, with its view. */
export function pane(
  brush: Brush,
  view: View,
  box: Pane,
  frame: string,
  grid: readonly [number, number] = [2, 2],
  round = 0,
): string {
  const { x, y, w, h } = box;
  const { form, line, paint, mood } = brush;
  const bar = Math.max(4, w * 0.03);
  const [columns, rows] = grid;
  const edge = rect(x, y, w, h, '#000', round === 0 ? '' : ` rx="${round}"`);
  return [
    rect(
      x - bar * 2,
      y - bar * 2,
      w + bar * 4,
      h + bar * 4,
      form(frame, 0.1),
      `${line(frame)}${round === 0 ? '' : ` rx="${round + bar * 2}"`}`,
    ),
    brush.clip(
      edge,
      view(brush, box) +
        rect(
          x,
          y,
          w,
          h,
          brush.ramp(
            [
              [0, '#ffffff', 0.16],
              [0.5, '#ffffff', 0],
            ],
            [0, 0, 1, 1],
          ),
        ),
    ),
    times(columns - 1, (index) =>
      rect(x + ((index + 1) * w) / columns - bar / 2, y, bar, h, paint(frame, 0.1)),
    ),
    times(rows - 1, (index) =>
      rect(x, y + ((index + 1) * h) / rows - bar / 2, w, bar, paint(frame, 0.1)),
    ),
    rect(
      x - bar * 3.4,
      y + h + bar * 1.6,
      w + bar * 6.8,
      bar * 1.6,
      mix(paint(frame), mood.key, 0.3),
      line(frame),
    ),
    brush.isDark ? '' : glow(brush, x + w / 2, y + h / 2, Math.max(w, h) * 0.95, mood.key, 0.32),
  ].join('');
}

/** Daylight that falls through a window at the left onto the floor. */
export const fallingLight = (brush: Brush, strength = 0.3): string =>
  brush.hour === 'night'
    ? ''
    : brush.blur(
        9,
        shaft(
          brush,
          [
            [-60, 60],
            [-60, 470],
          ],
          [
            [560, 1180],
            [60, 1300],
          ],
          brush.mood.key,
          strength * 0.72,
        ) +
          shaft(
            brush,
            [
              [-60, -90],
              [-60, 10],
            ],
            [
              [880, 1180],
              [700, 1300],
            ],
            brush.mood.key,
            strength * 0.4,
          ),
      );
