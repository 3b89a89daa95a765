import { useIntl } from 'react-intl';
import type { Persona, PersonaValues } from '../../machines/persona/persona';
import type { PersonaWords } from '../../machines/persona/personaSetup';
import { greetings, taglines } from './suggestions';

type Given = { values: PersonaValues; editing: Persona | null };

/** The suggested tagline and first message, and those that will be used: the user's own, if any. */
export function useWords({ values, editing }: Given) {
  const intl = useIntl();
  const suggest = (
    own: 'greeting' | 'tagline',
    turn: number,
    make: typeof taglines,
  ): { suggested: string; isOwn: boolean } => {
    const before = editing === null ? [] : make(intl, editing.values);
    const kept = values[own] === null ? -1 : before.indexOf(values[own]);
    const made = make(intl, values);
    const suggested = made[(Math.max(0, kept) + turn) % made.length] ?? '';
    // A suggestion that was kept goes with what is changed.
    return { suggested, isOwn: values[own] !== null && kept < 0 };
  };
  const tagline = suggest('tagline', values.taglineTurn ?? 0, taglines);
  const greeting = suggest('greeting', values.greetingTurn ?? 0, greetings);
  const used = (own: string | null, { isOwn, suggested }: typeof tagline) =>
    (isOwn ? own?.trim() : '') || suggested;
  const words: PersonaWords = {
    tagline: used(values.tagline, tagline),
    greeting: used(values.greeting, greeting),
  };
  return {
    words,
    suggested: { tagline: tagline.suggested, greeting: greeting.suggested },
    typed: {
      tagline: tagline.isOwn ? (values.tagline ?? '') : tagline.suggested,
      greeting: greeting.isOwn ? (values.greeting ?? '') : greeting.suggested,
    },
  };
}
