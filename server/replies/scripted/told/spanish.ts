import { expression } from '../../../base/expression';
import { asJob } from '../spanish/factValues';
import { turn } from '../spanish/turn';
import { weTurned } from '../spanish/weTurned';
import { enumerated } from '../sentences';
import { remindingSpanish } from './reminding';
import type { BeingWords, ToldLanguage } from './toldLanguage';
import { dayOf, namesAfter, withNames, wordMap } from './words';

const word = (source: string) => expression(String.raw`(?<!\p{L})(?:${source})(?!\p{L})`, 'u');
const like = (source: string): BeingWords => ({ asked: word(source), told: word(source) });

const BEING =
  'hermana|hermano|hermanas|hermanos|madre|mama|mamá|padre|papa|papá|abuela|abuelo|tía|tio|tía|tío|prima|primo|sobrina|sobrino|hija|hijo|hijas|hijos|nieta|nieto|nietas|nietos|niño|niña|niños|niñas|mujer|esposa|marido|esposo|pareja|novia|novio|ex|exmujer|exmarido|compañera de piso|compañero|compañera|mellizos|gemelos|peques|vecina|vecino|jefa|jefe|amiga|amigo|gata|gato|gatos|gatas|perra|perro|perros|galga|galgo|coneja|conejo|loro|hámster|caballo|tortuga|grupo|banda|suegra|suegro|cuñada|cuñado';
const BEINGS: readonly BeingWords[] = [
  { asked: word('hermanos'), told: word('hermanas?|hermanos?') },
  { asked: word('padres|familia'), told: word('padres|madre|mama|mamá|padre|papa|papá') },
  {
    asked: word('hijos|niños|críos|peques'),
    told: word('hijos?|hijas?|niños?|niñas?|críos|mellizos|gemelos|peques'),
  },
  {
    asked: word('mascotas?|animal(?:es)?|animalito|bich[oa]s?|peludo|peluda|minin[oa]'),
    told: word('gat[oa]s?|perr[oa]s?|conej[oa]|loro|hámster|caballo|tortuga'),
  },
  { asked: word('pareja|chic[oa]'), told: word('pareja|novi[oa]|chic[oa]|mujer|marido') },
  { asked: word('nietos|chiquillos'), told: word('niet[oa]s?') },
  ...[
    'hermanas?',
    'hermano',
    'madre|mama|mamá',
    'padre|papa|papá',
    'abuela',
    'abuelo',
    't[ií]a',
    't[ií]o',
    'prim[oa]s?',
    'sobrin[oa]s?',
    'hijas?',
    'hijo',
    'mujer|esposa',
    'marido|esposo',
    'pareja|novi[oa]|mujer|marido',
    'novia',
    'novio',
    'ex|exmujer|exmarido',
    'compañer[oa]s?(?: de piso)?',
    'vecin[oa]s?',
    'jef[ea]',
    'amig[oa]s?',
    'gat[oa]s?',
    'perr[oa]s?|galg[oa]|podenc[oa]|labrador|caniche',
    'conej[oa]',
    'loro',
    'h[aá]mster',
    'caballo',
    'tortuga',
    'grupo|banda',
    'suegr[oa]',
    'cuñad[oa]',
  ].map(like),
];
const COMMON =
  /^(?:empiezan?|juegan?|llegan?|vienen?|vuelven?|quieren?|necesitan?|cumplen?|acaban?|salen?|entran?|llevan?|pasan?|cantan?|bailan?|cocinan?|enseñan?|dicen?|creen?|piensan?|saben?|pueden?|tuvo|fue|yo|tu|él|ella|ellos|que|y|o|u|e|pero|porque|la|el|los|las|un|una|es|era|son|está|tiene|tenía|vive|viven|trabaja|estudia|viene|vino|se|me|le|lo|de|del|en|a|al|con|por|para|sin|mi|mis|muy|más|menos|ya|no|sí|siempre|nunca|también|ahora|antes|mayor|menor|pequeñ[oa]|nos|llama|llaman|llamaba|llamad[oa]|dos|tres|hace|cuando|como|donde|ambos|los dos|murió|mudó|fue|habla|dice|quiere|toca|hoy|ayer|esta|este|mañana|súper|tan|piso|\p{L}{2,}[aei]mos)$/u;
const AGE = /^(?:tengo )?(?:1[89]|[2-9]\d)(?: años| añitos)?$/;
const HAS = expression(
  String.raw`^(?:un|una|dos|tres|cuatro|cinco|2|3|4) (?:${BEING})(?!\p{L})`,
  'u',
);
const OF_BEING = expression(String.raw`^(?:${BEING})(?!\p{L})`, 'u');
const IS =
  /^(?:alérgic[oa]|alergic[oa]|vegan[oa]|vegetarian[oa]|celíac[oa]|celiac[oa]|solter[oa]|jubilad[oa]|fan)(?!\p{L})/u;
const IS_IN =
  /^(?:casad[oa]|divorciad[oa]|prometid[oa]|aprendiendo|estudiando|trabajando|viviendo)(?!\p{L})/u;
const OWN =
  /^(?:cumple|cumpleaños|peli|película|color|libro|comida|canción|trabajo|nombre) (?:favorit[oa] )?(?:es|son)(?!\p{L})/u;

const MORE: ReadonlyMap<string, string> = new Map([
  ['curro', 'curras'], ['crié', 'criaste'], ['crie', 'criaste'], ['levanto', 'levantas'], ['enseño', 'enseñas'], ['bebo', 'bebes'], ['hago', 'haces'], ['sé', 'sabes'], ['fumo', 'fumas'], ['ensayo', 'ensayas'], ['soporto', 'soportas'], ['aguanto', 'aguantas'], ['odio', 'odias'], ['detesto', 'detestas'], ['adoro', 'adoras'],
]); // oxfmt-ignore
const large = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const PLACE =
  /((?<!\p{L})(?:vives|vive|viven|eres|naciste|creciste|criaste|mudaste|fuiste|fue|vienes|curras|trabajas|estudias)(?: \p{L}+){0,2}?(?: ahora| aquí| solo| sola)? (?:en|de|a|desde) |(?<!\p{L})(?:instituto|colegio|escuela|hospital|universidad|barrio|pueblo|afueras) de )(\p{Ll}{3,20})(?!\p{L})/gu;
const NO_PLACE =
  /^(?:casa|una?|unos|el|la|los|las|mi|tu|su|casi|noche|día|tarde|urgencias|enfermera|\p{L}+(?:er[oa]|or|ora|ista)|clases?|vacaciones|viaje|compras|alquiler|piso|pueblo|camarer[oa]|profe|nada|todo|letras|ciencias|donde|aquí|allí|que|quien|mal|buen)$/u;
const PROPERS =
  /(?<!\p{L})(?:españa|galicia|getafe|dublín|irlanda|andalucía|málaga|zaragoza|granada|mallorca|cádiz|murcia|alicante|vigo|asturias|cataluña|roma|grecia|marruecos|méxico|argentina|chile|colombia|perú|canadá|francia|italia|alemania|inglaterra|londres|parís|pekín|berlín|madrid|barcelona|sevilla|bilbao|valencia|lisboa|portugal|japón|china)(?!\p{L})/gu;

/** What was left out at the beginning, as people write in a chat. */
function whole(clause: string): string {
  const lower = clause.toLowerCase();
  if (AGE.test(lower))
    return lower.startsWith('tengo')
      ? clause
      : `tengo ${/años|añitos/.test(lower) ? clause : `${clause} años`}`;
  if (HAS.test(lower)) return `tengo ${clause}`;
  if (IS.test(lower)) return `soy ${clause}`;
  if (IS_IN.test(lower)) return `estoy ${clause}`;
  if (OWN.test(lower) || OF_BEING.test(lower)) return `mi ${clause}`;
  const trade = lower.split(' ').length > 2 ? null : asJob(lower);
  return trade === null ? clause : `soy ${trade}`;
}

/** "antes era conductor": forms that "yo" shares with "él" are the speaker's where no other is named. */
const IMPERFECT: Readonly<Record<string, string>> = {
  era: 'eras', tenía: 'tenías', tenia: 'tenías', trabajaba: 'trabajabas', vivía: 'vivías', vivia: 'vivías', iba: 'ibas', jugaba: 'jugabas', tocaba: 'tocabas', estudiaba: 'estudiabas', bebía: 'bebías', fumaba: 'fumabas', daba: 'dabas', curraba: 'currabas', conducía: 'conducías',
}; // oxfmt-ignore

const OTHER = expression(
  String.raw`^(?:(?:mi|mis|su|sus|nuestr[oa]) |(?:él|ella|ellos|ellas|los dos|ambos|se llama)(?!\p{L}))`,
  'u',
);

function turned(clause: string, names: readonly string[]): string | null {
  const said = whole(clause);
  const lower = said.toLowerCase();
  const isOfName = names.some((name) => lower.startsWith(name.toLowerCase()));
  const isOfOther = OTHER.test(lower) || isOfName;
  if (/^era(?!\p{L})/u.test(lower) && !/(?<!\p{L})(?:antes|yo|de joven)(?!\p{L})/u.test(lower))
    return null;
  const protectedNames = new Set(names.map((name) => name.toLowerCase()));
  const ready = said.split(' ').map((one, at, all) => {
    const core = /^\p{L}+/u.exec(one)?.[0] ?? '';
    const isNoun = /^(?:el|del|al|mi|un|este)$/iu.test(all[at - 1] ?? '');
    const second = isNoun
      ? undefined
      : (weTurned(core, said) ??
        MORE.get(core.toLowerCase()) ??
        (isOfOther ? undefined : IMPERFECT[core.toLowerCase()]));
    return second === undefined ? one : second + one.slice(core.length);
  });
  // Forms that were turned already would be read as the listener's.
  const typed = said.split(' ');
  const isName = (one: string, at: number) =>
    (at > 0 && /^\p{Lu}/u.test(one)) ||
    protectedNames.has(one.toLowerCase().replace(/[^\p{L}]/gu, ''));
  const rest = ready
    .map((one, at) => (one === typed[at] && !isName(one, at) ? one : `\u0001${at}`))
    .join(' ');
  const done = turn(rest);
  if (done === null) return null;
  const text = done.replace(/\u0001(\d{1,3})/g, (_, at: string) => ready[Number(at)] ?? '');
  const isMine = text !== said || ready.join(' ') !== said || isOfOther;
  if (!isMine) return null;
  const shown = withNames(text, names)
    .replace(PLACE, (all: string, before: string, place: string) =>
      NO_PLACE.test(place) || /^(?:trabajas|curras|estudias).* de $|^eres \p{L}+ de $/u.test(before)
        ? all
        : before + large(place),
    )
    .replace(PROPERS, large);
  return isOfName ? shown : shown.charAt(0).toLowerCase() + shown.slice(1);
}

const BOND =
  /(?<!\p{L})bodas?(?!\p{L})|se casan?(?!\p{L})|me caso|viud[oa]|cu[aá]nto (?:tiempo )?llevo sol[oa]|separ[éeóoa]|divorci|casad|matrimonio|romp[ií]|dejamos|estuve con|llev[aá]bamos|juntos|relaci[oó]n|solter|con mi (?:novi|ex|marido|mujer)/u;
const LEAD = String.raw`^[¿ ]*(?:y|pues|oye|a ver|entonces|bueno|espera|dime|sabes|te acuerdas de|recuerdas)?,? ?`;
const NOT_ASKED = word(
  'debo|debería|deberia|podrías|podrias|puedes|harías|harias|crees|piensas|opinas|te parece|te gusta|tienes|eres|haces|como puedo|cómo puedo|como le|cómo le|que hago|qué hago|que le digo',
);
const MINE = String.raw`(?:mi|mis|me|yo|mío|mía|vivo|(?<!(?:el|tu|un|del|al) )trabajo|curro|tengo|soy|hago|llevo|he|estuve|tuve|hice|fui|vine|puse|\p{L}{2,12}[aei]mos|estudio|aprendo|estoy|toco|juego|bebo|levanto|sé|puedo|odio|dedico|dedicaba|llamo|vengo|soporto|aguanto|cumplo|era|mudo|\p{L}{2,12}aba|(?!qu[eé]|as[ií]|aqu[ií]|ah[ií])\p{L}{2,12}[íé]|nací|dije|conté|conte|nos)`;
const WH_OWN = expression(
  LEAD +
    String.raw`(?:a |de |en |con |por |desde |para )?(?:qué|que|quién|quien|dónde|donde|cuándo|cuando|cómo|como|cuál|cual|cuántos?|cuantos?|cuántas|cuantas)(?!\p{L}).{0,50}(?<!\p{L})${MINE}(?!\p{L})`,
  'u',
);
const REMEMBERED = expression(
  String.raw`(?<!\p{L})(?:acuerdas|recuerdas|olvidado|olvidaste|olvidas|sabes (?:qué|que|cómo|como|dónde|donde|cuándo|cuando|cuál|cual))(?!\p{L}).{0,50}(?<!\p{L})${MINE}(?!\p{L})`,
  'u',
);
const WHO_IS = expression(
  LEAD +
    String.raw`(?:cu[aá]ndo (?:es|era) (?:el|la|mi) \p{L}+|(?:quién|quien) cumple .{2,30}|(?:quién|quien) (?:es|era|son) (?!(?:ese|esa|el|la|tu|usted|él|ella)(?!\p{L}))\p{L}+)[? ]*$`,
  'u',
);
const YES_NO =
  /^[¿ ]*(?:y )?(?:sé|bebo|fumo|tengo|soy|vivo|trabajo|como) [^,.]{2,40}\?$|^[¿ ]*(?:y )?sé \p{L}{3,12}$/u;
const asks = (text: string) =>
  (!NOT_ASKED.test(text) || /acuerdas|recuerdas/.test(text)) &&
  [WH_OWN, REMEMBERED, WHO_IS, YES_NO].some((one) => one.test(text));
const DAYS = expression(
  String.raw`(?<!\p{L})(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|mañana)(?!\p{L})`,
  'iu',
);
const STARTS =
  /^(?:ahora \p{L}{2,14}o|hoy|ayer|esta mañana|yo(?! nos)|soy|vivo|trabajo|curro|tengo|llevo|estudio|doy|toco|odio|me|mi|mis|antes|ahora|estoy|crecí|nací|ya no|no me|no (?:bebo|fumo|como|soporto|sé)|alérgic[oa]|aprendo)(?!\p{L})/iu;

export const spanish: ToldLanguage = {
  ...remindingSpanish,
  tidy: (text) =>
    text
      .normalize('NFC')
      .replace(/(?<!\p{L})a mi(?= me )/giu, 'a mí')
      .replace(/(?<!\p{L})(?:q|k)(?!\p{L})/gu, 'que'),
  openers:
    /^(?:hola|buenas(?: noches| tardes)?|buenos días|hey|oye|pues|bueno|y|pero|ah|oh|sí|si|por cierto|vale|jaja|además|la verdad|que tal|qué tal|mira|sabes|encima|total)(?!\p{L})[ ,.!:-]{0,3}/iu,
  closers:
    /(?:[ ,]{1,3}(?:por cierto|jaja|la verdad|no te rías|no te rias|sabes|vamos|eh|lol)|[.!…,]{1,5}|[ ]?[:;]-?[)(DPp]|[\p{Extended_Pictographic}\ufe0f ]{1,6})$/iu,
  joints: /,? (?:y|pero) |, |; | - | – /g,
  starts: (part) =>
    STARTS.test(part) ||
    AGE.test(part.toLowerCase()) ||
    (!/^\p{Lu}|\d/u.test(part) && asJob(part.toLowerCase()) !== null),
  ofOther: expression(
    String.raw`^(?:(?:mi|mis|su|sus|el|la|nuestr[oa]) (?:${BEING})(?!\p{L})|(?:${BEING})(?!\p{L})|(?:él|ella|ellos|ellas|se llama)(?!\p{L}))`,
    'u',
  ),
  ofSame:
    /^(?:él|ella|ellos|ellas|su|sus|se llam(?:an?|aba)|tiene|ten[ií]a|hac[ií]a|era|es|los dos|ambos)(?!\p{L})/u,
  beings: BEINGS,
  names: (clause) =>
    namesAfter(
      clause,
      BEING,
      /^(?:que|se|llama|llaman|llamad[oa]s?|es|y|e|de|piso|mayor|menor|pequeñ[oa])$/,
      COMMON,
    ),
  topics: {
    name: { asked: /mi nombre|me llamo/, told: /me llamo|mi nombre/ },
    age: {
      asked: /(?:cuántos|cuantos|que|qué) años|mi edad|qué edad|que edad/,
      told: /(?:1[89]|[2-9]\d) años|^(?:tengo )?(?:1[89]|[2-9]\d)$|tiene \d/,
    },
    birthday: { asked: /cumple|nací|naci(?!\p{L})/u, told: /cumple|nací el/ },
    home: {
      asked: /(?:dónde|donde) (?:vivo|vive|viven|está|estoy)|qué ciudad|que ciudad/,
      told: /(?:vivo|vive|viven|mud|resido).{0,30} (?:en|a) |vive/,
    },
    origin: {
      asked: /de (?:dónde|donde)|(?:dónde|donde) (?:nací|crecí|me crié)/,
      told: /(?:soy|vengo|es) (?:de|del) |crecí|crié|crie(?!\p{L})|nací en/u,
    },
    job: {
      asked:
        /(?:qué|que) trabaj|dedic[oa]|mi (?:trabajo|profesión|curro)|(?:qué|que) hace|en (?:qué|que) curro/,
      told: /trabaj|(?<!del |el |mi )curro|(?:manejo|conduzco) (?:un|una|el) (?:taxi|bus|camión|camion|uber|tren)|doy clases|(?:soy|eres) (?:una? )?\p{L}+(?:er[oa]|or|ora|ista|(?<!alérg)(?<!alerg)ic[oa]|ad[oa]|ente)(?!\p{L})|^\p{L}+(?:ero|era|ista|or|ora)$|es (?:\p{L}+er[oa]|\p{L}+ista|\p{L}+ora?|chef|médic[oa])(?!\p{L})|en la (?:marina|policía)|estudia/u,
    },
    before: {
      asked: /antes/,
      told: /antes|mud[eé].{0,12} desde|(?<!\p{L})(?:era|trabajaba|tenía)(?!\p{L})/u,
    },
    workplace: {
      asked: /(?:dónde|donde) .{0,10}(?:trabajo|curro)|para quién/,
      told: /(?:trabajo|curro|clases).{0,40} en |^soy .{4,40} en /,
    },
    rising: { asked: /levanto|despierto|qué hora|que hora/, told: /levanto|despierto/ },
    with: {
      asked: /con (?:quién|quien)/,
      told: /viv.{0,30} con |comparto|compañer[oa] de piso|vivo sol[oa]/,
    },
    diet: {
      asked:
        /alergi|alérgi|(?<!\p{L})(?:bebo|como|fumo)(?!\p{L})|no puedo (?:comer|beber|tomar)|vegan|vegetarian/u,
      told: /alergi|alérgi|bebo|beber|fumo|vegan|vegetarian|no como|no puedo (?:comer|tomar|beber)/,
    },
    learning: { asked: /aprend|qué idioma|que idioma|estudio/, told: /aprend|estudio/ },
    plays: { asked: /instrumento|toco(?!\p{L})/u, told: /toco / },
    dislike: {
      asked: /no me gusta|odio|no soporto/,
      told: /odio|no soporto|no me gusta|detesto|no aguanto/,
    },
    like: {
      asked: /(?<!no )me (?:gusta|encanta)|aficion|hobby/,
      told: /(?<!no )me (?:gusta|encanta|va (?:el|la|lo)|van (?:los|las))|adoro/,
    },
    trip: {
      asked:
        /d[oó]nde (?:fu|estuv|vamos|voy)|viaje|(?:a|con) (?:d[oó]nde|qui[eé]n) .{0,12}(?:voy|iba|vamos|viajo)/,
      told: /(?:fui|fuimos|hemos ido|he ido) (?:\p{L}+ )?a |estuv(?:e|imos) en|(?:me voy|nos vamos|viajo|vuelo|iré) (?:\p{L}+ )?(?:a|con) |de viaje|vacaciones/u,
    },
    wish: {
      asked: /negocio|mi sueño|(?:quer[ií]a|quiero) (?:abrir|montar|poner)/,
      told: /pensando en|siempre fue mi sueño|(?:quiero|quisiera) (?:abrir|montar|poner)/,
    },
    bond: { asked: BOND, told: BOND },
    plan: {
      asked:
        /(?:qué|que) (?:tengo|hago|hay|pasa) .{0,24}(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo|mañana|finde)|mis? planes/,
      told: /mañana|el (?:lunes|martes|miércoles|jueves|viernes|sábado|sabado|domingo)|finde/,
    },
  },
  asks,
  between:
    /[?,]? (?:y|o) (?=qué|que|dónde|donde|cuándo|cuando|quién|quien|cómo|como|en qu|cuánt|a qu)|\? /u,
  asksAll:
    /qu[eé] (?:es lo que )?(?:sabes|recuerdas|te acuerdas) (?:ya )?(?:de|sobre) m[ií](?!\p{L})/u,
  mine: /(?<!\p{L})(?:mis?|nuestr[oa]s?|tengo) (?:\p{L}+ ){0,2}$/u,
  weightless:
    /^(?:algo|alguien|exactamente|que|como|cual|cuando|cuanto\p{L}*|donde|quien|son|era|eran|llam\p{L}*|nombre|acuerd\p{L}*|recuerd\p{L}*|sab\p{L}*|dij\p{L}*|cont\p{L}*|tengo|tiene|tienes|vive|vivo|con|mis|del|los|las|una|por|hace|viene|esta)$/u,
  same: wordMap(
    'película: peli film; cumple: cumpleaños; concierto: bolo; madre: mama mamá; padre: papa papá; pelicula: peli',
  ),
  corrected: (text) => {
    const found =
      /(?:el |la |es |en |a )?([\p{L}\d]{2,20}),? (?:y )?no (?:el |la |es |en |a )?([\p{L}\d]{2,20})[.! ]*$/iu.exec(
        text,
      );
    const isTurn = /^(?:no|perdona|perdón|espera|digo|ay|bueno|mejor dicho)(?!\p{L})/iu.test(text);
    if (!isTurn) return null;
    return found === null ? dayOf(text, DAYS) : { right: found[1] ?? '', wrong: found[2] ?? '' };
  },
  turned,
  and: ' y ',
  joined: (clauses) => enumerated(clauses, ' y '),
};
