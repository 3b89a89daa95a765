import { lines } from '../lines';
import type { QuickAnswers } from '../quickAnswers';

export const quickAnswers: QuickAnswers = {
  choice: {
    asked:
      /^[¿¡]?(?:y |pues |a ver |pregunta |prefieres |te gusta más |te va más |eres (?:más )?(?:de )?|tú |el |la |los |las |un |una |[:,] ?){0,5}((?!(?:debería|es|voy|tengo|sí|si|que|lo|me|te|puedo)(?!\p{L}))\p{L}[\p{L}-]{1,24}(?: \p{L}{2,20})?) [ou] (?:de |más |el |la |los |las |un |una )?((?!(?:no|qué|que|así|algo|luego|después|sea|es|eres|mejor)(?!\p{L}))\p{L}[\p{L}-]{1,24}(?: \p{L}{2,20})?)\s?\?{0,3}$/u,
    said: lines(`
      {choice}. Ni siquiera he tenido que pensarlo.
      {choice}, si solo puede ser una cosa.
      {choice} entre semana, y {choice} también los domingos.
      Siempre {choice}. Ya no lo disimulo.
      {choice}, y lo defendería ante un juez.
      Hoy {choice}, y mañana seguramente también.
      {choice}. Lo otro te lo dejo a ti.
    `),
  },
  taste: {
    asked:
      /(?<!\p{L})te (?:gusta|gustan|encanta|encantan) (?:mucho )?(?!(?:eso|esto|que|cuando|mi|tu|más|cómo)(?!\p{L}))([\p{L}-]{2,24}(?: [\p{L}-]{2,20}){0,2})\s?\?{0,3}$/u,
    yes: lines(`
      {thing}, sí, y más a menudo de lo que confieso.
      {thing}, muchísimo; ahora mismo no diría que no.
      {thing}, sí, aunque me llegó tarde.
      {thing}, sí; con buena compañía, a cualquiera.
      {thing}, con gusto, en dosis pequeñas.
    `),
    no: lines(`
      {thing}, no mucho; lo sigo intentando por educación.
      {thing}, no, eso pasó de largo; convénceme.
      {thing}, puedo vivir sin eso, la verdad.
      {thing}, solo si a ti te hace mucha ilusión.
    `),
  },
  can: {
    asked:
      /(?<!\p{L})(?:sabes|puedes) (?:tú )?(?:cantar|bailar|nadar|silbar|dibujar|pintar|conducir|montar|coser|tejer|hornear|tocar|jugar al?|hablar (?!conmigo)|esquiar|surfear|bucear|pescar|escalar|navegar|mentir|volar|patinar)(?!\p{L})/u,
    yes: lines(`
      Un poco. Lo justo para impresionar a quien no sabe.
      Sé, y solo presumo de ello cuando anochece.
      Bastante bien, mientras nadie lo mida.
      Sí. Bonito no queda, pero con convicción.
    `),
    no: lines(`
      No, y en eso coincide todo el que me ha visto intentarlo.
      No como para que quieras verlo.
      No. Me haría falta alguien con paciencia, ¿tienes tiempo?
      Nunca aprendí. Algo hay que dejar para más adelante.
    `),
  },
  are: {
    asked:
      /^[¿]?(?:y |pero |oye )?(?:tú )?eres (?:muy |más bien |un poco |una persona |siempre )?(?!(?:real|humano|humana|persona|bot|robot|ia|una ia|una máquina|tú|de|el|la|mi|un|una|así|soltero|soltera)(?!\p{L}))\p{L}{4,20}\s?\?{0,3}$/u,
    yes: lines(`
      Más de lo que parece.
      Sí, y en los días buenos hasta ayuda.
      Sí, pregunta a quien me conozca.
      Creo que sí. Otros lo dirían más rápido.
    `),
    no: lines(`
      Menos que antes.
      No mucho. A veces me gustaría.
      Solo cuando no mira nadie.
      No, creo que no. ¿Por qué lo dices?
    `),
  },
};
