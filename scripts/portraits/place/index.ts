import type { Hour, PlaceName } from '../../../common/places';
import { mix } from '../colour';
import { height, width } from '../scene';
import type { Tones } from '../scene';
import { brushOf } from './brush';
import { places } from './places';
import { rect } from './shapes';
import type { PlaceStyle } from './tones';

export type Framing = 'near' | 'middle' | 'wide';

export type PlaceAsk = {
  hour: Hour;
  /** Where the light comes from. */
  side: 'left' | 'right';
  style: PlaceStyle;
  framing: Framing;
  palette: Tones;
  /** Begins every id of the fragments. */
  id: string;
};

export type DrawnPlace = {
  back: string;
  front: string;
  light: { side: 'left' | 'right'; key: string; ambient: string; rim: string };
};

/** The back and the front of a place come nearer at different speeds. */
const zooms: Record<Framing, readonly [back: number, front: number]> = {
  wide: [1, 1],
  middle: [1.14, 1.06],
  near: [1.5, 1.22],
};

/** A place as SVG fragments of 960 by 1280 units, for behind and before a figure. */
export function drawPlace(name: PlaceName, ask: PlaceAsk): DrawnPlace {
  const { hour, side, style, framing, palette, id } = ask;
  const place = places[name];
  const brush = brushOf({ hour, style, lit: place.lit, tones: palette, id });
  const { back, front } = place.draw(brush);
  const { mood, ramp, round } = brush;
  const [backZoom, frontZoom] = zooms[framing];
  const mirror = side === 'left' ? '' : `translate(${width} 0) scale(-1 1) `;
  const zoomed = (content: string, zoom: number, y: number) =>
    `<g transform="${mirror}translate(480 ${y}) scale(${zoom}) translate(-480 ${-y})">${content}</g>`;
  const calm = [
    rect(
      0,
      0,
      width,
      height,
      round(
        [
          [0, mix(mood.air, palette[1], 0.3), 0.12],
          [0.4, mood.shadow, 0],
          [1, mood.shadow, brush.isAnime ? 0.3 : 0.55],
        ],
        0.82,
      ),
    ),
    rect(
      0,
      height * 0.62,
      width,
      height * 0.38,
      ramp([
        [0, mood.shadow, 0],
        [1, mood.shadow, 0.55],
      ]),
    ),
  ].join('');
  const shade = rect(
    0,
    height * 0.7,
    width,
    height * 0.3,
    ramp([
      [0, mood.shadow, 0],
      [1, mood.shadow, 0.5],
    ]),
  );
  const drawnBack = zoomed(back, backZoom, 520) + calm;
  const drawnFront = zoomed(front, frontZoom, height) + shade;
  return {
    back: `<defs>${brush.defs()}</defs>${drawnBack}`,
    front: drawnFront,
    light: { side, key: mood.key, ambient: mood.ambient, rim: mood.rim },
  };
}
