import { defineMessages } from 'react-intl';
import type { IntlShape, MessageDescriptor } from 'react-intl';
import type { Personality, PersonaValues } from '../../machines/persona/persona';
import { occupationTexts, personalityTexts } from './personaTexts';

const taglineTexts = defineMessages({
  both: { id: 'persona.taglineBoth' },
  list: { id: 'persona.taglineList' },
  like: { id: 'persona.taglineLike' },
  work: { id: 'persona.taglineWork' },
  ways: { id: 'persona.taglineWays' },
  none: { id: 'persona.taglineNone' },
});

const greetingTexts = defineMessages({
  arriving: { id: 'persona.greetingArriving' },
  inviting: { id: 'persona.greetingInviting' },
  like: { id: 'persona.greetingLike' },
});

/** In which mood the messages above let somebody speak. */
const moods: Record<Personality, string> = {
  Evil: 'dark',
  Arrogant: 'bold',
  'Full of guilt': 'heavy',
  Narcissistic: 'bold',
  Shy: 'shy',
  Submissive: 'shy',
  Dominant: 'bold',
  Sad: 'heavy',
  Motivated: 'eager',
  Cheerful: 'playful',
  Flirty: 'playful',
};

const LONGEST_LIKE = 40;

/** The first of the likes, if it is short enough for a sentence. */
function firstLike(likes: string): string | null {
  const [first = ''] = likes.trim().split(/[,;.!?\n，、；。！？]/);
  const like = first.trim();
  return like === '' || like.length > LONGEST_LIKE ? null : like;
}

/** German writes occupations with a capital letter anywhere. */
const inside = (intl: IntlShape, text: string): string =>
  intl.locale === 'de' ? text : text.charAt(0).toLocaleLowerCase(intl.locale) + text.slice(1);

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Taglines made of the choices; there is always one. */
export function taglines(intl: IntlShape, values: PersonaValues): readonly string[] {
  const gender = values.gender ?? 'other';
  const list = (words: readonly string[]) => intl.formatList(words, { type: 'conjunction' });
  const work = list(
    values.occupations.map((one) =>
      inside(intl, intl.formatMessage(occupationTexts[one], { gender })),
    ),
  );
  const ways = list(
    values.personalities.map((one) =>
      lowered(intl.formatMessage(personalityTexts[one], { gender })),
    ),
  );
  const like = firstLike(values.likes);
  const who = work || ways;
  const made: MessageDescriptor[] = [
    ...(work && ways ? [taglineTexts.both, taglineTexts.list] : []),
    ...(work && !ways ? [taglineTexts.work] : []),
    ...(ways && !work ? [taglineTexts.ways] : []),
    ...(who && like ? [taglineTexts.like] : []),
    ...(who ? [] : [taglineTexts.none]),
  ];
  return made.map((text) => capital(intl.formatMessage(text, { work, ways, who, like })));
}

/** First messages made of the choices; there is always one. */
export function greetings(intl: IntlShape, values: PersonaValues): readonly string[] {
  const [first] = values.personalities;
  const given = {
    name: values.name.trim(),
    mood: first === undefined ? 'other' : moods[first],
    like: firstLike(values.likes),
  };
  const { arriving, inviting, like } = greetingTexts;
  const made: MessageDescriptor[] =
    given.like === null ? [arriving, inviting] : [arriving, like, inviting];
  return made.map((text) => intl.formatMessage(text, given));
}
