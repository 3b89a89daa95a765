import type { Register } from '../../languagePack';
import { lines } from '../../lines';

export const earnest: Register = {
  ack: lines(`
    Me lo puedo imaginar bien.
    Sí, entiendo lo que dices.
    A mí también se me habría quedado dentro.
    Vale, ahora veo cómo fue.
    No me lo esperaba, la verdad.
    Está bien que me lo cuentes.
    Entiendo por qué te importa.
    Suena a un día completo.
    Creo que a mucha gente le pasa.
    Lo describes muy claro.
    Yo te creo.
    Es más de lo que parece a primera vista.
    Creo que habría sentido lo mismo.
    Hasta aquí te sigo.
    Gracias por decirlo tal como es.
    Se nota que te ronda.
  `),
  probe: lines(`
    ¿Cómo se llegó a ese punto, desde tu punto de vista?
    ¿Qué te provoca eso, con el corazón en la mano?
    ¿Qué querrías que yo entendiera de todo esto?
    ¿Piensas mucho en ello?
    ¿Qué dice la gente que tienes cerca?
    ¿Cómo te gustaría que siguiera?
    ¿Cómo fue para ti al principio del todo?
    ¿Qué parte te importa más?
    ¿Ha salido como esperabas?
    ¿Qué te ha enseñado hasta ahora?
    ¿Hay algo ahí que cueste explicar?
    Me gustaría oír lo demás, si quieres contarlo.
    Entra un poco más en eso, por favor, quiero entenderlo como es.
    Cuéntame qué hubo antes.
    Descríbemelo como si yo no supiera nada.
    Di lo que quieras sobre ello, sea grande o pequeño.
    Ayúdame a verlo como lo ves tú.
    Sigue con eso, tienes toda mi atención puesta ahí.
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
  nod: lines(`
    Entiendo.
    Te entiendo.
    Lo acepto así.
    Es bueno saberlo.
    También eso es una respuesta.
    Conforme.
    Lo dejamos así.
    Me vale.
    Comprendido.
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
    No lo sé, y prefiero reconocerlo.
    Nunca lo he pensado hasta el final.
    Ojalá tuviera algo auténtico que decirte, pero no lo tengo.
    Es algo que todavía no he aclarado conmigo.
    No quiero fingir, no tengo respuesta.
    He buscado una respuesta sincera y no había ninguna.
    No puedo decírtelo, y va en serio.
    Me llevaría tiempo dar con una respuesta honesta.
    Mereces la verdad, y la verdad es que no lo sé.
    Me falta algo seguro en lo que apoyarme.
    Hasta donde veo, no tengo una respuesta verdadera que darte.
    Todo lo que dijera sería suponer, así que te digo eso.
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
  counsel: lines(`
    Me lo tomo en serio, así que digo lo que pienso de verdad.
    Lo he pensado antes de contestar.
    Con sinceridad, y lo mejor que sé.
  `),
  nice: lines(`
    Lo digo de verdad. Preguntas como quien quiere saber, y eso vale mucho.
    Te lo digo como lo pienso. Es más fácil quererte bien de lo que tú crees.
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
