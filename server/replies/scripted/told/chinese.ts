import { expression } from '../../../base/expression';
import { reflect, withoutParticles } from '../chinese/reflect';
import { asJob, asOwner } from '../chinese/values';
import { remindingChinese } from './reminding';
import type { BeingWords, ToldLanguage } from './toldLanguage';
import { dayOf, wordMap } from './words';

const word = (source: string) => expression(source, 'u');
const like = (source: string): BeingWords => ({ asked: word(source), told: word(source) });

const BEING =
  '我哥哥?|我姐姐?|我弟弟?|我妹妹?|姐姐|妹妹|哥哥|弟弟|妈妈|爸爸|老妈|老爸|我妈|我爸|奶奶|爷爷|外婆|外公|姥姥|姥爷|阿姨|舅舅|叔叔|姑姑|表姐|表妹|表哥|表弟|堂哥|堂姐|儿子|女儿|孙子|孙女|外孙女?|老伴儿?|孩子|老婆|老公|妻子|丈夫|女朋友|男朋友|对象|前妻|前夫|前男友|前女友|前任|室友|邻居|老板|领导|同事|闺蜜|朋友|猫|狗|兔子|仓鼠|鹦鹉|马|乌龟|乐队|柯基|泰迪|金毛|哈士奇|柴犬';
const BEINGS: readonly BeingWords[] = [
  { asked: word('兄弟姐妹'), told: word('姐姐|妹妹|哥哥|弟弟|我姐|我哥|我弟|我妹') },
  { asked: word('父母|爸妈|家人'), told: word('父母|爸妈|妈妈|爸爸|我妈|我爸|老妈|老爸') },
  { asked: word('孩子|小孩'), told: word('孩子|小孩|儿子|女儿') },
  { asked: word('宠物|那只|小胖子|小家伙|毛孩子|主子'), told: word('猫|狗|兔子|仓鼠|鹦鹉|乌龟') },
  ...[
    '姐姐|我姐',
    '妹妹|我妹',
    '哥哥|我哥',
    '弟弟|我弟',
    '妈妈|我妈|老妈|母亲',
    '爸爸|我爸|老爸|父亲',
    '奶奶',
    '爷爷',
    '外婆|姥姥',
    '外公|姥爷',
    '阿姨',
    '舅舅',
    '叔叔',
    '表[姐妹哥弟]',
    '堂[姐妹哥弟]',
    '儿子|小子',
    '女儿|闺女',
    '老婆|妻子',
    '老公|丈夫',
    '女朋友|女友(?<!前女友)',
    '男票|男朋友|男友(?<!前男友)',
    '前妻|前夫|前任|前男友|前女友',
    '室友',
    '邻居',
    '老板|领导',
    '同事',
    '闺蜜',
    '朋友(?<![男女]朋友)',
    '猫',
    '狗|柯基|泰迪|金毛|哈士奇|柴犬',
    '兔子',
    '仓鼠',
    '鹦鹉',
    '乌龟',
    '乐队',
  ].map(like),
];
const CALLED = expression(
  String.raw`(?:${BEING})(?:的名字)?(?:,|，)?(?:名字)?(?:就|都|也)?(?:叫做?|是|,|，)? ?([\p{Script=Han}A-Za-z]{2,8})(?:(?:和|跟|、|与)([\p{Script=Han}A-Za-z]{2,8}))?`,
  'u',
);
const NO_NAME =
  /^(?:在|是|去|住|叫|很|也|都|不|没|有|的|来|周|做|当|上|说|和|跟|就|一|两|每|今|明|昨|最|已|会|要|想|刚|还|特|从|搬|春|夏|秋|冬|骂|批|催|让|给|把|被|对|又|总|真|老|生|过)/u;
const VERB_AFTER =
  /(?:周|星期|礼拜|明天|今天|昨天|下个?[周月]|去了|住|在|是|说|做|当|来|叫|很|都|也|就|刚|去|考|读|搬|已经|\d).{0,8}$/u;
const AGE =
  /^(?:我)?(?:今年)?(?:1[89]|[2-9]\d|[二三四五六七八九]十[一二三四五六七八九]?)(?:岁|了|岁了)?$/u;
const OTHER_START = expression(
  String.raw`^(?:我(?:的)?(?:${BEING})|我[姐妹哥弟妈爸]|(?:${BEING})|[他她它]们?)`,
  'u',
);

/** A statement with the subject that people leave out. */
function whole(clause: string): string {
  if (/我|咱/u.test(clause)) return clause;
  if (AGE.test(clause)) return `我${clause}`;
  if (/^[两三四一二]个孩子|^[一两二三]只/u.test(clause)) return `我有${clause}`;
  if (OTHER_START.test(clause)) return /^[他她它]/u.test(clause) ? clause : `我${clause}`;
  if (asJob(clause) !== null && !/^[是当做]/u.test(clause)) return `我是${clause}`;
  if (asOwner(clause.replace(/^开/u, '')) !== null) return `我${clause}`;
  return `我${clause}`;
}

function turned(clause: string, names: readonly string[]): string | null {
  if (/你/u.test(clause)) return null;
  const isOfName = names.some((name) => clause.startsWith(name));
  return reflect(withoutParticles(isOfName ? clause : whole(clause)));
}

const NOT_ASKED = /该不该|应该|怎么办|我能问|我可以|你觉得|你说我|你会|你喜欢|你有|你想|建议/u;
const ASKED =
  /为什么(?:搬|换|辞|离|学|分)|什么(?!时候.{0,2}下班)|啥|谁|哪|几[点号岁月]|多[大少久]|何时|来着|吗|么$|是不是|还是|怎么(?:叫|称呼)/u;
const asks = (text: string) =>
  !NOT_ASKED.test(text) &&
  ((/我|咱/u.test(text) && ASKED.test(text)) ||
    /(?:记得|记不记得|忘了?|忘记了?)(?:.{0,6})我/u.test(text) ||
    /^[\p{Script=Han}A-Za-z]{2,6}(?<!你)是谁(?:来着|啊|呀)?[?？]*$/u.test(text) ||
    /^谁是(?!你)|^(?:婚礼|考试|面试|手术|比赛)(?:是)?(?:什么时候|哪天|几号)|谁(?:过|的)生日|跟谁结婚|娶谁|嫁谁/u.test(
      text,
    ));

const BOND = /婚礼|新娘|新郎|娶|嫁|离.{0,2}婚|结婚|婚姻|分手|单身|在一起/u;
const DAYS = /(?:周|星期|礼拜)[一二三四五六日天末]|明天|后天/u;

/** What goes on from a clause about the same person. */
const SAME_SUBJECT =
  /^你(?:住|是|叫|养|有|会|讨厌|喜欢|在|现在|以前|最|不|当|做|学|开|每|对|老家|接下来|受不了|爱|今年|\d)/u;

export const chinese: ToldLanguage = {
  ...remindingChinese,
  tidy: (text) =>
    text
      .normalize('NFKC')
      .replaceAll(',', '，')
      .replace(/\s{1,8}/gu, '，'),
  openers:
    /^(?:你好|哈喽|嗨|嘿|喂|晚上好|早上好|对了|其实|那个|嗯|哦|啊|哈哈|话说|说起来|另外|而且|但是?|不过|还有|反正|就是|唉)[，,。!！ ]{0,3}/u,
  closers:
    /(?:[，, ]{0,2}(?:哈{2,8}|别笑|你知道吗|说真的|真的|而已)|[。!！…~，,]{1,5}|[\p{Extended_Pictographic}\ufe0f ]{1,6})$/u,
  joints: /，|；| /gu,
  starts: (part) =>
    !/^\p{Script=Han}{2,3}(?:和|跟|、)\p{Script=Han}{2,3}$/u.test(part) &&
    !/^(?:叫|名字叫|在|是|当|学|读|一年|两年|每天|都|也|因为|所以|就|一个|戒了|基本|住在附近|春天|夏天|秋天|冬天|走了|去世)/u.test(
      part,
    ),
  ofOther: OTHER_START,
  ofSame: /^(?:[他她它]们?|叫|名字)/u,
  beings: BEINGS,
  names: (clause) => {
    const [, ...found] = CALLED.exec(clause) ?? [];
    return found
      .flatMap((name) =>
        name === undefined ? [] : [name.replace(/^(?:叫|是)/u, '').replace(VERB_AFTER, '')],
      )
      .flatMap((name) => name.split(/[和跟、]/u))
      .filter((name) => [...name].length > 1 && [...name].length < 5 && !NO_NAME.test(name));
  },
  topics: {
    name: {
      asked: /我(?:的)?名字|我叫什么|我叫啥|怎么称呼我|我是谁/u,
      told: /我叫|我的名字|叫我/u,
    },
    age: { asked: /多大|几岁|年纪|年龄/u, told: /岁|(?:1[89]|[2-9]\d)了?$/u },
    birthday: { asked: /生日|哪天生|几号生/u, told: /生日|出生|大寿/u },
    home: {
      asked: /搬家|住哪|住在哪|在哪(?!.{0,3}(?:上班|工作|长大|教书))|哪个城市|什么地方住/u,
      told: /住|在北京|男朋友在|女朋友在|定居|搬/u,
    },
    origin: {
      asked: /哪里人|哪儿人|老家|哪里来|哪里长大|哪儿长大|在哪长大/u,
      told: /老家|长大|来自|人$/u,
    },
    job: {
      asked:
        /做什么(?:的|工作)?|干(?:什么|啥)工作|干什么的|什么工作|[干哪]一?行|什么班|什么岗|干了几年|职业|干嘛的|干啥/u,
      told: /上班|工作|质检|做了.{1,3}年|做.{1,6}的$|老师|教|护士|厨师|师$|医生|开店|开了|在读|海军|当(?!爸|妈|爹|娘|爷|奶).{1,6}[年了]|开(?:出租|货车|公交|滴滴|网约车|卡车)|匠|司机|员$|警察/u,
    },
    before: { asked: /以前|之前|过去|从前/u, told: /从.{1,6}搬|以前|之前|从前|曾经/u },
    workplace: {
      asked: /在哪.{0,3}(?:上班|工作|教书)|哪里上班|店.{0,3}在哪/u,
      told: /在.{1,10}(?:上班|工作|教|当|做)|开了?.{0,3}店/u,
    },
    rising: { asked: /几点起|起床/u, told: /起床|起来/u },
    with: { asked: /跟谁|和谁/u, told: /(?:跟|和).{1,8}住|室友|一个人住/u },
    diet: {
      asked: /过敏|喝酒|抽烟|吃素|不能吃|能吃|忌口/u,
      told: /过敏|喝酒|抽烟|吃素|不吃|不喝|不能吃|忌口/u,
    },
    learning: { asked: /在学|学什么|读什么|专业|什么语言/u, told: /在学|学习|读(?!书会).{2,6}/u },
    plays: { asked: /乐器|会弹|会打/u, told: /弹|打鼓|拉琴|小提琴|吉他|钢琴/u },
    favourite: { asked: /最喜欢/u, told: /最喜欢|最爱/u },
    ability: { asked: /会.{1,4}吗|会不会/u, told: /(?:不会|会)/u },
    dislike: { asked: /讨厌|不喜欢|受不了/u, told: /讨厌|不喜欢|受不了/u },
    like: { asked: /(?<![不最])喜欢什么|爱好|喜欢啥/u, told: /(?<!不)喜欢|爱/u },
    trip: {
      asked: /(?:去|回)哪|(?:去|回).{0,3}哪个(?:城市|国家|地方)/u,
      told: /(?:去|回|飞)(?!了|的|来|去|看|上|做|睡|洗|忙)\p{Script=Han}{2,3}/u,
    },
    bond: { asked: BOND, told: BOND },
    plan: {
      asked:
        /(?:周|星期|明天|周末).{0,6}(?:什么|啥)|(?:哪天|什么时候|啥时候|几号).{0,4}(?:考|开学|走|出发|去|面试)/u,
      told: /明天|后天|周[一二三四五六日末]|星期|礼拜|下周/u,
    },
  },
  asks,
  between: /[?？，]|还有|以及/u,
  asksAll:
    /(?:知道|记得|了解)(?:关于)?(?:些)?我(?:哪些|什么|多少|些什么|的哪些)|都(?:知道|记得)我(?:些)?什么|我的?(?:哪些|什么)事/u,
  mine: /我(?:的|家|有|养的)?.{0,3}$/u,
  weightless: /^(?:什么|我的|我|你|吗|的|叫|是|谁|记得|名字|来着|知道|哪|几|多|还)$/u,
  same: wordMap('电影: 片子'),
  corrected: (text) => {
    const found =
      /^(?:不对|不是|等等|说错了|啊不|错了).{0,4}?是([\p{Script=Han}\d]{1,8})，?(?:，)?(?:不是|而不是)([\p{Script=Han}\d]{1,8})/u.exec(
        text,
      );
    if (found !== null) return { right: found[1] ?? '', wrong: found[2] ?? '' };
    return /^(?:不对|不是|等等|说错了|啊不|错了)/u.test(text) ? dayOf(text, DAYS) : null;
  },
  turned,
  and: '和',
  joined: ([first = '', ...rest]) =>
    rest.reduce(
      (all, clause) => all + (SAME_SUBJECT.test(clause) ? `，${clause.slice(1)}` : `；${clause}`),
      first,
    ),
};
