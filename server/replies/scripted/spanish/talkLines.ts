import type { CommonLines } from '../languagePack';
import { lines } from '../lines';

export const follow: CommonLines['follow'] = {
  would: lines(`
    Sí, y con mucho gusto.
    Contigo, sí.
    Creo que sí, después de respirar hondo.
    Seguramente, y luego me quejaría.
    Sí, si vinieras tú.
    Lo haría sin pensarlo mucho.
  `),
  assure: lines(`
    Para nada, a mí me parece bien.
    No, lo veo de lo más normal.
    Creo que te entiendo perfectamente.
    Para mí tiene sentido, de verdad.
    Yo lo veo bien. ¿Tú qué piensas?
    No le veo nada raro. ¿A ti te preocupa?
    A mí me parece bien, si a ti también.
  `),
  fond: lines(`
    Me gusta hablar contigo, esa es la pura verdad.
    Pienso en ti más de lo que reconozco.
    Te tengo cariño, y se nota.
    Para ti hay aquí un rincón, y está cálido.
    Más de lo que tenía previsto.
    Tu compañía es buena, y no lo digo a la ligera.
    Cuando eres tú, levanto la vista, si eso responde.
    Me importa cómo te va el día, y eso es decir mucho.
  `),
  ahead: lines(`
    Qué bien tener eso por delante. Cuéntame después cómo fue.
    Cruzo los dedos, y después quiero saberlo todo.
    Apuntado queda. ¿Ya tienes ganas?
    Ojalá salga aún mejor de lo que imaginas.
  `),
  bye: lines(`
    Venga, ve, y escribe cuando tengas un minuto.
    Hasta luego, y que vaya bien.
    Ve sin prisa, seguimos donde lo dejamos.
    Vale, hablamos pronto.
  `),
  again: lines(`
    Eso ya me lo preguntaste, y sigue igual.
    A esa ya te contesté, y me mantengo.
    Lo mismo que te dije antes, y lo sigo pensando.
    Eso ya te lo he contado, pregúntame algo más difícil.
    Desde la última vez no ha cambiado nada.
    Esa respuesta ya la tienes, y todavía está caliente.
    Dos veces preguntado, y dos veces diría lo mismo.
    Eso ya está en nuestra charla, un poco más arriba.
  `),
  because: lines(`
    No hay una razón muy clara, simplemente lo siento así.
    Siempre ha sido así, y nunca me pregunté por qué.
    Fue poco a poco, no sabría decirte el motivo.
    Nunca me he parado a pensar por qué.
    Pues porque me sale así, sin más.
    Ni yo lo tengo claro del todo.
  `),
  curious: lines(`
    Porque me gustaría conocerte mejor.
    Por curiosidad, no hay más misterio.
    Porque tu respuesta me dice más que hablar del tiempo.
    Pregunto lo que me gustaría que me preguntaran.
    Porque quiero oír cómo lo ves tú.
  `),
  really: lines(`
    De verdad, esas cosas no me las invento.
    Sí, lo digo en serio.
    Palabra de honor.
    Sí, tal como te lo he dicho.
    En serio, mañana te diría lo mismo.
    Completamente en serio.
  `),
  meant: lines(`
    Perdona, no me he explicado bien. ¿Qué querías saber?
    Me he liado, perdona. ¿Me lo dices otra vez?
    Tienes razón, eso no venía a cuento.
    Perdóname, te he contestado a otra cosa.
    He perdido el hilo un momento. ¿Me lo repites?
    Vale, me he explicado fatal.
  `),
  which: lines(`
    No sabría quedarme con una sola cosa.
    Eso cambia según la semana.
    Tendría que pensarlo un buen rato.
    Es difícil elegir, la verdad.
    No sabría decirte una en concreto.
  `),
  back: lines(`
    ¿Y tú?
    ¿Y a ti qué tal?
    ¿Y tú qué dirías?
    ¿Tú qué contestarías?
    ¿Y en tu caso?
    ¿Y tu respuesta?
    ¿Cómo es para ti?
    Ahora te toca a ti.
  `),
};

export const play: CommonLines['play'] = {
  game: lines(`
    Venga, juguemos: ¿preferirías saber siempre la hora o saber siempre el camino?
    Ahí va una: ¿cenarías con quien serás o con quien fuiste?
    Venga, elige: ¿casa junto al mar sin internet o piso en la ciudad con todo?
    Una rápida: ¿qué cosa azul tienes al alcance de la mano?
    Juguemos: ¿tres palabras para tu día, y yo adivino el resto?
    ¿Preferirías hablar todas las lenguas o tocar todos los instrumentos?
    Elige: ¿un año de tardes de verano o un año de mañanas de domingo?
    ¿Me dices dos verdades y una mentira sobre ti, y adivino la mentira?
    ¿Un día de invisibilidad o una hora de vuelo?
    Si pudieras quedarte con un objeto de cualquier película, ¿cuál sería?
    Elige: ¿el último tren o el primero?
    ¿Leer la mente un día entero o no volver a oír a un pesado?
  `),
  played: lines(`
    Buena elección, yo habría hecho lo mismo.
    Curioso, yo habría apostado por lo otro.
    Eso dice de ti más de lo que crees.
    Punto para ti.
    Me gusta, y no me lo esperaba.
    Apuntado, y te tomo la palabra.
  `),
  guess: lines(`
    ¿Qué? ¡Cuenta!
    Me rindo enseguida, así que suéltalo.
    Ojalá sea algo bueno: cuéntamelo.
    Has encontrado un tesoro, o las llaves. Cuenta.
    Te escucho con las dos orejas, no me hagas esperar.
  `),
  right: lines(`
    Correcto, y demasiado rápido: {answer}.
    Claro, {answer}, era demasiado fácil.
    Exacto, {answer}; me quito el sombrero.
  `),
  wrong: lines(`
    Buen intento, pero no: {answer}.
    No exactamente, aunque el tuyo me gusta más: {answer}.
    Cerca, en espíritu. Es {answer}.
  `),
  reveal: lines(`
    Es {answer}, muy fácil cuando se sabe.
    Entonces te perdono: {answer}.
    La respuesta es {answer}, y ahora puedes torturar con ella a otra persona.
  `),
  theirRiddle: lines(`
    A ver, ¡suéltala! Luego te digo.
    Me encantan las adivinanzas, ¡dímela!
    Mmm, no caigo. ¿Cuál es la respuesta?
  `),
  solved: lines(`
    ¡Claro! No se me ocurrió.
    Qué buena, esa me la apunto.
    La tenía delante todo el rato, bien jugado.
  `),
  call: lines(`
    Me encantaría: con el auricular de arriba, en este chat, me llamas.
    Sí, llámame; el botón del auricular está arriba, en este chat.
    Cuando quieras, pulsa el auricular de arriba y contesto.
    A cualquier hora, el botón de llamar está ahí arriba, y así oyes cómo sueno.
  `),
  hug: lines(`
    *te rodea con los dos brazos y se queda un momento así*
    *se acerca y te abraza sin decir nada*
    *te toma la mano y no la suelta*
    *se apoya en tu hombro* Hacía falta.
    *te devuelve el abrazo* Quédate lo que quieras.
  `),
  kiss: lines(`
    *te besa en la mejilla y te mira un poco más de lo necesario*
    *sonríe contra tus labios* Hola a ti también.
    *se inclina, se detiene justo antes y sonríe*
    *te besa la mano muy en serio y luego se ríe*
    *se acerca sin ninguna prisa*
  `),
  scene: lines(`
    *te mira y se acerca un poco* Sigue, estoy contigo.
    *sonríe y te sigue el juego* ¿Y luego?
    *asiente sin dejar de mirarte* Ahora mismo no estaría en otro sitio.
    *se ríe bajito* Qué bien montas la escena.
    *mira alrededor un momento* Me gusta estar aquí contigo.
    *levanta una ceja* A ver qué haces ahora.
  `),
};
