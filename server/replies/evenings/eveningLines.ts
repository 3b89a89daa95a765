import { spokenIn } from '../../../common/locales';
import type { Locale, SpokenLocale } from '../../../common/locales';
import type { SelfSubject } from '../../seed/character';
import { chinese } from './chinese';
import { english } from './english';
import type { EveningWords } from './eveningWords';
import { german } from './german';
import { russian } from './russian';
import { spanish } from './spanish';

const byLocale: Readonly<Record<SpokenLocale, EveningWords>> = {
  en: english,
  ch: chinese,
  es: spanish,
  de: german,
  ru: russian,
};

export const eveningWords = (locale: Locale): EveningWords => byLocale[spokenIn(locale)];

/** What the user may ask the character at a turn. */
export const asksAt: Readonly<Record<string, SelfSubject>> = {
  choosingDish: 'food',
  sharingWork: 'music',
  eating: 'drink',
  settingOut: 'weather',
  onTheWay: 'place',
  atTheDoor: 'dream',
  choosingFilm: 'screen',
  watching: 'books',
  credits: 'happy',
};

/** Where the character tells something of its own: at a turn, or at a choice of it. */
export const ownAt: Readonly<Record<string, SelfSubject>> = {
  'choosingDish.second': 'food',
  'choosingFilm.second': 'screen',
  'eating.second': 'drink',
  atTheDoor: 'home',
};
