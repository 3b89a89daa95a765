import { fold } from './fold';
import { turn } from './turn';

const set = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

/** Words in their proper spelling by how they are typed without marks. */
export function spellings(list: string): ReadonlyMap<string, string> {
  return new Map(list.split('|').map((word) => [fold(word), word]));
}

const JOBS = set(
  `medico medica mecanico mecanica informatico informatica musico musica quimico quimica fisico fisica tecnico tecnica politico
  politica academico academica veterinario veterinaria bibliotecario bibliotecaria funcionario funcionaria secretario secretaria
  becario becaria notario notaria farmaceutico farmaceutica cientifico cientifica maestro maestra abogado abogada juez jueza
  piloto chef actriz albanil fontanero fontanera plomero plomera contable auxiliar militar guardia guia jefe jefa modelo poeta
  monja cura autonomo autonoma freelance empleado empleada dependiente dependienta asistente azafata azafato matrona policia
  soldado matematico matematica arquitecto arquitecta fotografo fotografa biologo biologa geologo geologa geografo cocinero
  estudiante cantante ayudante comerciante gerente docente agente presidente presidenta teniente ama amo ejecutivo ejecutiva
  economista diplomatico diplomatica administrativo administrativa barman camarera mesero mesera mozo sastre costurera astronauta
  interprete terapeuta fisioterapeuta logopeda atleta pediatra psiquiatra geriatra detective coronel sargento consul portavoz
  capitan capitana alcalde alcaldesa critico critica analista youtuber streamer barista repartidor repartidora limpiador
  limpiadora teleoperador operario operaria obrero obrera peon vigilante conserje portero portera becada canguro`,
);
const JOB_END = /(?:er[oa]|or|ora|ista|log[oa]|graf[oa]|tect[oa])$/;
const NO_JOB = set(
  `soltero soltera extranjero extranjera sincero sincera primero primera tercero tercera entero entera mejor peor mayor menor
  seguidor seguidora perdedor perdedora sonador sonadora hablador habladora madrugador madrugadora trabajador trabajadora
  encantador encantadora optimista pesimista realista egoista perfeccionista feminista activista minimalista amor superior
  inferior casero casera verdadero verdadera ligero ligera austero fiestero fiestera gallero hogarero aventurero aventurera
  mentiroso cuidador de hijo hija altruista vecino consumidor bebedor bebedora comedor fumador fumadora lector lectora flor
  dolor color error motero pionera pionero heredero heredera rockero rockera gamer embustero embustera pajero coleccionista
  ecologista socialista comunista nudista racista machista`,
);
/** Words after "soy" that are no names, though written large. */
export const NOT_A_NAME = set(
  `yo de del un una el la muy tan tu su mi bien no si ya nueva nuevo feliz triste asi como alguien nadie demasiado bastante hija
  hijo madre padre mama papa soltera soltero ok vale nada todo aqui espanol espanola mexicano mexicana argentino argentina chileno
  chilena colombiano colombiana peruano peruana vegano vegana hombre mujer el ella eso esto que quien solo sola mas medio`,
);

export function tidy(value: string): string {
  return value.trim().replace(/[\s"'“”]{1,20}$/u, '');
}

const title = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

export function asName(value: string): string | null {
  return NOT_A_NAME.has(fold(value)) ? null : title(value);
}

const NO_PLACE =
  /^(?:casa|paz|pareja|familia|soledad|un piso|un departamento|un apartamento|una casa|mi|su|tu|el piso|las nubes|mi mundo|las mismas|el presente|este mundo|lo|ella|el pasado|la luna|que|una nube|general)\b/;
const SMALL = set(
  'de del la el los las y un una cerca junto norte sur este oeste centro pueblo ciudad campo costa sierra',
);

/** "sevilla" to "Sevilla"; "un pueblo cerca de graz" keeps its small words. */
export function asPlace(value: string): string | null {
  const words = value.split(/\s+/).filter((word) => word !== '');
  if (words.length === 0 || words.length > 6 || NO_PLACE.test(fold(value))) return null;
  if (/\p{Lu}/u.test(value)) return turn(value);
  const isDescribed = /^(?:un|una|el|la|las|los) /.test(value) && !/\b(?:de|del) /.test(value);
  if (isDescribed) return turn(value);
  const after = words.map((word, index) =>
    SMALL.has(fold(word)) && (index > 0 || /^(?:un|una|el|la|los|las)$/.test(word))
      ? word
      : /^(?:un|una|el|la|los|las)$/.test(words[0] ?? '') &&
          !/^(?:de|del)$/.test(words[index - 1] ?? '')
        ? word
        : title(word),
  );
  return turn(after.join(' '));
}

export function asJob(value: string): string | null {
  const words = value.split(/\s+/).filter((word) => word !== '');
  const head = fold(words[0] ?? '');
  if (words.length > 4 || NO_JOB.has(head) || !(JOBS.has(head) || JOB_END.test(head))) return null;
  return turn(value);
}

const NO_THING =
  /^(?:que|como|cuando|donde|cuanto|tu|tus|te|esto|eso|esta|este|ese|esa|aquello|lo mismo|el mismo|hablar contigo|el|ella|ellos|ellas|mas|menos|mucho|poco|nada|todo|asi|un poco|la idea|no|si|a |ir\b|ser\b|la verdad|algo|alguien|cada|verte|oirte|leerte|conocerte|charlar contigo)(?:\b|$)(?! mar| campo| cine| teatro| cafe| vino| te| futbol| jazz| rock| invierno| verano| otono| sol| silencio| chocolate| arte| frio| calor| queso| baile)/;

/** What somebody likes: with its article, or an infinitive: "los trenes", "cocinar". */
export function asThing(value: string): string | null {
  const words = value.split(/\s+/).filter((word) => word !== '');
  const plain = fold(value);
  if (words.length === 0 || words.length > 6) return null;
  if (/^(?:el|la|los|las)$/.test(plain)) return null;
  if (/^(?:el|la|los|las) (?:que|de|cual|mismo|misma|verdad|idea)\b/.test(plain)) return null;
  const isNoun = /^(?:el|la|los|las|mi|mis|un|una|unos|unas) [a-z]/.test(plain);
  const isInfinitive =
    /^[a-z]+[aei]r(?:me|lo|la|los|las)?\b/.test(plain) && !/^(?:ser|ir|mujer|ayer)\b/.test(plain);
  if (!isNoun && !isInfinitive) return null;
  if (!isNoun && NO_THING.test(plain)) return null;
  return turn(value);
}

const LANGUAGES =
  /^(?:ingles|frances|aleman|italiano|portugues|ruso|chino|mandarin|japones|coreano|arabe|catalan|gallego|euskera|vasco|sueco|danes|noruego|finlandes|holandes|neerlandes|polaco|checo|griego|turco|hebreo|latin|rumano|hungaro|ucraniano|hindi|quechua|guarani|nahuatl|espanol)$/;
const INSTRUMENTS = new Map(
  Object.entries({
    guitarra: 'la guitarra', piano: 'el piano', violin: 'el violín', chelo: 'el chelo', violonchelo: 'el violonchelo',
    bateria: 'la batería', flauta: 'la flauta', bajo: 'el bajo', saxofon: 'el saxofón', saxo: 'el saxo',
    trompeta: 'la trompeta', acordeon: 'el acordeón', arpa: 'el arpa', organo: 'el órgano', ukelele: 'el ukelele',
    clarinete: 'el clarinete', charango: 'el charango', teclado: 'el teclado', cajon: 'el cajón', armonica: 'la armónica',
  }),
); // oxfmt-ignore
const SPORTS = new Map(
  Object.entries({
    tenis: 'el tenis', futbol: 'el fútbol', ajedrez: 'el ajedrez', baloncesto: 'el baloncesto', basquet: 'el básquet',
    padel: 'el pádel', voleibol: 'el voleibol', voley: 'el vóley', rugby: 'el rugby', golf: 'el golf',
    badminton: 'el bádminton', hockey: 'el hockey', beisbol: 'el béisbol', dardos: 'los dardos', cartas: 'las cartas',
    domino: 'el dominó', rol: 'el rol',
  }),
); // oxfmt-ignore

export const INSTRUMENT_WORDS = [...INSTRUMENTS.keys()].join('|');
export const SPORT_WORDS = [...SPORTS.keys()].join('|');

export function asPlayed(word: string): string | null {
  return INSTRUMENTS.get(fold(word)) ?? SPORTS.get(fold(word)) ?? null;
}

export function isInstrument(value: string): boolean {
  return [...INSTRUMENTS.values()].includes(value);
}

/** What somebody learns: "el portugués", "tocar la guitarra". */
export function asLearned(value: string): string | null {
  const plain = fold(value);
  if (LANGUAGES.test(plain)) return `el ${value.toLowerCase()}`;
  return INSTRUMENTS.get(plain) ?? asThing(value);
}

/** "un hospital" to "el hospital", since it is known from then on. */
export function asWorkplace(value: string): string | null {
  if (/^(?:casa|equipo|ello|eso|lo|mi|un proyecto|esto)\b/.test(fold(value))) return null;
  if (!/^(?:el|la|los|las|un|una) /i.test(value) && !/^\p{Lu}/u.test(value)) return null;
  return turn(value.replace(/^un /i, 'el ').replace(/^una /i, 'la '));
}
