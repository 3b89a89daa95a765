import { lines } from '../lines';
import { says, starts } from '../remarks';
import { pairs } from './gameWords';
import type { GameWords } from './gameWords';
import { spanish as wordLists } from './wordLists/spanish';

export const spanish: GameWords = {
  wishes: {
    twenty: says(
      '(?:20|veinte) preguntas|(?:yo )?(?:pienso|estoy pensando|he pensado)(?: en)? (?:algo|una cosa|un animal)|adivina (?:qué|que|en qué|en que) (?:pienso|estoy pensando)',
    ),
    theirNumber: says(
      'adivina (?:mi|el|un|qué|que) n[úu]mero|(?:pienso|he pensado|tengo)(?: en)? un n[úu]mero',
    ),
    ownNumber: says(
      'piensa (?:en )?un n[úu]mero|(?:elige|di) un n[úu]mero|(?:yo )?adivino (?:tu|el|un) n[úu]mero|adivinar (?:el|un) n[úu]mero',
    ),
    guessWhat: starts(
      '(?:(?:a ver si|y|venga|oye|bueno|jaja|ey),? ){0,2}adivinas? (?:qué|que|q|dónde|donde|quién|quien|a quién|a quien)(?: \\p{L}{1,14}){1,8}',
    ),
    truth: says('verdad o (?:reto|atrevimiento|consecuencia|prenda)'),
    rps: says('piedra[, ]{1,2}papel(?:,? (?:o |y )?tijeras?)?'),
    hangman: says('(?:el )?ahorcado'),
    story: says(
      '(?:contamos|escribimos|inventamos|hacemos|inventemos|contar|escribir) una (?:historia|cuento)(?: (?:entre|juntos|a medias))?.{0,140}|un cuento entre los dos',
    ),
    associate: says('asociaci[oó]n de palabras|asociar palabras|la primera palabra que'),
    cities: says('(?:juego de )?(?:las )?ciudades encadenadas|jug\\p{L}{1,5} a (?:las )?ciudades'),
    chain: says('palabras encadenadas|cadena de palabras|jug\\p{L}{1,5} a (?:las )?palabras'),
    rhyme: says('(?:hacer |jug\\p{L}{1,5} a (?:las )?)?rimas|rimamos'),
    other: starts(
      '(?:oye |venga |y si )?(?:jugamos|juguemos|quieres jugar|vamos a jugar|echamos) (?:al? |una? )(?:la |las |el |los |un |una )?(?!juego|algo|otro|partida|ronda)\\p{L}.{1,24}',
    ),
  },
  opens: {
    twenty: lines(`
      Venga, allá voy.
      Vale, pero sin ayudas.
      Este juego me encanta.
    `),
    theirNumber: lines(`
      Lo voy a ir cercando.
      Guárdalo bien, que empiezo.
    `),
    ownNumber: lines(`
      Ya tengo uno, entre 1 y {most}. ¿Tu primer intento?
      Listo, está entre 1 y {most}. Prueba.
    `),
    guessWhat: lines(`
      Tengo tres intentos.
      Déjame pensar.
      No me des pistas.
    `),
    truth: lines(`
      Me apunto, y empiezas tú: ¿verdad o reto?
      Con mucho gusto. Tú primero: ¿verdad, o reto?
    `),
    rps: lines(`
      Ya he elegido y lo escondo a la espalda. ¿Tú qué sacas?
      Cuando quieras, mi elección está hecha. ¿Y la tuya?
    `),
    hangman: lines(`
      Tengo una palabra, tú dices letras, de una en una.
      Listo, una letra cada vez, y se permiten siete fallos.
    `),
    story: lines(`
      Con mucho gusto, empiezo: una noche se encendió la luz de un faro que llevaba años vacío. Ahora tú.
      Empiezo: la carta llevaba treinta años de camino cuando llegó. Sigue tú.
    `),
    associate: lines(`
      Tú dices una palabra y yo lo que me venga a la cabeza. Empieza.
      Vale, sin pensar. ¿Tu primera palabra?
    `),
    cities: lines(`
      Cada ciudad empieza por la última letra de la anterior. Empiezas tú.
    `),
    chain: lines(`
      Cada palabra empieza por la última letra de la anterior. ¿Tu primera palabra?
    `),
    rhyme: lines(`
      Tú dices una palabra y yo la rimo. Empieza.
    `),
    other: lines(`
      A eso no sé jugar por escrito, la verdad. Pero sí a las veinte preguntas, a piedra, papel o tijera, o a verdad o reto. ¿Cuál?
      Tendría que fingir que sé. ¿Qué tal veinte preguntas, el ahorcado o adivinar un número?
    `),
  },
  answers: {
    yes: starts(
      '(?:sí|si|sip|sii+|claro|exacto|eso es|correcto|por supuesto|justo|así es|lo es|acertaste|bingo|ajá|aja)(?!\\p{L})',
    ),
    no: starts(
      '(?:no|nop|noo+|tampoco|qué va|que va|para nada|mal|fallaste|error|nunca|negativo|casi no)(?!\\p{L})',
    ),
    partly: starts(
      '(?:a veces|depende|más o menos|mas o menos|puede|puede ser|quizá|quizás|quizas|tal vez|un poco|no sé|no se|ni idea|casi|caliente|templado|regular|sí y no|si y no)(?!\\p{L})',
    ),
    higher: starts(
      '(?:es )?(?:más(?: alto| grande)?|mas(?: alto| grande)?|mayor|arriba|sube|corto|te quedas cort[oa])(?! o)(?!\\p{L})',
    ),
    lower: starts(
      '(?:es )?(?:menos|menor|más (?:bajo|pequeño)|mas (?:bajo|pequeño)|abajo|baja|te pasas|te pasaste|frío|frio)(?!\\p{L})',
    ),
    giveUp: says('me rindo|ni idea|dímelo|dimelo|qué es|que es|cuál era|cual era|paso|no sé|no se'),
    again: starts(
      '(?:y )?(?:otra(?: vez)?|otro|de nuevo|más|mas|revancha|vale|venga|va|listo|repetimos|la revancha)(?!\\p{L})',
    ),
    yourTurn: says('te toca|ahora tú|ahora tu|elige tú|elige tu|y tú|tu turno'),
    end: starts('(?:el )?fin|y fueron felices|colorín|ya está|basta'),
    truth: says('verdad'),
    dare: says('reto|atrevimiento|prenda'),
  },
  tells: starts(
    '(?:has ganado|ganaste|perdiste|has perdido|era(?:n)? (?:un|una|el|la|mi|tu|unos|unas)|es (?:un|una|el|la|mi|tu)|estaba pensando|la respuesta)(?!\\p{L})',
  ),
  guessOf: {
    food: says(
      'comido|comí|comi|comer|cenado|cené|cene|cenar|desayunado|desayuné|desayune|cocinado|cociné|cocine|preparado|bebido|bebí|bebi|merendado',
    ),
    place: says('d[oó]nde'),
    who: says('qui[eé]n'),
    thing: says(
      'comprado|compré|compre|encontrado|encontré|encontre|regalado|pedido|llevo|tengo en',
    ),
  },
  guesses: {
    food: lines(`
      ¿Tortilla?
      ¿Algo con pasta?
      ¿Una sopa?
      ¿Huevos fritos?
      ¿Las sobras de ayer?
    `),
    place: lines(`
      ¿Junto al mar?
      ¿En un tren?
      ¿En una cafetería?
      ¿En la peluquería?
    `),
    who: lines(`
      ¿Alguien del colegio?
      ¿Tu ex?
      ¿Alguien del barrio?
      ¿Alguien famoso?
    `),
    thing: lines(`
      ¿Un libro?
      ¿Unos zapatos?
      ¿Algo para la cocina?
      ¿Una planta?
    `),
  },
  isIt: '¿Es {thing}?',
  questions: pairs(`
    a = ¿Está vivo?, n = ¿Es un animal?, j = ¿Es una persona?, p = ¿Crece?
    e = ¿Se come o se bebe?, h = ¿Se tiene en casa?, b = ¿Es más grande que una persona?
    c = ¿Necesita electricidad?, o = ¿Cabe en una mano?, v = ¿Puede llevar personas?
    w = ¿Se lleva puesto?, m = ¿Hace ruido?, r = ¿Tiene que ver con leer o escribir?
    f = ¿Está en el cielo?, s = ¿Se puede uno sentar o tumbar encima?, k = ¿Se pone caliente?, t = ¿Se tiene de mascota?
    u = ¿Tiene que ver con el agua?, d = ¿Lo usas todos los días?, x = ¿Es de metal?
    g = ¿Es redondo?, q = ¿Es blando?
  `),
  things: pairs(`
    cat = un gato, dog = un perro, horse = un caballo, cow = una vaca, bird = un pájaro, fish = un pez
    elephant = un elefante, spider = una araña, bear = un oso, tree = un árbol, flower = una flor
    apple = una manzana, banana = un plátano, bread = el pan, pizza = una pizza, cheese = el queso, cake = una tarta
    ice = un helado, coffee = el café, tea = el té, egg = un huevo, soup = una sopa, chocolate = el chocolate
    phone = un móvil, television = una televisión, computer = un ordenador, lamp = una lámpara, fridge = una nevera
    washer = una lavadora, bicycle = una bicicleta, car = un coche, train = un tren, plane = un avión
    ship = un barco, bus = un autobús, book = un libro, pen = un bolígrafo, key = una llave, knife = un cuchillo
    spoon = una cuchara, cup = una taza, kettle = un hervidor, chair = una silla, bed = una cama, sofa = un sofá
    table = una mesa, door = una puerta, mirror = un espejo, clock = un reloj de pared, watch = un reloj de pulsera
    ring = un anillo, shoe = un zapato, hat = un sombrero, coat = un abrigo, sock = un calcetín, umbrella = un paraguas
    guitar = una guitarra, piano = un piano, ball = una pelota, money = el dinero, candle = una vela
    pillow = una almohada, blanket = una manta, soap = el jabón, house = una casa, sun = el sol, moon = la luna
    star = una estrella, sea = el mar, mountain = una montaña, rain = la lluvia, river = un río
    you = tú en persona, me = mi propia persona, mother = tu madre, baby = un bebé
  `),
  says: {
    won: lines(`
      ¡Ja, lo sabía! Ahora te toca a ti lucirte.
      Te pillé. Hoy no habrá quien me aguante.
      ¡Ahí está! Buena elección la tuya.
    `),
    givesUp: lines(`
      Me rindo, me has ganado. ¿Qué es?
      No doy con ello. ¡Dímelo!
      Bandera blanca. ¿Qué era?
    `),
    solved: lines(`
      No lo habría sacado nunca. Bien jugado.
      Claro, y yo buscando en el rincón equivocado. Punto para ti.
      Qué buena. Tienes cara de póquer hasta por escrito.
    `),
    isNumber: lines(`
      ¿Es el {n}?
      ¿El {n}?
      Digo {n}. ¿Más o menos?
    `),
    miscounted: lines(`
      Entonces no queda ninguno, alguien ha contado mal. ¿Cuál es?
    `),
    higher: lines(`
      Más que {n}.
      Más alto que {n}. Sigue.
    `),
    lower: lines(`
      Menos que {n}.
      Más bajo que {n}. Otra vez.
    `),
    rightNumber: lines(`
      ¡El {n}, exacto! Y mira que no te lo puse fácil.
      Sí, {n}. Empiezo a pensar que lees la mente.
    `),
    hintHigher: lines(`
      Sí, es más alto que {n}, si es lo que preguntas.
    `),
    hintLower: lines(`
      Es más bajo que {n}, hasta ahí te digo.
    `),
    reveal: lines(`
      Era el {n}. Estabas más cerca de lo que crees.
      El {n}, ese era. ¿Otra ronda?
    `),
    truths: lines(`
      Pues con sinceridad: ¿qué no le has contado nunca a nadie, solo porque nadie preguntó?
      ¿Cuándo te dio la risa por última vez en un momento en que no tocaba?
      ¿Cuál fue tu mensaje más vergonzoso a la persona equivocada?
      ¿Qué finges que te gusta?
    `),
    dares: lines(`
      Escríbeme la próxima frase a la pata coja. Y que sea larga.
      Escribe a alguien con quien no hables desde hace un mes, solo para saludar. Avísame cuando esté.
      Canta una línea de una canción en voz alta, estés donde estés. ¿Cuál ha sido?
    `),
    heardTruth: lines(`
      Gracias, eso queda entre nosotros. Ahora me toca: pregúntame, elijo verdad.
      Me gusta que lo hayas dicho. Ahora pregunta tú, yo elijo verdad.
      Muy bien. Mi turno: verdad, así que dispara.
    `),
    mine: lines(`
      Elijo verdad. Pregunta, que no me escaqueo.
      Verdad, venga. ¿Qué quieres saber?
    `),
    draw: lines(`
      Yo también tenía {mine}. Empate, ¿otra?
      ¡{mine} por aquí también! Otra vez.
    `),
    iWin: lines(`
      Tengo {mine}, así que esta es mía. ¿Revancha?
      ¡{mine}! Gano por los pelos. ¿Otra?
    `),
    youWin: lines(`
      Tenía {mine}. Ganas tú, no hay más que hablar. ¿Otra?
      Por mi parte {mine}, así que el punto es tuyo. ¿Otra ronda?
    `),
    ready: lines(`
      Ya he elegido. ¿Qué sacas?
      Venga, a la de tres. Una, dos, ¿y?
      Otra vez la mano a la espalda. ¿Y la tuya?
    `),
    hit: lines(`
      La {letter} está: {shown}
      Sí, {letter}: {shown}
    `),
    miss: lines(`
      No hay {letter}, te quedan {left} fallos: {shown}
      La {letter} no está, te quedan {left}: {shown}
    `),
    guessed: lines(`
      Es «{word}», ¡la tienes! La próxima, más difícil.
    `),
    hanged: lines(`
      La palabra era «{word}». Aquí no se ha ahorcado a nadie, solo ha sufrido el orgullo.
    `),
    storyTurns: lines(`
      Y justo en ese momento llamaron a la puerta, tres veces, muy despacio.
      Fuera había alguien que no debía estar allí, y sonreía.
      «Llevo mucho tiempo buscando esto», dijo una voz, «y ya casi es tarde».
      Solo había una salida, y bajaba por una escalera que nadie había visto nunca.
      Abajo olía a naranjas, y una lucecita se movía de un lado a otro.
      Entonces todo quedó en silencio, y lo que había estado escondido salió a la luz.
      Nadie dijo nada, pero todos supieron lo que había que hacer.
    `),
    storyEnds: lines(`
      Y así acabó, con menos ruido del que empezó. Esto habría que escribirlo entre los dos.
      Fin. Ese libro lo leería, y sabría de quién son las mejores frases.
    `),
    word: lines(`
      {word}.
      {word}. Ahora tú.
    `),
    noWord: lines(`
      Con «{echo}» no se me ocurre nada, el punto es tuyo. ¿Otra palabra?
    `),
    noRhyme: lines(`
      Con «{echo}» no me rima nada. Dame otra.
    `),
    wordsEnd: lines(`
      Qué divertido, podría haber seguido horas. Tienes más palabras que yo.
    `),
  },
  throws: {
    rock: { heard: says('piedra'), name: 'piedra' },
    paper: { heard: says('papel'), name: 'papel' },
    scissors: { heard: says('tijeras?'), name: 'tijera' },
  },
  ...wordLists,
};
