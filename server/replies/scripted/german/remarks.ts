import { lines } from '../lines';
import { says, starts } from '../remarks';
import type { Remarks } from '../remarks';
import { remarksOnSmall } from './remarksOnSmall';
import { remarksOnTalk } from './remarksOnTalk';

const NUMBER =
  '(?:\\d{1,3}|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|fünfzehn|zwanzig|dreißig|vierzig|fünfzig|vielen?|ein paar)';
const THEM =
  '(?:sie|er|der|die|mein sohn|meine tochter|mein kind|meine kleine|mein kleiner|meine nichte|mein neffe|meine mutter|mein vater|meine oma|mein opa|mama|papa)';
const LATELY = '(?: erst| jetzt| schon| gerade| bald| fast| nun){0,2}';

/** Remarks on how something is told, whatever it is about. */
export const remarks: Remarks = {
  ...remarksOnTalk,
  ...remarksOnSmall,
  old: {
    heard: says(
      `${THEM} (?:ist|sind|wird)${LATELY} ((?:[6-9]\\d|1[01]\\d)|\\p{L}{0,12}(?:sechzig|siebzig|achtzig|neunzig))`,
    ),
    said: lines(`
      {echo}, das ist ein stolzes Alter.
      {echo}, wie schön, dass ihr euch habt.
      {echo}, da hat man viel erlebt.
      {echo} Jahre; seht ihr euch oft?
    `),
  },
  young: {
    heard: says(
      `${THEM} (?:ist|wird)${LATELY} (1?\\d|eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|dreizehn|vierzehn|fünfzehn|sechzehn|siebzehn)(?! (?:von|stunden?|minuten?|uhr|jahre (?:älter|jünger)|katzen|hunde))`,
    ),
    said: lines(`
      Das ist ein schönes Alter.
      Ach, so groß schon.
      In dem Alter geht alles so schnell.
      Was ist da gerade die große Leidenschaft?
    `),
  },
  role: {
    heard: starts(
      '(?:er|sie|der|die) (?:ist|arbeitet als) (?:auch |nämlich |übrigens )?(?!(?:echt|sehr|so|total|voll|nicht|schon|da|hier|weg|krank|ein|eine|mein|meine)(?!\\p{L}))(\\p{L}{2,20}(?:er|in|ist|or|eur|arzt|wirt|mann|frau|chemiker|koch|lehrer|pfleger|pilot|anwalt|architekt|polizist|student))(?: auch)?[.! ]{0,4}$',
    ),
    said: lines(`
      {echo:noun}, macht es das zwischen euch leichter oder schwerer?
      {echo:noun} also; redet ihr oft darüber?
      Das ist bestimmt keine einfache Arbeit.
      Ah, gut zu wissen; und wie versteht ihr euch?
    `),
  },
  feat: {
    heard: starts(
      '(?:über |fast |ungefähr |etwa |knapp )?(\\d[\\d.,]{0,6} ?(?:kilo|kg|km|kilometer|meilen|punkte|prozent|liegestütze|seiten|schritte|stunden))(?!\\p{L}).{0,12}$',
    ),
    said: lines(`
      {echo:noun}, ich hätte die Hälfte geraten. Respekt!
      {echo:noun}, sag es noch mal langsam, damit ich staunen kann.
      {echo:noun}, und das erwähnst du einfach so?
      {echo:noun}, hoffentlich hat es jemand gesehen.
    `),
  },
  oddness: {
    heard: says(
      '(?:komisch|seltsam|verrückt|bescheuert|peinlich|blöd|doof|schräg|albern)[, ]{1,2}(?:ich weiß|oder|ne|gell)|lach (?:jetzt )?nicht|nicht lachen|ich weiß,? (?:das )?ist (?:komisch|seltsam|peinlich|albern|blöd)',
    ),
    said: lines(`
      Gar nicht komisch; so etwas hat jeder, du sprichst es nur aus.
      Ich habe schon viel Seltsameres gehört und mochte es auch.
      Es passt zu dir, wenn ich das sagen darf.
      Das bleibt unter uns, und ich mag dich dafür.
      Wer bestimmt denn, was komisch ist? Behalt es.
    `),
  },
  excited: {
    heard: says(
      'freu(?:e)? mich (?:schon |so |total |riesig |sehr |voll |echt ){0,2}(?:drauf|darauf|auf)|kann(?:s| es)? kaum erwarten|bin (?:so |total |voll )?(?:aufgeregt|gespannt)',
    ),
    said: lines(`
      Das Warten ist die halbe Freude, genieß die auch.
      Das merkt man, und es steckt an!
      Worauf freust du dich am meisten?
      Dann freue ich mich mit.
      Erzähl mir danach alles, von der ersten Minute an.
    `),
  },
  cannot: {
    heard: says(
      'ich kann (?:überhaupt |gar |leider |absolut |echt )?(?:nicht|kein|keine)(?! (?:schlafen|mehr|pennen|klagen|aufhören|glauben))|bin (?:so |echt |richtig )?(?:schlecht|mies|hoffnungslos|grottig) (?:in|im|bei|mit)|anbrennen|zwei linke hände',
    ),
    said: lines(`
      Das geht vielen so, wirklich.
      Das muss man auch nicht können.
      Ist doch nicht schlimm, jeder kann etwas anderes gut.
      Stört dich das, oder ist es dir egal?
      Gut, dass du das so offen zugibst.
    `),
  },
  never: {
    heard: says('(?:hab|habe|war|bin) (?:ich )?(?:noch )?nie|noch nie'),
    said: lines(`
      Noch nie! Würdest du es gern einmal?
      Das ist auch völlig in Ordnung.
      Was nicht ist, kann ja noch werden.
      Hat es sich nie ergeben, oder wolltest du nicht?
    `),
  },
  doubt: {
    heard: says(
      'überlege?(?: ich)?(?: mir)?|denke? (?:gerade |schon |oft )?darüber nach|bin (?:mir )?(?:nicht |un)sicher|weiß nicht,? ob|kann mich nicht entscheiden|hin und her ?gerissen|(?:keinen|nicht) (?:den )?sinn|schmeißen|vielleicht (?:kündige|ziehe|gehe|sollte)',
    ),
    said: lines(`
      Was spricht dafür, und was hält dich?
      Das ist keine leichte Entscheidung; wie lange überlegst du schon?
      Lass dir Zeit damit, das muss nicht heute entschieden sein.
      Wohin neigst du denn im Moment?
      Was würde dir bei der Entscheidung helfen?
    `),
  },
  start: {
    heard: says(
      '(?:hab|habe|bin) (?:ich )?(?:\\p{L}{2,16} ){0,4}(?:angefangen|begonnen)|lerne (?:ich )?(?:gerade|jetzt|seit)|versuche? (?:ich )?(?:gerade |grad )?|fange? (?:ich )?(?:\\p{L}{2,12} ){0,2}an|probiere? (?:ich )?(?:gerade |mal )?',
    ),
    said: lines(`
      Wie läuft es bis jetzt?
      Am Anfang ist es immer am schwersten.
      Schön, dass du damit angefangen hast.
      Und, macht es dir Freude?
      Wie kam das denn?
      Finde ich gut, dass du das machst.
      Erzähl mir, wie es weitergeht.
      Bleib dran, es wird leichter.
      Da bin ich gespannt, wie es wird.
    `),
  },
  duration: {
    heard: says(
      `(?:seit|schon|fast|über|bald|jetzt|nach) (?:schon |fast |über |gut )?(${NUMBER} (?:jahre|monate|jahrzehnte))n?(?! (?:alt|her))`,
    ),
    said: lines(`
      {echo:noun}, das ist eine lange Zeit; was hat sich seitdem verändert?
      {echo:noun}, das ist wirklich lange.
      {echo:noun}; da kennst du dich bestimmt gut aus.
      {echo:noun}, eine lange Zeit; wie war das für dich?
    `),
  },
  routine: {
    heard: says(
      '(jed(?:en|es|e) (?:einzelnen |verdammten )?(?:tag|morgen|abend|nacht|woche|wochenende|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|jahr|sommer)|zweimal (?:am tag|die woche)|einmal (?:am tag|die woche)|\\dmal (?:am tag|die woche))',
    ),
    said: lines(`
      {echo:noun}, Respekt.
      {echo:noun}, das muss man erst mal schaffen.
      {echo:noun}; wird dir das nie zu viel?
      So etwas gibt der Woche einen Rahmen.
      {echo:noun}, das ist ganz schön oft.
      {echo:noun}, dazu gehört Ausdauer.
      {echo:noun}; ist das für dich schon ganz normal?
      Das gehört dann einfach dazu, oder?
      Und wie geht es dir damit?
    `),
  },
  hates: {
    heard: says(
      'hasse|kann .{0,30}nicht (?:leiden|ausstehen|ab)|mag .{0,24}(?:nicht|kein|keine|keinen)|nervt|nerven|geht mir auf (?:die nerven|den keks|den sack|den geist)|macht mich (?:wahnsinnig|fertig|verrückt)|hab(?:e)? die nase voll|reicht mir|kotzt mich',
    ),
    said: lines(`
      Das kann ich gut verstehen.
      Das würde mich auch nerven.
      Da bist du bestimmt nicht allein.
      Kann ich nachvollziehen.
      Verständlich; was stört dich daran am meisten?
      Man muss ja nicht alles mögen.
      Das darf man auch mal so sagen.
      War das schon immer so?
    `),
  },
  loves: {
    heard: says(
      'liebe (?:ich )?|(?:ich|wir) (?:mag|mögen|liebe|lieben|steh|stehe|stehen) |(?:mache|lese|höre|esse|trinke|spiele|gucke|schaue) (?:ich )?(?:sehr |total |voll |echt )?gern|lieblings\\p{L}{2,16}|bin (?:ein )?(?:großer )?fan',
    ),
    said: lines(`
      Das merkt man, wenn du davon erzählst.
      Schön, das von dir zu wissen.
      Das klingt gut, finde ich.
      Wie bist du dazu gekommen?
      Guter Geschmack.
      Was gefällt dir daran am meisten?
      Schön, wenn man so etwas hat.
      Seit wann ist das so?
    `),
  },
  arrived: {
    heard: says(
      '(?:bin|komm|komme) (?:ich )?(?:jetzt |gerade |grad |eben |endlich )(?:vom|von|aus|heim|nach|erst|wieder|zu)|(?:gerade|grad|eben|endlich) (?:heim|zu ?hause|daheim|aufgewacht|aufgestanden|fertig|angekommen|gegessen)',
    ),
    said: lines(`
      Und wie geht es dir jetzt?
      Dann komm erst mal in Ruhe an.
      Und was machst du als Nächstes?
      Dann hast du jetzt hoffentlich ein bisschen Zeit für dich.
    `),
  },
  past: {
    heard: says(
      'letzte[nrs]? (?:sommer|winter|frühling|herbst|jahr|woche|monat|nacht|wochenende|weihnachten|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)|vor \\p{L}{2,10} (?:jahren|monaten|wochen|tagen)|früher|damals|als (?:kind|teenager)|als ich|gestern|neulich',
    ),
    said: lines(`
      Daran erinnerst du dich noch gut, oder?
      Wie siehst du das heute?
      So etwas bleibt einem im Kopf.
      Wie war das damals für dich?
      Das ist lange hängen geblieben, merke ich.
      Und wie ist es heute?
      So etwas vergisst man nicht.
      Ist das für dich abgeschlossen, oder beschäftigt es dich noch?
    `),
  },
  plan: {
    heard: says(
      'morgen|heute abend|nachher|später|nächste[nrs]? (?:woche|monat|jahr|sommer|montag)|am (?:wochenende|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)|werde ich|ich werde|ich will|habe? vor|plane',
    ),
    said: lines(`
      Erzähl mir danach, wie es war.
      Ich drücke dir die Daumen, dass alles klappt.
      Hast du alles, was du dafür brauchst?
      Und wie geht es dir, wenn du daran denkst?
      Ich hoffe, es läuft so, wie du es dir wünschst.
      Da hast du ja etwas vor.
      Sag mir gern Bescheid, wie es gelaufen ist.
      Ich denke an dich, wenn es so weit ist.
    `),
  },
  wish: {
    heard: says(
      'ich wünschte|wünsche? mir|würde? (?:ich )?(?:so |total |echt |sehr )?gern|hätte? (?:ich )?(?:so |total |echt |sehr )?gern|wäre? (?:ich )?gern|möchte|mein traum|hoffe|hoffentlich|wenn ich nur|vermisse|fehlt mir|fehlen mir',
    ),
    said: lines(`
      Ich wünsche es dir; was steht im Weg?
      Und was wäre der erste Schritt dahin?
      Das kann ich gut verstehen.
      Ich hoffe, das klappt für dich.
      Das wünsche ich dir wirklich.
    `),
  },
  got: {
    heard: says(
      '(?:hab|habe|haben) (?:ich |wir )?(?:mir |uns )?(?:\\p{L}{2,16} ){0,5}(?:gekauft|bekommen|gekriegt|bestellt|gefunden|gebaut|gekocht|gebacken|gebastelt|geholt|adoptiert)',
    ),
    said: lines(`
      Schön; bist du zufrieden damit?
      Wie kamst du auf die Idee?
      Das ist doch was.
      Und, wie ist es geworden?
    `),
  },
  we: {
    heard: says('wir|uns|unsere?[rnms]?'),
    said: lines(`
      Wie ist das bei euch sonst so?
      Schön, dass ihr das zusammen macht.
      Zusammen ist es doch noch mal anders.
      Und wie war das für dich?
      Und wie fanden es die anderen?
    `),
  },
  they: {
    heard: starts(
      '(?:er|sie|ihre?|seine?|meine? (?:\\p{L}{2,16} ){0,2}?(?:mutter|mama|vater|papa|bruder|schwester|sohn|tochter|frau|mann|freund|freundin|chef|chefin|nachbar|nachbarin|tante|onkel|cousin|cousine|ex|mitbewohner|mitbewohnerin|kollege|kollegin|oma|opa|date))(?!\\p{L})',
    ),
    said: lines(`
      Und was hältst du davon?
      Wie hast du darauf reagiert?
      Ist das oft so?
      Und wie fühlt sich das für dich an?
      Langsam bekomme ich ein Bild.
      Hast du das kommen sehen?
      Habt ihr darüber gesprochen?
      Gut, dass du mir davon erzählst.
      Das kann ich mir vorstellen.
    `),
  },
  me: {
    heard: says('ich|mich|mir|meine?[rnms]?|bin|hab|habe|war|muss|kann|will'),
    said: lines(`
      Das kann ich mir gut vorstellen.
      Das ist gut zu wissen.
      Danke, dass du mir das erzählst.
      Und wie geht es dir selbst damit?
      Ah, das wusste ich noch nicht von dir.
      Gut, ich merke es mir.
      Ist das gut so für dich?
      Wieder etwas, das ich jetzt von dir weiß.
      Magst du mehr davon erzählen?
      Okay, verstehe.
    `),
  },
};
