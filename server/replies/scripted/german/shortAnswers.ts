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
    most: /(?<!\p{L})(?:bester?|beste[sn]?|schlimmst\p{L}*|schönst\p{L}*|erste[rsn]?|letzte[rsn]?|größt\p{L}*|verrücktest\p{L}*|peinlichst\p{L}*|schlechtest\p{L}*|lustigst\p{L}*|schwerst\p{L}*)(?! (?:name|nacht|freund)(?!\p{L}))(?!\p{L})/u,
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
      So lange, dass ich nicht mehr mitzähle.
      Länger als gedacht, so viel kann ich sagen.
      Da müsste ich an den Fingern nachrechnen.
      Lange genug, um es nicht mehr zu zählen.
    `),
    many: lines(`
      Mehr als eine Handvoll, weniger als ein Dutzend.
      Sieben oder acht, großzügig gezählt.
      Ungefähr ein Dutzend, beim letzten Nachsehen.
      Fünf, die zählen.
      An ruhigen Tagen drei, an lauten neun.
    `),
    once: lines(`
      Vor zwei Sommern ungefähr.
      Im vorletzten Winter, an einem Sonntag.
      Noch nicht lange her, im Frühling.
      Vor Jahren, als ich noch zu allem ja gesagt habe.
      Letzten Herbst, und ich habe es nicht vergessen.
    `),
    when: lines(`
      Meistens Anfang der Woche, wenn es dunkel ist.
      Immer, wenn das Licht gut ist.
      Abends, wenn keiner mehr etwas will.
      Sonntags, wenn es geht.
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
      Meistens ich, ehrlich gesagt.
      Jemand aus alten Zeiten, mit viel Geduld.
      Ein Mensch, den ich schon ewig kenne.
      Die Nachbarin mit dem Ersatzschlüssel.
    `),
    where: lines(`
      Zwei Straßen von zu Hause, da kennt man mich.
      In einer Seitenstraße, die ich beim Verlaufen gefunden habe.
      Meistens daheim, am Küchentisch.
      Unten am Wasser, auf der stillen Seite.
    `),
    most: lines(`
      Gleich das erste Mal. Danach kam nichts mehr heran.
      Etwas aus meinen Zwanzigern, das erzähle ich nach dem zweiten Glas.
      Das von neulich, mein Gedächtnis ist kurz und gutmütig.
      Eines, das sonst niemand bemerkt hat.
      Etwas Kleines. Das Große wird überschätzt.
    `),
    like: lines(`
      Da habe ich mich nie entschieden.
      Weder dafür noch dagegen, bisher.
      Keine starke Meinung, und davon habe ich sonst genug.
      Da müsste ich erst noch einmal kosten.
    `),
    how: lines(`
      Langsam, und mit fremder Hilfe.
      Falsch gemacht, bis es nicht mehr falsch war.
      Schritt für Schritt, und nicht nach unten geschaut.
      Erst aus Versehen, dann mit Absicht.
      Mit Geduld, die musste ich mir leihen.
    `),
    why: lines(`
      Weil mir jemand das zugetraut hat und ich ungern enttäusche.
      Erst Gewohnheit, dann habe ich gemerkt, dass es mir gefällt.
      Die Hände haben zu tun, und im Kopf wird es ruhig.
      Weil mich das andere unglücklich gemacht hat, und ich habe es rechtzeitig gemerkt.
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
