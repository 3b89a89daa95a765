import { fold } from './fold';
import { subjects } from './subjects';

const set = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

const SUBJECT_WORDS = new Map(
  Object.entries(subjects).flatMap(([key, { keywords }]) =>
    keywords.map((keyword) => [keyword, key] as const),
  ),
);

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
