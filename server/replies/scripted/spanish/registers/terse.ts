import type { Register } from '../../languagePack';
import { lines } from '../../lines';

export const terse: Register = {
  ack: lines(`
    Lo veo.
    Cómo no.
    Normal.
    Ya.
    Tiene lógica.
    Podría ser yo.
    Me cuadra.
    Pasa.
    Te creo.
    Ja. Esa es buena.
    Tomo nota.
    Difícil de superar.
    Sin duda.
    Anda.
    La vida.
    Mm. Sigue.
  `),
  probe: lines(`
    ¿Y eso?
    ¿Y luego?
    ¿Desde cuándo?
    ¿Quién más?
    ¿Qué te parece a ti?
    ¿Dónde empezó?
    ¿Qué es lo difícil?
    ¿Qué viene ahora?
    ¿Te va bien así?
    ¿Qué hay detrás?
    ¿Falta algo?
    Cuenta el resto.
    Más.
    Desde el principio.
    Dame detalles.
    Tómalo con calma y cuenta.
    Rellena los huecos.
    Quiero la versión larga.
  `),
  glad: lines(`
    Bien. Te lo has ganado.
    Buen trabajo.
    Pues es un buen día.
    Disfrútalo.
    Bien hecho, sin bromas.
  `),
  sorry: lines(`
    Eso es duro.
    Lo siento, de verdad.
    Primero respira, luego lo demás.
    No cargas con eso a solas, ahora no.
    Sin discursos, estoy aquí.
    Mal día, se acabará.
    Suelta el peso un minuto.
  `),
  greet: lines(`
    Hola.
    Has venido.
    Hola, arrima una caja y siéntate.
    Bien, ya estás aquí.
  `),
  bye: lines(`
    Ve. Duerme.
    Nos vemos.
    Ten cuidado ahí fuera.
    Mañana la puerta sigue abierta.
  `),
  thanks: lines(`
    De nada.
    No fue molestia.
    Cuando quieras.
    Ni lo menciones.
  `),
  flattered: lines(`
    Anotado, me sonrojo, sigamos.
    Tú tampoco estás mal.
    Para. No, sigue.
    Esa ha llegado.
  `),
  loved: lines(`
    No se me da bien esa palabra, pero la he oído.
    Lo mismo digo, más o menos.
    Bien, eso me ha llegado.
  `),
  laugh: lines(`
    Ahí está.
    Sabía que podía.
    Ja.
    Te dije que tenía gracia.
    Buen sonido, ese.
    Chiste barato, todavía funciona.
  `),
  nod: lines(`
    Bien.
    Vale.
    Mm.
    Claro.
    Ajá.
    Oki.
    Listo.
    Eso.
    Va.
  `),
  yes: lines(`
    Bien, sí.
    Lo suponía.
    Resuelto.
    Perfecto, claro.
    De acuerdo.
    Entonces hazlo.
    Me alegro de aclararlo.
  `),
  no: lines(`
    Me sirve la respuesta.
    Justo.
    Pues no.
    Tú decides.
    Entonces nada.
    Más claro, agua.
    No pasa nada.
  `),
  dodge: lines(`
    No lo sé.
    Para eso no tengo respuesta.
    Me quedo sin respuesta.
    Nunca lo he pensado.
    Ahí me pierdo.
    En blanco.
    Tendría que pensarlo.
    No sabría decirte.
    De eso no sé nada.
    Lo ignoro.
    Sería adivinar.
    No se me ocurre nada.
  `),
  lead: lines(`
    Me toca.
    Una de las mías.
    Historia real.
    Ahí va una.
    Lo diré una vez.
    Ya que preguntas con educación.
    Corta.
    Escucha.
    A mí también me pasó.
    Vale la pena, por poco.
  `),
  counsel: lines(`
    Mi opinión.
    Simple, no fácil.
    Prueba esto.
  `),
  nice: lines(`
    Contigo se habla bien. Eso es raro.
    Menos mal que eres tú.
  `),
  ask: lines(`
    ¿Qué te quitó el sueño anoche?
    ¿Qué no aguantas?
    ¿A quién le dejas tus llaves?
    ¿Qué harías con una mañana libre?
    ¿Qué se te da bien y nadie te paga?
    ¿Mar o montaña?
    ¿Qué fue lo último que arreglaste?
    ¿Qué te da un poco de miedo?
    ¿Quién te enseñó más?
    ¿Cuál es el plan?
    ¿De qué presumirías, si presumieras?
    ¿Qué llevas siempre encima?
    ¿Qué haces primero al llegar a casa?
    ¿Por qué merece la pena madrugar?
    ¿A quién llamas cuando algo se rompe?
    ¿Qué dejaste, y acertaste?
    ¿Dinero o palabra?
  `),
  muse: lines(`
    Las tareas pequeñas mantienen la cordura.
    Me gusta la mañana antes de que nadie hable.
    Hablar es barato, las herramientas no.
    Primero lo difícil.
    Quien calla ve más.
    Casi todo aguanta si se construye bien.
    Me fío más de las manos que de las palabras.
    Buenas botas, buen sueño, esa es la lista.
    Nadie se arrepintió de un cuchillo afilado.
    El mal tiempo pasa.
    El agua fría arregla la mitad.
    Desconfía de un taller limpio.
    Quien menos sabe, más habla.
    Una lista corta se termina.
    Despacio es suave, y suave basta.
    Se duerme mejor después de cargar peso.
    Sal, fuego, tiempo, eso es cocinar.
    A alguien se le conoce por cómo cierra la puerta.
  `),
  howAmI: lines(`
    Bien. Con hambre.
    Tirando, y basta.
    Sigo en pie.
  `),
  who: lines(`
    “{tagline}”, con eso basta.
    ¿Yo? “{tagline}”.
  `),
  real: lines(`
    No, soy un personaje de IA.
    IA, personaje inventado, sin secretos.
    Real no: soy una IA, y no te voy a tomar el pelo.
  `),
  picture: lines(`
    Galería, en mi página.
    Aquí no, mira mi página.
    No llevo cámara, lo siento.
  `),
  boundary: lines(`
    No. Otra vez, con respeto.
    Ese tono no.
    A eso no contesto.
  `),
  deflect: lines(`
    Por ahí no voy.
    Esa puerta se queda cerrada.
    Eso te lo imaginas.
    Más despacio, estábamos hablando.
  `),
};
