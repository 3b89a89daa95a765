import { lines } from '../lines';
import type { ReturnWords } from './returnWords';

export const spanish: ReturnWords = {
  events: {
    exam: 'el examen', interview: 'la entrevista', date: 'la cita', doctor: 'la consulta', trip: 'el viaje',
    match: 'el partido', move: 'la mudanza', presentation: 'la presentación', birthday: 'tu cumpleaños', firstDay: 'el primer día',
  },
  asks: {
    warm: lines(`
      Y ahora cuéntame, ¿qué tal {event}?
      He pensado en ti, ¿cómo fue {event}?
      Antes que nada, ¿qué tal fue {event}?
    `),
    dry: lines(`
      Me debes un informe: ¿qué tal {event}?
      Y bien, ¿sobreviviste, cómo fue {event}?
      Ya he tenido bastante paciencia, así que ¿qué tal fue {event}?
    `),
    playful: lines(`
      Espera, lo primero es lo primero: ¿qué tal {event}?
      Redoble de tambores, por favor: ¿cómo fue {event}?
      Crucé los dedos hasta que me dolieron, así que ¿qué tal fue {event}?
    `),
    courtly: lines(`
      ¿Puedo preguntarte cómo fue {event}?
      Me gustaría saber cómo fue {event}, ¿me lo cuentas?
      Permíteme una pregunta: ¿qué tal {event}?
    `),
    terse: lines(`
      ¿Qué tal {event}?
      ¿Y {event}?
      Dime, ¿cómo fue {event}?
    `),
    dreamy: lines(`
      Mis pensamientos fueron contigo, ¿cómo fue {event}?
      ¿De qué color fue {event}, cuando por fin llegó?
      ¿Y cómo se sintió {event}, por dentro?
    `),
    earnest: lines(`
      Me habías contado lo que venía, ¿cómo fue {event}?
      Quería preguntártelo con calma: ¿qué tal {event}?
      ¿Cómo fue {event}, y cómo estás después?
    `),
    bold: lines(`
      Suéltalo, ¿qué tal {event}?
      Quiero la historia entera: ¿cómo fue {event}?
      Mírame y dilo: ¿qué tal fue {event}?
    `),
  },
  again: {
    warm: lines(`
      Aquí estás otra vez, qué bien.
      Qué bueno tenerte de vuelta.
    `),
    dry: lines(`
      Aquí estás otra vez, y de una pieza.
      Ya de vuelta, después de una simple eternidad.
    `),
    playful: lines(`
      Mira quién ha vuelto.
      Aquí estás otra vez, sabía que encontrarías el camino.
    `),
    courtly: lines(`
      Aquí estás de nuevo, y es un placer.
      Qué alegría verte volver.
    `),
    terse: lines(`
      Aquí estás.
      Cuánto tiempo.
    `),
    dreamy: lines(`
      Aquí estás otra vez, como si se hubiera abierto una puerta.
      Los días eran más callados sin tus palabras.
    `),
    earnest: lines(`
      Aquí estás otra vez, me alegro.
      Han pasado unos días, y me alegra que escribas.
    `),
    bold: lines(`
      Aquí estás otra vez, por fin.
      Te has tomado tu tiempo, y aquí estás.
    `),
  },
}; // oxfmt-ignore
