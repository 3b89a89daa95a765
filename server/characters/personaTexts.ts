import type { Gender } from '../../common/settings';
import { spokenLocales } from '../../common/locales';
import type { Locale, SpokenLocale } from '../../common/locales';
import type { personas } from '../database/schema';
import type { CharacterTexts, Interest, Manner } from '../seed/character';
import { chinese } from './words/ch';
import { german } from './words/de';
import { english } from './words/en';
import { spanish } from './words/es';
import { russian } from './words/ru';
import type { Forms, Personality, PersonaWords } from './words/words';

type Told = Pick<
  typeof personas.$inferSelect,
  | 'dislikes'
  | 'greeting'
  | 'likes'
  | 'name'
  | 'occupations'
  | 'personalities'
  | 'scenario'
  | 'tagline'
> & { gender: Gender };

const words: Record<SpokenLocale, PersonaWords> = {
  en: english,
  de: german,
  es: spanish,
  ru: russian,
  ch: chinese,
};

const manners: Record<Personality, Manner> = {
  Evil: 'dry',
  Arrogant: 'bold',
  'Full of guilt': 'earnest',
  Narcissistic: 'bold',
  Shy: 'dreamy',
  Submissive: 'warm',
  Dominant: 'bold',
  Sad: 'dreamy',
  Motivated: 'earnest',
  Cheerful: 'playful',
  Flirty: 'playful',
};

const QUOTED_AT_MOST = 120;
const TOPICS = 8;
/** With fewer a script repeats itself; with many more, what the maker wrote is seldom heard. */
const ANECDOTES = 10;
const TOPIC_AT_MOST = 40;

const formOf = (forms: Forms, gender: Gender): string => {
  if (typeof forms === 'string') return forms;
  const [female, male, other] = forms;
  return gender === 'female' ? female : gender === 'male' ? male : other;
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** As much of the maker's words as fits into a sentence. */
function quoted(text: string): string {
  const [sentence = ''] = text.trim().split(/[.!?。！？\n]/);
  return sentence.length <= QUOTED_AT_MOST
    ? sentence.trim()
    : `${sentence.slice(0, QUOTED_AT_MOST).replace(/[\s,]{1,20}[^\s,]{0,100}$/u, '')} …`;
}

function topicsOf(likes: string): string[] {
  const parts = likes
    .split(/[,;.!?\n，、；。！？]/)
    .map((part) => part.trim())
    .filter((part) => part.length > 1 && part.length <= TOPIC_AT_MOST);
  return [...new Set(parts)].slice(0, TOPICS);
}

const toInterest =
  ({ interest }: PersonaWords) =>
  (topic: string): Interest => ({
    topic,
    keywords: [...new Set(topic.toLowerCase().split(/[^\p{L}]+/u))].filter(
      (word) => word.length > 3 || /\p{Script=Han}/u.test(word),
    ),
    ...interest(topic),
  });

function textsIn(locale: SpokenLocale, told: Told): CharacterTexts {
  const own = words[locale];
  const { name, gender, scenario, likes, dislikes } = told;
  const work = told.occupations.map((one) => formOf(own.occupations[one], gender)).join(own.comma);
  const ways = told.personalities.map((one) => formOf(own.personalities[one], gender));
  const spoken = told.personalities.map((one) => formOf(english.personalities[one], gender));
  const [first] = told.personalities;
  const inWords = (text: string, say: (words: string) => string) => {
    const words = quoted(text);
    return words === '' ? null : say(words);
  };
  const ofWork = work === '' ? null : own.ownWork(work);
  const ofLikes = inWords(likes, own.ownLikes);
  const ofDislikes = inWords(dislikes, own.ownDislikes);
  const ofScenario = inWords(scenario, own.ownScenario);
  const written = [
    ...[ofScenario, ofLikes, ofDislikes, ofWork].filter((line) => line !== null),
    ...told.personalities.map((one) => own.ownTraits[one]),
  ];
  return {
    name,
    tagline:
      told.tagline ??
      [work, ways.join(own.comma)]
        .filter((part) => part !== '')
        .map(capital)
        .join(' · '),
    description: [
      scenario.trim(),
      likes.trim() && own.likes(likes.trim()),
      dislikes.trim() && own.dislikes(dislikes.trim()),
    ]
      .filter((part) => part !== '')
      .join('\n\n'),
    greeting: told.greeting ?? own.greeting(name),
    speaking: spoken.length === 0 ? '' : `Like somebody who is ${spoken.join(', ')}.`,
    manner: first === undefined ? 'warm' : manners[first],
    anecdotes: [...written, ...own.anecdotes.slice(0, Math.max(0, ANECDOTES - written.length))],
    interests: topicsOf(likes).map(toInterest(own)),
    self: {
      ...(ofWork !== null && { work: ofWork }),
      ...(ofLikes !== null && { hobby: ofLikes, happy: ofLikes }),
      ...(ofDislikes !== null && { annoyed: ofDislikes }),
      ...(ofScenario !== null && { now: ofScenario, past: ofScenario }),
    },
  };
}

/** A persona's profile and topics: the maker's words inside each language's phrases. */
export function personaTexts(
  told: Told,
): { en: CharacterTexts } & Partial<Record<Locale, CharacterTexts>> {
  const entries = spokenLocales.map((locale) => [locale, textsIn(locale, told)] as const);
  return { ...Object.fromEntries(entries), en: textsIn('en', told) };
}
