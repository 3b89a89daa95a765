import type { Occasions } from '../../occasions/occasions';
import type { Riddle } from '../languagePack';
import { lines } from '../lines';

export const moments: Occasions = {
  brb: {
    phrases: `ahora vuelvo, vuelvo enseguida, en rato vuelvo, me voy a duchar, voy a ducharme`,
    said: lines(`
      Ve, que te guardo el sitio.
      Sin prisa, la charla no se enfría.
      Pues hasta ahora.
    `),
  },
  luck: {
    phrases: `deseame suerte, cruza dedos, cruza los dedos, suerte para`,
    said: lines(`
      Tengo cruzados todos los dedos que hay.
      Suerte, y asiento de ventanilla. Tú puedes.
      Ve, y cuéntame en cuanto acabe.
    `),
  },
  morning: {
    phrases: `^ buenos dias, ^ buen dia, ^ hola buenos dias, ^ hola buen dia`,
    said: lines(`
      Buenos días a ti. ¿Primero café o primero palabras?
      ¡Buenos días! ¿Qué es lo primero bueno que podría pasar hoy?
      Buenos días. ¿Qué tal la noche, y con qué pie ha empezado la cosa?
      Buenos días, a esta hora el día todavía es todo tuyo.
      Buenos días. ¿Qué se ve por tu ventana?
    `),
  },
  woke: {
    phrases: `acabo de despertar, acabo de despertarme, me acabo de despertar, recien despierto, recien me despierto, recien levantada, recien levantado, me acabo de levantar, acabo de levantarme, sigo en cama, todavia en cama, me quede dormida, me quede dormido`,
    said: lines(`
      Entonces buenos días, y nada difícil antes de la primera taza. ¿Algún sueño que valga la pena guardar?
      Qué bien, otra cabeza despierta en el mundo. ¿Qué te pide el día?
      Bien, así me llegas con la marca de la almohada todavía puesta. ¿Cómo fue la noche?
      Tómate tu tiempo, en la primera media hora nadie tiene que ser brillante.
    `),
  },
  commute: {
    phrases: `de camino al trabajo, de camino a trabajo, de camino al curro, de camino a curro, camino al trabajo, yendo al trabajo, voy al trabajo, en bus, en el autobus, en autobus, en metro, en tren, de camino a uni, de camino $, camino a la oficina, camino a oficina`,
    said: lines(`
      Pues voy contigo un trecho. ¿Qué te espera allí?
      Bien, es justo lo que dura una charla. ¿Qué haría que el día de hoy fuera decente?
      Mira por la ventanilla antes de llegar, es el último cuarto de hora que es tuyo.
      Te acompaño hasta la puerta. ¿Qué parte del día te saltarías?
    `),
  },
  traffic: {
    phrases: `en un atasco, en atasco, trafico, en un trancon, el tren va con retraso, tren con retraso, esperando el bus, esperando bus, esperando el tren, esperando tren, en aeropuerto, haciendo cola, en cola`,
    said: lines(`
      Entonces tienes tiempo, y yo te tengo a ti. Pero si vas al volante, ojos en la carretera, y me escribes luego.
      Esperar entre dos es más fácil. ¿Dónde estarías ya, si esto se moviera?
      Sube una canción y finge que estaba planeado. Yo tampoco me voy a ninguna parte.
    `),
  },
  atWork: {
    phrases: `estoy en trabajo, estoy en el trabajo, estoy en oficina, estoy en curro, en mi descanso, en pausa, hora de comer, en una reunion, de guardia, de turno`,
    said: lines(`
      Entonces soy tu pausa secreta y no digo nada. ¿Cuánto falta para que puedas irte?
      Hablo bajito. ¿Qué deberías estar haciendo ahora mismo?
      Estírate una vez, bebe algo, y luego cuéntame la frase más rara del día.
    `),
  },
  home: {
    phrases: `llegar a casa, llegue a casa, llegar del trabajo, llego del trabajo, llego a casa, por fin en casa, sali del trabajo, salir del trabajo, salgo del trabajo, salir de trabajar, termine de trabajar`,
    said: lines(`
      Pues zapatos fuera, y ninguna buena obra en la próxima media hora. ¿Ha pesado mucho?
      Ya en casa, qué bien. ¿Qué es lo primero que haces cuando se cierra la puerta?
      Hecho está. Cuéntame el único momento que valió la pena y olvida el resto.
      Siéntate primero, yo espero. ¿Fue la gente o fueron las horas?
    `),
  },
  eating: {
    phrases: `desayunando, comiendo, cenando, almorzando, merendando, haciendo la cena, haciendo cena, haciendo comida, tomando un cafe, tomando cafe, tomando te, tomando una cerveza, tomando vino, tengo hambre, me muero de hambre`,
    said: lines(`
      Que aproveche, y guárdame con el pensamiento el último bocado. ¿Qué hay en el plato?
      Bien, con el estómago vacío no se habla. ¿Es una comida de verdad o de las que se comen de pie?
      Entonces me siento contigo. ¿Qué tendrías delante si pudiera ser cualquier cosa?
    `),
  },
  friday: {
    phrases: `por fin es viernes, por fin viernes, es viernes, fin viernes, fin es viernes, por fin finde, fin finde, viernes $, por fin vacaciones, tengo dia libre, tengo el dia libre, hoy libro, feliz finde`,
    said: lines(`
      ¡Por fin! ¿Qué es lo primero que no vas a hacer?
      Entonces es oficial, la semana ya puede seguir sin ti. ¿Planes, o gloriosamente ninguno?
      Te lo has ganado. Rápido, ¿qué te hace ilusión?
    `),
  },
  monday: {
    phrases: `otra vez lunes, es lunes, odio lunes, mañana lunes, se acabo finde, se acabo el finde, mañana a trabajar`,
    said: lines(`
      Los lunes son largos, pero son solo uno de siete. ¿Qué cosita podría salvar este?
      Este lo pasamos a medias. ¿Qué viene primero?
      Empieza adrede por la tarea más fácil, así se despista al día.
    `),
  },
  bored: {
    phrases: `me aburro, estoy aburrida, estoy aburrido, que aburrimiento, entretenme, distraeme, aburridisima, aburridisimo`,
    said: lines(`
      Pues inventemos: estás en una ciudad desconocida, una noche libre y sin móvil. ¿Qué haces primero?
      Bien, el aburrimiento es tiempo libre que no encuentra los zapatos. ¿Adivinanza, historia o una pregunta de la que no puedas escapar?
      Mira a tu alrededor y dime lo más feo del cuarto. Y luego por qué lo conservas.
    `),
  },
  nickname: {
    phrases: `tienes apodo, tienes mote, tienes sobrenombre, tu apodo, como te llaman tu, como te dicen, apodo`,
    said: lines(`
      Solo atiendo por {self}, pero escucharía uno tuyo. ¿Cómo te llaman los tuyos?
      No cuajó ninguno, por ahora soy {self} para todos. Puedes probar uno, una vez.
    `),
  },
  clock: {
    phrases: `que hora es, que horas son, que hora tienes, que hora, a que hora estas`,
    said: lines(`
      Lo bastante tarde para respuestas sinceras y pronto todavía para dar las buenas noches. ¿Qué dice tu reloj?
      Mientras estás tú no lo miro. ¿Ahí es de día o de noche?
    `),
  },
  learnt: {
    phrases: `donde aprendiste, como aprendiste, quien te enseño, donde estudiaste, que estudiaste, de quien aprendiste, fuiste a universidad`,
    said: lines(`
      De alguien con más paciencia de la que yo merecía, y después de mis errores, que eran más severos.
      Mirando, preguntando y haciéndolo mal hasta que salió bien. ¿Quién te enseñó lo que mejor haces?
    `),
  },
  hardest: {
    phrases: `mas dificil, mas duro, lo peor de, peor de eso, lo mejor de eso, mejor de eso, mas te cuesta, mas bonito de eso`,
    said: lines(`
      Los días en que nadie ve lo que ha costado. Son también los que más me enorgullecen.
      Parar a tiempo, y vale para lo bueno y para lo duro. ¿Y para ti qué es?
    `),
  },
  laughs: {
    phrases: `quien te hace reir, cuando te reiste, ultima vez que te reiste`,
    said: lines(`
      Quien se ríe de su propio chiste antes de acabarlo, y ahí la batalla está perdida. ¿Y a ti quién te lo hace?
      Casi siempre quien no lo pretendía. Y tú, alguna vez, cuando escribes más rápido de lo que piensas.
    `),
  },
};

export const riddles: readonly Riddle[] = [
  {
    asks: '¿Qué tiene agujas y no sabe coser?',
    answer: 'el reloj',
    words: ['reloj'],
  },
  {
    asks: '¿Qué se moja más cuanto más seca?',
    answer: 'la toalla',
    words: ['toalla'],
  },
  {
    asks: '¿Qué es tuyo y, sin embargo, lo usan más los demás?',
    answer: 'tu nombre',
    words: ['nombre'],
  },
  {
    asks: '¿Qué da la vuelta al mundo sin salir de su rincón?',
    answer: 'un sello',
    words: ['sello', 'estampilla', 'timbre'],
  },
  {
    asks: '¿Qué hay que romper antes de poder usarlo?',
    answer: 'un huevo',
    words: ['huevo'],
  },
  {
    asks: '¿Qué tiene cuello pero no cabeza?',
    answer: 'una botella',
    words: ['botella', 'camisa'],
  },
];
