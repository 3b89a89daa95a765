import type { CallContext } from '../../server/calls/agent/callContext';
import type { Character } from '../../server/characters/character';
import type { CharacterTexts } from '../../server/seed/character';
import { cast } from './cast';

const [maud] = cast;
if (maud === undefined) throw new Error('Nobody is in the cast');
const english: CharacterTexts = { ...maud.texts, greeting: 'Come in. The kettle is on.' };

/** Somebody to call, with a greeting of two sentences in English and German. */
export const callCharacter: Character = {
  id: '5b0c5d2e-6f0a-4c55-9d0a-0d8c5d7f2a11',
  slug: maud.facts.slug,
  kind: 'official',
  ownerId: null,
  age: maud.facts.age,
  gender: maud.facts.gender,
  tags: ['official'],
  isPremium: false,
  portrait: { colors: [], sources: [] },
  gallery: [],
  veils: [],
  position: 0,
  chatsStarted: 0,
  createdAt: new Date(0),
  retiredAt: null,
  texts: {
    en: english,
    de: { ...english, greeting: 'Komm herein. Der Kessel ist auf dem Herd.' },
  },
};

/** Who calls her. */
export const callContext: CallContext = {
  user: { name: 'Adelaide' },
  memory: { name: 'Ada', notes: ['You live in Leeds.'] },
  summary: null,
  history: [{ author: 'user', text: 'I will call you later.' }],
};
