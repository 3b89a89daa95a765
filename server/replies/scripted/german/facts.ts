import type { Fact, FactKind } from '../languagePack';
import { alternatives, entryOf, EVENTS, type Noun, PETS, RELATIVES, yours } from './beings';
import { asJob, asName, asOrigin, asPlace } from './factValues';
import { END, type Rule, rule, simple } from './rule';
import { liking, tasteRules } from './tastes';
import { reflect } from './reflect';
import { capitalized, fold, spelled } from './spelling';
import { withNouns } from './topics';

const NAME = String.raw`([\p{L}][\p{L}'-]{1,20})`;
const SPAN = String.raw`(?:seit|vor) (?:(?!seit |vor |tag|woche|monat|jahr|kurzem|ewig|letzte)\p{L}+ |\d+ ){0,2}(?:tag\p{L}*|woche\p{L}*|monat\p{L}*|jahr\p{L}*|kurzem|ewig\p{L}*|letzte\p{L}* \p{L}+|\d{4})`;
const ADVERBS = String.raw`(?:(?:jetzt|gerade|grad|zurzeit|momentan|aktuell|hier|noch|nun|inzwischen|mittlerweile|schon|auch|eigentlich|allein|alleine|ja|halt|übrigens|derzeit|immer noch|seitdem|wieder|leider|zum glück|nämlich|nebenbei|nachts|tagsüber|abends|vollzeit|teilzeit|hauptberuflich|heute|ursprünglich|gebürtig|selber|selbst|total|sehr|so|echt|wirklich|einfach|am meisten|unheimlich|schrecklich|besonders|mit (?:mein\p{L}* )?\p{L}+(?: zusammen)?|${SPAN}) )*`;
const PLACE = String.raw`(?:(?:in|bei|nahe|an|auf|ausserhalb von|außerhalb von|nördlich von|südlich von|östlich von|westlich von) (?:der |dem |den |einer |einem )?|(?:im|am) |mitten in )[\p{L}' -]{2,44}?`;
const MOOD =
  'müde|todmüde|erschöpft|traurig|einsam|ängstlich|nervös|gestresst|wütend|sauer|genervt|gelangweilt|niedergeschlagen|unruhig|besorgt|überfordert|krank|erkältet|aufgeregt|unglücklich|deprimiert|frustriert';

function being(kind: FactKind, list: readonly Noun[], before: string): Rule {
  const source = String.raw`\b(?:${before}) (?:(?!\bist\b)\p{L}+e[nrsm]? )?(${alternatives(list)})\b(?!s? von\b)(?:,? (?:(?:er|sie|der|die|das) )?(?:heißt|namens|genannt)|,)? ?${NAME}?`;
  return rule(kind, source, ([, word = '', called]) => {
    const entry = entryOf(list, word);
    if (entry === undefined) return null;
    const value = yours(entry);
    const isName = called !== undefined && /^\p{Lu}/u.test(called) && asName(called) !== null;
    return isName ? { kind, value: `${value} ${called}`, called } : { kind, value, called: value };
  });
}

const RULES: readonly Rule[] = [
  simple(
    'name',
    String.raw`\b(?:ich heiße?|heiße|mein name ist|mein name:|nenn mich(?: einfach| ruhig)?|alle nennen mich|ihr könnt mich|man nennt mich|freunde nennen mich)(?: übrigens)? ${NAME}\b`,
    asName,
  ),
  simple('name', String.raw`(?:^|[,.!] )(\p{L}{2,14}),? (?:ist )?mein name\b`, asName),
  simple(
    'name',
    String.raw`\bsag(?:en|t|) (?:alle |einfach |ruhig )?(\p{L}{2,14}) zu mir\b`,
    asName,
  ),
  simple(
    'name',
    String.raw`\bich bin(?: übrigens)? (?:der|die) ${NAME}(?=[ ]*(?:[.,!?)]|$|\bund\b|\baus\b|übrigens))`,
    (value) => (/^\p{Lu}/u.test(value) ? asName(value) : null),
  ),
  simple(
    'name',
    String.raw`^(?:\p{L}{2,9}[ ,!.]+)?(?:ich )?bin (?:der|die) (\p{L}{3,14})(?=[ ]*(?:[.,!?)]|$|\baus\b))`,
    asName,
  ),
  simple(
    'name',
    String.raw`^(?!bin|ist|wieder|noch|immer|alles|hier|nicht|schön|du|ich)(\p{L}{3,14}) hier$`,
    asName,
  ),
  simple(
    'name',
    String.raw`^(?:hier (?:ist )?|(?:hey|hi|hallo)?[^.!?]{0,16}\bich bin'?s,? )(\p{L}{3,14})$`,
    asName,
  ),
  simple(
    'name',
    String.raw`^(?:(?:hi+|hallo+|hey+|moin|servus|huhu|guten (?:abend|tag|morgen))[ ,!.]+(?:du[ ,!.]+)?)?(?:ich bin|bin|hier ist|hier schreibt)(?: übrigens)? ${NAME}(?=[ ]*(?:[.,!?)]|$|\bund\b|\baus\b|\bübrigens\b))`,
    (value) => (/^\p{Lu}/u.test(value) ? asName(value) : null),
  ),
  simple(
    'origin',
    String.raw`\b(?:komme?|stamme) (?:ich )?${ADVERBS}(aus [\p{L}' -]{2,44}?)${END}`,
    asPlace,
  ),
  simple(
    'origin',
    String.raw`\bbin (?:ich )?${ADVERBS}(aus [\p{L}' -]{2,44}?)(?=[ ]*(?:[.,!?]|$|\bund\b|\baber\b|\blebe\b|\bwohne\b))(?! (?:gezogen|gegangen|raus))`,
    (value) =>
      /(?:gegangen|gezogen|gekommen|geflogen|gefallen)$/.test(value) ? null : asPlace(value),
  ),
  simple(
    'origin',
    String.raw`\b(?:ich bin|bin ich|bin) (?:ich )?${ADVERBS}(${PLACE}) (?:aufgewachsen|groß geworden|geboren)`,
    asOrigin,
  ),
  simple(
    'place',
    String.raw`\b(?:wohne?|lebe?|wohnen|leben)(?<!\b(?:sie|die|eltern|zum|am) (?:wohnen|leben)) (?:ich |wir )?${ADVERBS}(${PLACE})${END}`,
    asPlace,
  ),
  simple(
    'place',
    String.raw`\b(?:bin|wir sind|sind wir) (?:ich )?(?:[\p{L}\d]+ ){0,5}?((?:nach|in die|aufs|ans) [\p{L}' -]{2,34}?) (?:um|hin)?gezogen`,
    asPlace,
  ),
  simple('place', String.raw`\bhier (in [\p{L}-]+)\b`, (value) =>
    /^in \p{Lu}/u.test(value) ? asPlace(value) : null,
  ),
  simple(
    'job',
    String.raw`\barbeite? (?:ich )?${ADVERBS}als (?:eine? )?([\p{L} -]{3,40}?)(?=[ ]*(?:[.,!?;:]|$|\b(?:und|aber|in|im|bei|beim|am|an|auf|für|hier|seit|mit|weil)\b))`,
    (value) => {
      const words = value.split(' ');
      const head = words.pop() ?? '';
      return [...words, capitalized(head)].join(' ');
    },
  ),
  simple(
    'job',
    String.raw`\b(?:ich bin|bin ich|^bin|und bin) (?:(?:von beruf|selbst|selber|gelernter?|ausgebildete[rs]?|nur|auch|ja|jetzt|gerade|noch|seit \p{L}+ \p{L}+|eine?|übrigens|beruflich|angehende[rs]?) )*([\p{L}-]+(?: [\p{L}-]+)?)(?=[ ]*(?:[.,!?;:]|$|\b(?:und|aber|in|im|bei|beim|am|an|auf|für|hier|seit|mit|von beruf|aus)\b))`,
    asJob,
  ),
  simple(
    'name',
    String.raw`^(?:\p{L}{2,9}[ ,!.]+)?(?:ich )?bin(?: der| die)? (\p{L}{3,14}),? (?:und )?(?=(?:1[89]|[2-9]\d)\b)`,
    (value) =>
      /^(?:erst|schon|gerade|fast|bald|jetzt|nun|seit)$/i.test(value) ? null : asName(value),
  ),
  simple(
    'job',
    String.raw`\b(?:1[89]|[2-9]\d)(?: jahre)?(?: alt)?, (?:und )?(\p{L}{4,24})${END}`,
    asJob,
  ),
  simple('job', String.raw`(?:\bund |, )([\p{L}-]{3,24}) von beruf\b`, asJob),
  simple(
    'workplace',
    String.raw`\barbeite? (?:ich )?${ADVERBS}((?:in (?:einer|einem|der|nem|ner)|im|bei|beim|bei der|an der|am|auf dem|auf einer|für) [\p{L}' -]{2,34}?)${END}`,
    (value) =>
      /\b(?:moment|wochenende|abend|team|homeoffice|montag|mir|dir|einem projekt|zukunft)\b/.test(
        fold(value),
      )
        ? null
        : reflect(withNouns(value)),
  ),
  simple(
    'study',
    String.raw`\bstudiere? (?:ich )?${ADVERBS}((?!an\b|in\b|im\b|noch\b|für\b|viel\b|bei\b)[\p{L} ]{3,30}?)(?: an| in| im)?(?=\s*(?:[.,!?;:()]|$|\b(?:und|aber|weil|an|in|im|auf|bei|seit|mit)\b))`,
    (value) => withNouns(value),
  ),
  simple(
    'learning',
    String.raw`\blerne? (?:ich )?${ADVERBS}((?!für\b|auf\b|viel\b|nie\b|nicht\b|ich\b|dich\b|das\b|es\b|im\b|in\b|bei\b|immer\b|heute\b|daraus\b|leute\b|menschen\b|jeden\b|aus\b|mit\b|gut\b)[\p{L} ]{3,30}?)${END}`,
    (value) =>
      /\b(?:kennen|dazu|auswendig)\b/.test(value)
        ? null
        : /(?:isch|esperanto|latein)$/i.test(value)
          ? capitalized(value)
          : value,
  ),
  simple(
    'learning',
    String.raw`\bversuche? (?:ich )?${ADVERBS}([\p{L} ]{3,30}?) zu lernen`,
    (value) => (/isch$/.test(value) ? capitalized(value) : value),
  ),
  simple(
    'plays',
    String.raw`\bspiele? (?:ich )?${ADVERBS}(?:\p{L}+ ){0,2}?(gitarre|e-gitarre|klavier|geige|cello|schlagzeug|flöte|querflöte|bass|saxophon|saxofon|trompete|akkordeon|harfe|orgel|ukulele|klarinette|fußball|tennis|schach|basketball|volleyball|handball|golf|badminton|hockey|darts|tischtennis|rugby|skat)\b`,
    (value) => capitalized(value.toLowerCase()),
  ),
  ...tasteRules,
  being(
    'pet',
    PETS,
    String.raw`(?:habe?|hatte|haben|adoptiert|mein|meine|meinen|meinem|meiner|unser|unsere|unseren|unserem|unserer)(?: \p{L}+)?(?: ein| eine| einen| nen| ne| mein| meine| meinen| unsere| unseren)?`,
  ),
  being(
    'person',
    RELATIVES,
    String.raw`mein|meine|meinen|meinem|meiner|unser|unsere|unseren|unserem|unserer`,
  ),
  rule(
    'plan',
    String.raw`\b(?:morgen|übermorgen|heute abend|nächste[nrs]? (?:woche|monat|jahr|wochenende|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)|(?:dieses|am) wochenende|am (?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)|in (?:zwei|drei|vier|ein paar|einer|\d+) (?:tagen|wochen|woche|monaten)|bald|demnächst|steht an|steht (?:\p{L}+ )?(?:eine?|mein\p{L}*) \p{L}+ an)\b`,
    (_, sentence) => {
      const pattern = spelled(
        String.raw`\b(?:eine?n?|ne|nen|mein\p{L}*|der|die|das|den|zum|zur|unser\p{L}*|beim) (?:\p{L}+e[nrs]? )?(${alternatives(EVENTS)})\b`,
      );
      const word = pattern.exec(fold(sentence))?.[1];
      const entry = word === undefined ? undefined : entryOf(EVENTS, word);
      return entry === undefined ? null : { kind: 'plan', value: yours(entry) };
    },
  ),
  simple(
    'mood',
    String.raw`\b(?:ich bin|bin|ich fühle? mich|fühle? mich|ich war) (?:(?:heute|gerade|grad|so|echt|wirklich|sehr|ein bisschen|bisschen|etwas|ziemlich|total|voll|völlig|irgendwie|einfach|schon|noch|auch|oft|ganz|ja|halt|mega|richtig|eigentlich|nur|ehrlich gesagt|manchmal|wieder|leider) )*(${MOOD})\b`,
    (value) => value.toLowerCase(),
  ),
];

const SHORT_NO =
  /^(?:ja|nein|nee|nö|nichts|keine|ok|okay|weiß|weiss|ich|du|das|egal|sag|rate|warum|wieso|hm+|na|gut|vielleicht|mal|doch|nicht|danke)\b/iu;

/** A bare answer to a question that asked for a fact. */
function answered(text: string, asked: FactKind): Fact | null {
  const bare = text.trim().replace(/[.!?…]{1,20}$/u, '');
  if (bare.split(/\s+/).length > 5 || SHORT_NO.test(bare)) return null;
  if (asked === 'name') {
    const name = /^(?:einfach |nur |bin (?:der |die )?)?(\p{L}[\p{L}'-]{1,20})$/iu.exec(bare)?.[1];
    const value = name === undefined ? null : asName(name);
    return value === null ? null : { kind: 'name', value };
  }
  if (asked === 'place') {
    const place = /^((?:in|bei|nahe|auf|an|aus|im|am)\s)?([\p{L}' -]{2,34})$/iu.exec(bare);
    const named = place?.[2] ?? '';
    if (named === '' || (place?.[1] === undefined && !/^\p{Lu}/u.test(named))) return null;
    const value = asPlace(`${(place?.[1] ?? 'in ').toLowerCase().replace('aus', 'in')}${named}`);
    return value === null ? null : { kind: 'place', value };
  }
  if (asked === 'job') {
    const value = asJob(bare.replace(/^(?:ich )?(?:bin |arbeite )?(?:als )?(?:eine? )?/iu, ''));
    return value === null ? null : { kind: 'job', value };
  }
  if (
    asked !== 'like' ||
    /\b(?:ich|er|sie|wir|man|ist|bin|wenn)\b|^(?:am|im|in|beim|mit|zu|auf|bei)\b/iu.test(bare)
  )
    return null;
  return liking('like', bare);
}

/** What the user tells about themselves in one message. */
export function readFacts(text: string, asked: FactKind | null): Fact[] {
  const facts: Fact[] = [];
  for (const sentence of text.split(/(?<=[.!?\n])\s+/u)) {
    if (/\?\s*$/.test(sentence)) continue;
    const folded = fold(sentence);
    for (const { kind, pattern, fact } of RULES) {
      if (facts.some((known) => known.kind === kind)) continue;
      const match = pattern.exec(folded);
      const groups = match?.indices?.map((at) =>
        at === undefined ? undefined : sentence.slice(...at),
      );
      const found = groups === undefined ? null : fact(groups, sentence);
      if (found !== null) facts.push(found);
    }
  }
  if (asked !== null && facts.length === 0) {
    const fact = answered(text, asked);
    if (fact !== null) facts.push(fact);
  }
  return facts;
}

const OTHERS_NAME = spelled(
  String.raw`\b(?:(?:sie|er|es|die|der|die katze|der hund|der kater) heißt|(?:ihr|sein|der) name ist|(?:ihr|sein) name:) ${NAME}`,
  'du',
);

/** "Sie heißt Laura": the name of whoever was spoken of before. */
export function readNameOfOther(text: string): string | null {
  const span = OTHERS_NAME.exec(fold(text))?.indices?.[1];
  const name = span === undefined ? '' : text.slice(...span);
  return /^\p{Lu}/u.test(name) ? name : null;
}
