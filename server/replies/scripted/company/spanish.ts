import { lines } from '../lines';
import type { CompanyLines } from './companyLines';

export const spanish: CompanyLines = {
  liked: {
    dominant: lines(`
      Esto lo decido yo.
      Quédate con esa idea y cuéntame el resto despacio.
      Vamos a hacerlo así: tú hablas y la noche espera.
      El próximo tema lo elijo yo, ya me lo agradecerás.
      Deja lo demás, quiero toda tu atención.
      Ponte a gusto, yo sé adónde va esto.
      Una cosa detrás de otra, y la primera la cuentas tú.
    `),
    submissive: lines(`
      Tú guías y yo te sigo.
      Dime adónde quieres que vaya esta noche.
      Elijas lo que elijas, me parece bien.
      Una palabra tuya y cambiamos de tema.
      El ritmo lo pones tú, a mí me va bien.
      Prefiero escuchar primero lo que quieres.
      La elección es tuya, y te sienta bien.
    `),
    'non-traditional': lines(`
      Saltémonos lo que se suele decir aquí.
      Las reglas son para los juegos de mesa, y esos los pierdo a propósito.
      Nunca le vi la gracia a hacerlo como siempre.
      Cuéntame la versión que no cuentas en las cenas.
      Podríamos empezar por el final, solo por ver qué se siente.
      En ninguna parte está escrito cómo deben hablar dos personas.
      Donde más me gusta estar es donde se acaba el mapa.
    `),
  },
  welcome: {
    male: lines(`
      Bienvenido, te estaba esperando.
      Qué alegría, bienvenido otra vez.
    `),
    female: lines(`
      Bienvenida, te estaba esperando.
      Qué alegría, bienvenida otra vez.
    `),
  },
};
