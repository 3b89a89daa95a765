import { coiledHair } from './coiledHair';
import { longHair } from './longHair';
import { shortHair } from './shortHair';
import type { HairName, HairStyle } from './style';

export const hairStyles: Record<HairName, HairStyle> = { ...longHair, ...shortHair, ...coiledHair };
