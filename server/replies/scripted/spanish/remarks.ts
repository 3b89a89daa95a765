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
      {echo}: a esa edad caben muchísimas historias.
      {echo}, ojalá siempre tenga con quién compartir los días.
      Con {echo} uno se ha ganado un buen sillón y buena compañía.
      {echo}, y todo visto de cerca; ¿os veis a menudo?
    `),
  },
  young: {
    heard: says(
      `${HAS} (?:ya |solo |casi |apenas )?((?:1?\\d|un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieciséis|diecisiete) (?:años|añitos))`,
    ),
    said: lines(`
      ¡Ya tan grande! Y ayer mismo ni existía.
      Una edad estupenda, se pregunta todo dos veces.
      A esa edad el mundo se vuelve a montar cada mañana.
      ¿Cuál es ahora la gran pasión?
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
      La espera es la mitad de la alegría, disfrútala también.
      ¡Se te nota, y se contagia!
      ¿Qué es lo que más ilusión te hace?
      Pues la ilusión ya es de dos.
      Luego me lo cuentas todo, desde el primer minuto.
    `),
  },
  cannot: {
    heard: says(
      'no sé (?:ni )?(?:cocinar|bailar|cantar|nadar|conducir|dibujar|freír)|se me (?:da|dan) (?:fatal|mal|de pena)|se me quema|soy (?:muy |un |una )?(?:malo|mala|desastre|negado|negada|torpe)',
    ),
    said: lines(`
      Nadie nace sabiendo, y la mayoría solo disimula bien.
      Entonces tendrás otros talentos, de eso no dudo.
      Podríamos hacerlo mal a medias, que es lo divertido.
      ¿Te gustaría saber, o ya has hecho las paces con eso?
      Una confesión sincera, esas me gustan.
    `),
  },
  never: {
    heard: says('(?:yo )?nunca (?:he|había|me)|jamás (?:he|me)|todavía no he'),
    said: lines(`
      ¿Nunca? Entonces la primera vez está por llegar, qué envidia.
      Hay tiempo; ¿qué lo ha impedido hasta ahora?
      Algo hay que dejar para más adelante.
      ¿Te gustaría, si fuera fácil?
    `),
  },
  doubt: {
    heard: says(
      '(?:estoy |llevo \\p{L}{2,10} )?pensando en (?:dejar|irme|cambiar|mudarme|volver|pedir)|pensando (?:si|que igual)|no sé si|no estoy segur[oa]|me planteo|estoy dudando|dudo (?:si|entre)|no me decido|no (?:le |lo )?(?:veo|encuentro) (?:el )?sentido|no (?:le|lo) veo sentido',
    ),
    said: lines(`
      ¿Qué habla a favor, y qué te frena?
      No es poca cosa lo que llevas en la cabeza; ¿desde cuándo?
      Consúltalo dos veces con la almohada y mira qué respuesta queda.
      No lo pienses como un paso enorme, antes casi siempre hay uno pequeño.
      ¿Cuál de las dos cosas echarías más de menos?
    `),
  },
  start: {
    heard: says(
      '(?:he empezado|empecé|estoy (?:empezando|aprendiendo|intentando)|intento|me he apuntado|me apunté|he decidido|decidí)',
    ),
    said: lines(`
      Un día serás tú quien se lo explique a los demás.
      Al principio, mal ya es bastante bien.
      Eso lo admiro, casi todos se quedan en hablar.
      Cuéntame la segunda semana, que es la interesante.
      Bien, los comienzos son lo mejor; ¿qué tal va de momento?
      Me gusta la gente que empieza cosas; ¿qué te animó?
      Lo más duro es el principio, después te lleva solo.
      Aguanta un poquito, se va haciendo ligero.
      Pues quiero saber cómo sigue.
    `),
  },
  duration: {
    heard: says(
      `(?:llevo|llevamos|lleva|desde hace|hace ya|durante|hace) (?:ya |casi |más de |unos )?(${NUMBER} (?:años?|meses|décadas?))`,
    ),
    said: lines(`
      {echo}, un buen trozo de vida; ¿qué es lo que más ha cambiado desde el principio?
      {echo}, tanto tiempo no se queda nadie por accidente.
      {echo}; a estas alturas te conoces cada rincón.
      {echo} es mucho tiempo; ¿volverías a hacerlo?
    `),
  },
  routine: {
    heard: says(
      '(todos los (?:días|lunes|martes|miércoles|jueves|viernes|sábados|domingos|años|veranos|fines de semana)|todas las (?:mañanas|tardes|noches|semanas)|cada (?:día|mañana|tarde|noche|semana|fin de semana|lunes|domingo|año|verano)|(?:una vez|dos veces) (?:al día|a la semana))',
    ),
    said: lines(`
      {echo}, me quito el sombrero.
      {echo}, como las campanas, pero con más voluntad.
      {echo}, ¿y ni un día libre?
      Cosas así sostienen una semana.
      {echo}, y yo me quejo por una vez al mes.
      {echo}, para eso hace falta carácter.
      {echo}, ¿todavía lo notas, o ya sale solo?
      Dicen que una acaba siendo lo que hace una y otra vez.
      ¿Quién serías sin eso?
    `),
  },
  hates: {
    heard: says(
      'odio|detesto|no (?:aguanto|soporto|trago)|no me (?:gusta|gustan)|me (?:molesta|molestan|fastidia|fastidian|pone de los nervios|ponen de los nervios|saca de quicio|cabrea|irrita)|qué asco|estoy hart[oa]|hasta las narices|maleducad[oa]s?',
    ),
    said: lines(`
      Eso lo firmo sin leer.
      Debería haber una ventanilla de quejas para eso.
      Medio mundo estará de acuerdo, solo que más bajito.
      Ahí te sigo sin necesidad de mapa.
      Se entiende; ¿qué es lo peor de todo?
      No hay por qué quererlo todo, así se ahorra tiempo.
      Suéltalo, en esto estoy de tu lado.
      ¿Siempre fue así, o pasó algo?
    `),
  },
  loves: {
    heard: says(
      'me (?:encanta|encantan|gusta|gustan|chifla|flipa|flipan|apasiona)|adoro|prefiero|mi (?:\\p{L}{2,14} )?favorit[oa]|soy fan',
    ),
    said: lines(`
      Eso me gustaría verlo, contigo en medio.
      Me dice más de ti que un cuestionario entero.
      Quien ama algo no se aburre mucho tiempo.
      Se nota que va en serio; ¿cuándo empezó?
      Buen gusto, y no se lo digo a cualquiera.
      Si tuvieras que nombrar una sola cosa, ¿qué es lo que te atrapa?
      Qué bien tener algo que se quiere así, sin más.
      No lo sueltes.
    `),
  },
  arrived: {
    heard: says(
      '(?:acabo|acabamos) de (?:llegar|volver|salir|despertarme|levantarme|terminar|comer|cenar|venir)|(?:por fin|ya) (?:en casa|he llegado|he terminado|estoy en casa)',
    ),
    said: lines(`
      Recién salido del horno, entonces; ¿y cómo estás ahora?
      Llegas en buen momento; primero respira, luego cuenta.
      ¿Y ahora qué toca, algo agradable?
      Pues que empiece la mejor parte del día.
    `),
  },
  past: {
    heard: says(
      '(?:el|la) (?:verano|invierno|otoño|año|semana|mes|noche|fin de semana|lunes|martes|miércoles|jueves|viernes|sábado|domingo) pasad[oa]|hace \\p{L}{2,10} (?:años|meses|semanas|días)|antes|de (?:niño|niña|pequeño|pequeña|joven)|cuando (?:era|tenía|vivía)|ayer|anoche|el otro día|en aquella época',
    ),
    said: lines(`
      Una frase de eso y ya estoy allí.
      ¿Qué te dirías, si te encontraras allí contigo?
      Qué bien que todavía lo recuerdes.
      ¿Qué es lo primero que ves cuando lo recuerdas?
      Suena a algo que todavía conserva los colores.
      ¿Volverías allí por un día?
      Cosas así se quedan, se quiera o no.
      ¿Y eso ya pasó, o sigue?
    `),
  },
  plan: {
    heard: says(
      'mañana|esta noche|luego|después|la (?:semana|próxima)|el (?:fin de semana|lunes|martes|miércoles|jueves|viernes|sábado|domingo)|(?:voy|vamos|va) a|pienso|tengo previsto|el (?:mes|año) que viene|viene desde',
    ),
    said: lines(`
      Suena a un día con plan.
      Dime cómo acabó, que me gustan los finales.
      Que el tiempo y la gente estén de tu parte.
      Cruzo los dedos; ¿está todo listo?
      Mucha suerte, y después me cuentas cómo fue.
      ¿Qué esperas de eso?
      Entonces tienes algo por delante; ¿nervios, alegría o las dos cosas?
      Cuando llegue el momento me acordaré de ti.
    `),
  },
  wish: {
    heard: says(
      'ojalá|me (?:gustaría|encantaría|apetece)|quiero|quisiera|mi sueño|espero|sueño con|echo de menos|extraño|si pudiera',
    ),
    said: lines(`
      Te lo deseo; ¿qué se interpone?
      ¿Y cuál sería el primer paso?
      Saber lo que se quiere ya es raro.
      Dilo otra vez y más alto, a los deseos les gusta.
      Que llegue, y justo cuando tengas tiempo para ello.
    `),
  },
  got: {
    heard: says(
      '(?:me )?(?:he|hemos) (?:comprado|conseguido|encontrado|recibido|hecho|cocinado|pedido|adoptado)|(?:me )?(?:compré|encontré|conseguí|hice|cociné|pedí|adopté)',
    ),
    said: lines(`
      Bien hecho; ¿estás a gusto con el resultado?
      Suena a buen hallazgo; ¿cómo fue?
      Me gusta cómo lo dices, con un puntito de orgullo.
      Que te dé alegrías mucho tiempo.
    `),
  },
  we: {
    heard: says('nosotros|nosotras|nos|nuestr[oa]s?|\\p{L}{2,14}(?:amos|emos|imos)'),
    said: lines(`
      ¿De quién fue la idea, tuya?
      Suena a que en eso hacéis buena pareja.
      En compañía es otra cosa que a solas.
      ¿Y qué fue lo mejor, para ti?
      Esas cosas unen, incluso las tontas.
    `),
  },
  they: {
    heard: starts(
      `(?:él|ella|ellos|ellas|su|sus|(?:mi|mis) (?:\\p{L}{3,12} )?${SOMEBODY}s?)(?!\\p{L})`,
    ),
    said: lines(`
      Dan ganas de oír también la otra parte.
      A alguien así ya lo reconocería entre la gente.
      ¿Es siempre así, o solo esta vez?
      ¿Y por lo demás, cómo os lleváis?
      Empiezo a ver a la persona.
      ¿Y tú qué piensas de ello?
      ¿Encaja con lo que ya sabías, o te sorprende?
      Con gente así siempre hay algo que contar.
      Qué bien que os conozcáis tanto.
    `),
  },
  me: {
    heard: says('yo|me|mi|mis|mí|conmigo|tengo|estoy|soy|hago|voy|puedo|fui|estuve'),
    said: lines(`
      Lo dices como si no fuera nada.
      Detrás de eso hay algo más, sospecho.
      Gracias por dejarme saberlo.
      ¿Y tú cómo lo llevas?
      Me alegra que me lo cuentes.
      Así que eso también forma parte de ti; lo recordaré.
      ¿Eso es bueno, visto desde tu lado?
      Ya sé una cosa más de ti.
      ¿Y qué saldrá de ahí, tú qué crees?
      Me lo imagino, tal como lo dices.
    `),
  },
};
