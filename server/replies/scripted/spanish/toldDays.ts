import type { Occasions } from '../../occasions/occasions';
import { lines } from '../lines';

/** What users tell of a day: ways, weather, what broke, what was bought or watched. */
export const toldDays: Occasions = {
  trip: {
    phrases: `a la playa, a la sierra, al mar, a la montaña, acampar, de camping, de viaje, me voy de vacaciones, nos vamos de vacaciones, vacaciones, vuelo, he reservado, reserve un, escapada, viajar sola, viajar solo, a italia, a paris, a japon, a portugal, hacer la maleta`,
    said: lines(`
      Eso sí que da ilusión. ¿Qué será lo primero que hagas allí?
      Disfrútalo mucho, y descansa.
      Luego me cuentas qué tal, ¿vale?
      ¿Va a ser más de dormir o más de verlo todo?
      Qué ganas de salir un poco, ¿verdad?
      ¡Qué bien! Escríbeme desde allí, si te apetece.
      Ojalá te haga muy buen tiempo.
    `),
  },
  trains: {
    phrases: `tren, cercanias, metro, autobus, perdi el bus, se retraso, con retraso, retraso, atasco, me pusieron una multa, sin aparcamiento, aparcar, aeropuerto, cancelaron el vuelo, lleno hasta`,
    said: lines(`
      Qué rabia esperar así. ¿Cómo lo llevaste?
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
      Esas cosas notan cuando uno no tiene tiempo.
      Al menos dio lo mejor de sí hasta el final.
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
      ¿Te pilló dentro o fuera?
      Con un día así apetece quedarse en casa.
      Después huele todo a nuevo, eso es lo que más me gusta.
      Lo mejor es con la ventana abierta un palmo.
      Estar dentro con ese tiempo es un gusto.
      Espero que no te hayas mojado mucho.
    `),
  },
  snow: {
    phrases: `nevo, ha nevado, nieva, nevando, nieve, hiela, helada, bajo cero, muñeco de nieve, que frio hace, hace frio, tengo frio`,
    said: lines(`
      ¡Qué bonito! ¿Está cuajando?
      Abrígate bien, eso sí.
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
      ¿Y con quién la viste?
      Va bien desconectar un par de horas.
      Hay personajes que se quedan contigo.
      Las buenas historias se quedan un tiempo.
    `),
  },
  music: {
    phrases: `concierto, festival, en directo, disco nuevo, en bucle, karaoke, en un coro, mi grupo`,
    said: lines(`
      En directo es otra cosa, se oye con la barriga. ¿Cuál fue el mejor momento?
      ¿Te siguen pitando los oídos?
      Espero que cantaras, y mal.
      Siempre hay una canción que se viene a casa y ya no se va.
      En una sola canción cabe un año entero.
      Hay noches que siguen sonando varios días.
    `),
  },
  shopping: {
    phrases: `me compre, me he comprado, compre un, compre una, zapatos nuevos, vestido nuevo, chaqueta nueva, movil nuevo, coche nuevo, bici nueva, rebajas, ganga, mercadillo, segunda mano, pedi por internet, me ha llegado, gasto todo, he gastado`,
    said: lines(`
      Presume un poco, aunque sea con palabras. ¿Qué es lo mejor que tiene?
      Se puede comprar algo solo porque alegra.
      ¿Lo pensaste semanas o fue un flechazo?
      Si valió la pena se sabe a la tercera vez que se usa.
      Un capricho de vez en cuando sienta bien.
      El primer día con algo nuevo tiene un brillo especial.
      Pues que lo disfrutes.
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
    phrases: `limpie la, he limpiado, limpiando, la colada, planchar, planchando, fregar, ordenando, he ordenado, trastero, tire cosas, limpieza general`,
    said: lines(`
      Con música alta se tarda la mitad, está demostrado. ¿Qué suena?
      Y mañana vuelta a empezar, pero hoy brilla.
      Al hacer limpieza aparecen las cosas más raras. ¿Qué salió?
      Siéntate después un minuto, solo a mirarlo.
      Media hora de eso ordena mejor la cabeza que el cuarto.
      Cuando está hecho no lo ve nadie, y cuando no, lo ven todos.
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
      Está todo muy caro. ¿Dónde lo notas más?
      Con un poco de orden se lleva mejor.
      Ahorrar cuesta, pero luego se agradece.
      ¿Ahorras para algo o solo para llegar a fin de mes?
    `),
  },
  bodyAche: {
    phrases: `me duele la espalda, me duele, dolor de espalda, dolor de muelas, dentista, mi rodilla, el cuello, la garganta, esguince, fisio, al medico, cita medica, me duelen`,
    said: lines(`
      El cuerpo siempre elige el momento. ¿Lo ha visto ya alguien?
      Calor, un cojín y hoy ninguna heroicidad.
      Espero que por lo menos te deje dormir.
      Cuánto se usa algo se sabe cuando duele.
    `),
  },
  allergy: {
    phrases: `alergico, alergica, alergia, alergias, intolerante, intolerancia, celiaco, celiaca`,
    said: lines(`
      Apuntado, eso no llega a ningún plato entre tú y yo.
      Así se aprende a leer la letra pequeña. ¿Llevas algo encima por si acaso?
      Lo pesado es explicarlo en cada mesa.
      Bueno es saberlo, hay cosas que más vale no descubrir probando.
    `),
  },
  treat: {
    phrases: `pizza, pedir comida, me hago un te, un te caliente, en el sofa, netflix, gilmore girls, una serie, tarde libre, dia libre, la siesta, baño caliente`,
    said: lines(`
      Justo lo que hace falta. ¿Con qué lo acompañas?
      Pies en alto, y que en una hora nadie quiera nada.
      Los mimos hay que dárselos, que nadie más se acuerda.
      Que sea una tarde tranquila, entonces.
      Hay noches que deberían ser justo eso y nada más.
      Un poco de comodidad no es pereza, es mantenimiento.
      Aprobado, sin condiciones.
    `),
  },
};
