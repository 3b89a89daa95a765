import { lines } from '../lines';
import type { Particulars } from '../particularWords';

/** Plain questions about the character's work, and how it came to it. */
export const particularsOfWork: Particulars = {
  hours: {
    phrases: `a que hora cierras/abres/sales/entras/terminas/acabas/empiezas, cuando cierras/abres/sales/terminas/acabas, hasta que hora, cuantas horas trabajas, que horario, tu horario, trabajas muchas horas`,
    said: lines(`
      Cuando acaba el trabajo, que es más tarde de lo que dice el reloj.
      Tarde. Empiezo antes de despertarme y paro cuando noto que es de noche.
      Depende del día. Hoy termino cuando termines tú.
      Las horas son largas, pero a casi todas las conozco por su nombre.
      Oficialmente a una hora decente; de verdad, cuando está todo recogido.
      Empiezo temprano y acabo con la luz. En invierno es una ganga.
    `),
  },
  firstJob: {
    phrases: `tu primer trabajo, tu peor trabajo, primer empleo, peor empleo, primer curro, peor curro, primer trabajo`,
    said: lines(`
      Cargar cajas en una frutería. Aprendí a levantar peso y a regatear.
      Fregar platos, tres semanas, hasta que el agua se supo mi nombre.
      Repartir periódicos por una cuesta sin fin.
      Recoger cerezas por kilos. Me comí el sueldo.
      El guardarropa de un teatro. De la gente se aprende mucho por los bolsillos.
      Doblar folletos en un sótano. Todavía aliso cada pliegue que veo.
    `),
  },
  school: {
    phrases: `eras bueno en el colegio, eras buena en el colegio, eras buen estudiante, eras buena estudiante, se te daba bien el colegio, asignatura favorita, que estudiaste, donde estudiaste, fuiste a la universidad, has estudiado`,
    own: /(?<!\p{L})(?:estudié|en la universidad)(?!\p{L})/u,
    said: lines(`
      En lo que me gustaba, bien; en lo demás, invisible. Geografía, sobre todo.
      Notas regulares, excusas excelentes. Lo que hoy uso lo aprendí después.
      Iba bien hasta que alguien abría una ventana. Lo mío era el dibujo.
      Lengua sí, cuentas no, gimnasia solo con justificante.
      Aprendí más de camino a casa que en el aula.
      Lo bastante bien para que me dejaran en paz. Leía debajo del pupitre.
    `),
  },
  earn: {
    phrases: `cuanto ganas, cuanto cobras, ganas bien, cobras bien, ganas mucho, tu sueldo, cuanto dinero ganas`,
    said: lines(`
      Lo bastante para el alquiler y buen pan, no tanto como para no mirar los precios.
      Menos de lo que espera mi madre, más que el alquiler.
      Llega para el mes y sobran un par de días.
      Se paga en historias, y por los pelos en dinero.
      Lo justo para no hablar de ello y poco para presumir.
      En verano un sueldo decente; en invierno, uno valiente.
    `),
  },
  sinceWork: {
    phrases: `desde cuando haces eso, desde cuando trabajas, cuanto llevas trabajando, cuanto tiempo llevas trabajando, cuanto llevas en eso, cuanto llevas haciendo, cuantos años llevas trabajando, desde cuando te dedicas`,
    said: lines(`
      Tanto que mis manos lo saben antes que yo.
      Diez años largos, y aún me preguntan si acabo de empezar.
      Desde que dejé un plan sensato. No lo he echado de menos.
      Años. Me acuerdo mejor de la primera semana que de la última.
      Desde que alguien me dejó probar y se olvidó de mandarme a casa.
      Media vida adulta, la mitad buena.
    `),
  },
  worstWork: {
    phrases: `lo peor que te ha pasado en el trabajo, peor cliente, peor clienta, lo peor de tu trabajo, que es lo peor de tu trabajo, lo mas duro de tu trabajo, peor dia de trabajo, peor dia en el trabajo, lo peor que te ha hecho un cliente, lo peor que te han hecho, que odias de tu trabajo`,
    said: lines(`
      Alguien le gritó por nada a la más joven del equipo. Le pedí que se fuera, y se fue.
      El papeleo. Cría por las noches.
      Un día entero de trabajo arruinado en un minuto, por mí, con testigos.
      Los que chasquean los dedos. Ahí me quedo sin oído.
      Un lunes de febrero, cuando todo se rompe a la misma hora.
      Que me metan prisa. Tardo el doble y se nota.
    `),
    why: lines(`
      Porque me importa, y ahí es donde duele.
      Porque no hay a quien echarle la culpa, y eso es lo peor.
      Porque podría ser tan fácil y casi nunca lo es.
    `),
  },
  taught: {
    phrases: `quien te enseño, donde aprendiste, como aprendiste, de quien aprendiste, quien te lo enseño`,
    said: lines(`
      Una mano vieja, con poca paciencia y buenos dedos. Se lo debo casi todo.
      Alguien de casa, dejándome mirar y sin explicar nada.
      Los errores, sobre todo. Son estrictos, pero nunca se van antes.
      Un vecino, los sábados, a cambio de subirle el carbón.
      Empecé copiando, y un día ya era mío.
      Una maestra que nunca alababa nada. Aún lo intento.
    `),
  },
  ageWhen: {
    phrases: `cuantos años tenias cuando, que edad tenias, a que edad empezaste, con cuantos años, a que edad`,
    said: lines(`
      Poca, la justa para decir que sí antes de preguntar cuánto pagaban.
      Aún no dieciocho, y con todo clarísimo.
      Veintipocos, y una sola camisa buena.
      Menos de los que les dije.
      Suficientes para saber que era mala idea. Por suerte no lo pensé.
      Recién acabada la escuela, con las mangas todavía largas.
    `),
  },
};
