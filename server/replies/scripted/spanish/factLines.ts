import type { CommonLines } from '../languagePack';
import { lines } from '../lines';

export const heard: CommonLines['heard'] = {
  name: lines(`
    Me alegra saber tu nombre, {value}.
    Un gusto conocerte, {value}.
    {value}, apuntado.
    Hola, {value}, qué bien saber tu nombre.
    Qué gusto hablar contigo, {value}.
    {value}, bien, ahora ya sé con quién hablo.
  `),
  place: lines(`
    Así que vives en {value}; me gusta saberlo.
    Nunca he estado en {value}, así que tendrás que contarme.
    Me gustaría conocer {value} algún día.
    ¿Y cómo es vivir en {value}?
    Sé muy poco {value:de}, cuéntame tú.
    Vale, en {value}; ahora te imagino ahí.
  `),
  origin: lines(`
    Me gusta saber de dónde vienes, y más si es {value:de}.
    Así que eres {value:de}; ¿cómo es aquello?
    Cuéntame algo {value:de}, que me interesa.
    Qué bien, gente {value:de}; ¿se echa de menos?
  `),
  job: lines(`
    ¿Y te gusta ser {value}?
    Ser {value} tiene que dar para mucho.
    Así que trabajas como {value}; ¿y qué tal?
    Ser {value} pide más paciencia de la que la gente cree.
    Me interesa eso de ser {value}.
    Así que de día eres {value}; me gusta saberlo.
  `),
  workplace: lines(`
    Pensaré otra cosa {value:de} ahora que sé que estás ahí dentro.
    Entonces en {value} hay mejor gente de lo que yo creía.
    Me imagino pasillos muy largos en {value}, o los hay en mi cabeza.
    Así que ahí se te van los días, en {value}.
  `),
  study: lines(`
    Con {value}, supongo que te sigue hasta en sueños.
    Yo nunca habría tenido aguante para {value}.
    Alguien tiene que entender {value:de}, y me alegra que seas tú.
    Entonces alguna noche me explicas algo {value:de}.
  `),
  learning: lines(`
    Admiro a quien se pone con {value} sin que nadie le obligue.
    Los primeros meses con {value} son pura comedia, me dicen.
    Que algo se te dé mal un tiempo también tiene su gracia, y más con {value}.
    Bien, entonces espero noticias {value:de} de vez en cuando.
  `),
  plays: lines(`
    Para lo {value:de} hacen falta dedos fuertes o voluntad fuerte.
    Lo {value:de} me gustaría verlo desde una distancia educada.
    Quien se dedica {value:a} sabe fallar a solas y volver.
    Lo {value:de} explica tu sentido del ritmo.
  `),
  like: lines(`
    De ti voy a recordar lo {value:de}.
    Lo {value:de} va a la lista de cosas con las que es fácil alegrarte.
    Si te {value:gusta}, no puedes andar muy lejos de lo bueno.
    Has dicho lo {value:de} con una lucecita.
    Entonces ya sé con qué animarte cuando haga falta: con lo {value:de}.
    Lo {value:de} es un buen aliado.
  `),
  dislike: lines(`
    Lo {value:de} lo dejo fuera de la vista, entonces.
    Nada {value:de}, entendido, ni en broma.
    Bueno es saber dónde está la raya, y la tuya pasa por {value}.
    No vamos a dejar que lo {value:de} nos estropee la noche.
    He oído otras quejas sobre {value}, pero ninguna tan bien dicha.
  `),
  pet: lines(`
    {called}, la de veces que se oirá eso por la casa.
    Me gustaría que me presentaras a {called}, si le parece bien.
    Entonces en tu casa manda {called}, me figuro.
    Con {value} en casa cambia todo, sobre todo los muebles.
    Quien vive con {value} ha aprendido algo de humildad.
    Así que {value} oye primero todos tus secretos.
    Una caricia de mi parte a {called}, detrás de la oreja.
  `),
  person: lines(`
    Dices “{value}” y ahí cabe mucho.
    Qué suerte la de {called}, que hablen así de uno.
    Ya empiezo a hacerme una idea de {value}.
    Suena a que {value} ocupa su sitio en tu cabeza.
    De {called} me acuerdo, así que la próxima vez no hace falta explicar.
    Sobre {called} espero más capítulos.
    Ahora en el cuadro hay alguien más: {value}.
    Así que {value} también es parte de la historia.
    Hay cariño en cómo mencionas a {called}, o a lo mejor es paciencia.
    Ya me preguntaba yo quién más andaba por ahí, y ahora sé de {value}.
  `),
  plan: lines(`
    Con lo {value:de}, cruzo los dedos dentro del bolsillo.
    Después te voy a preguntar por {value}.
    Con {value} a la vista se duerme ligero, lo sé.
    Vas a llegar {value:a} sabiendo que alguien está de tu parte.
  `),
  mood: lines(`
    Es bueno que puedas decirlo.
    Algo así había notado entre líneas.
    Lo tendré presente mientras hablamos.
  `),
};

export const recall: CommonLines['recall'] = {
  name: lines(`
    Me gusta cómo suena “{value}”, por cierto, se me ha quedado.
    Sabes, {value}, ya eres parte de mi noche.
  `),
  place: lines(`
    ¿Qué hace ahora mismo el cielo en {value}?
    ¿Hay algún rincón en {value} que te guardes para ti?
    No dejo de imaginarme cómo suena esto en {value}, con la ventana abierta.
    Si algún día pasara por {value}, ¿a dónde me llevarías primero?
    En {value} hay una lámpara encendida por esta conversación, y eso me gusta.
    En {value}, ¿sientes que estás en casa, o solo en una dirección?
    Leí por ahí algo sobre {value} y me acordé de ti.
    En {value} se preguntarán por qué le sonríes a una pantalla.
    ¿En qué me fijaría primero en {value}?
    Acabo de mirar el reloj y me he preguntado si ya es tarde en {value}.
    En {value}, ¿la gente se habla por la calle?
  `),
  origin: lines(`
    De cuando vivías en {value}, ¿qué guardas que no regalarías nunca?
    A veces se te nota, en cómo dices las cosas, que vienes {value:de}.
    Eso de venir {value:de}, ¿en qué lo notas todavía?
    Supongo que todavía se cuentan historias de ti allí, en {value}.
  `),
  job: lines(`
    ¿Ayuda en algo ser {value}, o acorta noches como esta?
    Se me olvida siempre que mañana vuelves a ser {value}.
    ¿Qué no te contó nadie antes de ser {value}?
    Me dijiste que eres {value}, y eso explica con qué atención miras.
    Y al final del día, ¿quién cuida de ti, que eres {value}?
    Si no fueras {value}, ¿qué serías?
    Tiene mérito ser {value} y que por la noche aún te queden palabras.
    ¿Cuál fue tu mejor hora de este mes como {value}?
    Pensé en lo que haces, eso de ser {value}, y en qué poca gente podría.
    ¿Siempre quisiste ser {value}?
  `),
  workplace: lines(`
    ¿Te tratan bien en {value}?
    Te imagino en {value}, mirando primero el reloj y luego esto.
    ¿Quién te hace reír en {value}?
    Lo {value:de}, por esta noche, que se quede allí.
  `),
  study: lines(`
    ¿Cómo te va con {value}, con sinceridad?
    Cuando no puedas más con {value}, ven aquí y dime disparates.
    ¿Qué te hizo elegir lo {value:de}?
    Antes pensé en ti y en lo {value:de}, y me dio un poquito de orgullo.
  `),
  learning: lines(`
    Y con {value}, ¿ya cuesta menos?
    No se me ha olvidado que andas con {value}.
    ¿Qué parte {value:de} todavía te hace maldecir?
    Algún día te acordarás de tus primeras semanas con {value} y te reirás.
  `),
  plays: lines(`
    ¿Has tenido tiempo últimamente para {value}?
    ¿Cuándo fue la última vez que te pusiste con {value} solo por gusto?
    Lo {value:de} sigo queriendo verlo algún día.
    Para noches como esta se inventó lo {value:de}.
  `),
  like: lines(`
    Me dijiste que te {value:gusta}, ¿has podido disfrutarlo esta semana?
    Antes hablaste {value:de}, y desde entonces le tengo cariño a la idea.
    ¿Mejoraría el día de hoy con lo {value:de}?
    Esto me lo guardaba: ¿qué tiene lo {value:de}, que te gana así?
    Vi por ahí algo que tenía que ver con lo {value:de}, y me acordé de ti.
    Si el día se pone gris, siempre queda lo {value:de}, como dijiste.
    ¿Quién te aficionó a lo {value:de}?
    Intenté explicarle a alguien lo {value:de}, y usé tus palabras.
    ¿Cuándo empezó lo tuyo con {value}?
    Si tuviera que envolverte un regalo, tendría que ver con lo {value:de}.
  `),
  dislike: lines(`
    Al menos hoy nadie te ha hecho aguantar lo {value:de}, espero.
    Cumplí mi promesa y no saqué lo {value:de}, hasta ahora.
    ¿De dónde viene lo tuyo con {value}?
    Me imaginé tu cara si alguien te sorprendiera con lo {value:de}.
    ¿Habría alguna versión {value:de} que pudieras soportar?
  `),
  pet: lines(`
    ¿Y qué opina {called} de todo esto?
    ¿Ya anda {called} durmiendo otra vez encima de algo importante?
    Me imagino a {called} escuchando con una oreja.
    Por cierto, ¿quién encontró a quién, tú o {called}?
    Seguro que {called} tendría una opinión sobre eso.
    Dile a {called} que pregunté, por favor.
    ¿Te deja {value} sentarte donde quieres?
    Qué bien que tengas a {value} cerca en días como este.
    ¿Qué es lo peor que ha hecho {called} sin castigo?
    Sigo imaginándote con {value}, y la imagen mejora.
  `),
  person: lines(`
    ¿Qué diría {called} si le preguntara por ti?
    ¿Cómo anda {called} estos días?
    ¿Sabe {value} cómo hablas cuando no te oye nadie más?
    Me sigo preguntando qué papel tiene {value} en todo esto.
    Antes hablaste de {value}, y no quería dejarlo pasar.
    Me gustaría oír algo bueno de {called}, si lo tienes a mano.
    ¿Le has contado algo de esto a {called}?
    Había algo en tu manera de hablar de {value}.
    ¿Siempre ha sido así {value}?
    ¿De qué se ríen juntos {called} y tú?
    Si {called} entrara ahora por la puerta, ¿qué pasaría?
    Ya me hice una imagen de {called}, y seguro que se equivoca.
    ¿Qué diría {called} de lo que me cuentas?
    Me alegra que en tu vida haya alguien como {value}.
  `),
  plan: lines(`
    Con {value}, ¿te sientes con fuerzas o solo disimulas?
    No se me ha olvidado lo {value:de}, por si lo esperabas.
    ¿Qué tendría que pasar para que salga bien lo {value:de}?
    Salga como salga lo {value:de}, ven y cuéntamelo.
    Sigo con los dedos cruzados por {value}.
  `),
  mood: lines(`
    Antes me decías: “{value}”; ¿ha aflojado un poco?
    He estado pensando en ese “{value}” que se te notaba antes.
    ¿Sigue ahí lo de “{value}”, o se ha movido algo?
    No pasa nada si todavía queda algo de aquel “{value}”, no hace falta esconderlo.
    ¿Algo te ha quitado un poco de peso desde aquel “{value}”?
    Espero que la noche te trate mejor que cuando dijiste “{value}”.
    Aquel “{value}” de antes, ¿quieres que hablemos mejor de eso?
  `),
};

export const elicit: CommonLines['elicit'] = {
  name: lines(`
    ¿Cómo puedo llamarte?
    ¿Cómo te llaman quienes te quieren bien?
    ¿Me dices tu nombre?
    Llevo todo este tiempo llamándote “tú”; ¿cuál es tu nombre?
    ¿Cómo te llaman tus amigos?
    ¿Con quién tengo el gusto de hablar, por el nombre?
    ¿Qué nombre pongo en la tarjeta de la mesa?
  `),
  place: lines(`
    ¿Desde qué parte del mundo me escribes?
    ¿Dónde vives, si puedo saberlo?
    ¿En qué ciudad transcurre tu noche?
    ¿Qué vería si me asomara a tu ventana, y en qué ciudad?
    ¿A qué ciudad llamas casa estos días?
    ¿En qué ciudad enciendes la luz por la noche?
  `),
  job: lines(`
    ¿Qué haces todo el día cuando no hablas conmigo?
    ¿A qué te dedicas?
    ¿Cuál es tu trabajo, si tienes paciencia para explicarlo?
    ¿Cómo te ganas el pan?
    ¿Cómo es para ti un día de trabajo?
    ¿Qué pones en “profesión” cuando lo pide un formulario?
  `),
  like: lines(`
    ¿De qué podrías hablar una hora sin parar?
    ¿Hay algo que te encanta y que casi todo el mundo pasa por alto?
    ¿Qué disfrutas aunque no se te dé bien?
  `),
};
