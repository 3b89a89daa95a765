import type { CommonLines } from '../languagePack';
import { lines } from '../lines';

export const signals: CommonLines['signals'] = {
  love: lines(`
    Y otro de vuelta para ti.
    Ese ha llegado directo.
    Me lo quedo.
    Lo mismo digo.
    De esos puedes mandar cuando quieras.
  `),
  sad: lines(`
    Ven aquí un momento.
    Ay, no. ¿Qué pasa?
    Aquí me tienes, di lo que quieras.
    Esa carita no me gusta verla. ¿Me cuentas?
    No hace falta que digas nada, ya lo veo.
  `),
  cross: lines(`
    Ya. Ya lo sé.
    ¿Tan mal?
    Desde aquí veo cómo pones los ojos en blanco.
    Suéltalo, que te escucho.
    No digas más, o dilo todo.
  `),
  think: lines(`
    ¿Qué te ronda por la cabeza?
    Algo estás sopesando, se nota.
    Piénsatelo con calma.
    Ese «mmm» ha sido largo. ¿Sí o no?
    Dilo, aunque esté a medias.
    ¿No te convence?
  `),
  other: lines(`
    Lo tomo como algo bueno.
    Vale, te he entendido.
    ¿Y ahora me lo dices con palabras?
    Me gusta ese dibujito.
    Vale, lo pillo, creo.
  `),
};
