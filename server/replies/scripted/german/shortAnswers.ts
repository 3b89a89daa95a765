import { lines } from '../lines';
import type { ShortAnswers } from '../shortAnswers';

const NUMBER =
  /\d|(?<!\p{L})(?:ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|zwanzig|dreißig|vierzig|fünfzig|hundert|tausend|einmal|zweimal)(?!\p{L})/u;

export const shortAnswers: ShortAnswers = {
  asked: {
    long: /wie lange?|seit wann|schon lange|wie viele jahre/,
    many: /wie ?viele(?!\p{L})/u,
    once: /wann (?:hast|warst|war|bist|hattest|habt)(?!\p{L})|letzte[sn]? mal/u,
    when: /^(?:und |also )?wann(?!\p{L})|um wie ?viel uhr|welches jahr/u,
    count: /wie ?viele?|wie oft/,
    measure:
      /wie (?:alt|groß|gross|weit|schwer|kalt|heiß|heiss|tief|hoch|schnell|stark)|(?:kältest|heißest)|schuhgröße/,
    who: /(?<!\p{L})(?:wer|wen|wem)(?!\p{L})|hei(?:ß|ss)t|name/u,
    where: /(?<!\p{L})(?:wo|wohin|woher)(?!\p{L})/u,
    most: /(?<!\p{L})(?:bester?|beste[sn]?|schlimmst\p{L}*|schönst\p{L}*|erste[rsn]?|letzte[rsn]?|größt\p{L}*|verrücktest\p{L}*|peinlichst\p{L}*|schlechtest\p{L}*|lustigst\p{L}*|schwerst\p{L}*)(?! (?:name|nacht|freund|woche|wochenende|monat|jahr)(?!\p{L}))(?!\p{L})/u,
    like: /(?:magst|mögt|liebst|hasst|gefällt|hältst) (?:du|dir)|lieblings|gern(?:e)?(?!\p{L})/u,
    how: /(?<!\p{L})wie (?:hast|bist|machst|kamst|schaffst|hattest|kommst) du(?!\p{L})/u,
    why: /(?<!\p{L})(?:warum|wieso|weshalb)(?!\p{L})/u,
    yesNo:
      /^(?:und |also |sag mal |hey )?(?:hast du|warst du|rauchst du|schnarchst du|gibt es bei dir|bist du (?:schon|jemals|je)|du hast|schon mal)(?!\p{L})/u,
  },
  opens:
    /^(?:und |also |sag mal |mit |von |an |auf |für |bei |über )?(?:was(?! für ein)|wer|wen|wem|wo(?!llen)|woher|wohin|welche[rnsm]?|wie(?! (?:schön|schade|cool|süß|lustig|traurig|nett|gemein|immer|gesagt|blöd|lieb|du meinst)(?!\p{L}))|wann|warum|wieso|wieviele?)(?!\p{L})/u,
  holds: {
    long: /(?<!\p{L})(?:jahre?n?|seit|monate?n?|wochen?|winter|sommer|immer)(?!\p{L})/u,
    when: /\d|(?<!\p{L})(?:jahre?n?|uhr|montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonntags?|morgens?|abends?|nachts?|früh|spät|mitternacht|frühling|sommer|herbst|winter|wenn|mit (?:zwanzig|dreißig|vierzig|\p{L}+zehn|\p{L}+zwanzig))(?!\p{L})/u,
    many: NUMBER,
    count: NUMBER,
    measure: NUMBER,
  },
  lines: {
    long: lines(`
      Schon ziemlich lange, genau könnte ich es dir nicht sagen.
      Länger, als ich am Anfang gedacht hätte.
      Da müsste ich erst nachrechnen, aber schon eine ganze Weile.
      Schon lange, ich habe irgendwann aufgehört zu zählen.
    `),
    many: lines(`
      Ein paar, aber genau gezählt habe ich nie.
      So vier oder fünf, würde ich sagen.
      Zwei oder drei, mehr fallen mir gerade nicht ein.
      Ungefähr fünf, wenn ich mich nicht verzähle.
      Drei vielleicht, so aus dem Kopf.
    `),
    once: lines(`
      Das ist schon eine Weile her, genau weiß ich es nicht mehr.
      Vor zwei Jahren ungefähr, meine ich.
      Noch nicht so lange her, ein paar Wochen vielleicht.
      Da muss ich überlegen. Vor ein paar Monaten, glaube ich.
      Schon länger her, im letzten Jahr irgendwann.
    `),
    when: lines(`
      Das ist ganz unterschiedlich, meistens abends.
      Da gibt es bei mir keine feste Zeit.
      Am ehesten am Wochenende, wenn ich Ruhe habe.
      Das kommt sehr auf die Woche an, meistens wenn ich freihabe.
    `),
    count: lines(`
      Ich habe nie gezählt, ehrlich gesagt.
      Genau könnte ich es dir nicht sagen, schon einige Male.
      Da habe ich irgendwann den Überblick verloren.
      Eine genaue Zahl habe ich nicht im Kopf.
    `),
    measure: lines(`
      Nachgemessen habe ich das nie.
      Die Zahl habe ich gerade nicht im Kopf.
      Da könnte ich nur raten, und das wäre wahrscheinlich falsch.
      So genau weiß ich das leider nicht.
    `),
    who: lines(`
      Da gibt es nicht nur eine Person. Wer wäre es bei dir?
      Da muss ich überlegen, wen ich zuerst nennen würde. Und bei dir?
      Da möchte ich keinen Namen nennen, ist das in Ordnung?
      Jemand, den ich schon lange kenne. Und wer ist es bei dir?
    `),
    where: lines(`
      Hier in der Gegend, gar nicht weit von zu Hause.
      Nicht weit weg von hier, mehr verrate ich noch nicht.
      Meistens hier, wo ich wohne.
      Das ist nicht immer derselbe Ort. Und wo bei dir?
    `),
    most: lines(`
      Schwer, da nur eins zu nennen. Was wäre es bei dir?
      Da muss ich wirklich überlegen, es gab so einiges. Und bei dir?
      Da kann ich mich gerade nicht entscheiden. Was würdest du nennen?
      Das ändert sich bei mir immer wieder. Hast du sofort eine Antwort?
      Gute Frage, da kommt mir mehreres in den Sinn. Fang du an.
    `),
    like: lines(`
      Da habe ich mich noch nicht entschieden. Und du?
      Mal so, mal so, ehrlich gesagt. Wie ist es bei dir?
      Dazu habe ich keine starke Meinung. Was sagst du?
      Ein bisschen schon, aber das hängt vom Tag ab.
    `),
    how: lines(`
      Nach und nach, so richtig geplant war das nicht.
      Mit viel Übung und ein bisschen Hilfe von anderen.
      Schritt für Schritt, anders geht es bei mir nicht.
      Ganz ehrlich, am Anfang eher durch Zufall.
      Mit Geduld, auch wenn mir die nicht immer leichtfällt.
    `),
    why: lines(`
      So genau habe ich mich das nie gefragt. Was vermutest du?
      Das hat sich einfach so ergeben, einen großen Grund gibt es nicht.
      Weil es sich für mich richtig anfühlt.
      Da gibt es nicht den einen Grund, es kam vieles zusammen.
    `),
    yesNo: lines(`
      Nein, bisher nicht. Und du?
      Nein, das habe ich noch nicht. Wie ist es bei dir?
      Bisher leider nicht, aber wer weiß.
      Nein, dazu ist es bei mir nie gekommen.
      Nein, noch nie, glaube ich. Du?
    `),
  },
};
