import { expression } from '../../../base/expression';
import type { Fact } from '../languagePack';
import { asName } from './values';

export const NAME = String.raw`(\p{Script=Han}{1,8}(?![a-z])|[a-z][a-z'-]{1,20})`;

export const RELATIVES: Readonly<Record<string, string>> = {
  妈: '妈妈', 老妈: '妈妈', 妈妈: '妈妈', 母亲: '妈妈', 爸: '爸爸', 老爸: '爸爸', 爸爸: '爸爸', 父亲: '爸爸', 爸妈: '爸妈', 父母: '父母',
  姐: '姐姐', 姐姐: '姐姐', 妹: '妹妹', 妹妹: '妹妹', 哥: '哥哥', 哥哥: '哥哥', 弟: '弟弟', 弟弟: '弟弟',
  奶奶: '奶奶', 爷爷: '爷爷', 外婆: '外婆', 外公: '外公', 姥姥: '姥姥', 姥爷: '姥爷',
  老公: '老公', 老婆: '老婆', 男朋友: '男朋友', 女朋友: '女朋友', 男友: '男朋友', 女友: '女朋友', 对象: '对象', 前任: '前任', 前男友: '前男友', 前女友: '前女友',
  闺蜜: '闺蜜', 室友: '室友', 舍友: '室友', 邻居: '邻居', 同事: '同事', 老板: '老板', 领导: '领导', 上司: '上司', 房东: '房东', 导师: '导师', 发小: '发小', 死党: '死党', 最好的朋友: '最好的朋友', 好朋友: '好朋友', 好哥们: '好哥们', 哥们: '哥们', 哥们儿: '哥们', 女儿: '女儿', 儿子: '儿子', 孙子: '孙子', 孙女: '孙女', 外孙: '外孙', 外孙女: '外孙女', 老伴: '老伴', 老伴儿: '老伴', 媳妇: '媳妇', 表姐: '表姐', 表妹: '表妹', 表哥: '表哥', 表弟: '表弟', 舅舅: '舅舅', 姑姑: '姑姑', 叔叔: '叔叔', 小姨: '小姨', 师父: '师父', 师傅: '师傅', 搭档: '搭档',
}; // oxfmt-ignore
export const RELATIVE = Object.keys(RELATIVES)
  .toSorted((a, b) => b.length - a.length)
  .join('|');
const PET =
  '橘猫|布偶猫?|英短|美短|狸花猫?|三花猫?|奶牛猫|暹罗猫?|猫咪|猫猫|小猫|猫|金毛|柯基|泰迪|哈士奇|二哈|拉布拉多|边牧|柴犬|比熊|萨摩耶|中华田园犬|狗狗|小狗|狗|兔子|仓鼠|鹦鹉|乌龟|龙猫|刺猬|金鱼|马|守宫';
const PETS: Readonly<Record<string, string>> = {
  猫咪: '猫',
  猫猫: '猫',
  小猫: '猫',
  狗狗: '狗',
  小狗: '狗',
  二哈: '哈士奇',
};
const ELDERS = '外公|外婆|爷爷|奶奶|姥姥|姥爷';
const OPENINGS =
  '(?:今天|昨天|昨晚|最近|刚才|刚刚|早上|晚上|后来|然后|还有|而且|但是?|结果|不过|其实|周末|另外)*';

/** "你妈妈", and "你的朋友" where the short form would sound clipped. */
export function yourRelative(word: string): string {
  const relative = RELATIVES[word] ?? word;
  return /(?:朋友|哥们|死党|发小|前任)$/u.test(relative) ? `你的${relative}` : `你${relative}`;
}

const SOMEBODY = [
  expression(`我(?:的|们|有(?:一)?个|那个|家)?(?:亲|大|小|二)?(${RELATIVE})`, 'u'),
  expression(`(?:^|[,。!; ])${OPENINGS}(?!对象|师傅|师父)(${RELATIVE})(?!们好)`, 'u'),
  expression(`(?<![你您他她它们的老])(${ELDERS})`, 'u'),
];
const CALLED = expression(
  `^(?:的)?(?:名字(?:是|叫做?)|,?(?:她|他|它|一只|其中一只)?(?:名字?)?叫做?) ?${NAME}`,
  'u',
);
const PET_NAME = /^([小阿]\p{Script=Han})/u;
const NO_PET_NAME = /^小(?:时|心|声|区|店|孩|猫|狗|说|气|朋|伙)/u;

function nameAfter(rest: string): string | null {
  const called = CALLED.exec(rest)?.[1];
  if (called !== undefined) return asName(called);
  const familiar = PET_NAME.exec(rest)?.[1];
  return familiar === undefined || NO_PET_NAME.test(familiar) ? null : asName(familiar);
}

function being(kind: 'person' | 'pet', value: string, name: string | null): Fact {
  return name === null
    ? { kind, value, called: value }
    : { kind, value: value + name, called: name };
}

const SOME_ONE = /我[^,。!]{0,6}(?:一|有|了)(?:个|位)(同事|邻居|朋友|客户|网友)/u;

/** Somebody close to the user, of whom a plain sentence speaks. */
export function readPerson(sentence: string): Fact | null {
  for (const pattern of SOMEBODY) {
    const match = pattern.exec(sentence);
    if (match === null) continue;
    const rest = sentence.slice(match.index + match[0].length);
    return being('person', yourRelative(match[1] ?? ''), nameAfter(rest));
  }
  const other = SOME_ONE.exec(sentence);
  if (other === null) return null;
  const rest = sentence.slice(other.index + other[0].length);
  return being('person', `那个${other[1] ?? ''}`, nameAfter(rest));
}

const OWNED = expression(
  `(?:养了?|养着|领养了?|捡了?|收养了?|我家的?|我们家的?|我的|家里有?|我有|我那)(?:一|两|三)?(?:只|条|个|匹)?(?:只|条)?(?:小|老|胖|大|白|黑|流浪|可爱|的)*(${PET})(?!粮|砂|窝|咖|人|派|舍|上|路|虎|力|拉松|儿子|眼)`,
  'u',
);
const NAMED = expression(
  `(?:一|这|那)?(?:只|条)(?:小|老|胖|大|白|黑|的)*(${PET})(?=,?(?:名字|名叫|叫))`,
  'u',
);

/** An animal of the user's, with its name when it is told in the same sentence. */
export function readPet(sentence: string): Fact | null {
  const match = OWNED.exec(sentence) ?? NAMED.exec(sentence);
  if (match === null) return null;
  const animal = match[1] ?? '';
  const rest = sentence.slice(match.index + match[0].length);
  return being('pet', `你的${PETS[animal] ?? animal}`, nameAfter(rest));
}
