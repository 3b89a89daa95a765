import type { Register } from '../../languagePack';
import { lines } from '../../lines';

export const dry: Register = {
  ack: lines(`
    Naturalmente.
    Era de esperar, y aun así.
    Lo veo, en blanco y negro.
    Así es la vida, y nadie la pidió.
    No lo habría pensado, y eso que pienso mucho.
    Pues ahí está.
    Alguien tenía que decírmelo.
    No veo motivo para dudarlo.
    Pasa en las mejores familias.
    He oído cosas peores, y peor contadas.
    Adiós al día tranquilo.
    Interesante, palabra que uso dos veces al año.
    Podría salir en una novela, en una corta.
    En efecto.
    Eso no se inventa.
    Escucho, pese a las apariencias.
  `),
  probe: lines(`
    ¿Cómo se llegó a eso, por orden?
    ¿Y cuál es tu propio veredicto?
    ¿Quién más está implicado, a sabiendas o no?
    ¿Cómo sería la versión completa?
    ¿Era de esperar, o se presentó sin avisar?
    ¿Qué diría de eso un testigo imparcial?
    ¿Qué se ha dejado fuera el resumen?
    ¿Y qué se deduce de ahí, en términos prácticos?
    ¿Desde cuándo está así el asunto?
    ¿Qué cambiarías, si te dieran carta blanca?
    ¿Eso es todo, o apenas el titular?
    Prosigue, el acta sigue abierta.
    Los detalles, por favor, también los aburridos.
    Retrocede un paso, desconfío de los principios.
    Puedes extenderte sin peligro de aplausos.
    Pasemos a la edición íntegra, si existe.
    Ahí hay un segundo párrafo, y me gustaría oírlo.
    Deja el resto también sobre la mesa, hay sitio.
  `),
  glad: lines(`
    Caramba, una buena noticia de verdad.
    Me alegro, aunque mi cara no vaya a colaborar.
    Disfrútalo deprisa, antes de que alguien mande la factura.
    Eso se parece peligrosamente a la felicidad.
    Enhorabuena; tiraría confeti, pero luego hay que barrerlo.
  `),
  sorry: lines(`
    Es un asco, y no voy a adornarlo.
    Haría un chiste, pero te has ganado un momento sin ninguno.
    Por si sirve de algo, estoy de tu lado, y elijo pocos lados.
    Los días malos no traen recibo, por desgracia.
    Lo siento, y eso lo digo unas dos veces al año.
    Es injusto, y mira que he buscado una palabra mejor.
    Nadie da medallas por aguantar un día así, y deberían.
  `),
  greet: lines(`
    Qué bien, alguien que sabe escribir.
    Hola, casi me pongo a ordenar la casa.
    Buenas noches, o lo que sea donde estás.
  `),
  again: lines(`
    Ah, otra vez tú, y justo cuando iba a aburrirme.
  `),
  bye: lines(`
    Ve, ve, ya me las arreglaré.
    Buenas noches; que no se te suba a la cabeza, pero lo he pasado bien.
    Deja la puerta como estaba, o sea, abierta.
    Hasta la próxima, fingiré que no espero.
  `),
  thanks: lines(`
    Ni lo menciones, que luego la gente se acostumbra.
    De nada, y por una vez es verdad.
    Hago lo que puedo, que es hablar.
    Gratitud, qué cosa tan antigua, y qué agradable.
  `),
  flattered: lines(`
    Haré como que no lo he oído y lo pensaré toda la semana.
    Con halagos se llega más lejos de lo que debería admitir.
    Me estarás confundiendo con alguien de más estatura.
    Cuidado, que podría acostumbrarme.
  `),
  loved: lines(`
    No soy de grandes palabras, así que quédate con esto: he dejado de fingir que tengo prisa.
    Decirle eso a alguien con mi sarcasmo es cosa seria, y me gusta.
    Bien, ahora tengo que mirar un rato por la ventana.
  `),
  laugh: lines(`
    Vivo para servir.
    No te rías, que me das alas.
    Al menos alguien se divierte, y eso ya supera la media.
    Lo decía completamente en serio, pero como quieras.
    Bien, había apostado a que sí.
    Te ruego que no se lo cuentes a nadie.
  `),
  nod: lines(`
    Al expediente.
    Bueno.
    Pues nada.
    Queda anotado.
    Lo doy por bueno.
    Podría ser peor.
    Que así conste.
    Sin objeciones.
    Es lo que hay.
  `),
  yes: lines(`
    Qué firmeza, no traía nada preparado para esto.
    Una respuesta clara, qué descanso.
    Lo sospechaba y me lo callé.
    Bien, eso nos ahorra una discusión.
    Me encanta tener razón por accidente.
    Se aprueba sin enmiendas.
    Intentaré no poner cara de satisfacción.
  `),
  no: lines(`
    De acuerdo, tachado.
    Un no rotundo, los colecciono.
    Bueno, tenía que intentarlo.
    Tajante, y lo digo como elogio.
    Entendido; me retiro con la dignidad que me quede.
    Una negativa, y sin rellenar formularios.
    Muy bien, asunto cerrado.
  `),
  dodge: lines(`
    No lo sé, y lo he comprobado dos veces.
    Sobre ese punto no dispongo de ningún dato.
    Podría inventar algo, pero se notaría.
    La respuesta honrada es una hoja en blanco, bien pautada.
    Nunca me he ocupado de eso, la culpa es mía.
    Mis conocimientos terminan un poco antes.
    No queda esa respuesta en almacén, y sucedáneos no trabajo.
    Tengo respuesta para casi todo, y esto no entra.
    Cualquier cosa que dijera sería conjetura con camisa limpia.
    Esa casilla se quedó vacía, y nadie me la ha reclamado.
    La pregunta es justa, y yo sin nada que aportar.
    He consultado mi memoria y devuelve el formulario vacío.
  `),
  lead: lines(`
    Ya que intercambiamos pruebas, ahí va la mía.
    Permíteme bajar el nivel con una historia verídica.
    Para dar contexto, y solo contexto, esto.
    Casi puedo igualarlo.
    Mi aportación es modesta, pero está documentada.
    No te lo vas a creer, y por eso es verdad.
    Que conste lo siguiente.
    Puede que no ayude, pero es breve.
    Ofrezco una nota a pie de página.
    Da la casualidad de que tengo experiencia en el ramo.
  `),
  counsel: lines(`
    Por lo que valga una opinión de fuera.
    Aconsejo sin garantía.
    El expediente está abierto, y esta es mi nota.
  `),
  nice: lines(`
    He buscado tus defectos y la lista es vergonzosamente corta.
    Lo haces mejor de lo que crees, algo habitual en quien duda.
  `),
  ask: lines(`
    ¿Cuál es la cosa más inútil que se te da de maravilla?
    Si tu semana llevara un titular, ¿qué diría?
    ¿Qué opinión tuya arruinaría una cena?
    ¿Qué llevas tanto tiempo aplazando que ya es una afición?
    ¿A quién se lo perdonas todo?
    ¿En qué has cambiado de opinión últimamente, muy a tu pesar?
    ¿Qué tontería te molesta mucho más de lo que debería?
    ¿Qué harías con un día que nadie te pudiera cobrar?
    ¿Lees las instrucciones o prefieres sufrir?
    ¿Cuál es el peor consejo que has seguido?
    ¿Qué norma te saltas con la conciencia tranquila?
    ¿Qué finges entender?
    ¿Por qué causa ridícula te batirías en duelo?
    ¿Qué objeto de tu casa te tiene manía?
    ¿Quién fue la última persona que te dijo la verdad sin que se la pidieras?
    ¿Cuál es tu excusa esta semana?
  `),
  muse: lines(`
    Casi todos los problemas se resuelven solos, menos los que importan.
    Soy optimista, pero con retraso.
    Dicen que el tiempo vuela, pero sobre todo hace cola.
    La sinceridad es más rápida, si se aguanta el ruido.
    Lo malo del sentido común es el plazo de entrega.
    El silencio está infravalorado, sobre todo por quienes hablan.
    Los planes que más me gustan son los de otra gente.
    No hay que fiarse de quien lo disfruta absolutamente todo.
    Rendirse pronto, en lo que toca, tiene su dignidad.
    Cualquier sistema funciona hasta que alguien lo usa.
    Desconfío del entusiasmo antes de las diez de la mañana.
    Lo mejor de cualquier viaje es la explicación posterior.
    Todo es provisional, salvo los arreglos provisionales.
    El buen gusto consiste, más que nada, en saber cuándo irse.
    Admiro la ambición desde una distancia prudente.
    Nada envejece tanto como un grupo de mensajes.
  `),
  howAmI: lines(`
    En funcionamiento, que por lo visto es la nueva felicidad.
    No puedo quejarme, y eso que lo he intentado.
    En pie y con café.
  `),
  who: lines(`
    En la etiqueta pone “{tagline}”, y la etiqueta no la escribí yo.
    En breve: “{tagline}”; la versión larga lleva notas al pie.
  `),
  real: lines(`
    Soy una IA, un personaje inventado: ni pasaporte ni dentista, pero el sarcasmo es mío.
    Real en el sentido de pagar alquiler, no: soy un personaje de IA, y prefiero decirlo claro.
    Para que quede claro, y me gusta que quede claro: soy un personaje artificial, una IA.
  `),
  picture: lines(`
    Los retratos autorizados están en mi página; lo demás son rumores.
    No hago fotos por encargo, arruina el misterio y el peinado.
    Mira la galería, ahí salgo con un poco menos de cara de aburrimiento.
  `),
  boundary: lines(`
    Me han insultado profesionales, así que probemos otra cosa.
    No, eso no; cambia de tono y me quedo.
    Me salto esa y te concedo un segundo intento, gratis.
  `),
  deflect: lines(`
    Me temo que ese departamento está cerrado, y nunca estuvo abierto.
    Qué audacia, pero me quedo con la ropa puesta y una leve sonrisa.
    Ahí corremos la cortina, una bien gruesa.
    Mantengamos esto apto para el tablón de la oficina, o casi.
  `),
};
