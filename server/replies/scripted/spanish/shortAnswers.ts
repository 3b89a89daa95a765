import { lines } from '../lines';
import type { ShortAnswers } from '../shortAnswers';

const NUMBER =
  /\d|(?<!\p{L})(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|veinte|treinta|cuarenta|cincuenta|cien|ciento|mil|una vez)(?!\p{L})/u;

export const shortAnswers: ShortAnswers = {
  asked: {
    long: /cu[aá]nto tiempo|cu[aá]nto hace|desde cu[aá]ndo|cu[aá]nto llevas|cu[aá]ntos años (?:llevas|hace)/,
    many: /cu[aá]nt[oa]s(?! años)(?!\p{L})/u,
    once: /cu[aá]ndo (?:fue|fuiste|te|lo|la|conociste|empezaste|\p{L}{2,12}(?:aste|iste))(?!\p{L})|[uú]ltima vez/u,
    when: /^[¿ ]*(?:y )?cu[aá]ndo(?!\p{L})|a qu[eé] hora|qu[eé] (?:día|año)/u,
    count: /cu[aá]nt[oa]s?(?! años tienes)|cada cu[aá]nto/,
    measure:
      /qu[eé] edad|cu[aá]ntos años|cu[aá]nto (?:mides|pesas)|qu[eé] talla|lo m[aá]s (?:fr[ií]o|lejos|alto)/,
    who: /(?<!\p{L})(?:qui[eé]n|qui[eé]nes)(?!\p{L})|se llaman?|nombre/u,
    where: /(?<!\p{L})a?d[oó]nde(?!\p{L})/u,
    most: /(?<!\p{L})(?:mejor(?:es)?|peor(?:es)?|primer[oa]?|[uú]ltim[oa]|m[aá]s (?:\p{L}+))(?! (?:amig|noche|vez que yo))(?!\p{L})/u,
    like: /te (?:gusta|gustan|encanta|gustaría)|favorit|prefieres|odias|opinas|qu[eé] te parece/,
    how: /c[oó]mo (?:\p{L}{2,12}(?:aste|iste)|haces|lo haces|has|te hiciste|llegaste)(?!\p{L})/u,
    why: /por ?qu[eé](?!\p{L})/u,
    yesNo:
      /^[¿ ]*(?:y |oye |pues )?(?:tú )?(?:tienes|has|fumas|roncas|fuiste|estuviste|alguna vez|te has)(?!\p{L})/u,
  },
  opens:
    /^[¿ ]*(?:y |oye |con |de |a |en |por |para )?(?:qu[eé](?! (?:bien|mal|pena|lástima|lastima|asco|rabia|guap\p{L}|bonit\p{L}|ric\p{L}|divertid\p{L}|horror|día|dia|sueño|frío|frio|calor|pereza|va|no|sí|si|te|tengas|cansad\p{L}|fuerte|susto|suerte|gracioso|risa)(?!\p{L}))|qui[eé]n|cu[aá]ndo|c[oó]mo(?! (?:siempre|mola|tú|si)(?!\p{L}))|d[oó]nde|cu[aá]l|cu[aá]nt[oa]s?)(?!\p{L})/u,
  holds: {
    long: /(?<!\p{L})(?:años?|desde|hace|meses|semanas|inviernos|veranos|siempre)(?!\p{L})/u,
    when: /\d|(?<!\p{L})(?:años?|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|mañanas?|tardes?|noches?|madrugada|medianoche|temprano|primavera|verano|otoño|invierno|cuando|a los)(?!\p{L})/u,
    many: NUMBER,
    count: NUMBER,
    measure: NUMBER,
  },
  lines: {
    long: lines(`
      Tanto que ya no llevo la cuenta.
      Más de lo que tenía pensado, eso sí.
      Tendría que contar con los dedos.
      Lo bastante como para haber dejado de contar.
    `),
    many: lines(`
      Más de un puñado y menos de una docena.
      Siete u ocho, contando con generosidad.
      Una docena, la última vez que miré.
      Cinco que de verdad cuenten.
      Tres en un día tranquilo, nueve en uno ruidoso.
    `),
    once: lines(`
      Hace dos veranos, más o menos.
      Hace dos inviernos, un domingo.
      No hace tanto, en primavera.
      Hace años, cuando aún decía que sí a todo.
      El otoño pasado, y no se me ha olvidado.
    `),
    when: lines(`
      A principios de semana, por lo general, y de noche.
      Siempre que hay buena luz.
      Casi siempre por la tarde, cuando ya nadie quiere nada.
      Los domingos, si se puede.
    `),
    count: lines(`
      Nunca los he contado.
      Hace mucho que perdí la cuenta.
      Ningún número por el que pondría la mano en el fuego.
      Menos de lo que crees y más de lo que admito.
    `),
    measure: lines(`
      Nunca lo he medido.
      La cifra no la tengo a mano.
      Solo podría adivinar, y fallaría.
      Nadie le ha puesto una regla encima.
    `),
    who: lines(`
      Casi siempre yo, la verdad.
      Una amistad de hace mucho, de las pacientes.
      Alguien a quien conozco de toda la vida.
      La vecina que tiene copia de la llave.
    `),
    where: lines(`
      A dos calles de casa, donde me conocen.
      En una callejuela que encontré perdiéndome.
      En casa, casi siempre, en la mesa de la cocina.
      Abajo, junto al agua, del lado tranquilo.
    `),
    most: lines(`
      De las primeras veces. Después nada se le acercó.
      Una historia de mis veintitantos, que cuento después de la segunda copa.
      De lo más reciente, que tengo la memoria corta y buena.
      Algo que nadie más notó.
      Algo pequeño. A lo grande se le da demasiado bombo.
    `),
    like: lines(`
      En eso nunca me he decidido.
      Ni a favor ni en contra, de momento.
      Sin opinión firme, y mira que tengo muchas.
      Tendría que volver a probar antes de decirlo.
    `),
    how: lines(`
      Despacio y con ayuda.
      Haciéndolo mal hasta que dejó de estar mal.
      Un paso detrás de otro, sin mirar abajo.
      Sin querer, y luego queriendo.
      Con paciencia, que tuve que pedir prestada.
    `),
    why: lines(`
      Porque alguien creyó que podía, y me da rabia decepcionar.
      Al principio por costumbre, y luego vi que me gustaba.
      Me ocupa las manos y me calla la cabeza.
      Porque lo otro no me hacía feliz, y me di cuenta a tiempo.
    `),
    yesNo: lines(`
      De momento no, que me acordaría.
      No es que haya nada que contar.
      Ahí no hay historia, al menos todavía.
      Nada de eso en mi vida, no.
      No, eso nunca se me ha cruzado.
    `),
  },
};
