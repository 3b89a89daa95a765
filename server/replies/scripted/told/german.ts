import { expression } from '../../../base/expression';
import { nounOf } from '../german/beings';
import { asJob } from '../german/factValues';
import { reflect } from '../german/reflect';
import { capitalized, fold } from '../german/spelling';
import { afterDu, afterIhr } from '../german/verbs';
import { enumerated } from '../sentences';
import { withCapitals } from './germanNouns';
import { remindingGerman } from './reminding';
import type { BeingWords, ToldLanguage } from './toldLanguage';
import { dayOf, namesAfter, setOf, withNames, wordMap } from './words';

const word = (source: string) => expression(String.raw`(?<!\p{L})(?:${source})(?!\p{L})`, 'u');
const like = (source: string): BeingWords => ({ asked: word(source), told: word(source) });

const BEING =
  'jungs|mädels|zwillinge|schwester|bruder|mutter|mama|mutti|vater|papa|oma|opa|großmutter|großvater|tante|onkel|cousin|cousine|neffe|nichte|sohn|tochter|kind|kinder|kids|söhne|töchter|frau|mann|partner|partnerin|freund|freundin|exfrau|exmann|ex|exfreund|exfreundin|mitbewohner|mitbewohnerin|nachbar|nachbarin|nachbarn|chef|chefin|kollege|kollegin|kumpel|geschwister|brüder|schwestern|hund|hunde|windhund|dackel|pudel|labrador|katze|katzen|kater|kaninchen|pferd|hamster|papagei|vogel|schildkröte|band|verlobte|verlobter';
const BEINGS: readonly BeingWords[] = [
  { asked: word('geschwister'), told: word('geschwister|schwestern?|bruder|brüder') },
  { asked: word('eltern|familie'), told: word('eltern|mutter|mama|mutti|vater|papa') },
  {
    asked: word(
      'kind|kinder|kindern|kids?|gro(?:ß|ss)e[rn]?|kleine[rn]?|älteste[rn]?|jüngste[rn]?',
    ),
    told: word('kind|kinder|kindern|kids?|sohn|söhne|tochter|töchter|jungs|mädels|zwillinge'),
  },
  {
    asked: word('haustiere?|tiere?|vierbeiner|fellnase|(?:mitbewohner|freund) auf vier pfoten'),
    told: word('hund|hunde|katzen?|kater|kaninchen|pferd|hamster|papagei|vogel|schildkröte'),
  },
  {
    asked: word('enkel\\p{L}*'),
    told: word('enkel\\p{L}*|(?:werde?|wird) (?:ich |bald )?(?:oma|opa)|(?:oma|opa) werde?'),
  },
  ...[
    'schwestern?',
    'bruder|brüder',
    'mutter|mama|mutti',
    'vater|papa',
    'oma|großmutter',
    'opa|großvater',
    'tante',
    'onkel',
    'cousine?',
    'neffen?',
    'nichte',
    'sohn|söhne',
    'tochter|töchter',
    'mann|ehemann',
    'frau|ehefrau',
    'freund|partner',
    'freundin|partnerin',
    'freunde|kumpels?',
    'exfrau|exmann|ex|exfreundin|exfreund',
    'mitbewohner(?:in)?',
    'nachbarn?|nachbarin',
    'chef|chefin',
    'kolleg(?:e|in|en)',
    'katzen?|kater',
    'hund|hunde|hündin|\\p{L}{3,12}hund|dackel|pudel|labrador',
    'kaninchen',
    'pferd',
    'hamster',
    'papagei|vogel',
    'band',
  ].map(like),
];

const COMMON =
  /^(?:ich|du|er|sie|es|wir|is|isn|hats|dagegen|dafür|nich|die|der|das|den|dem|ein|eine|einen|ist|war|hat|hatte|sind|und|oder|aber|in|im|an|am|auf|bei|mit|für|von|zu|aus|nach|wohnt|lebt|arbeitet|kommt|heißt|heisst|zieht|studiert|macht|geht|meint|sagt|will|kann|ja|auch|noch|schon|nicht|nur|sehr|so|mein|meine|meinem|meinen|beide|jetzt|früher|gerade|weil|wenn|als|seit|um|über|sich|gestern|heute|morgen|immer|oft|haben|waren|wohnen|leben|ging|zog|starb|gestorben|nervt|namens|dann|da|hier|dort|ziemlich|total|eben|halt|zusammen)$/;
/** Forms of the first person that people leave their "ich" out before. */
const FIRST = setOf(
  'bin hab habe war hatte komm komme wohn wohne leb lebe arbeite trink trinke ess esse mag liebe hasse lerne lern studiere unterrichte unterricht spiele spiel fahre fahr gehe geh mache mach steh stehe kann muss will darf soll schlafe schlaf lese les rauche rauch koche koch backe tanze singe male schreibe brauche suche warte ziehe heiße heiß kenne hör höre schau schaue sehe seh treffe fliege jobbe vertrage züchte sammle verstehe spreche sprech besuche bekomme krieg kriege werde wurde wuchs zog ging fing',
);
const AGE = /^(?:1[89]|[2-9]\d)(?: jahre(?: alt)?)?$/;
const OTHERS = /(?<!\p{L})(?:du|dich|dir|deine?[mnrs]?|ihr|euch|sie haben sie)(?!\p{L})/iu;
const NUMBER = 'eine?n?|ne|nen|zwei|drei|vier|fünf|2|3|4|5';
const HAS = expression(String.raw`^(?:${NUMBER}) (?:\p{L}+e[nr]? )?(?:${BEING})(?!\p{L})`, 'u');

/** What was left out at the beginning, as people write in a chat. */
function whole(clause: string): string {
  const lower = clause.toLowerCase();
  if (AGE.test(lower)) return `ich bin ${clause}`;
  const grown = /^(aufgewachsen|geboren|gebürtig) ((?:in|im|aus|am|bei) .{2,60})$/u.exec(clause);
  if (grown !== null) return `ich bin ${grown[2] ?? ''} ${grown[1] ?? ''}`;
  if (
    /^(?:allergisch|verheiratet|geschieden|single|vegetarier|vegan|ursprünglich aus|aus|schwanger)(?!\p{L})/u.test(
      lower,
    )
  )
    return `ich bin ${clause}`;
  if (HAS.test(lower)) return `ich habe ${clause}`;
  const first = /^\p{L}+/u.exec(lower)?.[0] ?? '';
  const own = nounOf(first);
  if (
    own !== undefined &&
    /^\p{L}+ (?:\p{L}+ )?(?:ist|heißt|wohnt|lebt|kommt|arbeitet|hat|war)(?!\p{L})/u.test(lower)
  )
    return `${own.gender === 'f' ? 'meine' : 'mein'} ${clause}`;
  if (/^lieblings/.test(first))
    return `${/(?:farbe|band|serie|stadt|musik|speise|jahreszeit|blume)$/.test(first) ? 'meine' : 'mein'} ${clause}`;
  if (first === 'geburtstag') return `mein ${clause}`;
  const trade = FIRST.has(first) ? null : asJob(clause);
  return trade === null ? clause : `ich bin ${trade}`;
}

/** The part's verb in the second person; null when it has an "ich" and no verb that is known. */
function turnedPart(part: string, isAfter: boolean): string | null {
  const words = part.split(' ');
  const lower = words.map((one) =>
    fold(one) === fold('ich') ? 'ich' : one.toLowerCase().replace(/[^\p{L}']/gu, ''),
  );
  const turnAt = (at: number): boolean => {
    const verb = at < 0 ? null : afterDu(lower[at] ?? '');
    const typed = words[at] ?? '';
    if (verb === null) return false;
    words[at] = verb + typed.slice((lower[at] ?? '').length);
    return true;
  };
  const me = lower.indexOf('ich');
  const we = lower.indexOf('wir');
  if (me === -1 && we === -1) {
    const at = lower[0] === 'und' || lower[0] === 'aber' ? 1 : 0;
    if ((isAfter || at === 0) && FIRST.has(lower[at] ?? '')) {
      if (!turnAt(at)) return null;
      if (!isAfter) words.unshift('du');
    }
    return words.join(' ');
  }
  if (we !== -1) {
    words[we] = 'ihr';
    for (const at of [we + 1, we - 1, words.length - 1]) {
      const verb = afterIhr(lower[at] ?? '');
      if (verb === null) continue;
      words[at] = verb;
      return words.join(' ');
    }
    return null;
  }
  words[me] = 'du';
  if (/^(?:und|mit)$/.test(lower[0] ?? '') && me === words.length - 1) return words.join(' ');
  const isVerb = (at: number) => FIRST.has(lower[at] ?? '') && turnAt(at);
  if (isVerb(me + 1) || isVerb(me - 1)) return words.join(' ');
  const last = words.length - 1;
  const order = CONJUNCTION.test(lower[me - 1] ?? '')
    ? [last, me + 1]
    : me > 0
      ? [me - 1, me + 1, last]
      : [me + 1, last];
  return order.some(turnAt) ? words.join(' ') : null;
}

const CONJUNCTION = /^(?:weil|dass|wenn|ob|obwohl|damit|sodass|was|wo|wie|seit|bevor|als)$/;
const PARTS = /(?<=,) | (?=(?:und|aber|oder|weil|dass|wenn|obwohl|denn|damit|sodass) )/;

function turned(clause: string, names: readonly string[]): string | null {
  if (OTHERS.test(clause)) return null;
  const said = whole(clause);
  const isMine = /(?<!\p{L})(?:ich|wir|mein\p{L}*|mir|mich|unser\p{L}*)(?!\p{L})/iu.test(said);
  const first = /^\p{L}+/u.exec(said.toLowerCase())?.[0] ?? '';
  const isOfOther =
    /^(?:er|sie|es|die|der|das|beide)$/.test(first) ||
    names.some((name) => name.toLowerCase() === first);
  if (!isMine && !FIRST.has(first) && !isOfOther) return null;
  const parts: string[] = [];
  for (const part of said.split(PARTS)) {
    const done = turnedPart(part, parts.length > 0);
    if (done === null) return null;
    parts.push(done);
  }
  const text = withNames(withCapitals(reflect(parts.join(' '))), names);
  const isLarge = names.some((name) => text.toLowerCase().startsWith(name.toLowerCase()));
  return isLarge || nounOf(first) !== undefined
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1);
}

/** Words that begin a clause and are no nouns. */
const WITHIN = /^(?:Du|Dein|Deine|Bei|Vor) /u;
const lowered = (beginning: string) => beginning.toLowerCase();

const BOND =
  /witwer?|hochzeit|heirat|getrennt|geschieden|scheidung|trenn|verheiratet|(?<!\p{L})(?:ehe|allein|single|zusammen|schluss gemacht|beziehung)(?!\p{L})/u;
const LEAD = String.raw`^(?:und|also|so|ok|hey|warte|sag mal|weißt du noch|sag|übrigens|na|aber|kurze frage)?,? ?`;
const NOT_ASKED = word(
  'sollte ich|soll ich|könnte|würde|würdest|kannst du|hast du|bist du|magst du|denkst du|findest du|meinst du|machst du|wie kann ich|wie soll|was mache ich jetzt|was mach ich jetzt',
);
const OWN = '(?:ich|mein|meine|meinen|meinem|meiner|mir|mich|wir|unser|unsere)';
const WH_OWN = expression(
  LEAD +
    String.raw`(?:mit |an |von |bei |auf |gegen |in )?(?:was|wer|wen|wem|wo|woher|wann|wie|welche[nmrs]?|wogegen|worauf|wovor|womit|worin|wofür|was für|warum (?:bin|habe?|lerne)|seit wann|um wie viel|um wieviel)(?!\p{L}).{0,50}(?<!\p{L})${OWN}(?!\p{L})`,
  'u',
);
const REMEMBERED = expression(
  String.raw`(?<!\p{L})(?:erinnerst|weißt du|weisst du|vergessen|gemerkt|merkst)(?!\p{L}).{0,50}(?<!\p{L})${OWN}(?!\p{L})`,
  'u',
);
const FORGOTTEN = expression(
  String.raw`${OWN} (?:name[n]?|\p{L}+) (?:schon |bestimmt |wieder |nicht )?(?:vergessen|gemerkt)`,
  'u',
);
const WHO_IS = expression(
  LEAD +
    String.raw`wer (?:ist|war|sind)(?: nochmal| noch| gleich| denn)* (?!(?:das|du|es|er|sie|da|dein|deine|der|die)(?!\p{L}))\p{L}+(?: nochmal| noch| gleich)?[? ]*$`,
  'u',
);
const WHAT_IS = expression(
  LEAD +
    String.raw`(?:wer hat .{0,20}geburtstag|was (?:ist|war|steht)(?: nochmal| noch| denn)? (?:am|an)|wann (?:ist|war)(?: nochmal| gleich| denn)? (?:der|die|das)) `,
  'u',
);
const YES_NO = expression(
  LEAD +
    String.raw`(?:kann|hab|habe|bin|mag|trinke|trink|esse|rauche) ich(?!\p{L})(?! (?:dich|dir|dein|mal|das|was|hier|zu|dumm|komisch|blöd|nicht auch))`,
  'u',
);
const asks = (text: string) =>
  !NOT_ASKED.test(text) &&
  [WH_OWN, REMEMBERED, FORGOTTEN, WHO_IS, WHAT_IS, YES_NO].some((one) => one.test(text));

const DAYS = expression(
  String.raw`(?<!\p{L})(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|morgen)(?!\p{L})`,
  'iu',
);
const STARTS = expression(
  String.raw`^(?:(?:jetzt|heute|inzwischen) \p{L}{2,12} ich|ich|wir|mein|meine|früher|ursprünglich|aufgewachsen|allergisch|${[...FIRST].join('|')})(?!\p{L})`,
  'iu',
);

export const german: ToldLanguage = {
  ...remindingGerman,
  tidy: (text) =>
    text.replaceAll(/[’‘]/g, "'").replace(/(?<!\p{L})(hab|find|glaub|denk)'(?!\p{L})/giu, '$1e'),
  openers:
    /^(?:hey|hi|hallo|moin|servus|na|also|ja|nee|nein|ok|okay|und|aber|übrigens|ach|oh|haha|naja|ehrlich gesagt|apropos|achja|guten (?:abend|morgen|tag)|btw|fun fact|weißt du)(?!\p{L})[ ,.!:-]{0,3}/iu,
  closers:
    /(?:[ ,]{1,3}(?:übrigens|lol|haha|halt|lach nicht|nicht lachen|btw|oder so|ehrlich gesagt|weißt du|ne|gell|leider)|(?<!\d)[.!…,]{1,5}|[ ]?[:;]-?[)(DPp]|[\p{Extended_Pictographic}\ufe0f ]{1,6})$/iu,
  joints: /,? (?:und|aber) |(?<!(?:hieß|heißt) \p{L}{2,20}), |; | - | – /gu,
  starts: (part) =>
    !/^(?:ist|war) /iu.test(part) &&
    (STARTS.test(part) || AGE.test(part.toLowerCase()) || asJob(part) !== null),
  ofOther: expression(
    String.raw`^(?:(?:mein|meine|meinen|meinem|meiner|unser|unsere|ihr|ihre|sein|seine|die|der) (?:\p{L}+ ){0,1}?(?:${BEING})(?!\p{L})|(?:${BEING})(?!\p{L})|(?:er|sie|die|der|beide|ihre?|seine?)(?!\p{L}))`,
    'u',
  ),
  ofSame: /^(?:er|sie|es|die|der|ihre?|seine?|beide|hieß|heißt)(?!\p{L})/u,
  beings: BEINGS,
  names: (clause) =>
    namesAfter(
      clause,
      BEING,
      /^(?:heißt|heisst|heißen|namens|er|sie|die|der|das|ist|und|name)$/,
      COMMON,
    ),
  topics: {
    name: {
      asked:
        /(?<!\p{L})meinen? namen?(?!\p{L})|wie ich hei(?:ß|ss)e?|wie hei(?:ß|ss)e? ich|wer ich bin/u,
      told: /mein name|ich hei(?:ß|ss)e?/,
    },
    age: {
      asked: /wie alt|mein alter/,
      told: /^(?:ich bin |bin )?(?:schon |gerade |jetzt |erst )?(?:1[89]|[2-9]\d)(?: |,|$)|(?:ist|sind) (?:schon )?\d{1,2}(?!\.)(?: |$|,)|jahre alt/,
    },
    birthday: {
      asked: /geburtstag|geboren/,
      told: /geburtstag|geboren am|wird .{0,20}(?:1[89]|[2-9]\d)(?!\d)/,
    },
    home: {
      asked:
        /wie lange (?:wohn|leb)|wo (?:wohn|leb|ist|bin)|(?:welcher stadt|welchem ort|welchem land)|wo ich (?:wohne|lebe)/,
      told: /(?:wohn|leb)(?:e|t|en)?(?!\p{L}).{0,40}(?:in|im|bei|am|auf|um) |gezogen|umgezogen/u,
    },
    origin: {
      asked: /woher|wo .{0,16}(?:komm|aufgewachsen|geboren|her)/,
      told: /(?<!\p{L})aus \p{L}|aufgewachsen|geboren in|ursprünglich/u,
    },
    job: {
      asked:
        /was .{0,20}(?:arbeite|von beruf|beruflich)|(?:job|beruf)(?!\p{L})|von beruf|firma|früher gearbeitet|was macht?.{0,24}$|was machen/u,
      told: /arbeite|(?:bin|ist|als) (?:eine? )?\p{L}{2,24}(?:er|in|ist|arzt|koch|ent|or|eur)(?!\p{L})|unterricht|studier|(?:war|bin|ist) (?:tischler|schreiner|maurer|pfleger|koch)|(?:bei der|zur) (?:marine|polizei|bundeswehr|post|bahn)|beruf|ist koch/u,
    },
    before: {
      asked: /früher|beruf(?:lich)? war|davor|vorher|damals/,
      told: /früher|damals|(?<!\p{L})(?:ich )?war(?! am| im)|vorher|hatte|(?<!\p{L})habe? .{0,40}gearbeitet/u,
    },
    workplace: {
      asked: /wo .{0,16}arbeit|bei wem/,
      told: /bin (?:eine? )?\p{L}{4,30}(?:in|er|ist) (?:in|bei|im|am) |(?:arbeite|unterrichte|job|angestellt).{0,40}(?:in|im|bei|an|am|auf|für) /u,
    },
    rising: { asked: /aufsteh|steh .{0,8}auf|wecker/, told: /aufsteh|steh.{0,24}auf|wecker/ },
    with: {
      asked: /mit wem|allein/,
      told: /(?:wohne|lebe|wohn|leb).{0,40} mit |mitbewohner|wg(?!\p{L})|allein/u,
    },
    diet: {
      asked: /allerg|vertrag|bestell|(?:esse|trink|rauch)|vegan|vegetar|wogegen/,
      told: /allerg|vertrag|(?:esse|trink|rauch)|vegan|vegetar/,
    },
    learning: { asked: /(?:lern|sprache|studier)/, told: /lern|studier/ },
    plays: { asked: /instrument|spiele? ich/, told: /spiele? / },
    dislike: {
      asked: /(?:nicht (?:mag|leiden|ausstehen)|mag ich nicht|hass)/,
      told: /hass|nicht leiden|nicht ausstehen|mag kein|nicht mag/,
    },
    like: { asked: /was (?:ich )?(?:mag|liebe)|(?:gern|hobby)/, told: /lieb|mag (?!kein)|gern/ },
    trip: {
      asked: /wohin|wo .{0,16}(?:urlaub|hinfahr|hinflieg)/,
      told: /(?<!\p{L})nach \p{L}{3,}|urlaub|ferien|(?:fahr|flieg|reis)\p{L}{0,3} .{0,20}(?:nach|ans?|in) /u,
    },
    bond: { asked: BOND, told: BOND },
    plan: {
      asked: /was .{0,30}(?:morgen|wochenende|vor)(?!\p{L})/u,
      told: /(?<!\p{L})(?:morgen|wochenende|nächste|am (?:mon|diens|donners|frei|sams|sonn)tag|mittwoch)/u,
    },
  },
  asks,
  between: /[?,]? (?:und|oder) (?=was|wo|wann|wer|wie|welche|mit wem|als was|bin ich|hab)|\? /u,
  asksAll:
    /was (?:du )?(?:alles )?(?:weißt|weisst) (?:du )?(?:alles )?(?:noch )?(?:über|von) mir?c?h?|was du (?:alles |so )?(?:über|von) mi(?:ch|r) (?:alles )?wei(?:ß|ss)t|was hast du dir (?:alles )?(?:über mich|von mir)/,
  mine: /(?<!\p{L})(?:meine?[nmrs]?|unsere?[nmrs]?|habe? ich|ich habe?) (?:\p{L}+ ){0,2}$/u,
  weightless:
    /^(?:etwas|selbst|eigentlich|genau|wie|was|wer|wen|wem|wo|woher|wann|welch\p{L}*|warum|ist|war|bin|hab|habe|noch|nochmal|gleich|du|ich|mein\p{L}*|weißt|hei(?:ß|ss)\p{L}*|name[n]?|sag\p{L}*|erinner\p{L}*|und|mit|kommt|macht|alt|der|die|das|den|dem)$/u,
  same: wordMap(
    'arbeite: job beruf; auftritt: konzert gig; mutter: mama mutti; vater: papa; prüfung: fahrprüfung klausur; lieblingsfilm: film; lieblingsfarbe: farbe',
  ),
  corrected: (text) => {
    const found =
      /(?:am |im |in |um |der |die |das |, )?([\p{L}\d]{2,20}),? (?:und )?nicht (?:am |im |in |um |der |die |das )?([\p{L}\d]{2,20})[.! ]*$/iu.exec(
        text,
      );
    const isTurn =
      /^(?:nee|nein|moment|warte|sorry|quatsch|ach|doch|halt|stimmt|ne)(?!\p{L})/iu.test(text);
    if (!isTurn) return null;
    return found === null ? dayOf(text, DAYS) : { right: found[1] ?? '', wrong: found[2] ?? '' };
  },
  turned,
  and: ' und ',
  joined: (clauses) =>
    capitalized(
      enumerated(
        clauses.map((clause) => clause.replace(WITHIN, lowered)),
        ', und ',
      ),
    ),
};
