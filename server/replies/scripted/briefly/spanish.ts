import { lines } from '../lines';
import { starts } from '../remarks';
import type { BriefWords } from './shortAnswer';

export const spanish: BriefWords = {
  partly: starts(
    '(?:bueno |pues |hm+ )?(?:a veces|depende|más o menos|mas o menos|puede|puede ser|quizás?|quizas|tal vez|un poco|un poquito|según|segun|sí y no|si y no|no siempre|a medias|regular|en parte|algo)[.!… ]{0,4}$',
  ),
  unsure: starts(
    '(?:pues |la verdad )?(?:no sé|no se|ni idea|no lo sé|no lo se|nose|yo qué sé|yo que se|no estoy segur[oa]|difícil de decir|dificil de decir)(?: la verdad| por qué)?[.!… ]{0,4}$',
  ),
  said: {
    yes: lines(`
      Cuéntame un poco, si te apetece.
      La versión larga también me gustaría oírla.
      Puedes decir más, que no cuento las palabras.
      Y los detalles los pones tú.
      Pues empieza por donde quieras.
    `),
    no: lines(`
      Entonces me había hecho una idea equivocada.
      Lo podemos dejar ahí.
      Y si algún día quieres decir más, ya sabes dónde estoy.
      La próxima vez preguntaré algo mejor.
      También está bien saberlo.
    `),
    partly: lines(`
      Entonces, a medio camino. Ahí es donde se pone interesante.
      Un poco de cada, eso lo conozco bien.
      Acepto medio sí. ¿Qué dice la otra mitad?
      Entonces depende; ¿de qué, sobre todo?
      Así pasa con casi todo.
      Media respuesta, al menos, es sincera.
    `),
    unsure: lines(`
      No hace falta saberlo. Lo dejamos abierto.
      Aquí se permite no saber.
      Pues déjalo estar, igual viene solo.
      Es una respuesta sincera.
      Cierto, era mucha pregunta para esta hora.
    `),
  },
};
