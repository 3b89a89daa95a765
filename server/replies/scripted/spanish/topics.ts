import { fold } from './fold';
import { subjects } from './subjects';
import { OTHER_FORMS, SECOND_OF, SHARED, SUBJUNCTIVES } from './verbs';

const set = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

/** Nouns too general to be spoken of, and what is no noun. */
const STOP = set(
  `vez veces dia dias cosa cosas momento momentos rato poco hora horas gente tiempo tipo manera forma verdad lado parte semana semanas
  mes meses ano anos tarde manana noche noches problema problemas punto caso idea resto final principio fin mitad vida mundo
  lunes martes miercoles jueves viernes sabado domingo sabados domingos fines cabeza mente corazon opinion lugar sitio respuesta pregunta persona
  personas mano manos ojos cara culpa favor cuenta pena duda que cual cuales quien mas menos mucho muchos mucha muchas unico
  unica demas bien mal todo toda todos todas nada algo alguien par monton suerte gracia ganas razon cierto cierta otro otra
  otros otras mismo misma mismos mismas tal tanto siguiente anterior hecho cansancio vez pasada pasado que de del a al en con
  por para sin sobre y o e u si no yo tu el ella ellos me te se lo le les nos muy ya aun tan hace cuando donde como porque
  minutos minuto segundo segundos suyo suya mio mia tuyo tuya nuestro nuestra dos tres cuatro cinco seis siete ocho diez mierda narices leche`,
);
const ADJECTIVES = set(
  'buen buena gran nuevo nueva nuevos nuevas viejo vieja viejos viejas primer primera ultimo ultima mejor peor pequeno pequena largo larga antiguo antigua proximo proxima mal mala',
);
const VERB_END =
  /(?:aba|aban|abas|ian|ando|iendo|aron|ieron|aste|iste|amos|emos|imos|are|ere|mente)$|(?:ó|é)$/;
const CLITIC_BEFORE = /^(?:no|me|te|se|nos|ya|yo|que|siempre|nunca|tambien)$/;
const IS = /^(?:soy|es|eres|era|fue|ser|como|parece|parezco|sea|sido|de|tan|mas)$/;
const FORMS = new Set(
  [...OTHER_FORMS, ...SECOND_OF.keys(), ...SECOND_OF.values(), ...SHARED, ...SUBJUNCTIVES].map(
    fold,
  ),
);
/** Forms of verbs that are nouns after an article. */
const NOUNS_TOO = set(
  `trabajo sueno cuento camino canto bano juego paseo regalo gasto peso paso cena comida cocina ayuda llamada entrada visita
  compra pinta mentira pregunta duda espera lucha marcha carrera prueba muestra firma pelea charla queja cura cuenta saludo
  beso abrazo grito baile viaje dibujo cambio descanso vino planta cara carta gasto riego pesca nado llamado traje deber poder
  ser placer amanecer atardecer saber parecer cocinar tarde dibujo grabado ducha pago ahorro envio corte toque toma intento
  monte toca marca animo robo plante pase vuelta salida vista helado`,
);

function isNoun(word: string, article: string, previous: string): boolean {
  const plain = fold(word);
  if (plain.length < 3 || STOP.has(plain) || !/^[a-z-]+$/.test(plain)) return false;
  if (/^(?:mi|mis|un|una|unos|unas|el|este|esta|ese|esa|nuestro|nuestra)$/.test(article))
    return article !== 'el' || NOUNS_TOO.has(plain) || !FORMS.has(plain);
  if (CLITIC_BEFORE.test(previous) && !NOUNS_TOO.has(plain)) return false;
  return NOUNS_TOO.has(plain) || !(FORMS.has(plain) || VERB_END.test(word.toLowerCase()));
}

const OPENERS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    mi: 'tu', mis: 'tus', el: 'el', la: 'la', los: 'los', las: 'las', un: 'el', una: 'la', unos: 'los', unas: 'las',
    este: 'el', esta: 'la', ese: 'el', esa: 'la',
  }),
); // oxfmt-ignore

function core(word: string): string {
  return word.replace(/^[¿¡"“(]+|[.,!?;:)"”…]{1,20}$/gu, '');
}

function phraseAfter(words: readonly string[], start: number): string | null {
  const opener = fold(words[start] ?? '');
  const shown = OPENERS.get(opener);
  const previous = fold(words[start - 1] ?? '').replace(/[^a-z]/g, '');
  if (shown === undefined || fold(words[start] ?? '') !== (words[start] ?? '').toLowerCase())
    return null;
  if (/^unos?$|^unas?$/.test(opener) && IS.test(previous)) return null;
  const first = words[start + 1] ?? '';
  const lead = ADJECTIVES.has(fold(first)) ? [first] : [];
  const at = start + 1 + lead.length;
  const word = words[at] ?? '';
  const noun = core(word);
  if (!isNoun(noun, opener, previous)) return null;
  const what = core(words[at + 2] ?? '');
  const isLonger =
    noun === word && words[at + 1] === 'de' && isNoun(what, 'un', '') && !FORMS.has(fold(what));
  return [shown, ...lead, noun, ...(isLonger ? ['de', what] : [])].join(' ');
}

const SUBJECT_WORDS = new Map(
  Object.entries(subjects).flatMap(([key, { keywords }]) =>
    keywords.map((keyword) => [keyword, key] as const),
  ),
);

/** What can be spoken of when it is named without an article: "hice tortitas". */
const BARE = new Map(
  'la música|la lluvia|el café|el vino|la cerveza|la pizza|la pasta|la sopa|el arroz|el queso|el chocolate|la paella|las empanadas|los tacos|las arepas|las tortitas|los panqueques|el yoga|el fútbol|el tenis|el ajedrez|la poesía|el insomnio|las vacaciones|la nieve|el frío|el calor|el viento|la niebla|el otoño|el invierno|el verano|la primavera|el jazz|el rock|los libros|las novelas|las series|los videojuegos|el pan|las plantas|las facturas'
    .split('|')
    .map((phrase) => [fold(phrase.split(' ')[1] ?? ''), phrase] as const),
);

/** Noun phrases to speak of, turned round, best first. */
export function readTopics(text: string): string[] {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const topics = words.flatMap((_, index) => phraseAfter(words, index) ?? []);
  const named = new Set(topics.flatMap((topic) => fold(topic).split(' ')));
  for (const word of words) {
    const plain = fold(core(word));
    const phrase = BARE.get(plain);
    if (phrase !== undefined && !named.has(plain)) topics.push(phrase);
  }
  const own = topics.filter((topic) => /^tus? /.test(topic));
  return [...new Set([...own, ...topics])];
}

/** Keys of the everyday subjects that the words touch. */
export function readSubjects(words: readonly string[]): string[] {
  return [...new Set(words.flatMap((word) => SUBJECT_WORDS.get(word) ?? []))];
}

/** Long words that say nothing of what a message is about, and "tu", which every known value begins with. */
const EMPTY = set(
  `tu tus para pero como cuando donde porque este esta estos estas esto esos esas aquel aquella sobre entre desde hasta hace hacia
  tiene tengo tienes tenia tuve hacer hago haces hizo hice habia estoy estas estaba estar siempre nunca todo todos toda todas
  mucho mucha muchos muchas algo nada nadie alguien mismo misma otro otros otras cada casi solo tambien tampoco luego
  despues antes ahora ayer bueno buena mejor gusta gustan dice dije digo puede puedo quiero quiere creo verdad tanto poco
  cosa cosas menos aunque mientras porque quien cual ellos ellas nosotros usted contigo conmigo siento sigo sido fueron veces
  primera primero ultima ultimo alguna alguno ninguna ninguno parece ademas mientras cuanto quiza quizas hacia durante`,
);

const BEFORE_TEA = set('un el del mi este tomo tomar tomando tome bebo beber hago hacer hice');

/** Folded words of some weight; "te" only where it is tea. */
export function contentWords(text: string): string[] {
  const words = text.toLowerCase().split(/[^\p{L}'-]+/u);
  return words
    .filter((word, index) => word !== 'te' || BEFORE_TEA.has(words[index - 1] ?? ''))
    .map(fold)
    .filter((word) => word.length > 1 && !EMPTY.has(word));
}
