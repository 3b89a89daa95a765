import type { Occasions } from '../../occasions/occasions';
import { lines } from '../lines';

/** Answers to how advice is asked for, where nothing is said on what it is about. */
export const adviceForms: Occasions = {
  tips: {
    phrases: `algun consejo para, consejos para, un consejo para, trucos para, truco para, me recomiendas, recomiendas, recomiendas para, me recomienda, que me recomienda, me recomiendas para, alguna idea para, ideas para, remedio para`,
    said: lines(`
      De eso no sé mucho, la verdad. Yo empezaría por lo más sencillo, y poco a poco.
      Primero lo más fácil, unos días seguidos, y luego miras qué te ha funcionado.
      Te digo lo que sirve para casi todo: poco cada día, sin distracciones, y descansar bien.
    `),
  },
  tell: {
    phrases: `como se digo, como digo, como le digo, como les digo, como te digo, como explico, como le explico, como les explico, como cuento, como les cuento, como le cuento, como pido, como le pido, como saco tema, que le digo, que les digo, que digo, que le escribo, que le contesto, que contesto, que respondo, que le respondo`,
    said: lines(`
      Con una frase clara, al principio, antes de los rodeos; luego silencio, y que llegue. Lo demás ya te lo preguntarán.
      Di lo que hay, cómo te sientes y qué te gustaría. Tres frases, y ninguna que empiece por «tú siempre».
      Busca un momento tranquilo y sin prisa, y di de entrada que no te resulta fácil. Con eso la gente se ablanda.
    `),
  },
  either: {
    phrases: `o dejo pasar, o lo dejo, o me espero, o espero, o mejor me quedo, o mejor me voy, o mejor, o no, o me quedo, o me voy, o sigo, o callo`,
    said: lines(`
      ¿Tú qué harías si nadie opinara? Eso suele ser lo que de verdad quieres.
      Yo escribiría lo bueno y lo malo de cada opción y lo dejaría reposar un día.
      Es tu decisión, pero te diría que no la tomes con prisas. ¿Hacia dónde te inclinas?
    `),
  },
  place: {
    phrases: `tu que harias $, que harias tu $, que harias $, en mi lugar, que hago, que me aconsejas, que aconsejas, tu consejo, que me sugieres, que me aconseja`,
    said: lines(`
      Yo lo hablaría con calma con quien haga falta y decidiría después, sin prisa.
      Creo que lo pensaría un par de días y luego haría lo que me dejara en paz.
      No es fácil. Yo miraría qué es lo que más te importa ahí, y empezaría por eso.
    `),
  },
  should: {
    phrases: `^ deberia, ^ debo, si deberia, deberia yo, crees que deberia, crees que deba, crees que debo, que deberia hacer, esta bien si, esta mal si, estara bien, puedo simplemente, hago bien, hago mal, vale la pena, merece la pena, quedare mal, sera tarde`,
    said: lines(`
      Si lo quieres de verdad y no hace daño a nadie, yo diría que sí.
      Yo lo haría, pero poco a poco, de manera que puedas cambiar de idea.
      Depende de lo que te importe más. ¿Qué te daría más pena no hacer?
    `),
  },
  wrong: {
    phrases: `y si me equivoco, si me equivoco, y si sale mal, y si me arrepiento`,
    said: lines(`
      Entonces cambias de idea, y ya está. Casi todo se puede arreglar.
      Puede pasar, sí. Pero también puede salir bien, y eso no lo sabes hasta probar.
    `),
  },
};
