import * as v from 'valibot';
import { characters } from './characters';
import pictures from './pictures.json' with { type: 'json' };
import manifest from './portraits.json' with { type: 'json' };
import type { Seed } from './seed';
import { chineseTexts } from './texts/ch';
import { germanTexts } from './texts/de';
import { englishTexts } from './texts/en';
import { spanishTexts } from './texts/es';
import { russianTexts } from './texts/ru';

const colour = v.pipe(v.string(), v.hexColor());
const manifestSchema = v.record(
  v.string(),
  v.object({
    colors: v.tuple([colour, colour, colour]),
    shots: v.array(
      v.object({
        name: v.string(),
        veil: v.string(),
        sources: v.array(v.object({ width: v.number(), avif: v.string(), webp: v.string() })),
      }),
    ),
  }),
);

const picturesSchema = v.record(
  v.string(),
  v.object({
    sent: v.array(v.object({ key: v.string(), veil: v.string() })),
    unsent: v.string(),
  }),
);

/** Everything the catalogue starts with. */
export const seed: Seed = {
  characters,
  portraits: v.parse(manifestSchema, manifest),
  pictures: v.parse(picturesSchema, pictures),
  texts: {
    en: englishTexts,
    translated: { ch: chineseTexts, es: spanishTexts, de: germanTexts, ru: russianTexts },
  },
};
