import * as v from 'valibot';
import { genders } from '../../common/settings';
import type { Occupation, Persona, Personality } from '../machines/persona/persona';
import { mediaUrl } from './mediaUrl';
import { characterFields, portraitSchema, toCharacter } from './parse';

/** The options of the wizard, which the machines own. */
export type PersonaLists = {
  occupations: readonly Occupation[];
  personalities: readonly Personality[];
};
type Portrait = v.InferOutput<typeof portraitSchema>;

/** A persona's photo has a signed address on the API's origin. */
const located = (portrait: Portrait): Portrait => ({
  ...portrait,
  sources: portrait.sources.map(({ width, avif, webp }) => ({
    width,
    avif: mediaUrl(avif),
    webp: mediaUrl(webp),
  })),
});

/** One of the user's own characters. */
export const ownPersonaSchema = ({ occupations, personalities }: PersonaLists) =>
  v.pipe(
    v.object({
      bot: v.object(characterFields),
      persona: v.object({
        name: v.string(),
        age: v.number(),
        gender: v.picklist(genders),
        occupations: v.array(v.picklist(occupations)),
        personalities: v.array(v.picklist(personalities)),
        scenario: v.string(),
        likes: v.string(),
        dislikes: v.string(),
        face: v.string(),
        tagline: v.nullable(v.string()),
        greeting: v.nullable(v.string()),
      }),
      photo: v.nullable(v.object({ is_checked: v.boolean(), portrait: portraitSchema })),
    }),
    v.transform(({ bot, persona, photo }): Persona => ({
      id: bot.id,
      character: toCharacter({ ...bot, portrait: located(bot.portrait) }),
      values: { ...persona, age: String(persona.age) },
      photo: photo && { isChecked: photo.is_checked, portrait: located(photo.portrait) },
    })),
  );
