import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { locales } from '../../common/locales';
import { settings } from '../../common/settings';

export const cursorSchema = v.strictObject({
  /** The ranking that the first page was taken from. */
  r: v.string(),
  /** Slug of the last character on the previous page. */
  a: v.string(),
  /** The language that the first page was sorted and searched in. */
  l: v.picklist(locales),
  /** The preference that the first page was sorted by; absent: none. */
  p: v.optional(v.picklist(settings.preference.choices)),
  /** Digest of the filter the cursor belongs to. */
  f: v.string(),
});

export type Cursor = v.InferOutput<typeof cursorSchema>;

export const digest = (...parts: string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 12);
