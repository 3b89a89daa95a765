import { problems } from '../http/problem';
import type { Services } from '../services';

const fields = ['name', 'scenario', 'likes', 'dislikes'] as const;

type Texts = Record<(typeof fields)[number], string>;

/**
 * Throws `inappropriate-content` at the first field that describes a minor, by itself or in the light
 * of those before it.
 */
export function requireDecentPersona(
  { checkText }: Pick<Services, 'checkText'>,
  texts: Texts,
): void {
  for (const field of fields)
    if (!checkText(texts[field], { as: 'persona' }).ok) throw problems.inappropriate(field);
  const together = fields.map((field) => texts[field]).join('\n');
  if (!checkText(together, { as: 'persona' }).ok) throw problems.inappropriate('scenario');
}
