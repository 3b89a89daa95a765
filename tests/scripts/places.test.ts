import { describe, expect, it } from 'vitest';
import { drawPlace } from '../../scripts/portraits/place';
import { hours, placeNames } from '../../common/places';
import { seed } from '../support/seed';

const palette = ['#ffd3a8', '#d2693c', '#3d1226'] as const;

describe('a place', () => {
  it.each(placeNames)(
    '%s can be drawn at every hour, and its parts name only each other',
    (name) => {
      for (const style of ['realistic', 'anime'] as const)
        for (const hour of hours) {
          const { back, front } = drawPlace(name, {
            hour,
            style,
            palette,
            side: 'right',
            framing: 'middle',
            id: 'of-ines',
          });
          const drawn = back + front;
          expect(drawn).not.toMatch(/NaN|undefined|Infinity/);
          const ids = [...drawn.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
          expect(ids.every((id) => id?.startsWith('of-ines-'))).toBe(true);
          expect(new Set(ids).size).toBe(ids.length);
          const used = [...drawn.matchAll(/(?:url\(|href=")#([^")]+)/g)].map(([, id]) => id);
          expect(used.filter((id) => !ids.includes(id))).toEqual([]);
        }
    },
  );

  it('is another one, or at another hour, in each picture of a character', () => {
    const repeated = Object.entries(seed.settings).filter(
      ([, settings]) =>
        new Set(Object.values(settings).map(({ place, hour }) => place + hour)).size < 8,
    );
    expect(repeated).toEqual([]);
    expect(Object.keys(seed.settings)).toHaveLength(120);
  });
});
