import * as v from 'valibot';
import { text } from '../base/settings';

export const pageSettings = v.pipe(
  v.object({ DIST_DIR: v.optional(text, './dist') }),
  v.transform(({ DIST_DIR: distDir }) => ({ distDir })),
);
export type PageConfig = v.InferOutput<typeof pageSettings>;
