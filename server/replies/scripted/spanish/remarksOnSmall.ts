import { lines } from '../lines';
import { says, starts } from '../remarks';
import type { Remarks } from '../remarks';

const SOMEBODY = String.raw`(?:él|ella|mi (?:\p{L}{3,12} )?(?:madre|mamá|mama|padre|papá|papa|herman[oa]|hij[oa]|mujer|marido|novi[oa]|amig[oa]|vecin[oa]|tí[oa]|tia|tio|prim[oa]|compañer[oa]|pareja|sobrin[oa]|abuel[oa]|cuñad[oa]))`;

/** Remarks on the joy of others, on what did not work, and on small confessions. */
export const remarksOnSmall = {
  theirJoy: {
    heard: says(
      String.raw`${SOMEBODY} (?:por fin |también |ya )?(?:ha |se ha )?(?:consigu(?:ió|io)|conseguido|aprob(?:ó|o|ado)|gan(?:ó|o|ado)|encontr(?:ó|o|ado) (?:un |el )?(?:trabajo|piso|curro)|sacado un (?:8|9|10|sobresaliente|notable)|se (?:gradu(?:ó|o)|promet(?:ió|io))|graduado)`,
    ),
    said: lines(`
      Qué bien, y se nota que te alegras de verdad.
      Da la enhorabuena de mi parte, aunque allí nadie sepa quién soy.
      Las buenas noticias de otros también son buenas noticias. ¿Se va a celebrar?
      Que lo cuentes con tantas ganas también dice algo de ti.
      Sería bonita esa llamada. ¿Te enteraste antes que nadie?
    `),
  },
  denied: {
    heard: says(
      String.raw`no (?:he |lo |me |la ){0,2}(?:aprob(?:é|e|ado)|pas(?:é|ado) (?:el|la)|cogieron|cogido|han cogido|dieron el|han dado el|consegu(?:í|ido)|gan(?:é|ado))|(?:he )?suspend(?:í|ido)|me (?:rechazaron|han rechazado)|han cogido a otr[oa]`,
    ),
    said: lines(`
      Eso duele, y puede doler un par de días. ¿Hay otra oportunidad?
      Lo siento. Un resultado dice muy poco de lo que sabes hacer.
      Cuesta tragarlo, con todo el esfuerzo que llevaba.
      Primero la decepción, luego el plan. Hay tiempo para las dos cosas.
      ¿Quién lo sabe ya, o me entero antes que nadie?
    `),
  },
  praised: {
    heard: says(
      String.raw`me (?:ha |han )?(?:felicit(?:ó|o|ado|aron)|elogi(?:ó|o|ado)|dio las gracias|han dado las gracias|dijo que lo hice bien|dijeron que lo hice bien)`,
    ),
    said: lines(`
      Por fin alguien dijo en voz alta lo que ya era verdad.
      Guárdate eso para los días en que nadie dice nada.
      ¿Y supiste recibirlo, o miraste al suelo?
      Te lo has ganado, no le quites mérito.
      Que te vean sienta bien, ¿a que sí?
    `),
  },
  shy: {
    heard: says(
      String.raw`(?:qué|que|me dio|me da|mucha|un poco de|tengo) (?:\p{L}{2,8} )?(?:vergüenza|verguenza|corte|apuro)|soy (?:muy |un poco )?tímid[oa]|quería que me tragara`,
    ),
    said: lines(`
      Nadie se acuerda de eso tanto como tú, te lo aseguro.
      Es un sentimiento de lo más humano.
      Tómate tu tiempo, hoy no hace falta ser valiente.
      Me gusta que lo digas así.
      Algún día lo contarás como una buena historia.
    `),
  },
  lazy: {
    heard: says(
      String.raw`(?:me (?:dio|da|ha dado)|qué|que) (?:mucha |una )?(?:pereza|palo|flojera)|no (?:fui|he ido|voy) al (?:gym|gimnasio)|me quedé en (?:el sofá|la cama|casa)|me quede en (?:el sofa|la cama|casa)|qué vag[oa]`,
    ),
    said: lines(`
      El sofá gana de vez en cuando, tiene mejores argumentos.
      Un día libre no es un defecto. ¿Al menos descansaste?
      Mañana es otro día, y no sabe nada de hoy.
      Entonces solo te debes disfrutarlo.
      Por mí no se va a enterar nadie.
    `),
  },
  fine: {
    heard: starts(
      String.raw`(?:pero |bueno,? |ya |estoy |está |esta |todo |no pasa |me siento ){1,4}(?:bien|nada|ok|vale|mejor|de buen humor|contento|contenta)(?: igual| la verdad| eh)?[.! ]{0,4}$`,
    ),
    said: lines(`
      Bien; y si cambia, también se puede decir.
      Entonces te creo, y dejo la puerta abierta de todos modos.
      Qué bueno poder decir eso.
      Me alegra que no te pese.
      De acuerdo. Se puede estar bien y contarlo igual.
    `),
  },
  lack: {
    heard: says(
      String.raw`no tengo (?!que|ganas|ni|idea|tiempo|hambre|miedo|fuerzas|dinero|sueño|nada|a nadie|problema)(?:un |una |ningún |ninguna )?\p{L}{3,14}[.! ]{0,3}$|yo no tengo$`,
    ),
    said: lines(`
      ¿Lo echas en falta, o casi ni lo piensas?
      Se vive sin más cosas de las que uno cree.
      ¿Porque así lo quieres, o simplemente no surgió?
      Pues así también te ahorras sus quebraderos de cabeza.
      Eso hace unos días más sencillos y otros más largos.
    `),
  },
  notType: {
    heard: says(
      String.raw`no soy (?:muy |mucho |nada |una persona |de )(?:de )?\p{L}{3,14}|no es lo mío|no es lo mio|no me va(?:n)? (?:mucho|nada|lo)|nunca me (?:gustó|gusto|gustaron)`,
    ),
    said: lines(`
      No todo el mundo tiene que serlo, y está bien saberlo de uno.
      Eso te ahorra mucha cortesía.
      ¿Y qué es más lo tuyo, entonces?
      Prefiero oír eso a que alguien finja.
      No hay por qué disfrutar lo que disfrutan los demás.
    `),
  },
  sounds: {
    heard: starts(
      String.raw`(?:ay |oh |mm |jaja |pues )?(?:eso )?(?:suena|pinta|sonaba) (?:muy |súper |super |tan |de )?(?:bien|bonito|genial|rico|guay|divertido|lujo|maravilla|interesante)[.! ]{0,4}$|(?:me ha|me) (?:gustado|gustó|gusto|encantado|encantó|encanta)(?: mucho)?[.! ]{0,4}$`,
    ),
    said: lines(`
      Pues sí, casi siempre.
      Tiene sus días, y algunos son muy buenos.
      Tú pegarías bien ahí, creo yo.
      Contado en voz alta es todavía mejor.
    `),
  },
  stillLooking: {
    heard: says(
      String.raw`(?:yo )?(?:sigo|sigo aún|todavía estoy|aún estoy|estoy) (?:buscando|esperando|en ello|intentándolo)`,
    ),
    said: lines(`
      Entonces que el próximo sea para ti. ¿Qué sería lo mejor que podría salir?
      Esperar también es trabajo, solo que no lo paga nadie.
      Basta un sí, y puede llegar un martes cualquiera.
      ¿Cuánto llevas así, y quién te da ánimos?
      No aflojes; yo estoy de tu lado de la mesa.
    `),
  },
} satisfies Partial<Remarks>;
