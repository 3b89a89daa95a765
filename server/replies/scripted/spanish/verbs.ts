/** Infinitive, and the first person singular where the stem changes: "contar:cuento". */
const REGULAR = `hablar trabajar cocinar estudiar escuchar comprar llevar llamar tomar pasar llorar quedar bailar cantar viajar andar caminar
nadar pintar dibujar tocar sacar buscar llegar pagar apagar ayudar esperar dejar olvidar terminar acabar trabajar odiar amar adorar
necesitar preparar arreglar reparar limpiar lavar mirar usar ganar gastar gritar guardar bajar entrar preguntar contestar mandar
enviar:envío regalar prestar robar visitar invitar ahorrar firmar mudar levantar acostar:acuesto duchar quejar enamorar casar
separar divorciar relajar preocupar enfadar enojar aburrir emocionar alegrar tardar cuidar criar:crío plantar regar:riego cortar
cambiar intentar tratar evitar aceptar rechazar abrazar besar grabar montar programar enseñar jurar lograr manejar echar extrañar
añorar peinar maquillar resfriar:resfrío cenar desayunar charlar chatear pasear correr comer beber aprender vender temer deber
meter romper coser leer creer crecer:crezco conocer:conozco nacer:nazco parecer:parezco agradecer:agradezco ofrecer:ofrezco
merecer:merezco vivir escribir subir abrir decidir recibir sufrir cumplir partir compartir discutir asistir descubrir existir permitir
insistir pensar:pienso empezar:empiezo comenzar:comienzo cerrar:cierro despertar:despierto sentar:siento contar:cuento
encontrar:encuentro recordar:recuerdo soñar:sueño acordar:acuerdo probar:pruebo mostrar:muestro colgar:cuelgo costar:cuesto
almorzar:almuerzo jugar:juego rogar:ruego negar:niego confesar:confieso perder:pierdo entender:entiendo querer:quiero
volver:vuelvo mover:muevo poder:puedo resolver:resuelvo doler:duelo sentir:siento mentir:miento preferir:prefiero
divertir:divierto dormir:duermo morir:muero pedir:pido servir:sirvo repetir:repito despedir:despido vestir:visto reír:río
sonreír:sonrío repetir:repito seguir:sigo conseguir:consigo elegir:elijo construir:construyo huir:huyo caer:caigo traer:traigo
hacer:hago poner:pongo salir:salgo tener:tengo venir:vengo decir:digo oír:oigo conducir:conduzco traducir:traduzco
saber:sé ver:veo dar:doy estar:estoy ser:soy ir:voy haber:he cocer:cuezo aprobar:apruebo suspender reprobar:repruebo
apuntar animar quitar tirar ocupar dedicar practicar explicar equivocar marcar colocar descansar imaginar entrenar renunciar
estresar cansar agobiar angustiar mejorar empeorar engordar adelgazar fumar publicar hornear cosechar pescar`;

/** Second person of the present where it is not the first person's stem. */
const SECOND: Readonly<Record<string, string>> = {
  crezco: 'creces', conozco: 'conoces', nazco: 'naces', parezco: 'pareces', agradezco: 'agradeces',
  ofrezco: 'ofreces', merezco: 'mereces', sigo: 'sigues', consigo: 'consigues', elijo: 'eliges',
  caigo: 'caes', traigo: 'traes', hago: 'haces', pongo: 'pones', salgo: 'sales', tengo: 'tienes',
  vengo: 'vienes', digo: 'dices', oigo: 'oyes', conduzco: 'conduces', traduzco: 'traduces',
  sé: 'sabes', veo: 'ves', doy: 'das', estoy: 'estás', soy: 'eres', voy: 'vas', he: 'has',
  río: 'ríes', sonrío: 'sonríes', cuezo: 'cueces', envío: 'envías', crío: 'crías', resfrío: 'resfrías',
}; // oxfmt-ignore

/** Preterites that do not follow the infinitive: first person, second person. */
const PAST: Readonly<Record<string, readonly [string, string]>> = {
  tener: ['tuve', 'tuviste'], estar: ['estuve', 'estuviste'], andar: ['anduve', 'anduviste'],
  poder: ['pude', 'pudiste'], poner: ['puse', 'pusiste'], saber: ['supe', 'supiste'],
  venir: ['vine', 'viniste'], hacer: ['hice', 'hiciste'], querer: ['quise', 'quisiste'],
  decir: ['dije', 'dijiste'], traer: ['traje', 'trajiste'], ir: ['fui', 'fuiste'], ser: ['fui', 'fuiste'],
  dar: ['di', 'diste'], ver: ['vi', 'viste'], conducir: ['conduje', 'condujiste'],
  traducir: ['traduje', 'tradujiste'], haber: ['hube', 'hubiste'], leer: ['leí', 'leíste'],
  creer: ['creí', 'creíste'], caer: ['caí', 'caíste'], oír: ['oí', 'oíste'], reír: ['reí', 'reíste'],
  sonreír: ['sonreí', 'sonreíste'],
}; // oxfmt-ignore

const FUTURE: Readonly<Record<string, string>> = {
  tener: 'tendr', poder: 'podr', poner: 'pondr', saber: 'sabr', venir: 'vendr', hacer: 'har',
  querer: 'querr', decir: 'dir', salir: 'saldr', haber: 'habr', oír: 'oir', reír: 'reir', sonreír: 'sonreir',
}; // oxfmt-ignore

const IMPERFECT: Readonly<Record<string, string>> = { ser: 'era', ir: 'iba', ver: 'veía' };

/** Present of the third person where the second, less its s, is not it. */
const THIRD: Readonly<Record<string, string>> = { eres: 'es' };

/** Before a or o and before e the same sound is written in two ways: "busco", "busqué". */
function beforeE(stem: string): string {
  return stem.replace(/c$/, 'qu').replace(/g$/, 'gu').replace(/z$/, 'c');
}

function past(infinitive: string): readonly [string, string] {
  const irregular = PAST[infinitive];
  if (irregular !== undefined) return irregular;
  const stem = infinitive.slice(0, -2);
  return infinitive.endsWith('ar')
    ? [`${beforeE(stem)}é`, `${stem}aste`]
    : [`${stem}í`, `${stem}iste`];
}

const turned = new Map<string, string>();
const shared = new Set<string>();
const subjunctives = new Set<string>();
const others = new Set<string>();

for (const entry of REGULAR.split(/\s+/)) {
  const [infinitive = '', changed] = entry.split(':');
  const isAr = infinitive.endsWith('ar');
  const stem = infinitive.slice(0, -2);
  const first = changed ?? `${stem}o`;
  const second = SECOND[first] ?? `${first.slice(0, -1)}${isAr ? 'as' : 'es'}`;
  const third = THIRD[second] ?? second.slice(0, -1);
  const [pastFirst, pastSecond] = past(infinitive);
  const future = FUTURE[infinitive] ?? infinitive;
  turned.set(first, second);
  turned.set(pastFirst, pastSecond);
  turned.set(`${future}é`, `${future}ás`);
  shared.add(IMPERFECT[infinitive] ?? `${stem}${isAr ? 'aba' : 'ía'}`).add(`${future}ía`);
  subjunctives.add(isAr ? `${beforeE(first.slice(0, -1))}e` : `${first.slice(0, -1)}a`);
  for (const form of [second, third, `${third}n`, infinitive, pastSecond]) others.add(form);
  others.add(`${stem}${isAr ? 'ó' : 'ió'}`).add(`${stem}${isAr ? 'aron' : 'ieron'}`);
}
for (const form of [
  'fue',
  'fueron',
  'dijo',
  'hizo',
  'tuvo',
  'vino',
  'puso',
  'pudo',
  'quiso',
  'vio',
  'dio',
  'supo',
  'estuvo',
  'durmió',
  'pidió',
  'murió',
  'son',
  'hay',
  'ha',
  'han',
])
  others.add(form);
for (const form of ['vaya', 'sea', 'esté', 'sepa', 'haya', 'dé', 'vea', 'hubiera', 'fuera'])
  subjunctives.add(form);
/** "Había gente": there was, which is nobody's doing. */
shared.delete('había');
shared.delete('habría');

/** First person singular to second: "hablo" to "hablas". */
export const SECOND_OF: ReadonlyMap<string, string> = turned;
/** Forms that "yo" has in common with "él" and "ella". */
export const SHARED: ReadonlySet<string> = shared;
export const SUBJUNCTIVES: ReadonlySet<string> = subjunctives;
