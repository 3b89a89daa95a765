import * as v from 'valibot';
import manifest from './personaPortraits.json' with { type: 'json' };

const colour = v.pipe(v.string(), v.hexColor());

/** Drawn portraits for personas without a photo; addresses as in the other manifest. */
export const personaPortraits = v.parse(
  v.array(
    v.object({
      slug: v.string(),
      gender: v.picklist(['female', 'male', 'non-binary']),
      colors: v.tuple([colour, colour, colour]),
      sources: v.array(v.object({ width: v.number(), avif: v.string(), webp: v.string() })),
    }),
  ),
  manifest,
);
