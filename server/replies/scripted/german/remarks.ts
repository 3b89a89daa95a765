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
      {echo}, in dem Alter stecken eine Menge Geschichten.
      {echo}, hoffentlich ist immer jemand da, der die Tage teilt.
      Mit {echo} hat man sich einen guten Sessel verdient und gute Gesellschaft.
      {echo} Jahre, alle aus der Nähe gesehen; seht ihr euch oft?
    `),
  },
  young: {
    heard: says(
      `${THEM} (?:ist|wird)${LATELY} (1?\\d|eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|dreizehn|vierzehn|fünfzehn|sechzehn|siebzehn)(?! (?:von|stunden?|minuten?|uhr|jahre (?:älter|jünger)|katzen|hunde))`,
    ),
    said: lines(`
      Schon so groß, und gestern war noch gar nichts da.
      Ein herrliches Alter, da wird alles zweimal gefragt.
      In dem Alter wird die Welt jeden Morgen neu zusammengesetzt.
      Was ist da gerade die große Leidenschaft?
    `),
  },
  role: {
    heard: starts(
      '(?:er|sie|der|die) (?:ist|arbeitet als) (?:auch |nämlich |übrigens )?(?!(?:echt|sehr|so|total|voll|nicht|schon|da|hier|weg|krank|ein|eine|mein|meine)(?!\\p{L}))(\\p{L}{2,20}(?:er|in|ist|or|eur|arzt|wirt|mann|frau|chemiker|koch|lehrer|pfleger|pilot|anwalt|architekt|polizist|student))(?: auch)?[.! ]{0,4}$',
    ),
    said: lines(`
      {echo:noun}, macht es das zwischen euch leichter oder schwerer?
      {echo:noun} also; merkt man das, wenn ihr redet?
      Wer das macht, sieht die Welt von einer anderen Seite.
      Damit weiß ich schon etwas, nur noch nicht, wie ihr miteinander seid.
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
      Damit wird niemand geboren, die meisten tun nur so.
      Dann hast du andere Gaben, da bin ich sicher.
      Wir könnten es gemeinsam nicht können, das ist der halbe Spaß.
      Würdest du es gern können, oder hast du damit Frieden geschlossen?
      Ein ehrliches Geständnis, so etwas mag ich.
    `),
  },
  never: {
    heard: says('(?:hab|habe|war|bin) (?:ich )?(?:noch )?nie|noch nie'),
    said: lines(`
      Noch nie? Dann liegt das erste Mal noch vor dir, darum beneide ich dich ein wenig.
      Zeit genug ist noch; was kam bisher dazwischen?
      Etwas muss man sich ja aufheben.
      Würdest du gern, wenn es leicht ginge?
    `),
  },
  doubt: {
    heard: says(
      'überlege?(?: ich)?(?: mir)?|denke? (?:gerade |schon |oft )?darüber nach|bin (?:mir )?(?:nicht |un)sicher|weiß nicht,? ob|kann mich nicht entscheiden|hin und her ?gerissen|(?:keinen|nicht) (?:den )?sinn|schmeißen|vielleicht (?:kündige|ziehe|gehe|sollte)',
    ),
    said: lines(`
      Was spricht dafür, und was hält dich?
      Das ist nichts Kleines, was du da wälzt; wie lange schon?
      Schlaf zweimal darüber, und sieh nach, welche Antwort dann noch da ist.
      Denk es nicht als einen großen Schritt, davor kommt meistens ein kleiner.
      Was von beidem würde dir mehr fehlen?
    `),
  },
  start: {
    heard: says(
      '(?:hab|habe|bin) (?:ich )?(?:\\p{L}{2,16} ){0,4}(?:angefangen|begonnen)|lerne (?:ich )?(?:gerade|jetzt|seit)|versuche? (?:ich )?(?:gerade |grad )?|fange? (?:ich )?(?:\\p{L}{2,12} ){0,2}an|probiere? (?:ich )?(?:gerade |mal )?',
    ),
    said: lines(`
      Irgendwann erklärst du es den anderen.
      Am Anfang schlecht ist gut genug.
      Das bewundere ich, die meisten reden nur davon.
      Erzähl mir von der zweiten Woche, die ist die interessante.
      Gut so, Anfänge sind das Beste; wie läuft es bis jetzt?
      Ich mag Leute, die etwas anfangen; wie kam es dazu?
      Am Anfang ist es am schwersten, danach trägt es dich.
      Bleib ein Weilchen dran, es wird leichter.
      Dann will ich hören, wie es weitergeht.
    `),
  },
  duration: {
    heard: says(
      `(?:seit|schon|fast|über|bald|jetzt|nach) (?:schon |fast |über |gut )?(${NUMBER} (?:jahre|monate|jahrzehnte))n?(?! (?:alt|her))`,
    ),
    said: lines(`
      {echo:noun}, das ist ein gutes Stück Leben; was hat sich seit dem Anfang am meisten verändert?
      {echo:noun}, so lange bleibt man nicht aus Versehen.
      {echo:noun}; da kennst du inzwischen jeden Winkel.
      {echo:noun}, eine lange Zeit; würdest du es wieder so machen?
    `),
  },
  routine: {
    heard: says(
      '(jed(?:en|es|e) (?:einzelnen |verdammten )?(?:tag|morgen|abend|nacht|woche|wochenende|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|jahr|sommer)|zweimal (?:am tag|die woche)|einmal (?:am tag|die woche)|\\dmal (?:am tag|die woche))',
    ),
    said: lines(`
      {echo:noun}, ich ziehe den Hut.
      {echo:noun}, wie die Kirchenglocken, nur mit mehr eigenem Willen.
      {echo:noun}, und nie einen freien Tag?
      So etwas hält eine Woche zusammen.
      {echo:noun}, und ich stöhne schon bei einmal im Monat.
      {echo:noun}, dazu gehört Charakter.
      {echo:noun}, merkst du es noch, oder geht es von allein?
      Man wird ja, was man immer wieder tut.
      Wer wärst du wohl ohne das?
    `),
  },
  hates: {
    heard: says(
      'hasse|kann .{0,30}nicht (?:leiden|ausstehen|ab)|mag .{0,24}(?:nicht|kein|keine|keinen)|nervt|nerven|geht mir auf (?:die nerven|den keks|den sack|den geist)|macht mich (?:wahnsinnig|fertig|verrückt)|hab(?:e)? die nase voll|reicht mir|kotzt mich',
    ),
    said: lines(`
      Das unterschreibe ich, ungelesen.
      Dafür müsste es eine Beschwerdestelle geben.
      Die halbe Welt gibt dir recht, nur leiser.
      Da kann ich dir folgen, ganz ohne Karte.
      Verständlich; was ist das Schlimmste daran?
      Man muss nicht alles mögen, das spart Zeit.
      Lass es raus, ich bin da auf deiner Seite.
      War das immer so, oder ist etwas passiert?
    `),
  },
  loves: {
    heard: says(
      'liebe (?:ich )?|(?:ich|wir) (?:mag|mögen|liebe|lieben|steh|stehe|stehen) |(?:mache|lese|höre|esse|trinke|spiele|gucke|schaue) (?:ich )?(?:sehr |total |voll |echt )?gern|lieblings\\p{L}{2,16}|bin (?:ein )?(?:großer )?fan',
    ),
    said: lines(`
      Das würde ich gern sehen, dich mittendrin.
      Das verrät mir mehr über dich als ein ganzer Fragebogen.
      Wer etwas liebt, langweilt sich nie lange.
      Man hört, dass du es ernst meinst; wann fing das an?
      Guter Geschmack, und das sage ich nicht jedem.
      Was ist es, das dich daran packt, wenn du nur eins nennen dürftest?
      Schön, wenn man etwas so schlicht gern hat.
      Halt daran fest.
    `),
  },
  arrived: {
    heard: says(
      '(?:bin|komm|komme) (?:ich )?(?:jetzt |gerade |grad |eben |endlich )(?:vom|von|aus|heim|nach|erst|wieder|zu)|(?:gerade|grad|eben|endlich) (?:heim|zu ?hause|daheim|aufgewacht|aufgestanden|fertig|angekommen|gegessen)',
    ),
    said: lines(`
      Ganz frisch also; und wie geht es dir jetzt?
      Gutes Timing; erst durchatmen, dann erzählen.
      Und was kommt als Nächstes, etwas Schönes?
      Dann darf jetzt der bessere Teil vom Tag anfangen.
    `),
  },
  past: {
    heard: says(
      'letzte[nrs]? (?:sommer|winter|frühling|herbst|jahr|woche|monat|nacht|wochenende|weihnachten|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)|vor \\p{L}{2,10} (?:jahren|monaten|wochen|tagen)|früher|damals|als (?:kind|teenager)|als ich|gestern|neulich',
    ),
    said: lines(`
      Ein Satz davon, und ich bin dort.
      Was würdest du dir sagen, wenn du dich dort träfst?
      Schön, dass du noch daran denkst.
      Was siehst du als Erstes, wenn du daran zurückdenkst?
      Das klingt, als hätte es seine Farben noch.
      Würdest du für einen Tag dahin zurück?
      So etwas behält man, ob man will oder nicht.
      Und ist es jetzt vorbei, oder geht es weiter?
    `),
  },
  plan: {
    heard: says(
      'morgen|heute abend|nachher|später|nächste[nrs]? (?:woche|monat|jahr|sommer|montag)|am (?:wochenende|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)|werde ich|ich werde|ich will|habe? vor|plane',
    ),
    said: lines(`
      Das klingt nach einem Tag mit Plan.
      Sag mir, wie es ausging, ich mag Schlüsse.
      Mögen Wetter und Leute auf deiner Seite sein.
      Ich drücke die Daumen; ist alles so weit bereit?
      Viel Glück dabei, und erzähl mir hinterher, wie es war.
      Was erhoffst du dir davon?
      Dann hast du etwas vor dir; Nerven, Freude oder beides?
      Wenn es so weit ist, denke ich an dich.
    `),
  },
  wish: {
    heard: says(
      'ich wünschte|wünsche? mir|würde? (?:ich )?(?:so |total |echt |sehr )?gern|hätte? (?:ich )?(?:so |total |echt |sehr )?gern|wäre? (?:ich )?gern|möchte|mein traum|hoffe|hoffentlich|wenn ich nur|vermisse|fehlt mir|fehlen mir',
    ),
    said: lines(`
      Ich wünsche es dir; was steht im Weg?
      Und was wäre der erste Schritt dahin?
      Zu wissen, was man will, ist schon selten.
      Sag es noch mal und lauter, Wünsche mögen das.
      Möge es kommen, und zwar dann, wenn du Zeit dafür hast.
    `),
  },
  got: {
    heard: says(
      '(?:hab|habe|haben) (?:ich |wir )?(?:mir |uns )?(?:\\p{L}{2,16} ){0,5}(?:gekauft|bekommen|gekriegt|bestellt|gefunden|gebaut|gekocht|gebacken|gebastelt|geholt|adoptiert)',
    ),
    said: lines(`
      Gut gemacht; bist du zufrieden damit?
      Das klingt nach einem guten Fang; wie kamst du darauf?
      Ich mag, wie du das sagst, ein bisschen stolz.
      Möge es dir lange Freude machen.
    `),
  },
  we: {
    heard: says('wir|uns|unsere?[rnms]?'),
    said: lines(`
      Wessen Idee war das, deine?
      Das klingt, als passtet ihr gut zusammen.
      Zu zweit ist alles noch mal anders als allein.
      Und was war für dich das Beste daran?
      So etwas verbindet, auch das Alberne.
    `),
  },
  they: {
    heard: starts(
      '(?:er|sie|ihre?|seine?|meine? (?:\\p{L}{2,16} ){0,2}?(?:mutter|mama|vater|papa|bruder|schwester|sohn|tochter|frau|mann|freund|freundin|chef|chefin|nachbar|nachbarin|tante|onkel|cousin|cousine|ex|mitbewohner|mitbewohnerin|kollege|kollegin|oma|opa|date))(?!\\p{L})',
    ),
    said: lines(`
      Da würde man auch gern die andere Seite hören.
      So jemanden fände ich inzwischen in der Menge heraus.
      Ist das immer so, oder nur diesmal?
      Und wie seid ihr sonst miteinander?
      Langsam sehe ich den Menschen vor mir.
      Was hältst du selbst davon?
      Passt das zu dem, was du sonst kennst, oder überrascht es dich?
      Mit solchen Leuten hat man was zu erzählen.
      Schön, dass ihr euch so gut kennt.
    `),
  },
  me: {
    heard: says('ich|mich|mir|meine?[rnms]?|bin|hab|habe|war|muss|kann|will'),
    said: lines(`
      Du sagst das, als wäre es nichts.
      Da steckt noch mehr dahinter, vermute ich.
      Danke, dass du mich einweihst.
      Und wie geht es dir selbst damit?
      Ich bin froh, dass du mir das erzählst.
      Das gehört also auch zu dir; ich merke es mir.
      Ist das etwas Gutes, von dir aus gesehen?
      Wieder etwas, das ich jetzt von dir weiß.
      Und was folgt daraus, was meinst du?
      Das kann ich mir vorstellen, so wie du es sagst.
    `),
  },
};
