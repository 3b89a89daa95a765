import { requireAdult } from '../moderation/requireAdult';
import { requireDecent } from '../moderation/requireDecent';
import type { Deps } from './deps';

const fields = ['name', 'scenario', 'likes', 'dislikes', 'tagline', 'greeting'] as const;

/** Null is made of the rest. */
export type PersonaTexts = Record<(typeof fields)[number], string | null>;

const written = (texts: PersonaTexts): Record<string, string> =>
  Object.fromEntries(
    fields.flatMap((field) => (texts[field] === null ? [] : [[field, texts[field]]])),
  );

/**
 * Throws `inappropriate-content` at the first field that describes a minor, alone or together with
 * the fields before it.
 */
export async function requireDecentPersona(
  services: Pick<Deps, 'textRules'>,
  userId: string,
  texts: PersonaTexts,
): Promise<void> {
  const textRules = services.textRules(userId);
  for (const field of fields) {
    const as = field === 'name' ? 'name' : 'persona';
    requireDecent(await textRules.check(texts[field] ?? '', { as }), field);
  }
  const together = Object.values(written(texts)).join('\n');
  requireDecent(await textRules.check(together, { as: 'persona' }), 'scenario');
}

/** The same with the model, if one is configured. */
export const judgePersona = (
  services: Pick<Deps, 'log' | 'minorJudge' | 'stopping'>,
  texts: PersonaTexts,
): Promise<void> => requireAdult(services, { as: 'persona', texts: written(texts) });

export const isSameText = (one: PersonaTexts, other: PersonaTexts): boolean =>
  fields.every((field) => one[field] === other[field]);
