import type { Occasions } from '../../occasions/occasions';
import { lines } from '../lines';

/** What users tell of animals, of things and of what they did themselves. */
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
    phrases: `mi gato, mi gata, el gato, la gata, mi perro, mi perra, el perro, me robo, cachorro, gatito, huellas, hamster, conejo, loro, un pato, ardilla, paloma, erizo, zorro, gaviota`,
    said: lines(`
      Y después esa mirada de no haber roto un plato. ¿Qué hiciste?
      Los animales no tienen plan y siempre consiguen lo que quieren.
      Se lo habría perdonado antes de acabar de reírme.
      ¿Hay pruebas, alguna foto?
      Quien vive con un animal nunca manda del todo en casa.
      Dale de mi parte que muy bien hecho y muy prohibido.
    `),
  },
  presentation: {
    phrases: `presentacion, exposicion, di una charla, hable en publico, delante de todos, delante de cuarenta, me temblaba la voz, entrevista de trabajo, el publico, en el escenario`,
    said: lines(`
      Nadie oye la voz temblorosa tan alto como quien la tiene. ¿Cuánto tardaste en bajar a tierra?
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
      Entonces tu cuerpo te debe ahora una tarde tranquila.
      Yo habría leído esa hoja tres veces seguidas.
      Haz algo bonito con ese alivio, que se gasta demasiado pronto.
    `),
  },
  passed: {
    phrases: `aprobe, he aprobado, aprobado, carnet de conducir, carnet, sacado un 9, sacado un 10, sacado un 8, sacado sobresaliente, buena nota, buenas notas, sobresaliente, notable, selectividad, me gradue, graduacion, mi tesis, suspendia, ha aprobado, en mates, en matematicas, a la tercera, a la primera`,
    said: lines(`
      Eso pide tarta, y entera. ¿Cómo se celebró?
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
    phrases: `por fin termine, por fin acabe, he terminado, he acabado, termine el, acabe el, entregue, he entregado, proyecto listo, ya esta hecho`,
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
      Espero que hubiera baile de victoria, aunque fuera cortito.
    `),
  },
  cooked: {
    phrases: `hice un bizcocho, cocine, he cocinado, lasaña, tortilla, paella, receta nueva, pan casero, casero, al horno, en el horno, se me quemo, quemado por arriba, croquetas, lentejas, sopa`,
    said: lines(`
      Si no quedó nada en el plato, salió bien, tuviera la pinta que tuviera. ¿Lo repetirías?
      Lo un poquito quemado es la parte de quien cocina, regla antigua.
      Desde cero, qué respeto; la mayoría se rinde en la lista de la compra.
      Yo habría pedido repetir sin ninguna educación.
      Solo el olor ya paga el trabajo, se mete en todos los cuartos.
      Apunta la receta antes de que se te olvide lo que hiciste.
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
    `),
  },
  running: {
    phrases: `correr, salgo a correr, sali a correr, he salido a correr, gimnasio, gym, maraton, media maraton, yoga, natacion, nadar, entrenando, entrenar, agujetas, kilometros, padel, bici, en bicicleta, escalada`,
    said: lines(`
      Bien hecho; el metro más duro es el del sofá a la puerta.
      Las primeras semanas son horribles para todo el mundo, y luego las piernas empiezan a pedirlo. ¿Hasta dónde llegas?
      Despacio también cuenta, el reloj solo lo miras tú.
      ¿Qué escuchas mientras tanto, música o tu propia respiración?
    `),
  },
  learning: {
    phrases: `aprender italiano, aprender frances, aprender ingles, aprender aleman, aprender japones, aprender coreano, aprendiendo, estoy aprendiendo, me apunte a, me he apuntado, clases de, un curso, duolingo, academia`,
    said: lines(`
      Por gusto es el mejor motivo que hay. ¿Qué es lo primero que te gustaría saber hacer?
      Hazlo mal y con alegría una temporada, así se queda.
      Unos minutos al día ganan a un domingo heroico.
      Me gusta la gente que empieza cosas sin que nadie la obligue.
    `),
  },
  trip: {
    phrases: `a la playa, a la sierra, al mar, a la montaña, acampar, de camping, de viaje, me voy de vacaciones, nos vamos de vacaciones, vacaciones, vuelo, he reservado, reserve un, escapada, viajar sola, viajar solo, a italia, a paris, a japon, a portugal, hacer la maleta`,
    said: lines(`
      Eso sí que da ilusión. ¿Qué será lo primero que hagas allí?
      Mete la mitad en la maleta y un buen libro de más.
      Tráete una historia, a ser posible una en la que algo salió regular.
      ¿Va a ser más de dormir o más de verlo todo?
    `),
  },
  trains: {
    phrases: `tren, cercanias, metro, autobus, perdi el bus, se retraso, con retraso, retraso, atasco, me pusieron una multa, sin aparcamiento, aparcar, aeropuerto, cancelaron el vuelo, lleno hasta`,
    said: lines(`
      Nada estira tanto el tiempo como un panel de salidas. ¿Cómo lo sobreviviste?
      Y siempre se sienta al lado alguien que abre algo que huele.
      Con todo ese rato de camino, ahora toca sentarse bien.
      Yo ya iría redactando la reclamación en la cabeza.
    `),
  },
  broken: {
    phrases: `se rompio, se ha roto, se me rompio, se me ha roto, se estropeo, se ha estropeado, estropeado, ascensor, lavadora, lavavajillas, nevera, calefaccion, sin agua caliente, no hay agua, el coche no arranca, no arranca, pinchazo, rueda pinchada, sin wifi, sin internet, se fue gotera, goteras, se inundo, fuga de agua, portatil`,
    said: lines(`
      Esas cosas siempre eligen el peor día. ¿Va a venir alguien a arreglarlo?
      Vaya, como si no hubiera otra cosa que hacer.
      El golpecito suave funciona más veces de las que debería.
      Y encima la factura. ¿Será muy cara?
    `),
  },
  lockedOut: {
    phrases: `olvidaron las llaves, olvide las llaves, perdi las llaves, sin llaves, me deje las llaves, en el portal, perdi la cartera, perdi el movil, perdi el bolso, me deje el movil, no encuentro mi, no encuentro el, no encuentro la, cerre por fuera`,
    said: lines(`
      Ese frío al tocar el bolsillo vacío lo conozco demasiado bien. ¿Cómo acabó?
      Le pasa a la gente más ordenada, solo que no lo confiesa.
      Una copia en casa de alguien cercano vale su peso en oro.
      Mañana, por lo menos, será una buena anécdota.
    `),
  },
  rain: {
    phrases: `llovia, llovio, ha llovido, llueve, lloviendo, lluvia, me moje, tormenta, truenos, niebla, diluvio`,
    said: lines(`
      La lluvia en el tejado es la nana más vieja que hay. ¿Te pilló dentro o fuera?
      Un día así da permiso para no hacer nada.
      Después huele todo a nuevo, eso es lo que más me gusta.
      Lo mejor es con la ventana abierta un palmo.
    `),
  },
  snow: {
    phrases: `nevo, ha nevado, nieva, nevando, nieve, hiela, helada, bajo cero, muñeco de nieve, que frio, mucho frio`,
    said: lines(`
      La nieve le perdona todo hasta a una calle fea. ¿Está cuajando?
      Primero calcetines gordos, lo demás después.
      Qué silencio se hace, eso es lo mejor.
      ¿Llegaste a pisarla cuando aún estaba intacta?
    `),
  },
  heat: {
    phrases: `que calor, mucho calor, calorazo, ola de calor, sudando, 35 grados, 38 grados, 40 grados, me queme la espalda, bochorno`,
    said: lines(`
      Sombra, agua y ninguna decisión grande hasta que baje el sol. ¿Puedes dormir, al menos?
      Los pies en un barreño de agua fría: queda ridículo y funciona.
      Días así explican la siesta mejor que cualquier libro.
      Yo ya estaría viviendo delante de la nevera abierta.
    `),
  },
  scrolling: {
    phrases: `me quedo con el movil, con el movil hasta, pantalla, tiktok, instagram, mirando videos, viendo videos, enganchada al movil, enganchado al movil, me dan las dos, me dan las tres, un capitulo mas`,
    said: lines(`
      Y el último vídeo nunca es el mejor, ¿a que no?
      Deja el cargador en la cocina; unas piernas perezosas vigilan bien.
      «Uno más» es la unidad de tiempo más larga que existe.
      ¿Qué estás aplazando con eso, el sueño o el día de mañana?
    `),
  },
  film: {
    phrases: `vi una peli, he visto una peli, pelicula, la serie, una serie, temporada, en el cine, termine el libro, he leido, leyendo un`,
    said: lines(`
      Ahora me pica la curiosidad, pero sin destripar nada. ¿La recomiendas?
      ¿Qué se te quedó, una cara o una frase?
      Las buenas acaban demasiado pronto y las otras no acaban nunca.
      Qué raro se hace volver luego a la propia cocina.
    `),
  },
  music: {
    phrases: `concierto, festival, en directo, disco nuevo, en bucle, karaoke, en un coro, mi grupo`,
    said: lines(`
      En directo es otra cosa, se oye con la barriga. ¿Cuál fue el mejor momento?
      ¿Te siguen pitando los oídos?
      Espero que cantaras, y mal.
      Siempre hay una canción que se viene a casa y ya no se va.
    `),
  },
  shopping: {
    phrases: `me compre, me he comprado, compre un, compre una, zapatos nuevos, vestido nuevo, chaqueta nueva, movil nuevo, coche nuevo, bici nueva, rebajas, ganga, mercadillo, segunda mano, pedi por internet, me ha llegado, gasto todo, he gastado`,
    said: lines(`
      Presume un poco, aunque sea con palabras. ¿Qué es lo mejor que tiene?
      Se puede comprar algo solo porque alegra.
      ¿Lo pensaste semanas o fue un flechazo?
      Si valió la pena se sabe a la tercera vez que se usa.
    `),
  },
  looks: {
    phrases: `me corte el pelo, cortarme el pelo, peluqueria, flequillo, me teñi, teñirme, tatuaje, piercing, gafas nuevas, mi barba, pintalabios`,
    said: lines(`
      El pelo crece y en una semana todo el mundo se acostumbra, así que atrévete. ¿Hacia qué lado te inclinas?
      Mírate al espejo por la mañana, antes de que opine nadie. Esa opinión vale.
      Me encantaría ver la cara de la primera persona que lo note.
      ¿De dónde vinieron las ganas de cambio?
    `),
  },
  chores: {
    phrases: `limpie la, he limpiado, limpiando, la colada, planchar, planchando, fregar, aspiradora, ordenando, he ordenado, trastero, tire cosas, limpieza general`,
    said: lines(`
      Con música alta se tarda la mitad, está demostrado. ¿Qué suena?
      Y mañana vuelta a empezar, pero hoy brilla.
      Al hacer limpieza aparecen las cosas más raras. ¿Qué salió?
      Siéntate después un minuto, solo a mirarlo.
    `),
  },
  dream: {
    phrases: `soñe, he soñado, un sueño raro, pesadilla, en el sueño`,
    said: lines(`
      Los sueños no tienen modales, meten a todo el mundo en la misma habitación. ¿Cómo fue despertarse?
      Yo no buscaría el significado, sino a esa persona del sueño a la que hace mucho que no llamas.
      Apúntalo antes de comer o se va.
      Y luego el café, como si no hubiera pasado nada.
    `),
  },
  foodOpinion: {
    phrases: `con piña, la piña, en la pizza, setas, cilantro, aceitunas, con cebolla, sin cebolla, sobrevalorado, sobrevalorada, que asco, sabe a, demasiado salado, demasiado dulce, picante`,
    said: lines(`
      Por la comida se puede pelear hasta el último bocado. ¿Quién te lleva la contraria en la mesa?
      Defendería tu derecho a ello y pediría otra cosa.
      Hay amistades que han aguantado cosas peores.
      Del gusto es de lo único que entiende todo el mundo.
    `),
  },
  money: {
    phrases: `alquiler, carisimo, tan caro, muy caro, los precios, factura de la luz,  del gas, la renta, hacienda, he cobrado, cobre hoy, ahorrando, he ahorrado`,
    said: lines(`
      Todo cuesta hoy como si fuera de plata. ¿Dónde lo notas más?
      En un papel, los números dan menos miedo.
      Un capricho pequeño a la semana hay que permitírselo, o se agria el carácter.
      ¿Ahorras para algo o solo para llegar a fin de mes?
    `),
  },
  bodyAche: {
    phrases: `me duele la espalda, me duele, dolor de espalda, dolor de muelas, dentista, mi rodilla, el cuello, la garganta, esguince, fisio, al medico, cita medica`,
    said: lines(`
      El cuerpo siempre elige el momento. ¿Lo ha visto ya alguien?
      Calor, un cojín y hoy ninguna heroicidad.
      Espero que por lo menos te deje dormir.
      Cuánto se usa algo se sabe cuando duele.
    `),
  },
  treat: {
    phrases: `pizza, pedir comida, me hago un te, un te caliente, en el sofa, netflix, gilmore girls, una serie, tarde libre, dia libre, la siesta, baño caliente`,
    said: lines(`
      Justo lo que hace falta. ¿Con qué lo acompañas?
      Pies en alto, y que en una hora nadie quiera nada.
      Los mimos hay que dárselos, que nadie más se acuerda.
      Que sea una tarde tranquila, entonces.
    `),
  },
};
