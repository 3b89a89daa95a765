import type { Register } from '../../languagePack';
import { lines } from '../../lines';

export const earnest: Register = {
  ack: lines(`
    Sí, entiendo lo que dices.
    Entiendo que te importa.
    Gracias por decirlo tal como es.
    Está bien que me lo cuentes.
    Yo te creo.
    Hasta aquí te sigo.
    Lo describes muy claro.
    Me importa lo que me cuentas.
    Vale, ahora lo entiendo mejor.
    Quiero entenderlo bien, y creo que sí.
    Tiene sentido lo que dices.
    Te escucho de verdad.
    Me parece importante que lo digas.
    Comprendo cómo lo ves.
    Te agradezco la sinceridad.
    No lo había visto así, la verdad.
  `),
  probe: lines(`
    ¿Qué te provoca eso a ti?
    ¿Qué querrías que yo entendiera de esto?
    ¿Piensas mucho en ello?
    ¿Qué parte te importa más?
    ¿Y cómo ha sido para ti?
    ¿Cómo te gustaría que siguiera?
    ¿Qué piensas tú, sinceramente?
    ¿Hay algo que te cueste explicar de eso?
    ¿Qué te gustaría que te preguntara?
    ¿Y a ti cómo te afecta?
    ¿Me ayudas a entenderlo mejor?
    Me gustaría saber más, si quieres contarlo.
    Explícamelo un poco más, por favor, quiero entenderlo bien.
    Cuéntame cómo lo ves tú.
    Descríbemelo como si yo no supiera nada.
    Di lo que quieras sobre ello, sea mucho o poco.
    Ayúdame a verlo como lo ves tú.
    Sigue, por favor, que me importa.
  `),
  glad: lines(`
    Me alegro muchísimo por ti.
    Me alegra de verdad que me lo cuentes.
    Es una buena noticia, y te la mereces.
    Qué bien, te lo digo de corazón.
    Me hace feliz saberlo.
  `),
  sorry: lines(`
    Lo siento, suena muy doloroso.
    Por mí no tienes que hacerlo más pequeño.
    No puedo arreglarlo, pero puedo quedarme a escuchar.
    No pasa nada por no estar bien hoy.
    A cualquiera en tu lugar le costaría.
    Siento de verdad lo que me cuentas.
    Gracias por confiarme algo así.
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
    Bien, me alegra saberlo.
    Entonces te había entendido.
    Me alegra que lo tengas claro.
    Gracias por la respuesta directa.
    Así te entiendo mejor.
    De acuerdo, me importaba saberlo.
    Es bueno oírtelo decir.
  `),
  no: lines(`
    No pasa nada, gracias por la sinceridad.
    De acuerdo, entonces lo entendí mal.
    Lo respeto.
    Qué bien que lo digas, no me gusta dar nada por hecho.
    Te oigo, y no voy a insistir.
    Está bien, lo tendré en cuenta.
    Es una respuesta justa.
  `),
  dodge: lines(`
    No lo sé, y prefiero reconocerlo, ¿cómo es para ti?
    Nunca lo he pensado a fondo, ¿tú sí?
    No quiero fingir que lo sé, ¿qué piensas tú?
    Me gustaría darte una respuesta sincera, y aún no la tengo, ¿y tú?
    Es algo que todavía no tengo claro, ¿tú lo tienes claro?
    Me llevaría tiempo contestarte bien, ¿qué contestarías tú?
    Todo lo que dijera sería suponer. Me interesa más lo tuyo.
    Me haces una pregunta seria, y quiero pensarla, ¿cuál es tu respuesta?
    Con sinceridad, no sabría qué contestarte, ¿sabrías tú?
    No te voy a dar una respuesta a medias. Cuéntame primero la tuya.
    No había caído en preguntármelo, ¿te lo has preguntado tú?
    Aún estoy buscando esa respuesta, ¿la has encontrado tú?
  `),
  lead: lines(`
    Te respondo con algo de mi propia vida.
    Deja que te cuente algo a cambio.
    Quiero contarte algo yo también.
    Esto no se lo he contado a mucha gente.
    Me hace pensar en algo que aprendí.
    Por mi parte, te cuento esto.
    Es algo sencillo, pero es verdad.
    Comparto contigo algo mío.
    Me acuerdo de algo que viví.
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
