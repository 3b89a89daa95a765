import { expression } from '../../../base/expression';
import { RELATIVE, yourRelative } from './beings';
import { reflect } from './reflect';
import { subjects } from './subjects';
import { clauses, segments } from './text';
import { isFitToRepeat } from './values';

const THINGS =
  '猫|狗|工作|公司|论文|简历|报告|方案|项目|房子|家|房间|阳台|车|手机|电脑|衣服|头发|书|小说|稿子|文章|歌|画|照片|生日|婚礼|专业|家乡|老家|店|花店|书店|钱包|行李|钥匙|吉他|钢琴|自行车|计划|梦想|心事|秘密|习惯|脾气|身体|胃|膝盖|毛病|生活|过去';
const OWN = expression(
  `(?:我|我们)(?:的|那(?:个|只|本|台|辆|篇|家))?((?:(?<=的)[\\p{Script=Han}]{1,4}的)?(?:${THINGS}))(?![人子具物])`,
  'gu',
);
const KIN = expression(`我(?:的|们)?(${RELATIVE})`, 'gu');
const MEASURE =
  /(?:一|那|这|两|几)(封|只|本|台|条|张|件|部|首|场|盆|棵|座|家|辆|把|幅|顿|杯|块|碗|束|段|间|瓶|双)((?:[\p{Script=Han}\d]{1,12}的)?)([\p{Script=Han}]{1,8})/gu;
const ONE_PERSON =
  /(?:一|那|这)(?:个|位)((?:[\p{Script=Han}]{1,4}的)?(?:女人|男人|老人|陌生人|客人|姑娘|小伙子|老太太|老先生|女士|先生|病人))/gu;
const NO_HEAD =
  /^(?:的|了|是|在|有|就|都|也|还|很|太|没|不|我|你|他|她|它|来|去|说|给|让|被|把|跟|和|从|到|对|人|事|话|个|下|次|点|里|上|时|会|要|能|想|看|听|做|走|放|拿|送|吃|喝|多|少|大|小|新|旧|好|坏)$/u;

const MADE =
  /(?:做|煮|炒|炖|烤|包|买|看|听|读|写|修|画|玩|种|拼|织|拍|养|喝|吃|弹|收到|收拾|打扫|参加|准备)(?:了|过|完|完了)(?:一?[个些点])?([\p{Script=Han}]{2,7})$/u;
const NOT_MADE =
  /^(?:很|好|半天|一|两|三|四|五|几|多|会儿|遍|次|没|不|又|就|才|再|她|他|我|你|什么|啥|这|那)|[了着过吗呢吧]|他|她|你|我|会儿$|下$/u;

/** The noun that a measure word counts: the first word that may be one, with a second one of its kind. */
function headOf(rest: string): string | null {
  const words = segments(rest);
  const first = words[0] ?? '';
  const adjective = /^(?:旧|老|新|小|大|好|白|红|黑|热|冷|破)$/u.test(first);
  const head = adjective ? first + (words[1] ?? '') : first;
  const isNoun = head.length > (adjective ? 1 : 0) && !NO_HEAD.test(head);
  return isNoun && head.length <= 4 ? head : null;
}

const SUBJECT_WORDS = new Map(
  Object.entries(subjects).flatMap(([key, { keywords }]) =>
    keywords.map((keyword) => [keyword, key] as const),
  ),
);

/** Words too general to be spoken of as a topic by themselves. */
const NOT_ALONE = new Set(
  '晚饭 午饭 早饭 早餐 晚餐 夜宵 外卖 工作 上班 下班 睡觉 睡不着 失眠 熬夜 起床 早起 晚睡 犯困 睡过头 吃饭 做饭 做菜 好吃 饿了 喝酒 出门 放假 看书 读书 写作 写信 收拾 贵 穷 好热 好冷 下雨 下雪 打雷 刮风 大风 晚上 半夜 深夜 凌晨 今晚 早上 早晨 周末 周一 周五 周六 周日 星期一 星期五 星期天 礼拜天 傍晚 这首歌 一首歌 喜欢的人 我的猫 我的狗 我家猫 我家狗 家里 过年 妈妈 爸爸 父母 爸妈 母亲 父亲 姐姐 妹妹 哥哥 弟弟 奶奶 爷爷 外婆 外公 姥姥 姥爷 姑姑 舅舅 叔叔 阿姨 女儿 儿子 朋友 邻居 室友 舍友 老板 领导 同事 客户 老公 老婆 对象 男朋友 女朋友 男友 女友 结婚 离婚 分手 单身 失恋 表白 脱单 我妈 我爸 我姐 我妹 我哥 我弟 做梦 梦见 梦到 听歌 唱歌 跳舞 弹琴 考试 上课 学习 没钱 花钱 存钱 攒钱 消费 欠钱 刷手机 毕业 搬家 加班 大学 公司 开会 会议 会 降温 打工 闹钟 床上 被窝 国外 出国 海边 看海 租房 打扫 洗衣服 一本书 飞机 火车 高铁'.split(
    ' ',
  ),
);

/** Noun phrases to speak of, turned round, best first. */
export function readTopics(text: string, words: readonly string[]): string[] {
  const own: string[] = [];
  const others: string[] = [];
  for (const clause of clauses(text)) {
    for (const [, relative = ''] of clause.matchAll(KIN)) own.push(yourRelative(relative));
    for (const [, thing = ''] of clause.matchAll(OWN)) own.push(`你的${thing}`);
    for (const [, who = ''] of clause.matchAll(ONE_PERSON)) others.push(`那位${who}`);
    const made = MADE.exec(clause)?.[1];
    if (made !== undefined && !NOT_MADE.test(made)) others.push(made);
    for (const [, measure = '', attribute = '', rest = ''] of clause.matchAll(MEASURE)) {
      const head = headOf(rest);
      if (head !== null)
        others.push(`那${measure}${attribute.length <= 5 ? attribute : ''}${head}`);
    }
  }
  const known = words.filter(
    (word) => word.length > 1 && SUBJECT_WORDS.has(word) && !NOT_ALONE.has(word),
  );
  const longest = known.filter(
    (word) => !known.some((other) => other !== word && other.includes(word)),
  );
  const all = [...own, ...others.map((topic) => reflect(topic)), ...longest];
  return [...new Set(all)].filter(isFitToRepeat);
}

/** Keys of the everyday subjects that the words touch. */
export function readSubjects(words: readonly string[]): string[] {
  return [...new Set(words.flatMap((word) => SUBJECT_WORDS.get(word) ?? []))];
}
