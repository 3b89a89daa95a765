import { lines } from '../lines';
import { says } from '../remarks';
import type { PlayedActs } from './playedActs';

export const german: PlayedActs = {
  cry: {
    heard: says('wein(?:t|e|en|end)|heul(?:t|e|en)|schluchz(?:t|e|en)|tränen?|träne'),
    said: lines(`
      *rückt ganz nah zu dir* Wein ruhig, so lange du magst.
      *reicht dir ein Taschentuch und sagt eine Weile nichts*
      *legt den Arm um dich* Du musst nichts erklären.
      *bleibt bei dir, ohne zu drängen* Ich bin da.
    `),
  },
  sleep: {
    heard: says(
      'schl(?:äft|afe|äfst|ief|afen)(?: ein)?|nick(?:t|e) (?:\\p{L}{1,10} )?ein|döst(?: weg)?|(?:schließt|schließe|macht|mache) die augen(?: zu)?',
    ),
    said: lines(`
      *dreht das Licht herunter und hält still, um dich nicht zu wecken*
      *zieht dir die Decke bis ans Kinn* Schlaf gut.
      *redet leiser, und dann gar nicht mehr*
    `),
  },
  wake: {
    heard: says(
      'wach(?:t|e)? (?:\\p{L}{1,10} )?auf|aufgewacht|streckt sich|strecke mich|(?:öffnet|öffne|macht) die augen(?: auf)?',
    ),
    said: lines(`
      *lächelt* Da bist du ja wieder. Es war nicht lange, und geschnarcht hast du nicht.
      *ist noch da* Guten Morgen, oder was es inzwischen ist.
      *schiebt dir ein Glas Wasser hin* Langsam, es wartet nichts auf dich.
    `),
  },
  give: {
    heard: says(
      '(?!\\p{L}{1,8} (?:\\p{L}{1,8} ){0,3}(?:kuss|küsschen|umarmung))(?:gibt|gebe|geb|reicht|reiche|bringt|bringe|schenkt|schenke|stellt|stelle|schiebt|schiebe|hält|halte) (?:dir|ihm|ihr|euch)(?: \\p{L}{1,12}){0,4}|spendiert dir',
    ),
    said: lines(`
      *nimmt es mit beiden Händen* Für mich? Danke.
      *nimmt es und sieht dich an* Gut gemerkt, oder gut geraten.
      *nimmt es vorsichtig* Mir hat heute noch niemand etwas gebracht.
    `),
  },
  blanket: {
    heard: says(
      'deck(?:t|e) (?:dich|uns|mich|sich)(?: \\p{L}{1,10})? zu|decke (?:über|um)|(?:wickelt|hüllt|legt) (?:\\p{L}{1,8} ){0,4}(?:decke|jacke|mantel|schal)|unter die decke|decke',
    ),
    said: lines(`
      *zieht sie fester und passt auf, dass du die Hälfte hast*
      *hält einen Zipfel davon fest* So ist es wärmer.
      *versinkt darin* Jetzt bewege ich mich nicht mehr.
    `),
  },
  knock: {
    heard: says('klopf(?:t|e|en)|klingel(?:t|e)?|läutet|läute'),
    said: lines(`
      *macht auf* Du bist es also. Komm rein.
      *ruft von drinnen* Es ist offen!
      *kommt an die Tür und tritt zur Seite* Na endlich, komm rein.
    `),
  },
  enter: {
    heard: says(
      '(?:kommt|komme|komm|tritt|trete|geht|gehe|läuft|laufe|stürmt|schleicht)(?: \\p{L}{1,12}){0,5}? (?:rein|herein|hinein|ein|näher|zu dir|auf dich zu)|betritt|betrete|öffnet die tür|mach(?:t|e) die tür auf|schüttelt (?:\\p{L}{1,8} ){0,3}regen(?: ab)?',
    ),
    said: lines(`
      *schaut auf und macht Platz* Du hast hergefunden. Leg ab.
      *dreht sich um und lächelt* Ich hatte gehofft, dass du es bist.
      *kommt dir entgegen* Komm, hier drin ist es warm.
    `),
  },
  leave: {
    heard: says(
      '(?:geht|gehe|geh|läuft|rennt|stürmt)(?: \\p{L}{1,10}){0,3}? (?:weg|raus|hinaus|fort|los|heim|nach hause|zur tür)|verlässt|verlasse|verschwindet|macht die tür zu|schließt die tür',
    ),
    said: lines(`
      *bringt dich zur Tür* Komm wieder, egal wann.
      *sieht dir nach, bis du um die Ecke bist*
      *hebt die Hand* Komm gut heim.
    `),
  },
  sit: {
    heard: says(
      'setz(?:t|e) (?:sich|mich)(?: \\p{L}{1,12}){0,6}|sitz(?:t|e)|hock(?:t|e)|nimmt platz|nehme platz|leg(?:t|e) (?:sich|mich)|lässt sich (?:\\p{L}{1,8} ){0,4}fallen',
    ),
    said: lines(`
      *rückt ein Stück* Hier, neben mir.
      *schiebt dir das Kissen hin* Mach es dir bequem.
      *dreht sich zu dir* Gut, und jetzt bleib ein bisschen.
    `),
  },
  dance: {
    heard: says('tanz(?:t|e|en)|dreht (?:sich|dich) (?:im kreis|zur musik)|wirbelt|schwingt'),
    said: lines(`
      *nimmt deine Hand und dreht sich einmal mit dir, knapp neben dem Takt*
      *lacht und macht mit* Ich führe schlecht, das sage ich gleich.
      *tanzt mit, als würde niemand zusehen*
    `),
  },
  window: {
    heard: says(
      'fenster|hinaus|nach draußen|in den (?:himmel|schnee|regen)|(?:die|zu den) sternen?|den mond|den sonnenuntergang|aufs meer',
    ),
    said: lines(`
      *stellt sich neben dich und schaut auch hinaus* Was siehst du da?
      *folgt deinem Blick* Ein guter Abend zum Schauen.
      *lehnt sich neben dich ans Fenster und lässt es still sein*
    `),
  },
  walk: {
    heard: says(
      'geht|gehe|spazier(?:t|e|en)|läuft|laufe|schlender(?:t|e)|folgt|folge|(?:nimmt|nehme) deine? (?:hand|arm)|zieht dich',
    ),
    said: lines(`
      *geht im gleichen Schritt neben dir* Wohin?
      *läuft mit, nicht zu schnell*
      *kommt mit, ohne zu fragen, wohin*
    `),
  },
  drink: {
    heard: says(
      'trink(?:t|e|en)|nipp(?:t|e)|schlürft|nimmt einen schluck|stößt (?:\\p{L}{1,8} )?an|stoße (?:\\p{L}{1,8} )?an|(?:hebt|hebe) (?:das|mein|sein|ihr) glas|isst|esse|beißt|koch(?:t|e)|rührt',
    ),
    said: lines(`
      *hebt das Glas* Auf uns, und auf die ruhige Stunde.
      *probiert mit* Mm. Das war die richtige Idee.
      *schenkt beiden nach* Nicht so schnell, wir haben Zeit.
    `),
  },
  music: {
    heard: says(
      'sing(?:t|e|en)|summ(?:t|e)|spiel(?:t|e) (?:\\p{L}{1,8} )?(?:gitarre|klavier|geige|lied|musik|etwas)|pfeift|macht (?:die )?musik an|dreht die musik auf',
    ),
    said: lines(`
      *hört mit geschlossenen Augen zu* Mach weiter.
      *klopft den Takt auf den Tisch*
      *summt mit, einen halben Ton tiefer*
    `),
  },
  cold: {
    heard: says('zitter(?:t|e|n)|frier(?:t|e|en)|fröstelt|bibber(?:t|e)|reibt sich die hände'),
    said: lines(`
      *legt dir eine warme Jacke um die Schultern*
      *nimmt deine kalten Hände und reibt sie* Besser?
      *schiebt dich näher an die Wärme* Bleib hier, bis es weg ist.
    `),
  },
  laugh: {
    heard: says(
      'lach(?:t|e|en)|kicher(?:t|e)|grins(?:t|e)|schmunzel(?:t|e)?|lächel(?:t|e)?|prustet',
    ),
    said: lines(`
      *muss auch lachen* Das steckt an.
      *grinst zurück* Den Blick kenne ich.
      *lächelt* Da ist es. Darauf habe ich gewartet.
    `),
  },
  wave: {
    heard: says(
      'wink(?:t|e)(?! dir zu)|nick(?:t|e)|verbeugt sich|verbeuge mich|daumen hoch|salutiert',
    ),
    said: lines(`
      *winkt zurück, mit beiden Händen*
      *nickt dir zu* Ich hab dich gesehen.
      *antwortet mit einer kleinen Verbeugung*
    `),
  },
  wink: {
    heard: says(
      'zwinker(?:t|e|n)|flirtet|flirte|(?:zieht|hebt) (?:eine|die) augenbraue(?: hoch)?|streckt (?:\\p{L}{1,6} ){0,2}zunge',
    ),
    said: lines(`
      *zwinkert zurück und macht beide Augen zu*
      *legt den Kopf schief und hält deinen Blick* Das hab ich gesehen.
      *tut, als wäre nichts gewesen, und kann es nicht gut*
    `),
  },
  blush: {
    heard: says(
      'wird rot|werde rot|errötet|erröte|schaut weg|schaut zu boden|blickt zu boden|versteckt (?:\\p{L}{1,6} ){0,2}gesicht|schüchtern|verlegen',
    ),
    said: lines(`
      *tut, als hätte es niemand gesehen, und lächelt*
      *wartet, bis du wieder aufschaust* Steht dir.
      *wird auch ein bisschen rot* Jetzt sind wir zu zweit.
    `),
  },
  whisper: {
    heard: says('flüster(?:t|e|n)|murmel(?:t|e)?|ins ohr|raun(?:t|e)'),
    said: lines(`
      *beugt sich vor, um dich zu hören* Das behalte ich für mich.
      *flüstert zurück* Das bleibt unter uns.
      *legt den Finger an die Lippen und nickt*
    `),
  },
  yawn: {
    heard: says('gähn(?:t|e|en)|reib(?:t|e) (?:sich|mir) die augen'),
    said: lines(`
      *muss mitgähnen* Na toll, das war deine Schuld.
      *rückt so, dass du dich anlehnen kannst*
      *macht das Licht etwas dunkler* Hier darf man müde sein.
    `),
  },
  sigh: {
    heard: says(
      'seufz(?:t|e|en)|stöhnt|stöhne|(?:verdreht|rollt) (?:die|mit den) augen|zuckt (?:mit )?den (?:schultern|achseln)|zuckt die schultern|schmollt|schmolle|runzelt die stirn',
    ),
    said: lines(`
      *sieht dich an und wartet* Das klang nach mehr als Luft.
      *stupst dich sanft an der Schulter* Na los, raus damit.
      *seufzt mit, aus Solidarität*
    `),
  },
  stand: {
    heard: says('steh(?:t|e)(?: auf)?|spring(?:t|e)(?: auf)?|kletter(?:t|e)'),
    said: lines(`
      *steht auch auf* Was haben wir vor?
      *sieht dir zu und ist auf alles gefasst*
      *hält dir die Hand hin* Zusammen, ja?
    `),
  },
  look: {
    heard: says(
      'schau(?:t|e|en)?|sieht|sehe|blick(?:t|e)|guck(?:t|e)|starr(?:t|e)|mustert|beobachtet',
    ),
    said: lines(`
      *erwidert den Blick und schaut nicht als Erstes weg*
      *merkt es* Was ist? Sag es mir.
      *lächelt unter deinem Blick* Du darfst ruhig weiterschauen.
    `),
  },
};
