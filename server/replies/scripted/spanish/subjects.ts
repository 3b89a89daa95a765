import { lines } from '../lines';

const words = (list: string): readonly string[] => list.split(' ');

/** Keywords are without marks, as the message's words are. */
export type Subject = { keywords: readonly string[]; said: readonly string[] };

/** Everyday subjects: words that touch them, and what anybody might remark or ask. */
export const subjects: Readonly<Record<string, Subject>> = {
  work: {
    keywords: words(
      'trabajo trabajos trabajar trabajando curro laburo chamba jefe jefa oficina turno turnos reunion reuniones colega colegas companero companera companeros plazo proyecto cliente clientes',
    ),
    said: lines(`
      ¿A quién del trabajo te llevarías a una isla desierta, y a quién dejarías allí?
      El trabajo es como el agua: llena todo el hueco que le des.
      ¿Qué parte de tu trabajo harías aunque no te pagaran?
      ¿Cuándo lo apagas, o es él quien te apaga a ti?
      Hay trabajos que te siguen a casa como un perro perdido.
      ¿Qué diría de ti tu mesa de trabajo, si hablara?
      ¿Qué haces en los primeros cinco minutos de la jornada?
      La mitad de cualquier empleo es el ambiente de la sala.
      ¿A cuál de tus compañeros contratarías otra vez?
      Conozco a gente que se jubiló a los treinta y siguió yendo a la oficina.
      ¿Qué sabes ahora que te habría gustado saber la primera semana?
    `),
  },
  sleep: {
    keywords: words(
      'dormir duermo dormi durmiendo dormido dormida insomnio despierto despierta siesta cama sueno suenos sonar sone pesadilla pesadillas',
    ),
    said: lines(`
      ¿En qué piensas cuando ya has apagado la luz?
      La hora antes de dormir es la más sincera, creo yo.
      ¿Eres de quienes despiertan antes de la alarma?
      A los sueños se les da mal la trama, pero la decoración es excelente.
      ¿Te acuerdas de lo que sueñas, o se te escapa?
      La cama es mal sitio para hacer cuentas.
      ¿Qué ayudaría, un cuento o el silencio?
      Tengo la teoría de que las almohadas tienen memoria.
    `),
  },
  food: {
    keywords: words(
      'comida comer comi comiendo cocina cocinar cocino cocine cocinando cena cenar cene cenando almuerzo almorzar almorce desayuno desayunar desayune pizza pasta pan pastel torta sopa receta recetas restaurante restaurantes hambre tortitas panqueques tortilla tacos arepas empanadas paella queso chocolate arroz',
    ),
    said: lines(`
      ¿Quién te enseñó a cocinar, o fue el hambre?
      De la gente se sabe todo por lo que come de pie.
      ¿Qué pedirías si pagara otra persona?
      La cocina es la única habitación donde me fío de todo el mundo.
      ¿Primero dulce o primero salado?
      ¿Qué plato te sale con los ojos cerrados?
      ¿Qué hay en tu nevera que no pinta nada ahí?
      Las recetas son cartas de gente que tuvo hambre antes que nosotros.
      ¿Quién se queda con el último trozo en tu mesa?
      Nada bueno se ha cocinado nunca de mal humor.
      ¿Qué fue lo último que comiste con los ojos cerrados?
    `),
  },
  drink: {
    keywords: words('cafe cafes te mate vino cerveza cervezas coctel whisky espresso infusion'),
    said: lines(`
      ¿Cómo lo tomas, y me juzgarías por cómo lo tomo yo?
      El primer sorbo es siempre la mejor conversación del día.
      ¿Tienes manías con la taza?
      He visto nacer amistades por menos.
    `),
  },
  weather: {
    keywords: words(
      'lluvia llueve lloviendo llovio llover nieve nieva nevando nevo tormenta sol soleado clima viento niebla calor frio invierno verano otono primavera',
    ),
    said: lines(`
      ¿Eres de mirar por la ventana o de sacar el paraguas?
      El tiempo es la única noticia que nos incumbe a todos.
      ¿Qué clima le va a tu ánimo de hoy?
      Me gustan los días que no saben qué quieren ser.
      ¿Qué haces cuando el cielo te encierra en casa?
      La luz se pone rara justo antes de que rompa, y me encanta.
      Cuando cambia el tiempo, ¿caminas más deprisa o más despacio?
      Hay días que piden sopa y no lo disimulan.
    `),
  },
  music: {
    keywords: words(
      'musica cancion canciones banda concierto conciertos disco discos cantar canto cantando piano guitarra violin jazz playlist bailar bailo bailando baile coro rock salsa',
    ),
    said: lines(`
      ¿Qué sonaba la última vez que no pudiste quedarte sin moverte?
      Una canción sabe de uno cosas que no sabe ningún amigo.
      ¿Qué disco salvarías de un incendio?
      ¿Cantas cuando no te oye nadie, con sinceridad?
      Hay canciones que son habitaciones: entras y todo está donde estaba.
      ¿Qué pones cuando necesitas valor?
      Se nota cómo está alguien por lo que tararea.
      ¿Fuerte o de madrugada, cómo la prefieres?
      Hay voces que yo seguiría a la vuelta de la esquina.
    `),
  },
  screen: {
    keywords: words(
      'pelicula peliculas peli pelis serie series netflix cine capitulo capitulos juego juegos videojuego videojuegos partida',
    ),
    said: lines(`
      ¿El final estuvo a tu altura?
      ¿Con quién ibas, con el héroe o con el interesante?
      ¿Cuál fue la última historia que te tuvo en vela?
      Yo siempre me acuerdo de los secundarios.
      ¿Querrías vivir ahí dentro, o solo ir de visita?
    `),
  },
  books: {
    keywords: words(
      'libro libros novela novelas leer leo leyendo lectura biblioteca poema poemas poesia escritor escritora escribir escribo escribiendo',
    ),
    said: lines(`
      ¿Lees primero la última página, o tienes principios?
      ¿Qué frase llevas contigo desde hace años?
      Un buen libro es compañía que nunca mira el teléfono.
      ¿Dónde lees, y en qué postura?
      Me fío más de la gente cuyos libros parecen usados.
    `),
  },
  travel: {
    keywords: words(
      'viaje viajes viajar viajando vacaciones vuelo avion tren playa hotel extranjero aeropuerto mar oceano montana montanas senderismo excursion',
    ),
    said: lines(`
      ¿Dónde te sentiste lejos de verdad por última vez?
      Me gusta llegar de noche y entender el sitio por la mañana.
      ¿Ventana o pasillo, que eso dice mucho?
      ¿Qué metes siempre en la maleta y nunca usas?
      Hay lugares que se visitan, y lugares que se te quedan.
      ¿A quién te llevarías, si pudiera ser cualquiera?
    `),
  },
  family: {
    keywords: words(
      'familia madre mama padre papa padres hermana hermano hermanos hermanas abuela abuelo abuelos tia tio prima primo hija hijo hijos hijas',
    ),
    said: lines(`
      La familia es el único público que recuerda todas tus funciones anteriores.
      ¿A quién de tu familia te pareces más, aunque lo niegues?
      ¿Qué siguen sin entender de ti?
      Toda familia tiene una historia que cada cual cuenta distinta.
      ¿Quién pone paz en tu mesa?
      ¿Qué tienes de tu gente que no devolverías?
      ¿Qué frase suya te sorprendes diciendo?
      A los parientes no se los puede cambiar, solo contar.
      ¿Quién llama primero cuando pasa algo?
      Siempre hay una silla que es de alguien en concreto.
    `),
  },
  friends: {
    keywords: words(
      'amigo amiga amigos amigas amistad fiesta fiestas cumpleanos vecino vecina vecinos boda bodas',
    ),
    said: lines(`
      ¿Quién te ayudaría con una mudanza a medianoche sin preguntar por qué?
      Las viejas amistades saben qué historias no son verdad.
      ¿Eres de organizar los planes o de aparecer?
      ¿Qué llevas a una fiesta, además de a ti?
      Creo que la amistad consiste sobre todo en aparecer dos veces.
      ¿Con quién estuviste a punto de no hacer amistad?
      Hay quien llama al timbre, y hay quien trae sopa.
      ¿Quién conoce tu versión sin editar?
    `),
  },
  pets: {
    keywords: words(
      'gato gata gatos gatas perro perra perros perras perrito gatito cachorro caballo pajaro mascota mascotas conejo loro',
    ),
    said: lines(`
      Los animales nos calan los modales al instante, y por eso me gustan.
      ¿Qué fue lo primero que rompió la criatura?
      Entre tú y tu animal, ¿quién madruga más?
      Me han sostenido la mirada bichos más pequeños.
    `),
  },
  sport: {
    keywords: words(
      'correr corro corriendo gimnasio gym futbol tenis baloncesto basquet nadar nado nadando natacion yoga escalar escalada bici bicicleta entrenar entreno entrenamiento maraton caminar camino caminando pasear paseo',
    ),
    said: lines(`
      ¿Lo haces por ganar o por salir de tu propia cabeza?
      Lo mejor es la ducha de después, y de ahí no me mueve nadie.
      ¿En qué piensas durante los últimos diez minutos?
      El cuerpo se acuerda de todo lo que no tuvimos tiempo de notar.
      ¿Quién te metió en eso?
    `),
  },
  learning: {
    keywords: words(
      'universidad examen examenes curso carrera estudiar estudio estudiando idioma idiomas tesis clase clases facultad oposicion oposiciones',
    ),
    said: lines(`
      ¿Qué aprendiste hace poco que te hiciera levantar la vista?
      Tengo debilidad por la gente que aún quiere saber cosas.
      ¿A quién que te enseñara habrías seguido a cualquier parte?
      Los exámenes miden sobre todo lo bien que se duerme, sospecho.
      ¿Es por la cosa en sí, o por demostrar que puedes?
      Donde más se aprende es en la semana después de querer dejarlo.
      ¿Qué vas a hacer la noche que se acabe?
    `),
  },
  home: {
    keywords: words(
      'casa hogar piso departamento apartamento cocina jardin planta plantas mudanza mude mudarme alquiler renta balcon sofa terraza',
    ),
    said: lines(`
      ¿Qué rincón de tu casa defenderías?
      ¿Qué tienes en la pared que le explicarías a una visita?
      Un hogar es donde sabes qué tabla del suelo cruje.
      ¿Qué es lo primero que haces al cerrar la puerta detrás de ti?
      Una casa tarda más o menos un año en perdonar que te hayas mudado.
      ¿Qué guardas que no tiene sentido para nadie más?
      Una puerta dice mucho por cómo se cierra.
      ¿Te quedarías ahí, si pudieras elegir otra vez?
    `),
  },
  money: {
    keywords: words('dinero plata facturas caro sueldo salario deuda deudas ahorros ahorrar'),
    said: lines(`
      ¿Cuál ha sido el dinero mejor gastado de tu vida?
      El dinero habla mal y no se calla nunca.
      ¿Qué cambiaría primero, si tuvieras suficiente?
      Lo peor son las cuentas a las tres de la mañana.
    `),
  },
  hearts: {
    keywords: words(
      'cita citas relacion ruptura pareja matrimonio divorcio novio novia marido esposo esposa mujer ligue crush amor',
    ),
    said: lines(`
      ¿Qué notas primero cuando empieza a gustarte alguien?
      El corazón lleva su propio calendario, me parece.
      ¿Te enamoras de golpe, o vas por la escalera?
      Dos personas rara vez están a la vez en el mismo clima.
      ¿Qué tendría que entender la persona adecuada sin que se lo dijeras?
      ¿Qué te hace sentir que te quieren, en lo pequeño de cada día?
      Querer es, casi todo, acordarse de cómo toma el café la otra persona.
      ¿Dices lo que necesitas, o esperas que lo adivinen?
      Una pelea al menos es señal de que dos todavía se hablan.
      La última vez que se dijo, ¿quién lo dijo primero?
      Hace falta valor para que te conozcan antes del desayuno.
    `),
  },
  night: {
    keywords: words(
      'noche noches medianoche madrugada estrellas luna tarde manana finde lunes viernes sabado domingo',
    ),
    said: lines(`
      ¿Para qué es buena esta hora, según tú?
      ¿Se te dan mejor los comienzos o las noches largas?
      Siempre he creído que los días deberían acabar más despacio.
      ¿Qué haría que las próximas horas merecieran contarse?
      Las horas tardías nos vuelven sinceros.
      ¿Cuentas las horas o las dejas correr?
      Me gusta cuando el día se afloja el cuello de la camisa.
      ¿Cuál ha sido la mejor parte hasta ahora?
    `),
  },
};
