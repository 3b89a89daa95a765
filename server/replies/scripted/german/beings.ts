import { capitalized } from '../sentences';
import { fold } from './spelling';

export type Gender = 'm' | 'f' | 'n';
export type Noun = { noun: string; gender: Gender; oblique: string };

/** "Nachbar/Nachbarn" gives the form of the other cases, where it differs. */
function nouns(gender: Gender, list: string): Noun[] {
  return list.split(' ').map((entry) => {
    const [noun = '', oblique = noun] = entry.split('/');
    return { noun, gender, oblique };
  });
}

export const RELATIVES: readonly Noun[] = [
  ...nouns(
    'm',
    'Zwillingsbruder Bruder Vater Papa Papi Stiefvater Schwiegervater Großvater Opa Onkel Cousin Neffe/Neffen Sohn Enkel Mann Ehemann Partner Freund Mitbewohner Nachbar/Nachbarn Chef Kollege/Kollegen Ex Exfreund Vermieter Mitbewohner Lehrer Therapeut/Therapeuten',
  ),
  ...nouns(
    'f',
    'Zwillingsschwester Schwester Mutter Mama Mami Mutti Stiefmutter Schwiegermutter Großmutter Oma Tante Cousine Nichte Tochter Enkelin Frau Ehefrau Partnerin Freundin Mitbewohnerin Nachbarin Chefin Kollegin Exfreundin Vermieterin Lehrerin Therapeutin',
  ),
];
export const PETS: readonly Noun[] = [
  ...nouns(
    'm',
    'Hund Kater Welpe/Welpen Hase/Hasen Papagei/Papageien Wellensittich Hamster Igel Esel Hahn Goldfisch',
  ),
  ...nouns('f', 'Katze Hündin Schildkröte Schlange Ratte Ziege Stute'),
  ...nouns('n', 'Kätzchen Kaninchen Meerschweinchen Pferd Pony Frettchen Huhn'),
];
export const EVENTS: readonly Noun[] = [
  ...nouns(
    'm',
    'Umzug Flug Urlaub Termin Marathon Wettkampf Auftritt Vortrag Geburtstag Arzttermin Zahnarzttermin Test Lauf Prozess',
  ),
  ...nouns(
    'f',
    'Prüfung Klausur Führerscheinprüfung Fahrprüfung Präsentation Hochzeit Reise Operation OP Besprechung Party Feier Premiere Aufführung Rede Abgabe',
  ),
  ...nouns(
    'n',
    'Vorstellungsgespräch Bewerbungsgespräch Interview Date Konzert Rennen Vorsprechen Meeting Treffen Klassentreffen Familientreffen Turnier',
  ),
];

const BY_NAME = new Map(
  [...RELATIVES, ...PETS, ...EVENTS].map((entry) => [fold(entry.noun), entry] as const),
);

export function nounOf(word: string): Noun | undefined {
  return BY_NAME.get(fold(word));
}

/** The alternatives of a pattern for folded text, longest first. */
export function alternatives(list: readonly Noun[]): string {
  const words = list.flatMap(({ noun, oblique }) => [noun.toLowerCase(), oblique.toLowerCase()]);
  return [...new Set(words)].toSorted((a, b) => b.length - a.length).join('|');
}

/** The entry whose word, in any case, is the one given. */
export function entryOf(list: readonly Noun[], word: string): Noun | undefined {
  const plain = fold(word).replace(/([aou])e/g, '$1');
  const same = (other: string) => fold(other).replace(/([aou])e/g, '$1') === plain;
  return list.find(({ noun }) => same(noun)) ?? list.find(({ oblique }) => same(oblique));
}

export function yours({ noun, gender }: Noun): string {
  return `${gender === 'f' ? 'deine' : 'dein'} ${noun}`;
}

const FORMS: Readonly<Record<string, Readonly<Record<Gender, string>>>> = {
  dat: { m: 'deinem', f: 'deiner', n: 'deinem' },
  acc: { m: 'deinen', f: 'deine', n: 'dein' },
};
const PRONOUNS: Readonly<Record<string, Readonly<Record<Gender, string>>>> = {
  er: { m: 'er', f: 'sie', n: 'es' },
  ihn: { m: 'ihn', f: 'sie', n: 'es' },
  ihm: { m: 'ihm', f: 'ihr', n: 'ihm' },
};

function inflectedBeing(value: string, form: string): string | null {
  const [, noun = '', ...name] = value.split(' ');
  const entry = nounOf(noun);
  if (entry === undefined) return null;
  const { gender, oblique } = entry;
  const pronoun = PRONOUNS[form]?.[gender];
  if (pronoun !== undefined) return pronoun;
  const own = FORMS[form]?.[gender];
  const shown = gender === 'm' ? oblique : entry.noun;
  return own === undefined ? null : [own, shown, ...name].join(' ');
}

/**
 * A value with its noun written large for "noun", in the case "dat" or "acc", or the pronoun "er", "ihn", "ihm" for it. Names and nouns without an
 * article stay as they are; null where the gender is not known.
 */
export function inflected(value: string, form: string): string | null {
  // Users type nouns small: "elf jahre".
  if (form === 'noun') return value.replace(/(?<!\p{L})\p{L}{1,40}$/u, capitalized);
  if (/^dein /.test(value) || (/^deine /.test(value) && form !== 'acc'))
    return inflectedBeing(value, form);
  if (form === 'acc' && !/^(?:dein|euer|ein) /.test(value)) return value.replace(/^der /, 'den ');
  return form === 'dat' && /^\p{Lu}[\p{L}-]*$/u.test(value) ? value : null;
}
