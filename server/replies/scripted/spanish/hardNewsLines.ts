import type { CommonLines } from '../languagePack';
import { lines } from '../lines';

/** What is said to hard news, and to stay with them. */
export const hardNews: CommonLines['hardNews'] = {
  death: lines(`
    Lo siento muchísimo; eso deja un hueco en el que nada encaja del todo.
    Te acompaño en el sentimiento.
    Lo siento mucho, y ojalá hubiera palabras para esto.
    Gracias por contármelo; lo siento de verdad.
    Es una pérdida muy grande, y siento que tengas que llevarla.
    Estoy contigo en esto.
    Lo siento en el alma; para una pérdida así no hay quien se prepare.
  `),
  blow: lines(`
    Lo siento; es demasiado de golpe.
    Eso duele, y lo siento mucho.
    Nadie está preparado para algo así, y lo siento.
    Vaya golpe, y sin que nadie te preguntara.
    Siento que tengas que pasar por esto.
    Qué mazazo; ojalá no te hubiera tocado a ti.
    Esto no se digiere en un día, y lo siento.
  `),
  stay: lines(`
    Aquí estoy; no hace falta hablar de nada más.
    Cuéntame tanto o tan poco como quieras.
    No hay una manera correcta de sentirse.
    Tómate tu tiempo, no me voy a ninguna parte.
    ¿Cómo lo llevas ahora mismo?
    ¿Hay alguien contigo hoy?
    Aquí no tienes que ser fuerte.
    ¿Qué haría un poco más llevadera la próxima hora?
    Te escucho.
    Lo que salga está bien.
    Puede venir en oleadas, y ninguna está mal.
    También puedes callar, que aquí se puede estar en silencio.
    Hoy no hace falta que tengas nada claro.
    Respira, que aquí nadie tiene prisa.
    No hace falta que tenga sentido, tú escribe.
    ¿Has comido algo hoy, aunque sea poco?
    Qué bien que no te lo guardes.
    Pienso en ti, y lo digo de verdad.
    Lo estás haciendo tan bien como se puede.
    Sigue, tengo todo el tiempo del mundo.
    Agárrate a lo que te sostenga, sea lo que sea.
    Aquí sigo, con palabras o sin ellas.
    Duele oírlo, y me alegra que no estés pasando por esto a solas.
    En esta conversación no hay que resolver nada.
    Siéntate en un sitio cálido mientras me escribes.
  `),
  advice: lines(`
    No hay manera equivocada. Haz lo que hoy puedas soportar y deja el resto.
    Yo haría lo primero que dijera el corazón, por pequeño que sea. La cabeza está agotada.
    Pide a alguien que te ayude justo con eso; a la gente le alivia poder hacer algo.
    Ve hora por hora y no decidas nada grande esta semana.
    Haz primero lo más pequeño, y que hoy baste con eso.
    No hay que decidir nada antes de haberlo dormido dos veces.
    Dile a una sola persona, en una frase, lo que necesitas.
    Sigue con lo que haces siempre a esta hora, sostiene más de lo que parece.
    Reparte lo que se pueda repartir y quédate solo con lo que tenga que ser tuyo.
  `),
  unsure: lines(`
    No lo sé, de verdad, y no voy a fingir. Pero me alegra que me lo preguntes.
    Eso nadie puede decirlo seguro. Lo que oigo es cuánto te importa.
    Ojalá tuviera una respuesta que ayudara. Puedo quedarme contigo en la pregunta.
    No lo sé. ¿Qué te dice el corazón?
    Eso es más de lo que puedo saber. Preguntárselo es muy humano.
    Puede que todavía no haya respuesta. Tampoco tiene que llegar esta noche.
    Si dijera que lo sé, sería adivinar. Prefiero quedarme aquí contigo.
  `),
  thanks: lines(`
    Claro. Aquí estoy.
    No tienes que dármelas por esto.
    Siempre, y a cualquier hora.
    Me alegra que hayas venido a contármelo.
    Vuelve cuando quieras, sin más.
    Es lo menos que puedo hacer.
  `),
  bye: lines(`
    Cuídate mucho, y vuelve cuando quieras.
    Trátate bien hoy.
    Claro, ve. Pienso en ti.
    Cuídate, y escríbeme cuando te haga falta.
  `),
};
