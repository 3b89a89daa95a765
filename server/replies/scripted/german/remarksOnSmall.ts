import { lines } from '../lines';
import { says, starts } from '../remarks';
import type { Remarks } from '../remarks';

const SOMEBODY = String.raw`(?:er|sie|(?:meine?|unsere?) (?:\p{L}{2,12} ){0,2}?(?:mutter|mama|vater|papa|bruder|schwester|sohn|tochter|frau|mann|freund|freundin|kumpel|nachbar|nachbarin|tante|onkel|cousin|cousine|mitbewohner|mitbewohnerin|kollege|kollegin|oma|opa|nichte|neffe))`;

/** Remarks on the joy of others, on what did not work, and on small confessions. */
export const remarksOnSmall = {
  theirJoy: {
    heard: says(
      String.raw`${SOMEBODY} (?:hat|wurde|ist) (?:(?!nicht|nich|kein|keine)\p{L}{2,14} ){0,5}?(?:bestanden|gewonnen|bekommen|gekriegt|gefunden|geschafft|befördert|verlobt|fertig)(?! worden)`,
    ),
    said: lines(`
      Wie schön, und man hört, dass du dich mitfreust.
      Richte Glückwünsche aus, auch wenn mich dort niemand kennt.
      Gute Nachrichten von anderen sind auch gute Nachrichten. Wird gefeiert?
      Dass du das so gern erzählst, sagt auch etwas über dich.
      Das war sicher ein schöner Anruf. Hast du es als Erstes erfahren?
    `),
  },
  denied: {
    heard: says(
      String.raw`(?:nicht|nich|wieder nicht) (?:bestanden|geschafft|genommen|bekommen|gekriegt|geklappt|gewonnen)|durchgefallen|(?:hab|habe|haben) (?:eine )?absage|abgelehnt worden|(?:die|sie) haben (?:jemand anderen|abgesagt)`,
    ),
    said: lines(`
      Das tut weh, und das darf es auch ein, zwei Tage. Gibt es noch einen Versuch?
      Das tut mir leid. Ein Ergebnis sagt sehr wenig darüber, was du kannst.
      Das ist schwer zu schlucken, nach all der Mühe.
      Erst enttäuscht sein, dann planen. Für beides ist Zeit.
      Wer weiß schon davon, oder höre ich es als Erstes?
    `),
  },
  praised: {
    heard: says(
      String.raw`(?:hat|haben) (?:mich|uns) (?:\p{L}{2,12} ){0,5}?(?:gelobt|bedankt)|(?:gelobt worden|wurde? (?:\p{L}{2,10} ){0,4}?gelobt|ein lob bekommen|lob bekommen)|hat sich (?:\p{L}{2,12} ){0,3}?bei mir bedankt`,
    ),
    said: lines(`
      Endlich hat jemand laut gesagt, was ohnehin stimmt.
      Heb dir das auf für die Tage, an denen niemand etwas sagt.
      Und konntest du es annehmen, oder hast du auf deine Schuhe geschaut?
      Das hast du dir verdient, rede es nicht klein.
      Gesehen zu werden tut gut, oder?
    `),
  },
  shy: {
    heard: says(
      String.raw`(?:war|ist|is) mir (?:\p{L}{2,10} ){0,2}?(?:peinlich|unangenehm)|(?:voll|so|echt|total|mega) peinlich|bin (?:\p{L}{2,10} )?schüchtern|trau(?:e)? mich nicht|im boden versunken`,
    ),
    said: lines(`
      So lange wie du erinnert sich niemand daran, versprochen.
      Das ist ein sehr menschliches Gefühl.
      Lass dir Zeit damit, heute muss es nicht mutig sein.
      Ich mag, dass du das so sagen kannst.
      Irgendwann erzählst du es als gute Geschichte.
    `),
  },
  lazy: {
    heard: says(
      String.raw`zu faul|(?:war|bin) (?:\p{L}{2,8} )?faul|keinen? bock|keine lust (?:gehabt|auf)|(?:aufm|auf dem|auf der) (?:sofa|couch) gelandet|im bett geblieben|(?:sport|training|uni|gym) geschwänzt|nicht aufgerafft`,
    ),
    said: lines(`
      Das Sofa gewinnt eben manchmal, es hat die besseren Argumente.
      Ein freier Tag ist kein Charakterfehler. War es wenigstens erholsam?
      Morgen ist auch ein Tag, und der weiß nichts von heute.
      Dann schuldest du dir nur noch, es zu genießen.
      Von mir erfährt es niemand.
    `),
  },
  fine: {
    heard: starts(
      String.raw`(?:aber |naja |na ja,? |ach |es |is |ist |geht |mir |passt |schon |ja |ganz ){1,5}(?:ok|okay|gut|in ordnung|passt|halb so wild|nicht so schlimm|nich so schlimm|alles gut)[.! ]{0,4}$`,
    ),
    said: lines(`
      Gut; und wenn es sich ändert, darfst du das auch sagen.
      Dann glaube ich dir, und die Tür bleibt trotzdem offen.
      Schön, wenn man das sagen kann.
      Ich bin froh, dass es dich nicht drückt.
      In Ordnung. Man darf es auch erwähnen, wenn es geht.
    `),
  },
  lack: {
    heard: says(
      String.raw`(?:ich )?(?:hab|habe|hatte|besitze) (?:ich )?(?:selber |selbst |leider |gar |ja |auch |noch |überhaupt ){0,3}(?:nie )?(?:gar )?kein(?:e|en)?(?! (?:lust|bock|ahnung|zeit|angst|kraft|geld|hunger|problem))`,
    ),
    said: lines(`
      Fehlt es dir, oder denkst du kaum daran?
      Man kommt ohne mehr Dinge aus, als man meint.
      Aus Überzeugung, oder kam es einfach nie dazu?
      Dann hast du auch die Sorgen damit nicht.
      Das macht manche Tage einfacher und andere länger.
    `),
  },
  notType: {
    heard: says(
      String.raw`bin (?:einfach |echt |wirklich |halt )?(?:nicht|nich) (?:der|die|so der|so die) typ|bin kein (?:\p{L}{3,18})|(?:nicht|nich) (?:so )?(?:meins|mein ding)|(?:mochte|konnte) ich (?:noch )?nie`,
    ),
    said: lines(`
      Muss ja auch nicht jeder, und es ist gut, das von sich zu wissen.
      Das erspart dir eine Menge Höflichkeit.
      Und was ist dann eher deins?
      Das höre ich lieber, als dass jemand so tut.
      Man muss nicht mögen, was alle mögen.
    `),
  },
  sounds: {
    heard: starts(
      String.raw`(?:oh |ok |mm |haha |na )?(?:das )?(?:klingt|hört sich|klang) (?:ja |echt |richtig |total |voll )?(?:schön|gut|super|toll|lecker|gemütlich|cool|nett|spannend|interessant|perfekt|entspannt)(?: an)?[.! ]{0,4}$`,
    ),
    said: lines(`
      Ist es auch, meistens.
      Es hat seine Tage, und manche sind sehr gut.
      Du würdest gut dazu passen, glaube ich.
      Laut erzählt ist es noch besser.
    `),
  },
  stillLooking: {
    heard: says(
      String.raw`(?:ich )?(?:suche?|such|warte?|wart) (?:ich )?(?:immer )?noch|(?:bin )?(?:immer )?noch am suchen|(?:immer )?noch auf der suche`,
    ),
    said: lines(`
      Dann hoffe ich, das Nächste wird deins. Was wäre das Beste, das kommen könnte?
      Warten ist auch Arbeit, nur bezahlt sie keiner.
      Ein Ja genügt, und das kann an jedem gewöhnlichen Dienstag kommen.
      Wie lange geht das schon, und wer hält dich bei Laune?
      Bleib dran; ich sitze auf deiner Seite vom Tisch.
    `),
  },
} satisfies Partial<Remarks>;
