import { EVENTS, nounOf, PETS, RELATIVES } from './beings';
import { capitalized, fold, plain } from './spelling';
import { subjects } from './subjects';

const list = (text: string): Set<string> => new Set(text.split(/\s+/));

/** Nouns too general or too bodily to be spoken of. */
const NO_TOPIC = list(
  'tag tage zeit mal moment ding dinge sache sachen leben jahr jahre woche wochen monat monate stunde stunden minute minuten ahnung lust kopf bock plan ende anfang teil art weise seite punkt frage antwort grund fall leute mensch menschen idee meinung gefuhl gedanke gedanken herz auge augen hand hande stelle ort platz stuck bisschen paar menge uhr welt moglichkeit problem wort worte satz mitte weg abend morgen nacht heute nahe gluck angst recht spas laune schlus ubrigen allem weile weilchen name nachste letzte erste beste ganze selbe gleiche andere einzige runde reihe heimat zukunft vergangenheit hilfe schuld ruhe',
);
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
const WEAK: Readonly<Record<string, string>> = {
  kollegen: 'Kollege',
  nachbarn: 'Nachbar',
  kunden: 'Kunde',
  patienten: 'Patient',
  neffen: 'Neffe',
  namen: 'Name',
  studenten: 'Student',
};
const PLURALS = list(
  'Eltern Kollegen Kolleginnen Geschwister Geschwistern Freunde Freunden Kinder Kindern Nachbarn Kunden Großeltern Schwiegereltern Gäste Gästen Katzen Hunde Hunden Pflanzen Bücher Büchern',
);
const SINGULAR_NEUTER = list(
  'Buch Haus Auto Lied Bild Spiel Essen Konzert Gespräch Foto Zimmer Restaurant Hotel Fest Fenster Brot Bier Tier Pferd Projekt Geschenk Interview Büro Album Rezept Gedicht Kleid Bett Sofa Fahrrad Handy Paket Treffen Studium',
);
const DATIVE_ONLY = /^(?:mit|von|bei|zu|aus|nach|seit|gegenuber)$/;
const PREPOSITION =
  /^(?:mit|von|bei|zu|aus|nach|seit|in|an|auf|hinter|neben|uber|unter|vor|zwischen|wahrend|wegen|trotz|innerhalb|ausserhalb)$/;
/** Before "ein Bäcker", these make it what somebody is, not what is spoken of. */
const IS = /^(?:bin|ist|sind|war|waren|sei|ware|wie|als|werde|wird|bist|sein|werden)$/;

function inNominative(plural: string): string {
  return plural.replace(/^(Freunde|Hunde|Gäste|Kinder|Bücher|Geschwister)n$/u, '$1');
}

/** "meinen" to "dein" and so on, by what precedes; null where number or gender are not sure. */
function determiner(word: string, noun: string, before: string): readonly [string, string] | null {
  const isPlural = PLURALS.has(noun);
  const own = /^(mein|unser)(e|en|em|er)?$/.exec(word);
  if (own !== null) {
    const [your, yours] = own[1] === 'mein' ? ['dein', 'deine'] : ['euer', 'eure'];
    const ending = own[2] ?? '';
    if (ending === '') return [your, noun];
    if (ending === 'e' || ending === 'er') return [yours, noun];
    if (ending === 'en' && DATIVE_ONLY.test(before))
      return isPlural ? [yours, inNominative(noun)] : null;
    if (ending === 'en' && isPlural && WEAK[fold(noun)] === undefined)
      return [yours, inNominative(noun)];
    return [your, WEAK[fold(noun)] ?? noun];
  }
  if (word === 'die') return ['die', noun];
  if (word === 'das') return ['das', noun];
  if (word === 'der') return PREPOSITION.test(before) ? ['die', noun] : null;
  if (word === 'den')
    return isPlural || PREPOSITION.test(before) ? null : ['der', WEAK[fold(noun)] ?? noun];
  if (word === 'eine' || word === 'einer') return ['die', noun];
  if (word === 'einen') return ['der', WEAK[fold(noun)] ?? noun];
  if (word === 'ein')
    return SINGULAR_NEUTER.has(noun) || /(?:chen|lein|ment)$/.test(noun)
      ? ['das', noun]
      : ['ein', noun];
  return null;
}

const core = (word: string): string =>
  word.replace(/[^\p{L}-]{1,20}$/u, '').replace(/^[^\p{L}]+/u, '');
const isCut = (word: string): boolean => /[.,!?;:]$/.test(word);

/** The noun that follows within three words, as it is written; null where none is sure. */
function nounAfter(words: readonly string[], start: number): string | null {
  for (const word of words.slice(start + 1, start + 4)) {
    const bare = core(word);
    if (/^\p{Lu}[\p{L}-]{2,}$/u.test(bare)) return bare;
    const written = SPELLING.get(plain(bare));
    if (written !== undefined) return written;
    if (isCut(word) || !/^\p{Ll}+e[nrsm]?$/u.test(bare)) return null;
  }
  return null;
}

/** Nouns that, written small, may be verbs. */
const VERBS_TOO = list('spiele liebe reise reisen esen lernen schlaf');

/** Words too general to be spoken of as a topic by themselves. */
const NOT_ALONE = list(
  'spiele liebe reise reisen folge lernen kakao dienst kunde kunden kundin schicht arbeit job chef chefin buro meeting besprechung kollege kollegen kollegin frist projekt bett traum essen abend nacht morgen freund freundin freunde mann frau partner partnerin mutter mama vater papa bruder schwester oma opa tante onkel cousin cousine sohn tochter kinder nachbar nachbarin nachbarn haus wohnung zimmer spiel date rad band folge hunger gehalt uni schule kurs',
);

/** Noun phrases to speak of, in the nominative and turned round, best first. */
export function readTopics(text: string): string[] {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const topics: string[] = [];
  words.forEach((word, index) => {
    const previous = words[index - 1] ?? '';
    const before = fold(core(previous));
    const opener = fold(core(word));
    if (/^(?:ein|eine)$/.test(opener) && IS.test(before)) return;
    if (/^(?:der|die|das|den)$/.test(opener) && /,$/.test(previous)) return;
    const noun = nounAfter(words, index);
    if (noun === null || NO_TOPIC.has(fold(noun))) return;
    const phrase = determiner(opener, noun, before);
    if (phrase !== null) topics.push(phrase.join(' '));
  });
  const isSmall = !/\p{Lu}/u.test(text.slice(Math.max(0, text.search(/\p{Ll}/u))));
  words.forEach((word, index) => {
    const bare = plain(core(word));
    const written = SPELLING.get(bare);
    if (written === undefined || !SUBJECT_WORDS.has(bare) || NOT_ALONE.has(bare)) return;
    if (isSmall || (index > 0 && /^\p{Lu}/u.test(word))) topics.push(written);
  });
  const own = topics.filter((topic) => /^(?:dein|euer|eure)/.test(topic));
  return [...new Set([...own, ...topics])];
}

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
