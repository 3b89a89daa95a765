import type { Scene, Shot } from '../../server/seed/character';
import { mix } from './colour';

export const width = 960;
export const height = 1280;

/** Where the style draws the middle of the face and every body's lowest edge. */
const faceX = 826;
const faceY = 740;
const footY = 1738;
const faceHeight = 536;
const warmth = '#6b2540';

/** For the field behind the figure. */
export type Tones = readonly [light: string, middle: string, deep: string];

/** Shapes behind the figure, drawn as if the light came from the left. */
const shapes: Record<Scene, (tones: Tones) => string> = {
  moon: ([light]) =>
    `<circle cx="372" cy="470" r="352" fill="${light}" opacity=".62"/>
     <circle cx="372" cy="470" r="352" fill="url(#disc)"/>`,
  window: ([light]) =>
    `<g transform="skewY(-9)" fill="${light}" opacity=".5">
       <rect x="70" y="190" width="196" height="330"/><rect x="286" y="190" width="196" height="330"/>
       <rect x="70" y="540" width="196" height="330"/><rect x="286" y="540" width="196" height="330"/>
     </g>`,
  arch: ([light, , deep]) =>
    `<path d="M150 1280V560a330 330 0 0 1 660 0v720z" fill="${deep}" opacity=".42"/>
     <path d="M150 1280V560a330 330 0 0 1 330-330c-150 40-226 170-226 350v700z" fill="${light}" opacity=".5"/>`,
  lamp: ([light]) =>
    `<path d="M180-20h120l520 1340H-360z" fill="url(#beam)"/>
     <ellipse cx="240" cy="-6" rx="150" ry="52" fill="${light}" opacity=".9"/>`,
  horizon: ([light, , deep]) =>
    `<circle cx="300" cy="640" r="250" fill="${light}" opacity=".75"/>
     <path d="M0 700c180-60 330-40 480 0s330 60 480-10v590H0z" fill="${deep}" opacity=".5"/>
     <path d="M0 860c220-70 400 30 560 20s280-70 400-60v460H0z" fill="${deep}" opacity=".45"/>`,
  blinds: ([light]) =>
    `<linearGradient id="slat"><stop offset=".35" stop-color="${light}" stop-opacity=".6"/><stop offset="1" stop-color="${light}" stop-opacity="0"/></linearGradient>
     <g transform="rotate(-14 480 640)" fill="url(#slat)">
       ${[0, 1, 2, 3, 4, 5, 6, 7]
         .map((row) => `<rect x="-260" y="${60 + row * 132}" width="1300" height="62"/>`)
         .join('')}
     </g>`,
  lanterns: ([light]) =>
    `<g fill="none" stroke="${light}" stroke-width="4" opacity=".55">
       <path d="M-20 150Q300 380 640 210T1000 120"/><path d="M-20 420Q210 560 470 430"/>
     </g>
     <g fill="${light}">
       ${[
         [60, 212, 30],
         [196, 274, 38],
         [344, 300, 32],
         [500, 276, 40],
         [660, 232, 30],
         [820, 200, 36],
         [70, 476, 34],
         [222, 512, 28],
         [372, 484, 34],
       ]
         .map(
           ([x = 0, y = 0, r = 0]) =>
             `<circle cx="${x}" cy="${y}" r="${r * 2.4}" opacity=".16"/><circle cx="${x}" cy="${y}" r="${r}" opacity=".85"/>`,
         )
         .join('')}
     </g>`,
  skyline: ([light, , deep]) =>
    `<circle cx="250" cy="330" r="120" fill="${light}" opacity=".55"/>
     <path d="M0 1280V620h130v-150h150v230h90V390h60v-60h70v60h60v270h120V520h150v140h130v620z" fill="${deep}" opacity=".62"/>
     <g fill="${light}" opacity=".6">
       ${[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17]
         .map((cell) => {
           const column = [36, 84, 166, 214, 416, 468][cell % 6] ?? 0;
           const top = [660, 660, 520, 520, 440, 440][cell % 6] ?? 0;
           const row = Math.floor(cell / 6);
           return (cell * 7) % 5 === 1
             ? ''
             : `<rect x="${column}" y="${top + row * 92}" width="24" height="40"/>`;
         })
         .join('')}
     </g>`,
  stars: ([light]) =>
    `<path d="M300 190a170 170 0 1 0 150 250a138 138 0 0 1-150-250z" fill="${light}" opacity=".8"/>
     <g fill="${light}">
       ${[
         [90, 150, 7],
         [180, 620, 5],
         [520, 120, 9],
         [610, 300, 5],
         [700, 90, 6],
         [760, 250, 10],
         [860, 140, 6],
         [905, 380, 8],
         [60, 420, 9],
         [90, 780, 6],
         [830, 560, 5],
         [420, 60, 5],
       ]
         .map(([x = 0, y = 0, r = 0]) => `<circle cx="${x}" cy="${y}" r="${r}" opacity=".9"/>`)
         .join('')}
     </g>`,
  hills: ([light, , deep]) =>
    `<circle cx="290" cy="420" r="150" fill="${light}" opacity=".7"/>
     <path d="M0 700L210 430l120 130 190-250 210 270 110-110 120 150v660H0z" fill="${deep}" opacity=".38"/>
     <path d="M0 860c180-120 340-60 480-10s320 40 480-90v520H0z" fill="${deep}" opacity=".5"/>`,
};

/** The whole portrait as a standalone SVG of 960 by 1280 units. */
export function drawPortrait(
  tones: Tones,
  shot: Pick<Shot, 'scene' | 'light' | 'gesture'>,
  figure: string,
  closeness: number,
): string {
  const [light, middle, deep] = tones;
  const raised =
    shot.gesture === 'okLongArm' ||
    shot.gesture === 'pointLongArm' ||
    shot.gesture === 'waveLongArm';
  const scale = closeness * (raised ? 0.73 : 0.87);
  const left = width / 2 - (raised ? 84 : 0) - faceX * scale;
  // In a close-up the face is lower, so that tall hair stays in the picture.
  const face = faceHeight * Math.max(1, 0.55 + 0.45 * closeness);
  const top = Math.max(face - faceY * scale, height + 6 - footY * scale);
  const shadow = mix(deep, warmth, 0.45);
  const mirror = `translate(${width} 0) scale(-1 1)`;
  // The style's figures look right: they are mirrored to face the light.
  const sceneTurn = shot.light === 'left' ? '' : ` transform="${mirror}"`;
  const figureTurn = shot.light === 'left' ? ` transform="${mirror}"` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<defs>
  <linearGradient id="field" x1="0" y1="0" x2="1" y2="1">
    <stop offset="0" stop-color="${light}"/><stop offset=".46" stop-color="${middle}"/><stop offset="1" stop-color="${deep}"/>
  </linearGradient>
  <radialGradient id="disc"><stop offset=".55" stop-color="${light}" stop-opacity=".35"/><stop offset="1" stop-color="${light}" stop-opacity="0"/></radialGradient>
  <linearGradient id="beam" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${light}" stop-opacity=".85"/><stop offset="1" stop-color="${light}" stop-opacity=".05"/></linearGradient>
  <linearGradient id="shade" x1="0" y1=".1" x2="1" y2=".35">
    <stop offset=".42" stop-color="${shadow}" stop-opacity="0"/><stop offset="1" stop-color="${shadow}" stop-opacity=".68"/>
  </linearGradient>
  <linearGradient id="foot" x1="0" y1="0" x2="0" y2="1">
    <stop offset=".6" stop-color="${deep}" stop-opacity="0"/><stop offset="1" stop-color="${deep}" stop-opacity=".62"/>
  </linearGradient>
  <filter id="silhouette" x="0" y="0" width="100%" height="100%"><feColorMatrix values="0 0 0 0 1  0 0 0 0 1  0 0 0 0 1  0 0 0 1 0"/></filter>
  <filter id="cast" color-interpolation-filters="sRGB" x="-20%" y="-20%" width="140%" height="140%"><feColorMatrix values="0 0 0 0 .08  0 0 0 0 .03  0 0 0 0 .08  0 0 0 .5 0"/><feGaussianBlur stdDeviation="26"/></filter>
  <g id="figure"><g${figureTurn}><g transform="translate(${left.toFixed(1)} ${top.toFixed(1)}) scale(${scale.toFixed(4)})">${figure}</g></g></g>
  <mask id="person" maskUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}"><use xlink:href="#figure" filter="url(#silhouette)"/></mask>
</defs>
<g${sceneTurn}><rect width="${width}" height="${height}" fill="url(#field)"/>${shapes[shot.scene](tones)}</g>
<g filter="url(#cast)" transform="translate(${shot.light === 'left' ? 34 : -34} 20)"><use xlink:href="#figure"/></g>
<use xlink:href="#figure"/>
<g mask="url(#person)" style="mix-blend-mode:multiply"><g${sceneTurn}><rect width="${width}" height="${height}" fill="url(#shade)"/></g></g>
<rect width="${width}" height="${height}" fill="url(#foot)"/>
</svg>`;
}
