import { expression } from '../../../base/expression';
import type { Feeling } from '../languagePack';
import { clauses, plain } from './text';

const BEING =
  '(?:妈妈?|爸爸?|母亲|父亲|爷爷|奶奶|外公|外婆|姥姥|姥爷|公公|婆婆|叔叔|舅舅|姑姑|阿姨|姨妈|哥哥?|弟弟?|姐姐?|妹妹?|朋友|同学|老师|老公|老婆|丈夫|妻子|爱人|他|她|它|猫|猫咪|狗|狗狗|兔子|仓鼠|鹦鹉|乌龟|金毛|柯基)';
const WHEN =
  '(?:昨天|前天|今天|昨晚|上周|上星期|上个?月|去年|前年|今年|刚刚|前几天|[一两二三四五六七八九十几\\d]+(?:年|个月|周|天)前)';
const LOST = expression(
  [
    '去世|过世|离世|病逝|病故|离开人世|葬礼|追悼会|守灵|悼念',
    `(?<!我)${WHEN}(?:就|也|已经|突然)*死了(?!心)`,
    `${BEING}(?:在)?${WHEN}(?:就|也|已经|突然)*(?:走了|没了|不在了)`,
    `${BEING}走了?(?:都|快|有|已经)*[一两二三四五六七八九十几\\d]+(?:多)?(?:年|个月)`,
    `${BEING}(?:已经|就|也|突然)*(?:死了(?!算|心|这)|不在了)`,
  ].join('|'),
  'u',
);
const PARTED =
  /分手|离婚(?!率|证|协议|冷静)|被甩|甩了我|(?:离开|抛弃)了我|掰了|我们散了|分开了(?!住|睡)|把我绿了|出轨/u;

const FEELINGS: readonly (readonly [Feeling, RegExp])[] = [
  [
    'lonely',
    /孤独|孤单|寂寞|冷清|没(?:有)?人(?:陪|理我|懂我|可以说话|跟我说话|能说话|关心|在乎我)|没(?:有)?朋友|想家|一个人(?:好|真|太|有点|怪)(?:冷|没意思|难|可怜|无聊|寂寞)/u,
  ],
  [
    'ill',
    /生病|病了|发烧|感冒|流感|头疼|头痛|偏头痛|胃疼|胃痛|肚子疼|肚子痛|牙疼|咳嗽|嗓子疼|住院|拉肚子|食物中毒|身体不舒服|阳了|过敏了|痛经/u,
  ],
  [
    'anxious',
    /焦虑|紧张|担心|害怕|好怕|很怕|有点怕|压力(?:好|很|太|挺|有点|真|超|山|这么)?大|好慌|很慌|心慌|慌得|恐慌|不安|忐忑|喘不过气|内耗|怕(?:自己|搞砸|失败|考不|做不好|出错|丢脸)|发愁|愁死/u,
  ],
  [
    'angry',
    /生气|气死|火大|愤怒|烦死|好烦|很烦|真烦|烦躁|好气|气炸|恼火|受够了|无语(?:死|了)|窝火|不爽|憋屈|被(?:领导|老板|他|她|客户|经理|我?妈|我?爸|主管|骂|吼|训|怼|坑)+(?:了|惨|一顿|得)*(?=$|[骂吼训怼坑批了一])/u,
  ],
  [
    'sad',
    /难过|伤心|难受|心碎|想哭|哭了|哭过|大哭|郁闷|委屈|失落|沮丧|低落|不开心|不高兴|不快乐|emo|崩溃|心情(?:不好|很差|好差|差|糟|不太好|不怎么好|不佳|down)|被(?:公司|单位|老板|领导)?(?:裁|开除|辞退|炒)|失业|吵架|吵了|大吵|闹翻|糟糕的一天|倒霉|失望|好丧|很丧|绝望|走丢|破防|抑郁|心疼得|好惨|心里(?:堵|空|疼|不好受|难)|(?:还是|会|很|好|真的)(?:疼|痛)(?=$|的)/u,
  ],
  [
    'tired',
    /(?<![笑吓饿积])累(?!积|计|赘|死我们不)|(?<!贫)困(?!难|惑|扰|境|住|在)|疲惫|疲倦|没(?:有|什么)?力气|没精神|睡不着|没睡好|没怎么睡|失眠|熬夜|通宵|加班到|熬不住|撑不住|心力交瘁|虚脱|精疲力尽|散架/u,
  ],
  ['bored', /无聊|没事(?:干|做|可做)|闲得(?:慌|发)|好闲|太闲/u],
  [
    'happy',
    /开心|高兴|快乐|幸福|太好了|好消息|激动|兴奋|骄傲|自豪|(?:面试|考试|驾照|科目.)(?:终于)?(?:过了|通过了)|考过了|考上|录取|上岸|升职|涨薪|加薪|拿到(?:了)?(?:offer|工作|证)|成功了|终于[^,。]{0,10}(?:了$|结束|解决|搞定|拿到|找到|做到)|恋爱了|在一起了|求婚|订婚|好感动|太感动|好爽|太爽|舒服多了|好多了|好(?:了)?(?:一)?(?:点|些)了|轻松(?:多)?了|松了(?:一)?口气|中奖|我?赢了|好满足|很满足|超棒的一天|心情(?:很|超|特别|真|挺)?好/u,
  ],
];

const OTHERS =
  /(?:他|她|它|你|们|别人|有人|大家|老板|领导|同事|客户|经理|妈妈?|爸爸?|姐姐?|哥哥?|弟弟?|妹妹?|老公|老婆|男友|女友|朋友|闺蜜|室友|邻居|奶奶|爷爷|外婆|外公|儿子|女儿|猫|狗)(?![^我]{0,60}我(?!妈|爸|姐|妹|哥|弟|老|男|女|朋|闺|室|邻|奶|爷|外|儿|女|的|同|领|猫|狗|家))[^我]{0,60}$/u;
/** "Is angry with me" tells nothing of the speaker's own feeling. */
const TOWARDS_ME = /(?:跟|和|对|冲|朝)我/gu;
const OWN_AFTER_ALL =
  /(?:让|使|害|搞得|弄得|惹|叫|令|气得|把|对)我|(?:跟|和|被|给|为|替|想到|因为)[^我]{0,60}$/u;
const NEGATED =
  /(?:不|没|没有|不是|不再|不太|不怎么|不算|(?<!特)别|从不|从没|不会|不用)(?:很|太|那么|这么|怎么|再|觉得|有|感到|特别)*$/u;

/** The feeling the user tells of as their own, or null. */
export function readFeeling(text: string): Feeling | null {
  if (LOST.test(plain(text))) return 'grief';
  if (PARTED.test(plain(text))) return 'sad';
  for (const [feeling, pattern] of FEELINGS) {
    for (const clause of clauses(text)) {
      const match = pattern.exec(clause);
      if (match === null) continue;
      const before = clause.slice(0, match.index);
      if (NEGATED.test(before)) continue;
      const subject = before.replace(TOWARDS_ME, '');
      if (OTHERS.test(subject) && !OWN_AFTER_ALL.test(subject)) continue;
      if (/(?:吗|么|嘛)$/u.test(clause)) continue;
      return feeling;
    }
  }
  return null;
}

/** Whether somebody spoken of died, or left for good. */
export function readLoss(text: string): boolean {
  return LOST.test(plain(text)) || PARTED.test(plain(text));
}
