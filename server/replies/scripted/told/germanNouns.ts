import { nounOf } from '../german/beings';
import { asJob } from '../german/factValues';
import { capitalized } from '../german/spelling';
import { withSpelling } from '../german/topics';
import { setOf } from './words';

const DETERMINER =
  /^(?:ein|eine|einen|einem|einer|ne|nen|nem|ner|mein|meine|meinen|meinem|meiner|dein|deine|deinen|deinem|deiner|euer|eure|euren|kein|keine|keinen|keinem|der|die|das|den|dem|des|im|am|zum|zur|vom|beim|ins|ans|zwei|drei|vier|fünf|sechs|viele|alle|alte|alten|neue|neuen|kleine|kleinen|großen?|jeden|jede|jedes|diese[nmrs]?|nächste[nr]?|letzte[nr]?)$/;
const BARE = /^(?:in|aus|bei|nach|gegen|mit|ohne|für|auf|an|von|als|warst|bist|war|bin)$/;
const NO_NOUN =
  /^(?:ihr(?:e[nrms]?)?|sein(?:e[nrms]?)?|ich|du|er|sie|es|wir|ihr|mir|dir|mich|dich|uns|euch|ihm|ihn|ihnen|sich|hier|dort|da|und|oder|aber|so|zusammen|sehr|nicht|ist|war|hat|hast|bist|der|die|das|den|dem|ein|eine|einen|einem|einer|mein|meine|deine?[mnr]?|drei|zwei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|\d.*|allen|allem|gegen|für|von|nach|ohne|vor|weil|wenn|dann|noch|nur|um|zu|auch|wohnt|lebt|kommt|um|heißt|weg|hause|daheim|ganz|auf|an|ab|aus|in|bei|mit|immer|früher|jetzt|gerade|schon|allergisch|verheiratet|single|müde|meistens|seit|ursprünglich|dran|froh|krank|bald|oft|noch|eher|gern|gerne|nie|mal|meisten|liebsten|anfang|lange|arbeitet|studiert|gestorben|gezogen)$/;
const NOUNS = setOf(
  'mathe alkohol kaffee tee bier wein schlagzeug gitarre klavier geige fußball tennis schach jura medizin musik kunst oliven nüsse erdnüsse motorräder kinder geburtstag fahrprüfung prüfung lieblingsfilm lieblingsfarbe lieblingsessen lieblingsbuch lieblingsband auftritt konzert vorstellungsgespräch nussallergie allergie band bäckerei schule krankenhaus klinik büro firma fleisch fisch laktose gluten jahre jahren jahr wochen monaten tage uhr mal ecke marine polizei bundeswehr frühling sommer herbst winter biologie chemie physik psychologie pädagogik informatik geschichte architektur maschinenbau bwl germanistik streit krach stress wohnmobil zelt witwe witwer nachtschicht frühschicht spätschicht heuschnupfen kollegen leute angst hunde katzen spinnen',
);
const LANGUAGES =
  /^(?:deutsch|englisch|französisch|spanisch|italienisch|portugiesisch|russisch|chinesisch|japanisch|koreanisch|polnisch|türkisch|arabisch|schwedisch|norwegisch|dänisch|niederländisch|griechisch)$/;
const DATES =
  /^(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag|wochenende|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|weihnachten|ostern|silvester)s?$/;
const ENDING = /(?:ung|heit|keit|schaft|tion|prüfung|allergie|termin|gespräch|urlaub)(?:en)?$/;

/** "gegessen", "angerufen", "studiert". */
const PARTICIPLE =
  /^(?!ge(?:schichten|danken|fühlen|tränken|wichten|schenken|rüchten|bieten)$)(?:\p{L}{2,6}?)?ge\p{L}{3,16}(?:t|en)$|^\p{L}{3,16}iert$/u;

/** Nouns written large, where typed small: by their kind, or by what stands before them. */
export function withCapitals(text: string): string {
  const words = text.split(' ');
  let open = false;
  return words
    .map((typed, at) => {
      const core = /^\p{L}[\p{L}-]*/u.exec(typed)?.[0] ?? '';
      const before = (words[at - 1] ?? '').toLowerCase();
      const next = (words[at + 1] ?? '').toLowerCase().replace(/[^\p{L}]/gu, '');
      if (core === '' || core !== core.toLowerCase()) {
        open = false;
        return typed;
      }
      const known =
        NOUNS.has(core) ||
        DATES.test(core) ||
        ENDING.test(core) ||
        nounOf(core) !== undefined ||
        asJob(core) !== null;
      const isLanguage = LANGUAGES.test(core) && !/^(?:redet|total)$/.test(before);
      const isAdjective =
        /(?:e|en|er|es|em|te|ten)$/.test(core) &&
        next !== '' &&
        !/[,.]$/.test(typed) &&
        !NO_NOUN.test(next) &&
        !PARTICIPLE.test(next) &&
        !BARE.test(next) &&
        !/(?:t|st)$/.test(next);
      const isNone = NO_NOUN.test(core) || DETERMINER.test(core) || PARTICIPLE.test(core);
      const isBehind = (DETERMINER.test(before) || open) && !isNone;
      const isBehindBare = BARE.test(before) && !isNone;
      open = isBehind && isAdjective && !known;
      if (known || isLanguage || isBehindBare || (isBehind && !isAdjective))
        return capitalized(typed);
      return withSpelling(core) + typed.slice(core.length);
    })
    .join(' ');
}
