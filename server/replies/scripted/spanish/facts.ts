import { expression } from '../../../base/expression';
import type { Fact, FactKind } from '../languagePack';
import {
  asJob, asLearned, asName, asPlace, asPlayed, asThing, asWorkplace, INSTRUMENT_WORDS, NOT_A_NAME,
  SPORT_WORDS, spellings, tidy,
} from './factValues'; // oxfmt-ignore
import { find, fold } from './fold';
import { turn } from './turn';

const WORD = String.raw`[a-z][a-z'-]*`;
const SOME = String.raw`[a-z][a-z' -]{1,40}?`;
const END = String.raw`(?=\s*(?:[.,!?;:()]|$|\b(?:desde|hace|y|e|o|u|ni|pero|porque|pues|cuando|mientras|que|quien|con|para|ahora|hoy|aunque|si|asi que|tambien|mucho|muchisimo|de momento|por (?:el momento|ahora|la|las|los|mi|eso)|actualmente|todos|todas|siempre|un monton|mas que nada|sobre todo|sin|despues|antes|los (?:domingos|sabados|fines)|la verdad|tanto|bastante|cada|solo|sola|a (?:veces|menudo)|como|en (?:este momento|estos momentos|casa|mi|verano|invierno|otono|primavera))\b))`;
const NAME = String.raw`(${WORD})`;
const RELATIVES = spellings(
  'hermana|hermano|madre|mamá|padre|papá|abuela|abuelo|abuelita|abuelito|tía|tío|prima|primo|sobrina|sobrino|hija|hijo|mujer|esposa|marido|esposo|pareja|novia|novio|compañera de piso|compañero de piso|compañera|compañero|vecina|vecino|jefa|jefe|mejor amiga|mejor amigo|amiga|amigo|exnovia|exnovio|exmarido|exmujer|ex|casera|casero|suegra|suegro|cuñada|cuñado|gemela|gemelo|profesora|profesor',
);
const PETS = spellings(
  'gata|gato|gatita|gatito|perra|perro|perrita|perrito|cachorro|cachorra|coneja|conejo|loro|cotorra|periquito|hámster|caballo|yegua|tortuga|serpiente|hurón|pez|cobaya|erizo|burro|cabra|canario',
);
const EVENTS = spellings(
  'examen|exámenes|entrevista|presentación|boda|cita|viaje|vuelo|mudanza|concierto|maratón|carrera|audición|entrega|operación|reunión|cumpleaños|vacaciones|fiesta|prueba|estreno|discurso|oposición|oposiciones|graduación|juicio|partido|función|turno de noche',
);
const either = (known: ReadonlyMap<string, string>) => [...known.keys()].join('|');
const MOODS =
  'cansad[oa]|agotad[oa]|triste|nervios[oa]|ansios[oa]|estresad[oa]|enfadad[oa]|enojad[oa]|furios[oa]|aburrid[oa]|decaid[oa]|desanimad[oa]|preocupad[oa]|agobiad[oa]|abrumad[oa]|enferm[oa]|inquiet[oa]|hart[oa]|sol[oa]|deprimid[oa]|angustiad[oa]';

/** What may follow "me llamo" that is no name: "me llamo ayer", typed without the mark of "llamó". */
const NO_CALL =
  /^(?:ayer|hoy|anoche|antes|tarde|cuando|cosas|muchas|mucho|luego|despues|mi|por|para|desde|otra|dos|siempre|cada|tanto|loc[oa]|tont[oa])$/;

type Found = readonly (string | undefined)[];
type Rule = {
  kind: FactKind;
  pattern: RegExp;
  fact: (found: Found, sentence: string) => Fact | null;
};

function simple(kind: FactKind, source: string, value: (text: string) => string | null): Rule {
  return {
    kind,
    pattern: expression(source, 'd'),
    fact: (found) => {
      const said = value(tidy(found[1] ?? ''));
      return said === null || said === '' ? null : { kind, value: said };
    },
  };
}

function isWrittenLarge(word: string | undefined): word is string {
  return word !== undefined && /^\p{Lu}/u.test(word) && !NOT_A_NAME.has(fold(word));
}

/** "tu gata Miso", or "tu gata" alone when the word after it is no name. */
function being(kind: 'pet' | 'person', known: ReadonlyMap<string, string>, found: Found): Fact {
  const word = known.get(fold(found[1] ?? '')) ?? '';
  const name = found.slice(2).find(isWrittenLarge);
  const value = `tu ${word}`;
  return name === undefined
    ? { kind, value, called: value }
    : { kind, value: `${value} ${name}`, called: name };
}

const CALLED = String.raw`(?:,? (?:que |y )?se llama|,? (?:llamad[oa]|de nombre)|,)? ?${NAME}?`;
const LIKED = String.raw`(?:gusta|gustan|encanta|encantan|fascina|fascinan|apasiona|apasionan|chifla|chiflan)`;
const VERY = String.raw`(?: (?:mucho|muchisimo|tambien|bastante|un monton|sobre todo|todavia|siempre|de verdad))*`;

const EVENT_NAMED = expression(
  String.raw`\b(?:un|una|mi|mis|el|la|los|las|nuestra|nuestro)(?: (?:gran|nuevo|nueva|primer|primera|ultimo|ultima|examenes?))? (${either(EVENTS)})\b`,
  'd',
);
const ONLY_NAME = expression(`^(?:es |soy |me llamo |mi nombre es )?${NAME}$`, 'd');
const OTHERS_NAME = expression(
  String.raw`(?:^|[.!] )(?:(?:ella|el|y) )?(?:se llama(?:ba)?|su nombre (?:es|era)) ${NAME}`,
  'd',
);

const RULES: readonly Rule[] = [
  {
    kind: 'name',
    pattern: expression(
      String.raw`(?:(?:^|[.,!;] *|\b(?:y|yo|hola|pues|bueno|buenas|ok) )(?:yo )?me llamo|\bmi nombre es|\btodos me (?:llaman|dicen)|\bllamame|\bpuedes (?:llamarme|decirme)|(?:^|[.,!;] *|\by )me (?:llaman|dicen)) ${NAME}\b(?! (?:algo|que|la|el|lo|un|una|por|cuando|si)\b)`,
      'd',
    ),
    fact: ([whole = '', name = '']) => {
      const value = /llam[óÓ]/.test(whole) || NO_CALL.test(fold(name)) ? null : asName(name);
      return value === null ? null : { kind: 'name', value };
    },
  },
  {
    kind: 'name',
    pattern: expression(
      String.raw`^(?:(?:hola|buenas|hey|ey)[ ,!.]{1,3})?(?:yo )?soy ${NAME}(?=,? (?:y )?(?:tengo )?(?:1[89]|[2-9]\d)\b)`,
      'd',
    ),
    fact: ([, name = '']) => {
      const value = asJob(name) === null ? asName(name) : null;
      return value === null ? null : { kind: 'name', value };
    },
  },
  {
    kind: 'name',
    pattern: expression(
      String.raw`^[¡ ]*(?:(?:hola|buenas|hey|ey|buenos dias|buenas noches|buenas tardes)[ ,!.]+)?(?:yo )?soy ${NAME}(?=\s*(?:[.,!]|$| y\b| de\b| por cierto| encantad| mucho gusto))`,
      'd',
    ),
    fact: ([, name]) => {
      const value = isWrittenLarge(name) ? asName(name) : null;
      return value === null || asJob(value) !== null ? null : { kind: 'name', value };
    },
  },
  simple(
    'origin',
    String.raw`(?<!\bno )\b(?:soy|vengo|vine) (?:originalmente |originari[oa] )?(?:de|del) (?!(?:betis|madrid a|barca|atleti|athletic|real madrid|sevilla fc|boca|river|america a|cruz azul|nacional|millonarios|los que|las que)\b|[a-z ]{2,20} a muerte)((?:el |la |un |una |los |las )?${SOME})${END}`,
    (value) =>
      /^(?:\p{Lu}|un |una |la |el |los )/u.test(value) || value.length > 3 ? asOrigin(value) : null,
  ),
  simple(
    'origin',
    String.raw`\b(?:creci|me crie|naci) en ((?:el |la |un |una |los |las )?${SOME}(?: (?:cerca|junto) (?:de|a) ${WORD})?)${END}`,
    asPlace,
  ),
  simple(
    'place',
    String.raw`\b(?:vivo|estoy viviendo|me mude|me he mudado|me vine a vivir|resido|llevo [a-z ]+ viviendo|estoy instalad[oa])(?: ahora| aqui| actualmente| de momento| solo| sola)?(?: con [a-z ]{2,24}?)?(?: en una? (?:piso|casa|apartamento|departamento))? (?:en|a|cerca de) ((?:el |la |un |una |los |las )?${SOME})${END}`,
    asPlace,
  ),
  {
    kind: 'place',
    pattern: expression(String.raw`\baqui en (${WORD}(?: ${WORD})?)`, 'd'),
    fact: ([, place = '']) => {
      const large = /^\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?/u.exec(place)?.[0];
      return large === undefined ? null : { kind: 'place', value: large };
    },
  },
  simple(
    'job',
    String.raw`\b(?:trabajo|curro) (?:de|como) ((?!lunes|noche|dia|tarde|manana|sol|casa|loco|loca|burro|siempre|todo)${SOME})(?=\s*(?:[.,!?;:]|$|\b(?:y|e|pero|en|desde|aqui|ahora|con|hace|por|para|los|a)\b))`,
    (value) => (value.split(' ').length <= 4 ? turn(value.replace(/^(?:un|una) /i, '')) : null),
  ),
  simple(
    'job',
    String.raw`(?<!no )\bsoy (?:solo |tambien |una |un )?(${SOME})(?=\s*(?:[.,!?;:]|$|\b(?:y|e|pero|en|desde|aqui|ahora|con|hace|por|para|asi que|porque|que|jubilad[oa])\b))`,
    asJob,
  ),
  simple(
    'job',
    String.raw`\b(?:1[89]|[2-9]\d)(?: anos)?, (${WORD})(?=[ ]{0,2}(?:[.,!]|$| y\b))`,
    asJob,
  ),
  {
    kind: 'job',
    pattern: /\b(?:doy clases?|enseno|doy clase)(?=[ ]{0,2}(?:[.,!]|$|en |a |de ))/d,
    fact: () => ({ kind: 'job', value: 'profe' }),
  },
  simple(
    'workplace',
    String.raw`\b(?:trabajo|curro) (?:de (?:noche|dia|tarde) |por las (?:noches|tardes) |a media jornada )?(?:en|para) (${SOME})${END}`,
    asWorkplace,
  ),
  simple(
    'study',
    String.raw`(?:^|[,.;] |\b(?:y|yo|que|pero|ahora|aqui|tambien|actualmente) )(?:estudio|estoy estudiando|curso) (?:la carrera de |el grado de )?((?!en\b|para\b|mucho|con\b|por\b|de\b|a\b|un\b|una\b|el\b|la\b|aqui)[a-z][a-z ]{3,28}?)(?: en| por)?${END}`,
    (value) => turn(value.charAt(0).toLowerCase() + value.slice(1)),
  ),
  simple(
    'learning',
    String.raw`\b(?:estoy aprendiendo|aprendo|quiero aprender|empece a aprender|estoy empezando a aprender|intento aprender)(?: a)? (${SOME})${END}`,
    asLearned,
  ),
  simple(
    'plays',
    String.raw`\btoco (?:un poco |tambien |a veces |todavia )*(?:el |la )?(${INSTRUMENT_WORDS})\b`,
    asPlayed,
  ),
  simple(
    'plays',
    String.raw`(?<!el |un |del |al |este )\bjuego (?:tambien |a veces |mucho |un poco )*(?:al |a la |a las |a los |a )?(${SPORT_WORDS})\b`,
    asPlayed,
  ),
  simple(
    'dislike',
    String.raw`\b(?:odio|detesto|aborrezco|no soporto|no aguanto|no me ${LIKED}|me (?:molesta|molestan|cae mal|caen mal)|no puedo con)${VERY}(?: nada)? (${SOME})${END}`,
    asThing,
  ),
  simple(
    'like',
    String.raw`\b(?:mi|mis) ${WORD}(?: ${WORD})? (?:favorit[oa]s?|preferid[oa]s?) (?:es|son) (${SOME})${END}`,
    asThing,
  ),
  simple(
    'like',
    String.raw`\blo que (?:mas )?me ${LIKED}(?: mas)?(?: de verdad)? (?:es|son) (${SOME})${END}`,
    asThing,
  ),
  simple('like', String.raw`(?<!\bno )\bme ${LIKED}${VERY} (${SOME})${END}`, asThing),
  simple(
    'like',
    String.raw`(?<!\bno )\b(?:adoro|amo|disfruto(?: de| con)?|(?:soy|me declaro) (?:muy |super |gran )?(?:fan|fanatic[oa]|aficionad[oa]|amante) (?:de|del|a|al))${VERY} (${SOME})${END}`,
    asThing,
  ),
  {
    kind: 'pet',
    pattern: expression(
      String.raw`\b(?:tengo|tenemos|adopte|adoptamos|he adoptado|mi|nuestr[oa]|mis|con)(?: (?:un|una|mi|el|la|otr[oa]))?(?: (?:viej[oa]|pequen[oa]|precios[oa]))? (${either(PETS)})\b${CALLED}`,
      'd',
    ),
    fact: (found) => being('pet', PETS, found),
  },
  {
    kind: 'person',
    pattern: expression(
      String.raw`\b(?:mi|nuestr[oa])(?: (?:querid[oa]|pobre|viej[oa]))? (${either(RELATIVES)})\b(?: (?:mayor|menor|pequen[oa]|gemel[oa]))?${CALLED}`,
      'd',
    ),
    fact: (found) => being('person', RELATIVES, found),
  },
  {
    kind: 'person',
    pattern: expression(
      String.raw`\b(?:un|una) (${either(RELATIVES)})\b(?: (?:mayor|menor|pequen[oa]|gemel[oa]|mi[oa]))?(?:,? (?:que |y )?se llama|,? (?:llamad[oa]|de nombre)|,) ${NAME}`,
      'd',
    ),
    fact: (found) => (isWrittenLarge(found[2]) ? being('person', RELATIVES, found) : null),
  },
  {
    kind: 'person',
    pattern:
      /\btengo (?:un|una) (hermana|hermano|hija|hijo|novia|novio|pareja|gemela|gemelo|vecina|vecino)\b/d,
    fact: (found) => being('person', RELATIVES, [found[0], found[1]]),
  },
  {
    kind: 'plan',
    pattern: expression(
      String.raw`\b(?<!\b(?:la|esta|por la|una|cada) )manana\b|\b(?:pasado manana|esta noche|la semana que viene|la (?:proxima|otra) semana|el (?:proximo )?mes que viene|el proximo (?:mes|ano|lunes|martes|miercoles|jueves|viernes|sabado|domingo)|el (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)|este (?:finde|fin de semana|lunes|martes|miercoles|jueves|viernes|sabado|domingo)|(?:en|dentro de) (?:dos|tres|cuatro|unos|pocos|\d+) (?:dias|semanas|meses)|pronto|dentro de poco)\b`,
      'd',
    ),
    fact: (_, sentence) => {
      if (/\b(?:fue|fui|tuve|pasado|ayer)\b(?! manana)/.test(fold(sentence))) return null;
      const event = find(EVENT_NAMED, sentence);
      const word = EVENTS.get(fold(event?.[1] ?? ''));
      if (word === undefined) return null;
      const isMany = /^(?:exámenes|vacaciones|oposiciones)$/.test(word);
      return { kind: 'plan', value: `${isMany ? 'tus' : 'tu'} ${word}` };
    },
  },
  simple(
    'mood',
    String.raw`(?<!\bno )\b(?:estoy|me siento|me encuentro|ando|estaba|sigo)(?: (?:muy|tan|un poco|un poquito|algo|bastante|super|demasiado|realmente|hoy|mas|medio|a veces|bien))* (${MOODS})\b`,
    (value) => value.toLowerCase(),
  ),
];

function asOrigin(value: string): string | null {
  return /^(?:las que|los que|fiar|acuerdo|buen|mal|pocas|muchas|risa|lagrima|mentira|letras|ciencias|verdad|las personas|noche|trabajar|comprar|dormir|viaje|lejos|pelo|una familia)\b/.test(
    fold(value),
  ) || /^[a-z]+[aei]r\b/.test(fold(value))
    ? null
    : asPlace(value);
}

/** A bare answer to a question that asked for a fact. */
function answered(text: string, asked: FactKind): Fact | null {
  const bare = text.trim().replace(/^[¡ ]+|[.!]{1,20}$/g, '');
  if (bare.split(/\s+/).length > 6 || bare.includes('?')) return null;
  if (asked === 'name') {
    const name = find(ONLY_NAME, bare)?.[1];
    const value = name === undefined || name.length < 2 ? null : asName(name);
    return value === null ? null : { kind: 'name', value };
  }
  if (asked === 'place') {
    const place = find(
      /^(?:en |desde |de |vivo en |estoy en |cerca de )?((?:la |el |las |los |un |una )?[a-z][a-z' -]{2,30})$/d,
      bare,
    )?.[1];
    const isSure =
      place !== undefined && (/\p{Lu}/u.test(place) || /^(?:en|desde|de|cerca) /i.test(bare));
    const value = isSure ? asPlace(place) : null;
    return value === null ? null : { kind: 'place', value };
  }
  if (asked === 'job') {
    const value = asJob(
      bare.replace(/^(?:yo )?(?:soy )?(?:una? )?(?:trabajo (?:de|como) )?/i, '').toLowerCase(),
    );
    return value === null ? null : { kind: 'job', value };
  }
  if (asked === 'like') {
    const named = bare.charAt(0).toLowerCase() + bare.slice(1);
    const value = asThing(named.replace(/^del /, 'el ').replace(/^(?:de|sobre) /, ''));
    return value === null ? null : { kind: 'like', value };
  }
  return null;
}

/** What the user tells about themselves in one message. */
export function readFacts(text: string, asked: FactKind | null): Fact[] {
  const facts: Fact[] = [];
  for (const sentence of text.split(/(?<=[.!?\n])\s+/)) {
    if (/\?\s*$/.test(sentence)) continue;
    // "Soy Tomás y soy panadero": a rule finds its words once in a text.
    for (const part of [sentence, ...sentence.split(/ y (?=soy |tengo |vivo |trabajo )/).slice(1)])
      for (const { pattern, fact } of RULES) {
        const found = find(pattern, part);
        const told = found === null ? null : fact(found, part);
        if (told !== null && !facts.some(({ kind }) => kind === told.kind)) facts.push(told);
      }
  }
  if (asked !== null && facts.length === 0) {
    const fact = answered(text, asked);
    if (fact !== null) facts.push(fact);
  }
  return facts;
}

/** "Se llama Laura": the name of whoever was spoken of before. */
export function readNameOfOther(text: string): string | null {
  const name = find(OTHERS_NAME, text)?.[1];
  return name !== undefined && /^\p{Lu}/u.test(name) ? name : null;
}
