import { expression } from '../../base/expression';
import type { Act } from './languagePack';

/** A longer message tells of something rather than takes leave by it. */
const LONGEST = 120;

const anywhere = (source: string) => expression(source, 'iu');
const START = String.raw`^(?:.{0,50}[,.!…;，。！] {0,2})?`;

/**
 * Goodbyes that name what the user is off to: "gotta feed the cat". What lies ahead of them another
 * day is none.
 */
const LEAVES = {
  en: [
    String.raw`${START}(?:(?:ok|okay|right|well|alright|anyway|so|welp|aight),? )?(?:i'?m |im |i'?ve |ive |i |we )?(?:gotta|got to|have to|need to|better|should|gonna|going to|am off to|off to|about to) (?:go(?= (?:now|to (?:work|bed|sleep))|[ .!]{0,4}$)|run(?=[ .!]{0,4}$|,| to )|hop |jump in|head |dash|feed|walk the|pick up (?:my|the) (?:kid|son|daughter)|make dinner|catch (?:my|the|a) (?:bus|train)|take a shower|shower|sleep|crash|do the (?:dishes|laundry)|get (?:going|back|ready|some sleep)).{0,40}$`,
    String.raw`\b(?:ttyl|brb|afk|bbl|catch you (?:later|in a|soon|tomorrow)|(?:talk|speak|chat|write|text) (?:to you |you )?(?:later|soon|tomorrow|in a bit)|back in a (?:bit|min|sec)\p{L}{0,4})\b`,
    String.raw`${START}(?:ok |right |well |so |alright )?(?:(?:bed|bedtime|work|dinner|lunch|the shower|shower|duty|sofa)(?: time)? (?:for me|calls|is calling|beckons)|time for (?:bed|work|dinner|lunch)[.! ]{0,4}$)`,
    String.raw`${START}(?:well |ok |so |right )?(?:the |my )?(?:kettle|bus|train|stop|ride|taxi|dinner|food|pizza|break|lunch break|boss|mum|mom|date|phone)(?:'s| is)? (?:boiling|here|ready|over|coming|back|dying|at the door|calling)[.! ]{0,4}$`,
    String.raw`${START}(?:i'?ll|ill|i will) (?:let you go|leave you to it|leave you now|be off)`,
    String.raw`(?:\bi(?:'d| had|'?ll)? ?(?:best|better) (?:get on|be (?:off|going)|get going)\b|\bleave you in peace\b|\b(?:gonna|going to|about to|time to) hit the (?:sack|hay)\b|\b(?:thanks|cheers|thank you|ta) for the (?:chat|natter|talk|company)\b|\bif i vanish\b|\b(?:battery|phone)(?:'s| is)? (?:on|at|about to die)\b)`,
  ],
  de: [
    String.raw`${START}(?:(?:so|ok|okay|gut|na gut|naja|na ja|also),? )?(?:ich )?(?:jetzt )?(?:muss|müsste|sollte|werd|werde|geh|gehe|mach|mache|hau|bin|leg|schlaf|zisch|düs)(?: ich)? (?:(?:dann|jetzt|mal|echt|halt|auch|wirklich|noch|kurz|schnell|langsam|nur) ){1,4}(?:.{0,30} )?(?:los|weg|ab|raus|rein|hin|schlafen|ins bett|gehen|machen|kochen|duschen|füttern|aufhängen|arbeiten|weiter|einkaufen|ran)(?:,? (?:bis .{2,12}|tschüss\p{L}{0,3}|ciao))?[.! ]{0,4}$`,
    String.raw`${START}(?:ok |so |na gut |gut )?(?:dann |ich )?(?:schlaf|leg|geh|mach|hau|bin|verschwind) (?:ich |mich ){0,2}(?:dann |jetzt |mal ){1,3}(?:\p{L}{2,12})?[.! ]{0,4}$`,
    String.raw`${START}(?:so,? |ok,? )?(?:(?:die|meine) (?:pause|mittagspause) (?:ist |is )?(?:gleich )?(?:rum|vorbei|zu ende)|(?:der|mein) (?:bus|zug) (?:kommt|ist da|is da)|(?:die|meine) bahn (?:kommt|ist da)|(?:das )?essen (?:ist|is) fertig|(?:mein )?akku (?:ist |is )?(?:gleich )?(?:leer|alle))(?:,? [^,]{0,20})?$`,
    String.raw`\b(?:bis (?:später|nachher|dann|gleich|die tage|denne)|wir (?:schreiben|hören|lesen) uns|mach'?s gut|tschüss\p{L}{0,3}|tschö|hau rein|muss los|bin off)\b`,
    String.raw`(?<!\p{L})(?:danke für(?:s| das| den| die) (?:nette[nr]? |schöne[nr]? )?(?:gespräch|plausch|quatschen|schnack|plaudern|plauderei|unterhaltung|gesellschaft)|(?:war|wars) (?:schön|nett|lustig|toll)(?: mit dir)?(?: zu)? (?:quatschen|reden|schreiben|plaudern|chatten)|mir fallen die augen zu|hau mich (?:mal )?aufs ohr|ich lass(?:e)? dich (?:jetzt |dann |mal ){0,2}in ruhe|akku (?:ist |is )?(?:bei|auf|gleich))(?!\p{L})`,
  ],
  es: [
    String.raw`${START}(?:(?:bueno|ok|vale|venga|nada|pues|ya),? ){0,2}(?:que )?me (?:voy|piro|marcho|largo)(?: ya)?(?:,? (?:a|que|q|al|pa) .{2,40})?[.! ]{0,4}$`,
    String.raw`${START}(?:(?:bueno|ok|vale|venga|pues),? ){0,2}(?:os|te) dejo(?:,? (?:que|q|ya|por) .{0,40})?[.! ]{0,4}$`,
    String.raw`${START}(?:(?:bueno|ok|vale|venga|pues),? ){0,2}(?:ya )?(?:a (?:currar|trabajar|dormir|la cama|cenar|comer|la ducha)|me (?:llaman|esperan|reclaman))[.! ]{0,4}(?:.{0,20})$`,
    String.raw`\b(?:tengo que (?:irme|dejarte|salir|colgar)|hablamos(?: luego| mañana)?[.! ]{0,4}$|luego (?:te )?(?:hablo|escribo|sigo|seguimos)|se me quema|ahora vuelvo|en un rato vuelvo|nos leemos|chao|chau|agur)`,
    String.raw`(?<!\p{L})(?:gracias por (?:la |el )?(?:charla|plática|compañía|rato|conversación)|(?:se me (?:acaba|muere)|me queda) .{0,12}(?:batería|bateria|\d ?%)|te dejo tranquil\p{L}|ah[ií] nos (?:vidrios|vemos)|cerrar los ojos un rato)(?!\p{L})`,
  ],
  ru: [
    String.raw`${START}(?:(?:ну|ладно|всё|все|так|ок|окей),? ){0,3}(?:я )?(?:пойду|убегаю|побегу|отключаюсь|отхожу|(?:пошла|пошел|пошёл|побежала|побежал|ушла|полетела|полетел)(?= (?:спать|домой|готовить|есть|работать|в душ|я)|[ .!)]{0,4}$)).{0,30}$`,
    String.raw`${START}(?:ну|ладно|всё|все|так|ок|окей),? (?:вс[её],? )?(?:я )?(?:спать|в душ|готовить|работать|домой|за работу|бегу)[.! )]{0,4}$`,
    String.raw`(?<!\p{L})(?:мне пора(?! \p{L}{2,20}(?:ть|ти|чь))|мне пора (?:бежать|идти|спать|ехать|уходить)|пора бежать|до связи|на связи|спишемся|позже напишу|потом напишу|напишу позже|скоро вернусь|я сейчас вернусь|меня зовут(?= ужинать| обедать| к)|автобус (?:приш[её]л|подъехал)|мой автобус)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:спасибо за (?:болтовню|беседу|компанию|разговор|общение)|не буду (?:(?:тебя|вас|больше) ){0,2}(?:отвлекать|задерживать|мешать)|(?:телефон|батарея|зарядка) (?:уже |почти |скоро )?(?:садится|села|сел|на нуле)|сам[аои]? себя не сварит)(?!\p{L})`,
  ],
  ch: [
    String.raw`(?:先这样|先不(?:聊|说)|不(?:聊|说)了|回聊|回头(?:聊|说)|我?先(?:撤|走|忙|睡|去|溜|闪)|(?:^|[，。！ ])(?:好[了吧]?，?|那)?我?(?:得|要|该)?去(?:洗澡|睡|吃饭|做饭|忙|上班|干活|遛狗|喂猫|接孩子|洗碗|开会)(?:觉)?[了啦咯]|(?:^|[，。！ ])(?:干活|上班|开会|吃饭|睡觉|洗澡)去[了啦咯]|车(?:来|到)了|(?:午休|休息)(?:时间)?(?:完|结束|到)了|撤了|溜了|闪了|下了[。！]?$)`,
    String.raw`(?:谢谢你?陪我(?:聊|说)|(?:和|跟)你聊得?很?开心|手机(?:快|要)?没电|电量?只?剩)`,
  ],
} as const;

/** Another day is named, or that somebody else leaves. */
const LATER =
  /(?<!\p{L})(?:tomorrow|next (?:week|month|year)|every|yesterday|last (?:week|night)|morgen|nächste[nrs]?|jeden|gestern|immer|mañana(?! te)|cada|ayer|siempre|завтра|вчера|каждый|каждое)(?!\p{L})|明天|昨天|每天|下周|刚才/iu;

const patterns = Object.fromEntries(
  Object.entries(LEAVES).map(([locale, sources]) => [locale, sources.map(anywhere)]),
);

/** What a message does, a goodbye in a roundabout way included. */
export const orLeaves =
  (readActs: (text: string) => Set<Act>, locale: keyof typeof LEAVES) =>
  (text: string): Set<Act> => {
    const acts = readActs(text);
    const isShort = text.length <= LONGEST && !acts.has('question') && !LATER.test(text);
    if (isShort && patterns[locale]?.some((leaves) => leaves.test(text.trim())) === true)
      acts.add('goodbye');
    return acts;
  };
