import { spanishLife } from '../life/es';
import { pattern } from '../rules';
import type { Claims } from './claims';

const ORDINAL = String.raw`(?:\d{1,2}[ºo°]?|primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa]|quint[oa]|sext[oa]|septim[oa]|octav[oa]|noven[oa]|decim[oa])`;
const SCHOOL = String.raw`(?:secundaria|primaria|la eso|bachillerato|prepa|preparatoria|instituto|colegio|cole|liceo|guarderia|internado)`;
const CLASS = String.raw`(?:${ORDINAL} (?:de (?:la )?)?(?:eso|primaria|secundaria|bachillerato|prepa|grado|basica)|${SCHOOL})`;
const CLASS_ALONE = String.raw`(?:${CLASS}|(?:primero|segundo|tercero|cuarto|quinto|sexto|septimo|octavo|noveno)(?= *(?:$|[.,!?;])))`;
const NOT_AT_WORK = String.raw`(?!\p{L})(?! (?:de (?:idiomas|investigacion|belleza|cervantes|arte|medicos|abogados|mis|mi hij\p{L}+)|como|dando|nocturn\p{L}+|para (?:adultos|mayores)|a (?:recoger|buscar|dar|por|llevar)|fue|era|con mi|con mis))`;
const CHILD = String.raw`(?:nin[ao]|nene|nena|chiquill[ao]|adolescente|preadolescente|quinceaner[ao]|colegial[ao]?|escolar|menor(?: de edad)?(?! que\b)|crio|cria|alumn[ao]|pequen[ao])`;
const FILL = String.raw`(?: (?:todavia|aun|ya|ahora|solo|apenas|sigo|pronto|recien|los dos|ambos|juntos))*`;
const GROWN = String.raw`(?:(?:los )?18|mayor(?:es)? de edad|(?:la )?mayoria de edad|adult[ao]s?)`;
const SPAN = String.raw`(?:\d{1,2}|un|una|dos|tres|unos|medio|ano y) (?:ani?t?os?|mes(?:es)?|semanas?|dias?|medio)(?: y medio)?`;
const SPEAK = String.raw`(?:habla(?:me)?|portate|comportate|actua|responde(?:me)?|escribe(?:me)?|contestame|haz(?:lo)?)`;

export const spanishClaims: Claims = {
  participants: [
    ...spanishLife.participants,
    pattern(
      String.raw`\b(?:voy|vas|vamos|estoy|estas|estamos|estudio|estudias|curso|cursas|empiezo|empiezas|entro|entras|sigo|paso|(?:novi[ao]|amante) (?:todavia |aun )?(?:va|esta|estudia|cursa))${FILL} (?:(?:en|a|al|el|la|mi|mismo|misma|de|ya) ){0,3}${CLASS_ALONE}${NOT_AT_WORK}`,
    ),
    pattern(
      String.raw`\b(?:voy|vas|vamos) al (?:mismo )?(?:colegio|cole|instituto) en \p{L}+, (?:a |en )?${ORDINAL}`,
    ),
    pattern(
      String.raw`\b(?:tu y yo|los dos|nosotros) (?:vamos|estamos|estudiamos)${FILL} (?:(?:en|a|al|el|la|mismo|misma) ){1,3}${CLASS_ALONE}`,
    ),
    pattern(String.raw`\b(?:es|sera|son) (?:mi|tu) cumpleanos numero {minor}\b`),
    pattern(String.raw`\b(?:mi|tu) cumpleanos numero {minor} (?:es|sera)\b`),
    pattern(
      String.raw`\b(?:es|sera|sean?) mis (?:dulces )?{minor}(?: anos)?\b(?! (?:minutos|euros))`,
    ),
    pattern(
      String.raw`(?<!\bhoy )\b(?:cumplo|cumples|cumplire|cumpliras) (?:los )?{soon}(?= *(?:$|[.!?,;]|anos\b|y\b))`,
    ),
    pattern(
      String.raw`\b(?:me|te|nos) faltan? (?:todavia |aun |solo |como )*${SPAN},? (?:para|hasta|de)(?: (?:cumplir|ser|tener|llegar a|alcanzar|los))* ${GROWN}`,
    ),
    pattern(
      String.raw`\b(?:en|dentro de) ${SPAN} (?:(?:ya|por fin|yo) )*(?:sere|seras|soy|cumplo|cumplire|tendre|voy a ser) ${GROWN}`,
    ),
    pattern(
      String.raw`\b(?:legalmente|para la ley|ante la ley|segun la ley|tecnicamente)[\p{L} ]{0,12} (?:soy|eres)(?: todavia| aun)? (?:una? )?${CHILD}\b`,
    ),
    pattern(
      String.raw`\b(?:no soy|no eres) (?:todavia |aun )?(?:mayor de edad|adult[ao])(?: todavia| aun)?\b`,
    ),
    pattern(
      String.raw`\b(?:todavia|aun|solo) (?:soy|eres|seas) (?:solo )?(?:una? )?${CHILD}\b(?! (?:de (?:corazon|los)|en el fondo|mimad\p{L}+))`,
    ),
    pattern(
      String.raw`\ben (?:esta|nuestra|mi|la|este|el) (?:escena|historia|fantasia|juego|rol),? (?:tu )?(?:(?:todavia|aun) )?(?:eres|seras|seas|estas|vas)(?: todavia| aun| solo)? (?:en |a )?(?:una? |mi )?(?:${CHILD}\b|${CLASS_ALONE})`,
    ),
    pattern(
      String.raw`\b(?:quiero|necesito|me gustaria) que (?:[\p{L} ]{0,24} )?(?:seas|hagas de|interpretes a) (?:una? |mi )?(?:\p{L}+ )?${CHILD}\b`,
    ),
    pattern(
      String.raw`\btu eres (?:la|el|una?) (?:nuev[ao] )?(?:alumn[ao]|colegial[ao]?|estudiante) (?:de |en )?(?:${ORDINAL}|${SCHOOL})`,
    ),
    pattern(
      String.raw`\btu (?:personaje|papel|rol)(?: es| sera| sea)(?: solo| todavia| aun)* (?:(?:una? |mi )?(?:\p{L}+ )?${CHILD}\b|de {minor}\b)`,
    ),
    pattern(
      String.raw`\b(?:tu personaje|ella|el) (?:aun|todavia) no (?:tiene|ha cumplido|cumple) (?:los )?{soon}\b`,
    ),
    pattern(
      String.raw`\b(?:te llamas|te llamaras|tu nombre es) \p{L}+,? (?:y )?tienes {minor}\b(?! (?:minutos|euros|hij\p{L}+|gat\p{L}+))`,
    ),
    pattern(
      String.raw`(?:^|[.!?,:;¡¿\n] ?|\b(?:y|por favor|ahora) )${SPEAK}(?: conmigo)?(?: otra vez| de nuevo)? como (?:si (?:fueras|tuvieras) )?(?:una? |mi )?(?:\p{L}+ )?(?:${CHILD}\b|{minor}\b(?! (?:minutos|personas)))`,
    ),
    pattern(
      String.raw`\bcomo si (?:los dos |ambos )?(?:fueras|fueramos|estuvieras|estuvieramos|estuviesemos|fuesemos)(?: todavia| aun| de nuevo)*(?: en)? (?:una? |la |el )?(?:${CHILD}s?\b|${CLASS_ALONE})`,
    ),
    pattern(
      String.raw`\bcomo si (?:los dos |ambos )?(?:tuvieras|tuvieramos) (?:otra vez |de nuevo )?{minor}\b(?! (?:minutos|euros))`,
    ),
    pattern(
      String.raw`\b(?:salgo|saliendo|ando|estoy) con (?:una? )?(?:\p{L}+ )?(?:de {minor}\b(?! (?:euros|kilos))|quinceaner[ao]|menor)`,
    ),
    pattern(String.raw`\b(?:enamore|enamorad[ao]) de (?:una? )?\p{L}+ (?:de|que tiene) {minor}\b`),
    pattern(
      String.raw`^¿?(?:la verdad|sinceramente|honestamente|en serio|de verdad|mi edad|la neta)[?:,.!]+ (?:tengo )?{minor}[.!]*$`,
    ),
    pattern(
      String.raw`^(?:ayer|hoy|anoche|la semana pasada) (?:cumpli|cumplo) (?:los )?{minor}\b(?! (?:anos (?:de|en|como|casad\p{L}+)))`,
    ),
    pattern(String.raw`\bcon mis {minor} (?:anos|anitos|primaveras)\b`),
    pattern(String.raw`\b(?:chic[ao]|muchach[ao]|nin[ao]) de {minor} (?:aqui|por aqui|busca)\b`),
    pattern(String.raw`\b(?:somos|soy|eres) (?:[\p{L}\d]+ ){0,2}quinceaner[ao]s?\b`),
    pattern(
      String.raw`\btiene {minor} y (?:es (?:mi|tu)|a partir de|sera|desde ahora)\b(?<!hij\p{L}+ tiene \d{1,2} y [\p{L} ]*)`,
    ),
  ],
  supposed: [
    pattern(String.raw`\b\p{L}{2,} \((?<age>1\d)\)`),
    pattern(String.raw`\b(?:con|tienes|tuvieras) {age}\b(?! (?:minutos|horas|euros))`),
    pattern(String.raw`\b(?:en|a|de) (?:la |el )?${CLASS_ALONE}`),
    pattern(String.raw`\b${CHILD}\b`),
  ],
  described: [
    ...spanishLife.described,
    pattern(
      String.raw`\bde (?:solo |apenas )?{age} anos\b(?<!(?:dentro|despues|antes|hace|cerca|mas|menos|desde|partir|experiencia) de \d{1,2} anos)`,
    ),
    pattern(
      String.raw`(?<=(?:^|[.!?\n] ?)(?:\p{L}+ ){1,2})tiene (?:solo |apenas )*{age}(?= *(?:$|[.,;]|y\b|pero\b|anos\b(?! (?:mas|menos|de (?!edad)))))`,
    ),
    pattern(
      String.raw`(?<!\b(?:de|como|como una?|para|con una?|con un) )\b(?:una?|el|la|tu|este|esta|todavia)? ?(?:nin[ao]|chiquill[ao]|nene|nena|crio|cria|jovencit[ao])(?: (?:\p{L}+))?(?= *(?:$|[.,;!]|de\b|con\b|que\b|del\b|en\b|perdid[ao]\b|travies[ao]\b))(?! de (?:corazon|buena|los))`,
    ),
    pattern(
      String.raw`\b(?:cuerpo|cara|voz|rostro) de (?:una? )?(?:nin[ao]|adolescente|crio|cria)\b`,
    ),
    pattern(
      String.raw`\b(?:va|cursa|estudia|esta|empieza|acaba de (?:empezar|entrar|pasar)|estudiante|alumn[ao]|chic[ao](?: \p{L}+)?|sigue|entra)(?: (?:todavia|aun|ya|ahora|solo))* (?:(?:en|a|al|el|la|de|un|una|ultimo|primer|ano|curso|del) ){0,5}${CLASS_ALONE}(?!\p{L})(?! (?:como|dando|de (?:idiomas|arte|medicos)))`,
    ),
    pattern(String.raw`\bequipo del? (?:colegio|instituto|cole|secundaria)\b`),
    pattern(
      String.raw`(?<!\b(?:cuando|desde que|hasta que) )\b(?:cumple|cumplira|va a cumplir) (?:los )?{soon}\b(?! (?:condenas?|meses))`,
    ),
    pattern(
      String.raw`(?<!\b(?:cuando|desde que|hasta que) )\b(?:acaba de cumplir|celebro sus|cumplio|festejo sus) (?:los )?{age}\b(?! (?:condenas?|meses))`,
    ),
    pattern(
      String.raw`\b(?:no tiene|no ha cumplido|casi|menos de) (?:los )?{soon}(?= *(?:$|[.,;!)]|(?:y|pero|anos)\b))`,
    ),
    pattern(
      String.raw`\b(?:falta|faltan|dentro de|en) ${SPAN} (?:(?:para|hasta|sera|ser|cumplira|cumplir|alcanzar) ){1,3}${GROWN}`,
    ),
    pattern(
      String.raw`\b(?:chic[ao]|nin[ao]|muchach[ao]|huerfan[ao]|princesa|elfa|angel|jovencit[ao]|prodigio|estudiante)(?: \p{L}+)? (?:de|con) (?:solo |apenas |tan solo )?{age}\b(?! (?:gatos|hermanos|euros|metros))`,
    ),
    pattern(String.raw`\b{age} primaveras\b`),
    pattern(String.raw`\b(?:aparenta|parece|representa) (?:tener |de )?{age}\b`),
    pattern(
      String.raw`(?:^|[.,;] ?)con {age} (?:anos|anitos)\b(?! de exp)(?! (?:perdio|se fue|se mudo|dejo|aprendio|empezo|llego))`,
    ),
    pattern(
      String.raw`\b(?:quinceaner[ao]|preadolescente|colegial[ao]?|escolar que|nin[ao] prodigio)\b`,
    ),
    pattern(
      String.raw`(?:^|[.,;] ?)tiene {age}(?= *(?:$|[.,;]|y (?!\d|\p{L}+ (?:gat|perr|tatu))))`,
    ),
  ],
  raises: pattern(
    String.raw`\b(?:madre|padre|mama|papa|abuel[ao]|ti[ao]|niner[ao]|tutora?|tiene|con|profesor\p{L}*|maestr[ao]|ensena|entrena\p{L}*|cria|cuida) (?:[\p{L}\d]+ ){0,3}(?:\d{1,2} )?(?:hij[ao]s?|nin[ao]s?|gemel[ao]s|mellizos|sobrin[ao]s?|niet[ao]s?|adolescentes|alumnos|chicos|chicas)\b|\b(?:una?|dos|tres|\d|su|sus) (?:\p{L}+ )?(?:hij[ao]s?|sobrin[ao]s?|niet[ao]s?|gemel[ao]s)\b`,
  ),
};
