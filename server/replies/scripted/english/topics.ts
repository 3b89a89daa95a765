import { subjects } from './subjects';

const STOP = new Set(
  `a an the and or but so because if when while then than that this these those there here it its it's he she they him her them his hers their i i'm i've i'd i'll me my mine we us our you your yours is am are was were be been being do does did done have has had having will would can could should may might must not no yes to of in on at by for from with about into over after before between out up down off again just really very too also still never always only even much many more most some any all both few own same such what which who whom whose why how where as like get gets got getting go goes going went gone come comes came make makes made take takes took think thinks thought know knows knew want wants wanted say says said tell tells told see sees saw feel feels felt need needs keep keeps kept let lets put try tries tried seem seems thing things something anything everything nothing lot bit way kind sort today yesterday tomorrow tonight now later soon ago well okay ok oh yeah maybe perhaps lol haha good bad nice great fine big little new old first last next other another one two three four five six seven day days time times year years week weeks month months hour hours minute minutes moment while sure right quite almost already ever yet since until though although however please thanks thank hello hi hey sorry don't doesn't didn't can't won't isn't wasn't aren't couldn't wouldn't i'd it'd that's what's there's let's who's he's she's they're we're you're you've we've
  works lives loves likes plays talks looks sounds gives asks calls runs reads writes eats sleeps helps means hopes starts stops turns walks waits stays leaves finds shows brings moves changes hates wins loses forgets remembers understands believes happens matters bothers suits
  read write eat sleep work live love hate play talk look give ask call run walk help mean hope start stop turn wait stay leave find show bring move change win lose forget remember understand believe happen
  brought bought caught taught found gave left wrote sat stood ran spoke sent built lost met paid sold spent held heard fell flew forgot drove broke began became led won wore grew threw understood rang sang drank ate slept woke hit hurt cut cost shut knocked happened stopped rained
  life head mind heart opinion self place side part end start rest point fact idea question answer person people
  every each during around through against without myself yourself usually often sometimes finally actually probably honestly basically literally mostly especially together away back home along enough instead favourite favorite best worst better worse`.split(
    /\s+/,
  ),
);
const VERB_FORM = /(?:[^r]ed|ing|n't|'ll|'ve|'d|ly)$/;
const NOUNS_IN_ED_OR_ING = new Set(
  'bed shed seed weed wedding building painting morning evening ring king spring string wing thing ceiling meeting training cooking baking singing dancing swimming running hiking climbing reading writing gardening knitting sailing cycling drawing gaming fishing skiing surfing travelling traveling camping shopping sewing'.split(
    ' ',
  ),
);

function isContent(word: string): boolean {
  const lower = word.toLowerCase();
  if (lower.length < 3 || STOP.has(lower) || !/^[\p{L}'-]+$/u.test(word)) return false;
  return NOUNS_IN_ED_OR_ING.has(lower) || !VERB_FORM.test(lower);
}

const OPENERS = new Set(['my', 'our', 'the', 'a', 'an', 'this']);

/** Before "a baker", these make it what somebody is, not what is spoken of. */
const IS = /^(?:be|am|is|are|was|were|i'm|he's|she's|it's|you're|like|as|than|become|such)$/i;

function phraseAfter(words: readonly string[], start: number): string | null {
  const phrase: string[] = [];
  for (const word of words.slice(start + 1, start + 4)) {
    const core = word.replace(/[.,!?;:"]{1,20}$/, '');
    if (!isContent(core)) break;
    phrase.push(core);
    if (core !== word) break;
  }
  if (phrase.length === 0) return null;
  const opener = (words[start] ?? '').toLowerCase();
  const determiner = opener === 'my' || opener === 'our' ? 'your' : opener;
  const shown =
    determiner === 'a' || determiner === 'an' || determiner === 'this' ? 'the' : determiner;
  return `${shown} ${phrase.slice(0, 2).join(' ')}`;
}

const SUBJECT_WORDS = new Map(
  Object.entries(subjects).flatMap(([key, { keywords }]) =>
    keywords.map((keyword) => [keyword, key] as const),
  ),
);

/** Words too general to be spoken of as a topic by themselves. */
const NOT_ALONE = new Set(
  'cook bake run walk dance sing swim sleep dream hike travel study date awake author gym read reading watched work working late hot cold awake watched read eat ate slept single hungry poor rich expensive afford moved moving move abroad sunny raining snowing windy cooked dreamed dreamt match show miss love ex date class room night morning evening playing studying boss client clients project meeting shift job office deadline colleague house flat apartment friend neighbour neighbor roommate flatmate husband wife partner boyfriend girlfriend mother father mum mom dad sister brother son daughter aunt uncle cousin grandmother grandfather grandma grandpa'.split(
    ' ',
  ),
);

/** Noun phrases to speak of, turned round, best first. */
export function readTopics(text: string): string[] {
  const topics: string[] = [];
  const plain = text.replace(/[’‘]/g, "'");
  const words = plain.split(/\s+/).filter((word) => word !== '');
  words.forEach((word, index) => {
    if (!OPENERS.has(word.toLowerCase())) return;
    if (/^an?$/i.test(word) && IS.test(words[index - 1] ?? '')) return;
    const phrase = phraseAfter(words, index);
    if (phrase !== null) topics.push(phrase);
  });
  for (const word of words) {
    const core = word.replace(/[^\p{L}'-]/gu, '').toLowerCase();
    if (SUBJECT_WORDS.has(core) && !NOT_ALONE.has(core)) topics.push(core);
  }
  const own = topics.filter((topic) => topic.startsWith('your '));
  return [...new Set([...own, ...topics])];
}

/** Keys of the everyday subjects that the words touch. */
export function readSubjects(words: readonly string[]): string[] {
  const keys = words.flatMap((word) => SUBJECT_WORDS.get(word) ?? []);
  return [...new Set(keys)];
}

/** Lower-case words of some weight. */
export function contentWords(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .split(/[^\p{L}'-]+/u)
    .filter((word) => word.length > 2);
}
