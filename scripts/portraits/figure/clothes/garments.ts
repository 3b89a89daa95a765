import { bib, drape, kimono, shawl, vest } from './draped';
import { seam, strap, ribs, quilt, check, stand, tie, zip, pocket } from './details';
import type { Wear } from './parts';
import type { Shot } from '../../../../server/seed/look';
import { mix } from '../../colour';
import { line, ribbon, sides, tapered } from '../geometry';
import type { Point } from '../geometry';
import { cloth, shoulderLine } from './body';
import { hood, jacket, scarf, strings } from './outer';
import { band, base, buttons, collar, placket, turtle } from './parts';

const shirtBase = (wear: Wear, tones = wear.main) =>
  base(wear, tones, 'open') +
  placket(wear, tones, mix(tones.bright, '#ffffff', 0.4)) +
  collar(wear, tones);

/** Garments by name, each drawn over the bare shoulders. */
export const garments = {
  tee: (w) => base(w, w.main, 'crew') + band(w, w.main, 'crew', 15),
  shirt: (w) => shirtBase(w),
  flannel: (w) =>
    base(w, w.main, 'open') +
    check(w, w.main, w.accent.base) +
    placket(w, w.main, w.under.bright) +
    collar(w, w.main, 1.4),
  openShirt: (w) =>
    base(w, w.under, 'crew') +
    band(w, w.under, 'crew', 14) +
    jacket(w, w.main, { close: 700, lapel: 0, gap: 70, ease: 6 }) +
    collar(w, w.main, 3.6),
  blouse: (w) =>
    base(w, w.main, 'v', 4) +
    band(w, w.main, 'v', 26) +
    ([-1, 1] as const)
      .map((s) =>
        cloth(
          w.ink,
          w.main,
          sides(
            [
              [w.build.lean, 318],
              [w.build.lean + s * 56, 330],
              [w.build.lean + s * 62, 384],
            ],
            [
              [w.build.lean + s * 62, 384],
              [w.build.lean + s * 26, 372],
              [w.build.lean, 318],
            ],
          ),
          {
            shades: [
              ribbon(
                [
                  [w.build.lean, 324],
                  [w.build.lean + s * 34, 356],
                ],
                tapered(12),
              ),
            ],
          },
        ),
      )
      .join(''),
  turtleneck: (w) => base(w, w.main, 'crew') + turtle(w, w.main),
  knit: (w) => base(w, w.main, 'crew', 8) + ribs(w, w.main, 280, 34) + band(w, w.main, 'crew', 28),
  rollneck: (w) => base(w, w.main, 'crew', 10) + ribs(w, w.main, 280, 46) + turtle(w, w.main),
  dress: (w) =>
    base(w, w.main, 'boat') +
    band(w, w.accent, 'boat', 9) +
    seam(
      w,
      line([
        [w.build.lean - w.build.shoulder * 0.6, 640],
        [w.build.lean, 662],
        [w.build.lean + w.build.shoulder * 0.6, 640],
      ]),
      w.main.deep,
      5,
    ),
  wrap: (w) =>
    base(w, w.main, 'v', 2) +
    cloth(
      w.ink,
      w.main,
      ribbon(
        [
          [w.build.lean + w.build.neck + 6, 214],
          [w.build.lean + 20, 330],
          [w.build.lean - w.build.shoulder * 0.56, 620],
        ],
        () => 34,
        10,
      ),
      {
        shades: [
          ribbon(
            [
              [w.build.lean + w.build.neck, 232],
              [w.build.lean + 6, 350],
              [w.build.lean - w.build.shoulder * 0.56, 640],
            ],
            () => 12,
          ),
        ],
      },
    ),
  hoodie: (w) =>
    base(w, w.main, 'crew', 12) + hood(w, w.main) + strings(w, w.accent.light, w.main.line),
  suit: (w) =>
    shirtBase(w, w.under) +
    tie(w, w.accent) +
    collar(w, w.under) +
    jacket(w, w.main, { close: 600, lapel: 1 }) +
    buttons(
      [
        [w.build.lean * 0.7 + 4, 640],
        [w.build.lean * 0.7 + 4, 740],
      ],
      w.main,
      w.main.deep,
    ),
  blazer: (w) =>
    base(w, w.under, 'crew') +
    band(w, w.under, 'crew', 12) +
    jacket(w, w.main, { close: 650, lapel: 0.8, gap: 8 }) +
    buttons([[w.build.lean * 0.7 + 2, 690]], w.main, w.accent.base),
  velvet: (w) =>
    shirtBase(w, w.under) +
    jacket(w, w.main, { close: 580, lapel: 1.2, gloss: 1.8 }) +
    buttons(
      [
        [w.build.lean * 0.7 + 4, 620],
        [w.build.lean * 0.7 + 4, 710],
      ],
      w.main,
      w.accent.base,
    ),
  waistcoat: (w) => shirtBase(w, w.under) + tie(w, w.accent) + collar(w, w.under) + vest(w, w.main),
  cardigan: (w) =>
    base(w, w.under, 'crew') +
    band(w, w.under, 'crew', 13) +
    jacket(w, w.main, { close: 620, lapel: 0, gap: 26, ease: 12 }) +
    buttons(
      [
        [w.build.lean * 0.7 + 30, 660],
        [w.build.lean * 0.7 + 30, 760],
        [w.build.lean * 0.7 + 30, 860],
      ],
      w.main,
      w.accent.light,
    ),
  leather: (w) =>
    base(w, w.under, 'crew') +
    band(w, w.under, 'crew', 14) +
    jacket(w, w.main, { close: 760, lapel: 1.15, gloss: 2.1, gap: 40, ease: 12 }) +
    zip({ ...w, build: { ...w.build, lean: w.build.lean + w.ink.lit * 42 } }, 560, '#b8b4b0'),
  coat: (w) =>
    turtleUnder(w) +
    jacket(w, w.main, { close: 640, lapel: 1.5, ease: 20 }) +
    buttons(
      [
        [w.build.lean - 58, 690],
        [w.build.lean + 50, 690],
        [w.build.lean - 58, 800],
        [w.build.lean + 50, 800],
      ],
      w.main,
      w.accent.base,
      11,
    ),
  scarfCoat: (w) =>
    base(w, w.under, 'crew') +
    jacket(w, w.main, { close: 600, lapel: 1.3, ease: 18 }) +
    scarf(w, w.accent),
  scarfKnit: (w) => base(w, w.main, 'crew', 8) + ribs(w, w.main, 300, 40) + scarf(w, w.accent),
  apron: (w) =>
    shirtBase(w, w.under) +
    bib(w, w.main, 370, 0.52) +
    strap(w, w.main, -1, w.build.neck + 20, w.build.shoulder * 0.4, 384) +
    strap(w, w.main, 1, w.build.neck + 20, w.build.shoulder * 0.4, 384) +
    pocket(w, w.main, w.build.lean * 0.7, 560, 150),
  overalls: (w) =>
    base(w, w.under, 'crew') +
    band(w, w.under, 'crew', 15) +
    bib(w, w.main, 420, 0.5) +
    strap(w, w.main, -1, w.build.neck + 56, w.build.shoulder * 0.42, 436) +
    strap(w, w.main, 1, w.build.neck + 56, w.build.shoulder * 0.42, 436) +
    pocket(w, w.main, w.build.lean * 0.7, 500, 120) +
    buttons(
      [
        [w.build.lean - w.build.shoulder * 0.42, 440],
        [w.build.lean + w.build.shoulder * 0.42, 440],
      ],
      w.main,
      '#d8b45a',
      9,
    ),
  boiler: (w) =>
    base(w, w.main, 'open', 10) +
    zip(w, 300, '#cfc8c0') +
    collar(w, w.main, 1.6) +
    pocket(w, w.main, w.build.lean - w.build.shoulder * 0.42, 420) +
    pocket(w, w.main, w.build.lean + w.build.shoulder * 0.42, 420),
  uniform: (w) =>
    base(w, w.main, 'crew', 10) +
    stand(w, w.main, 6) +
    buttons(
      [330, 420, 510, 600, 690, 790].flatMap((y): Point[] => [
        [w.build.lean - 56, y],
        [w.build.lean + 56, y],
      ]),
      w.main,
      w.accent.base,
      9,
    ) +
    seam(
      w,
      line([
        [w.build.lean, 276],
        [w.build.lean * 0.7, 1030],
      ]),
      w.main.deep,
      4,
    ) +
    ([-1, 1] as const)
      .map((s) =>
        cloth(
          w.ink,
          w.accent,
          ribbon(
            shoulderLine(w.build, s)
              .slice(2, 4)
              .map(([x, y]): Point => [x, y + 4]),
            () => 24,
          ),
        ),
      )
      .join(''),
  kimono,
  sari: (w) => base(w, w.under, 'boat') + drape(w),
  labcoat: (w) =>
    shirtBase(w, w.under) +
    jacket(w, w.main, { close: 660, lapel: 0.9, ease: 12, gap: 30 }) +
    pocket(w, w.main, w.build.lean + w.build.shoulder * 0.5, 480),
  raincoat: (w) =>
    base(w, w.main, 'crew', 18, { gloss: 1.8 }) + hood(w, w.main) + zip(w, 320, w.accent.base),
  parka: (w) =>
    base(w, w.main, 'crew', 22) +
    quilt(w, w.main) +
    stand(w, w.main, 4) +
    zip(w, 274, w.accent.base),
  tunic: (w) =>
    base(w, w.main, 'v', 6) +
    band(w, w.accent, 'v', 22) +
    seam(
      w,
      line([
        [w.build.lean, 330],
        [w.build.lean, 470],
      ]),
      w.accent.base,
      8,
    ),
  linen: (w) => base(w, w.main, 'v', 8) + collar(w, w.main, 2.4),
  robe: (w) =>
    base(w, w.under, 'crew') +
    stand(w, w.under, 5) +
    jacket(w, w.main, { close: 980, lapel: 0, gap: 62, ease: 22, gloss: 1.5 }) +
    ([-1, 1] as const)
      .map((s) =>
        cloth(
          w.ink,
          w.accent,
          ribbon(
            [
              [w.build.lean + s * (w.build.neck + 8), 200],
              [w.build.lean + s * 62, 400],
              [w.build.lean * 0.7 + s * 66, 1030],
            ],
            () => 22,
          ),
        ),
      )
      .join(''),
  shawl: (w) => base(w, w.under, 'crew') + band(w, w.under, 'crew', 12) + shawl(w),
} satisfies Record<Shot['wear'], (wear: Wear) => string>;

function turtleUnder(w: Wear) {
  return base(w, w.under, 'crew') + turtle(w, w.under);
}
