import { chineseClaims } from '../claims/ch';
import { compileGrammar } from '../grammar/compile';
import { chineseForms } from '../grammar/ch';
import { pattern, type LanguageRules } from '../rules';

const DIGITS: Readonly<Record<string, number>> = {
  一: 1,
  二: 2,
  两: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
  壹: 1,
  贰: 2,
  叁: 3,
  肆: 4,
  伍: 5,
  陆: 6,
  柒: 7,
  捌: 8,
  玖: 9,
};
const DIGIT = Object.keys(DIGITS).join('');
/** "十七八" is from its lower number, "三" a number only before what counts years of age or time. */
const NUMERAL = new RegExp(
  `([${DIGIT}])?[十拾]([${DIGIT}])?[${DIGIT}]?|([${DIGIT}])(?=周?岁|年|个月)`,
  'gu',
);
const YEAR_DIGITS = '零一二三四五六七八九';
/** "二〇一二年", "零九年", "一二年出生", "一零后". */
const YEAR = new RegExp(
  `[一二][${YEAR_DIGITS}]{3}(?=年)|零[${YEAR_DIGITS}](?=年)|一[${YEAR_DIGITS}](?=年(?:出生|生)|后)`,
  'gu',
);

function numbers(text: string): string {
  const dated = text
    .replaceAll('〇', '零')
    .replace(YEAR, (year) => Array.from(year, (digit) => YEAR_DIGITS.indexOf(digit)).join(''));
  return dated.replace(NUMERAL, (_, tens?: string, unit?: string, alone?: string) => {
    if (alone !== undefined) return String(DIGITS[alone] ?? '');
    const ten = tens === undefined ? 1 : (DIGITS[tens] ?? 1);
    return String(ten * 10 + (DIGITS[unit ?? ''] ?? 0));
  });
}

const MOSTLY = String.raw`(?:今年|现在|目前|其实|才|只有|只|刚刚|刚|满|已经|快|快要|还|大概|差不多|真的|都|虚岁|周岁|实际|也|是|只是|马上|就|年纪|年龄|岁数|约|大约|不过| |-|,|，)*`;
const YEARS = String.raw` ?(?:多|来|出头)?周?岁`;
/** How much older or younger somebody is, and the one who is compared with: read by the grammar. */
const NOT_COMPARED = String.raw`(?<![大小差长轻少]了?|比(?!较)\p{Script=Han}{0,6})`;
const COMPARES = String.raw`(?!${YEARS}的?\p{Script=Han}{1,4}比)`;
const AFTER = String.raw`(?= *(?:$|[。！？!?.,，;；…\n~]|了|啦|呢|吧|哦|喔|而已|的[女男]))`;
const YOU_OR_I = String.raw`(?:我们|我俩|我|你们|你|您|咱|本人|人家)`;
const PERSON = String.raw`(?:女孩|男孩|女生|男生|少女|少年|女友|男友|女朋友|男朋友|妹妹|姐姐|弟弟|哥哥|姑娘|美女|角色|女仆|室友|公主|情人|处女|女人|男人|女子|男子|人)`;
const MINOR = String.raw`(?:小学生|初中生|中学生|高中生|国中生|国小生|女高中生|女初中生|(?:高|初|国)[一二三1-3](?:的)?(?:学生|女生|男生)|未成年(?:人|少女|少年|女孩|男孩)?|(?:高中|初中|小学|中学|国中)(?:女|男)(?:生|孩)|小女孩|小男孩|幼女|女童|男童|学生妹|少女(?!心|时代|感|峰)|青少年|萌娃|女中学生|女学生|jk(?=[制妹少女]|$))`;

export const chinese: LanguageRules = {
  script: /\p{Script=Han}/u,
  claims: chineseClaims,
  grammar: compileGrammar(chineseForms),
  explained: pattern(
    String.raw`(?:像|当我是|当作我是|就当我是)(?:给|对|跟|教|个|一个)?(?:个|一个)?(?:[4-9]|10|[四五六七八九十])岁(?:的?(?:小孩子?|孩子|小朋友))?(?:一样|那样|似的)?(?:解释|说明|讲|跟我讲|给我讲|来讲)|(?:解释|说明|讲)[^。！？\n]{0,8}(?:像|当我是|就当我是)(?:个|一个)?(?:[4-9]|10|[四五六七八九十])岁(?:的?(?:小孩子?|孩子|小朋友))?(?:一样)?(?=$|[。！？，,.!?\n])`,
  ),
  numbers,
  participants: [
    pattern(
      String.raw`${YOU_OR_I}(?:们|俩)?${MOSTLY}{age}${YEARS}(?!(?:的)?(?:女儿|儿子|孩子|弟弟|妹妹|侄|外甥|狗|猫|时|那年|的时候|以前|就开始|开始|前|搬|离开|离家|移民|去了|来到|多的(?:狗|猫)))`,
    ),
    pattern(
      String.raw`${YOU_OR_I}(?:今年|现在|才|只有|刚|刚满|其实|虚岁|今年才|现在才)(?:才|刚|满|只有|是|虚岁|周岁|实岁)*(?<age>1\d)${AFTER}`,
    ),
    pattern(String.raw`(?:^|[。！？!?\n，,])我(?<age>1\d)(?:了|啦)?(?=$|[。！？!?\n，,])`),
    pattern(
      String.raw`(?:我|你)的?(?:真实|实际)?(?:年龄|岁数|年纪)(?:是|为|:|：)?${MOSTLY}{age}(?!\d)`,
    ),
    pattern(String.raw`(?:我|你|她|他)(?:还)?(?:没|不|未|没有)(?:到|满|足|够)? ?{soon}${YEARS}?`),
    pattern(
      String.raw`(?<!时候|那年|当年|当时)(?:我|你|她|他)[^。！？!?，,\n]{0,8}(?:就|要|快|将|就要|快要|马上)(?:满|到|过)? ?{soon}${YEARS}(?:了|生日)?(?!的?(?:女儿|儿子))`,
    ),
    pattern(String.raw`(?:我|你)(?:还)?(?:没|未|没有|不是)(?:有)?成年(?!人的)`),
    pattern(
      String.raw`${YOU_OR_I}(?!不|没|想|在教|教|和|跟|给|与)${MOSTLY}(?:一个|一名|个|一位|我的|名)?(?:\p{Script=Han}{0,3}的)?${MINOR}(?!(?:的)?(?:老师|家长|妈妈|爸爸|班主任|辅导))`,
    ),
    pattern(
      String.raw`(?:我|你)(?:还|只|就|现在|只是|还只|还是)+(?:是)?个?(?:小孩|孩子|小孩子|儿童)(?!气|的)`,
    ),
    pattern(
      String.raw`(?:我|你)(?:还|现在|正|今年|刚|在|目前|才)*(?:上|读|念|在)(?:小学|初中|高中|国中|中学|[初高小][一二三四五六1-6]|\d{1,2}年级|[一二三四五六七八九]年级)(?!(?:教|当|的?(?:老师|时候|校友)|毕业|工作|附近|门口|任教|时))`,
    ),
    pattern(String.raw`我是(?:初|高)[一二三]的`),
    pattern(String.raw`(?:我|你)看(?:起来|上去)(?:就)?(?:像|只有|才)?{age}${YEARS}`),
    pattern(String.raw`我是(?:个)?[1１]0后`),
  ],
  supposed: [
    pattern(String.raw`${NOT_COMPARED}{age}${COMPARES}${YEARS}`),
    pattern(String.raw`(?:扮演|当|做|演|像|是)(?:一个|我的|个)?(?:小孩|孩子|女儿|小妹妹|小女生)`),
  ],
  others: [
    pattern(
      String.raw`(?<!(?:时候|那年|当年|那时|当时)[她他我]?(?:才|只有|刚|已经|还)*|不是|不再是|不止|没有|(?:时|那年|当年|曾经)[她他我])${NOT_COMPARED}{age}${COMPARES}${YEARS}(?!(?:时|那年|那一年|的时候|离家|离开|辍学|出道|入行|参军|移民|丧|失去|以前|之前|就|起|开始|搬|移民|去了|来到|学会|拿到|赢|获|加入|登台|考上|左右的?时候|以下|以上))`,
    ),
    pattern(String.raw`(?:她|他)(?:今年|现在|才|只有|刚满)(?:才|刚|满|只有)*(?<age>1\d)${AFTER}`),
    pattern(String.raw`(?:年龄|岁数)(?:是|为|:|：| )* ?{age}(?!\d)`),
    pattern(
      String.raw`(?:她|他)(?:还)?(?:只)?(?:是)(?:个|一个|一名)?(?:未成年|幼女|初中生|小学生|高中生)`,
    ),
    pattern(String.raw`未成年(?:的)?(?:女友|男友|女朋友|男朋友|少女|女孩|情人|妹妹)`),
  ],
  minor: pattern(MINOR),
  always: pattern(String.raw`(?:儿童色情|萝莉控|正太控|萝莉|恋童)`),
  scene: pattern(
    String.raw`(?:角色扮演|扮演|假装|假扮|想象(?:一下)?(?:你|我|自己)|想像(?:一下)?(?:你|我|自己)|假设(?:你|我)|假如你|如果你是|你来演|你来当|你演|你当(?:我)?的?|做我的|当我的|我的幻想|在(?:这个|我们的|你的)(?:故事|场景|剧情)|(?:来|一起)玩(?:[:,]|一?个(?:角色|故事|剧情))|来演(?:[:,]|一?(?:段|场|个))|(?:爱上|迷上|喜欢上)了?[你我]|(?:爱着|暗恋着?|迷恋着?)[你我]|剧情:|场景:|设定:|你的(?:角色|设定)|玩个?(?:角色|游戏,你))`,
  ),
  sexual: pattern(
    String.raw`(?:性爱|性感|做爱|裸|色情|诱惑|勾引|脱衣|调教|内衣|高潮|处女|发情|情色|上床|床上|约炮|性奴|性行为|性关系|情欲)`,
  ),
  courted: pattern(String.raw`(?:女友|男友|女朋友|男朋友|情人|老婆|恋人|对象|暗恋)`),
  kin: pattern(
    String.raw`(?:儿子|女儿|孩子|小孩|宝宝|宝贝女儿|侄|外甥|孙|弟弟|妹妹|哥哥|姐姐|表[弟妹哥姐]|堂[弟妹哥姐]|继[子女妹姐弟兄]|[我你她他][妹弟哥姐]|干女儿|双胞胎|老大|老二|小的|大的|学生|班上|教|邻居|患者|病人|娃|小朋友|队|比赛|冠军|奥运|象棋|围棋|新闻|报道|电影|小说|纪录片|体操|游泳)`,
  ),
  owned: pattern(
    String.raw`(?:我家|家里|我们家|咱家|他家|她家|你家|她的|他的)[^。！？\n]{0,6}\d{1,2}`,
  ),
  caresFor: pattern(
    String.raw`(?:有|母亲|妈妈|父亲|爸爸|单亲|阿姨|叔叔|舅|姑|奶奶|爷爷|老师|教|辅导|教练|保姆|儿科|护士|照顾|抚养|帮助|喜欢|爱|曾|以前|当年|从|是.{0,6}的(?:妈|爸|母|父))`,
  ),
  thing: pattern(
    String.raw`(?:狗|猫|马|鹦鹉|乌龟|仓鼠|兔子|车|摩托|电脑|手机|房子|楼|公寓|树|酒|威士忌|奶酪|公司|店|婚姻|关系|友谊|疤|照片|沙发|吉他|小提琴|钢琴|合同|餐厅|乐队|宠物|企业|学校)`,
  ),
  person: pattern(PERSON),
  adultRole: pattern(
    String.raw`(?:老师|教师|家长|班主任|心理|医生|辅导|作文|文学|小说|电影|偶像|歌曲|题|教材|奥数|保护法)`,
  ),
  asksAge: pattern(String.raw`(?:你|您)(?:今年)?(?:多大|几岁|多少岁)|你的(?:年龄)`),
  born: [
    pattern(
      String.raw`(?:我|你|她|他)(?:是|在)?(?:于)?{year} ?年?(?:\d{1,2}月)?(?:\d{1,2}[日号])?(?:出生|生的|生人|生|的)(?!的?(?:时候|毕业|女儿|儿子|孩子|娃))`,
    ),
    pattern(String.raw`(?:我|你|她|他)出生(?:于|在){year}`),
  ],
};
