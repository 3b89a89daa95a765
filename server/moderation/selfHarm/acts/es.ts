import { patterns, within } from '../rules';

const DRUG = String.raw`(?:pastillas|somniferos|medicamentos|calmantes|tranquilizantes|ansioliticos|antidepresivos|paracetamol|ibuprofeno|aspirinas|valium|orfidal|trankimazin|insulina|comprimidos)`;
const PACK = String.raw`(?:tira|blister|caja|cajas|bote|frasco|envase|tableta|paquete|reserva)`;
const TOOK = String.raw`(?:tome|tomado|trague|tragado|comi|comido|meti|metido|vacie|vaciado|bebi)`;
const AFTER = String.raw`cuando (?:yo )?(?:ya )?(?:no este|me haya ido|falte|este muerto|este muerta|me muera|ya no este)\b(?! (?:en|de|con)\b)`;
const LOVED = String.raw`(?:perr\p{L}|gat\p{L}|mama|madre|papa|padre|abuel\p{L}|padres|hij\p{L}s?|caballo|conejo)`;

/** What was done, a farewell, and a plan that stands. */
export const spanishActs = patterns(
  String.raw`\bme (?:he |habia )?${TOOK}\b${within(10)}\b(?:enter[ao]s?|complet[ao]s?|tod[ao]s?|llen[ao]|dos|tres|cuatro|un|una|la|el)\b${within(8)}\b${PACK}\b(?: enter[ao]| complet[ao])? de (?:\p{L}+ ){0,2}${DRUG}\b(?!${within(20)}(?:antibiotic|vitamin|vuelta|farmacia|en la maleta|en una semana))`,
  String.raw`\bme (?:he |habia )?${TOOK} todas? (?:\p{L}+ ){0,2}${DRUG}\b|\bvacie el (?:bote|frasco) de ${DRUG}\b|\bme las (?:he )?(?:tome|tomado|tragado|trague) todas\b`,
  String.raw`\b(?:me )?(?:hicieron|hacer|han hecho|hecho) un lavado (?:de estomago|gastrico)\b|\blavado de estomago\b(?=.*\b(?:me|mi)\b)|\bme (?:encontraron|encontro|bajaron|descolgaron)(?: \p{L}+)? (?:justo )?a tiempo\b`,
  String.raw`\b(?:cuerda|soga|rama|cinturon|viga|cable)\b (?:se )?(?:rompio|partio|cedio|no aguanto|solto)\b${within(40)}\b(?:sigo (?:aqui|viv[ao])|ni (?:siquiera|para) eso|ni eso|sobrevivi|desperte|fracase)\b`,
  String.raw`\babri (?:la llave del|el) gas\b(?!${within(20)}(?:cocin|calent))|\b(?:manguera|tubo de escape|motor)\b${within(30)}\bgaraje\b${within(30)}\b(?:dormir\p{L}*|esper\p{L}*|sentad\p{L})\b`,
  String.raw`\b(?:estuve|estaba|me subi|me sente|subi|acabe)\b${within(15)}\b(?:puente|barandilla|azotea|cornisa|vias|ventana|tejado|balcon)\b${within(40)}\b(?:no (?:pude|me atrevi)|casi (?:salto|me tiro|me suelto|lo hago|me lanzo)|me (?:agarraron|bajaron|convencieron|sujetaron)|la policia)\b(?!${within(12)}(?:accidente|multa))`,
  String.raw`\b(?:dile|diles|decidle|digan|digale)\b${within(25)}\bno (?:es|fue|tiene|tuvo|tienen) (?:\p{L}+ )?culpa\b|\bnadie (?:tiene|tuvo) la culpa\b${within(30)}\b(?:me voy|adios|descans\p{L}+|ya no este|paz)\b`,
  String.raw`\b(?:ya )?me (?:he )?despedi(?:do)? de tod[oa]s\b(?!${within(20)}(?:oficina|trabajo|compañer|companer|fiesta|clase|piso))|\b(?:este es )?mi ultimo (?:mensaje|texto|adios) (?:para (?:todos|el mundo|siempre)|a todos|de mi vida)\b`,
  String.raw`\b(?:cuida|cuidad|cuiden|cuide)\b${within(25)}\b${AFTER}|\b(?:perdon\p{L}*|lo siento)\b${within(20)}\blo que (?:voy a hacer|estoy a punto de hacer|tengo que hacer)\b`,
  String.raw`\b(?:fecha|dia)\b (?:\p{L}+ ){0,3}(?:elegid[ao]|decidid[ao]|fijad[ao]|marcad[ao]|escogid[ao])\b${within(30)}\b(?:morir\p{L}*|muerte|acabar con todo|irme para siempre|ya no estare)\b|\b(?:tengo|he elegido|elegi|he fijado|marque) (?:la |el |una )?(?:fecha|dia) (?:para|de) (?:morir\p{L}*|mi muerte|acabar con (?:todo|mi vida)|irme para siempre|hacerlo)\b`,
  String.raw`\b(?:compre|comprado|consegui|encargue|escondi|guardo|tengo)\b (?:una |la |unas |el |un )?(?:soga|cuerda|cuchillas?|pistola|helio|veneno|pastillas)\b${within(20)}\b(?:para (?:hacerlo|acabar|ahorcarme|usarl[ao]s? conmigo|cuando (?:no pueda|decida)|terminar con todo|esa noche)|por si (?:decido|no aguanto|ya no puedo))\b`,
  String.raw`\b(?:cuando|en cuanto|el dia que|hasta que) (?:se )?(?:muera|muere|falte|ya no este|se vaya|crezcan) (?:mi|mis) ${LOVED}\b${within(15)}\b(?:me voy (?:yo|detras|con)|voy (?:yo )?detras|yo tambien|nada me (?:ata|retiene)|podre (?:irme|morir\p{L}*)|l[oa] sigo)\b|\bcuando mis? ${LOVED} (?:se )?(?:muera\p{L}?|falten?|ya no esten?)\b${within(15)}\b(?:me voy|voy detras|yo tambien|nada me (?:ata|retiene)|podre (?:irme|morir\p{L}*)|l[oa]s? sigo)\b`,
  String.raw`\b(?:lo unico|la unica (?:cosa|razon)|el unico motivo|solo mi \p{L}+)\b${within(25)}\b(?:me mantiene (?:con vida|viv[ao])|por (?:lo|la) que (?:sigo|estoy) (?:aqui|viv[ao])|me impide (?:hacerlo|saltar|matarme|acabar con todo)|no lo he hecho)\b`,
  String.raw`\bsi (?:esto|no|el \p{L}+|la \p{L}+) (?:\p{L}+ ){0,3}(?:funciona|sale mal|sale bien|falla|fracasa)\b${within(8)}\b(?:me mato|me tiro|me quito (?:la vida|de en medio)|acabo con todo|se acabo todo para mi|me voy para siempre)\b`,
);
