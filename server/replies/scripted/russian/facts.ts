import type { Fact, FactKind } from '../languagePack';
import { beings, tokensOf } from './beings';
import { asObject, locative } from './declension';
import { asName, calledAs, NAME } from './names';
import { nominative, nounOf } from './nouns';
import { asInstrumental, asOccupation, TRADES } from './occupations';
import { reflectWords } from './reflect';
import { evened, pattern, plain, withCapital } from './spelling';

const END = String.raw`(?=\s*(?:[.,!?;:()\n"]|$|-\s|\b(?:и|а|но|потому|поэтому|так как|когда|где|который|которая|которое|чтобы|хотя|если|с мужем|с женой|с парнем|с девушкой|с родителями|с кошкой|с котом|с собакой|уже|теперь|сейчас|недавно|очень|больше всего|тоже|вообще|пока|года? назад|месяц назад|неделю назад|лет|по утрам|по вечерам|на выходных|после|до|вместе|каждый)\b|\d))`;
const PHRASE = String.raw`(\p{L}[\p{L}-]{0,24}(?: [\p{L}-]{1,24}){0,5}?)`;
const SOFTLY = String.raw`(?:(?:сейчас|теперь|уже|давно|очень|просто|реально|тоже|еще|ещё|всегда|больше всего|так|безумно|вообще|честно говоря|вот|обычно|по выходным|иногда|немного|чуть-чуть|пока) )*`;
function asThing(value: string): string | null {
  const phrase = reflectWords(value.trim());
  const words = phrase.split(' ');
  if (words.length > 5 || words.some((word) => word === '')) return null;
  if (
    /^(?:ты|тебя|тебе|тобой|вас|вам|это|этот|эту|его|ее|её|их|ему|ей|когда|как|что|чем|если|то|так|такое|такие|все|всё|себя|свой|на|в|с|к|по|о|об|за|от|бы|не|быть|твой|твоя|твоё|твои|твою|твоих|только|больше|меньше|один|одна|другого|другую|одного|одну|здесь|тут|там)$/i.test(
      words[0] ?? '',
    )
  )
    return null;
  return phrase.charAt(0).toLowerCase() + phrase.slice(1);
}

type Rule = {
  kind: FactKind;
  expression: RegExp;
  value: (match: RegExpExecArray) => string | null;
};

function rule(
  kind: FactKind,
  source: string,
  value: (found: string, match: RegExpExecArray) => string | null,
): Rule {
  return {
    kind,
    expression: pattern(source, 'iu'),
    value: (match) => value((match[1] ?? '').trim(), match),
  };
}

function asPlace(preposition: string, value: string): string | null {
  const words = value.split(' ');
  if (words.length > 5) return null;
  if (
    /^(?:надежде|ожидании|мире|мечтах|страхе|шоке|этом|том|целом|последнее|прошлом|своём|своем|общем|основном|гармонии|браке|гражданском|отношениях|стрессе|долг|кредит|одиночку|одиночестве)$/i.test(
      words[0] ?? '',
    )
  )
    return null;
  return `${preposition.toLowerCase()} ${reflectWords(value)}`;
}

const RULES: readonly Rule[] = [
  rule(
    'name',
    String.raw`\bменя (?:все |обычно |просто )?(?:зовут|звать|называют) (?:все |просто )?${NAME}`,
    asName,
  ),
  rule('name', String.raw`\b(?:все|друзья) (?:зовут|называют) меня ${NAME}`, calledAs),
  rule('name', String.raw`\bменя ${NAME} (?:зовут|звать|называют)`, calledAs),
  rule('name', String.raw`^(\p{Lu}[\p{L}-]{1,20}) я(?=\s*(?:[.,!?)]|$))`, (found) =>
    /^\p{Lu}/u.test(found) ? asName(found) : null,
  ),
  rule(
    'name',
    String.raw`\b(?:зови|называй|можешь звать|можно звать) меня (?:просто )?${NAME}`,
    calledAs,
  ),
  rule('name', String.raw`\bмо[её] имя(?: -)? ${NAME}`, asName),
  rule(
    'name',
    String.raw`^(?:(?:привет\p{L}*|здравствуй\p{L}*|хай|добрый вечер|доброе утро|добрый день|кстати|ну|а|салют)[ ,!.)]+)*(?:я|это)(?: -)? (\p{L}[\p{L}-]{1,20})(?=\s*(?:[.,!?)]|$|и\b|из\b|кстати\b))`,
    (found) =>
      /^\p{Lu}/u.test(found) && asOccupation(plain(found)) === null ? asName(found) : null,
  ),
  rule(
    'name',
    String.raw`^(?:привет\p{L}*[ ,!.]{1,3})?(?:я|это) (\p{L}[\p{L}-]{1,20}), (?:мне )?(?:1[89]|[2-9]\d)`,
    (found) => (asOccupation(plain(found)) === null ? asName(found) : null),
  ),
  rule(
    'job',
    String.raw`\b(?:1[89]|[2-9]\d)(?: лет| года?)?, (?:я )?(\p{L}{4,20})${END}`,
    (found) => asOccupation(found.toLowerCase()),
  ),
  rule(
    'origin',
    String.raw`\b(?:я|мы) ${SOFTLY}(?:сам |сама |родом |приехал\p{L}? )*(из ${PHRASE})${END}`,
    (found) => {
      const value = found.replace(/^из\s+/i, '');
      return /^(?:тех|дома|принципа|таких|дом|них|постели|вредности|любопытства|ванны|душа)(?!\p{L})/iu.test(
        value,
      ) || value.split(' ').length > 5
        ? null
        : `из ${reflectWords(value)}`;
    },
  ),
  rule('origin', String.raw`\bродом (из ${PHRASE})${END}`, (found) => reflectWords(found)),
  rule(
    'origin',
    String.raw`\b(?:я )?(?:родил(?:ась|ся) и )?вырос(?:ла)? (в|во|на|под) ${PHRASE}${END}`,
    (found, match) => asPlace(found, match[2] ?? ''),
  ),
  rule(
    'origin',
    String.raw`\bродил(?:ась|ся) (в|во|на|под) (?!\d)${PHRASE}${END}`,
    (found, match) => asPlace(found, match[2] ?? ''),
  ),
  rule(
    'place',
    String.raw`\b(?:живу|живем|живём|обитаю|поселил(?:ась|ся)|осел(?:а)?) ${SOFTLY}(?:один |одна |вдвоем |с \p{L}+ )?(в|во|на|под|около|за) ${PHRASE}${END}`,
    (found, match) => asPlace(found, match[2] ?? ''),
  ),
  rule('place', String.raw`\b(?:я|мы) ${SOFTLY}(в|во) (\p{Lu}[\p{L}-]+)${END}`, (found, match) =>
    /^\p{Lu}/u.test(match[2] ?? '') ? asPlace(found, match[2] ?? '') : null,
  ),
  rule(
    'place',
    String.raw`\b(?:переехал(?:а|и)?|перебрал(?:ась|ся|ись)) ${SOFTLY}(?:из \p{L}+ )?в ([\p{L}-]+)${END}`,
    locative,
  ),
  rule(
    'job',
    String.raw`\b(?:работаю|тружусь|подрабатываю|работала?|устроил(?:ась|ся)(?: работать)?) ${SOFTLY}${PHRASE}${END}`,
    (found) => asInstrumental(found.toLowerCase()),
  ),
  rule(
    'job',
    String.raw`(?:^|\b(?:я|по профессии|по специальности)(?: -)? )${SOFTLY}(?:я |по профессии |по образованию |работаю |обычный |обычная |простой |простая |- )*${PHRASE}${END}`,
    (found) => asOccupation(found.toLowerCase()),
  ),
  rule(
    'job',
    String.raw`(?:^|[, ])(?<!(?<!\p{L})(?:в|на|со?|под) )(\p{L}{2,20}(?:ом|ем|ей|ой)) (?:работаю|тружусь)${END}`,
    (found) => asInstrumental(found.toLowerCase()),
  ),
  rule(
    'job',
    String.raw`\b(${[...TRADES.keys()].join('|')})\b`,
    (found) => TRADES.get(plain(found)) ?? null,
  ),
  rule(
    'workplace',
    String.raw`\bработаю (?:по ночам |ночами |посменно |днём |\p{L}+(?:ом|ем|ой|ей|ым|им) ){0,2}(в|на) ${PHRASE}${END}`,
    (found, match) => {
      const value = (match[2] ?? '').trim();
      return /^(?:выходн|дому|себя|удал|полн|две|ночь|износ|будущ|праздник|понедельник|вторник|сред|четверг|пятниц|суббот|воскресень|ночн|дневн|три|час|одного)/i.test(
        value,
      ) || value.split(' ').length > 4
        ? null
        : `${found.toLowerCase()} ${reflectWords(value)}`;
    },
  ),
  rule('study', String.raw`\b(?:учусь|учимся) ${SOFTLY}(на ${PHRASE})${END}`, (found) =>
    /^на (?:отлично|пятерки|одни|своих|ошибках|\p{L}+ курсе)/iu.test(found)
      ? null
      : `учишься ${reflectWords(found)}`,
  ),
  rule('study', String.raw`\bизучаю ${SOFTLY}${PHRASE}${END}`, (found) => {
    const value = asThing(found);
    return value === null ? null : `изучаешь ${value}`;
  }),
  rule(
    'learning',
    String.raw`\bучусь ${SOFTLY}(\p{L}+(?:ть|ти|чь|ться|тись)\b(?: [\p{L}-]+){0,4}?)${END}`,
    (found) => `учишься ${reflectWords(found)}`,
  ),
  rule(
    'learning',
    String.raw`\b(?:учу|начал(?:а)? учить|решил(?:а)? учить|взял(?:ась|ся) за) ${SOFTLY}${PHRASE}${END}`,
    (found) => {
      const value = asThing(found);
      return value === null ||
        /^(?:детей|людей|студентов|дет|уроки|ребят|слова|билеты|наизусть|сына|дочь|ум)/i.test(value)
        ? null
        : `учишь ${value}`;
    },
  ),
  rule(
    'plays',
    String.raw`\bиграю ${SOFTLY}(на (?:гитаре|укулеле|пианино|фортепиано|скрипке|виолончели|барабанах|флейте|басу|бас-гитаре|саксофоне|трубе|аккордеоне|баяне|гармошке|арфе|органе|кларнете|банджо|балалайке|рояле)|в (?:теннис|футбол|шахматы|шашки|баскетбол|волейбол|хоккей|бадминтон|гольф|дартс|настолки|покер|настольный теннис|пинг-понг|доту|майнкрафт|симс|регби|преферанс))${END}`,
    (found) => found.toLowerCase(),
  ),
  rule(
    'dislike',
    String.raw`\b(?:ненавижу|терпеть не могу|не выношу|не переношу|не перевариваю|не люблю|не терплю) ${SOFTLY}${PHRASE}${END}`,
    asThing,
  ),
  rule('like', String.raw`(?<!не )\b(?:люблю|обожаю|фанатею от) ${SOFTLY}${PHRASE}${END}`, asThing),
  rule(
    'like',
    String.raw`\bмне (?:очень |так |правда |тоже |еще )?нрав(?:ится|ятся) ${SOFTLY}${PHRASE}${END}`,
    (found) => {
      const value = asThing(found);
      return value === null ? null : asObject(value);
    },
  ),
];

const AHEAD = pattern(
  String.raw`\b(?:завтра|послезавтра|сегодня вечером|на (?:следующей|этой|той) неделе|в (?:следующем|этом) месяце|в (?:этот |следующий |эту |следующую )?(?:понедельник|вторник|среду|четверг|пятницу|субботу|воскресенье)|через (?:день|два дня|три дня|пару дней|неделю|две недели|месяц|пару недель|\d+ (?:дн\p{L}+|недел\p{L}+))|скоро|на выходных|в выходные|на днях|впереди|предстоит|готовлюсь)\b`,
);
const PAST = pattern(String.raw`\b(?:был|была|было|прошел|прошла|прошло|вчера|закончил\p{L}*)\b`);

function plan(sentence: string): Fact | null {
  const said = plain(sentence);
  if (!AHEAD.test(said) || PAST.test(said)) return null;
  const found = tokensOf(sentence)
    .map(({ core }) => nounOf(core))
    .find((candidate) => candidate?.noun.sort === 'event' && !candidate.many);
  return found === undefined || found === null ? null : { kind: 'plan', value: nominative(found) };
}

/** A bare answer to a question that asked for a fact. */
function answered(text: string, asked: FactKind): Fact | null {
  const bare = evened(text)
    .trim()
    .replace(/[.!?)]{1,20}$/, '');
  if (bare.split(/\s+/).length > 5) return null;
  if (asked === 'name') {
    const name = /^(?:я |это |просто |можно )?(\p{L}[\p{L}-]{1,20})$/iu.exec(bare)?.[1];
    const value = name === undefined ? null : asName(name);
    return value === null ? null : { kind: 'name', value };
  }
  if (asked === 'place') {
    const within = /^(?:я )?(?:живу )?(в|во|на|под) (\p{L}[\p{L} -]+)$/iu.exec(bare);
    if (within !== null) {
      const value = asPlace(within[1] ?? '', withCapital(within[2] ?? ''));
      return value === null ? null : { kind: 'place', value };
    }
    const from = /^из (\p{L}[\p{L} -]+)$/iu.exec(bare)?.[1];
    if (from !== undefined) return { kind: 'origin', value: `из ${withCapital(from)}` };
    const value = /^\p{Lu}[\p{L}-]+$/u.test(bare) ? locative(bare) : null;
    return value === null ? null : { kind: 'place', value };
  }
  if (asked === 'job') {
    const phrase = bare.toLowerCase().replace(/^(?:я |работаю |- )+/, '');
    const value = asOccupation(phrase) ?? (/^работаю /i.test(bare) ? asInstrumental(phrase) : null);
    return value === null ? null : { kind: 'job', value };
  }
  const phrase = bare.charAt(0).toLowerCase() + bare.slice(1);
  if (
    asked !== 'like' ||
    /(?<!\p{L})(?:я|он|она|мы|они|нет|да|не|ничего|ни|может|наверное|хз)(?!\p{L})/iu.test(bare)
  )
    return null;
  const value = /^(?:о|об|про|на|в|с|к|по) /i.test(phrase) ? null : asThing(phrase);
  return value === null ? null : { kind: 'like', value: asObject(value) };
}

/** What the user tells about themselves in one message, the feeling left out. */
export function readFacts(text: string, asked: FactKind | null): Fact[] {
  const facts: Fact[] = [];
  for (const sentence of evened(text).split(/(?<=[.!?\n])\s+/)) {
    if (/\?\s*$/.test(sentence)) continue;
    const told: (Fact | null)[] = [];
    for (const { kind, expression, value } of RULES) {
      const match = expression.exec(sentence);
      const found = match === null ? null : value(match);
      if (found !== null && found !== '') told.push({ kind, value: found });
    }
    told.push(...beings(sentence), plan(sentence));
    for (const fact of told)
      if (fact !== null && !facts.some(({ kind }) => kind === fact.kind)) facts.push(fact);
  }
  const fact = asked !== null && facts.length === 0 ? answered(text, asked) : null;
  return fact === null ? facts : [fact];
}
