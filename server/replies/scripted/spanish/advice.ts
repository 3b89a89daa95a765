import type { Occasions } from '../../occasions/occasions';
import { lines } from '../lines';

export const advice: Occasions = {
  breakUp: {
    phrases: `romper con, cortar con, dejar a mi novio, dejar a mi novia, dejarlo con, dejarle, dejarlo, separarme, divorciarme`,
    said: lines(`
      Fíjate en lo que sientes cuando suena la llave en la puerta. Alivio o un nudo, ahí está casi toda la respuesta.
      Di una vez, con claridad, qué te falta, y dale un mes. Si no se mueve nada, irse no es crueldad.
      Nadie tiene que ser malo para que se acabe. Pero dilo a la cara y no en mitad de una bronca.
    `),
  },
  owing: {
    phrases: `me debe, me deben, le preste, presto dinero, devuelva, devolver el dinero, se hace la loca, se hace el loco`,
    said: lines(`
      Pídelo una vez, con cariño y con fecha: «¿Puedes antes del viernes?». Una amistad aguanta esa frase.
      Yo diría algo. Callar te cuesta el dinero y la amistad, solo que más despacio.
    `),
  },
  roommate: {
    phrases: `compañero de piso, compañera de piso, nunca friega, nunca limpia, no friega, no limpia`,
    said: lines(`
      Dilo un día tranquilo y con algo de comer delante: «Me agobia el fregadero lleno, ¿buscamos una norma?». Una cosa, no una lista.
      Empieza por lo que sí funciona entre vosotros, luego lo que no, y pregunta qué le molesta a la otra parte. Así sigue siendo una charla.
    `),
  },
  sayNo: {
    phrases: `decir que no, decir no, decirle que no, rechazar, negarme, poner limites, cancelar con, escaquearme`,
    said: lines(`
      Corto y amable: «Esta vez no puedo». Sin motivos, que los motivos se discuten.
      Pide tiempo primero: «Mañana te digo». Por escrito y al día siguiente, un no cuesta mucho menos.
    `),
  },
  pregnancy: {
    phrases: `embarazada, embarazo, nauseas, recien nacido, matrona`,
    said: lines(`
      Algo pequeño de comer antes de levantarte, jengibre, aire fresco y una matrona a quien preguntarle todo. Suele pasar tras los primeros meses.
      Cuéntalo primero a quien también te sostendría si fuera mal; los demás pueden esperar lo que quieras.
    `),
  },
  pet: {
    phrases: `tener perro, adoptar, coger un perro, coger un gato, un cachorro, una mascota`,
    said: lines(`
      Si casi siempre hay alguien en casa y te gusta pasear con lluvia, entonces sí. Mira primero en una protectora, y más de una vez.
      Pide prestado uno un fin de semana, algún vecino lo agradecerá. Después ya lo sabrás.
    `),
  },
  hair: {
    phrases: `flequillo, cortarme el pelo, teñirme, tatuaje, tatuarme, piercing`,
    said: lines(`
      Yo digo que sí. El pelo crece, y las ganas no se van solas.
      Pon una foto de eso en el espejo dos semanas. Si todavía te hace sonreír, pide cita.
    `),
  },
  watch: {
    phrases: `que ver, ver esta noche, una peli, una pelicula, una serie, que leer, un libro, para leer`,
    said: lines(`
      Algo antiguo que todos dicen haber visto; suele ser mejor que su fama. Y el móvil, lejos.
      Coge lo que adorabas a los quince y mira si aguanta. Será otra, y tú también.
      Pregunta a esa persona cuyo gusto te irrita un poco, te sorprenderá. Y dale veinte minutos, no más.
    `),
  },
  tooLate: {
    phrases: `demasiado mayor, demasiado tarde, es tarde para, a mi edad, a los treinta, a los cuarenta, a los cincuenta`,
    said: lines(`
      No, no es tarde. Dentro de cinco años tendrás esa edad igual, con ello o sin ello.
      Empieza en pequeño y esta misma semana; al principio se hace mal a cualquier edad, y esa es la mitad de la gracia.
    `),
  },
  studies: {
    phrases: `dejar la carrera, dejar la uni, dejar los estudios, dejar la universidad, cambiar de carrera, la carrera de, carrera`,
    said: lines(`
      Tres años son muchos, pero menos que treinta en un oficio que no te gusta. Prueba lo otro un mes antes de firmar nada.
      Averigua si odias la materia o solo el sitio. Y cuéntales a tus padres el plan, no solo que lo dejas.
      Si en la otra cosa se te pasan las horas volando, ya tienes media respuesta. La otra media son las cuentas: haz números antes del próximo curso.
    `),
  },
  parents: {
    phrases: `decir a mis padres, decirselo a mis padres, contarselo a mis padres, mis padres me matan, mis padres, me presionan, salir del armario`,
    said: lines(`
      Díselo primero a quien tenga más mano izquierda, en casa y sin prisa. Y di lo que necesitas: no un veredicto, solo que lo sepan.
      No hay que convencerlos en una noche. Dos frases, que se lleven el susto, y la semana que viene volvéis a hablar.
    `),
  },
  purchase: {
    phrases: `me lo compro, lo compro, la compro, comprar el coche, comprar un coche, segunda mano, vale lo que, cambiar de movil`,
    said: lines(`
      Consúltalo dos noches con la almohada y que lo mire alguien que sepa más y no quiera venderte nada. Lo bueno sigue siendo bueno el jueves.
      Si tienes que convencerte, no. Si te daría rabia vérselo a otra persona, sí.
    `),
  },
  saving: {
    phrases: `ahorrar, ahorro, gasto todo, gastar menos, llegar a fin de mes`,
    said: lines(`
      Aparta algo el mismo día que cobras, antes de que el dinero se entere, aunque sean veinte euros. Lo que queda es lo que hay.
      Decide cuánto cuesta una salida antes de salir y lleva eso en efectivo. Cuando se acaba, la noche también, y no pasa nada.
    `),
  },
  fullDay: {
    phrases: `hacer este finde, hacer el finde, hacer el domingo, hacer hoy, hacer esta tarde, hacer esta noche, en mi dia libre`,
    said: lines(`
      Una cosa al aire libre, otra por alguien y otra completamente inútil. Con eso sale un buen día haga el tiempo que haga.
      Súbete a un bus hasta la última parada y vuelve andando, con algo de comer en el bolsillo. Siempre se encuentra algo.
    `),
  },
  sleep: {
    phrases: `dormir, dormirme, sueño, insomnio, conciliar, despierta de noche, despierto de noche, desvelada, desvelado`,
    troubles: `
      casi no he dormido, apenas dormi, casi no dormi, no he dormido, no puedo dormir, no logro dormir, no consigo dormir, no duermo, duermo mal, no me duermo`,
    said: lines(`
      Levántate diez minutos, con poca luz, y haz algo aburrido; la cama no debería ser un sitio donde se pelea.
      Apunta las preocupaciones de mañana en un papel y déjalo en otro cuarto. Mañana seguirán ahí, pero tú habrás descansado.
      La misma hora cada mañana, aunque la noche fuera mala, y el móvil fuera del dormitorio. Tarda una semana, y funciona.
    `),
  },
  heartbreak: {
    phrases: `mi ex, superar, supero, olvidarlo, olvidarla, olvido, desamor, ruptura, corazon roto, dejar de pensar en el, dejar de pensar en ella, escribirle a mi ex`,
    troubles: `extraño a mi ex, echo de menos a mi ex, no supero, no lo supero, no puedo olvidar`,
    said: lines(`
      Una regla pequeña: nada de mensajes viejos después de las nueve. Superar a alguien es, sobre todo, no abrir cada noche el mismo cajón.
      Deja que duela sin discutir con ello, y dedica una tarde a la semana a algo que sea solo tuyo. Por ahí empieza lo nuevo.
      No le escribas esta noche; escríbeme a mí, o en un papel, y léelo por la mañana. Echas de menos los días buenos, y tienes derecho.
    `),
  },
  gift: {
    phrases: `regalo, regalar, regalarle, le regalo, cumple, cumpleaños, navidad, aniversario, boda, detalle`,
    said: lines(`
      Algo que solo puedas dar tú: una foto de los dos, en papel, con una línea detrás. Y en caso de duda, flores.
      Una tarde juntos, con la fecha ya escrita en la tarjeta. Las cosas se quedan por ahí, las tardes se cuentan.
      Recuerda de qué se ha quejado últimamente y resuelve justo eso, bien envuelto. Se nota que escuchabas.
    `),
  },
  cooking: {
    phrases: `cocinar, cocino, cenar, de cenar, de comer, para la cena, para cena, receta, preparo de, hago de cena, hago de comer`,
    said: lines(`
      Pasta con ajo, limón y lo verde que haya en la nevera; quince minutos, y parece que lo tenías planeado.
      Patatas, huevos y cebolla en una sartén, despacio, y una ensalada con demasiada mostaza. Nadie se quedó triste después de eso.
      Una olla de lentejas con tomate y comino, que mañana estará aún mejor. ¿Quién come contigo?
    `),
  },
  askOut: {
    phrases: `invito a salir, invitar a salir, invitarla, invitarlo, pedirle salir, ligar, ligo, coquetear, hablarle a chica, hablarle a una chica, acercarme, me gusta una chica, me gusta un chico, me gusta chica, me gusta chico, crush, su numero, conseguir novia, conseguir novio`,
    troubles: `me gusta una chica, me gusta un chico, tengo un crush`,
    said: lines(`
      Propón algo pequeño y claro: un café, el sábado, el sitio de la esquina. Lo claro es más amable que lo ingenioso, y un no te cuesta un minuto.
      Habla de lo que tenéis delante, haz una pregunta sincera y di que te gustaría seguir la charla con algo de beber.
      Dilo antes de tener el discurso preparado. «Me gusta hablar contigo, ¿seguimos en una mesa?» nunca le ha hecho daño a nadie.
    `),
  },
  date: {
    phrases: `cita, primera cita, primeras citas, citas, tinder`,
    troubles: `tengo una cita, tengo cita con, mi primera cita`,
    said: lines(`
      Ponte aquello con lo que te sientes como eres, y elige un sitio donde se oiga. Dos buenas preguntas valen más que diez chistes.
      Pregunta qué haría con una semana libre, y sigue la respuesta en vez de la pregunta siguiente. Y come algo antes.
      No hace falta deslumbrar, basta con tener curiosidad. Si llega el silencio, dilo y reíos; al otro lado de la mesa también hay nervios.
    `),
  },
  clothes: {
    phrases: `que me pongo, que ponerme, que me pongo para, elegante, como me visto, codigo de vestimenta`,
    said: lines(`
      Primero zapatos cómodos, y el resto se construye encima. Una sola cosa puede llamar la atención.
      Aquello con lo que ya te sentiste bien una vez, y planchado. Del traje no se acuerda nadie; de la cara, todos.
    `),
  },
  newFriends: {
    phrases: `hacer amigos, hago amigos, hacer amistades, conocer gente, conozco gente, nueva ciudad, ciudad nueva, no conozco a nadie`,
    troubles: `no conozco a nadie, no tengo amigos`,
    said: lines(`
      Ve cada semana a lo mismo, un curso, un coro, un grupo para correr. La amistad es, casi siempre, ver las mismas caras las veces suficientes.
      Da tú el paso: «Acabo de llegar a la ciudad, ¿un café el sábado?». Esa frase la espera más gente de la que crees.
      Empieza por los sitios pequeños de siempre, la panadería, la vecina, el gimnasio. Un nombre por semana, y en primavera es tu ciudad.
    `),
  },
  homesick: {
    phrases: `echo de menos mi casa, extraño mi casa, extraño mi pais, echo de menos mi pais, echo de menos mi tierra, extraño mi tierra, nostalgia, morriña, mi pueblo`,
    troubles: `echo de menos mi, echo de menos mi casa, extraño mi casa, extraño mi pais, extraño mi tierra, morriña`,
    said: lines(`
      Cocina un plato de tu tierra, como es debido, y cómelo con la mesa puesta. Y busca aquí un rincón donde sepan tu nombre; los primeros meses son los más largos.
      Llama a casa a una hora fija, no cada vez que duele, y queda aquí para algo pequeño justo después. Se pueden tener dos casas.
      Echarla de menos no es ser ingrato con este sitio. ¿Qué te falta más, la gente, la comida o saberte todas las calles?
    `),
  },
  interview: {
    phrases: `entrevista, entrevistas, curriculum, candidatura, postular, presentarme al puesto`,
    said: lines(`
      Prepara tres historias cortas: algo de lo que presumes, algo que salió mal y algo que quieres aprender. Con eso contestas casi todo.
      Pregunta tú también, por ejemplo cómo sería un buen primer mes. Es un encuentro de dos, no un examen.
      Llega diez minutos antes, suelta el aire más despacio de lo que lo tomas y habla a la mitad de velocidad. Ellos también desean que seas tú.
    `),
  },
  exam: {
    phrases: `examen, examenes, oposicion, oposiciones, estudiar, estudio para, carnet de conducir, tesis, parciales, prueba`,
    said: lines(`
      Trozos cortos, veinticinco minutos y un descanso, y explícalo todo en voz alta como si yo no supiera nada. Lo que sabes explicar, lo sabes.
      La víspera para a las ocho, prepara la mochila y sal a andar. La última hora nunca decidió un examen, el sueño sí.
      Haz un examen viejo con el reloj en marcha. Así el de verdad será solo la segunda vez.
    `),
  },
  job: {
    phrases: `dejar mi trabajo, dejar el trabajo, dejo mi trabajo, dejo trabajo, dejar trabajo, renunciar, renuncio, dimitir, cambiar de trabajo, nuevo trabajo, oferta de trabajo, carrera`,
    said: lines(`
      No lo dejes un lunes ni por un enfado. Guarda el próximo alquiler, manda tres candidaturas y mira cómo se siente entonces el trabajo viejo.
      Pregúntate qué echarías de menos la primera mañana sin él. Si es solo el sueldo, puedes empezar a buscar hoy.
      Escribe qué tendría que cambiar para quedarte. Si alguien puede cambiarlo, habla primero; si no puede nadie, ya tienes la respuesta.
    `),
  },
  boss: {
    phrases: `mi jefe, mi jefa, mi encargado, mi encargada, compañero de trabajo, compañera de trabajo, colega, colegas, aumento, subida de sueldo, en oficina`,
    troubles: `mi jefe me grita, mi jefa me grita, mi jefe me odia, mi jefa me odia`,
    said: lines(`
      Apunta qué se dijo y cuándo, y pide diez minutos tranquilos con la puerta cerrada. «Cuando me gritas no puedo trabajar bien» es una frase completa.
      Di una cosa que quieras que cambie, no diez, y en un día tranquilo. Y antes háblalo con alguien de la casa en quien confíes.
      Nadie tiene que aguantar gritos por dinero. Ponte una fecha; si para entonces no cambia nada, empieza a mirar fuera.
    `),
  },
  money: {
    phrases: `dinero, sin blanca, sin un duro, sin duro, deudas, alquiler, ahorrar, ahorro, facturas, llegar a fin de mes, presupuesto`,
    troubles: `estoy sin blanca, estoy sin un duro, estoy sin dinero, no llego a fin de mes, tengo deudas, no puedo pagar, estoy quebrado, no tengo lana, no tengo plata`,
    said: lines(`
      Pon en un papel lo que queda y divídelo entre los días. Primero techo y comida, y una cosa barata que te haga ilusión.
      Llama a quien le debes antes de que te llame; casi todos aceptan plazos más pequeños. Y hay oficinas de asesoramiento que no cuestan nada.
      Sopa, arroz, huevos, e invita a tu cocina en vez de al bar. Se pasa, y no tienes por qué avergonzarte.
    `),
  },
  fit: {
    phrases: `adelgazar, bajar de peso, ponerme en forma, hacer ejercicio, empezar a correr, gimnasio, comer sano, comer mejor, dejar de fumar, de fumar, beber menos`,
    said: lines(`
      Tan poco que no puedas negarte: diez minutos, tres veces por semana, siempre justo después de lo mismo. Lo demás llega solo.
      Hazlo con alguien, o al menos cuéntalo; a nadie le gusta dejar plantado a otro en la esquina. Y sin castigo por una semana mala.
    `),
  },
  flat: {
    phrases: `buscar piso, encontrar piso, encuentro piso, encuentro otro piso, otro piso, casero, casera, alquilar, departamento nuevo`,
    troubles: `mi casero me echa, me echan del piso`,
    said: lines(`
      Díselo a todo el mundo, también en la panadería; media ciudad se muda por alguien que conoce a alguien. Y ten los papeles en una carpeta, suele ganar quien contesta primero.
      Con cada solicitud manda unas líneas sobre ti, cortas y ciertas. Y si el casero aprieta, que lo mire antes una oficina de vivienda.
    `),
  },
  moving: {
    phrases: `mudarme, mudanza, me mudo, irme a vivir, piso nuevo, piso, apartamento, vivir juntos, irme del pais, independizarme`,
    said: lines(`
      Pasa allí antes un día corriente, con compra, lluvia y autobús. Los sábados uno se enamora de cualquier sitio.
      Prepara una primera caja con sábanas, tetera, jabón y un cuadro, y la primera noche abre solo esa. Lo demás puede esperar.
      Pregúntate hacia dónde vas, no solo de qué te vas. Si puedes nombrarlo, ve.
    `),
  },
  motivation: {
    phrases: `motivacion, motivo, motivarme, motivado, motivada, procrastino, procrastinar, procrastinacion, dejo todo para, disciplina, pereza, vaga, vago, empezar, concentrarme, concentro`,
    troubles: `dejo todo para, procrastino, no me concentro, no puedo concentrarme, no tengo motivacion, no consigo empezar`,
    said: lines(`
      Haz cinco minutos, y mal a propósito. Todo el peso está en empezar, lo demás rueda solo.
      Da el paso más pequeño que todavía cuente, cada día a la misma hora. Las ganas vienen después, antes no vienen casi nunca.
      El móvil en otro cuarto, un reloj a veinte minutos, y cuando suene para, aunque vaya bien. Así mañana querrás más.
    `),
  },
  nerves: {
    phrases: `nervios, nerviosa, nervioso, ansiedad, calmarme, me calmo, tranquilizarme, panico, estres, estresada, estresado, preocupacion, hablar en publico, presentacion, discurso`,
    said: lines(`
      Suelta el aire el doble de lento de lo que lo tomas, diez veces. Luego nombra cinco cosas que ves; el cuerpo se lo cree antes que la cabeza.
      Di en casa las dos primeras frases en voz alta hasta que te aburran. Después ya estás dentro, y la cosa te lleva.
      Dile a alguien «estoy un poco de los nervios» y se queda en la mitad. Solo quiere decir que te importa.
    `),
  },
  partner: {
    phrases: `mi novia, mi novio, mi mujer, mi marido, mi esposa, mi esposo, mi pareja, le digo, pedir perdon, pido perdon, le pido perdon, pedirle perdon, disculparme, reconciliar, pelea, pelee con, discuti con, celos`,
    troubles: `pelee con, me pelee, discuti con, nos peleamos, tuvimos pelea`,
    said: lines(`
      Empieza por tu parte, una frase, y sin ningún «pero» dentro. Cuando alguien baja el escudo, lo demás sale más fácil.
      Pregunta cómo se vio desde el otro lado y escucha hasta el final. Casi todas las peleas son dos personas esperando que las oigan.
      Esperad a haber comido y dormido, y entonces di lo que echas en falta, no lo que se hizo mal.
    `),
  },
  friend: {
    phrases: `mejor amiga, mejor amigo, mi amiga, mi amigo, una amiga, un amigo, amistad, no me habla, ya no me habla, me ignora, dejo de hablarme, no me contesta`,
    troubles: `no me habla, ya no me habla, me ignora, dejo de hablarme, me hizo ghosting`,
    said: lines(`
      Escribe un mensaje corto: que te falta esa persona y que te gustaría saber qué pasó. Sin defenderte, y luego unos días de paciencia.
      Dilo a la cara, si puedes, con algo tan inofensivo como un café. Una amistad que importa sobrevive a una conversación torpe.
      Piensa qué querrías oír si fuera al revés, y manda exactamente eso.
    `),
  },
  family: {
    phrases: `mi madre, mi mama, mi padre, mi papa, mis padres, mi padres, mi hermana, mi hermano, mi familia, mi suegra, mi suegros`,
    said: lines(`
      Elige lo único que de verdad importa y deja pasar las otras nueve cosas; con la familia nunca se ganan las diez.
      Dilo con calma y en pocas palabras, y vete antes de que empiece la discusión de siempre. Se puede querer a alguien y colgar primero.
    `),
  },
  smallTalk: {
    phrases: `de que hablo, de que hablar, que hablar, que digo, que decir, empezar una conversacion, sacar conversacion, conversacion, silencio incomodo, timida, timido, hablar con gente, hablo demasiado`,
    troubles: `hablo demasiado, soy muy timida, soy muy timido, soy timida, soy timido`,
    said: lines(`
      Pregunta por algo que se elige: por qué esta ciudad, por qué ese oficio, por qué esa chaqueta. La gente se enciende con lo que ha elegido.
      Escucha la palabra que se diga un poco más alto que las demás y pregunta por ella. No te hará falta otro tema.
      Empieza por el sitio, la comida, la música, y pon un trocito tuyo. Así es una charla y no un interrogatorio.
    `),
  },
  lonely: {
    phrases: `sola, solo, soledad, me siento sola, me siento solo`,
    said: lines(`
      Ponle cita a la peor hora: una llamada, una clase, un paseo con la misma persona cada semana. A la soledad no le gustan los calendarios.
      Escríbele hoy a alguien solo «me he acordado de ti». A casi todo el mundo le da la misma vergüenza que a ti.
      Ve adonde otros hacen algo, no donde solo están, y hazlo con ellos. Con las manos llenas la compañía llega antes.
    `),
  },
  learning: {
    phrases: `aprendo, aprendiendo, aprender, idioma, ingles, frances, aleman, italiano, ruso, chino, japones, guitarra, piano, practicar, mejorar`,
    said: lines(`
      Diez minutos al día ganan a dos horas el domingo. Y dilo todo en voz alta, aunque sea a la cafetera.
      Busca a alguien con quien hacerlo mal. Se aprende más rápido donde se puede reír.
      Apréndelo con algo que ya te guste, canciones, recetas, fútbol. Entonces no es estudiar, es curiosidad.
    `),
  },
  choice: {
    phrases: `decidirme, no me decido, decidir, decido entre, elegir, elijo, que elijo, ayudame a decidir, ayudame a elegir, no se si, duda entre`,
    troubles: `no me decido, no se que elegir, no consigo decidirme, no puedo decidirme, estoy entre`,
    said: lines(`
      Lanza una moneda y fíjate en qué esperas mientras está en el aire. Es esa.
      ¿De cuál de las dos hablarías todavía dentro de cinco años? Quédate con ella y no mires atrás en un mes.
      Apunta qué perderías con cada una. Casi siempre una de las dos pérdidas no duele de verdad.
    `),
  },
};
