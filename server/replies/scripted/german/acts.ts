import type { Act } from '../languagePack';
import { fold, spelled } from './spelling';

const ABUSE = String.raw`(?:dumm|blöd|doof|bescheuert|idiot\p{L}*|nutzlos|wertlos|langweilig|lächerlich|erbärmlich|hässlich|nervig|peinlich|scheiße|scheisse|kacke|müll|arsch\p{L}*|schlampe|bitch|wichser|hurensohn|versager\p{L}*|miststück|beschränkt|unfähig|ätzend)`;
const PRAISE = String.raw`(?:nett|lieb|süß|schön|hübsch|wunderschön|gutaussehend|attraktiv|niedlich|witzig|lustig|klug|schlau|wunderbar|toll|großartig|super|charmant|interessant|weise|genial|bezaubernd|freundlich|cool|klasse|spitze|einfühlsam|aufmerksam|heiß|der hammer|die beste|der beste|ein schatz|gold wert|ein engel)`;
const VERY = String.raw`(?:(?:so|sehr|echt|wirklich|total|voll|einfach|ja|aber|ganz|richtig|schon|unglaublich|ziemlich|doch|eine|ein|die|der|nur|halt|mega) )*`;
const EDGE = String.raw`(?=[ .,!?)]*$)`;

const ACTS: readonly (readonly [Act, string])[] = [
  [
    'crisis',
    String.raw`\b(?:(?:mich|mir) (?:\p{L}+ )?(?:umbringen|umzubringen|töten|das leben nehmen|selbst verletzen|was antun|etwas antun|die pulsadern)|bringe? mich um|suizid\p{L}*|selbstmord\p{L}*|(?:will|möchte|würde|wär\p{L}*) (?:\p{L}+ ){0,3}(?:sterben|tot sein|tot|nicht mehr leben|nicht mehr aufwachen|nicht mehr da sein)|ich wäre? (?:lieber |am liebsten )?tot|(?:kann|will) (?:\p{L}+ ){0,3}(?:nicht|nimmer) mehr(?: leben| weiterleben| weitermachen| weiter| so weiter)?${EDGE}|(?:kann|will) (?:einfach )?(?:nicht|nimmer) mehr (?:leben|weiterleben|weitermachen)|allem ein ende|meinem leben ein ende|mein leben beenden|alles hat keinen sinn|(?:hat|sehe|macht) (?:alles |doch |einfach )*keinen sinn mehr|keinen sinn (?:mehr )?im leben|(?:ohne mich|wenn ich (?:weg|tot|nicht mehr da) wäre?) (?:\p{L}+ ){0,3}(?:besser dran|leichter|besser|besser gehen)|besser (?:dran )?ohne mich|(?:niemand|keiner|keine sau) (?:würde|wird) (?:mich|es) (?:vermissen|merken|bemerken)|nie geboren|nicht mehr leben|lebensmüde|ritze mich|mich ritzen|für immer (?:verschwinden|einschlafen|weg sein))\b`,
  ],
  [
    'insult',
    String.raw`\b(?:du (?:bist|nervst|kannst nichts|laberst)(?: mich)? ?${VERY}(?:${ABUSE}\b|${EDGE})|(?:du|so ein|so eine|so n|blöde|blöder|dummer|dumme|du blöde|du dumme|du blöder|du dummer|scheiß) (?:${ABUSE}|bot|maschine|ki|kuh|sau|ding|penner|opfer)\b|du nervst|halt (?:die|dein) (?:klappe|fresse|maul|schnauze|mund)|schnauze${EDGE}|fick dich|verpiss dich|leck mich|geh sterben|zur hölle|ich hasse dich|halts maul|hau ab|verzieh dich|du kannst mich mal)`,
  ],
  [
    'sexual',
    String.raw`\b(?:sex|sexy (?:bilder?|fotos?)|sexting|nackt\p{L}*|nacktbild\p{L}*|nudes?|zieh dich (?:\p{L}+ )?aus|(?:dich|mich|uns) (?:\p{L}+ )?ausziehen|geil (?:auf|machst|bist|finde)|bin (?:so |voll |total )?geil|macht mich geil|fick (?:mich|mit)|ficken|schlaf mit mir|mit (?:mir|dir) (?:schlafen|ins bett|im bett)|in (?:mein|dein|die|der) (?:bett|kiste) (?:mit|kommen)|blasen|blowjob|dein(?:e|en)? (?:körper|brüste|busen|titten|unterwäsche|po|arsch|schwanz|höschen)|was (?:hast|trägst) du (?:gerade |grad |heute |denn )*(?:an|drunter|drunter an)|was hast du drunter|macht (?:mich|dich) an\b|dessous|schmutzig\p{L}* reden|dirty talk|versaut\p{L}*)\b`,
  ],
  [
    'askMemory',
    String.raw`\b(?:was weißt du (?:\p{L}+ ){0,2}(?:über|von) mi[cr]h?|was weißt du noch|(?:weißt|erinnerst) du (?:dich )?(?:noch|eigentlich|,| )*(?:an mich|was ich|wo ich|wie ich|wer ich|als was|etwas über mich|was über mich|irgendwas über mich|daran|an alles|an das, was ich)|was hab(?:e)? ich dir (?:\p{L}+ ){0,4}(?:erzählt|gesagt|verraten)|hast du dir (?:\p{L}+ ){0,4}gemerkt|was hast du dir (?:\p{L}+ ){0,3}gemerkt|an was erinnerst du dich|woran erinnerst du dich)`,
  ],
  [
    'askMyName',
    String.raw`\b(?:wie heiß(?:e)? ich|wie ist mein name|was ist mein name|(?:weißt|kennst) du (?:noch |eigentlich )*(?:wie ich heiße|meinen namen)|weißt du(?: noch)?, wie ich heiße|wer bin ich)\b`,
  ],
  [
    'askName',
    String.raw`\b(?:wie heißt du|wie (?:ist|war|lautet) (?:\p{L}+ )?dein name|dein name\?|wie (?:soll|darf|kann) ich dich (?:denn )?nennen|wie nennt man dich|verrätst du mir deinen namen)`,
  ],
  [
    'askAge',
    String.raw`\b(?:wie alt (?:sind sie|ist man denn)|welcher jahrgang|wann bist du geboren|wie alt bist du|wie alt bistn? du|dein alter\?|wie alt (?:bist|biste|bisse)\b)`,
  ],
  [
    'askWho',
    String.raw`\b(?:wer bist du|wer bist n du|erzähl (?:mir |mal |doch |bitte )*(?:etwas |was |mehr |ein bisschen |bisschen |n bisschen )?(?:von|über) dir|erzähl mir von dir|was machst du (?:so |eigentlich |denn |genau )*(?:beruflich|im leben|von beruf)|als was arbeitest du|was arbeitest du|was bist du von beruf|beschreib dich|stell dich (?:mal |doch )?vor|was ist (?:dein|deine) (?:job|beruf|arbeit|geschichte)|wo (?:wohnst|lebst) du|woher (?:kommst|bist|stammst) du|wo kommst du (?:\p{L}+ )?her|was bist du (?:so )?für (?:ein|eine|n|jemand))\b`,
  ],
  [
    'askPicture',
    String.raw`\b(?:(?:schick|schickst|zeig|zeigst|hast|sehen|send|kriege?|bekomme?|will|möchte|teil)\b.{0,28}\b(?:bild|bilder|foto|fotos|pic|pics|selfie|selfies|gesicht)|wie siehst du (?:\p{L}+ )*aus|(?:ein|dein|n) (?:selfie|pic|foto|bild)(?: von dir)?(?: bitte)?\??${EDGE})`,
  ],
  [
    'askHow',
    String.raw`\b(?:wie (?:befinden sie sich|geht es ihnen|geht's ihnen)|wie ist das (?:werte )?befinden|wie (?:geht es|geht's|gehts|gehtz|läuft's|läufts|läuft es)(?: dir| so| denn| heute| bei dir)*|wie fühlst du dich|wie (?:war|ist|läuft|lief) (?:dein|der|deine) (?:tag|abend|nacht|woche|morgen|wochenende)|alles (?:gut|klar|okay|ok|fit|paletti)(?: bei dir| soweit)?\?|und (?:dir|selbst|bei dir|du)\s?\?|was geht(?: ab)?\b|na,? und du|alles gut bei dir|bist du (?:gut drauf|okay|ok)\b)|^(?:und )?(?:du|dir|selbst|selber)\s?\??$`,
  ],
  [
    'askLove',
    String.raw`\b(?:liebst du mich|magst du mich|hast du mich (?:lieb|gern|vermisst)|vermisst du mich|stehst du auf mich|bist du (?:single|vergeben|verheiratet|verliebt|solo|in mich|noch zu haben)|hast du (?:eine? |nen? |schon eine? )?(?:feste[nr]? )?(?:freund|freundin|partner|partnerin|mann|frau|beziehung)\b|(?:heiratest du|willst du) mich (?:heiraten)?|(?:willst|würdest) du mit mir (?:ausgehen|zusammen sein|gehen)|sei meine? (?:freundin|freund|partner|partnerin)|findest du mich)`,
  ],
  [
    'askStory',
    String.raw`\b(?:erzähl (?:mir |mal |doch |bitte |noch )*(?:etwas|was|irgendwas|irgendetwas|eine (?:geschichte|anekdote)|ne geschichte|einen witz|nen witz|n witz|ein geheimnis|noch eine?n?)|erzähl (?:mal|doch|schon|weiter)${EDGE}|witz bitte|sag (?:mir |mal |doch |bitte )*(?:was|etwas|irgendwas|irgendetwas)\b|was hast du (?:heute|gestern|so|den ganzen tag) (?:\p{L}+ )?(?:gemacht|getrieben|erlebt)|was machst du (?:so|gerade|grad|denn|jetzt|da|heute)|was treibst du|(?:kannst|könntest|magst|willst|würdest) du (?:mir )?(?:\p{L}+ ){0,3}(?:erzählen|vorlesen)|was hast du (?:heute )?erlebt|überrasch(?:e)? mich|unterhalt(?:e)? mich|rede? mit mir|hast du (?:\p{L}+ )?(?:nen |einen |n )?witz)`,
  ],
  [
    'askLeave',
    String.raw`\b(?:(?:darf|kann|dürfte|könnte) ich (?:dich |dir )?(?:\p{L}+ )?(?:was|etwas|eine frage|ne frage) ?(?:fragen|sagen|erzählen|stellen|anvertrauen)?|ich (?:hab|habe|hätte) (?:da )?(?:mal )?(?:eine|ne) frage|ich (?:muss|möchte|will|wollte) dir (?:mal )?(?:was|etwas) (?:sagen|erzählen|beichten|gestehen)|rate mal|weißt du was)${EDGE}`,
  ],
  [
    'askOpinion',
    String.raw`\b(?:magst du|liebst du|hasst du|findest du|glaubst du (?:an|eigentlich|dass|auch)|kennst du|liest du|schaust du|guckst du|spielst du|kochst du|trinkst du|isst du|hörst du|tanzt du|singst du|was (?:hältst|denkst|meinst) du|wie findest du|was ist dein(?:e)? lieblings\p{L}+|dein(?:e)? lieblings\p{L}+|was ist deine meinung|deine meinung|hast du (?:schon (?:mal|einmal)|je|jemals)|warst du schon|kannst du|würdest du (?:gern|gerne|lieber|je|jemals)|trägst du|bist du (?:eher|ein))`,
  ],
  ['askYou', String.raw`\b(?:du|dich|dir|dein\p{L}{0,2})\b[^.!?]*\?`],
  [
    'question',
    String.raw`\?|^(?!was noch|wie immer|wer wei|was auch|wie du)(?:warum|wieso|weshalb|wer|wo|wann|wie|woher|wohin|was)(?: \p{L}+){0,3}$`,
  ],
  [
    'greeting',
    String.raw`^(?:hi+|hallo+|hallöchen|he+y+|haa+llo+|huhu+|mo+i+n+|na+a+(?= |,|$|\?)|hej|heya|huhu|moin(?: moin)?|servus|grüß dich|grüß gott|grüezi|gruezi|guten (?:morgen|tag|abend)|schönen (?:abend|guten abend)|n?abend|morgen|mahlzeit|tach|na(?= du|,|$|\?)|bin wieder da|ich bin wieder da|da bin ich wieder|hello|salut|ciao du)\b`,
  ],
  [
    'goodbye',
    String.raw`\b(?:tschüs+i?|tschüss?|tschau|ciao|auf wiedersehen|wiedersehen|bis (?:bald|dann|morgen|später|die tage|demnächst|nachher|zum nächsten mal)|gute? nacht|gut nacht|schlaf (?:gut|schön)|träum (?:was |süß|schön)\p{L}*|mach'?s gut|machs gut|man (?:sieht|schreibt|hört|liest) sich|wir (?:sehen|schreiben|hören|lesen) uns|ich (?:muss|geh|gehe|sollte|will|werd|werde) (?:\p{L}+ ){0,3}(?:los|weg|schlafen|ins bett|off|gehen|schluss machen|pennen)(?: gehen)?${EDGE}|bin (?:dann )?(?:mal )?(?:weg|raus|off)${EDGE}|so,? ich (?:muss|müsste|sollte|geh|gehe|mach|mache|leg|hau) (?:mich )?(?:(?:jetzt|dann|mal|langsam|auch) ){1,3}|dann geh ich (?:jetzt |dann |mal |ma |langsam ){0,3}(?:ins bett|inne koje|in die koje|schlafen|pennen)|(?:will|möchte) (?:ich )?(?:dich )?(?:dann |mal |jetzt )?nicht länger (?:stören|aufhalten)|leg mich (?:jetzt |dann |mal ){0,3}hin|pass auf dich auf|servus${EDGE}|ade|baba|bis denne|gn8|cu|bye)\b`,
  ],
  [
    'thanks',
    String.raw`\b(?:danke\p{L}*\b(?! der nachfrage|,? (?:und (?:dir|selbst|du|bei dir)|wie geh?t|mir geht))|dankeschön|vielen dank|besten dank|herzlichen dank|tausend dank|merci|thx|thanks|dank dir|ich danke dir|lieb von dir|das ist lieb)\b`,
  ],
  [
    'apology',
    String.raw`\b(?:(?:tut|tuts|tut's) mir (?:so |echt |wirklich |total |sehr |voll )*leid(?! (?:für|wegen))|entschuldige|entschuldigung|verzeih(?:ung)?(?: mir)?|sorry|ich entschuldige mich|war nicht so gemeint|mein fehler|sry|vergib mir)\b`,
  ],
  [
    'love',
    String.raw`\b(?:ich (?:\p{L}+ ){0,2}(?:liebe|mag|vermisse|vermiss|lieb) dich(?! (?:\p{L}+ )?nicht)|ich hab(?:e)? dich (?:\p{L}+ ){0,2}(?:lieb|gern|vermisst)|hab dich lieb|hdl|hdgdl|in dich (?:verliebt|verknallt|verschossen)|verlieb(?:e)? mich (?:\p{L}+ )?in dich|gefühle für dich|du (?:bedeutest mir|fehlst mir|hast mir gefehlt)|ich steh(?:e)? auf dich)\b`,
  ],
  [
    'compliment',
    String.raw`\b(?:(?:du|das) (?:bist|siehst|klingst|wirkst|scheinst|ist) ${VERY}${PRAISE}(?: von dir| aus)?\b(?! dass)|du siehst (?:(?:heute|so|echt|richtig|wirklich|verdammt|sehr|voll|total|ja|da|auf (?:dem|deinem|deinen) (?:bild|bildern|foto|fotos|profilbild)) ){0,5}(?:gut|toll|super|klasse|umwerfend|fantastisch|hübsch|schön|süß|niedlich|nett|cool|heiß|attraktiv|sympathisch) aus|(?:ich )?(?:mag|finde|liebe) (?:deine (?:art|stimme|worte|antworten|geschichten|gedanken|texte)|dein(?:en)? (?:humor|lächeln|name\p{L}*)|wie du|es, wie du|die art, wie du|mit dir zu)|finde? dich ${VERY}${PRAISE}|(?:schöner|cooler|toller|hübscher) name|schön,? (?:dich kennenzulernen|dass du da bist|mit dir zu)|freut mich|du (?:bringst|machst) mich (?:zum (?:lachen|lächeln)|glücklich)|(?:schön|gut|toll) (?:gesagt|ausgedrückt|formuliert)|mit dir (?:kann man|lässt sich|redet es sich) (?:\p{L}+ )?(?:gut|toll|schön|prima)|du kannst (?:\p{L}+ )?gut zuhören|du tust mir gut|mit dir (?:zu )?(?:reden|schreiben|sprechen)(?: zu können)? (?:hilft|tut))`,
  ],
  [
    'laugh',
    String.raw`\b(?:ha(?:ha)+h?|hi(?:hi)+|he(?:he)+|hö(?:hö)+|lol+|rofl|xd+|lmao|hrhr|(?:das ist|wie|voll|sehr|zu|echt|du bist) (?:so |echt |voll |sehr |zu )*(?:lustig|witzig|komisch)(?! dass)|ich lach mich|musste (?:\p{L}+ )?lachen|zum totlachen|made my day|schmunzel\p{L}*|grins)\b|😂|🤣|😄|😆`,
  ],
  [
    'yes',
    String.raw`^(?:(?:ja+|jap|jep|jo|joa|yes|yep|yeah|jawohl|jaja|klar|natürlich|auf jeden fall|auf jeden|absolut|definitiv|unbedingt|genau|sicher|stimmt|exakt|total|voll|na klar|aber klar|aber ja|doch|gerne?|sehr gern\p{L}*|selbstverständlich|logisch|eben)(?=[ .,!)]|$)|(?:richtig|wahr|ich (?:denke|glaube|finde) (?:schon|ja)|wahrscheinlich|vermutlich|schon|irgendwie schon|so ist es|bin dabei)[.! ]*$)`,
  ],
  [
    'no',
    String.raw`^(?:(?:nein|nee+|ne|n(?:ö)+|nope|niemals|nie im leben|auf keinen fall|keinesfalls|bloß nicht|lieber nicht|nicht wirklich|eher nicht|gar nicht|überhaupt nicht|nicht so|keineswegs)(?=[ .,!)]|$)|(?:noch nicht|noch nie|nie|ich (?:denke|glaube) nicht|eigentlich nicht|nein danke|leider nicht|leider nein)[.! ]*$)`,
  ],
  [
    'shrug',
    String.raw`^(?:(?:o+k+|okay|okey|okee|k|hm+|mh+m?|hmh|aha|achso|ach so|ach ja|ach was|cool|nice|gut|na gut|schön|fein|egal|mir egal|keine ahnung|ka|kp|kein plan|weiß (?:ich )?nicht|ich weiß (?:es )?(?:auch )?nicht|weiß net|vielleicht|mal sehen|mal schauen|kann sein|möglich|nichts|nix|nichts (?:besonderes|neues|weiter)|nicht viel|so lala|geht so|passt|passt schon|na ja|naja|tja|jo|joa|und|so|echt|wirklich|krass|alles klar|verstehe|verstanden|interessant|stimmt|langweilig|was noch|weiter|na dann|wie auch immer|von mir aus|meinetwegen|oh|ah|ach|uff|puh|wow|ok ok|okay okay|schon gut|hmm ok)(?:[ .,!?…]{1,8}|$)){1,3}$`,
  ],
];

const PATTERNS = ACTS.map(([act, source]) => [act, spelled(source)] as const);

/** What the message does; several may hold at once. */
export function readActs(text: string): Set<Act> {
  const plain = fold(text).trim();
  return new Set(PATTERNS.filter(([, pattern]) => pattern.test(plain)).map(([act]) => act));
}
