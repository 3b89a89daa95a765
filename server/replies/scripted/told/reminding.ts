import { expression } from '../../../base/expression';

/** What a question wants to hear of what was told. */
export const soughtParts = ['name', 'age', 'long', 'when', 'where', 'why'] as const;
export type Sought = (typeof soughtParts)[number];

/** How a language asks for what was told already, and what answers such a question. */
export type Reminding = {
  /** Asks for something told, whatever else it is about: "did I say", "remind me". */
  reminds: RegExp;
  sought: Readonly<Record<Sought, { asked: RegExp; told: RegExp }>>;
  /** What is dropped wherever it stands in what was told: "btw", a sigh, a smiley. */
  asides: RegExp;
  /** That the speaker is one of those spoken of: "my wife and I". */
  among: RegExp;
};

const reminding = (own: string, forms: string) =>
  expression(String.raw`^(?=.*(?<!\p{L})(?:${own})(?!\p{L})).*?(?:${forms})`, 'su');
const word = (source: string) => expression(String.raw`(?<!\p{L})(?:${source})(?!\p{L})`, 'u');
const dropped = (words: string) =>
  expression(
    String.raw`[ ,]{1,3}(?:${words})(?=[ ,.!?)]|$)|(?:[ ]?[:;]-?[)(DPp]|\){2,9}|[\p{Extended_Pictographic}\ufe0f])`,
    'giu',
  );

export const remindingEnglish: Reminding = {
  reminds: reminding(
    "i|i'm|i've|my|me|we|our",
    String.raw`\bdid i (?:just )?(?:say|tell|mention)\b|\b(?:can|could|please|,|^) ?(?:you )?(?:please )?remind me\b(?! to\b)|\b(?:what|which|when|where|who|how).{0,60}\bi(?:'ve| have| had)? (?:just )?(?:told|said|mentioned)\b|\b(?:what|which|when|where|who|how (?:old|long|many))\b.{0,50}\bagain\b|\bwhat (?:is|was) it i (?:do|did)\b`,
  ),
  sought: {
    name: {
      asked: word('names?|called|named'),
      told: /\b(?:called|named|name(?:'s|s)?)\b|[\p{L},] \p{Lu}\p{L}/u,
    },
    age: { asked: /how old|what age/u, told: /\d|\bborn\b/u },
    long: {
      asked: /how long|how many (?:years|months)/u,
      told: /\b(?:\d+|an?|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|few|years?|months?) ?(?:of )?(?:years?|yrs?|months?|weeks?|days?)\b|\bsince\b|\bin\b/u,
    },
    when: {
      asked: /\bwhen\b|what (?:day|date|time)/u,
      told: /\d|\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tonight|tomorrow|weekend|week|month|year|next|morning|evening|noon|christmas|easter|spring|summer|autumn|winter|january|february|march|april|may|june|july|august|september|october|november|december|first|second|third|\p{L}{1,12}th)\b/u,
    },
    where: {
      asked: /\bwhere\b|(?:which|what) (?:country|city|town|place)/u,
      told: word('in|at|to|from|near|outside|around|abroad'),
    },
    why: { asked: word('why'), told: word('because|cos|cause|since|so that|as') },
  },
  asides: dropped('btw|by the way|lol|lmao|ngl|tbh|to be honest|haha\\p{L}*'),
  among: word('and i|and me|we|we’re|our'),
};

export const remindingGerman: Reminding = {
  reminds: reminding(
    'ich|mein\\p{L}{0,2}|mir|mich|wir|uns\\p{L}*',
    String.raw`hab(?:e)? ich (?:dir )?(?:doch )?(?:gesagt|erzählt|erwähnt)|hatte ich (?:dir )?(?:doch )?(?:gesagt|erzählt|erwähnt)|erinner mich|wei(?:ß|ss?)t du(?:'?s)? (?:es )?noch|erinnerst du dich|hast du dir (?:das )?gemerkt|(?:was|wer|wen|wem|wo|woher|wohin|wann|welche?\p{L}?|wie (?:alt|hei|lang|viel)\p{L}*) .{0,40}noch ?mal(?!\p{L})`,
  ),
  sought: {
    name: {
      asked: /hei(?:ß|ss)|hieß|(?<!\p{L})namen?(?!\p{L})/u,
      told: /hei(?:ß|ss)|hieß|nam(?:e|ens)/u,
    },
    age: { asked: /wie alt/u, told: /\d/u },
    long: {
      asked: /wie lang|seit wann|wie viele jahre/u,
      told: /(?:\d|einem|nem|zwei|drei|vier|fünf|zehn) (?:jahr|monat|woche|tag)|(?<!\p{L})seit(?!\p{L})/u,
    },
    when: {
      asked: word('wann|welchem tag|um wie ?viel uhr'),
      told: /\d|(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|heute|morgen|wochenende|nächste|woche|monat|jahr|uhr|weihnacht|ostern|frühling|sommer|herbst|winter|januar|februar|märz|april|juni|juli|august|september|oktober|november|dezember)|(?<!\p{L})mai(?!\p{L})/u,
    },
    where: {
      asked: word('wo|wohin'),
      told: word('in|im|nach|bei|beim|am|an|auf|aus|zu|zur|zum|hinter|neben'),
    },
    why: { asked: word('warum|wieso|weshalb'), told: word('weil|da|denn|damit') },
  },
  asides: expression(
    String.raw`${dropped('btw|übrigens|lol|haha\\p{L}*|ehrlich gesagt').source}|(?<=\p{L}) ja(?= \p{L})|(?<=\p{L}) da(?= nur )`,
    'giu',
  ),
  among: word('und ich|wir|uns|unser\\p{L}{0,2}'),
};

export const remindingSpanish: Reminding = {
  reminds: reminding(
    'yo|mi|mis|me|mío|mía|nos|te|tengo|era',
    String.raw`te (?:lo )?(?:dije|conté|conte|he dicho|he contado)(?!\p{L})|recuérdame(?! que)|recuerdame(?! que)|te acuerdas|(?<!\p{L})te acordas|te acordás`,
  ),
  sought: {
    name: { asked: /llam[aoá]|nombre/u, told: /llam[aoá]|nombre|[\p{L},] \p{Lu}\p{L}/u },
    age: { asked: /(?:cu[aá]ntos|qu[eé]) años|qu[eé] edad/u, told: /\d/u },
    long: {
      asked: /cu[aá]nto (?:tiempo )?(?:llev|hace)|cu[aá]ntos años llev/u,
      told: /(?:\d|un|una|dos|tres|cuatro|cinco|diez) (?:años?|mes(?:es)?|semanas?|días?)|desde/u,
    },
    when: {
      asked: /cu[aá]ndo|qu[eé] d[ií]a|a qu[eé] hora/u,
      told: /\d|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|mañana|hoy|finde|semana|mes|año|verano|invierno|otoño|primavera|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre/u,
    },
    where: {
      asked: /d[oó]nde|qu[eé] (?:ciudad|pa[ií]s|pueblo)/u,
      told: word('en|a|de|desde|del|al'),
    },
    why: { asked: /por ?qu[eé](?!\p{L})/u, told: /porque|para que|(?<!\p{L})como /u },
  },
  asides: dropped('por cierto|lol|jaja\\p{L}*|eh|la verdad'),
  among: word('y yo|nosotr[oa]s|nos|nuestr[oa]s?'),
};

export const remindingRussian: Reminding = {
  reminds: reminding(
    'я|меня|мне|мо\\p{L}{1,3}|мы|нас|нам|наш\\p{L}{0,3}',
    String.raw`(?<!\p{L})напомни(?! мне завтра)|(?:я|мы) (?:тебе |вам )?(?:уже )?(?:говорил|рассказывал|сказал|писал)|(?<!\p{L})(?:не )?(?:запомнил[аи]?|забыли?|забыла)(?!\p{L}).{0,3}$|(?<!\p{L})помн(?:ишь|ите)`,
  ),
  sought: {
    name: {
      asked: /зовут|звать|звали|называ|кличк/u,
      told: /зовут|звали|называ|кличк|имя|[\p{L},] \p{Lu}\p{L}/u,
    },
    age: { asked: /сколько .{0,12}лет|сколько (?:моей|моему|ей|ему)(?!\p{L})/u, told: /\d/u },
    long: {
      asked: /давно|как долго|сколько (?:лет|времени) .{0,12}(?:работ|жив|занима)/u,
      told: /(?:\d|год|два|три|пять|десять|полгода) ?(?:лет|год|мес|недел|дн)|(?<!\p{L})с \d/u,
    },
    when: {
      asked: word('когда|во сколько|какого числа|какой день|в какой день'),
      told: /\d|понедельник|вторник|сред[уы]|четверг|пятниц|суббот|воскресен|завтра|сегодня|выходн|недел|месяц|весной|летом|осенью|зимой|январ|феврал|март|апрел|июн|июл|август|сентябр|октябр|ноябр|декабр/u,
    },
    where: { asked: word('где|куда|в каком'), told: word('в|во|на|из|под|у|около|за') },
    why: { asked: word('почему|зачем'), told: /потому что|так как|чтобы|из-за/u },
  },
  asides: expression(
    String.raw`${dropped('кстати|блин|короче|капец|лол|а?ха(?:ха)*х?|ахах\\p{L}*').source}|,? (?:но |и )?(?:боюсь(?: капец)?|скукота|скука|тоска|жесть|ужас|кошмар|сил нет)(?=[.,!)]|$)`,
    'giu',
  ),
  among: word('и я|мы|нас|нам|наш\\p{L}{0,3}'),
};

export const remindingChinese: Reminding = {
  reminds:
    /我(?:刚才?|之前|前面)?(?:跟你)?(?:说|讲|提)过?(?:的|了)?.{0,10}(?:什么|啥|哪|谁|几)|(?:还|都)?记得.{0,3}我.{0,12}(?:什么|啥|哪|谁|几|多)|我.{1,14}(?:来着|还记得(?:吧|吗|不)|你记得[吗不]|记不记得|还有印象)|提醒我一下|(?:考考你|猜猜).{0,3}我/u,
  sought: {
    name: { asked: /名字|叫什么|叫啥|怎么称呼/u, told: /\p{L}/u },
    age: { asked: /多大|几岁/u, told: /岁|\d|[一二三四五六七八九十]/u },
    long: { asked: /多久|几年|多少年|多长/u, told: /[\d一二两三四五六七八九十半]个?[年月天]/u },
    when: {
      asked: /什么时候|啥时候|哪天|几号|几点|何时|星期几|周几/u,
      told: /[\d一二三四五六七八九十][号日月点]|周|星期|礼拜|[明后今昨]天|下个?月|年/u,
    },
    where: {
      asked: /哪里|哪儿|在哪|去哪|回哪|哪个(?:城市|国家|地方)/u,
      told: /在|去|回|来自|到|搬/u,
    },
    why: { asked: /为什么|为啥|怎么会/u, told: /因为|由于|为了|所以/u },
  },
  asides: /[，,]?(?:累瘫|累死了|要命|紧张死了|哈{2,8})(?=[，,。！!]|$)/gu,
  among: /^我(?:们|和|跟)/u,
};
