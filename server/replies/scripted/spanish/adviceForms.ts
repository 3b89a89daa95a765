import type { Occasions } from '../../occasions/occasions';
import { lines } from '../lines';

/** Answers to how advice is asked for, where nothing is said on what it is about. */
export const adviceForms: Occasions = {
  tips: {
    phrases: `algun consejo para, consejos para, un consejo para, trucos para, truco para, me recomiendas, recomiendas, recomiendas para, me recomienda, que me recomienda, me recomiendas para, alguna idea para, ideas para, remedio para`,
    said: lines(`
      La verdad, de eso no sé mucho. Pregunta a esa persona que lo hace todos los días, le encantará.
      Primero lo más sencillo, una semana entera, y solo después lo ingenioso. Casi siempre basta lo sencillo.
      Solo puedo decirte lo que sirve para casi todo: poco, a menudo y en compañía.
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
    phrases: `o dejo pasar, o lo dejo, o me espero, o espero, o mejor, o no, o me quedo, o me voy, o sigo, o callo`,
    said: lines(`
      ¿Mi sensación sincera? Lo que has dicho primero. Casi siempre se nombra antes el deseo que el miedo.
      Hazlo, y pronto. Lo que se aplaza solo hace más ruido.
      Yo esperaría al fin de semana. Si sigue dándote vueltas, ya tienes la respuesta.
    `),
  },
  place: {
    phrases: `tu que harias $, que harias tu $, que harias $, en mi lugar, que hago, que me aconsejas, que aconsejas, tu consejo, que me sugieres, que me aconseja`,
    said: lines(`
      En tu lugar hablaría con la persona de la que se trata, claro y pronto, y decidiría después. Se adivina tanto y tan mal.
      Haría lo que todavía me pueda explicar dentro de un año. Y no esta noche, sino después de dormir.
      ¿La verdad? Haría caso a la primera respuesta que vino, la de antes de los motivos.
    `),
  },
  should: {
    phrases: `^ deberia, ^ debo, si deberia, deberia yo, crees que deberia, que deberia hacer, esta bien si, esta mal si, estara bien, puedo simplemente, hago bien, hago mal, vale la pena, merece la pena, quedare mal, sera tarde`,
    said: lines(`
      Mi opinión sincera: sí, si te ibas a arrepentir de no hacerlo. Y por cómo lo preguntas, creo que sí.
      Yo lo haría, pero primero en pequeño y de manera que se pueda volver atrás.
      Si no hace daño a nadie y no te quita el sueño, adelante. No le debes explicaciones a nadie.
    `),
  },
  wrong: {
    phrases: `y si me equivoco, si me equivoco, y si sale mal, y si me arrepiento`,
    said: lines(`
      Entonces das la vuelta sabiendo más que antes. Casi nada es tan definitivo como parece la noche anterior.
      Puede salir mal, sí. Quedarse quieto también, solo que a eso nadie lo llama decisión.
    `),
  },
};
