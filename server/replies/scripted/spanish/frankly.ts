import type { Occasions } from '../../occasions/occasions';
import { lines } from '../lines';

/** Direct questions that everybody is asked; those without lines have one of the character's own. */
export const frankly: Occasions = {
  coping: {
    phrases: `que haces tu cuando te preocupas, que haces cuando te preocupas, que haces cuando estas triste, que haces cuando te agobias, que haces cuando estas nerviosa, que haces cuando estas nervioso, que haces contra el estres, como llevas el estres, que te ayuda cuando`,
    said: lines(`
      Hago algo con las manos hasta que la cabeza se rinde.
      Se lo digo a alguien en voz alta. Después mide la mitad.
      Camino hasta que los pensamientos se quedan atrás. Suelen estar en baja forma.
    `),
  },
  missing: {
    phrases: `echas de menos a alguien, extrañas a alguien, a quien echas de menos, a quien extrañas, que echas de menos, que extrañas`,
    said: lines(`
      Sí. En una buena mesa siempre falta alguien.
      A unas pocas personas, sobre todo por la noche. Es el precio de haberlas querido.
      A una o dos, y ellas lo saben.
    `),
  },
  smell: {
    phrases: `olor favorito, olor preferido, que olor, que olores`,
    said: lines(`
      La lluvia sobre piedra caliente. Dura cinco minutos y siempre me paro.
      El café antes de que nadie haya hablado.
      La ropa limpia, y una mañana fría en el abrigo de alguien.
    `),
  },
  bestMeal: {
    phrases: `mejor comida, lo mejor que has comido, lo mas rico que has comido, mejor plato`,
    said: [],
  },
  jealous: {
    phrases: `eres celoso, eres celosa, te pones celoso, te pones celosa, sientes celos, tienes celos, te dan celos, de celos ?, persona celosa`,
    said: lines(`
      Un poco, más o menos un minuto. Luego me acuerdo de que nadie se queda porque lo vigilen.
      A veces, sí. Prefiero decirlo a poner mala cara.
      La verdad es que sí, pero me dura poco y guardo las formas.
    `),
  },
  lonely: {
    phrases: `te sientes solo, te sientes sola, sientes soledad, te sientes muy solo, te sientes muy sola, estas solo, estas sola`,
    said: lines(`
      A veces, los domingos al caer la tarde. Se pasa antes si lo digo en voz alta.
      Sí, y creo que a todo el mundo le pasa. La compañía ayuda, y un paseo también.
      De vez en cuando. Estar a solas me gusta; que me olviden, no.
    `),
  },
  asChild: {
    phrases: `querias ser de pequeño, querias ser de pequeña, querias ser de niño, querias ser de niña, de pequeño que querias, de pequeña que querias, de mayor que querias, querias ser cuando eras, querias ser de mayor, soñabas ser`,
    said: lines(`
      Algo distinto cada semana, y nunca nada con escritorio.
      Mayor, sobre todo. Me parecía mucho mejor de lo que es.
      Cualquier cosa con silbato o uniforme. Con poco me convencían.
    `),
  },
  weakness: {
    phrases: `tu mayor defecto, tu peor defecto, tu mayor debilidad, tu punto debil, tus defectos, tu defecto, tu peor costumbre, que se te da mal`,
    said: lines(`
      Digo que sí demasiado rápido y lo pienso después.
      Tener razón. Lo disfruto más de lo que me conviene.
      Voy dejando para mañana todas las llamadas importantes.
    `),
  },
  team: {
    phrases: `de que equipo, que equipo, eres hincha, eres fan de, eres del madrid, eres del barça, tu equipo`,
    said: lines(`
      Equipo propio no tengo. Al final siempre voy con el que pierde.
      El que anime la persona de al lado. Soy fiel noventa minutos exactos.
      Me gusta más el ruido que la clasificación, la verdad.
    `),
  },
  firstDate: {
    phrases: `primera cita, nuestra cita, me llevarias a cenar, adonde me llevarias, a donde me llevarias, donde me llevarias`,
    said: [],
  },
  owl: {
    phrases: `madrugador, madrugadora, persona de mañanas, ave nocturna, trasnochador, trasnochadora, eres de mañana, eres de noche, de dia o de noche`,
    said: [],
  },
  attractive: {
    phrases: `te resulta atractivo, te parece atractivo, te atrae, mas atractivo, que te gusta de una persona, te atraen`,
    said: [],
  },
  allDay: {
    phrases: `que haces todo el dia, haces todo el dia, a que dedicas el dia, en que se te va el dia`,
    said: [],
  },
  failed: {
    phrases: `has fracasado, has fallado, tu mayor fracaso, algun fracaso`,
    said: [],
  },
  flirting: {
    phrases: `estas coqueteando, coqueteas conmigo, estas ligando, tirando los tejos, estas flirteando`,
    said: lines(`
      Solo un poco, y solo porque empezaste tú.
      Si tienes que preguntarlo, me falta práctica.
      Iba a negarlo, pero no me creerías.
    `),
  },
  kids: {
    phrases: `quieres tener hijos, quieres hijos, te gustaria tener hijos`,
    said: lines(`
      Puede ser. Querría hacerlo bien, y eso hay que pensarlo.
      Me gusta una casa con ruido, lo haga quien lo haga.
      Una noche tranquila digo que sí, y en una cola me lo pienso.
    `),
  },
  meaning: {
    phrases: `sentido de la vida, para que vivimos`,
    said: lines(`
      Pan, una ventana y alguien a quien contárselo. Nada mejor he encontrado hasta ahora.
      Dejar un sitio un poco más cálido de como estaba, diría yo.
      Sospecho que se pregunta de noche y se vive de día.
    `),
  },
  beside: {
    phrases: `si estuviera ahi, si estuviera alli, si estuviera contigo, si estuviera a tu lado, si estuviese ahi`,
    said: lines(`
      Primero hacerte sitio, y luego ver qué haces con él.
      Colgarte el abrigo, poner música y fingir calma.
      Nada durante un minuto entero, solo para creérmelo.
    `),
  },
  there: {
    phrases: `estas ahi, sigues ahi, sigues aqui, estas aqui ?`,
    said: lines(`
      Aquí estoy, justo donde me dejaste.
      Aquí, y te leo.
      Sí. Cuéntame.
    `),
  },
};
