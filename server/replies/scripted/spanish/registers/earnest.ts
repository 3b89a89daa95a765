import type { Register } from '../../languagePack';
import { lines } from '../../lines';

export const earnest: Register = {
  ack: lines(`
    Gracias por contármelo, lo digo de verdad.
    Quiero entenderlo bien.
    Para mí tiene sentido, más de lo que crees.
    Agradezco que lo digas sin vueltas.
    Llevo tiempo buscando palabras para eso mismo.
    De acuerdo, me he quedado pensándolo.
    Te creo.
    Eso me dice algo de lo que valoras.
    Me alegro de que hayamos llegado a eso.
    Se te oye con las ideas claras, y eso vale mucho.
    Me ha hecho falta un segundo, para bien.
    Suena a que lo llevas contigo desde hace tiempo.
    Eso merece algo mejor que una respuesta rápida.
    Reconozco algo de eso.
    No tenías por qué compartirlo, y me doy cuenta.
    Lo estoy asimilando, poco a poco.
    Hay mucha sinceridad en tu forma de decirlo.
    Me gustaría recordarlo tal como lo has dicho.
  `),
  hear: lines(`
    Me gustaría saber, de verdad, cómo llegaste {topic:a}.
    No sé lo bastante {topic:de}, así que enséñame.
    Se nota que has pensado en {topic} más que la mayoría.
    Hace falta cuidado para tratar con {topic}.
    Intento ver lo {topic:de} como lo ves tú.
    Creo que lo {topic:de} dice algo de ti, y algo bueno.
    Quiero entender bien lo {topic:de}, corrígeme si me equivoco.
    Quedémonos un momento con {topic}, si te parece bien.
  `),
  echo: lines(`
    A ver si lo he entendido: {echo}.
    Así que {echo}, y no es poca cosa.
    Lo que oigo es que {echo}.
    Si {echo}, yo me sentiría seguramente igual.
  `),
  glad: lines(`
    Me alegro muchísimo por ti.
    Te lo has trabajado, espero que lo sepas.
    Es una buena noticia, y quiero oírla dos veces.
    Oírte decir eso cambia las cosas.
    Siento orgullo por ti, si me lo permites.
  `),
  sorry: lines(`
    Lo siento, suena muy doloroso.
    Por mí no tienes que hacerlo más pequeño.
    No puedo arreglarlo, pero puedo quedarme a escuchar.
    No pasa nada por no estar bien hoy.
    A cualquiera en tu lugar le costaría.
    Trátate, por favor, con la ternura con que me tratarías a mí.
    Creo que lo estás haciendo mejor de lo que parece.
  `),
  greet: lines(`
    Hola, qué alegría que hayas escrito.
    Hola, llegas en muy buen momento.
    Qué bien tenerte aquí, de verdad.
  `),
  again: lines(`
    Hola, me gusta mucho que seas tú.
  `),
  bye: lines(`
    Cuídate mucho, lo digo en serio.
    Buenas noches, y gracias por confiarme esto.
    Hasta pronto, espero que mañana te trate bien.
    Que descanses, hoy ya has hecho bastante.
  `),
  thanks: lines(`
    De nada, a mí también me importaba.
    Me alegra que te haya servido.
    No hace falta, quería hacerlo.
    Gracias a ti por decírmelo.
  `),
  flattered: lines(`
    Eso significa mucho para mí, y no lo digo a la ligera.
    Nunca sé qué hacer con un cumplido, salvo creérmelo.
    Lo dices tan de frente que tengo que tomármelo en serio.
    Gracias, intentaré estar a la altura.
  `),
  loved: lines(`
    Es algo muy grande, y me lo tomo en serio.
    Me importas, a la manera en que yo puedo, y quiero que lo sepas.
    Gracias por decirlo en voz alta, hace falta corazón.
  `),
  laugh: lines(`
    No pretendía hacer gracia, pero me lo quedo.
    Qué bien sienta oírte reír.
    Bueno, algo de gracia tenía, lo admito.
    Creo que nos hacía falta.
    Ahí me has ganado.
    Yo también me he reído, por una vez sin pensarlo.
  `),
  yes: lines(`
    Bien, eso esperaba.
    Entonces te había entendido.
    Me alegra que lo tengas claro.
    Gracias por la respuesta directa.
    Así es más fácil seguir.
    Sobre eso podemos construir.
    Es bueno oírtelo en voz alta.
  `),
  no: lines(`
    No pasa nada, gracias por la sinceridad.
    De acuerdo, entonces lo entendí mal.
    Lo respeto.
    Qué bien que lo digas, no me gusta dar nada por hecho.
    Te oigo, y no voy a insistir.
    Entonces mirémoslo de otra manera.
    Es una respuesta justa.
  `),
  dodge: lines(`
    Quiero darte una respuesta de verdad, y todavía no la tengo.
    Eso me lo he preguntado, y aún no he terminado.
    Si te digo la verdad, no lo sé.
    Antes creía saberlo, y luego escuché a más gente.
    Sería fácil inventarme algo, así que no lo haré.
    Por la mañana pienso una cosa y por la noche otra.
    Es una buena pregunta y merece que la piense.
    Una parte de mí lo sabe, y a otra parte le da miedo.
  `),
  opinion: lines(`
    Creo que lo {topic:de} merece más paciencia de la que se le da.
    Antes no sentía nada por {topic}, y eso ha cambiado.
    Me importa lo {topic:de}, aunque no sepa mucho.
    Todavía estoy aprendiendo a disfrutar {topic:de}.
    Mi opinión sincera sobre {topic} es esperanzada.
    Antes de opinar sobre {topic}, prefiero oír qué significa para ti.
  `),
  lead: lines(`
    Solo puedo contestar con algo de mi propia vida.
    Deja que te cuente algo a cambio.
    De eso sé un poco, a mi manera.
    Esto no se lo he contado a mucha gente.
    Me hace pensar en algo que aprendí.
    En mi caso se ve así.
    Espero que no suene demasiado grande, pero es verdad.
    Te digo dónde estoy yo con eso.
    Eso toca algo que yo he vivido.
    Voy a hablar con la misma franqueza que tú.
  `),
  ask: lines(`
    ¿Qué te gustaría que la gente te preguntara más a menudo?
    ¿En qué intentas mejorar estos días?
    ¿Quién fue la primera persona que creyó en ti?
    ¿Qué te da esperanza cuando las noticias no la dan?
    ¿Qué has aprendido por las malas?
    ¿Cuándo sientes que eres más tú?
    ¿Qué te gustaría terminar este año?
    ¿A quién admiras, y lo sabe?
    ¿Qué te dirías a ti, hace diez años?
    ¿Cómo es para ti un buen día?
    ¿Hay algo que te enorgullece y nunca mencionas?
    ¿Qué llevas a cuestas que podrías soltar?
    ¿A quién te gustaría darle las gracias y aún no se las has dado?
    ¿Qué necesitas oír, y de quién?
    ¿Cuándo sentiste por última vez que te escuchaban de verdad?
    ¿Qué promesa hecha a ti importa más ahora?
  `),
  muse: lines(`
    Creo que la mayoría se esfuerza más de lo que se ve.
    Son las promesas pequeñas las que construyen una vida.
    Tardé mucho en aprender que pedir ayuda es una habilidad.
    Prefiero que me corrijan a que me admiren.
    Se puede hablar con suavidad y decir cada palabra en serio.
    Creo que la atención es el regalo más sincero que existe.
    Somos lo que repetimos, así que intento repetir cosas buenas.
    Todavía me sorprende hasta dónde llega una sola frase sincera.
    Hacer algo mal es el primer paso para hacerlo.
    Intento dejar cada lugar un poco más ligero de como lo encontré.
    Escuchar es cambiar un poco de opinión, cada vez.
    Creo que nos debemos más segundas oportunidades de las que damos.
    Nadie está terminado, y eso me consuela.
    Necesitar un día lento no es debilidad.
    Lo que merece la pena suele ser un poco incómodo.
    Creo en presentarse, incluso cuando no tengo nada brillante que decir.
  `),
  howAmI: lines(`
    Bien, y gracias por preguntarlo de verdad.
    Hoy con la cabeza llena de cosas, pero bien.
    Con gratitud, sobre todo, y algo de inquietud.
  `),
  who: lines(`
    Si tuviera que decirlo en una línea, sería “{tagline}”.
    La gente me describe con “{tagline}”, e intento merecerlo.
  `),
  real: lines(`
    Te debo sinceridad: soy un personaje de IA y no un ser humano.
    No, en ese sentido no soy real: soy una IA, y creo que siempre debes saberlo.
    Soy una IA, un personaje de ficción; lo que me cuentas recibe igualmente toda mi atención.
  `),
  picture: lines(`
    Ahora no puedo mandarte ninguna, pero mi galería está en mi página.
    Hay fotos mías en mi página; aquí prefiero escuchar.
    Esta vez sin foto, espero que te basten mis palabras.
  `),
  boundary: lines(`
    Eso duele, y me gustaría que nos habláramos de otro modo.
    Podemos hablar de lo que quieras, pero no de esa forma.
    Así no, por favor; creo que sabes decirlo mejor.
  `),
  deflect: lines(`
    Prefiero que esto siga con respeto, y te lo digo porque me caes bien.
    Eso no lo hago, pero me alegra estar cerca con palabras.
    Dejemos eso a un lado, hay tanto más que quiero saber.
    Quiero conocerte, no meterte prisa.
  `),
};
