import { lines } from '../lines';
import type { ShortAnswers } from '../shortAnswers';

const NUMBER =
  /\d|(?<!\p{L})(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|veinte|treinta|cuarenta|cincuenta|cien|ciento|mil|una vez)(?!\p{L})/u;

export const shortAnswers: ShortAnswers = {
  asked: {
    long: /cu[aá]nto tiempo|cu[aá]nto hace|desde cu[aá]ndo|cu[aá]nto llevas|cu[aá]ntos años (?:llevas|hace)/,
    when: /^[¿ ]*(?:y )?cu[aá]ndo(?!\p{L})|a qu[eé] hora|qu[eé] (?:día|año)/u,
    count: /cu[aá]nt[oa]s?(?! años tienes)|cada cu[aá]nto/,
    measure:
      /qu[eé] edad|cu[aá]ntos años|cu[aá]nto (?:mides|pesas)|qu[eé] talla|lo m[aá]s (?:fr[ií]o|lejos|alto)/,
    who: /(?<!\p{L})(?:qui[eé]n|qui[eé]nes)(?!\p{L})|se llaman?|nombre/u,
    where: /(?<!\p{L})a?d[oó]nde(?!\p{L})/u,
    like: /te (?:gusta|gustan|encanta|gustaría)|favorit|prefieres|odias|opinas|qu[eé] te parece/,
    yesNo:
      /^[¿ ]*(?:y |oye |pues )?(?:tú )?(?:tienes|has|fumas|roncas|fuiste|estuviste|alguna vez|te has)(?!\p{L})/u,
  },
  opens:
    /^[¿ ]*(?:y |oye |con |de |a |en |por |para )?(?:qu[eé](?! (?:bien|mal|pena|lástima|lastima|asco|rabia|guap\p{L}|bonit\p{L}|ric\p{L}|divertid\p{L}|horror|día|dia|sueño|frío|frio|calor|pereza|va|no|sí|si|te|tengas|cansad\p{L}|fuerte|susto|suerte|gracioso|risa)(?!\p{L}))|qui[eé]n|cu[aá]ndo|c[oó]mo(?! (?:siempre|mola|tú|si)(?!\p{L}))|d[oó]nde|cu[aá]l|cu[aá]nt[oa]s?)(?!\p{L})/u,
  holds: {
    long: /(?<!\p{L})(?:años?|desde|hace|meses|semanas|inviernos|veranos|siempre)(?!\p{L})/u,
    when: /\d|(?<!\p{L})(?:años?|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|mañanas?|tardes?|noches?|madrugada|medianoche|temprano|primavera|verano|otoño|invierno|cuando|a los)(?!\p{L})/u,
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
    when: lines(`
      Soy un desastre con las fechas, así que no me invento ninguna.
      La fecha se me ha escapado.
      El día exacto no te lo sé decir.
      Según el día, nunca lo he apuntado.
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
      Ese nombre me lo guardo.
      Nadie que te suene de nombre.
      Dejemos los nombres fuera.
      Ese nombre solo lo digo en persona.
    `),
    where: lines(`
      En ningún sitio que salga en un mapa.
      Esa dirección me la guardo.
      El sitio exacto es cosa mía.
      Más lejos de lo que crees, y no digo más.
    `),
    like: lines(`
      En eso nunca me he decidido.
      Ni a favor ni en contra, de momento.
      Sin opinión firme, y mira que tengo muchas.
      Tendría que volver a probar antes de decirlo.
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
