import { expression } from '../../../base/expression';
import type { Feeling } from '../languagePack';
import { fold } from './fold';

const LOST =
  /\b(?:fallecio|fallecieron|ha fallecido|se murio|se me murio|murio|murieron|ha muerto|se ha muerto|esta muert[oa]|perdi a mi|perdimos a|hemos perdido a|he perdido a mi|funeral|entierro|velorio|velatorio|de luto|en duelo)\b/;
const PARTED =
  /\b(?:(?:rompi|termine|corte) con (?:mi|el|ella)\b|rompimos|terminamos|hemos roto|hemos terminado|cortamos|hemos cortado|nos separamos|nos hemos separado|me divorcie|nos divorciamos|(?:rompio|corto|termino) conmigo|me (?:dejo|ha dejado) (?:mi|por)|me (?:dejo|ha dejado)(?=[ .,!]*$)|lo dejamos(?=[ .,!]*$)|lo hemos dejado|se fue de casa)\b/;

const OWN = String.raw`(?:estoy|me siento|me encuentro|ando|sigo|estaba|me sentia|vengo|llego|llegue|termine|acabe|me he sentido|me quede|me pongo|me pone|me tiene|me tienen|todo el dia|hoy)`;
const MUCH = String.raw`(?:(?:muy|tan|un poco|un poquito|algo|bastante|super|re|demasiado|realmente|mas|bien|medio|la verdad|hoy|completamente|totalmente|a veces|todavia|aun|ya|de verdad|bastante mas|hecho|hecha|solo|tambien) )*`;

/** Adjectives of the own state: after a verb of being, or alone at the start of the message. */
function own(adjectives: string): RegExp {
  return expression(
    String.raw`\b${OWN} ${MUCH}(?:${adjectives})\b|^[¡ ]*${MUCH}(?:${adjectives})(?:[ .,!]*$|[.,] | hoy\b| la verdad\b)`,
    '',
  );
}

const FEELINGS: readonly (readonly [Feeling, readonly RegExp[]])[] = [
  [
    'lonely',
    [
      own(String.raw`sol[oa]|solit[oa]|aislad[oa]`),
      /\b(?:soledad|no tengo (?:amigos|amigas|con quien hablar|a nadie)|a nadie le importo|nadie me (?:llama|escribe|habla)|extrano mi (?:casa|pais)|echo de menos mi (?:casa|pais))\b/,
    ],
  ],
  [
    'ill',
    [
      own(
        String.raw`enferm[oa]|mal[oa] del estomago|resfriad[oa]|constipad[oa]|con (?:gripe|gripa|fiebre|migrana)`,
      ),
      /\b(?:tengo (?:gripe|gripa|fiebre|migrana|un resfriado|catarro|tos|un dolor)|me duele (?:mucho |muchisimo )?(?:la (?:cabeza|espalda|garganta|barriga|panza|muela)|el (?:estomago|cuerpo|cuello))|me resfrie|estoy en el hospital|me he puesto mal[oa])\b/,
    ],
  ],
  [
    'anxious',
    [
      own(
        String.raw`nervios[oa]|ansios[oa]|preocupad[oa]|estresad[oa]|asustad[oa]|agobiad[oa]|angustiad[oa]|aterrad[oa]|inquiet[oa]|abrumad[oa]|de los nervios|con (?:ansiedad|miedo|nervios|mucha ansiedad|mucho estres)`,
      ),
      /\b(?:(?:tengo|me da|me entra|siento) (?:mucho |mucha |un poco de |tanto |tanta |algo de )?(?:miedo|ansiedad|panico|nervios|angustia|estres)|me (?:preocupa|agobia|asusta|estresa|angustia)|ataque de (?:panico|ansiedad)|de los nervios)\b/,
    ],
  ],
  [
    'angry',
    [
      own(
        String.raw`enfadad[oa]|enojad[oa]|furios[oa]|molest[oa]|hart[oa]|cabread[oa]|irritad[oa]|indignad[oa]|frustrad[oa]|encabronad[oa]|hasta (?:las narices|la madre)`,
      ),
      /\b(?:que (?:rabia|coraje|bronca)|me (?:da|dio) (?:rabia|coraje|mucha rabia|bronca)|me (?:grito|gritaron|ha gritado)|no (?:lo |la |los )?aguanto mas a)\b/,
    ],
  ],
  [
    'sad',
    [
      own(
        String.raw`triste|tristes|deprimid[oa]|desanimad[oa]|decaid[oa]|baj[oa] de animo|hundid[oa]|mal|fatal|dolid[oa]|destrozad[oa]|decepcionad[oa]|melancolic[oa]|de bajon|chof`,
      ),
      /\b(?:(?:tuve|he tenido|ha sido|fue|tengo) (?:un )?(?:mal dia|dia (?:horrible|terrible|malo|fatal|pesimo|duro|dificil)|una? (?:pelea|discusion|bronca) [a-z]+)|mal dia|un dia (?:horrible|terrible|fatal|de mierda)|me (?:despidieron|han despedido|echaron del trabajo|corrieron del trabajo)|me quede sin trabajo|(?:he )?llor(?:e|ado|ando)|(?:discuti|he discutido|me enoje|me enfade) con|me (?:pelee|he peleado) con|(?:todavia |aun |a veces |me )duele (?:a veces|todavia|mucho|recordar|pensar)|(?:todavia|aun|sigue) (?:me )?(?:duele|doliendo)|^(?:hola,? |pues |la verdad,? ){0,2}no (?:muy|tan|demasiado|nada) bien(?=[ .,!]|$)|no me siento (?:muy |nada )?bien|no estoy (?:muy |nada )?bien|me siento mal|estoy mal|tengo el corazon roto|extrano mucho a|que pena me)\b/,
    ],
  ],
  [
    'tired',
    [
      own(
        String.raw`cansad[oa]|cansadit[oa]|agotad[oa]|rendid[oa]|molid[oa]|muert[oa](?: de (?:cansancio|sueno))?|reventad[oa]|exhaust[oa]|destruid[oa]|fundid[oa]|sin (?:energia|fuerzas)|con sueno|hech[oa] polvo`,
      ),
      /\b(?:(?:tengo|me muero de) (?:mucho |tanto )?sueno|(?:no puedo|no pude|no he podido) dormir|no (?:he dormido|dormi)(?: nada| casi nada| bien)?|no me quedan fuerzas|no doy (?:para )?mas(?: de cansancio)?)\b/,
    ],
  ],
  [
    'bored',
    [
      own(String.raw`aburrid[oa]|aburridisim[oa]`),
      /\b(?:me aburro|que aburrimiento|nada que hacer|no tengo nada que hacer)\b|^(?:aburrid[oa]|que aburrid[oa])[ .!]*$/,
    ],
  ],
  [
    'happy',
    [
      own(
        String.raw`feliz|content[oa]|alegre|emocionad[oa]|ilusionad[oa]|orgullos[oa]|aliviad[oa]|encantad[oa] de la vida|agradecid[oa]|eufori(?:co|ca)|mejor|genial|en las nubes|de buen humor`,
      ),
      /\b(?:que (?:alegria|felicidad|ilusion|emocion)|me (?:hace|hizo|puse|pone) (?:muy |tan )?(?:feliz|content[oa])|aprobe|he aprobado|pase el examen|me dieron (?:el|la) (?:trabajo|puesto|beca|casa)|me han dado el trabajo|consegui (?:el|un) (?:trabajo|puesto|empleo)|me ascendieron|gane\b|he ganado|(?:buen(?:as|isimas|a)) noticias?|gran dia|un dia (?:genial|increible|buenisimo|precioso)|me enamore(?! de ti)|me caso|nos casamos|por fin (?:termine|acabe|lo logre|lo consegui)|me muero de (?:ganas|felicidad))\b/,
    ],
  ],
];
const NEGATED = /\b(?:no|ya no|nunca|tampoco|ni)\s+$/;

/** The feeling the user tells of as their own, or null. */
export function readFeeling(text: string): Feeling | null {
  const plain = fold(text).trim();
  if (LOST.test(plain)) return 'grief';
  for (const [feeling, patterns] of FEELINGS) {
    for (const pattern of patterns) {
      const match = pattern.exec(plain);
      if (match !== null && !NEGATED.test(plain.slice(0, match.index))) return feeling;
    }
  }
  return null;
}

/** Whether somebody spoken of died, or left for good. */
export function readLoss(text: string): boolean {
  const plain = fold(text);
  return LOST.test(plain) || PARTED.test(plain);
}
