import { lines } from '../lines';
import { says, starts } from '../remarks';
import type { Remarks } from '../remarks';
import { SOMEBODY, remarksOnTalk } from './remarksOnTalk';
import { remarksOnSmall } from './remarksOnSmall';

const NUMBER =
  '(?:\\d{1,3}|una?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|treinta|cuarenta|cincuenta|muchos|varios|unos)';
const HAS = '(?:tiene|ya tiene|cumple|acaba de cumplir|va a cumplir)';

/** Remarks on how something is told, whatever it is about. */
export const remarks: Remarks = {
  ...remarksOnTalk,
  ...remarksOnSmall,
  old: {
    heard: says(
      `${HAS} (?:ya |casi )?((?:[6-9]\\d|1[01]\\d)(?: años)?|(?:sesenta|setenta|ochenta|noventa)(?: y \\p{L}{3,6})?(?: años)?)`,
    ),
    said: lines(`
      {echo}, qué edad tan bonita. ¿Se ven a menudo?
      {echo}, ojalá siga con salud mucho tiempo.
      {echo}, habrá vivido de todo. ¿Cómo está?
      {echo}, ya son años. ¿Qué tal se encuentra?
    `),
  },
  young: {
    heard: says(
      `${HAS} (?:ya |solo |casi |apenas )?((?:1?\\d|un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieciséis|diecisiete) (?:años|añitos))`,
    ),
    said: lines(`
      Ya veo. ¿Y cómo es?
      Me hago una idea. ¿Y cómo está?
      Vale. ¿Y qué tal lo lleva?
      Entendido. ¿Me cuentas algo más?
    `),
  },
  role: {
    heard: starts(
      '(?:él |ella )?(?:también )?(?:es|trabaja de) (?:también )?(?!(?:muy|tan|un|una|mi|la|el|lo|que|de|así|como)(?!\\p{L}))(\\p{L}{2,16}(?:ista|or|ora|ero|era|ario|aria|ico|ica|nte|enta|ogo|oga|ado|ada|eta|ante|ino|ina|ólogo|iz))(?: también)?[.! ]{0,4}$',
    ),
    said: lines(`
      {echo}, ¿eso lo hace más fácil entre vosotros, o más difícil?
      {echo}, entonces; ¿se nota cuando habláis?
      Quien hace eso ve el mundo desde otro lado.
      Eso ya me dice algo, aunque todavía no cómo sois cuando estáis juntos.
    `),
  },
  feat: {
    heard: starts(
      '(?:más de |casi |unos )?((?:\\d[\\d.,]{0,6}|cien|doscientos) ?(?:kilos?|kg|km|kilómetros|puntos|por ciento|flexiones|páginas|pasos|horas))(?!\\p{L}).{0,12}$',
    ),
    said: lines(`
      {echo}, yo habría dicho la mitad. ¡Qué bestia!
      {echo}, dilo otra vez, despacito, que lo admire.
      ¿{echo}, y lo dices así, como si nada?
      {echo}, espero que alguien lo viera.
    `),
  },
  oddness: {
    heard: says(
      '(?:raro|rara|tonto|tonta|ridículo|loco|loca|absurdo|vergonzoso),? (?:ya )?(?:lo sé|no|verdad)|no te rías|no te rias|ya sé que (?:es|suena) (?:raro|tonto|ridículo|absurdo)|es una tontería',
    ),
    said: lines(`
      De raro nada; todo el mundo tiene una cosa así, tú la dices en voz alta.
      He oído cosas mucho más raras, y también me gustaron.
      Te pega, si me dejas decirlo.
      Queda entre nosotros, y me caes mejor por ello.
      ¿Y quién decide lo que es raro? Consérvalo.
    `),
  },
  excited: {
    heard: says(
      'qué ganas|tengo (?:muchas |tantas )?ganas|me hace (?:mucha )?ilusión|no puedo esperar|me muero de ganas|estoy deseando',
    ),
    said: lines(`
      ¡Qué ganas, te lo noto!
      Se te nota la ilusión, y me gusta.
      ¿Qué es lo que más ilusión te hace?
      Espero que salga como quieres.
      Luego me cuentas cómo fue, ¿vale?
    `),
  },
  cannot: {
    heard: says(
      'no sé (?:ni )?(?:cocinar|bailar|cantar|nadar|conducir|dibujar|freír)|se me (?:da|dan) (?:fatal|mal|de pena)|se me quema|soy (?:muy |un |una )?(?:malo|mala|desastre|negado|negada|torpe)',
    ),
    said: lines(`
      No pasa nada, a todo el mundo le cuesta algo.
      Bueno, seguro que otras cosas se te dan bien.
      A mí también hay cosas que no me salen.
      ¿Te gustaría aprender, o te da igual?
      Me gusta que lo digas así de claro.
    `),
  },
  never: {
    heard: says('(?:yo )?nunca (?:he|había|me)|jamás (?:he|me)|todavía no he'),
    said: lines(`
      ¿Y te gustaría?
      Bueno, siempre hay tiempo. ¿Te apetecería?
      ¿Por algo en especial, o nunca se dio?
      ¿Y qué te lo ha impedido?
    `),
  },
  doubt: {
    heard: says(
      '(?:estoy |llevo \\p{L}{2,10} )?pensando en (?:dejar|irme|cambiar|mudarme|volver|pedir)|pensando (?:si|que igual)|no sé si|no estoy segur[oa]|me planteo|estoy dudando|dudo (?:si|entre)|no me decido|no (?:le |lo )?(?:veo|encuentro) (?:el )?sentido|no (?:le|lo) veo sentido',
    ),
    said: lines(`
      ¿Qué te dice que sí, y qué te dice que no?
      No es fácil decidir eso. ¿Hacia dónde te inclinas?
      Date tiempo, no hay que decidirlo hoy.
      ¿Qué es lo que más te frena?
      ¿Qué te gustaría a ti, en el fondo?
    `),
  },
  start: {
    heard: says(
      '(?:he empezado|empecé|estoy (?:empezando|aprendiendo|intentando)|intento|me he apuntado|me apunté|he decidido|decidí)',
    ),
    said: lines(`
      ¿Y qué tal va de momento?
      Al principio siempre cuesta, es normal.
      Me parece muy bien que lo intentes.
      ¿Qué te animó a empezar?
      Bien hecho. ¿Y cómo te sientes con eso?
      Me gusta que te lances. ¿Cómo va?
      Los primeros días son los más difíciles.
      Poco a poco, que nadie te mete prisa.
      Pues quiero saber cómo sigue.
    `),
  },
  duration: {
    heard: says(
      `(?:llevo|llevamos|lleva|desde hace|hace ya|durante|hace) (?:ya |casi |más de |unos )?(${NUMBER} (?:años?|meses|décadas?))`,
    ),
    said: lines(`
      {echo}, eso es mucho. ¿Ha cambiado algo desde el principio?
      {echo}, no es poco tiempo. ¿Cómo te sientes con eso?
      {echo}, ya es una buena temporada. ¿Y qué tal?
      {echo} es mucho tiempo. ¿Cómo lo ves ahora?
    `),
  },
  routine: {
    heard: says(
      '(todos los (?:días|lunes|martes|miércoles|jueves|viernes|sábados|domingos|años|veranos|fines de semana)|todas las (?:mañanas|tardes|noches|semanas)|cada (?:día|mañana|tarde|noche|semana|fin de semana|lunes|domingo|año|verano)|(?:una vez|dos veces) (?:al día|a la semana))',
    ),
    said: lines(`
      {echo}, no está nada mal.
      {echo}, eso es constancia.
      {echo}, ¿y no te cansas?
      Así que ya es parte de tu vida.
      {echo}, vaya. ¿Te gusta que sea así?
      {echo}, ya es costumbre, entonces.
      {echo}, ¿y todavía te apetece?
      ¿Y cómo es un día sin eso?
      ¿Lo haces por gusto o por costumbre?
    `),
  },
  hates: {
    heard: says(
      'odio|detesto|no (?:aguanto|soporto|trago)|no me (?:gusta|gustan)|me (?:molesta|molestan|fastidia|fastidian|pone de los nervios|ponen de los nervios|saca de quicio|cabrea|irrita)|qué asco|estoy hart[oa]|hasta las narices|maleducad[oa]s?',
    ),
    said: lines(`
      Te entiendo, a mí también me molestaría.
      Normal, es que cansa.
      No te falta razón.
      Se entiende. ¿Qué es lo que más te molesta?
      Suéltalo, que te escucho.
      No todo tiene que gustarnos.
      Es para hartarse, sí.
      ¿Siempre te ha pasado, o es de ahora?
    `),
  },
  loves: {
    heard: says(
      'me (?:encanta|encantan|gusta|gustan|chifla|flipa|flipan|apasiona)|adoro|prefiero|mi (?:\\p{L}{2,14} )?favorit[oa]|soy fan',
    ),
    said: lines(`
      Qué bien, se nota que te gusta.
      ¿Y qué es lo que más te gusta?
      Me gusta que te guste tanto.
      ¿Desde cuándo te gusta?
      Buen gusto tienes.
      ¿Qué tiene de especial para ti?
      Qué bien tener algo así.
      Cuéntame más, que me interesa.
    `),
  },
  arrived: {
    heard: says(
      '(?:acabo|acabamos) de (?:llegar|volver|salir|despertarme|levantarme|terminar|comer|cenar|venir)|(?:por fin|ya) (?:en casa|he llegado|he terminado|estoy en casa)',
    ),
    said: lines(`
      ¿Y cómo estás ahora?
      Pues descansa un poco primero.
      ¿Y ahora qué toca?
      Muy bien. ¿Con ganas de qué estás?
    `),
  },
  past: {
    heard: says(
      '(?:el|la) (?:verano|invierno|otoño|año|semana|mes|noche|fin de semana|lunes|martes|miércoles|jueves|viernes|sábado|domingo) pasad[oa]|hace \\p{L}{2,10} (?:años|meses|semanas|días)|antes|de (?:niño|niña|pequeño|pequeña|joven)|cuando (?:era|tenía|vivía)|ayer|anoche|el otro día|en aquella época',
    ),
    said: lines(`
      Me lo puedo imaginar. ¿Y ahora?
      ¿Y cómo lo recuerdas hoy?
      ¿Te acuerdas mucho de eso?
      ¿Qué es lo primero que te viene a la cabeza?
      ¿Y qué pasó después de eso?
      ¿Ha cambiado mucho desde entonces?
      Esas cosas no se olvidan.
      ¿Y eso ya pasó, o sigue?
    `),
  },
  plan: {
    heard: says(
      'mañana|esta noche|luego|después|la (?:semana|próxima)|el (?:fin de semana|lunes|martes|miércoles|jueves|viernes|sábado|domingo)|(?:voy|vamos|va) a|pienso|tengo previsto|el (?:mes|año) que viene|viene desde',
    ),
    said: lines(`
      Pues ya tienes plan.
      Luego me cuentas qué tal, ¿vale?
      Que salga todo muy bien.
      ¿Ya lo tienes todo listo?
      Mucha suerte, y después me cuentas cómo fue.
      ¿Y cómo te sientes con eso?
      ¿Te apetece?
      Espero que vaya como quieres.
    `),
  },
  wish: {
    heard: says(
      'ojalá|me (?:gustaría|encantaría|apetece)|quiero|quisiera|mi sueño|espero|sueño con|echo de menos|extraño|si pudiera',
    ),
    said: lines(`
      Ojalá se cumpla. ¿Qué hace falta para eso?
      ¿Y cuál sería el primer paso?
      Te entiendo. ¿Lo piensas mucho?
      ¿Desde cuándo lo quieres?
      Espero que lo consigas.
    `),
  },
  got: {
    heard: says(
      '(?:me )?(?:he|hemos) (?:comprado|conseguido|encontrado|recibido|hecho|cocinado|pedido|adoptado)|(?:me )?(?:compré|encontré|conseguí|hice|cociné|pedí|adopté)',
    ),
    said: lines(`
      ¿Y qué tal, te gusta el resultado?
      ¡Qué bien! ¿Cómo fue?
      Me gusta. ¿Y qué tal ha salido?
      Pues que lo disfrutes mucho.
    `),
  },
  we: {
    heard: says('nosotros|nosotras|nos|nuestr[oa]s?|\\p{L}{2,14}(?:amos|emos|imos)'),
    said: lines(`
      ¿Y de quién fue la idea?
      ¿Y qué tal fue?
      ¿Lo hacen mucho?
      ¿Y cómo fue para ti?
      Qué bien que no estés a solas con eso.
    `),
  },
  they: {
    heard: starts(
      `(?:él|ella|ellos|ellas|su|sus|(?:mi|mis) (?:\\p{L}{3,12} )?${SOMEBODY}s?)(?!\\p{L})`,
    ),
    said: lines(`
      ¿Y tú qué piensas de eso?
      ¿Suele ser así?
      ¿Y qué tal se llevan?
      Ya me voy haciendo una idea.
      ¿Y qué le dijiste tú?
      ¿Y tú cómo te quedaste?
      ¿Te sorprendió?
      Cuéntame un poco más de cómo es.
      ¿Se conocen desde hace mucho?
    `),
  },
  me: {
    heard: says('yo|me|mi|mis|mí|conmigo|tengo|estoy|soy|hago|voy|puedo|fui|estuve'),
    said: lines(`
      Gracias por contármelo.
      Ya te conozco un poco mejor.
      ¿Y tú cómo lo ves?
      Me gusta saber estas cosas de ti.
      Vale, me acordaré de eso.
      ¿Y eso cómo te hace sentir?
      Lo tendré en cuenta.
      Ya sé una cosa más de ti.
      ¿Y qué es lo que más te importa de eso?
      Lo entiendo, tal como lo dices.
    `),
  },
};
