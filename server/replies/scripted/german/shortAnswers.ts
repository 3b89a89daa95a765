import { lines } from '../lines';
import type { ShortAnswers } from '../shortAnswers';

const NUMBER =
  /\d|(?<!\p{L})(?:ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|zwanzig|dreißig|vierzig|fünfzig|hundert|tausend|einmal|zweimal)(?!\p{L})/u;

export const shortAnswers: ShortAnswers = {
  asked: {
    long: /wie lange?|seit wann|schon lange|wie viele jahre/,
    when: /^(?:und |also )?wann(?!\p{L})|um wie ?viel uhr|welches jahr/u,
    count: /wie ?viele?|wie oft/,
    measure:
      /wie (?:alt|groß|gross|weit|schwer|kalt|heiß|heiss|tief|hoch|schnell|stark)|(?:kältest|heißest)|schuhgröße/,
    who: /(?<!\p{L})(?:wer|wen|wem)(?!\p{L})|hei(?:ß|ss)t|name/u,
    where: /(?<!\p{L})(?:wo|wohin|woher)(?!\p{L})/u,
    like: /(?:magst|mögt|liebst|hasst|gefällt|hältst) (?:du|dir)|lieblings|gern(?:e)?(?!\p{L})/u,
    yesNo:
      /^(?:und |also |sag mal |hey )?(?:hast du|warst du|rauchst du|schnarchst du|gibt es bei dir|bist du (?:schon|jemals|je)|du hast|schon mal)(?!\p{L})/u,
  },
  opens:
    /^(?:und |also |sag mal |mit |von |an |auf |für |bei |über )?(?:was(?! für ein)|wer|wen|wem|wo(?!llen)|woher|wohin|welche[rnsm]?|wie(?! (?:schön|schade|cool|süß|lustig|traurig|nett|gemein|immer|gesagt|blöd|lieb|du meinst)(?!\p{L}))|wann|warum|wieso|wieviele?)(?!\p{L})/u,
  holds: {
    long: /(?<!\p{L})(?:jahre?n?|seit|monate?n?|wochen?|winter|sommer|immer)(?!\p{L})/u,
    when: /\d|(?<!\p{L})(?:jahre?n?|uhr|montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonntags?|morgens?|abends?|nachts?|früh|spät|mitternacht|frühling|sommer|herbst|winter|wenn|mit (?:zwanzig|dreißig|vierzig|\p{L}+zehn|\p{L}+zwanzig))(?!\p{L})/u,
    count: NUMBER,
    measure: NUMBER,
  },
  lines: {
    long: lines(`
      So lange, dass ich nicht mehr mitzähle.
      Länger als gedacht, so viel kann ich sagen.
      Da müsste ich an den Fingern nachrechnen.
      Lange genug, um es nicht mehr zu zählen.
    `),
    when: lines(`
      Mit Daten habe ich es nicht so, also erfinde ich keins.
      Das Datum ist mir entwischt.
      Den Tag kann ich dir nicht nennen.
      Mal so, mal so, aufgeschrieben habe ich es nie.
    `),
    count: lines(`
      Ich habe nie gezählt.
      Da habe ich irgendwann den Überblick verloren.
      Keine Zahl, auf die ich schwören würde.
      Weniger, als du denkst, und mehr, als ich zugebe.
    `),
    measure: lines(`
      Nachgemessen habe ich nie.
      Die Zahl habe ich nicht parat.
      Ich könnte nur raten, und zwar falsch.
      Da hat noch niemand ein Lineal angelegt.
    `),
    who: lines(`
      Den Namen behalte ich für mich.
      Niemand, dessen Namen du kennen würdest.
      Namen lassen wir lieber weg.
      Den Namen sage ich nur unter vier Augen.
    `),
    where: lines(`
      An keinem Ort, der auf einer Karte steht.
      Die Adresse behalte ich für mich.
      Wo genau, das bleibt mein Geheimnis.
      Weiter weg, als du denkst, mehr verrate ich nicht.
    `),
    like: lines(`
      Da habe ich mich nie entschieden.
      Weder dafür noch dagegen, bisher.
      Keine starke Meinung, und davon habe ich sonst genug.
      Da müsste ich erst noch einmal kosten.
    `),
    yesNo: lines(`
      Bisher nicht, das wüsste ich noch.
      Nicht dass es da etwas zu erzählen gäbe.
      Keine Geschichte bisher, leider.
      Nichts dergleichen in meinem Leben, nein.
      Nein, dazu ist es nie gekommen.
    `),
  },
};
