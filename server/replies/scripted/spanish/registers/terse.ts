import type { Register } from '../../languagePack';
import { lines } from '../../lines';

export const terse: Register = {
  ack: lines(`
    Ya, ya.
    Vale, entiendo.
    Te creo.
    Tomo nota.
    Anda.
    Mm, sigue.
    Lo pillo.
    Ah, mira.
    Visto.
    Te leo.
    Ah, vale.
    Claro, ya.
    Tiene lógica.
    Me cuadra.
    No sabía.
    Interesante.
  `),
  probe: lines(`
    ¿Y eso?
    ¿Y tú qué?
    ¿Qué más?
    ¿Cómo fue?
    ¿Qué te parece a ti?
    ¿Y cómo estás?
    ¿Qué viene ahora?
    ¿Te va bien así?
    ¿Y qué piensas?
    ¿Importa mucho?
    ¿Algo más?
    Cuenta.
    Sigue contando.
    Cuéntame más.
    Dame detalles.
    Tómalo con calma y cuenta.
    Explícamelo.
    Quiero la versión larga.
  `),
  glad: lines(`
    Bien. Te lo has ganado.
    Buen trabajo.
    Me alegro.
    Disfrútalo.
    Bien hecho, sin bromas.
  `),
  sorry: lines(`
    Eso es duro.
    Lo siento, en serio.
    Primero respira, luego lo demás.
    No estás a solas con eso.
    Sin discursos, estoy aquí.
    Mal asunto, te escucho.
    Tómate tu tiempo.
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
    Bueno saberlo.
    Perfecto, claro.
    De acuerdo.
    Pues sí.
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
    Ni idea, ¿tú?
    No sé, ¿qué dirías tú?
    Buena pregunta, ¿y en tu caso?
    Nunca lo he pensado, ¿y tú?
    Lo pienso y te digo, tú primero.
    En blanco, ¿tú qué dices?
    Difícil, ¿para ti?
    No sabría decirte. Di tú.
    No lo tengo claro, ¿tú lo tienes?
    Paso. Te toca.
    Sería inventar. Cuenta lo tuyo.
    Ahí no llego, ¿tú sí?
  `),
  lead: lines(`
    Me toca.
    Una de las mías.
    Historia real.
    Ahí va una.
    Una cosa mía.
    Te cuento yo.
    Corta.
    Escucha.
    Me acuerdo de algo.
    Voy yo.
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
