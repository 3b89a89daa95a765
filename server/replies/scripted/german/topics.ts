import { EVENTS, nounOf, PETS, RELATIVES } from './beings';
import { capitalized, fold, plain } from './spelling';
import { subjects } from './subjects';

const list = (text: string): Set<string> => new Set(text.split(/\s+/));
const SUBJECT_WORDS = new Map(
  Object.entries(subjects).flatMap(([key, { keywords }]) =>
    keywords.map((keyword) => [plain(keyword), key] as const),
  ),
);
/** How a noun is written, by its folded form; nouns only. */
const SPELLING = new Map(
  [
    ...Object.values(subjects).flatMap(({ keywords }) => keywords),
    ...[...RELATIVES, ...PETS, ...EVENTS].flatMap(({ noun, oblique }) => [noun, oblique]),
    ...'Ausstellung Bild Blumen Brief Film Foto Fenster Geschichte Idee Kleid Konzert Kurs Laden Nachbarin Party Projekt Rede Schlüssel Sprache Stadt Straße Tisch Tür Uhr Vortrag Wald Zimmer Dienstplan Werkstatt'.split(
      ' ',
    ),
  ]
    .filter((word) => /^\p{Lu}/u.test(word))
    .map((word) => [plain(word), word] as const),
);
const PREPOSITION =
  /^(?:mit|von|bei|zu|aus|nach|seit|in|an|auf|hinter|neben|uber|unter|vor|zwischen|wahrend|wegen|trotz|innerhalb|ausserhalb)$/;

/** Nouns that, written small, may be verbs. */
const VERBS_TOO = list('spiele liebe reise reisen esen lernen schlaf');

const HEADS = [...SUBJECT_WORDS.keys()].filter((word) => word.length >= 4);

/** "nachtschicht" also says "schicht": what a compound is about comes last. */
function headOf(word: string): string | null {
  if (word.length < 8 || word === 'krankenschwester') return null;
  return HEADS.find((head) => word.endsWith(head) && word.length - head.length >= 3) ?? null;
}

const EMPTY = list(
  'aber alle allem allen aller alles also anders auch bald beide beim bevor bischen danach dann darauf daran darum das dein deine deinem deinen deiner denn dich dies diese dieser dieses dir doch dort drei durch eben eigentlich ein eine einem einen einer einfach einmal endlich erst etwas euch fast ganz ganze gegen geht gehen gerade gern gestern gibt ging habe haben hast hatte hatten heute hier ihnen ihre ihren ihrer immer ist jede jeden jeder jetzt jemand kann kein keine keinen keiner kommen komt lang lange lasen leute machen macht manche mehr mein meine meinem meinen meiner menschen mich mir mus muste nach nun nicht nichts nie niemand noch nur oder ohne sagen sagt sagte schon sehr sein seine seinen seit sich sie sind sogar solte sonst tag tage uber unter viel viele vier vom von vor wan waren warum was weil welche wen wenn werden wie wieder will wird wirklich wisen wolte wolen wurde wurden zehn zeit zum zur zwei zwischen jahr jahre jahren jahrelang letzte letzten erste ersten stehen steht weis wuste glaube denke finde machte konte frage fragt gefragt',
);

/** A plain word without its ending, so that "Katzen" is about the same as "Katze". */
export function stem(word: string): string | null {
  if (word.length < 4 || EMPTY.has(word)) return null;
  const bare = word.replace(/(?<=.{3})(?:innen|in|en|em|er|es|e|n|s|st|t)$/u, '');
  return bare.length > 3 ? bare : null;
}

/** Keys of the everyday subjects that the words touch. */
export function readSubjects(words: readonly string[]): string[] {
  const keys = words.flatMap((word) => SUBJECT_WORDS.get(word) ?? []);
  return [...new Set(keys)];
}

/** Plain words of some weight, with their singular and the head of compounds. */
export function contentWords(text: string): string[] {
  const all = text
    .toLowerCase()
    .split(/[^\p{L}-]+/u)
    .filter((word) => word.length > 1)
    .flatMap((word) => {
      const typed = plain(word);
      const head = headOf(typed);
      const singular = typed.length > 4 && /[ns]$/.test(typed) ? [typed.slice(0, -1)] : [];
      return [typed, ...singular, ...(head === null ? [] : [head])];
    });
  return [...new Set(all)];
}

/** A phrase typed in lower case with its nouns written large: the last word, and those before a preposition. */
export function withNouns(phrase: string): string {
  if (/\p{Lu}/u.test(phrase)) return phrase;
  const words = phrase.split(' ');
  return words
    .map((word, index) => {
      const known = SPELLING.get(plain(word)) ?? nounOf(word)?.noun;
      if (known !== undefined) return known;
      const next = words[index + 1];
      const ends = next === undefined || PREPOSITION.test(fold(next)) || next === 'und';
      const isSmall =
        PREPOSITION.test(fold(word)) ||
        /^(?:im|am|ins|ans|aufs|der|die|das|dem|den|des|einem|einer|einen|eine|ein|und|bad|sankt|st)$/.test(
          word,
        );
      return (ends && !isSmall) || /^(?:bad|sankt|neu|san)$/.test(word) ? capitalized(word) : word;
    })
    .join(' ');
}

/** A phrase with the nouns that are known to be nouns written large. */
export function withSpelling(phrase: string): string {
  return phrase
    .split(' ')
    .map((word) => (VERBS_TOO.has(plain(word)) ? word : (SPELLING.get(plain(word)) ?? word)))
    .join(' ');
}
