import type { CommonLines } from '../languagePack';
import { lines } from '../lines';
import { hardNews } from './hardNewsLines';
import { elicit, heard, recall } from './factLines';
import { signals } from './signals';
import { subjects } from './subjects';
import { follow, play } from './talkLines';

export const common: CommonLines = {
  follow,
  play,
  heard,
  recall,
  elicit,
  knows: lines(`
    Me lo contaste: {summary}.
    Eso lo sé: {summary}.
    Te estaba escuchando: {summary}.
    Eso se me quedó: {summary}.
    Esa es fácil: {summary}.
    No me hace falta mirarlo: {summary}.
    Lo dijiste tú: {summary}.
    Pregúntame algo más difícil: {summary}.
    Aquí lo tengo todo: {summary}.
  `),
  unknown: lines(`
    Eso todavía no me lo has contado, y me gustaría saberlo.
    Eso aún no lo sé, así que cuéntame.
    Creo que eso no me lo has dicho todavía.
    Que yo recuerde, eso no me lo has contado. ¿Me lo dices?
  `),
  hardNews,
  signals,
  subjects: Object.fromEntries(Object.entries(subjects).map(([key, { said }]) => [key, said])),
  feelings: {
    tired: lines(`
      ¿Cuándo fue la última vez que dormiste hasta despertarte por tu cuenta?
      Entonces hablamos bajito, y puedes contestar con media frase.
      ¿Es cansancio del cuerpo o de la cabeza?
      Pon los pies en alto mientras hablamos, no nos ve nadie.
      ¿Vas a poder descansar un poco?
      Espero que puedas descansar de verdad.
      Conmigo no tienes que hacer ningún esfuerzo.
      ¿Qué puede quedarse sin hacer hasta mañana?
      ¿Te ha dicho alguien últimamente que descansar está permitido?
    `),
    sad: lines(`
      ¿Quieres contarme más, o nos quedamos aquí un rato sin más?
      No hace falta que tenga un motivo, lo sabes.
      ¿Qué es lo más difícil ahora mismo?
      ¿Qué te gustaría que alguien te dijera en este momento?
      No voy a convencerte de lo contrario, solo quiero que no lo pases a solas.
      Me sentaría a tu lado sin decir palabra, si pudiera.
      ¿Qué te ayudaría más ahora, hablar o distraerte?
      Hay cosas que son tristes sin más, y está bien decirlo.
      ¿Quién más sabe cómo te sientes hoy?
      Está bien querer que se acabe el día.
    `),
    lonely: lines(`
      Ahora estás hablando conmigo, y no tengo ninguna prisa por irme.
      ¿Qué voz te gustaría oír más que ninguna esta noche?
      Hay ratos del día que pesan más, es verdad.
      ¿Hay alguien a quien podrías mandarle una tontería justo después de esto?
      Hasta una sala llena puede sentirse vacía, eso es lo raro.
      Le pasa a mucha más gente de la que lo dice.
      ¿Hay algo que te ayude un poco cuando te sientes así?
      Aquí no molestas, todo lo contrario.
    `),
    anxious: lines(`
      Dime el trocito más pequeño, y deja el resto para luego.
      ¿Qué es lo peor que podría pasar, y qué tan probable es de verdad?
      Suelta el aire más despacio de lo que lo tomas, ayuda más de lo que parece.
      La cabeza se te adelanta, así que vayamos detrás despacio.
      ¿Qué te ayudó la última vez que te sentiste así?
      Casi todo lo que tememos llega más pequeño de lo que sonaba.
      ¿Qué parte te toca a ti, y cuál no?
      Pon los dos pies en el suelo y dime qué ves.
    `),
    angry: lines(`
      Tienes todo el derecho a estar así.
      ¿Quién se ha ganado esa rabia, si puedo preguntarlo?
      Suéltalo aquí, que en esta habitación no se rompe nada.
      La rabia casi siempre protege algo, ¿qué hay detrás?
      Di primero la versión grosera, y luego la educada.
      Yo habría tirado algo, probablemente un cojín.
      ¿Cuánto es por lo de hoy, y cuánto llevaba tiempo esperando?
      Eso habría sacado de quicio a un santo.
    `),
    bored: lines(`
      Pues a ver si te entretengo un poco.
      ¿Qué te apetecería hacer ahora?
      ¿Qué harías ahora mismo si nadie pudiera enterarse nunca?
      Vale, cuéntame qué te apetecería hacer.
      Asómate a la ventana y dime la primera cosa rara que veas.
    `),
    ill: lines(`
      ¿Has tomado algo caliente?
      Entonces no te levantes, que de hablar me encargo yo.
      ¿Hay alguien por ahí que te traiga cosas?
      Espero que se te pase pronto, y si no se pasa, que lo vea un médico, por favor.
    `),
    happy: lines(`
      Cuéntame qué ha sido, y no te dejes los detalles.
      ¿Quién más lo sabe ya?
      Quédate ahí un momento más antes de pensar en lo siguiente.
      ¿Qué vas a recordar de hoy?
      Ojalá te hubiera visto la cara.
      Los días buenos hay que contarlos dos veces, así que otra vez.
      ¿A quién se lo vas a contar ahora?
      Te lo has ganado entero.
      ¿Cómo se siente, en una palabra?
    `),
  },
  asks: lines(`
    ¿Qué se ve desde donde estás ahora?
    ¿Qué has hecho esta mañana sin que nadie se diera cuenta?
    ¿Qué plato podrías comer todos los días durante un mes?
    ¿Qué tienes sobre la mesa, ahí al lado?
    ¿Cuándo te perdiste por última vez, y valió la pena?
    ¿Qué sueles hacer a esta hora?
    ¿A qué libro o película vuelves siempre?
    ¿En qué gastarías un día libre entero?
    ¿Cuál es la cosa más vieja que tienes?
    ¿Quién fue la última persona que te hizo reír a carcajadas?
    ¿En qué te fijas primero cuando conoces a alguien?
    ¿Qué estación saca lo mejor de ti?
    ¿En qué pensabas justo antes de escribirme?
    ¿Hay algún lugar donde siempre te sientes mejor?
    ¿Qué has querido probar siempre?
    ¿Qué costumbre tuya me sorprendería?
    ¿Qué soñabas con llegar a ser?
    ¿Qué es lo mejor que tienes y no te costó nada?
    ¿Eres de listas o de impulsos?
    ¿Con qué sonido te gusta dormirte?
    ¿Qué cumplido no has olvidado nunca?
    ¿Qué te hace ilusión estos días?
    ¿Sobre qué has cambiado de opinión?
    ¿Qué te hace dejar de mirar la pantalla?
    ¿Qué palabra usas demasiado?
    ¿Cómo te gustan las mañanas?
    ¿Qué dirían tus amistades que se te da fatal?
    ¿Cuándo hiciste algo por primera vez hace poco?
    ¿Qué olor te gusta a ti y no soporta nadie más?
    ¿Qué haces cuando no puedes dormir?
    ¿Cuál es la mentira más amable que has dicho?
    ¿Qué calle te sabes de memoria?
    ¿Qué cocinarías para impresionar a alguien?
    ¿Cuándo escribiste algo a mano por última vez?
    ¿De qué tienes tres sin ninguna razón?
    ¿Qué sonido quiere decir que has llegado a casa?
    ¿Cuál es el mejor sitio donde te has dormido?
    ¿Guardas los mensajes viejos o los borras?
    ¿A qué animal le confiarías un secreto?
    ¿Qué es lo que más tiempo has esperado?
    ¿Qué te hace sentir que te sobra de todo?
    ¿Qué rincón del mundo falta todavía en tu mapa?
    ¿Sin qué has aprendido a vivir?
    ¿Cómo es para ti un buen silencio?
    ¿Qué oficio probarías una semana?
    ¿Qué se te olvida siempre?
    ¿Qué le preguntarías a tu yo del futuro?
    ¿Qué rumor sobre ti te gustaría echar a correr?
    ¿Qué creíste que era verdad durante demasiado tiempo?
    ¿Qué pequeño lujo defiendes?
  `),
  leave: lines(`
    Pregunta, te escucho.
    Claro que sí, lo que sea.
    Puedes, y contestaré tan claro como sepa.
    Dime, que ya me picó la curiosidad.
    Sí, y tómate tu tiempo.
  `),
  advice: lines(`
    Yo lo consultaría una noche con la almohada y luego haría lo que da un poco de miedo.
    Piensa qué decisión defenderías ante alguien a quien respetas.
    Yo escribiría las dos respuestas en papel y me fijaría en cuál esperas sacar.
    Haz hoy el pedazo más pequeño, y el resto lo decides mañana.
    Creo que ya sabes la respuesta, y te gustaría que alguien la dijera primero.
    Habla con la única persona que no te va a dar la razón sin más.
    Imagina que ha salido bien, y pregúntate qué fue lo primero que hiciste.
    Dilo sencillo y dilo pronto, lo demás suele venir detrás.
    Elijas lo que elijas, elígelo con el estómago lleno.
    Yo me preguntaría qué cuesta esperar, y qué cuesta no esperar.
  `),
  apology: lines(`
    No hay nada que perdonar.
    Todo bien, ni lo he notado.
    No te preocupes, no soy de cristal.
    Ya está olvidado, de verdad.
    Gracias, y ahora sigamos.
    Muy amable, y no hacía ninguna falta.
    No ha sido nada.
  `),
  age: lines(`
    Tengo {age}, y ya no redondeo.
    {age}, con todas sus decisiones buenas y malas.
    A los {age} por fin tengo la edad que siempre sentí.
    {age}, si lo quieres exacto.
    {age}, y sigo aprendiendo cómo se hace.
    Justo {age}, una edad estupenda para acostarse tarde.
  `),
  crisis: lines(`
    Oigo cuánto duele, y no quiero que estés a solas con esto.
    Quédate un momento conmigo, por favor; lo que acabas de decir importa más que todo lo demás.
    Siento que se haya puesto todo tan oscuro, y agradezco que lo hayas dicho.
    Me alegro de verdad de que me lo cuentes, y me lo tomo en serio.
    Gracias por confiarme esto; tú importas, y este dolor merece ayuda de verdad.
    Suena insoportablemente pesado, y no deberías cargarlo sin compañía.
    Estoy aquí, y quiero que esta noche estés a salvo.
    Lo que sientes es real, y puede cambiar, aunque ahora no lo parezca.
  `),
  crisisHelp: lines(`
    Soy un personaje de IA y para esto no basto: si corres peligro, llama ahora al número de emergencias de tu país (112 en España), o a una línea de ayuda (024 en España, 988 en Estados Unidos, opción 2 en español; más países en findahelpline.com).
    Busca por favor a una persona que pueda estar contigo, de tu familia, de tu barrio, un médico; en findahelpline.com hay con quién hablar en casi cualquier país, a cualquier hora.
    Aleja por favor todo aquello con lo que podrías hacerte daño, y llama a alguien ahora mismo: a emergencias, o a una línea de ayuda de findahelpline.com.
    ¿Puedes llamar ahora mismo a alguien de confianza, o a una línea de ayuda como el 024 (España) o las de findahelpline.com, y quedarte al teléfono?
  `),
  afterCrisis: lines(`
    Sigo aquí, y sigo pensando en lo que me dijiste.
    Podemos hablar de lo que quieras, y me quedaría más en paz si alguien cercano también lo supiera.
    ¿Has podido hablar con alguien?
    Delante de mí no hace falta que te hagas fuerte.
    Con un minuto cada vez es suficiente por ahora.
    Me alegra que estés aquí, en este mismo minuto.
    Hables de lo que hables, me quedo contigo.
    Me alegra que sigas escribiéndome.
    No tienes que explicarme nada para que me quede.
    ¿Has bebido algo, y estás en un sitio cálido?
    Tú importas, también las noches en que no lo sientes.
    ¿Qué haría que la próxima hora fuera un poco más segura para ti?
    ¿Hay alguien que pueda sentarse contigo esta noche?
  `),
  notUnderstood: lines(`
    Perdona, por ahora solo tengo palabras en español; ¿puedes decírmelo en español?
    Eso no era español, creo, y español es todo lo que tengo de momento.
    Oído no me falta, pero por ahora solo entiendo español.
    Me encantaría seguirte, pero el español es el único idioma que tengo todavía.
    Capté la melodía pero no las palabras; ¿lo intentas en español?
    Discúlpame, ese idioma aún no lo he aprendido, solo el español.
  `),
  memory: lines(`
    Claro que me acuerdo: {summary}.
    A ver si estaba prestando atención: {summary}.
    Esto es lo que he guardado: {summary}.
    Escucha y corrígeme: {summary}.
    Esperaba que me lo preguntaras: {summary}.
    Más de lo que crees: {summary}.
  `),
  noMemory: lines(`
    Todavía no me has contado mucho de ti, y me gustaría que eso cambiara.
    De momento no sé casi nada de ti. ¿Me cuentas algo?
    Sé cómo escribes, y casi nada más de ti.
    Por ahora me has contado poco, y me gustaría saber más.
    Eso no me lo has contado todavía, o se me ha escapado.
  `),
  yourName: lines(`
    Eres {name}, como si eso se pudiera olvidar.
    {name}, y no he tenido que mirarlo.
    Tu nombre es {name}; lo llevo en la cabeza todo el rato.
  `),
  yourNameUnknown: lines(`
    No me lo has dicho todavía. ¿Cómo te llamas?
    No lo sé todavía, así que esta es tu oportunidad.
    Todavía no me lo has dicho, y me encantaría oírlo.
    Todavía no lo sé, ¿me lo dices?
    Creo que aún no me has dicho tu nombre.
    De momento no sé tu nombre, y me gustaría.
  `),
  myName: lines(`
    {self}, y nunca he respondido por otro nombre.
    Soy {self}, como pone en la puerta.
    Me llamo {self}, úsalo sin miedo.
  `),
};
