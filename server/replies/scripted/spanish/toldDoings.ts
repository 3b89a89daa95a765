import type { Occasions } from '../../occasions/occasions';
import { lines } from '../lines';

/** What users tell of animals and of what they did themselves. */
export const toldDoings: Occasions = {
  adopted: {
    phrases: `he adoptado, adopte, adoptar, un perro de, del refugio, de la protectora, protectora, quiero un perro, quiero un gato, quiero adoptar, tener perro`,
    said: lines(`
      Entonces tu casa tiene un latido más. ¿Qué tal se adapta la criatura?
      Dale tiempo, un rincón propio y un nombre que se pueda gritar en un parque.
      Nos eligen ellos, aquí solo firmamos.
      Ya no volverás a desayunar sin compañía.
    `),
  },
  petMischief: {
    phrases: `mi gato, mi gata, el gato, la gata, mi perro, mi perra, el perro, cachorro, gatito, huellas, hamster, conejo, loro, un pato, ardilla, paloma, erizo, zorro, gaviota`,
    said: lines(`
      Ay, los animales. ¿Y qué hiciste?
      Los animales siempre se salen con la suya, ¿verdad?
      Yo creo que se lo habría perdonado.
      ¿Tienes alguna foto?
      Con un animal en casa no hay quien se aburra.
      Dale una caricia de mi parte.
      Una casa con un animal es otra cosa.
      Te miran y se te pasa todo.
      Seguro que sabía lo que hacía.
      Cuéntame más, que me encantan estas cosas.
    `),
  },
  stolen: {
    phrases: `me robaron, me han robado, me asaltaron, me atracaron, entraron a robar, me robo movil/cartera/bolso/bici/coche`,
    said: lines(`
      Qué sensación más fea, y no es solo por la cosa en sí. ¿Había algo que no se pueda reponer?
      Que solo les traiga ruedas pinchadas.
      Denúncialo, aunque no lleve a nada, es la pequeña parte que se puede hacer.
      Que alguien se sirva así de lo tuyo no se sacude en una hora.
    `),
  },
  match: {
    phrases: `viendo partido, veo partido, ver partido, viendo futbol, vamos perdiendo, vamos ganando, vamos empatando, empatamos, penalti, prorroga, arbitro, ^ gol $, gool, goool, gooool, golazo, segundo tiempo, veo final, ver final, partidazo`,
    said: lines(`
      Es solo un juego, y eso no ha consolado nunca a nadie en un momento así.
      Grítale a la pantalla, que lo notan, seguro que sí.
      Hasta el pitido final puede pasar todo, por eso se mira. ¿Cuánto queda?
      Yo no serviría para esto, siempre acabo queriendo a quien está en la portería.
    `),
  },
  interview: {
    phrases: `entrevista de trabajo, entrevista, me entrevistaron`,
    said: lines(`
      De las preguntas raras es de lo único que uno se acuerda después. ¿Cómo saliste de esa?
      También estaban con nervios, solo que tenían mejores sillas.
      Ahora toca esperar, y tu parte ya está hecha.
      Allí no se puede llevar más que a uno mismo.
    `),
  },
  quitJob: {
    phrases: `dejar mi trabajo, dejar trabajo, dejo trabajo, renunciar, cambiar de trabajo, dejar curro, dejar mi curro`,
    said: lines(`
      Casi siempre está decidido mucho antes de decirlo en voz alta. ¿Cómo sería la primera mañana sin eso?
      Cuenta los meses que aguantan tus ahorros, que calma más que cualquier lista de razones.
      Ve hacia algo, no solo lejos de algo, ahí está toda la diferencia.
      El aburrimiento es una razón estupenda, solo que tiene mala fama.
    `),
  },
  venture: {
    phrases: `abrir … libreria/cafeteria/tienda/negocio/bar/restaurante/taller/estudio, mi propio negocio, mi propia tienda, montar negocio, emprender, escribir libro, escribiendo libro, mi novela`,
    said: lines(`
      El primer día me tendrías en la puerta, con silla propia.
      ¿Cómo se llamaría, ya tienes nombre?
      El primer año es de las facturas y el segundo, tuyo, según dicen.
      Empieza tan en pequeño que nadie se entere, y así nadie te lo quita de la cabeza.
    `),
  },
  overslept: {
    phrases: `me quede dormido, me quede dormida, llegue tarde, llego tarde, llegaba tarde, voy tarde, no sono la alarma, no sono el despertador`,
    said: lines(`
      Les pasa a los más puntuales, una vez al año y siempre el día que no toca.
      ¿Y cómo se lo tomaron?
      No pasa nada, le ocurre a todo el mundo.
      Entra como si lo tuvieras planeado, que es la mitad.
    `),
  },
  deadline: {
    phrases: `tengo que entregar, fecha limite, fecha de entrega`,
    said: lines(`
      Lo que más cuesta es empezar.
      Media hora sin el teléfono, y luego puedes volver a quejarte.
      Qué presión. ¿Cuánto falta?
      Suficiente y a tiempo gana a perfecto y nunca.
    `),
  },
  presentation: {
    phrases: `presentacion, exposicion, di una charla, hable en publico, delante de todos, delante de cuarenta, me temblaba la voz, entrevista de trabajo, el publico, en el escenario`,
    said: lines(`
      Los nervios se notan menos de lo que parece. ¿Cómo te quedaste después?
      Si alguien preguntó, alguien escuchaba, y no se puede pedir más.
      Te plantaste ahí, y casi nadie lo hace.
      Ya está, y nunca volverá a ser tan difícil.
    `),
  },
  cancelled: {
    phrases: `me cancelaron, me han cancelado, cancelaron, cancelado, se cayo el plan, rechazaron, aplazado, aplazaron, no me devuelven, la fianza`,
    said: lines(`
      Tantas semanas esperándolo y luego una sola frase. ¿Queda algo que salvar?
      Yo también echaría humo, y lo querría por escrito.
      El dinero quizá vuelva; la ilusión no, y eso da rabia.
      Pregunta primero qué te corresponde, antes de decir nada definitivo.
    `),
  },
  health: {
    phrases: `mis resultados, los resultados, mis analisis, los analisis, benigno, salio todo bien, todo en orden, la biopsia, la resonancia, me dieron el alta, revision medica`,
    said: lines(`
      La espera es peor que casi cualquier resultado. ¿A quién se lo contaste primero?
      Entonces toca descansar un poco.
      Es normal que te afecte.
      Haz algo bonito con ese alivio, que se gasta demasiado pronto.
    `),
  },
  passed: {
    phrases: `aprobe, he aprobado, aprobado, carnet de conducir, carnet, sacado un 9, sacado un 10, sacado un 8, sacado sobresaliente, buena nota, buenas notas, sobresaliente, notable, selectividad, me gradue, graduacion, mi tesis, suspendia, ha aprobado, en mates, en matematicas, a la tercera, a la primera`,
    said: lines(`
      ¡Enhorabuena! ¿Lo vas a celebrar?
      Tantas horas, y ahora ya no se lo quita nadie.
      Da igual a la cuánta fue, en el papel solo pone que salió.
      ¿Hubo nervios hasta el final o, por una vez, calma?
    `),
  },
  newJob: {
    phrases: `me dieron el trabajo, me han dado el trabajo, dado el trabajo, nuevo trabajo, trabajo nuevo, me ascendieron, me han ascendido, ascenso, me contrataron, me han contratado, firme el contrato, empiezo el lunes, empiezo a trabajar, primer dia de trabajo, subida de sueldo, aumento de sueldo`,
    said: lines(`
      Enhorabuena, alguien ahí tiene buen ojo. ¿Qué es lo que más ilusión te hace?
      Las primeras semanas son para aprender nombres y encontrar el café bueno, nada más.
      Te eligieron a ti, acuérdate cuando la cosa se complique.
      ¿Lo contaste enseguida o te lo guardaste una horita?
    `),
  },
  finished: {
    phrases: `por fin termine, por fin acabe, he terminado, he acabado, termine el, acabe el, entregue, he entregado, proyecto listo, ya esta hecho, mande a las, por fin mande`,
    said: lines(`
      Terminado: qué palabra tan bonita. ¿Qué es lo primero que te quitas de encima?
      Ahora viene lo mejor, la noche en que nadie quiere nada de ti.
      Te mereces dormir muchísimo y desayunar tardísimo.
      Espero que alguien te dijera «bien hecho»; si no, lo digo yo.
    `),
  },
  won: {
    phrases: `gane, ganamos, he ganado, hemos ganado, le gane, ajedrez, parchis, juego de mesa, juegos de mesa, jaque mate, las cartas, monopoly, el partido, torneo, la play, videojuego`,
    said: lines(`
      Disfrútalo, y sé insoportable exactamente una noche. ¿Cómo se lo tomó la otra parte?
      ¿Habrá revancha?
      Una victoria así se recuerda años, y quien pierde, más todavía.
      Cuéntame cómo fue, que me interesa.
    `),
  },
  cooked: {
    phrases: `hice un bizcocho, cocine, he cocinado, lasaña, tortilla, paella, receta nueva, pan casero, casero, al horno, en el horno, se me quemo, quemado por arriba, croquetas, lentejas, sopa, esta noche hago, esta noche cocino, hoy cocino, voy a cocinar, hago tacos/pasta/paella/lentejas/sopa`,
    said: lines(`
      Si no quedó nada en el plato, salió bien, tuviera la pinta que tuviera. ¿Lo repetirías?
      Lo un poquito quemado es la parte de quien cocina, regla antigua.
      Desde cero, qué respeto; la mayoría se rinde en la lista de la compra.
      Yo habría pedido repetir sin ninguna educación.
      Solo el olor ya paga el trabajo, se mete en todos los cuartos.
      Apunta la receta antes de que se te olvide lo que hiciste.
      Lo que hace uno mismo siempre sabe un poco a victoria.
      Nadie se ha arrepentido nunca de una cocina que huele así.
      Tú cocinas y yo te hago compañía, que es un reparto justo.
    `),
  },
  craft: {
    phrases: `hacer punto, ganchillo, tejer, tejiendo, tejo, coser, cosiendo, ceramica, arcilla, bricolaje, casa del arbol, construyendo, construir, he montado, ikea, lego, puzle, rompecabezas, acuarela, pintar un cuadro, manualidades`,
    said: lines(`
      Nada calla tanto la cabeza como tener las manos ocupadas. ¿Qué va a ser?
      El primero puede salir torcido, así se nota que es tuyo.
      Al principio no sabe nadie; el plan llega con el segundo intento.
      Guárdalo, salga lo que salga; algún día será la anécdota de cómo empezaste.
    `),
  },
  decorating: {
    phrases: `pintando el, pintando la, pintar el salon, pinte la, he pintado, pintamos, reforma en casa, reformando, sofa nuevo, cambie los muebles, cambiado los muebles, papel pintado, cortinas nuevas, lampara nueva, cocina nueva, cama nueva, el salon, parece un hospital`,
    said: lines(`
      Una semana se ve raro, y luego una casa no se imagina de otra manera. ¿De dónde salió la idea?
      Quien tiene la brocha decide; los demás, que admiren.
      ¿Ya se parece a ti o todavía huele a pintura?
      Vive un mes con ello antes de creer a nadie que se queje.
    `),
  },
  garden: {
    phrases: `jardin, huerto, tomates, balcon, plantas, mis plantas, plante, he plantado, sembrar, patatas, rosas, tulipanes, regar, regando, semillas, orquidea, geranios, macetas`,
    said: lines(`
      Pocas cosas dan tanto gusto como algo que crece gracias a ti. ¿Qué más viene en camino?
      Las plantas notan quién las cuida, de eso no me saca nadie.
      ¿Primero las manos sucias y luego la espalda, o al revés?
      La primera cosecha sabe mejor que nada de la tienda.
      Un puñado de tierra arregla muchas discusiones.
      Siempre brota algo justo cuando ya lo dabas por perdido.
    `),
  },
  running: {
    phrases: `correr, salgo a correr, sali a correr, he salido a correr, gimnasio, gym, maraton, media maraton, yoga, natacion, nadar, entrenando, entrenar, agujetas, kilometros, padel, bici, en bicicleta, escalada`,
    said: lines(`
      Bien hecho; el metro más duro es el del sofá a la puerta.
      Las primeras semanas son horribles para todo el mundo, y luego las piernas empiezan a pedirlo. ¿Hasta dónde llegas?
      Despacio también cuenta, el reloj solo lo miras tú.
      ¿Qué escuchas mientras tanto, música o tu propia respiración?
      La ducha de después es media recompensa.
      Mañana se quejarán las piernas, tómalo como un piropo.
      Salir sin ganas cuenta el doble.
    `),
  },
  learning: {
    phrases: `aprender italiano, aprender frances, aprender ingles, aprender aleman, aprender japones, aprender coreano, aprendiendo, estoy aprendiendo, me apunte a, me he apuntado, clases de, un curso, duolingo, academia`,
    said: lines(`
      Por gusto es el mejor motivo que hay. ¿Qué es lo primero que te gustaría saber hacer?
      Hazlo mal y con alegría una temporada, así se queda.
      Unos minutos al día ganan a un domingo heroico.
      Me gusta la gente que empieza cosas sin que nadie la obligue.
      La tercera semana es la peor, luego ya va sola la cosa.
      Todo el que lo hace bien dio vergüenza al principio.
      Guarda los errores, que de ahí salen las mejores historias.
      Tengo mucho respeto por quien empieza de cero porque quiere.
    `),
  },
};
