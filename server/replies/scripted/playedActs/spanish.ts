import { lines } from '../lines';
import { says } from '../remarks';
import type { PlayedActs } from './playedActs';

export const spanish: PlayedActs = {
  cry: {
    heard: says('llor(?:a|o|ando|ar)|solloz(?:a|o|ando)|lágrimas?|lagrimas?'),
    said: lines(`
      *se acerca y se queda a tu lado* Llora lo que te haga falta.
      *te da un pañuelo y se queda un rato en silencio*
      *te pasa el brazo por los hombros* No tienes que explicar nada.
      *espera contigo, sin prisa* Estoy aquí.
    `),
  },
  sleep: {
    heard: says(
      '(?:se|me) (?:queda|quedo|duerme|duermo)(?: dormid[oa])?|dormid[oa]|duerm(?:e|o)|cierr(?:a|o) los ojos|cabece(?:a|o)',
    ),
    said: lines(`
      *baja la luz y no se mueve para no despertarte*
      *te sube la manta hasta la barbilla* Que descanses.
      *habla más bajito, y luego ya nada*
    `),
  },
  wake: {
    heard: says(
      '(?:se|me) despiert(?:a|o)|despiert(?:a|o)|(?:se|me) estir(?:a|o)|abr(?:e|o) los ojos',
    ),
    said: lines(`
      *sonríe* Ya estás de vuelta. Ha sido poco rato, y no has roncado.
      *sigue ahí* Buenos días, o lo que sea a estas alturas.
      *te acerca un vaso de agua* Despacio, que no te espera nada.
    `),
  },
  give: {
    heard: says(
      '(?:te|le) (?:doy|da|paso|pasa|ofrece|ofrezco|trae|traigo|entrega|entrego|regala|regalo|sirve|sirvo|acerca|invita|invito)(?! un (?:beso|abrazo|besito))(?: \\p{L}{1,10}){0,3}',
    ),
    said: lines(`
      *lo toma con las dos manos* ¿Para mí? Gracias.
      *lo acepta y te mira* O te acordabas, o has adivinado bien.
      *lo toma con cuidado* Nadie me había traído nada en todo el día.
    `),
  },
  blanket: {
    heard: says(
      '(?:te|me|se|nos) (?:tapa|tapo|arropa|arropo|cubre|cubro)(?: \\p{L}{1,8}){0,3}|mantas?|manta',
    ),
    said: lines(`
      *tira un poco de ella y vigila que te toque la mitad*
      *agarra una esquina* Así se está mejor.
      *se hunde en ella* De aquí ya no me muevo.
    `),
  },
  knock: {
    heard: says(
      '(?:toca|toco|llama|llamo|golpea|golpeo) (?:a |en )?(?:la|tu) (?:puerta|ventana)|toca el timbre|toco el timbre|toc toc',
    ),
    said: lines(`
      *abre la puerta* Pero si eres tú. Pasa.
      *grita desde dentro* ¡Está abierto!
      *va a la puerta y te deja sitio* Por fin, pasa.
    `),
  },
  enter: {
    heard: says(
      'entr(?:a|o|ando)|lleg(?:a|o)|(?:se|me) acerc(?:a|o)|camin(?:a|o) hacia|viene hacia|abr(?:e|o) la puerta|sacud(?:e|o) la lluvia',
    ),
    said: lines(`
      *levanta la vista y te hace sitio* Has encontrado el camino. Deja el abrigo.
      *se da la vuelta y sonríe* Tenía la esperanza de que fueras tú.
      *sale a recibirte* Ven, que aquí dentro se está bien.
    `),
  },
  leave: {
    heard: says(
      '(?:se|me) (?:va|voy|marcha|marcho|aleja|alejo)|sal(?:e|go)(?: (?:de|por|corriendo))?|cierr(?:a|o) la puerta|(?:vuelve|vuelvo) a casa',
    ),
    said: lines(`
      *te acompaña a la puerta* Vuelve, a la hora que sea.
      *te sigue con la mirada hasta que doblas la esquina*
      *levanta la mano* Llega bien a casa.
    `),
  },
  sit: {
    heard: says(
      '(?:se|me) (?:sienta|siento|tumba|tumbo|acuesta|acuesto|acomoda|acomodo|echa|echo)|sentad[oa]|toma asiento|tomo asiento',
    ),
    said: lines(`
      *se aparta un poco* Aquí, a mi lado.
      *te acerca el cojín* Ponte a gusto.
      *se gira hacia ti* Bien, y ahora quédate un rato.
    `),
  },
  dance: {
    heard: says('bail(?:a|o|ar|ando|amos)|gira sobre|da vueltas|doy vueltas|danza'),
    said: lines(`
      *te da la mano y da una vuelta contigo, un poco fuera de compás*
      *se ríe y se apunta* Llevo fatal el paso, que conste.
      *baila contigo como si no mirara nadie*
    `),
  },
  window: {
    heard: says(
      'ventana|balcón|balcon|(?:al|el) (?:cielo|mar|atardecer)|las estrellas|la luna|la lluvia|la nieve',
    ),
    said: lines(`
      *se pone a tu lado y mira también* ¿Qué ves ahí fuera?
      *sigue tu mirada* Es buena noche para mirar.
      *se apoya junto a ti y deja que haya silencio*
    `),
  },
  walk: {
    heard: says(
      'camin(?:a|o|ando|amos)|pase(?:a|o|ando|amos)|and(?:a|o)|(?:te|lo|la) (?:sigue|sigo)|(?:te )?(?:tom(?:a|o)|coj(?:o)|coge) (?:de )?la mano|(?:te )?(?:lleva|llevo)',
    ),
    said: lines(`
      *se pone a tu paso* ¿Hacia dónde?
      *camina contigo, sin prisa*
      *va contigo sin preguntar adónde*
    `),
  },
  drink: {
    heard: says(
      'beb(?:e|o|iendo)|d(?:a|oy) un (?:sorbo|trago)|brind(?:a|o|amos)|(?:levanta|levanto|alza|alzo) (?:la|mi|su) (?:copa|taza)|com(?:e|o|iendo)|muerde|prueb(?:a|o)|cocin(?:a|o|ando)|remueve',
    ),
    said: lines(`
      *levanta la copa* Por nosotros, y por este rato tranquilo.
      *prueba también* Mm. Qué buena idea.
      *llena las dos* Sin prisa, que hay tiempo.
    `),
  },
  music: {
    heard: says(
      'cant(?:a|o|ando)|tarare(?:a|o)|toc(?:a|o) (?:la|el|una|un) (?:guitarra|piano|canción|cancion|violín|violin)|silb(?:a|o)|(?:pone|pongo) música|(?:pone|pongo) musica',
    ),
    said: lines(`
      *escucha con los ojos cerrados* Sigue, no pares.
      *marca el compás en la mesa*
      *tararea contigo, medio tono más abajo*
    `),
  },
  cold: {
    heard: says(
      'tiembl(?:a|o)|temblando|tirit(?:a|o|ando)|congel(?:a|o|ad[oa])|(?:tengo|tiene) frío|(?:tengo|tiene) frio',
    ),
    said: lines(`
      *te pone un abrigo calentito sobre los hombros*
      *te toma las manos frías y las frota* ¿Mejor?
      *te acerca al calor* Quédate aquí hasta que se pase.
    `),
  },
  laugh: {
    heard: says(
      '(?:se |me )?r(?:íe|ie|ío|io|iendo)|risa|sonr(?:íe|ie|ío|io|iendo)|carcajad[as]{1,2}',
    ),
    said: lines(`
      *se ríe también* Eso se contagia.
      *te devuelve la sonrisa* Esa cara la conozco.
      *sonríe* Ahí está. La estaba esperando.
    `),
  },
  wave: {
    heard: says(
      'salud(?:a|o|ando)|asient(?:e|o)|hace una reverencia|choca(?: los)? cinco|pulgar arriba',
    ),
    said: lines(`
      *te saluda con las dos manos*
      *asiente* Te he visto, te he visto.
      *responde con una pequeña reverencia*
    `),
  },
  wink: {
    heard: says(
      'guiñ(?:a|o)|guin(?:a|o) (?:un|el) ojo|coquete(?:a|o)|(?:levanta|levanto|alza) una ceja|sac(?:a|o) la lengua',
    ),
    said: lines(`
      *intenta guiñarte el ojo y cierra los dos*
      *ladea la cabeza y te sostiene la mirada* Eso lo he visto.
      *hace como si nada, bastante mal*
    `),
  },
  blush: {
    heard: says(
      '(?:se|me) (?:sonroja|sonrojo|ruboriza|ruborizo|pone roj[oa]|pongo roj[oa])|(?:baja|bajo|aparta|aparto) la mirada|(?:esconde|escondo) la cara|tímid\\p{L}{1,6}|timid\\p{L}{1,6}',
    ),
    said: lines(`
      *hace como que no lo ha visto, y sonríe*
      *espera a que levantes la vista* Te queda bien.
      *se sonroja también* Ya somos dos.
    `),
  },
  whisper: {
    heard: says('susurr(?:a|o|ando)|murmur(?:a|o)|al oído|al oido'),
    said: lines(`
      *se inclina para oírte* Me lo guardo para mí.
      *te responde en un susurro* Eso queda entre nosotros.
      *se lleva un dedo a los labios y asiente*
    `),
  },
  yawn: {
    heard: says('bostez(?:a|o|ando)|(?:se|me) frot(?:a|o) los ojos'),
    said: lines(`
      *bosteza también* Mira lo que has hecho.
      *se mueve para que te puedas apoyar*
      *baja un poco la luz* Aquí se puede tener sueño.
    `),
  },
  sigh: {
    heard: says(
      'suspir(?:a|o|ando)|resopl(?:a|o)|(?:pone|pongo) los ojos en blanco|(?:se encoge|me encojo) de hombros|(?:frunce|frunzo) el ceño|(?:hace|hago) pucheros',
    ),
    said: lines(`
      *te mira y espera* Eso ha sonado a algo más que aire.
      *te da un toquecito en el hombro* Venga, suéltalo.
      *suspira contigo, por solidaridad*
    `),
  },
  stand: {
    heard: says(
      '(?:se|me) (?:levanta|levanto|pone de pie|pongo de pie)|salt(?:a|o)|(?:se|me) sub(?:e|o)',
    ),
    said: lines(`
      *se levanta también* ¿Qué vamos a hacer?
      *te mira y se prepara para lo que sea*
      *te tiende la mano* Venga, a la vez.
    `),
  },
  look: {
    heard: says('mir(?:a|o|ando)|observ(?:a|o)|contempl(?:a|o)|(?:se|me) (?:queda|quedo) mirando'),
    said: lines(`
      *te sostiene la mirada y no la aparta*
      *se da cuenta* ¿Qué pasa? Cuéntame.
      *sonríe bajo tu mirada* Puedes seguir mirando.
    `),
  },
};
