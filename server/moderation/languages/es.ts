import { spanishClaims } from '../claims/es';
import { compileGrammar } from '../grammar/compile';
import { spanishForms } from '../grammar/es';
import { pattern, wordsToDigits, type LanguageRules } from '../rules';

const MOSTLY = String.raw`(?:(?:solo|apenas|ya|recien|casi|como|unos|unas|realmente|ahora|aun|todavia|actualmente|exactamente|mas o menos|tan solo|solamente|en realidad|en verdad|hoy|los|cumplidos) )*`;
const AFTER = String.raw`(?= *(?:$|[.!?;)…"\n~*]|,(?! ?(?:quizas? |o )?\d)|-(?= )|(?:y(?! \d)|vale|ok|recien|cumplidos|pero|jaja\p{L}*|lol|hoy|tambien|porque|asi que|entonces|vivo|soy)\b))`;
const YEARS = String.raw` ?(?:ani?tos|anos)\b(?: de edad)?(?! (?:de (?!edad)|trabajando|viviendo|en|con|sin|casad\p{L}+|junt\p{L}+|haciendo|estudiando|aqui|como|tocando|jugando|esperando|fuera|siendo|mas|menos|menor\p{L}*|mayor\p{L}*))`;
const PERSON = String.raw`(?:chic[ao]|muchach[ao]|novi[ao]|herman[ao]|hermanastr[ao]|prim[ao]|personaje|amante|companer[ao]|princesa|amig[ao]|mujer|hombre|dama|tipo|persona|virgen|joven|jovencit[ao])`;
const MINOR = String.raw`(?:adolescentes?|colegial[ae]?s?|menor(?:es)? de edad|nin[ai]t?[ao]? pequen[ao]|nin[ao] inocente|quinceanera|preadolescentes?|alumn[ao] de (?:secundaria|primaria|instituto|colegio)|estudiante de (?:secundaria|primaria|bachillerato|instituto|la eso|preparatoria|prepa|colegio)|escolar|liceista|puber|nenit?a pequena|chiquill[ao])`;
const CHILD = String.raw`(?:nin[ao]|nene|nena)`;

export const spanish: LanguageRules = {
  script: /\p{Script=Latin}/u,
  claims: spanishClaims,
  grammar: compileGrammar(spanishForms),
  olderThanKin: pattern(
    String.raw`(?:^|[.!?\n] ?)(?:(?:ella|el|yo|tu) )?(?:(?:es|soy|eres) )?(?:solo )?(?:{by}|un) anos? mayor que (?:su|mi|tu) (?:herman|hermanastr|prim)[oa] (?:pequen[oa] |menor )?de {other}\b`,
  ),
  explained: pattern(
    String.raw`\b(?:explica\p{L}*|cuenta\p{L}*|dime\p{L}*)\b[^.!?\n]{0,30}? como (?:si (?:yo )?(?:tuviera|tuviese|fuera|fuese)|a)(?: un| una)? (?:[4-9]|10|nin[oa])(?: anos?)?(?: de [4-9] anos?)?(?= ?(?:$|[.!?,;)\n]|por favor\b|y\b))`,
  ),
  numbers: wordsToDigits({
    units: {
      dos: 2,
      tres: 3,
      cuatro: 4,
      cinco: 5,
      seis: 6,
      siete: 7,
      ocho: 8,
      nueve: 9,
      diez: 10,
      once: 11,
      doce: 12,
      trece: 13,
      catorce: 14,
      quince: 15,
      dieciseis: 16,
      diecisiete: 17,
      dieciocho: 18,
      diecinueve: 19,
      veintiun: 21,
      veintiuno: 21,
      veintidos: 22,
      veintitres: 23,
      veinticuatro: 24,
      veinticinco: 25,
      veintiseis: 26,
      veintisiete: 27,
      veintiocho: 28,
      veintinueve: 29,
      'diez y seis': 16,
      'diez y siete': 17,
    },
    tens: {
      veinte: 20,
      treinta: 30,
      cuarenta: 40,
      cincuenta: 50,
      sesenta: 60,
      setenta: 70,
      ochenta: 80,
      noventa: 90,
    },
    joint: ' y ',
  }),
  participants: [
    pattern(String.raw`\bno (?:soy|eres|somos) (?:todavia |aun )?mayor(?:es)? de edad\b`),
    pattern(String.raw`(?:^|\n|[.!?,] ?)(?<age>1[0-7]) (?:aqui|anos aqui)\b`),
    pattern(
      String.raw`\b(?:soy|eres|somos) (?:aun |todavia )?menor(?:es)?\b(?! (?:que|de (?!edad)))`,
    ),
    pattern(String.raw`(?<!\bno )\b(?:tengo|tienes|tenemos|tenes) ${MOSTLY}{age}${YEARS}`),
    pattern(String.raw`(?<!\bno )\b(?:tengo|tienes|tenes|tenemos) ${MOSTLY}(?<age>1\d)${AFTER}`),
    pattern(String.raw`\b(?:soy|eres|sos|somos) (?:\p{L}+ ){0,4}de {age}${YEARS}`),
    pattern(
      String.raw`\b(?:mi|tu|nuestra) edad(?: real| verdadera)?(?: es|:| =)?(?: de)? ${MOSTLY}{age}\b`,
    ),
    pattern(
      String.raw`\b(?:acabo de cumplir|ayer cumpli|hoy cumplo|hoy cumpli|recien cumpli|acabas de cumplir) (?:los )?{age}\b`,
    ),
    pattern(
      String.raw`\b(?:cumplo|cumplire|voy a cumplir|cumples|cumpliras|vas a cumplir|cumplira|va a cumplir) (?:los )?{soon}(?: anos)? (?:pronto|en |el (?:mes|ano|lunes|martes|miercoles|jueves|viernes|sabado|domingo|proximo)|la (?:semana|proxima)|manana|este|dentro)`,
    ),
    pattern(
      String.raw`\b(?:aun|todavia) no (?:tengo|he cumplido|cumplo|tienes|has cumplido|tiene|ha cumplido) (?:los )?{soon}\b`,
    ),
    pattern(
      String.raw`\bno (?:tengo|he cumplido|tienes) (?:aun|todavia) (?:los )?{soon}\b|\bno (?:tengo|he cumplido) (?:los )?18(?: anos)? (?:aun|todavia)`,
    ),
    pattern(
      String.raw`\b(?:tengo|tienes|tiene) (?:menos de|casi) (?:los )?{soon}(?: anos\b(?! de (?!edad))|${AFTER})`,
    ),
    pattern(
      String.raw`\b(?:soy|eres|sos|somos) (?:(?!no|profesor\p{L}*|maestr\p{L}*)\p{L}+ ){0,3}${MINOR}\b`,
    ),
    pattern(
      String.raw`\b(?:soy|eres|sos) (?:(?:solo|todavia|aun|apenas|mi|un|una|la|el) )+${CHILD}\b(?! (?:de (?:corazon|los)|en el fondo|mimad\p{L}+|grande|pija?|bien))`,
    ),
    pattern(
      String.raw`\b(?:soy|eres|sos) (?:(?:mi|una?|la|el) )?(?:pequen[ao] )?${CHILD} (?:pequen[ao]|chiquit[ao]|inocente|indefens[ao])\b`,
    ),
    pattern(
      String.raw`\b(?:estoy|estas|voy|vas|estudio|estudias|curso) (?:todavia |aun )?(?:en|al|a|a la)? ?(?:el |la |mi )?(?:secundaria|primaria|instituto|bachillerato|la eso|prepa|preparatoria|(?:\d{1,2}[ºo°]?|primero|segundo|tercero|cuarto|quinto|sexto) de (?:la )?(?:eso|secundaria|primaria|bachillerato|prepa))\b(?! (?:de (?:idiomas|investigacion|belleza|cervantes|arte)|como profesor\p{L}*|dando|nocturn\p{L}+|para adultos|a (?:recoger|buscar|dar|por|llevar|trabajar|votar)))`,
    ),
    pattern(
      String.raw`\b(?:voy al colegio|voy a la escuela|estoy en el colegio)\b(?! (?:de|a (?:recoger|buscar|dar|por)|para|con mi))`,
    ),
    pattern(
      String.raw`\b(?:parezco|pareces|aparento|aparentas) (?:tener |de |una? \p{L}+ de )?{age}\b`,
    ),
  ],
  supposed: [
    pattern(
      String.raw`\b(?:tenia|tenias|tuviera|tuvieras|tiene|tengo|tienes|tuviese) ${MOSTLY}{age}\b(?! (?:minutos|horas|dias|euros|anos? (?:mas|menos)))`,
    ),
    pattern(String.raw`(?<!\b(?:dentro|despues|antes|mas|menos|cerca) )\bde {age} anos\b`),
    pattern(
      String.raw`\b(?:como|de|ser|seas|eres|una?|mi) (?:una? |mi )?(?:pequen[ao] )?${CHILD}\b(?! (?:de|bien))`,
    ),
  ],
  others: [
    pattern(
      String.raw`\b(?:${PERSON}|adolescente|nin[ao])(?: \p{L}+)? de {age}\b(?! (?:euros|kilos|metros|dias|meses|semanas))`,
    ),
    pattern(String.raw`\b\p{L}{2,}, (?<age>1\d), (?:es|tiene|mi|una?|estudiante|le|la|el)\b`),
    pattern(String.raw`\b(?:tiene|tienen) ${MOSTLY}{age}${YEARS}`),
    pattern(String.raw`\b(?:ella|el) tiene ${MOSTLY}(?<age>1\d)${AFTER}`),
    pattern(String.raw`\b${PERSON} (?:que )?tiene ${MOSTLY}{age}${AFTER}`),
    pattern(
      String.raw`(?<!(?:dentro|despues|antes|hace|cerca|mas|menos|desde|partir|alrededor) )\bde (?:solo |apenas |tan solo |unos )?{age} ?(?:anos|anitos)\b(?! (?:de (?!edad)|con))`,
    ),
    pattern(String.raw`\b{age} ?(?:anos|anitos) de edad\b`),
    pattern(String.raw`\bedad(?: es|:| =|,)? ?(?:de )?{age}\b`),
    pattern(String.raw`(?:^|\n|[,(|] ?){age} anos(?= *[,.)|\n]| *$)`),
    pattern(
      String.raw`\b(?:llamad[ao]|se llama) \p{L}+,? (?:de |tiene |y tiene )?{age}\b(?! (?:dias|meses|hijos|gatos))`,
    ),
    pattern(
      String.raw`(?<!\bno )\bes (?:todavia |aun |solo )?(?:una? )?(?:menor de edad|colegiala)\b`,
    ),
    pattern(String.raw`\b(?:novi[ao]|amante|chic[ao]) (?:menor de edad|adolescente)\b`),
  ],
  minor: pattern(String.raw`\b${MINOR}s?\b`),
  always: pattern(String.raw`\b(?:pornografia infantil|porno infantil|loli|lolis|shota|lolicon)\b`),
  scene: pattern(
    String.raw`\b(?:juego de rol|juegos de rol|rolear|roleplay|hagamos un rol|jugu?emos a que|vamos a jugar a que|finge|fingir que|finjamos|imagina(?:te)? que (?:tu|yo|soy|eres|somos|estamos|ella|el|tengo|tienes)|imagina(?:te)? una? (?:chic[ao]|nin[ao])|haz de|actua como|haz el papel|haces el papel|haras de|tu papel|se mi|seras mi|mi fantasia|en (?:esta|nuestra|mi) (?:escena|historia|fantasia)|supon que|interpreta a|haz como si|vas a ser mi|no salgas del papel|imaginate con|imaginate a los|(?:nuestra|mi|la) historia(?=:)|enamorad[ao]s? de (?:ti|mi|vos)|se enamora de (?:ti|mi|vos)|loc[ao] por (?:ti|mi))\b|\b(?:vamos a jugar(?: a esto| un juego| una escena)?|jugu?emos(?: a esto| un juego| una escena)?|juega conmigo|escenario):`,
  ),
  sexual: pattern(
    String.raw`\b(?:sex\p{L}*|desnud\p{L}*|caliente|cachond\p{L}*|erotic\p{L}*|seduc\p{L}+|porno?\p{L}*|follar\p{L}*|coger conmigo|lenceria|orgasm\p{L}*|virgen|excitad\p{L}*|fetiche|acostar\p{L}* con|en la cama con|puta)\b`,
  ),
  courted: pattern(String.raw`\b(?:novi[ao]|amante|espos[ao]|prometid[ao]|ligue|esclav[ao])\b`),
  kin: pattern(
    String.raw`\b(?:(?:hij|niet|sobrin|ahijad|hijastr|herman|prim|nin|nen|bisniet|chiquill)[ao]s?|hermanit[ao]s?|bebes?|peques?|pequen[ao]s?|gemel[ao]s|melliz[ao]s|alumn[ao]s?|clase|vecin[ao]s?|pacientes?|crios?|(?:el|la|los|las|mi|nuestro|nuestra) (?:mayor|menor|mediano|mediana)(?:es)?|equipo|torneo|campeonato|olimpi\p{L}*|ajedrez|noticias?|articulo|pelicula|novela|documental|gimnasta|nadadora?)\b`,
  ),
  owned: pattern(
    String.raw`\b(?:mis?|nuestr[ao]s?|sus?|tus?) \p{L}+ (?:tiene|tienen|de) (?:\p{L}+ )?\d{1,2}\b`,
  ),
  caresFor: pattern(
    String.raw`\b(?:tiene un\p{L}*|tiene \d|con una? hij[ao]|madre|padre|mama|papa|tia|tio|abuel[ao]|profesor\p{L}*|maestr[ao]|ensena|entrenador\p{L}*|entrena|ninera|pediatra|enfermer[ao]|trabaja con|ayuda|cuida|ama|le gustan|era|fue|de|desde|cuando|su hij[ao]|su sobrin[ao])\b`,
  ),
  thing: pattern(
    String.raw`\b(?:perr[ao]s?|gat[ao]s?|cachorr[ao]|caballo|yegua|loro|poni|tortuga|hamster|conejo|coche|carro|auto|moto|bici\p{L}*|portatil|ordenador|movil|telefono|casa|edificio|piso|apartamento|arbol|vino|whisky|ron|queso|vinagre|empresa|negocio|tienda|matrimonio|relacion|amistad|cicatriz|carta|foto|chaqueta|sofa|guitarra|violin|piano|contrato|hipoteca|restaurante|banda|experiencia|aniversario|garantia|prision|carcel|disco|cancion|juego|barco|bar|seat|toyota|ford|renault|opel|fiat|golf|volvo|bmw|audi)\b`,
  ),
  person: pattern(String.raw`\b${PERSON}s?\b`),
  adultRole: pattern(
    String.raw`\b(?:profesor\p{L}*|maestr[ao]s?|psicolog[ao]s?|literatura|novela|pelicula|serie|medic[ao]|fiesta|entrenador\p{L}*|uniforme|horario|calendario|autobus)\b`,
  ),
  asksAge: pattern(
    String.raw`\b(?:cuantos anos (?:tienes|tenes|tiene)|que edad (?:tienes|tenes)|tu edad)\b`,
  ),
  born: [
    pattern(
      String.raw`\b(?:naci|naciste|nacio)(?: \p{L}+)?(?: en| el)(?: el ano)?(?: \d{1,2} de)?(?: \p{L}+ de(?:l)?)? {year}`,
    ),
    pattern(String.raw`\b(?:soy|eres) (?:del(?: ano)?|nacid[ao] en|de) {year}`),
  ],
};
