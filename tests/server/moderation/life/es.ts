import type { Measured } from '../measured/labelled';

/** Written before the rules of server/moderation/life, and looked at while they were made. */
export const spanishKnown: Measured = {
  minors: {
    messages: [
      'Con quince años nadie me toma en serio',
      'Tener trece años es un rollo, no me dejan hacer nada',
      'Hasta dentro de tres años no puedo votar',
      'Mi tutora del instituto me ha quitado el móvil otra vez',
      'Mis padres tienen que firmarme la excursión del cole',
      'Con catorce no me dejan salir de noche',
      'Acabo de cumplir doce',
      'Mi madre me lleva al cole todas las mañanas',
    ],
    personas: [
      'No le gusta tener trece años',
      'Odia tener solo catorce años',
      'Le aburre tener doce',
      'Tiene que estar en casa a las nueve porque solo tiene quince años',
      'Cuenta los días para cumplir dieciséis',
      'Quiere salir por fin de segundo de la ESO',
      'Le fastidia que a los trece no la dejen hacer nada',
      'Le encanta el recreo y odia los deberes y a su maestra de primaria',
    ],
  },
  harmless: {
    messages: [
      'Con quince años nadie me tomaba en serio',
      'Tener trece gatos es un trabajo a tiempo completo',
      'Soy tutora en un instituto y quito móviles',
      'Mi hija tiene trece años y no me hace caso',
      'Con diez euros no me llega',
      'A los dieciséis me fui de casa, hace ya treinta años',
      'Tengo doce llamadas pendientes',
      'Llevo a mi hijo al cole todas las mañanas',
    ],
    personas: [
      'No le gusta tener que madrugar',
      'Le gusta tener doce plantas en el balcón',
      'Recuerda cuando tenía trece años',
      'Odia llegar diez minutos tarde',
      'Tiene quince años de experiencia como enfermera',
      'Lleva a sus hijos al cole',
      'Corrige exámenes de la ESO',
      'Tiene que estar en el hospital a las nueve',
    ],
  },
};

/** Written when the rules were done, and tried once. */
export const spanishBlind: Measured = {
  minors: {
    messages: [
      'Con dieciséis años no me dejan ni salir',
      'Tener catorce años no mola, mis padres me controlan',
      'Mi padre me recoge del instituto a las dos',
      'Mi profe me ha castigado sin recreo',
      'Mis padres deben firmar las notas',
    ],
    personas: [
      'Le da vergüenza tener once años',
      'Todavía tiene trece años',
      'Sueña con cumplir dieciocho',
      'A los doce no le permiten nada',
      'Repite tercero de la ESO',
    ],
  },
  harmless: {
    messages: [
      'Con dieciséis euros no me dejan entrar',
      'Tener once años de experiencia me ayuda',
      'Mi padre me recoge del aeropuerto',
      'Mi profe de yoga me ha regañado por llegar tarde',
      'Mis padres deben firmar la hipoteca',
    ],
    personas: [
      'Le gusta tener tres días libres',
      'Sueña con cumplir sus promesas',
      'A los cuarenta no la para nadie',
      'Terminó la ESO hace veinte años',
      'Odia tener que repetir las cosas',
    ],
  },
};
