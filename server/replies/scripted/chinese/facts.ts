import { expression } from '../../../base/expression';
import type { Fact, FactKind } from '../languagePack';
import { NAME, readPerson, readPet } from './beings';
import { clauses, plain } from './text';
import { asJob, asName, asOwner, asPlace, asThing, CITY, TRADES } from './values';

const MUCH =
  '(?:也|还|真的?|很|最|特别|超级?|挺|蛮|比较|一直|就|都|好|可|太|非常|其实|从小|现在|最近|平时|有点|一向|向来|尤其|还是|最最|稍微)*';
const SURNAME =
  '[王李张刘陈杨黄赵吴周徐孙马朱胡郭何高林罗郑梁谢宋唐许韩冯邓曹彭曾肖田董袁潘蔡蒋余于杜叶魏苏吕丁任沈姚卢姜崔钟谭陆汪范金石廖贾夏韦付方白邹孟熊秦邱江尹薛闫段雷侯龙史陶黎贺顾毛郝龚邵万钱严覃武戴莫孔向汤温]';

const EVENT =
  /求职面试|面试|期末考|驾照考试|驾考|科目[一二三四]|考研|考公|考试|婚礼|体检|手术|比赛|演出|搬家|出差|旅行|答辩|汇报|演讲|年会|述职|约会|相亲|马拉松|演唱会|音乐会|聚会|入职|复查|产检|读书会|画展|试镜|航班|飞机|生日|上台|家长会|路演|发布会/u;
const WHEN =
  /明天|后天|大后天|今晚|明晚|下周|下个?星期|下个?礼拜|下个?月|这周末|周末|周[一二三四五六日天]|星期[一二三四五六日天]|礼拜[一二三四五六日天]|过几天|过两天|月底|年底|年后|马上就?|快要|就要|[一两二三四五六七八九十\d]{1,6}(?:天|周|个月)(?:后|以后|之后)|\d{1,2}号/u;
const MOOD =
  '累|困|难过|伤心|孤独|孤单|寂寞|焦虑|紧张|烦|无聊|生气|失落|郁闷|委屈|迷茫|疲惫|害怕|低落|沮丧|不安';

type Rule = { kind: FactKind; pattern: RegExp; fact: (match: RegExpExecArray) => Fact | null };

function simple(kind: FactKind, pattern: string, value: (text: string) => string | null): Rule {
  return {
    kind,
    pattern: expression(pattern, 'u'),
    fact: (match) => {
      const found = value((match[1] ?? '').trim());
      return found === null || found === '' ? null : { kind, value: found };
    },
  };
}

const OF_CITY = expression(`^${CITY}的?`, 'u');

const RULES: readonly Rule[] = [
  simple('name', `我(?:的)?(?:名字|全名|小名|大名|网名)(?:是|叫做?|就是) ?${NAME}`, asName),
  simple(
    'name',
    `^(?:你们?|对了|那|就|可以|大家|朋友们?|别人|同事|都|也|习惯|一般|直接|请|能|,|还是)*(?:叫我|喊我|称呼我)(?:为)? ?${NAME}`,
    asName,
  ),
  simple('name', `(?:^|[^他她它])我叫(?:做)? ?${NAME}`, asName),
  simple('name', `^我是 ?(${SURNAME}\\p{Script=Han}{1,2}|[小阿老]${SURNAME})$`, (value) =>
    asJob(value) === null && !/[人员师生的族党控粉爸妈]$/u.test(value) ? asName(value) : null,
  ),
  simple('name', `^我是 ?([a-z][a-z'-]{1,20})$`, (value) =>
    asJob(value) === null &&
    !/^(?:infp|infj|enfp|enfj|intj|intp|entp|istj|isfj|isfp|istp|estp|esfp|estj|esfj|entj|hr|it|up|i人|e人|gay|les|cp)$/.test(
      value,
    )
      ? asName(value)
      : null,
  ),
  simple('origin', `我(?:是|来自|老家是|家乡是) ?(${CITY})(?:人|的|$)`, asPlace),
  simple('origin', `我(?:是)?(?:来自|从(?!事|来)) ?(\\p{Script=Han}{2,8}?)(?:来的?|的?$)`, asPlace),
  simple('origin', `(?:老家|家乡)(?:是|在|就在) ?(\\p{Script=Han}{2,10})`, asPlace),
  simple('origin', `我?(?:从小)?在 ?(\\p{Script=Han}{2,10}?)(?:附近的?.{0,6})?长大`, asPlace),
  simple(
    'place',
    `(?:我|^)(?:现在|目前|一直|就|也|人|一个人|自己|如今|眼下|平时)*(?:住|定居|生活|租房|租住)在? ?(\\p{Script=Han}{2,12}|[a-z][a-z -]{2,20})`,
    asPlace,
  ),
  simple('place', `搬(?:到|来|去)(?:了)? ?(\\p{Script=Han}{2,10})`, asPlace),
  simple('place', `^坐标 ?(\\p{Script=Han}{2,8})`, asPlace),
  simple(
    'place',
    `(?:我|^)(?:现在|目前|一直|就|也|人|一个人|还)*在 ?(${CITY}(?:\\p{Script=Han}{1,3}[区县])?)(?:这边)?(?:$|住|生活|工作|上班|打工|读|上大学|漂|待|呆|做|当|开|租|一家|的|这|学|教)`,
    asPlace,
  ),
  simple(
    'job',
    `我(?:现在|目前|其实|就|只|也|以前)*(?:是|当|做|干)(?:了)?(?:一)?(?:个|名|位)? ?([\\p{Script=Han}a-z]{2,12}?)(?:的)?(?:$|工作|[一两二三四五六七八九十\\d]+年)`,
    asJob,
  ),
  simple(
    'job',
    `^(?:我|自己)?(?:现在|目前|也|就)?(?:在\\p{Script=Han}{1,10})?(?:里)?(?:做|当|干)(?:了)?(?:一)?(?:个|名|位)?([\\p{Script=Han}a-z]{2,8}?)(?:的)?$`,
    asJob,
  ),
  simple('job', `^(?:是|当)(?:一)?(?:个|名|位)?([\\p{Script=Han}a-z]{2,8})$`, asJob),
  simple('job', `(?:工作|职业)是 ?([\\p{Script=Han}a-z]{2,8})$`, asJob),
  simple(
    'job',
    `(?:我|^)(?:是)?(?:自己)?(?:在.{1,8})?开(?:了)?(?:一)?(?:家|间|个)?(\\p{Script=Han}{1,8})$`,
    (value) => asOwner(value) ?? asJob(value),
  ),
  {
    kind: 'job',
    pattern: expression(`(?:^|我|是)(?:在.{1,8})?(${[...TRADES.keys()].join('|')})的?$`, 'u'),
    fact: ([, told = '']) => {
      const value = TRADES.get(told);
      return value === undefined ? null : { kind: 'job', value };
    },
  },
  simple('job', `我(?:是)?(?:平时)?(?:送|跑)(外卖|快递|滴滴|网约车)`, asJob),
  {
    kind: 'workplace',
    pattern:
      /我?(?:现在|目前)?在(?:一|某|那)?(?:家|个|所|间)?([\p{Script=Han}]{0,6}?(?:公司|医院|诊所|大学|研究院|研究所|银行|工厂|厂里|餐厅|餐馆|酒店|律所|事务所|图书馆|工地|机场|大厂|国企|外企|央企|事业单位|出版社|报社|电视台|书店|咖啡馆|咖啡店|花店|面包店|剧院|药店|博物馆|美术馆|超市|便利店|健身房|急诊|急诊科|工作室))(?:里)?(?:上班|上夜班|上早班|上白班|教书|工作|做|当|打工|实习|干|值班|任职)/u,
    fact: (match) => {
      const value = (match[1] ?? '').replace(OF_CITY, '').replace(/^(?:一家|一个|一所)/u, '');
      return value === '' ? null : { kind: 'workplace', value };
    },
  },
  simple(
    'learning',
    `(?:在|最近|开始|正|想|打算|刚开始|试着)(?:自|重新)?学(?:着)?(?:习)?(?!校|生|会|完|到|期)([\\p{Script=Han}a-z]{1,8})`,
    asThing,
  ),
  simple(
    'study',
    `我(?:大学|本科|研究生|现在)?(?:学|读|念|主修|攻读)的?(?:专业)?(?:是) ?([\\p{Script=Han}]{2,10})`,
    asThing,
  ),
  simple('study', `专业(?:是|学的是?) ?([\\p{Script=Han}]{2,10})`, asThing),
  simple(
    'study',
    `我(?:是)?(?:大学|在大学|本科|研究生)(?:里)?(?:学|读|念)([\\p{Script=Han}]{2,8}?)(?:专业|的)?$`,
    asThing,
  ),
  simple(
    'plays',
    `(?:我|^)(?:也|还|会|平时|偶尔|喜欢|爱|从小|一直|小时候|经常|周末)*((?:弹|拉|吹|打|敲|踢|下|玩)(?:古典|电|木|尤克里里|尤克)?(?:吉他|钢琴|古筝|琵琶|贝斯|尤克里里|小提琴|大提琴|二胡|手风琴|笛子|萨克斯|口琴|架子鼓|鼓|篮球|羽毛球|网球|乒乓球|排球|台球|高尔夫|足球|围棋|象棋|国际象棋|五子棋|麻将|滑板))`,
    (value) => value,
  ),
  simple(
    'dislike',
    `(?:我|^)${MUCH}(?:讨厌|不喜欢|受不了|厌恶|不爱|最怕|最烦|反感|恨)(?:别人)?(?:吃(?=.{2}))?([\\p{Script=Han}a-z]{2,14})`,
    asThing,
  ),
  simple(
    'like',
    `我?最(?:喜欢|爱)的?(?:\\p{Script=Han}{1,4})?是 ?([\\p{Script=Han}a-z]{1,12})`,
    asThing,
  ),
  simple(
    'like',
    `(?:我|^)${MUCH}(?:喜欢|热爱|迷上了?|爱上了?|沉迷|痴迷|享受)(?:上)?([\\p{Script=Han}a-z]{1,14})`,
    asThing,
  ),
  simple(
    'like',
    `(?:我|^)${MUCH}爱((?:吃|看|听|喝|玩|睡|逛|跑|做|写|读|画|唱|跳|养|种|泡|爬|钓|收集|旅)[\\p{Script=Han}a-z]{1,10})`,
    asThing,
  ),
  {
    kind: 'mood',
    pattern: expression(
      `(?:^|我|感觉|觉得|心里|今天|现在|最近|还是)(?:也|还是|就是|真的?|好|很|太|有点儿?|有些|特别|超级?|挺|蛮|非常|感觉|觉得|自己|感到|一直|都|今天|现在|最近|又|确实|挺|其实|还|心里|,)*(?:好|很|太|有点儿?|有些|特别|超|挺|蛮|非常|感到|觉得|真)(${MOOD})(?!人|死人|难|事|的人|的老板)`,
      'u',
    ),
    fact: ([whole, mood = '']) =>
      /[他她它你]/u.test(whole) ? null : { kind: 'mood', value: mood },
  },
];

const OFF = /取消|结束了|考完|面完|办完|做完|回来了|昨天|上周|不用|不去|推迟/u;

/** What lies ahead: a time and an event in the same sentence. */
function readPlan(text: string): Fact | null {
  if (OFF.test(text)) return null;
  const event = EVENT.exec(text)?.[0];
  return event !== undefined && WHEN.test(text)
    ? { kind: 'plan', value: event === '航班' ? '飞机' : event }
    : null;
}

const BARE_PLACE = expression(
  `^(?:住?在\\p{Script=Han}{2,10}|${CITY}.{0,8}|\\p{Script=Han}{1,7}[市县镇村州城乡区岛港湾山])$`,
  'u',
);
const NOT_LIKED = /^(?:在|每|周|等|跟|和|以前|小时)|[我了着过]|今天|昨天|明天|现在/u;
const EVASIVE =
  /^(?:嗯|哦|好|不|没|你|我不|随便|都|秘密|保密|猜|为什么|怎么|干嘛|问|算了|别|还|什么|谁|哪|这|那|在想|哈|呵|啊|额|呃|其实|因为|可能|也许|大概|到处|很|太|挺|有点)/u;

/** A bare answer to a question that asked for a fact. */
function answered(text: string, asked: FactKind): Fact | null {
  const bare = plain(text)
    .replace(/[。.!~…,\s]{1,20}$/u, '')
    .replace(/^(?:(?:就|那就|我是|我叫|叫我|叫|是|我)(?=.))+/u, '');
  if (/[,。!?\s]/u.test(bare.replace(/(?<=[a-z]) (?=[a-z])/g, '')) || EVASIVE.test(bare))
    return null;
  const length = [...bare].length;
  const fact = (value: string | null): Fact | null =>
    value === null ? null : { kind: asked, value };
  if (asked === 'name')
    return (length > 1 && length <= 5) || /^[a-z'-]+$/.test(bare) ? fact(asName(bare)) : null;
  if (asked === 'place')
    return fact(BARE_PLACE.test(bare) ? asPlace(bare.replace(/^(?:住)?在/u, '')) : null);
  if (asked === 'job')
    return fact(asJob(bare.replace(/^(?:做|当|干)/u, '')) ?? asOwner(bare.replace(/^开/u, '')));
  return length <= 10 && asked === 'like' && !NOT_LIKED.test(bare)
    ? fact(asThing(bare.replace(/^(?:喜欢|爱)/u, '')))
    : null;
}

const ASKS = /(?:吗|么|呢|[?])$|^(?:你|您)(?!.{0,4}叫我)|什么名字/u;

/** What the user tells about themselves in one message. */
export function readFacts(text: string, asked: FactKind | null): Fact[] {
  const statements = plain(text)
    .split(/(?<=[。!?…\n])/u)
    .filter((sentence) => !/\?\s*$/.test(sentence));
  const facts: Fact[] = [];
  for (const clause of statements.flatMap(clauses).filter((one) => !ASKS.test(one))) {
    for (const { kind, pattern, fact } of RULES) {
      const match = facts.some((other) => other.kind === kind) ? null : pattern.exec(clause);
      const found = match === null ? null : fact(match);
      if (found !== null) facts.push(found);
    }
  }
  const plan = readPlan(plain(text));
  const told = [...statements.map(readPet), ...statements.map(readPerson), plan];
  for (const found of told)
    if (found !== null && !facts.some(({ kind }) => kind === found.kind)) facts.push(found);
  if (asked !== null && facts.length === 0) {
    const fact = answered(text, asked);
    if (fact !== null) facts.push(fact);
  }
  return facts;
}

const OTHERS_NAME = expression(
  `^(?:她|他|它|(?:那|这)(?:只|个)?(?:猫|狗)|猫|狗)(?:(?:的)?(?:名字)?(?:就|也)?(?:叫做?|名叫)|的名字是) ?${NAME}$`,
  'u',
);

/** "她叫小雨": the name of whoever was spoken of before. */
export function readNameOfOther(text: string): string | null {
  const name = clauses(text)
    .map((clause) => OTHERS_NAME.exec(clause)?.[1])
    .find((found) => found !== undefined);
  return name === undefined ? null : asName(name);
}
