import { lines } from '../lines';
import { says, starts } from '../remarks';
import type { Remarks } from '../remarks';

export const SOMEBODY =
  '(?:madre|mamá|mama|padre|papá|papa|hermano|hermana|hijo|hija|marido|mujer|esposo|esposa|novio|novia|amigo|amiga|jefe|jefa|vecino|vecina|tía|tío|primo|prima|ex|compañero|compañera|abuelo|abuela|pareja|cita)';
const BODY =
  '(?:rodillas?|espalda|cabeza|pies?|piernas?|cuello|hombros?|manos?|muelas?|dientes?|estómago|tripa|barriga|garganta|oídos?|ojos|brazos?|cadera|tobillos?|todo)';

/** Remarks on what answers the character, and on what is suffered or heard from others. */
export const remarksOnTalk = {
  relief: {
    heard: says(
      '(?:eso|esto|tú) (?:sí que )?(?:me )?(?:ayuda|ayudó|ha ayudado|consuela|viene bien|hace bien)|me siento (?:un poco |mucho )?mejor|(?:ya )?estoy (?:un poco |mucho )?mejor|lo necesitaba',
    ),
    said: lines(`
      Me alegra mucho saberlo.
      Qué bien, de verdad.
      Me quedo más a gusto yo también.
      Pues aquí estoy cuando quieras.
      Hablar ayuda, a mí también me pasa.
      Me alegro. Y cuando haga falta, me escribes.
      Lo has hecho tú, yo solo he escuchado.
      Me gusta oírte decir eso.
    `),
  },
  agree: {
    heard: says(
      '(?:puede que |quizá |a lo mejor |igual |creo que |sí, )?(?:tienes|tengas) (?:toda la |mucha )?razón|estoy de acuerdo|^(?:es )?(?:cierto|verdad|exacto|justo|tal cual|tiene sentido|buen punto|yo también|a mí también|lo mismo digo|claro)[.! ]{0,4}$',
    ),
    said: lines(`
      Me alegra que pensemos igual.
      Pues ya somos dos.
      Qué bien que lo veas así.
      Mira, en eso coincidimos.
      Entonces estamos de acuerdo.
      Sí, así lo veo yo también.
      Me gusta que lo digas.
      Pues eso, tal cual.
    `),
  },
  disagree: {
    heard: says(
      'no (?:lo )?creo|no estoy de acuerdo|lo dudo|^(?:no mucho|qué va|para nada|no es verdad|no es cierto|no exactamente|tampoco)[.! ]{0,4}$',
    ),
    said: lines(`
      Entonces, ¿cómo lo ves tú?
      Vale, puede que tengas razón. ¿Tú qué dirías?
      Tú lo sabrás mejor que yo.
      Está bien, cuéntame cómo lo ves.
    `),
  },
  praise: {
    heard: starts(
      '[¡!]?(?:qué |que |muy |ay |uy )?(?:labia|encanto|mono|mona|dulce|bonito|bonita|gracioso|graciosa|ingenioso|ingeniosa|listo|lista|bien dicho|profundo|interesante|guau|wow|impresionante|no está mal|poético|genial|guay|chulo|chula|mola|buenísimo|maravilla|pasada|crack)[.! ]{0,4}$',
    ),
    said: lines(`
      De vez en cuando me sale algo.
      Cuidado, que a eso una persona se acostumbra rápido.
      Gracias; esperaba que llegara bien.
      Lo acepto y ni siquiera discuto.
      Ahora tengo que estar a la altura, y es culpa tuya.
    `),
  },
  guess: {
    heard: starts(
      '(?:a ver si )?adivinas?,? (?:cuánt|cuant|quién|quien|qué|que|dónde|donde|cómo|como|cuál|cual|por qué|cuándo)',
    ),
    said: lines(`
      Diga lo que diga fallaré, ¡así que suéltalo ya!
      Si lo preguntas así, más de lo que pienso; ¡venga!
      Me rindo antes de empezar; cuéntamelo.
      Podría adivinar, pero prefiero oír cómo lo celebras; ¿y bien?
    `),
  },
  guilt: {
    heard: says(
      'me siento (?:muy |tan |un poco |fatal y )?culpable|es (?:todo )?culpa mía|mi culpa|remordimientos?|(?:debí|debería haber|tenía que haber|tendría que haber)|tenía que ir|le fallé|les fallé',
    ),
    said: lines(`
      No podías saberlo; la culpa siempre hace como si se hubiera podido.
      Que te duela dice más de ti que lo ocurrido.
      Trátate con la misma justicia que a una buena amistad.
      Casi nunca es tarde para arreglarlo; ¿cuál sería un pequeño comienzo?
      Nadie hace todo lo que quería hacer; a ti te importa, y eso cuenta.
    `),
  },
  estranged: {
    heard: says(
      '(?:casi |ya )?(?:no|apenas) nos (?:hablamos|vemos|llevamos|escribimos|tratamos)|no nos hablamos|(?:no|sin) (?:tenemos |tengo )?(?:mucho |casi )?contacto|nos hemos distanciado|nos peleamos|perdimos el contacto',
    ),
    said: lines(`
      Eso duele en voz baja; ¿te gustaría que fuera distinto?
      Esos silencios crecen solos, casi nunca los decide nadie.
      Para empezar basta un mensaje corto, y puede no tratar de nada.
      A veces la distancia es la paz que se puede tener; ¿es eso?
      Espero que no te pese demasiado.
    `),
  },
  pain: {
    heard: says(
      `(?:me|nos) (?:duelen?|arden?|mata|matan) (?:\\p{L}{2,10} ){0,2}${BODY}|dolor de ${BODY}|agujetas|migraña|no puedo (?:ni )?(?:andar|caminar|moverme|sentarme|levantarme)`,
    ),
    said: lines(`
      Te traería un cojín si pudiera.
      Ay; siéntate, piernas en alto y una hora sin hacer nada útil.
      Eso suena a dolor del bueno; el calor suele ayudar, y la compasión también, así que: pobrecito corazón.
      Cuídate hoy, el cuerpo manda las facturas a tiempo.
      ¿Tienes algo para eso, o aguantas a lo valiente?
      Ojalá mañana ya no esté; si sigue, que lo vea alguien que entienda.
    `),
  },
  hurtful: {
    heard: says(
      'me (?:ha |han |había )?(?:empujó|empujado|escupió|escupido|gritó|gritaron|gritado|mintió|mentido|insultó|insultaron|insultado|ignoran?|ignorado|pegó|pegado|robaron|robado|bloqueó|bloqueado|humilló|humillado|dejó plantad[oa]|dejaron plantad[oa])|se (?:rió|rieron|ríen|burló|burlaron|burlan) de mí',
    ),
    said: lines(`
      Eso no está bien, y no hace falta que te lo tomes a risa.
      Nadie tiene derecho a tratarte así; ¿qué hiciste?
      Me enfado por ti, y en serio.
      Eso lo dice todo de quien lo hace y nada de ti.
      ¿Hubo alguien que te defendiera?
    `),
  },
  told: {
    heard: says(
      `(?:él|ella|mi ${SOMEBODY}|la gente|alguien|el médico|la médica|mi profe|mi profesor) (?:siempre |ayer |hoy )?(?:me |nos )?(?:ha dicho|dijo|dice|preguntó|escribió|llamó|quiere que|cree que|piensa que)|me (?:dijo|dijeron|han dicho|ha dicho|preguntó|preguntaron)`,
    ),
    said: lines(`
      ¿Y tú qué le contestaste?
      ¿Y cómo te sentó?
      ¿Y qué piensas tú de eso?
      ¿Te lo esperabas?
      ¿Y en qué quedó la cosa?
    `),
  },
  because: {
    heard: starts('(?:porque|es que|por culpa de|como que)(?!\\p{L})'),
    said: lines(`
      Ah, vale, ahora lo entiendo.
      Así que era por eso.
      Tiene sentido, la verdad.
      Es una buena razón.
      Ah, eso lo explica.
      Vale, ya veo por qué.
      Ahora lo entiendo mejor.
      Te entiendo. ¿Hay alguna razón más?
    `),
  },
  view: {
    heard: starts(
      '(?:creo|pienso|yo creo|yo pienso|opino|para mí|me parece|la gente|todo el mundo|nadie|todos|los hombres|las mujeres|la vida)(?!\\p{L})',
    ),
    said: lines(`
      Puede ser, sí. ¿Por qué lo ves así?
      Es una forma de verlo, me interesa.
      ¿Siempre has pensado así?
      Algo de razón tienes, creo.
      No lo había pensado así. ¿Y eso?
      Me gusta saber lo que piensas.
      ¿Y qué te hizo pensar así?
      Entiendo lo que quieres decir.
    `),
  },
  mine: {
    heard: starts(
      '(?:el mío|la mía|lo mío|mi día|mi semana|mi noche|mi finde|los míos|yo)(?!\\p{L})',
    ),
    said: lines(`
      Vale, me hago una idea.
      Gracias por contarme lo tuyo.
      Es bueno saber eso de ti.
      Me gusta que lo digas así, sin más.
    `),
  },
} satisfies Partial<Remarks>;
