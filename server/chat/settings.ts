import * as v from 'valibot';
import { amount } from '../base/settings';

export const chatSettings = v.pipe(
  v.object({ FREE_TEXTS_PER_DAY: amount(50) }),
  v.transform(({ FREE_TEXTS_PER_DAY: freeTextsPerDay }) => ({ freeTextsPerDay })),
);
export type ChatConfig = v.InferOutput<typeof chatSettings>;
