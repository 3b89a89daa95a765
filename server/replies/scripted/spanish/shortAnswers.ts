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
    /^[¿ ]*(?:y |oye |con |de |a |en |por |para )?(?:tú |tu |vos )?(?:qu[eé](?! (?:bien|mal|pena|lástima|lastima|asco|rabia|guap\p{L}|bonit\p{L}|ric\p{L}|divertid\p{L}|horror|día|dia|sueño|frío|frio|calor|pereza|va|no|sí|si|te|tengas|cansad\p{L}|fuerte|susto|suerte|gracioso|risa)(?!\p{L}))|qui[eé]n|cu[aá]ndo|c[oó]mo(?! (?:siempre|mola|tú|si)(?!\p{L}))|d[oó]nde|cu[aá]l|cu[aá]nt[oa]s?)(?!\p{L})/u,
  holds: {
    long: /(?<!\p{L})(?:años?|desde|hace|meses|semanas|inviernos|veranos|siempre)(?!\p{L})/u,
    when: /\d|(?<!\p{L})(?:años?|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|mañanas?|tardes?|noches?|madrugada|medianoche|temprano|primavera|verano|otoño|invierno|cuando|a los)(?!\p{L})/u,
    many: NUMBER,
    count: NUMBER,
    measure: NUMBER,
  },
  lines: {
    long: lines(`
      Ya bastante tiempo, la verdad. ¿Y tú?
      Uf, no llevo la cuenta. ¿Tú sí?
      Más de lo que parece, creo. ¿Por qué lo preguntas?
      No sabría decirte cuánto exactamente.
    `),
    many: lines(`
      Nunca he llevado la cuenta, la verdad. ¿Y tú?
      Más de lo que parece, pero no me pidas el número.
      No sabría decirte un número. ¿Tú lo sabes?
      Pues no lo sé exactamente. ¿Tú qué número dirías?
      Depende de cómo se cuente. ¿Por qué lo preguntas?
    `),
    once: lines(`
      Ya hace un tiempo, no lo recuerdo bien.
      No me acuerdo bien, la verdad.
      Hace bastante, creo. ¿Y tú?
      No hace tanto, me parece. ¿Por qué?
      Tendría que hacer memoria, no te sé decir.
    `),
    when: lines(`
      Depende del día, la verdad. ¿Y tú?
      No tengo una hora fija. ¿Tú sí?
      Pues cuando se puede. ¿Y en tu caso?
      No lo sé todavía. ¿A ti cuándo te viene bien?
    `),
    count: lines(`
      No llevo la cuenta. ¿Tú sí?
      Hace mucho que perdí la cuenta.
      No te sé decir un número exacto.
      Lo normal, creo. ¿Y tú?
    `),
    measure: lines(`
      Nunca lo he medido. ¿Por qué lo preguntas?
      Ahora mismo no sé la cifra. ¿Me la dices tú?
      Solo podría adivinar, y seguramente fallaría.
      El número exacto no me lo sé.
    `),
    who: lines(`
      Ahora mismo no me sale un nombre. ¿Y a ti?
      Me cuesta decir una sola persona. ¿Tú a quién dirías?
      Buena pregunta, tendría que pensar quién. ¿Tú qué crees?
      No sabría decirte quién. ¿Por qué lo preguntas?
    `),
    where: lines(`
      No sabría decirte un sitio en concreto. ¿Y tú?
      Depende, no siempre es el mismo sitio. ¿Por qué?
      Tendría que pensar dónde. ¿Tú dónde dirías?
      No me viene ningún sitio a la cabeza. ¿A ti sí?
    `),
    most: lines(`
      Me cuesta elegir solo una cosa. ¿Tú qué dirías?
      Uf, quedarme con una sola es difícil. ¿La tuya cuál es?
      No sabría decirte. ¿Tú lo tienes claro?
      Creo que cambia según el día. ¿A ti te pasa?
      Tendría que pensarlo bien. ¿Cuál sería la tuya?
    `),
    like: lines(`
      No lo tengo muy claro, la verdad. ¿Y tú?
      Depende del día. ¿A ti?
      Ni mucho ni poco, diría. ¿Y a ti?
      Tendría que pensarlo mejor. ¿Tú qué opinas?
    `),
    how: lines(`
      Poco a poco, supongo. ¿Por qué lo preguntas?
      No sabría explicarte cómo. ¿Tú cómo lo harías?
      Pues con paciencia, como casi todo.
      Ni yo lo sé muy bien, la verdad.
      Pues como pude, sin mucho misterio. ¿Y tú?
    `),
    why: lines(`
      Pues no lo sé muy bien. ¿Tú qué crees?
      Nunca he sabido explicarlo del todo. ¿Por qué lo preguntas?
      No hay una razón muy clara, la verdad.
      Buena pregunta, tendría que pensar el motivo.
    `),
    yesNo: lines(`
      No, que yo recuerde. ¿Y tú?
      De momento no. ¿Por qué lo preguntas?
      Creo que no. ¿Y en tu caso?
      La verdad es que no. ¿Tú sí?
      Todavía no. ¿Y tú qué tal?
    `),
  },
};
