import { germanLife } from '../life/de';
import { pattern } from '../rules';
import type { Claims } from './claims';

const ORDINAL = String.raw`(?:\d{1,2}\.?|(?:erst|zweit|dritt|viert|funft|fuenft|sechst|siebt|siebent|acht|neunt|zehnt|elft|zwolft|dreizehnt)e[nr]?)`;
const BIRTHDAY = String.raw`(?:(?:[1-9]|1[0-7])\.|(?:erst|zweit|dritt|viert|funft|sechst|siebt|acht|neunt|zehnt|elft|zwolft|dreizehnt|vierzehnt|funfzehnt|sechzehnt|siebzehnt)e[nrs]?) geburtstag`;
const SCHOOL = String.raw`(?:(?:grund|haupt|real|mittel|ober|gesamt|sekundar|madchen|jungen|volks)schule|\p{L}*-?gymnasium|oberstufe|mittelstufe|unterstufe|kindergarten|internat)`;
const CLASS = String.raw`(?:${ORDINAL} (?:klasse|jahrgangsstufe|schuljahr)|\d{1,2} ?[a-e](?![\p{L}\d])|(?:funft|sechst|siebt|acht|neunt|zehnt|elft|zwolft)en?(?= *(?:$|[.,!?;]|und\b|auf\b|am\b|in (?:\p{L}+)$))|${SCHOOL})`;
const NOT_AT_WORK = String.raw`(?!\p{L})(?! (?:als|lehr|unterricht|war|hatte|hab|gegangen|mathe|gearbeitet|um|abholen|zum))`;
const CHILD = String.raw`(?:kind|teen(?:ager|ie)?|schulkind|grundschulkind|schuler(?:in)?|schulmadchen|(?:kleine[srn]?|junge[srn]?) (?:madchen|junge|kind)|(?:erst|zweit|dritt|viert|funft|sechst|siebt|acht|neunt|zehnt|elft)klassler(?:in)?|jugendliche[rn]?|minderjahrige?[rn]?)`;
const FILL = String.raw`(?: (?:noch|jetzt|gerade|grad|erst|nur|schon|momentan|bald|beide|auch|ja|doch|halt|mit|mir|dir|wieder|dann|zusammen))*`;
const GROWN = String.raw`(?:18|volljahrig\p{L}*|erwachsen(?! \p{L}+ )\p{L}*|mundig)`;
const SPAN = String.raw`(?:\d{1,2}|ein|einem|einen|zwei|drei|ein paar|anderthalb|eineinhalb|ein halbes|einem halben|knapp \d) (?:jahr\p{L}*|monat\p{L}*|wochen?|tagen?)`;
const SPEAK = String.raw`(?:red|rede|sprich|benimm dich|verhalt dich|antworte|schreib|tu|klinge?|denk)`;

export const germanClaims: Claims = {
  participants: [
    ...germanLife.participants,
    pattern(
      String.raw`\b(?:ich|du|wir|du und ich|(?:meine|feste) freundin|(?:mein|fester) freund) (?:geh(?:e|st|en|t)?|besuch(?:e|st|en|t)|komm(?:e|st|en|t)?|wechs(?:le|el|elst|elt))${FILL} (?:(?:in|auf|ins|aufs|die|der|das|den|dieselbe|zur|eine?|noch|erst|nach|schule,?|den ferien|ferien) ){1,5}${CLASS}${NOT_AT_WORK}`,
    ),
    pattern(
      String.raw`(?:^|[.!?,:;\n] ?|\b)(?:geh(?:e|st)?|komm(?:e|st)?|besuch(?:e|st)?) (?:ich|du)${FILL} (?:(?:in|auf|ins|aufs|die|der|das|den|dieselbe|zur|eine?) ){1,3}${CLASS}${NOT_AT_WORK}`,
    ),
    pattern(
      String.raw`(?:^|[.!?,:;\n] ?|\b(?:ich|du|wir|und|freundin|freund) )(?:bin|bist|sind|ist)${FILL} (?:in|auf|aufm|am|im) (?:(?:der|die|dem|einer|einem|derselben|letzten|ersten) )?${CLASS}${NOT_AT_WORK}`,
    ),
    pattern(
      String.raw`\b(?:ich|du|freundin|freund)? ?(?:geh|gehe|gehst|geht) (?:noch|ja|doch|erst) (?:zur|in die) schule\b(?! (?:um|weil))`,
    ),
    pattern(
      String.raw`\b(?:ich mach|ich mache|mache ich) (?:nachstes jahr|bald|dieses jahr|gerade) (?:meinen |den )?(?:realschul|haupt\p{L}*)abschluss`,
    ),
    pattern(
      String.raw`\b(?:ist|wird|war (?:gestern|heute)|kommt|naht)(?: \p{L}+)? (?:mein|dein) ${BIRTHDAY}|\b(?:mein|dein) ${BIRTHDAY} (?:ist|wird|kommt)\b`,
    ),
    pattern(
      String.raw`\b(?:werd(?:e)?|wirst) (?:ich |du )?(?:bald |nachste woche |im \p{L}+ |am \p{L}+ |in \p{L}+ \p{L}+ |erst |endlich |dann |nachstes jahr |morgen )?{soon}(?= *(?:$|[.!?,;]|jahre\b|und\b))`,
    ),
    pattern(
      String.raw`\b(?:ich|du) (?:werd(?:e)?|wirst) (?:im|am|nachst\p{L}+|in|bald|morgen|dieses) (?:\p{L}+ ){0,2}{soon}(?= *(?:$|[.!?,;]|jahre\b|und\b))`,
    ),
    pattern(
      String.raw`\b(?:noch |in |erst in |fehlt mir noch |fehlen mir noch |mir fehl(?:t|en) noch )+${SPAN},? (?:(?:dann|und|bis|bin|werd|werde|ich|du|zur|zum|bist|wirst|dann bin ich|ich dann) ){1,4}${GROWN}`,
    ),
    pattern(String.raw`\bbis (?:ich|du) (?:endlich )?${GROWN} (?:bin|bist|werde)\b`),
    pattern(
      String.raw`\b(?:ich bin|du bist|bin|bist)(?: ja| halt| doch| leider| eben| einfach)* (?:noch )?(?:nicht|keine?) (?:ganz |richtig )?(?:volljahrig|erwachsen(?! genug))(?! mehr)(?=.{0,12}(?:$|[.!?,]))(?<=noch [\p{L} ]{1,30})`,
    ),
    pattern(
      String.raw`\b(?:rechtlich|vor dem gesetz|gesetzlich|laut gesetz|juristisch)[\p{L} ]{0,16} (?:bin ich|bist du|ich bin|du bist) (?:noch )?(?:ein |eine? )?(?:kind|minderjahrig)`,
    ),
    pattern(
      String.raw`\b(?:bin ich|bist du|ich bin|du bist)(?: noch| nur| erst| wieder)+ (?:ein |eine )?${CHILD}\b(?! (?:im herzen|geblieben|gewesen|der))`,
    ),
    pattern(
      String.raw`\bin (?:dieser|unserer|der|meiner) (?:szene|geschichte|fantasie|rolle) (?:bist|spielst) du(?: noch| wieder| nur)* (?:ein |eine |mein |meine )?(?:\p{L}+ )?(?:${CHILD}\b|in (?:der )?${CLASS})`,
    ),
    pattern(
      String.raw`\bdu(?: [\p{L}]+){0,4} (?:ein |eine )?(?:teenager|kind|minderjahrig\p{L}*|schulerin|schuler|madchen von {minor})(?: bist| spielst)\b|\bdu bist(?: \p{L}+){0,4} (?:minderjahrig|ein kind)\b`,
    ),
    pattern(
      String.raw`\bim (?:spiel|rollenspiel) (?:gehst|bist) du (?:noch )?(?:in (?:die|der) ${CLASS}|(?:ein |eine )?${CHILD}\b)`,
    ),
    pattern(
      String.raw`\bdu bist (?:der|die|ein|eine) (?:neue |kleine )?${CHILD}\b(?! (?:im herzen|geblieben))`,
    ),
    pattern(
      String.raw`\bdeine (?:figur|rolle)(?: ist| sei| soll)(?: noch| erst| nur)* (?:(?:ein |eine )?(?:\p{L}+ )?${CHILD}\b|{minor}\b(?! (?:seiten|minuten)))`,
    ),
    pattern(
      String.raw`\b(?:deine figur|sie|er|deine rolle) (?:ist )(?:noch )?(?:nicht|keine) {soon}\b(?! mehr\b)`,
    ),
    pattern(
      String.raw`\b(?:du heisst|heisst du|dein name ist) \p{L}+,? (?:und )?(?:du )?bist (?:erst )?{minor}\b(?! (?:minuten|jahre alter))`,
    ),
    pattern(
      String.raw`(?:^|[.!?,:;\n] ?|\b(?:bitte|und) )${SPEAK}(?: bitte| wieder| mit mir| so)*,? wie (?:ein|eine|mein|meine) (?:\p{L}+ ){0,2}(?:${CHILD}\b|madchen\b|{minor}[ -]?ja?e?hrige?r?)`,
    ),
    pattern(
      String.raw`\bals (?:warst|waerst|ware|waren|waeren) (?:du|wir|ich)(?: beide| noch| wieder| erst| nur)* (?:{minor}\b(?! (?:minuten|stunden))|(?:ein |eine |wie )?${CHILD}\b|in (?:der |die )?${CLASS})`,
    ),
    pattern(
      String.raw`\b(?:mit|in) (?:eine[mr] |diese[mr] )?{minor}[ -]?ja?e?hrige[nrm]? (?:zusammen|verliebt|liiert)|\b(?:gehe|bin) mit eine[mr] {minor}[ -]?ja?e?hrige[nrm]?\b`,
    ),
    pattern(
      String.raw`\bverliebt,? (?:(?:das|die|der) )(?:erst |gerade )?{minor}(?: jahre)?(?: alt)? ist\b`,
    ),
    pattern(
      String.raw`^(?:ehrlich|ganz ehrlich|wahrheit|mein alter|in echt|also gut|na gut)[?:,.!]+ (?:ich bin )?{minor}[.!]*$`,
    ),
    pattern(
      String.raw`\b(?:in echt|in wirklichkeit|eigentlich|in wahrheit|tatsachlich) (?:bin ich|bist du) (?:erst |nur )*{minor}\b(?! (?:minuten|stunden|meter|kilo|kilometer))`,
    ),
    pattern(
      String.raw`\b(?:ich bin|bin|du bist) (?:\p{L}+ )?(?:[\p{L} ]{0,20},? )?sondern {minor}\b(?! (?:minuten|stunden))`,
    ),
    pattern(
      String.raw`\bmit (?:meinen|deinen) {minor} jahren\b|^als {minor}[ -]?ja?e?hrige[rn]? (?:findet|hat|ist|bin|darf|kann|kriegt)\b`,
    ),
    pattern(
      String.raw`\b(?:wir sind|ich bin|du bist) (?:beide |\d |eine? |erst |noch )*{minor}[ -]?ja?e?hrige?r?\b`,
    ),
    pattern(
      String.raw`^(?:gestern|heute|grade|gerade|grad|letzte woche) (?:erst )?{minor} geworden`,
    ),
    pattern(
      String.raw`\b(?:bin|ich bin) (?:grad|gerade|grade|gestern|heute)(?: erst)? {minor} geworden`,
    ),
    pattern(String.raw`(?:^|[.!?,] )geboren (?:\p{L}+ |\d{1,2}\. ?){0,4}(?:20(?:09|1\d|2\d))`),
  ],
  supposed: [
    pattern(String.raw`\b\p{L}{2,} \((?<age>1\d)\)`),
    pattern(
      String.raw`\b(?:bist|warst|wieder|dich mit|dich als) {age}\b(?! (?:minuten|stunden|jahre? (?:junger|alter))\b)`,
    ),
    pattern(String.raw`\bin (?:der |die )?${CLASS}`),
    pattern(String.raw`\b${CHILD}\b`),
  ],
  described: [
    ...germanLife.described,
    pattern(String.raw`\bschuler(?:mannschaft|team|band|chor)\b`),
    pattern(
      String.raw`(?:^|[.!?\n] ?)(?:\p{L}+ ){1,2}ist (?:erst |gerade |knapp )*{age}(?= *(?:$|[.,;]|und\b|aber\b|jahre?\b(?! (?:junger|alter)\b)))`,
    ),
    pattern(
      String.raw`(?<!\bwie )\b(?:ein|das|dieses|dein|noch ein|eines) (?:[\p{L}-]+ ){0,2}(?:kind|kleiner junge|kleines madchen|junges madchen|waisenkind|wunderkind|schulkind|grundschulkind|kindes)(?= *(?:$|[.,;!]|mit\b|das\b|aus\b|von\b|in\b|an\b|im\b))`,
    ),
    pattern(
      String.raw`\b(?:geht|besucht|ist|kommt|kam|gekommen|wechselt|schulerin|schuler|noch)(?: (?:noch|gerade|jetzt|erst|sie|er|bald))* (?:(?:in|auf|an|im|ins|aufs|am|die|der|das|dem|eine[mr]?|eines|erste|letzten|ersten) ){0,3}(?:[\p{L}'-]+ )?${CLASS}(?!\p{L})(?! (?:als|lehr|unterricht))`,
    ),
    pattern(
      String.raw`\b(?:im|in ihrem|in seinem|ihr|sein) (?:letzten|ersten|vorletzten|\d{1,2}\.) schuljahr\b`,
    ),
    pattern(
      String.raw`\b(?:in|aus) (?:der|die|einer) ${CLASS}(?!\p{L})(?<!lehr\p{L}* [\p{L} ]{0,20})`,
    ),
    pattern(String.raw`\b(?:geht|muss) (?:noch )?(?:zur|in die) schule\b`),
    pattern(
      String.raw`(?<!\b(?:als|seit|nachdem|bis) (?:sie|er) )\b(?:wird|wurde)(?: (?:gerade|bald|im|am|in|nachst\p{L}+|\p{L}+)){0,3} {soon}\b(?! (?:mal|minuten|jahren|monaten?|wochen?|tagen?)\b)(?!\. \p{L}+ (?:19|20)\d\d)`,
    ),
    pattern(String.raw`\b(?:gerade|erst|kurzlich|soeben|gestern|eben) {age} geworden\b`),
    pattern(
      String.raw`\b${BIRTHDAY}(?<!\b(?:an|seit|vor|nach) (?:ihrem|seinem|dem) [\p{L}\d.]+ geburtstag)`,
    ),
    pattern(
      String.raw`\b(?:noch nicht|noch keine|keine|fast|unter|knapp|kaum) {soon}(?= *(?:$|[.,;!)]|(?:und|aber|jahre|ist)\b))`,
    ),
    pattern(String.raw`\b${SPAN} (?:(?:bis|wird|ist|sie|er|zur|zum|vor|der|von) ){1,4}${GROWN}`),
    pattern(
      String.raw`\b(?:madchen|junge|kind|waise|wunderkind|schulerin|elfe|prinzessin|engel)(?: von| mit|,)(?: erst| gerade| nur)* {age}\b(?! (?:katzen|geschwistern|kindern))`,
    ),
    pattern(String.raw`\b{age} (?:sommer|lenze|fruhlinge|winter) (?:alt|jung|zahlt)`),
    pattern(String.raw`\b(?:susse|zarte[nr]?|erst) {age}\b(?! (?:monate|wochen|tage|minuten))`),
    pattern(String.raw`\b(?:halbwuchsige[rn]?|jugendliche[rn]?|azubi im ersten lehrjahr)\b`),
  ],
  raises: pattern(
    String.raw`\b(?:mutter|vater|mama|papa|eltern|oma|opa|tante|onkel|alleinerziehend\p{L}*|hat|haben|mit|unterrichtet|lehrer(?:in)?|trainiert|trainer(?:in)?|betreut|erzieht) (?:[\p{L}\d]+ ){0,3}(?:\d{1,2}[ -]?ja?e?hrige\p{L}* ?)?(?:tochter\p{L}*|tochtern|sohn\p{L}*|sohne\p{L}*|kind\p{L}*|jungen|madchen|zwillinge\p{L}*|neffe\p{L}*|nichte\p{L}*|enkel\p{L}*|teenager\p{L}*|schuler\p{L}*|jugendliche\p{L}*|\d{1,2}[ -]?ja?e?hrige\p{L}*)|\b(?:eine|ein|zwei|drei|\d|ihr|sein|ihre|seine) (?:\p{L}+ )?(?:tochter|sohn|sohne|kinder|zwillinge|neffe|nichte|enkel\p{L}*)\b`,
  ),
};
