import type { Look, Shot } from '../../../server/seed/look';
import { mix } from '../colour';
import { earrings, glasses, mark } from './adornments';
import { beard } from './beard';
import { builds, rimOf } from './clothes/body';
import { garments } from './clothes/garments';
import { drawnEyes } from './drawnEyes';
import { drawnMouth, drawnNose, drawnSkin } from './drawnFace';
import { miens } from './expression';
import { brows, ear, neck } from './features';
import { randomOf } from './geometry';
import { cover, coverBehind } from './hair/covers';
import { fringeOf, hairBehind, hairInFront, scalp, skullcap } from './hair/draw';
import { headOf } from './head';
import { definitions } from './ink';
import type { Ink, Light, Style } from './ink';
import { paintedEyes } from './paintedEyes';
import { paintedSkin } from './paintedFace';
import type { FaceLook } from './paintedFace';
import { paintedMouth, paintedNose } from './paintedFeatures';
import { hairTonesOf, skinTonesOf, tonesOf } from './tones';

const skins: Record<Look['skin'], string> = {
  porcelain: '#fae3d6',
  fair: '#f3cdb2',
  rosy: '#f1c3ab',
  honey: '#e6b78e',
  olive: '#d6a77c',
  tan: '#c98f63',
  brown: '#a56a44',
  umber: '#8a5738',
  deep: '#70452d',
};
const hairs: Record<Look['hairColour'], string> = {
  ink: '#1f1a22',
  umber: '#33211c',
  chestnut: '#553221',
  auburn: '#7a3420',
  copper: '#b0562a',
  honey: '#a97a44',
  blond: '#d8b070',
  grey: '#807c82',
  silver: '#b9b6bd',
  white: '#e4e0e0',
  teal: '#23737f',
  plum: '#653a72',
  rose: '#cf7690',
  blue: '#3a559f',
};
const irises: Record<Look['iris'], string> = {
  brown: '#6b4023',
  dark: '#3b2318',
  hazel: '#7d6432',
  amber: '#a86f26',
  green: '#5a7f4a',
  blue: '#4a7fae',
  grey: '#76868f',
  violet: '#7a62b0',
  teal: '#2f8f92',
};

export type Framing = 'near' | 'middle' | 'wide';
const framings: Record<Framing, { scale: number; y: number }> = {
  near: { scale: 1.86, y: 560 },
  middle: { scale: 1.5, y: 510 },
  wide: { scale: 1.2, y: 480 },
};

export type Drawn = { slug: string; age: number; style: Style; look: Look; framing: Framing };

/** The person of a picture as SVG in a space of 960 by 1280 units. */
export function drawFigure(
  { slug, age, style, look, framing }: Drawn,
  shot: Shot,
  light: Light,
): string {
  const ink: Ink = {
    id: 'f',
    style,
    light,
    lit: light.side === 'left' ? -1 : 1,
    dark: light.side === 'left' ? 1 : -1,
    defs: new Map(),
    random: randomOf(slug),
  };
  const years = Math.min(Math.max((age - 36) / 30, 0), 1);
  const mien = miens[shot.mien];
  const makeup = look.makeup ?? 0;
  const { turn } = shot;
  const isBroad = look.build === 'broad' || look.build === 'athletic';
  const head = headOf(
    look.face,
    turn,
    (isBroad ? 1.03 : look.build === 'slight' || look.build === 'slender' ? 0.95 : 1) *
      (style === 'anime' ? 0.92 : 1),
  );
  const painted = skinTonesOf(skins[look.skin], light);
  const skin =
    style === 'anime' ? { ...painted, shade: mix(painted.base, painted.shade, 0.78) } : painted;
  const hairColour = hairs[look.hairColour];
  const natural = hairTonesOf(
    style === 'anime' ? mix(hairColour, '#5a5a90', 0.16) : hairColour,
    light,
  );
  // Cels show the sheen of hair cool, whatever the light.
  const hair =
    style === 'anime'
      ? {
          ...natural,
          light: mix(natural.base, '#cfd6ff', 0.16),
          bright: mix(natural.base, '#dfe4ff', 0.42),
        }
      : natural;
  const build = { ...builds[look.build], lean: turn * 22, turn };
  const [main, under = '#f2ece2', accent = mix(main, '#f4e3c0', 0.6)] = shot.cloth;
  const hairName = shot.hair ?? look.hair;
  const isCovered =
    shot.cover === 'hijab' ||
    shot.cover === 'turban' ||
    shot.cover === 'wrap' ||
    shot.cover === 'kerchief';
  const covering = tonesOf(shot.cloth[2] ?? main, light);
  const wear = {
    ink,
    build,
    main: tonesOf(main, light),
    under: tonesOf(under, light),
    accent: tonesOf(accent, light),
  };
  const browColour = mix(
    look.hairColour === 'white' || look.hairColour === 'silver'
      ? '#7a767c'
      : look.hairColour === 'blond'
        ? '#8f6a3c'
        : hairs[
            ['teal', 'plum', 'rose', 'blue'].includes(look.hairColour) ? 'umber' : look.hairColour
          ],
    '#1a1014',
    0.28,
  );
  const face: FaceLook = {
    nose: look.nose,
    age: years,
    rouge: makeup * 0.6,
    lipstick: '#a82f42',
    lips: look.lips,
    freckles: look.freckles ?? false,
  };
  const eyes = { shape: look.eyes, colour: irises[look.iris], lashes: makeup, age: years };
  const fringe = isCovered ? '' : fringeOf(hairName, head);
  const isPainted = style === 'realistic';
  const isBare =
    isCovered || ['bald', 'buzz', 'thin', 'receding', 'cornrows', 'tiedBack'].includes(hairName);
  const features = [
    ear(ink, head, skin, -1) + ear(ink, head, skin, 1),
    isBare ? scalp(skin.base, head) : '',
    isPainted
      ? paintedSkin(ink, head, skin, face, mien, fringe)
      : drawnSkin(ink, head, skin, face, mien, fringe),
    isBare ? '' : skullcap(hair.shade, head),
    look.beard === undefined ? '' : beard(ink, head, hair, look.beard, mien),
    isPainted ? paintedEyes(ink, head, skin, eyes, mien) : drawnEyes(ink, head, skin, eyes, mien),
    isPainted ? brows(ink, head, look.brows, browColour, mien) : '',
    isPainted ? paintedNose(ink, head, skin, look.nose) : drawnNose(ink, head, skin, face),
    isPainted ? paintedMouth(ink, head, skin, face, mien) : drawnMouth(ink, head, skin, face, mien),
    look.mark === undefined ? '' : mark(ink, head, skin, look.mark),
    look.earrings === undefined ? '' : earrings(head, look.earrings, '#d8ac4a'),
    isCovered ? '' : hairInFront(ink, head, hair, hairName),
    isPainted ? '' : brows(ink, head, look.brows, browColour, mien, 2),
    shot.glasses === undefined ? '' : glasses(ink, head, shot.glasses, '#3a2a2a'),
    shot.cover === undefined ? '' : cover(ink, head, covering, wear.under, shot.cover),
  ].join('');
  const behind =
    (isCovered ? '' : hairBehind(ink, head, hair, hairName)) +
    (shot.cover === undefined ? '' : coverBehind(ink, head, covering, shot.cover));
  const body =
    neck(ink, head, skin, build.neck, build.lean) + garments[shot.wear](wear) + rimOf(ink, build);
  const { scale, y } = framings[framing];
  const tilted = (content: string) =>
    `<g transform="rotate(${shot.tilt ?? 0} 0 130)">${content}</g>`;
  const content = `<g transform="translate(${480 - turn * 10} ${y}) scale(${scale})">${tilted(behind)}<g transform="translate(0 -30) rotate(${(-turn * 1.8).toFixed(1)} 0 300)">${body}</g>${tilted(features)}</g>`;
  return definitions(ink) + content;
}
