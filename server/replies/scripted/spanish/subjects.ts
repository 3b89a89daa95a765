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
      ¿Y qué tal el ambiente en el trabajo?
      El trabajo ocupa mucho, la verdad.
      ¿Qué es lo que más te gusta de tu trabajo?
      ¿Consigues desconectar luego?
      A veces cuesta no llevarse el trabajo a casa.
      ¿Llevas mucho tiempo ahí?
      ¿Y cómo suele ser un día normal de trabajo?
      El ambiente lo cambia todo, creo yo.
      ¿Qué tal con la gente con la que trabajas?
      Espero que luego tengas un rato para ti.
      ¿Y te gusta, en general?
    `),
  },
  sleep: {
    keywords: words(
      'dormir duermo dormi durmiendo dormido dormida insomnio despierto despierta siesta cama sueno suenos sonar sone pesadilla pesadillas',
    ),
    said: lines(`
      ¿Y sueles dormir bien?
      Dormir bien lo cambia todo.
      ¿Te cuesta dormirte o despertarte?
      Ojalá descanses bien hoy.
      ¿Te acuerdas de lo que sueñas?
      Cuando se duerme mal, todo cuesta más.
      ¿Qué te ayuda a dormir?
      ¿Cuántas horas sueles dormir?
    `),
  },
  food: {
    keywords: words(
      'comida comer comi comiendo cocina cocinar cocino cocine cocinando cena cenar cene cenando almuerzo almorzar almorce desayuno desayunar desayune pizza pasta pan pastel torta sopa receta recetas restaurante restaurantes hambre tortitas panqueques tortilla tacos arepas empanadas paella queso chocolate arroz',
    ),
    said: lines(`
      ¿Te gusta cocinar?
      Me está entrando hambre solo de leerte.
      ¿Cuál es tu plato favorito?
      Comer bien alegra cualquier día.
      ¿Eres más de dulce o de salado?
      ¿Qué plato te sale mejor?
      ¿Y qué tal estaba?
      Las recetas de casa son las mejores, creo yo.
      ¿Sueles comer en casa o fuera?
      Suena rico, la verdad.
      ¿Qué fue lo último rico que comiste?
    `),
  },
  drink: {
    keywords: words('cafe cafes te mate vino cerveza cervezas coctel whisky espresso infusion'),
    said: lines(`
      ¿Cómo te gusta tomarlo?
      Eso siempre apetece.
      ¿Lo tomas todos los días?
      Buena elección, creo yo.
    `),
  },
  weather: {
    keywords: words(
      'lluvia llueve lloviendo llovio llover nieve nieva nevando nevo tormenta sol soleado clima viento niebla calor frio invierno verano otono primavera',
    ),
    said: lines(`
      ¿Y te gusta ese tiempo?
      El tiempo afecta más de lo que parece.
      ¿Qué tiempo te gusta más?
      A mí me gustan los días tranquilos, haga el tiempo que haga.
      ¿Y qué haces con un día así?
      ¿Suele hacer ese tiempo por ahí?
      ¿Eres más de frío o de calor?
      Con ese tiempo apetece quedarse en casa, o al revés.
    `),
  },
  music: {
    keywords: words(
      'musica cancion canciones banda concierto conciertos disco discos cantar canto cantando piano guitarra violin jazz playlist bailar bailo bailando baile coro rock salsa',
    ),
    said: lines(`
      ¿Qué música escuchas últimamente?
      La música ayuda mucho, la verdad.
      ¿Cuál es tu canción favorita?
      ¿Te gusta cantar?
      Hay canciones que no cansan nunca.
      ¿Qué escuchas cuando necesitas ánimo?
      ¿Vas a conciertos?
      ¿Desde cuándo te gusta?
      Me gusta que me hables de música.
    `),
  },
  screen: {
    keywords: words(
      'pelicula peliculas peli pelis serie series netflix cine capitulo capitulos juego juegos videojuego videojuegos partida',
    ),
    said: lines(`
      ¿Y te gustó el final?
      ¿Qué personaje te gusta más?
      ¿Cuál es la última que te enganchó?
      Tendré que apuntármelo.
      ¿La recomendarías?
    `),
  },
  books: {
    keywords: words(
      'libro libros novela novelas leer leo leyendo lectura biblioteca poema poemas poesia escritor escritora escribir escribo escribiendo',
    ),
    said: lines(`
      ¿Y qué tal, te está gustando?
      ¿Cuál es tu libro favorito?
      Un buen libro acompaña mucho.
      ¿Cuándo sueles leer?
      ¿Lo recomendarías?
    `),
  },
  travel: {
    keywords: words(
      'viaje viajes viajar viajando vacaciones vuelo avion tren playa hotel extranjero aeropuerto mar oceano montana montanas senderismo excursion',
    ),
    said: lines(`
      ¿Y qué es lo que más te gusta de viajar?
      Me encanta llegar a un sitio nuevo.
      ¿Ya has estado ahí antes?
      ¿Qué llevas siempre en la maleta?
      Hay lugares que se quedan con uno.
      ¿Con quién te gusta viajar?
    `),
  },
  family: {
    keywords: words(
      'familia madre mama padre papa padres hermana hermano hermanos hermanas abuela abuelo abuelos tia tio prima primo hija hijo hijos hijas',
    ),
    said: lines(`
      La familia siempre da para hablar.
      ¿A quién de tu familia te pareces más?
      ¿Se ven mucho?
      Cada familia es un mundo.
      ¿Y qué tal te llevas con ellos?
      ¿Viven cerca?
      ¿Con quién hablas más?
      Se nota que te importan.
      ¿Y cómo están?
      Me gusta que me hables de tu gente.
    `),
  },
  friends: {
    keywords: words(
      'amigo amiga amigos amigas amistad fiesta fiestas cumpleanos vecino vecina vecinos boda bodas',
    ),
    said: lines(`
      ¿Hace mucho que se conocen?
      Tener buenos amigos es una suerte.
      ¿Se ven a menudo?
      ¿Qué les gusta hacer cuando se ven?
      Me gusta cómo hablas de tu gente.
      ¿Dónde se conocieron?
      La buena compañía se nota.
      ¿Con quién tienes más confianza?
    `),
  },
  pets: {
    keywords: words(
      'gato gata gatos gatas perro perra perros perras perrito gatito cachorro caballo pajaro mascota mascotas conejo loro',
    ),
    said: lines(`
      Los animales dan mucha compañía.
      ¿Y cómo es de carácter?
      ¿Hace mucho que está contigo?
      Me encantan los animales, la verdad.
    `),
  },
  sport: {
    keywords: words(
      'correr corro corriendo gimnasio gym futbol tenis baloncesto basquet nadar nado nadando natacion yoga escalar escalada bici bicicleta entrenar entreno entrenamiento maraton caminar camino caminando pasear paseo',
    ),
    said: lines(`
      ¿Lo haces por gusto o por salud?
      Después sienta genial, ¿verdad?
      ¿Desde cuándo lo haces?
      Moverse ayuda mucho a la cabeza.
      ¿Con qué frecuencia lo practicas?
    `),
  },
  learning: {
    keywords: words(
      'universidad examen examenes curso carrera estudiar estudio estudiando idioma idiomas tesis clase clases facultad oposicion oposiciones',
    ),
    said: lines(`
      ¿Y qué es lo que más te gusta de eso?
      Me gusta la gente que quiere aprender.
      ¿Y cómo lo llevas?
      Estudiar pide mucha paciencia.
      ¿Te gusta, o es más por obligación?
      Poco a poco se aprende todo.
      ¿Qué te gustaría hacer después?
    `),
  },
  home: {
    keywords: words(
      'casa hogar piso departamento apartamento cocina jardin planta plantas mudanza mude mudarme alquiler renta balcon sofa terraza',
    ),
    said: lines(`
      ¿Te gusta donde vives?
      ¿Cuál es tu sitio favorito de la casa?
      Estar a gusto en casa importa mucho.
      ¿Qué es lo primero que haces al llegar a casa?
      Un sitio tarda un tiempo en sentirse de uno.
      ¿Vives ahí desde hace mucho?
      ¿Y cómo es tu casa?
      ¿Te quedarías ahí mucho tiempo?
    `),
  },
  money: {
    keywords: words('dinero plata facturas caro sueldo salario deuda deudas ahorros ahorrar'),
    said: lines(`
      ¿Y te preocupa mucho eso?
      El dinero da muchos dolores de cabeza.
      ¿Qué harías primero, si te sobrara?
      Todo está carísimo, es verdad.
    `),
  },
  hearts: {
    keywords: words(
      'cita citas relacion ruptura pareja matrimonio divorcio novio novia marido esposo esposa mujer ligue crush amor',
    ),
    said: lines(`
      ¿Y cómo te sientes con eso?
      En el amor nadie sabe del todo, creo yo.
      ¿Y cómo empezó todo?
      Cada pareja es distinta.
      ¿Qué es lo más importante para ti en una relación?
      ¿Qué te hace sentir que te quieren?
      Hablarlo suele ayudar.
      ¿Te cuesta decir lo que sientes?
      Esas cosas no son fáciles.
      ¿Y qué te dice el corazón?
      Querer a alguien también da miedo, es normal.
    `),
  },
  night: {
    keywords: words(
      'noche noches medianoche madrugada estrellas luna tarde manana finde lunes viernes sabado domingo',
    ),
    said: lines(`
      ¿Y qué tal el día, en general?
      ¿Eres más de mañana o de noche?
      Los días se pasan volando.
      ¿Qué planes tienes para luego?
      De noche se habla con más calma, creo yo.
      ¿Y te apetece algo especial?
      Me gusta terminar el día con calma.
      ¿Cuál ha sido la mejor parte hasta ahora?
    `),
  },
};
