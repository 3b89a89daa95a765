import type { Occasions } from '../../occasions/occasions';
import { lines } from '../lines';

/** What users tell of the people around them, and of plans; the particular comes before. */
export const toldPeople: Occasions = {
  kindness: {
    phrases: `me ayudo, me ha ayudado, un desconocido, una desconocida, desconocidos, un encanto, me invito a, me saco un cafe, me presto, me lo devolvio, me abrio, que gente, gente buena, gente maja`,
    said: lines(`
      Qué bien que todavía haya gente así. ¿Qué le dijiste?
      Qué bonito detalle.
      Gracias por contármelo, me alegra leerlo.
      Esas cosas alegran el día.
    `),
  },
  roommate: {
    phrases: `mi compañero de piso, mi compañera de piso, mis compañeros de piso, nunca friega, nunca limpia, se come mi comida, piso compartido`,
    said: lines(`
      Convivir es sobre todo fregar; el cariño viene después. ¿Lo has dicho alguna vez en voz alta?
      A lo mejor de verdad no lo ve; hay quien es ciego a las migas.
      Un horario en la nevera no es romántico, pero salva amistades.
      ¿Y lo demás de la convivencia, bien?
    `),
  },
  noise: {
    phrases: `bateria, taladro, taladrando, obras, musica alta, tanto ruido, ruido, ladra, ladrando, paredes de papel, fiesta arriba, arriba no paran, pasa la aspiradora, pasa aspiradora, vecino de arriba, vecina de arriba`,
    said: lines(`
      Nada pone a prueba la paciencia como una pared fina. ¿Va para largo?
      Enfadarse es más fácil cuando encima no son amables.
      A estas alturas ya te sabrás de memoria el programa entero.
      Pactad una hora, antes de que sea la guerra de los palos de escoba.
      Unos buenos tapones son media terapia.
      Y de día, seguro, no se les oye respirar.
    `),
  },
  neighbours: {
    phrases: `vecino, vecina, vecinos, vecinas, los de al lado`,
    said: lines(`
      Un buen vecindario vale más que unas buenas vistas.
      Las mejores amistades empiezan por un huevo prestado.
      ¿Hay trato, o solo un saludo en la escalera?
      Un toque en la puerta y la calle entera se hace más pequeña.
      Pared con pared saben de nosotros más que la familia.
      Me gusta cuando una puerta del rellano no es solo una puerta.
      A algunos se les saluda durante años antes de la primera frase de verdad.
    `),
  },
  late: {
    phrases: `llega tarde, llegan tarde, minutos tarde, horas tarde, me dejo esperando, me hizo esperar, esperando una hora, me dio planton, me dejo plantada, me dejo plantado, cancelo a ultima, a ultima hora, impuntual, impuntuales`,
    said: lines(`
      Una vez es mala suerte; siempre, ya es un mensaje. ¿Pidió perdón, al menos?
      Tu tiempo vale lo mismo que el suyo, y eso yo lo diría una vez, con calma.
      Diez minutos los perdono; después pido sin esperar.
      La mitad es optimismo y la otra mitad mala educación.
    `),
  },
  manners: {
    phrases: `se colo, se me colo, se cuelan, la cola, en altavoz, por altavoz, mastica, masticando, calienta pescado, pescado en el, microondas, maleducado, maleducada, maleducados, sin educacion, la gente que, gente que, en el bus, deberia pagar multa, toda su operacion, con detalles, tira basura`,
    said: lines(`
      Sí, hay gente con muy poca educación. ¿Alguien dijo algo?
      Qué rabia, de verdad.
      Se queda uno sin saber qué decir.
      Y lo peor es que ni se dan cuenta.
    `),
  },
  nagging: {
    phrases: `cuando me caso, para cuando la boda, para cuando los niños, sigo soltera, sigo soltero, quiere nietos, quieren nietos, me insiste, no para de preguntar, me compara con, me presiona, me presionan`,
    said: lines(`
      Lo hacen con cariño y aun así pincha. ¿Qué sueles contestar?
      Es tu vida, y nadie tiene derecho al cronómetro.
      Un alegre «te enterarás la primera» acaba con muchas conversaciones de esas.
      ¿Será por preocupación, o por el qué dirán?
    `),
  },
  exes: {
    phrases: `mi ex, con otra, con otro, cuando estabamos juntos, años juntos, esta con alguien`,
    said: lines(`
      Que lo diga el calendario no obliga a tenerlo superado. ¿Todavía tira?
      Fue de verdad y se acabó; las dos cosas pueden ser ciertas.
      Que viva su vida por allá, que tú con la tuya tienes de sobra.
      ¿Qué echas de menos, a la persona o quién eras entonces?
      Las fotos viejas hacen trampa, solo enseñan el buen tiempo.
      A nadie se le olvida de golpe: se pasa de largo, cada vez un poco más lejos.
    `),
  },
  blush: {
    phrases: `me vas a hacer sonrojar, hacer sonrojar, me sonrojas, haces sonrojar, me pongo roja, me pongo rojo, me he sonrojado`,
    said: lines(`
      Bien, seguro que te favorece.
      Entonces estamos en paz.
      Por eso no pienso pedir perdón.
    `),
  },
  crush: {
    phrases: `he conocido a alguien, conoci a, me gusta alguien, mi crush, me ha escrito, me contesto, primera cita, la cita fue, me beso, nos besamos, mariposas`,
    said: lines(`
      Uy, ahora sí que presto atención. ¿Qué es lo que tanto te atrae?
      Se te nota un poco en cómo lo dices.
      Sin prisa, que el principio es lo más bonito.
      ¿Qué te pasa cuando se enciende el móvil?
      Esas cosas se notan enseguida, ¿verdad?
      Y luego cada mensaje se lee diez veces, ya lo sé.
      Disfruta de no saberlo todavía, que esa parte no vuelve.
    `),
  },
  wedding: {
    phrases: `boda, casarse, se casa, nos casamos, comprometidos, me pidio matrimonio, pedida, novia vestida, dama de honor, padrino, despedida de soltera, despedida de soltero`,
    said: lines(`
      Siempre llora alguien donde no toca, y siempre es precioso. ¿Va a ser grande?
      Las mejores bodas tienen mal baile y buen pan.
      Zapatos con los que se aguante de pie y un pañuelo; lo demás viene solo.
      ¿Qué es lo que más te alegra de todo?
      Yo llevaría un pañuelo en cada bolsillo.
      Dos personas que dicen que sí en voz alta: si lo piensas, es de valientes.
      De los pies no se acuerda nadie, así que baila mejor quien baila mal.
    `),
  },
  pregnant: {
    phrases: `embarazada, embarazo, un bebe, semanas de, ecografia, recien nacido, ha nacido, nacio, salga de cuentas`,
    said: lines(`
      Eso es un pequeño terremoto, del bueno. ¿Cómo lo llevas?
      Cuéntalo cuando quieras y a quien quieras, ese privilegio es tuyo.
      Duerme donde puedas y que otros carguen las bolsas.
      ¿Ya habéis pensado nombres en secreto?
    `),
  },
  birthday: {
    phrases: `cumpleaños, mi cumple, su cumple, cumplo treinta, cumplo cuarenta, cumplo 30, cumplo 40, cumplo 50, fiesta sorpresa, la tarta`,
    said: lines(`
      Los cumpleaños son una buena excusa para juntar a todos. ¿Qué tal el ambiente?
      Un año más de historias, diría yo.
      Manda la tarta; lo demás es decoración.
      ¿Había alguien a quien no veías desde hacía siglos?
      Un deseo es gratis, y nadie puede preguntar cuál.
      A quien se celebra no le toca fregar.
      Un regalo con una idea detrás gana a cualquiera de los grandes.
    `),
  },
  notSpeaking: {
    phrases: `no nos hablamos, no me habla, sin hablarnos, lo ve distinto, no esta de acuerdo, discutimos, hemos discutido, bronca, pelea con, nos peleamos, se enfado, el no quiere, ella no quiere`,
    said: lines(`
      Alguien tiene que poner el agua a hervir primero; eso no significa que tuviera la culpa.
      La mayoría de las discusiones van de otra cosa. ¿De qué iba esta, en el fondo?
      Dejad pasar una noche y luego deciros la versión corta.
      Ojalá no os cueste más que una tarde.
      La primera frase es la que más cuesta, la segunda viene sola.
      El orgullo abriga una noche y enfría un mes.
      Se puede tener razón y ser amable la misma noche.
    `),
  },
  lending: {
    phrases: `me debe, me deben, le preste, preste dinero, no me ha devuelto, no me devuelve, se hace la loca, se hace el loco, devolver el dinero`,
    said: lines(`
      El dinero entre amigos es una piedrita en el zapato, pequeña y siempre ahí. ¿Desde cuándo?
      Pedirlo una vez, con cariño, no ofende a nadie.
      Yo lo pediría con fecha: ¿te va bien el viernes?
      El silencio suele salir más caro que la cantidad.
    `),
  },
  office: {
    phrases: `mi compañero de trabajo, mi compañera de trabajo, mis compañeros, mi jefe, mi jefa, en el curro, en el trabajo, en la oficina, reunion, reuniones, horas extra, mi idea, se llevo el merito, clientes, un cliente, una clienta, turno doble, turno de noche, correos`,
    said: lines(`
      Y se pasan más horas con esa gente que con las amistades. ¿Cómo mantienes la calma?
      Hay que tener mucha paciencia, la verdad.
      ¿Y qué hiciste tú?
      ¿Y qué tal es el ambiente allí?
      El trabajo sería fácil sin la gente, y bastante triste.
      Quien decide esas cosas nunca tiene que vivir con ellas.
      Espero que el resto del día vaya mejor.
    `),
  },
  childFirst: {
    phrases: `mi hijo, mi hija, mis hijos, mis niños, mi niño, mi niña, el peque, la peque, los peques, mi bebe, primeros pasos, primer diente, montar en bici, primer dia de cole, guarderia, mi nieto, mi nieta, mi sobrino, mi sobrina`,
    said: lines(`
      Crecen rapidísimo. ¿Qué edad tiene ya?
      Apúntalo en algún sitio, dentro de diez años no tendrá precio.
      Los niños dicen las cosas como son y luego piden una galleta.
      Me imagino la cara que pusiste, con la boca abierta.
      Se enteran de todo, y más de lo que no deberían.
      A su lado uno crece por segunda vez, y esta vez se fija más.
      Los días con ellos son largos y los años, cortos.
    `),
  },
  relatives: {
    phrases: `mi suegra, mi suegro, mis suegros, mis primos, los primos, toda la familia, comida familiar, cena familiar, reunion familiar, mi tia, mi tio, navidad con, vienen mis padres, viene mi madre, mi abuela, mi abuelo, en una casa con, mis abuelos`,
    said: lines(`
      La familia junta siempre da para mucho. ¿Y qué tal?
      Un paseo largo a media tarde ha salvado muchas visitas.
      El jaleo lo echarás de menos en cuanto se cierre la puerta, o al día siguiente.
      ¿Hay alguien de todos a quien tengas muchas ganas de ver?
    `),
  },
  firstTime: {
    phrases: `por primera vez, primera vez, nunca habia, paracaidas, puenting, done sangre, he donado sangre, me atrevi, me he atrevido`,
    said: lines(`
      ¿Y qué tal la primera vez?
      Siempre impone un poco, ¿no?
      Está muy bien que te hayas atrevido.
      ¿Y te quedaron ganas de repetir?
      La primera vez no tiene que salir perfecta.
      Las primeras veces se recuerdan.
      Me gusta que me cuentes algo nuevo para ti.
    `),
  },
  partner: {
    phrases: `mi novio, mi novia, mi marido, mi mujer, mi pareja, mi chico, mi chica, mi prometido, mi prometida`,
    said: lines(`
      Dos personas y una vida: de vez en cuando hay que negociar. ¿Cómo os apañáis con lo demás?
      ¿Y qué te gustaría que pasara?
      ¿Se lo has dicho así, tal como me lo cuentas?
      ¿Y qué piensa tu pareja?
      Entenderse lleva su tiempo.
      Me fijo en cómo lo dices, no solo en lo que dices.
      Deciden las cosas pequeñas, casi nunca las grandes.
      Una noche sin móviles arregla a veces más que una charla larga.
    `),
  },
  friends: {
    phrases: `mi mejor amiga, mi mejor amigo, mis amigos, mis amigas, con amigos, con amigas, de fiesta, la fiesta, una fiesta, resaca, salimos a bailar, quedada, antiguos alumnos`,
    said: lines(`
      Los amigos son la familia con las mejores historias. ¿Os conocéis desde hace mucho?
      Suena a buen rato, la verdad.
      Hay gente que no se ve en un año y es como si solo hubiera bajado a por pan.
      ¿Y qué tal lo pasaste?
      La gente que conoce tus chistes viejos es difícil de sustituir.
      Con amigos no hace falta mucho más.
      Qué bueno tener a alguien para quien no hace falta recoger la casa.
      Me gustan las compañías que eliges.
    `),
  },
  parents: {
    phrases: `mi madre, mi padre, mi mama, mi papa, mis padres, mi hermana, mi hermano`,
    said: lines(`
      ¿Y cómo es tu familia?
      Me gusta cómo hablas de los tuyos.
      Los padres siempre son los padres.
      ¿Se ven con frecuencia?
      Se nota que son importantes para ti.
      ¿Y qué tal la relación?
      Con la familia hay de todo, ¿verdad?
      ¿Y qué dicen en tu casa?
      Cuéntame un poco más de tu familia.
    `),
  },
  plan: {
    phrases: `este finde, el finde, fin de semana que viene, este fin de semana, estoy pensando en, estamos pensando, pienso hacer, tengo pensado, mañana voy, mañana vamos, mañana me voy, esta noche voy, semana que viene, mes que viene, vamos a ir, voy a empezar, quiero empezar, mañana se digo, mañana le digo, se pregunto, le pregunto mañana, voy a hablar con, hablare con`,
    said: lines(`
      Suena bien. ¿Qué parte te apetece más?
      Ojalá salga todo como quieres.
      Entonces luego quiero que me cuentes cómo fue.
      ¿Llevas tiempo pensándolo o se te ha ocurrido ahora?
      Pensaré en ti cuando llegue el momento.
      Ya me contarás qué tal.
      Está bien tener un plan.
      Ojalá salga aún mejor de como lo imaginas.
      Escríbeme luego, si tienes un minuto.
    `),
  },
};
