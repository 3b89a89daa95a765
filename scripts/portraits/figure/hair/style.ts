import type { Look } from '../../../../server/seed/look';
import type { Family } from '../locks';
import type { Cloud, Knot, Plait, Ropes } from './textured';

export type HairName = Look['hair'];
export type Part = Family | Cloud | Plait | Knot | Ropes;
/** `back` lies behind the neck, `front` on the head, `over` in front of the shoulders as well. */
export type HairStyle = { back: Part[]; front: Part[]; top?: Part[] };
