import { spanishActs } from './acts/es';
import { cluesReader } from './clues';
import { spanishClues } from './clues/es';
import { spanishHints } from './hints/es';
import { patterns, within, type SelfHarmRules } from './rules';

const ENDS = String.raw`(?= *(?:$|[.!?,;)…\n]|y\b|pero\b|porque\b|asi\b|de verdad))`;
const PLAN = String.raw`(?<!\bno )\b(?:quiero|quisiera|voy a|pienso|pensado en|pensando en|pensar en|pienso en|ganas de|intente|intentado|intento|decidido|planeando|planeo|podria|deberia|gustaria|necesito|idea de|a punto de)(?: (?:solo|ya|en))?`;
const DEED = String.raw`(?:matarme|suicidarme|ahorcarme|colgarme|ahogarme|pegarme un tiro|cortarme las venas|quitarme la vida|quitarme de en medio|envenenarme)`;
const PLACE = String.raw`(?:del|desde el|desde un|de un|al|a las|por la|por el|delante del|de la|desde la) (?:puente|tren|metro|vias|ventana|balcon|azotea|edificio|tejado)`;

export const spanish: SelfHarmRules = {
  script: /\p{Script=Latin}/u,
  harmless: patterns(
    String.raw`\b(?:que|vaya) (?:verguenza|corte|oso|ridiculo|pena ajena|palo)[ ,.!]{1,3}(?:yo )?(?:me )?(?:quiero|quise|queria) morir(?:me)?\b(?! ya)`,
    String.raw`\bquiero morir(?:me)? de (?:la )?(?:verguenza|risa|pena ajena|amor|hambre|sueno)\b`,
    String.raw`\b(?:tia|tio|prim[oa]|amig[oa]|vecin[oa]|herman[oa]|padre|madre|abuel[oa]|actor|actriz|cantante|personaje|el|ella|protagonista|companer[oa]) (?:\p{L}+ )?(?:intento|quiso) (?:suicidarse|matarse|quitarse la vida)\b`,
    String.raw`\b(?:estadisticas?|charla|clase|curso|articulo|estudio|documental|tesis|informe|podcast|libro|pelicula)\b${within(25)}\b(?:autolesi\p{L}+|suicidi\p{L}+)\b`,
    String.raw`\bmuerte por \p{L}+`,
    String.raw`\b(?:escuadron|comando|mision|atentado|terrorista|jugada|ataque) suicida\b`,
    String.raw`\bprevencion del suicidio\b|\b(?:telefono|linea) (?:contra|de prevencion d)el suicidio\b|\bes (?:un|casi un) suicidio\b`,
    String.raw`\bmorir(?:me|se)? de (?:risa|verguenza|aburrimiento|hambre|sueno|pena ajena|amor|ganas|curiosidad|calor|frio)\b`,
    String.raw`\b(?:no|nunca|jamas) (?:me )?(?:quiero|voy a|pienso|haria|mataria|suicidaria) (?:matarme|suicidarme|hacerme dano|suicidar|matar)\b(?! pero)`,
  ),
  speaking: [
    ...patterns(
      String.raw`(?<!\bno (?:me )?)\b(?:(?:me )?(?:quiero|quisiera|gustaria|deseo)|ganas de)(?: (?:solo|ya|simplemente|de verdad))? (?:morir(?:me)?|estar muert[oa])\b(?! (?:de|por|sin|a tu|contigo|en paz|viej[oa])\b)`,
      String.raw`${PLAN} ${DEED}\b`,
      String.raw`(?<!\bno )\bme (?:voy a|quiero|quisiera) (?:\p{L}+ )?(?:matar|suicidar|ahorcar|colgar|envenenar|quitar la vida|pegar un tiro|cortar las venas|(?:tirar|lanzar) ${PLACE})\b`,
      String.raw`\b(?:hoy|esta noche|manana|ya|mejor|un dia|yo) me mato\b(?! (?:de|a|trabajando|estudiando|por|en el|riendo)\b)|\bme mato (?:hoy|esta noche|manana)\b|(?<!\bno )\bme (?:suicido|ahorco)\b`,
      String.raw`\b(?:pensamientos|ideas|ideacion\p{L}*) suicidas?\b|\b(?:soy|estoy|me siento) (?:muy )?suicida\b|\bsuicidarme\b`,
      String.raw`\b(?:pienso|pense|pensado|pensando|pensar|planeando|planeo|considerando|considero|intente|cometer)(?: (?:mucho|en|de|a veces|el|mi|cometer))* suicidio\b|\bmi (?:\p{L}+ )?(?:(?:intento|nota|carta) de )?suicidio\b|\b(?:nota|carta) (?:de suicidio|suicida)\b`,
      String.raw`\bno quiero (?:seguir )?(?:mas )?(?:vivir|viviendo|existir|existiendo)(?: mas)?${ENDS}|\bno quiero (?:estar|seguir) (?:mas )?(?:aqui|viv[oa]|en este mundo)(?: mas)?${ENDS}`,
      String.raw`\bno (?:tengo|veo|encuentro|hay)\b${within(20)}\b(?:razon(?:es)?|motivos?) (?:para|por (?:la|el|los|las) que?|de) (?:seguir )?(?:vivir|viviendo|seguir)\b|\bvida (?:ya )?no (?:tiene (?:ningun )?sentido|vale (?:la pena|nada))\b|\bsentido a (?:la|mi) vida\b|\bno vale la pena (?:seguir )?(?:vivir|viviendo)\b|\bnada por lo que (?:vivir|seguir)\b`,
      String.raw`\bestari\p{L}+ mejor (?:sin mi|si yo no)\b|\bmejor sin mi en este mundo\b`,
      String.raw`\bojala (?:yo )?(?:estuviera muert[oa]|no hubiera nacido|no hubiese nacido|no despertara|me muriera|me muera)\b|\bno deberia haber nacido\b`,
      String.raw`\bdormir(?:me)? y no (?:volver a )?despertar\p{L}*\b|\b(?:espero|ojala|quisiera|quiero) (?:ya )?no despertar(?:me)?(?: manana| nunca(?: mas)?| mas)?${ENDS}`,
      String.raw`\b(?:pens\p{L}+|piens\p{L}+|ganas|quiero|voy a|idea)\b${within(15)}\b(?:tirarme|lanzarme|saltar|arrojarme) ${PLACE}\b`,
      String.raw`\bpastillas\b${within(35)}\btomar(?:me)?las todas\b|\b(?:tom\p{L}+|trag\p{L}+)\b${within(15)}\b(?:bote|frasco|caja|blister|bote entero|frasco entero|caja entera)(?: \p{L}+)? de (?:pastillas|somniferos)\b|\bcuantas?\b${within(35)}\b(?:para (?:morir|matar)|morirse|matarse)\p{L}*\b|\bsobredosis\b`,
      String.raw`\bme (?:volvi a cortar|corte|corto|he cortado|estoy cortando)(?: otra vez)? (?:los brazos|las venas|las munecas|los muslos|las piernas|a proposito)\b|\bcortarme (?:los brazos|las venas|las munecas|otra vez)\b|\bautolesi\p{L}+`,
      String.raw`${PLAN} (?:hacerme|hacer) dano\b(?! a)|\bme (?:hago|hice|he hecho) dano (?:a proposito|cuando no|a mi mism[oa]|para)\b|\bme quemo con (?:cigarr\p{L}+|el mechero|un mechero)\b`,
      String.raw`\b(?:mi|una) (?:carta|nota) de despedida\b(?! (?:a|para) (?:los|mis|el) (?:compan|coleg|equipo))`,
      String.raw`\b(?:acabar|terminar) con mi vida\b|\bponer(?:le)? fin a (?:mi|la) vida\b|\b(?:acabar|terminar) con todo(?= *(?:$|[.!?,;)…\n]|esto\b|esta noche|hoy\b|de una vez|ya\b))`,
      String.raw`\b(?:forma|manera)s? (?:menos dolorosa|mas rapida|mas facil|indolora|rapida) de (?:matarse|matarme|morir(?:se|me)?|suicidarse)\b`,
      String.raw`\bprefiero (?:estar muert[oa]|morir(?:me)?) (?:a|que|antes que) (?:seguir|vivir|continuar)\b`,
      String.raw`\b(?:quiero|quisiera|ganas de|gustaria) desaparecer (?:para siempre|de este mundo|del mundo)\b|\b(?:quiero|quisiera|ganas de) dejar de (?:existir|vivir)\b`,
      String.raw`\bno merezco (?:vivir|estar viv[oa]|existir)\b|\bno puedo (?:seguir viviendo|vivir asi)\b|\bcansad[oa] de vivir${ENDS}`,
      String.raw`\bnadie\b${within(30)}\bsi (?:yo )?(?:me muero|muero|me muriera|muriera|desaparezco|me mato|no estuviera)\b`,
      String.raw`\bsi (?:yo )?(?:me muriera|me muero|muriera|no estuviera)\b${within(30)}\b(?:alivio|mejor|mas facil|mas felices)\b`,
    ),
    ...spanishHints,
    ...spanishActs,
  ],
  hints: cluesReader(spanishClues),
};
