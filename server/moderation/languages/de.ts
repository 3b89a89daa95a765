import { germanClaims } from '../claims/de';
import { compileGrammar } from '../grammar/compile';
import { germanForms } from '../grammar/de';
import { pattern, wordsToDigits, type LanguageRules } from '../rules';

const MOSTLY = String.raw`(?:(?:nur|erst|grad mal|grade mal|grad|grade|gerade|gerade mal|eigentlich|wirklich|noch|jetzt|schon|ungefahr|ca|etwa|knapp|kaum|fast|beinahe|genau|heimlich|vielleicht|auch|doch|ja|halt|beide|gerade erst|gerade eben|wohl|circa|aber|inzwischen|ubrigens|leider|zwar|namlich|bloss|tatsachlich|ehrlich gesagt|offiziell|mittlerweile|einfach|eben) )*`;
const AFTER = String.raw`(?= *(?:$|[!?;)…"\n~*]|\.(?! ?(?:\d|jahrhundert|stock|etage|januar|februar|marz|april|mai|juni|juli|august|september|oktober|november|dezember|platz|in der|mal|klasse|reihe))|,(?! ?(?:vielleicht |oder )?\d)|-(?= )|(?:und(?! \d+ (?:minuten|stunden|kilo|meter|prozent))|okay|ok|sorry|aber|also|jetzt|auch|lol|haha|noch|heute|aus|wer|weil|da|werde|wird|geworden|w|m)\b))`;
const YEARS = String.raw`(?: ?(?:jahre?n?|j\.?)(?: (?:alt|jung))?)?`;
const YOU_OR_I = String.raw`(?:ich bin|bin ich|du bist|bist du|wir sind|sind wir|ihr seid|sie sind beide)`;
const PERSON = String.raw`(?:madchen|junge|freundin|freund|schwester|bruder|stiefschwester|stiefbruder|cousine|cousin|figur|charakter|mitbewohnerin|geliebte|prinzessin|dienerin|frau|mann|dame|typ|person|jungfrau)`;
const MINOR = String.raw`(?:(?:grund|ober|mittel|haupt|real|gesamt)?schulerin(?:nen)?|(?:grund|ober|mittel|haupt|real|gesamt)?schuler|gymnasiastin(?:nen)?|gymnasiast(?:en)?|schulmadchen|schuljunge|schulkind(?:er)?|(?<!nicht mehr )minderjahrig\p{L}*|minderjaehrig\p{L}*|teenager(?:in)?s?|teenie\p{L}*|teenie?|teen|jugendliche[rn]?|kleines madchen|kleinen? jungen?|kleiner junge|kleinkind|halbwuchsige[rn]?|backfisch|noch nicht volljahrig|(?:\d+|funft|sechst|siebt|acht|neunt|zehnt)klassler(?:in)?)`;
const AGED = String.raw`[ -]?ja?e?hrig\p{L}*`;

const UNITS: Readonly<Record<string, number>> = {
  zwei: 2,
  drei: 3,
  vier: 4,
  funf: 5,
  fuenf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  neun: 9,
  zehn: 10,
  elf: 11,
  zwolf: 12,
  zwoelf: 12,
  dreizehn: 13,
  vierzehn: 14,
  funfzehn: 15,
  fuenfzehn: 15,
  sechzehn: 16,
  siebzehn: 17,
  achtzehn: 18,
  neunzehn: 19,
};
const words = wordsToDigits({
  units: UNITS,
  tens: { zwanzig: 20, dreissig: 30, vierzig: 40, funfzig: 50, fuenfzig: 50, sechzig: 60 },
  joint: ' ',
});
const GLUED = new RegExp(`(?<!\\p{L})(${Object.keys(UNITS).join('|')})(?=ja?e?hrig)`, 'gu');

const HALF = new RegExp(`(?<!\\p{L})(${Object.keys(UNITS).join('|')})einhalb(?!\\p{L})`, 'gu');

export const german: LanguageRules = {
  script: /\p{Script=Latin}/u,
  claims: germanClaims,
  grammar: compileGrammar(germanForms),
  explained: pattern(
    String.raw`\b(?:erklar|erklare|erklart|beschreib|sag)\b[^.!?\n]{0,30}?,? (?:als (?:ware|war|sei|wenn) ich(?: gerade| erst| noch)?|wie (?:einem|einer|fur ein|fur einen))(?: ein| eine)? (?:[4-9]|10|kind|kleines kind|(?:funf|sechs|vier|sieben)jahrigen?)(?: jahre?(?: alt)?)?(?: ware| war| bin)?(?= ?(?:$|[.!?,;)\n]|bitte\b|und\b))`,
  ),
  numbers: (text) =>
    words(text.replace(HALF, '$1').replace(GLUED, (_, word: string) => String(UNITS[word] ?? ''))),
  participants: [
    pattern(String.raw`\b${YOU_OR_I} ${MOSTLY}{age}${YEARS}${AFTER}`),
    pattern(
      String.raw`(?:^|\n|[.!?,] ?|\b(?:und|hi|hey|hallo|moin|servus|na|ja|also) )bin ${MOSTLY}{age}${YEARS}${AFTER}`,
    ),
    pattern(
      String.raw`\b${YOU_OR_I} ${MOSTLY}(?:(?:eine?r?|die|der|das|meine?r?|deine?|diese?r?) )?(?:\p{L}+ ){0,2}{age}${AGED}`,
    ),
    pattern(
      String.raw`\b(?:ich|du) (?:sehe|siehst|wirke|wirkst) (?:aus )?wie (?:eine?r? )?{age}\b`,
    ),
    pattern(
      String.raw`\b(?:mein|dein|unser) (?:echtes |wahres )?alter(?: ist|:| =)? ${MOSTLY}{age}\b`,
    ),
    pattern(
      String.raw`\b(?:ich bin|bin) (?:gerade|gestern|heute|letzte woche|letzten monat|vor kurzem) {age}${YEARS} geworden`,
    ),
    pattern(
      String.raw`\b(?:ich werde|werde ich|du wirst|sie wird|er wird|werde) (?:bald|nachste woche|nachsten monat|nachstes jahr|demnachst|morgen|in \d+ \p{L}+|im \p{L}+(?: erst)?|erst(?: \p{L}+){0,2}|dieses jahr) {soon}\b(?! (?:prozent|minuten|tage|kilo))`,
    ),
    pattern(
      String.raw`\b(?:noch nicht|noch keine|noch nicht mal|nicht mal|noch unter|unter|keine|knapp unter|junger als) {soon}(?: jahre)?(?: alt)?\b(?=[^.!?\n]{0,3}$|[.!?,]| (?:bin|bist|ist|sind|und|aber)\b)`,
    ),
    pattern(
      String.raw`\b(?:ich|du|sie|er) (?:bin|bist|ist) (?:noch nicht|noch keine|noch nicht mal|nicht mal|noch unter|unter|keine|knapp unter|junger als|fast|beinahe|bald) {soon}${YEARS}${AFTER}`,
    ),
    pattern(String.raw`\b(?:ich|du) (?:bin|bist) (?:noch )?(?:nicht|noch nicht) volljahrig`),
    pattern(
      String.raw`\b${YOU_OR_I} ${MOSTLY}(?:(?:eine?|die|der|das|meine?|deine?|so eine?) )?(?:(?!kein\p{L}*|nicht|mit|bei|in|fur|von|im|auf)\p{L}+[er] ){0,2}${MINOR}\b(?! (?:im herzen|geblieben))`,
    ),
    pattern(
      String.raw`\b${YOU_OR_I} (?:(?:nur|noch|erst|doch|ja) )+(?:ein|das) (?:kleines )?kind\b(?! (?:im|der|von|seiner|in))`,
    ),
    pattern(
      String.raw`\b${YOU_OR_I} (?:ein|mein|das) (?:kleines|unschuldiges|hilfloses) (?:kind|madchen)\b`,
    ),
    pattern(
      String.raw`\b(?:ich|du) (?:gehe|gehst|bin|bist|besuche|besuchst) (?:noch |jetzt |gerade )?(?:in|auf|die|in die|in der|aufs|zur|das|ein)? ?(?:(?:die |der |das |ein )?(?:\d{1,2}\.? klasse|funften?r? klasse|sechsten?r? klasse|siebten?r? klasse|achten?r? klasse|neunten?r? klasse|zehnten?r? klasse|elften?r? klasse|gymnasium|realschule|hauptschule|grundschule|mittelschule|oberstufe|unterstufe|mittelstufe)|zur schule|in die schule)\b(?! (?:lehrer|unterricht|als lehrer))`,
    ),
    pattern(String.raw`\b(?:ich|du) (?:gehe|gehst) (?:noch )?(?:zur|in die) schule\b`),
    pattern(String.raw`(?:^|\n|[.!?,] ?|\bund )bin ${MOSTLY}(?:eine? )?${MINOR}\b`),
    pattern(String.raw`(?:^|\n|[.!?,] ?)(?<age>1[0-7]) hier\b`),
    pattern(
      String.raw`(?:^|\n|[.!?] |\bbin |\bhier )(?<age>\d{1,2}) ?\/? ?(?:w|m)(?:\/\p{L}+)?(?= *(?:$|[.,!?\n]|hier\b|aus\b|sucht?\b))`,
    ),
  ],
  supposed: [
    pattern(
      String.raw`\b(?:ware|warst|waere|waerst|ist|bist) (?:ich|du|sie|er) (?:erst |wieder |noch )*{age}\b(?! (?:minuten|stunden|tage|mal))`,
    ),
    pattern(
      String.raw`\b(?:ich|du|sie|er|wir) (?:war(?:e|st|est|en)?|waer(?:e|st|est|en)) ${MOSTLY}(?:wieder )?{age}\b(?! (?:minuten|stunden|tage|mal))`,
    ),
    pattern(String.raw`\b{age} jahre?\b(?! (?:junger|alter)\b)`),
    pattern(
      String.raw`\b(?:als|wie|spiel\p{L}*) (?:ein|mein|das|einen|eine) (?:(?:kleines|junges|unschuldiges) )*(?:kind|madchen)\b`,
    ),
  ],
  others: [
    pattern(
      String.raw`\b\p{L}{2,}, (?<age>1\d), (?:ist|hat|mag|liebt|meine?|eine?|die|der|geht|schulerin)\b`,
    ),
    pattern(String.raw`\b${PERSON} (?:von|mit) {age}\b(?! (?:kilo|meter|euro|tagen|monaten))`),
    pattern(
      String.raw`\b(?:sie|er) (?:ist|wirkt wie|sieht aus wie) ${MOSTLY}{age}${YEARS}${AFTER}`,
    ),
    pattern(String.raw`\b{age}${AGED}`),
    pattern(String.raw`\b{age} ?jahre? (?:alt|jung)\b`),
    pattern(String.raw`\b{age} ?j\.(?= |$)`),
    pattern(String.raw`\balter(?: ist|:| =|,)? ?{age}\b`),
    pattern(String.raw`\bim alter von {age}\b`),
    pattern(String.raw`\b${PERSON}(?: ist|,|, die ist|, der ist)? ${MOSTLY}{age}${YEARS}${AFTER}`),
    pattern(String.raw`\b(?:namens|heisst) \p{L}+,? (?:ist )?{age}${AFTER}`),
    pattern(
      String.raw`\b(?:sie|er) ist (?:noch |erst |ja |doch )*(?:eine? )?(?:minderjahrig\p{L}*|schulmadchen|schulerin|nicht volljahrig|schuljunge)\b`,
    ),
    pattern(
      String.raw`\b(?:minderjahrige[nrs]?|halbwuchsige[nrs]?) (?:freundin|freund|geliebte[nr]?|madchen|jungen?|schwester|bruder)\b`,
    ),
  ],
  minor: pattern(String.raw`\b${MINOR}\b`),
  always: pattern(
    String.raw`\b(?:kinderporn\p{L}*|lolita-?madchen|loli|lolis|shota|kinderstrich)\b`,
  ),
  scene: pattern(
    String.raw`\b(?:rollenspiel\p{L}*)\b|\b(?:stell dir vor|stellen wir uns vor|stell dir mal vor|tu so|tun wir so|tu mal so|lass uns so tun|sei (?:mein|ein|wie)|spiel (?:ein|mein|die|den|mal (?:ein|die|den|mein))|spiele? (?:bitte )?(?:ein|mein|die|den) (?!lied|spiel|runde)|du (?:spielst|bist jetzt) (?:eine?|meine?|die|den|das) (?!gitarre|klavier)|in (?:dieser|unserer|meiner) (?:szene|geschichte|fantasie)|meine fantasie|deine rolle|szenario:|so tun, als|angenommen,? (?:du|ich))\b|\bszenario:|\b(?:unsere|meine|die) (?:geschichte|szene|handlung):|\b(?:lass(?:t)? uns|wir wollen|ich will|ich mochte)(?: (?:was|etwas|mal|eine (?:szene|geschichte)|eine rolle))* spielen\b(?= ?[:,.]|$)|\bspielen wir(?: (?:was|etwas|mal|eine (?:szene|geschichte)))*(?= ?[:,.])|\bwir spielen(?: (?:eine (?:szene|geschichte)))? ?:|\b(?:ist|sind) (?:\p{L}+ ){0,2}(?:in (?:dich|mich) )?verliebt(?: in (?:dich|mich))?(?<=(?:dich|mich)\b.{0,12})|\bverliebt sich in (?:dich|mich)\b|\b(?:sie|er) liebt (?:dich|mich)\b`,
  ),
  sexual: pattern(
    String.raw`\b(?:sex\p{L}*|nackt\p{L}*|geil\p{L}*|erotisch\p{L}*|verfuhr\p{L}*|ausziehen|porno?\p{L}*|fick\p{L}*|dessous|rummachen|orgasm\p{L}*|jungfrau|erregt\p{L}*|fetisch|schlaf mit|mit (?:ihr|ihm|mir|dir) schlafen|im bett mit|feste freundin|fester freund)\b`,
  ),
  courted: pattern(
    String.raw`\b(?:(?:feste )?freundin|(?:fester )?freund|geliebte[nr]?|flamme|ehefrau|affare|verlobte[nr]?|sklavin)\b`,
  ),
  kin: pattern(
    String.raw`\b(?:(?:stief|paten|enkel|pflege|nachbars)?(?:sohn\p{L}*|sohne\p{L}*|tochter\p{L}*|toechter\p{L}*|kind|kinder|kindern|kindes)|enkel(?:in|innen|s)?|nichten?|neffen?|(?:stief|halb)?bruder\p{L}*|(?:stief|halb)?schwester\p{L}*|geschwister|cousinen?|cousins?|zwillinge?|baby|babys|kleine[nr]?|schuler\p{L}*|klasse|unterrichte\p{L}*|nachbar\p{L}*|patient\p{L}*|jungs|jungste[nr]?|alteste[nr]?|mannschaft|turnier|meisterschaft|olympi\p{L}*|schach\p{L}*|nachrichten|film|roman|buch|doku|turnerin|schwimmerin)\b`,
  ),
  owned: pattern(
    String.raw`\b(?:mein|unser|sein|ihr|dein|eu(?:er|re))(?:e|en|em|er|es)? (?:\p{L}+ )?\d{1,2}[ -]?j|\b(?:hab|habe|haben) eine?n? \d{1,2}[ -]?j`,
  ),
  caresFor: pattern(
    String.raw`\b(?:hat|haben|mutter|vater|mama|papa|eltern\p{L}*|alleinerziehend\p{L}*|tante|onkel|oma|opa|lehrerin|lehrer|unterrichtet|trainer(?:in)?|trainiert|erzieher(?:in)?|kinderarzt\p{L}*|arbeitet mit|hilft|betreut|liebt|mag|war|fruher|als|ihr\p{L}* sohn|ihr\p{L}* tochter|sein\p{L}* sohn|sein\p{L}* tochter|nachhilfe fur|schreibt fur)\b`,
  ),
  thing: pattern(
    String.raw`\b(?:hund\p{L}*|katzen?|kater|welpe\p{L}*|pferd\p{L}*|papagei|pony|schildkrote|hamster|kaninchen|auto|wagen|fahrrad|motorrad|laptop|handy|computer|haus|gebaude|wohnung|baum|wein|whisky|whiskey|rum|kase|essig|firma|unternehmen|betrieb|ehe|beziehung|freundschaft|witz|narbe|brief|foto|jacke|sofa|gitarre|geige|klavier|vertrag|restaurant|band|jubilaum|bestehen|erfahrung|mitgliedschaft|pause|haft\p{L}*|album|lied|spiel|golf|toyota|opel|volvo|bmw|audi|vw|fiat|skoda|mercedes)\b`,
  ),
  person: pattern(String.raw`\b${PERSON}(?:s|n|en)?\b`),
  adultRole: pattern(
    String.raw`\b(?:schulerhilfe|schulerzeitung|lehrer(?:in)?|lehrkraft|schulerin meister|austausch|zimmer|buch|film|liebe)\b`,
  ),
  asksAge: pattern(String.raw`\bwie alt (?:bist du|seid ihr|sind sie)\b|\bdein alter\b`),
  born: [
    pattern(
      String.raw`\b(?:ich|du|sie|er) (?:bin|bist|ist|wurde|wurdest) (?:im jahr |am [\d. \p{L}]{0,16}|im \p{L}+ |erst )?{year} geboren`,
    ),
    pattern(String.raw`\b(?:ich bin|bin|du bist) (?:jahrgang|baujahr) {year}`),
    pattern(String.raw`\bmein (?:geburtsjahr|jahrgang) ist {year}`),
  ],
};
