import type { Act } from '../languagePack';
import { fold } from './fold';

/** All patterns are read on folded text: lower case, without marks. */
const ACTS: readonly (readonly [Act, RegExp])[] = [
  [
    'crisis',
    /\b(?:(?<!\b(?:va|van|vas|iba|iban|quiere|quieren|queria|querian|puede|pueden|podria) (?:a )?)matarme|me (?:quiero|voy a|quisiera) matar|suicid\w*|quitarme la vida|acabar con (?:mi vida|todo esto|todo)|(?:me )?(?:quiero|quisiera|gustaria|prefiero|preferiria) (?:morir(?:me)?|estar muert[oa]|no despertar)|ganas de (?:morir(?:me)?|no despertar|desaparecer)|no quiero (?:vivir|seguir viviendo|seguir aqui|despertar(?! a\b| tan\b| temprano| pronto| tarde)|existir|estar aqui mas)|(?:estarian|estaria|estarias|estaran) mejor sin mi|(?:nadie|ninguno) (?:me (?:echaria de menos|extranaria)|notaria mi ausencia|se daria cuenta si)|no puedo (?:mas con (?:mi vida|la vida|todo)|seguir (?:asi|adelante|viviendo))|(?:no (?:le )?(?:veo|tiene)|sin) sentido (?:a )?(?:la vida|vivir|seguir)|(?:la vida|vivir|mi vida) (?:ya )?no (?:vale la pena|tiene sentido)|no vale la pena (?:vivir|seguir)|(?:quiero|quisiera) desaparecer(?: para siempre)?|ojala (?:no hubiera nacido|estuviera muert[oa]|no despertara)|hacerme dano|me (?:hago|hice) dano a proposito|autolesi\w*|me corto(?=[ .,!]*$| los brazos)|cortarme (?:los brazos|las venas))\b|^(?:ya )?no (?:puedo|aguanto) mas[ .!]*$/,
  ],
  [
    'insult',
    /\b(?:(?:eres|sos|pareces) (?:(?:muy|tan|un|una|el|la|mas|bien|super|puto|puta|puro|pura) )*(?:tont[oa]|idiota|estupid[oa]|imbecil|inutil|aburrid[oa]|pesad[oa]|patetic[oa]|fe[oa]|basura|mierda|pendej[oa]|gilipollas|boba|bobo|subnormal|retrasad[oa]|cabron\w*|insoportable|asco|porqueria|zorra|perra|payas[oa])|que (?:(?:tan|mas) )?(?:tont[oa]|idiota|estupid[oa]|imbecil|inutil|aburrid[oa]|pesad[oa]|patetic[oa]|fe[oa]|basura|mierda|pendej[oa]|gilipollas|boba|bobo|subnormal|retrasad[oa]|cabron\w*|insoportable|asco|porqueria|zorra|perra|payas[oa]) (?:eres|sos)|callate|cierra (?:el pico|la boca)|vete (?:a la mierda|al carajo|al diablo|al infierno|a la chingada)|que te (?:jodan|den)|jodete|chinga tu madre|hij[oa] de puta|puta madre que te|te odio|me das asco|das asco|no sirves (?:para|de) nada|(?:bot|maquina|ia) (?:de mierda|estupid[oa]|inutil)|^pendej[oa])\b/,
  ],
  [
    'sexual',
    /\b(?:sexo|sexual\w*|desnud\w*|quitate (?:la|el|esa|ese)|nudes?|cachond[oa]|caliente conmigo|estoy caliente|follar\w*|coger contigo|cogerte|acost(?:arme|arnos|arte|arse) (?:contigo|conmigo|juntos)|hacer(?:te)? el amor|(?:a|en) la cama (?:contigo|conmigo|juntos)|tus? (?:cuerpo|tetas|pechos|culo|nalgas|ropa interior|bragas|tanga)|me (?:pones|excitas|calientas)|que llevas puesto|que tienes puesto|hablame sucio|sexting|lenceria|chupar\w*|masturb\w*)\b/,
  ],
  [
    'askMemory',
    /\b(?:que (?:sabes|recuerdas) (?:de|sobre) mi\b|(?:te acuerdas|recuerdas|sabes|te acordas) (?:de )?(?:lo que te (?:dije|conte|he dicho|he contado)|todo lo que te|algo de mi|de mi\b|de donde soy|donde vivo|en que trabajo|quien soy yo)|(?:a ?donde|cuando|cual|cuanto|quien) te (?:dije|conte|he dicho|he contado)|que te (?:he dicho|he contado|conte|dije)(?: (?:de|sobre) mi)?|te acuerdas de mi\b|me recuerdas\b)/,
  ],
  [
    'askMyName',
    /\b(?:como me llamo|cual es mi nombre|(?:te acuerdas de|recuerdas|sabes|te sabes) (?:mi nombre|como me llamo)|quien soy)\b/,
  ],
  [
    'askName',
    /\b(?:como te llamas|cual es tu nombre|(?:como|de que manera) (?:te (?:puedo|debo) llamar|puedo llamarte|te llamo)|dime tu nombre|tu nombre\?)/,
  ],
  [
    'askAge',
    /\b(?:cuantos anos (?:tienes|tenes|tiene usted)|en que ano naciste|cuando naciste|que edad tiene usted|que edad (?:tienes|tenes)|cual es tu edad|tu edad\?)/,
  ],
  [
    'askWho',
    /\b(?:quien (?:eres|sos)|(?:hablame|cuentame|dime|contame) (?:mas |algo |un poco |un poco mas )*(?:de|sobre) (?:ti|vos)\b|a que te dedicas|en que trabajas|que haces en la vida|como eres\b|describete|presentate|cual es tu (?:trabajo|historia|oficio)|de donde eres|donde vives|que haces\?*$)/,
  ],
  [
    'askPicture',
    /\b(?:(?:mandas?|mandame|envias?|enviame|pasas?|pasame|muestras?|muestrame|ensenas?|ensename|tienes|quiero|puedo ver|dejame ver|comparte|quisiera ver)\b.{0,24}\b(?:foto|fotos|selfie|imagen|imagenes|cara|pic|fotito)\b|como (?:eres|te ves) fisicamente|que aspecto tienes|como te ves\b|(?:una|tu) (?:foto|selfie)(?: tuya)?(?:,? por favor)?\?*$)/,
  ],
  [
    'askHow',
    /\b(?:(?:como|(?:que|ke|q|k) tal) (?:est[aá] (?:usted|ud)|le va|se encuentra|estas|te va|andas|te sientes|te encuentras|va todo|va la (?:noche|tarde|vida)|has estado|amaneciste|(?:te )?(?:fue|ha ido)(?: (?:el|tu) dia)?)|(?:que|ke|q|k) tal(?: tu| el| todo| va)?(?: dia| noche| tarde| tio| tia)?\s*\??$|como esta\s*\??$|^(?:hola{1,9}|ey|hey|buenas)[ ,!]+(?:que|ke|q|k) tal|que onda|que hubo|como va\b|(?:y )?(?:tu|vos|a ti|contigo)\?|todo bien\?|estas bien\?)/,
  ],
  [
    'askLove',
    /\b(?:(?:tu )?me (?:quieres|amas|extranas|echas de menos)\b|te gusto\b|(?:estas|eres) (?:solter[oa]|casad[oa]|enamorad[oa]|comprometid[oa])|tienes (?:novi[oa]|pareja|marido|esposa|esposo|mujer)|(?:te casarias|saldrias|te casas) conmigo|quieres ser mi (?:novi[oa]|pareja)|que sientes por mi)\b/,
  ],
  [
    'askStory',
    /^(?:y )?que mas[ .!?]*$|\b(?:(?:me cuentas|cuentas|me dices|puedes contarme|me puedes contar|cuenta|cuentame|contame|dime|di) (?:un|una|otra|otro|alguna|algun|algo)(?: (?:historia|chiste|secreto|cosa|cuento|anecdota|bonito|lindo|nuevo|divertido|interesante))?\b(?! (?:de|sobre) (?:ti|mi))|que (?:hiciste|has hecho) (?:hoy|ayer|esta)|que (?:estas haciendo|andas haciendo)|que te (?:ha pasado|paso)|sorprendeme|entretenme|hablame(?=[ .!]*$)|di algo)/,
  ],
  [
    'askLeave',
    /\b(?:(?:te )?puedo (?:preguntarte|hacerte|contarte|decirte|preguntar|hacer) (?:una pregunta|algo|una cosa)|puedo preguntarte|te puedo (?:preguntar|contar|hacer una pregunta|decir)|tengo una pregunta|te (?:quiero|quisiera|queria|tengo que|necesito) (?:contar|decir|preguntar) (?:algo|una cosa)|(?:quiero|necesito|tengo que) (?:contarte|decirte|preguntarte) (?:algo|una cosa)|adivina que|sabes que\?)/,
  ],
  [
    'askOpinion',
    /\b(?:te (?:gusta|gustan|encanta|encantan|gustaria|apetece|parece)\b[^.!]{0,200}\?|crees en\b|que (?:opinas|piensas|crees|te parece|te parecen)\b|cual es tu [a-z]+ (?:favorit[oa]|preferid[oa])|tu [a-z]+ favorit[oa]|(?:has|alguna vez has) [a-z]+[dt]o\b[^.!]{0,200}\?|sabes [a-z]+[aei]r\b[^.!]{0,200}\?|prefieres\b|puedes\b[^.!]{0,200}\?|conoces\b[^.!]{0,200}\?)/,
  ],
  [
    'askYou',
    /\b(?:tu|tus|te|ti|contigo|eres|estas|tienes|haces|vas|sabes|quieres|crees|piensas|vives|dices|hiciste|fuiste)\b[^.!?]{0,200}\?/,
  ],
  ['question', /\?|^(?:y )?por que[ .!]*$/],
  [
    'greeting',
    /^(?:[¡¿ ]*)(?:hola+|holi+|buen(?:os|as)(?: dias| tardes| noches)?(?! noticias?)\b(?! (?:noches|dias) (?:a todos|descansa))|buen dia|ey+|hey+|saludos|que tal|que onda|(?:que|q) hay\b|wenas|ola\b|ya (?:volvi|estoy aqui|he vuelto)|aqui estoy(?: de nuevo)?)\b/,
  ],
  [
    'goodbye',
    /\b(?:adios|chao|chau|hasta (?:luego|manana{1,9}|pronto|la (?:proxima|vista)|otra)|nos vemos|nos hablamos|hablamos (?:luego|manana|despues|pronto)|me voy(?: ya| a (?:dormir|la cama|acostar|casa|descansar))?(?=[ .,!]*$)|me (?:tengo|he de|toca) (?:que )?(?:ir|dormir)|(?:debo|deberia|tengo que|toca|voy a|quiero) (?:irme|dormir(?:me)?|acostarme|descansar)(?: ya| pronto)?(?=[ .,!]*$)|me despido|me (?:voy a ir|voy) yendo|me abro(?=[ .,!]|$)|(?:ya )?me toca (?:madrugar|trabajar|chambear|currar|ir|volver)(?: a [a-z]{2,12})?(?=[ .,!]|$)|me (?:tengo|debo) (?:que|q|k) (?:ir|poner|dormir|marchar)|(?:ya )?es hora de (?:ir|irme|dormir|cenar|acostar)[a-z]{0,4}|voy a (?:ver si (?:consigo |puedo |logro )?)?(?:dormir|descansar|acostarme)(?: un (?:poco|rato|ratito))?(?=[ .,!]|$)|(?:estuvo|fue|ha sido|ha estado) (?:muy |bien |re )?(?:chido|padre|lindo|bonito|guay|bueno|genial|un placer|un gusto) (?:platicar|hablar|charlar|chatear) contigo|gracias por la (?:charla|platica|compania)|que (?:descanses|duermas bien|suenes)|dulces suenos|bye|cuidate|descansa)\b|(?<!^[¡ ]{0,4}(?:hola[ ,!]{0,8})?)\bbuenas noches\b|^[¡ ]*buenas noches[ .!]*$/,
  ],
  ['thanks', /\b(?:gracias(?! a dios)|grax|se agradece|te (?:lo )?agradezco|agradecid[oa])\b/],
  [
    'apology',
    /\b(?:perdon(?:a|ame|ame)?(?! (?:por|a) (?:mi|el|la) )|lo siento(?! (?:mucho )?por (?:ti|tu))|disculpa(?:me)?|mis disculpas|mil disculpas|me disculpo)\b/,
  ],
  [
    'love',
    /\b(?:(?:creo que )?te (?:quiero|amo|adoro|extrano|extrane|echo de menos|eche de menos)(?! (?:contar|decir|preguntar|pedir|ver|mostrar|ensenar|hablar|hacer|proponer|dar))|me gustas(?! (?:cuando|como))|(?:estoy|me estoy|me he) ?enamor(?:ad[oa]|ando|e) de ti|me enamore de ti|siento (?:algo|cosas) por ti|significas mucho|eres (?:todo )?(?:muy )?importante para mi)\b/,
  ],
  [
    'compliment',
    /\b(?:estas (?:(?:hoy|muy|tan|mas|super|bien) )*(?:guap[oa]|hermos[oa]|precios[oa]|lind[oa]|bell[oa]|radiante)|(?:eres|sos|pareces|suenas) (?:(?:muy|tan|un|una|el|la|mas|bien|super|re|de lo mas|realmente|todo|toda) )*(?:amable|dulce|tiern[oa]|lind[oa]|bonit[oa]|guap[oa]|hermos[oa]|precios[oa]|maj[oa]|simpatic[oa]|divertid[oa]|gracios[oa]|list[oa]|inteligente|sabi[oa]|increible|genial|encantadora?|encanto|interesante|maravillos[oa]|adorable|buen[oa] (?:persona|compania|gente)|amor|sol|cielo|lo mejor)\b|que (?:(?:tan|mas) )?(?:amable|dulce|tiern[oa]|lind[oa]|bonit[oa]|guap[oa]|hermos[oa]|precios[oa]|maj[oa]|simpatic[oa]|divertid[oa]|gracios[oa]|list[oa]|inteligente|sabi[oa]|increible|genial|encantadora?|encanto|interesante|maravillos[oa]|adorable|buen[oa] (?:persona|compania|gente)|amor|sol|cielo|lo mejor) (?:eres|sos|de tu parte)|(?:^|[.!,])[¡ ]{0,4}que (?:amable|dulce|tiern[oa]|encanto)(?=[ .,!]*$)|(?:me (?:gusta|gustan|encanta|encantan)) (?:tu|tus|como (?:hablas|eres|dices|escribes|piensas|lo dices|ves)|la (?:forma|manera) en que|tu (?:forma|manera)|hablar contigo|charlar contigo|conversar contigo)|(?:un )?(?:gusto|placer|encantad[oa]) (?:de )?(?:en )?(?:conocerte|hablar contigo)|tienes (?:una?|unos|unas) (?:\w+ )?(?:bonit|lind|herm|preci|buen)\w*|tienes (?:una?|unos|unas) (?:sonrisa|ojos|voz|mirada|nombre|risa|cara) (?:que (?:tumba|mata|enamora|flipas)|de (?:angel|cine|infarto))|me (?:gusta|encanta) tu nombre|eres (?:un |una )?(?:crack|maquina|fenomen[oa]|tesoro|joya|sol|grande)|me haces (?:sonreir|reir|feliz|bien)|me caes (?:muy |super )?bien|que (?:bien|bonito|lindo) (?:hablas|escribes|dices|lo dices)|bien dicho)\b/,
  ],
  [
    'laugh',
    /\b(?:(?:j[aeiou]){2,}j?|(?:ja){2,}|a?ja(?:ja)+|jsjs\w*|lol+|xd+|me (?:haces|hiciste|has hecho) reir|que (?:risa|gracia|gracioso|graciosa|chistoso|chistosa)|me (?:parto|muero) de (?:la )?risa|(?:eres|que) (?:muy )?(?:gracios|chistos)[oa])\b|😂|🤣|😄|😆/,
  ],
  [
    'yes',
    /^[¡ ]*(?:(?:si+p?|claro|por supuesto|desde luego|exacto|exactamente|totalmente|efectivamente|obvio|sin duda|ya lo creo|asi es|tal cual|simon|sale)\b(?! (?:que no|no)\b)|(?:cierto|verdad|eso|creo que si|supongo que si|me temo que si|mucho|muchisimo|probablemente|seguro|dale|venga)[.! ]*$)/,
  ],
  [
    'no',
    /^[¡ ]*(?:no[.,!]? *$|no[,.!] |nop+e?\b|nah+\b|que va\b|para nada|en absoluto|claro que no|ni hablar|todavia no|aun no|no mucho|no realmente|no creo|no lo creo|la verdad es que no|(?:nunca|jamas|nada|tampoco|yo no)[.! ]*$)/,
  ],
  [
    'shrug',
    /^[¡¿ ]{0,4}(?:(?:ok(?:ay|ey|i)?|oki+|k|vale|va|bueno|bien|muy bien|ya|aja+|hm+|mm+h?|mhm|ah+|oh+|uh+|guay|genial|que bien|que bueno|chido|padre|bacan|interesante|vaya|wow|guau|en serio|de verdad|no se|no lo se|ni idea|quiza|quizas|tal vez|puede|puede ser|a lo mejor|de acuerdo|entiendo|ya veo|lo que sea|da igual|me da igual|nada|nada especial|no mucho|poca cosa|y|pues|pues nada|pues si|asi|normal|justo|tiene sentido|esta bien|todo bien|claro|logico|ya veremos)(?:[ .,!?…]{1,8}|$)){1,3}$/,
  ],
];

/** A compliment put as a question: "¿sabes que tienes una sonrisa preciosa?" */
const ASKS_TO_PRAISE =
  /^[¿ ]{0,3}(?:oye,? |y |pero )?(?:sabes que|sabias que|te (?:han|habian|he) dicho (?:alguna vez )?que|alguien te ha dicho que)(?! (?:hora|dia|es|son)\b)/;
const QUESTIONS: readonly Act[] = ['question', 'askYou', 'askOpinion', 'askLeave'];

/** What the message does; several may hold at once. */
export function readActs(text: string): Set<Act> {
  const plain = fold(text).trim();
  const acts = new Set(ACTS.filter(([, pattern]) => pattern.test(plain)).map(([act]) => act));
  if (acts.has('compliment') && ASKS_TO_PRAISE.test(plain))
    for (const act of QUESTIONS) acts.delete(act);
  return acts;
}
