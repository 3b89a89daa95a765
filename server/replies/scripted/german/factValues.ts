import { reflect } from './reflect';
import { capitalized, fold } from './spelling';
import { withNouns, withSpelling } from './topics';
import { afterDu, infinitive } from './verbs';

const JOB =
  /(?:lehrer|lehrerin|erzieher|erzieherin|pfleger|pflegerin|schwester|arzt|arztin|apotheker|apothekerin|verkaufer|verkauferin|backer|backerin|koch|kochin|kellner|kellnerin|friseur|friseurin|maler|malerin|schreiner|schreinerin|tischler|tischlerin|maurer|maurerin|fahrer|fahrerin|mechaniker|mechanikerin|mechatroniker|elektriker|elektrikerin|ingenieur|ingenieurin|informatiker|informatikerin|entwickler|entwicklerin|programmierer|programmiererin|designer|designerin|grafiker|grafikerin|fotograf|fotografin|journalist|journalistin|redakteur|redakteurin|autor|autorin|schriftsteller|schriftstellerin|ubersetzer|ubersetzerin|dolmetscher|dolmetscherin|anwalt|anwaltin|richter|richterin|notar|notarin|berater|beraterin|manager|managerin|buchhalter|buchhalterin|kaufmann|kauffrau|bankkaufmann|sekretar|sekretarin|assistent|assistentin|angestellte|angestellter|beamter|beamtin|polizist|polizistin|feuerwehrmann|soldat|soldatin|pilot|pilotin|flugbegleiter|flugbegleiterin|gartner|gartnerin|florist|floristin|landwirt|landwirtin|bauer|bauerin|winzer|winzerin|tierarzt|zahnarzt|therapeut|therapeutin|psychologe|psychologin|physiotherapeut|hebamme|sanitater|sanitaterin|student|studentin|azubi|lehrling|doktorand|doktorandin|professor|professorin|biologe|biologin|chemiker|chemikerin|physiker|physikerin|architekt|architektin|musiker|musikerin|sanger|sangerin|schauspieler|schauspielerin|kunstler|kunstlerin|tanzer|tanzerin|trainer|trainerin|sozialarbeiter|sozialarbeiterin|sozialpadagoge|sozialpadagogin|padagoge|padagogin|hausfrau|hausmann|rentner|rentnerin|freelancer|freiberufler|freiberuflerin|bibliothekar|bibliothekarin|buchhandler|buchhandlerin|optiker|optikerin|uhrmacher|uhrmacherin|schneider|schneiderin|schlosser|schlosserin|zimmermann|dachdecker|postbote|postbotin|hausmeister|hausmeisterin|makler|maklerin|barista|barkeeper|dj|ceo|selbststandig)$/;
const NO_JOB = /^(?:schwester|bauer|grosschwester|stiefschwester)$/;
/** Capitalised words after "ich bin" that are no names. */
const NOT_A_NAME = new Set(
  'single vegetarier vegetarierin veganer veganerin deutscher deutsche osterreicher osterreicherin schweizer schweizerin fan mutter vater mama papa bruder schwester anfanger anfangerin mensch optimist optimistin pessimist fruhaufsteher langschlafer nachteule morgenmuffel linkshander einzelkind zwilling witwe witwer ok okay neu hier mude krank gut da wieder auch nicht echt sehr so ganz total froh sicher raus weg dabei dran ein eine der die das nur noch gerade heute allein alleine single fertig zuhause daheim'.split(
    ' ',
  ),
);

export function tidy(value: string): string {
  return value
    .trim()
    .replace(
      /^(?:total|sehr|so|echt|auch|einfach|ja|wirklich|besonders|gerade|immer|schon|lieber) /iu,
      '',
    )
    .replace(/[\s"“”„']{1,20}$/u, '');
}

export function asName(value: string): string | null {
  const plain = fold(value);
  if (NOT_A_NAME.has(plain) || JOB.test(plain) || !/^\p{L}/u.test(value)) return null;
  return capitalized(value);
}

export function asJob(value: string): string | null {
  const words = value.split(' ').filter((word) => word !== '');
  const head = words.at(-1) ?? '';
  if (words.length === 0 || words.length > 3 || !JOB.test(fold(head)) || NO_JOB.test(fold(head)))
    return null;
  const shown = fold(head) === 'selbststandig' ? head.toLowerCase() : capitalized(head);
  return [...words.slice(0, -1), shown].join(' ');
}

const ERRANDS =
  /\b(?:angst|ruhe|frieden|hoffnung|stress|bett|dusche|bad(?!\s)|kino|sport|training|fitness\p{L}*|einer beziehung|meeting|eile|stimmung|laune|schwierigkeiten|gedanken|therapie|behandlung|arbeit|buro|schule|urlaub|pause|dir|mir|dich|ihm|ihr|uns|hier|deutsch|der nacht|diesem|dieser|nichts|allem)\b/u;

/** "in Leipzig", "auf dem Land": where somebody lives, preposition and all. */
export function asPlace(value: string): string | null {
  if (ERRANDS.test(fold(value)) || value.split(' ').length > 7) return null;
  return reflect(withNouns(value))
    .replace(/^(?:Im|In|Am|Bei|Auf|An)\b/u, (word) => word.toLowerCase())
    .replace(/^in die /u, 'in der ')
    .replace(/^aufs /u, 'auf dem ')
    .replace(/^ans /u, 'am ')
    .replace(/^nach /u, 'in ');
}

/** Where somebody lives or grew up as where they are from: "in Graz" to "aus Graz". */
export function asOrigin(value: string): string | null {
  const place = asPlace(value);
  if (place === null) return null;
  return place
    .replace(/^im /u, 'aus dem ')
    .replace(/^in der Nähe von /u, 'aus der Nähe von ')
    .replace(/^in /u, 'aus ')
    .replace(/^am /u, 'vom ')
    .replace(/^auf dem /u, 'vom ')
    .replace(/^an der /u, 'von der ')
    .replace(/^(?:bei|nahe) /u, 'aus der Nähe von ');
}

/** "den Herbst" to "der Herbst", "starken Kaffee" to "starker Kaffee". */
function nominative(phrase: string): string {
  return phrase
    .replace(/^den (\p{Ll}+)en /u, 'der $1e ')
    .replace(/^den /u, 'der ')
    .replace(/^(einen|deinen|euren) (\p{Ll}+)en /u, '$1 $2er ')
    .replace(/^einen /u, 'ein ')
    .replace(/^deinen /u, 'dein ')
    .replace(/^euren /u, 'euer ')
    .replace(/^(\p{Ll}+)en (?=\p{Lu}\p{L}+$)/u, '$1er ');
}

/** A thing liked or disliked, as the object of a verb; null for what is no thing of its own. */
export function asObject(value: string): string | null {
  const words = value.split(' ').filter((word) => word !== '');
  if (words.length === 0 || words.length > 5) return null;
  if (
    /^(?:dich|dir|es|das|ihn|sie|ihr|mich|uns|wie|wenn|dass|was|deine?|nicht|kein\p{L}*|so|zu|mit|hier|da|alles|nichts|dein\p{L}*|diese\p{L}*|jede\p{L}*|nur|ganz|eigentlich)\b/u.test(
      fold(value),
    )
  )
    return null;
  return reflect(withNouns(words.join(' ')));
}

export function asThing(value: string): string | null {
  const object = asObject(value);
  return object === null ? null : nominative(object);
}

const SEPARABLE = /^(?:fern|ein|auf|aus|an|ab|mit|vor|weg|zurück|herum|rum)$/;

/** A phrase before a verb, its nouns written large where that is sure. */
export function withKnownNouns(rest: string): string {
  return /^(?:im|in|am|an|auf|mit|bei|nach) /.test(rest) ? withNouns(rest) : withSpelling(rest);
}

/** What somebody likes to do: "gehe" and "am Fluss spazieren" to "am Fluss spazieren gehen". */
export function asActivity(
  verb: string,
  rest: string,
): { value: string; second: string; rest: string } | null {
  const small = verb.toLowerCase();
  const whole = infinitive(small);
  const second = afterDu(small);
  if (
    whole === null ||
    second === null ||
    /^(?:h[aä]tte|w[uü]rde|m[oö]chte|w[aä]re|habe?|werde|k[oö]nnte|glaube|denke)$/u.test(small)
  )
    return null;
  const words = rest.split(' ').filter((word) => word !== '');
  if (words.length > 6 || /\b(?:du|dich|dir|wissen|nicht)\b/iu.test(rest)) return null;
  const own = words.length === 0 ? '' : reflect(withKnownNouns(rest.trim()));
  const last = words.at(-1) ?? '';
  const value = SEPARABLE.test(last)
    ? [...own.split(' ').slice(0, -1), last + whole].join(' ')
    : [own, whole].filter((part) => part !== '').join(' ');
  return { value, second, rest: own };
}
