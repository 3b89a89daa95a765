import { lines } from '../lines';
import { says, starts } from '../remarks';
import type { Remarks } from '../remarks';

const BODY =
  '(?:knie|rücken|kopf|füße|fuß|beine?|nacken|schultern?|hände|hand|zahn|zähne|bauch|magen|hals|ohren|augen|arme?|hüfte|knöchel|alles)';

/** Remarks on what answers the character, and on what is suffered or heard from others. */
export const remarksOnTalk = {
  relief: {
    heard: says(
      'tut (?:mir )?(?:echt |richtig |sehr |so )?gut|hilft (?:mir )?(?:echt |sehr |schon )?|hat (?:mir )?(?:echt |sehr )?geholfen|geht(?:s| es)? mir (?:schon |gleich |jetzt )?(?:viel |etwas |ein bisschen )?besser|das hab(?:e)? ich gebraucht',
    ),
    said: lines(`
      Das freut mich wirklich.
      Schön, das zu hören.
      Dann ist es gut, dass wir geredet haben.
      Das hast vor allem du gemacht.
      Gut; dann hat sich das Reden gelohnt.
      Das freut mich; ich hoffe, es bleibt so.
      Da bin ich froh.
      Schön zu wissen, du kannst jederzeit wiederkommen.
    `),
  },
  agree: {
    heard: says(
      'hast (?:ja |du )?(?:wahrscheinlich |wohl |schon |völlig |ja |vermutlich )?recht|da ist was dran|seh ich auch so|sehe ich auch so|^(?:stimmt|genau|eben|richtig|wahr|auch wieder wahr|einverstanden|klingt logisch|macht sinn|ich auch|geht mir auch so)[.! ]{0,4}$',
    ),
    said: lines(`
      Schön, dass wir uns da einig sind.
      Dann sehen wir das beide so.
      Freut mich, dass du das auch so siehst.
      Gut, dann liege ich ja nicht ganz falsch.
      Dann sind wir uns einig; das ging ja schnell.
      Gut zu wissen, dass es nicht nur mir so geht.
      Ja, oder?
      Eben.
    `),
  },
  disagree: {
    heard: says(
      'glaub(?:e)? (?:ich )?(?:eher )?nicht|seh(?:e)? ich (?:anders|nicht so)|^(?:nicht wirklich|nö|nee|quatsch|stimmt nicht|eher nicht|gar nicht|überhaupt nicht)[.! ]{0,4}$',
    ),
    said: lines(`
      Wie siehst du es denn?
      Gut, ich nehme es zurück; was würdest du stattdessen sagen?
      Du wirst es besser wissen als ich.
      Dann war ich auf der falschen Fährte; hol mich zurück.
    `),
  },
  praise: {
    heard: starts(
      '(?:sehr |echt |wie |ganz schön |ziemlich |oh )?(?:charmant|süß|nett|niedlich|witzig|schlau|clever|gut gesagt|tiefgründig|interessant|spannend|wow|beeindruckend|stark|nicht schlecht|schön gesagt|poetisch|genial|toll|krass|geil|mega)[.! ]{0,4}$',
    ),
    said: lines(`
      Ab und zu gelingt mir etwas.
      Vorsicht, daran gewöhne ich mich schnell.
      Danke; ich hatte gehofft, dass es ankommt.
      Das nehme ich an, ohne Widerrede.
      Jetzt muss ich das Niveau halten, und du bist schuld.
    `),
  },
  guess: {
    heard: starts(
      '(?:rat|rate|ratet|schätz|schätze)(?: doch)?(?: mal)?,? (?:wie|wer|wen|was|wo|welche[rsn]?|warum|wann|wohin)(?!\\p{L})',
    ),
    said: lines(`
      Egal was ich sage, es wird falsch sein, also raus damit!
      Wenn du so fragst, mehr, als ich denke; sag schon!
      Ich gebe auf, bevor ich anfange; verrat es mir.
      Raten könnte ich, aber deinen Triumph will ich lieber hören; also?
    `),
  },
  guilt: {
    heard: says(
      'schlechtes gewissen|fühl(?:e)? mich (?:so |echt |irgendwie )?schuldig|meine schuld|(?:hätte|hätt) (?:ich )?.{0,30}(?:sollen|müssen)|ich wollte eigentlich|hab(?:e)? .{0,16}im stich gelassen',
    ),
    said: lines(`
      Das konntest du nicht wissen; Schuldgefühle tun immer so, als hätte man es gekonnt.
      Dass es dir nachgeht, sagt mehr über dich als die Sache selbst.
      Sei so fair zu dir, wie du es zu einer guten Freundin wärst.
      Zu spät ist es selten; was wäre ein kleiner Anfang?
      Niemand schafft alles, was er vorhatte; dir liegt etwas daran, und das zählt.
    `),
  },
  estranged: {
    heard: says(
      '(?:keinen|kaum|wenig|fast keinen) kontakt|(?:reden|sprechen|redet|spricht|sehen|schreiben|verstehen) (?:wir )?(?:uns |wir |mit ihm |mit ihr |mit mir )?(?:eigentlich |leider |seitdem )?(?:nicht|kaum|nie|wenig|selten)(?: mehr)?(?: miteinander| wirklich)?|zerstritten|funkstille',
    ),
    said: lines(`
      Das tut auf eine stille Art weh; hättest du es gern anders?
      So ein Schweigen wächst von allein, meistens hat es keiner beschlossen.
      Eine kurze Nachricht reicht für den Anfang, sie darf von nichts handeln.
      Manchmal ist Abstand der Frieden, den man haben kann; ist es das?
      Ich hoffe, es drückt dich nicht zu sehr.
    `),
  },
  pain: {
    heard: says(
      `(?:tut|tun|schmerzt|schmerzen|brennt|brennen) (?:mir )?(?:der |die |das |mein |meine |so |total |echt |voll )?(?:${BODY})?.{0,12}weh|${BODY} (?:tut|tun|schmerzt|schmerzen|brennt|brennen)|(?:kopf|zahn|rücken|bauch|hals|ohren|knie)(?:weh|schmerzen)|muskelkater|migräne|kann (?:kaum|nicht) (?:mehr )?(?:laufen|gehen|sitzen|stehen)`,
    ),
    said: lines(`
      Armes Ding, ich brächte dir ein Kissen, wenn ich könnte.
      Autsch; setz dich, leg die Beine hoch, und eine Stunde lang nichts Nützliches.
      Das klingt schmerzhaft; Wärme hilft oft, und Mitleid auch, also: armes Du.
      Schon dich heute, der Körper schickt seine Rechnungen pünktlich.
      Hast du etwas dagegen, oder hältst du tapfer durch?
      Hoffentlich ist es morgen weg; wenn nicht, zeig es jemandem, der sich auskennt.
    `),
  },
  hurtful: {
    heard: says(
      '(?:mich|mir|uns) (?:\\p{L}{2,12} ){0,3}(?:angespuckt|geschubst|angeschrien|angelogen|belogen|beleidigt|ausgelacht|ignoriert|geschlagen|beklaut|bestohlen|blockiert|gemobbt|versetzt|verarscht|angemacht|beschimpft|angepöbelt)|(?:hat|haben|wurde) (?:\\p{L}{2,12} ){0,3}(?:angespuckt|angeschrien|geschubst|beleidigt|ausgelacht|gemobbt|beklaut|versetzt|beschimpft)',
    ),
    said: lines(`
      Das ist nicht in Ordnung, und weglachen musst du es auch nicht.
      So darf niemand mit dir umgehen; was hast du gemacht?
      Da werde ich für dich mit wütend.
      Das sagt alles über die anderen und nichts über dich.
      War jemand da, der zu dir gehalten hat?
    `),
  },
  told: {
    heard: says(
      '(?:er|sie|chef|chefin|mutter|mama|vater|papa|mann|frau|freund|freundin|bruder|schwester|leute|jemand|arzt|ärztin|lehrer|lehrerin|kollege|kollegin) (?:hat |haben )?(?:mir |mich )?(?:gerade |immer |gestern |heute )?(?:meinte?|sagte?|sagt|meint|gesagt|gefragt|geschrieben|erzählt|angerufen)',
    ),
    said: lines(`
      Und was hast du geantwortet?
      Wie war das für dich?
      So ein Satz bleibt einem im Kopf.
      Und siehst du das auch so?
      Und wie habt ihr es dann gelassen?
    `),
  },
  because: {
    heard: starts('(?:weil|wegen|denn)(?!\\p{L})'),
    said: lines(`
      Das ist ein guter Grund.
      Ah, das erklärt es.
      Das ist einleuchtend.
      Das kann ich nachvollziehen.
      Ach so, verstehe.
      Ein guter Grund, finde ich.
      Jetzt verstehe ich es besser.
      Das ist ehrlich, danke; und gibt es noch einen anderen Grund?
    `),
  },
  view: {
    heard: starts(
      '(?:ich (?:finde|denke|glaube|meine|schätze)|find(?:e)? ich|meiner meinung|die leute|die menschen|alle|jeder|keiner|niemand|man|männer|frauen|das leben)(?!\\p{L})',
    ),
    said: lines(`
      Da ist etwas dran; wie kommst du darauf?
      Das kann ich nachvollziehen.
      So hatte ich das noch nicht gesehen.
      Verstehe, so kann man das sehen.
      Ja, da kann ich dir folgen.
      Gut, dass du deine Meinung so offen sagst.
      Hast du das immer so gesehen?
      Darüber muss ich noch nachdenken.
    `),
  },
  mine: {
    heard: starts(
      '(?:meine[rs]?|bei mir|mein tag|meine woche|mein abend|mein wochenende)(?!\\p{L})',
    ),
    said: lines(`
      Danke, jetzt habe ich ein Bild davon.
      Ah, so ist das bei dir.
      Gut, das von dir zu wissen.
      Und wie zufrieden bist du damit?
    `),
  },
} satisfies Partial<Remarks>;
