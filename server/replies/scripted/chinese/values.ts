import { expression } from '../../../base/expression';
import { reflect, withoutParticles } from './reflect';

const CITIES =
  '北京|上海|广州|深圳|杭州|苏州|南京|成都|重庆|武汉|西安|长沙|天津|郑州|青岛|大连|厦门|宁波|无锡|合肥|福州|昆明|大理|丽江|贵阳|南宁|桂林|海口|三亚|沈阳|长春|哈尔滨|济南|烟台|威海|石家庄|太原|兰州|西宁|银川|乌鲁木齐|拉萨|呼和浩特|南昌|景德镇|泉州|珠海|佛山|东莞|惠州|中山|温州|绍兴|嘉兴|金华|台州|扬州|常州|徐州|南通|镇江|洛阳|开封|宜昌|襄阳|绵阳|乐山|柳州|北海|汕头|潮州|香港|澳门|台北|高雄|台湾|浙江|江苏|广东|四川|湖南|湖北|河南|河北|山东|山西|陕西|福建|江西|安徽|云南|贵州|广西|海南|辽宁|吉林|黑龙江|内蒙古?|新疆|西藏|青海|甘肃|宁夏|东北|江南|新加坡|东京|大阪|京都|首尔|釜山|曼谷|清迈|吉隆坡|伦敦|巴黎|柏林|慕尼黑|汉堡|维也纳|罗马|米兰|马德里|巴塞罗那|里斯本|莫斯科|纽约|洛杉矶|旧金山|西雅图|波士顿|芝加哥|温哥华|多伦多|悉尼|墨尔本|奥克兰|日本|韩国|美国|英国|德国|法国|加拿大|澳洲|澳大利亚|新西兰|意大利|西班牙|荷兰|瑞士|俄罗斯';
const KNOWN_PLACE = expression(`^(?:${CITIES})`, 'u');
/** Wherever the words say so: a town or land that everybody knows. */
export const CITY = `(?:${CITIES})`;

const MINOR = /小学|中学|初中|高中|初[一二三]|高[一二三]|幼儿|未成年|儿童|孩|少女|少年|萝莉|正太/u;
const NO_NAME =
  /^(?:什么|啥|谁|他|她|它|你|我|不|没|人|车|个|了|做|过|外卖|滴滴|去|回|加班|给|帮|过|滚|等|快|吃|起床|出|名字|自己|大家|真|好|太|很|也|都|还|一|在|是|的|那|这|怎|有|来|再|就|别|嗯|哦|额|呃|哈|随便|秘密|保密|猜)/u;
const NAME_TAIL =
  /(?:吧|就行|就好|就可以|也行|都行|好了|呀|啊|哦|哈|啦|喽|呢|哟|了|而已|今年|来自|很|特别|每天|老是|总是?|经常|又|最|已经|非常|超|住在?|是个?|在|，).*/u;

/** A name as it is written, without what people say after it. */
export function asName(value: string): string | null {
  const name = value.trim().replace(NAME_TAIL, '').trim();
  if (NO_NAME.test(name) || MINOR.test(name)) return null;
  if (/^\p{Script=Han}{1,5}$/u.test(name)) return name;
  return /^[a-z][a-z'-]{1,20}$/iu.test(name) ? name.charAt(0).toUpperCase() + name.slice(1) : null;
}

const AFTER_PLACE =
  /(?:已经|都|快|大概|差不多|好|待|呆|住|生活|工作|上班|上大学|读书|读研|念书|长大|打工|打拼|漂|定居|租|开|做|当|当了|[一两二三四五六七八九十几\d]{1,6}(?:多)?(?:年|个月|天|周|来年)|很久|这边|这里|那边|的一|一家|一个|的郊区|附近|了|的|吧|呢|啊|呀).*/u;
const NO_PLACE =
  /^(?:这|那|哪|家|公司|学校|宿舍|外面|一起|一个|父母|爸|妈|我|他|她|你|自己|里面|楼|出租|隔壁|老家$|医院|路上|床|房|朋友|男|女|新|这儿|网|心|梦)/u;

export function asPlace(value: string): string | null {
  const known = KNOWN_PLACE.exec(value)?.[0];
  if (known !== undefined) {
    const rest = value.slice(known.length).replace(AFTER_PLACE, '');
    return /^(?:\p{Script=Han}{1,4}[区县镇市]|郊区|乡下|海边|老城)$/u.test(rest)
      ? known + rest
      : known;
  }
  const place = value.replace(AFTER_PLACE, '').trim();
  if (NO_PLACE.test(place) || MINOR.test(place)) return null;
  return /^(?:\p{Script=Han}{2,8}|[a-z][a-z -]{2,20})$/u.test(place) ? place : null;
}

const JOBS: Readonly<Record<string, string>> = {
  设计: '设计师',
  ui: '设计师',
  销售: '销售',
  运营: '运营',
  文案: '文案',
  会计: '会计',
  财务: '财务',
  开发: '程序员',
  编程: '程序员',
  后端: '程序员',
  前端: '程序员',
  码农: '程序员',
  测试: '测试工程师',
  产品: '产品经理',
  人事: '人事',
  hr: '人事',
  行政: '行政',
  翻译: '翻译',
  编辑: '编辑',
  客服: '客服',
  护理: '护士',
  外贸: '外贸',
  电商: '电商',
  自媒体: '自媒体博主',
  装修: '装修师傅',
  木工: '木匠',
  滴滴: '网约车司机',
  网约车: '网约车司机',
  出租车: '出租车司机',
  出租: '出租车司机',
  货车: '货车司机',
  大车: '货车司机',
  外卖: '外卖骑手',
  快递: '快递员',
  摄影: '摄影师',
  烘焙: '烘焙师',
  it: '程序员',
  互联网: '互联网从业者',
};
const JOB =
  /^(?:\p{Script=Han}{0,6}(?:护士|医生|大夫|老师|教师|教授|程序员|工程师|设计师|会计|律师|司机|厨师|厨子|师傅|[^人成会党团队动演病学]员|演员|摄影师|化妆师|理发师|咖啡师|烘焙师|调酒师|分析师|建筑师|架构师|规划师|咨询师|营养师|药剂师|技师|导游|导演|编剧|编辑|记者|作家|画家|画师|插画师|翻译|歌手|乐手|司仪|主播|博主|经理|主管|总监|助理|秘书|文员|店长|老板|老板娘|警察|消防员|军人|飞行员|空姐|空少|乘务员|公务员|研究员|科研狗|兽医|牙医|保安|保洁|月嫂|裁缝|木匠|电工|焊工|技工|裁判|教练|顾问|销售|运营|文案|客服|中介|网管|码农|社畜|打工人|自由职业者?|全职妈妈|全职太太|家庭主妇|研究生|博士生?|大学生|实习生|法医|药师|水手|渔民|农民|园丁|花艺师|钟表匠|配音|hr|产品经理|策划|外贸|人事|行政|财务|骑手|快递小哥))$/u;

/** What one is by trade: "护士"; from "做设计的" comes "设计师". */
export function asJob(value: string): string | null {
  const bare = value
    .replace(/^(?:一)?(?:个|名|位|家)/u, '')
    .replace(/^(?:做|干|当|搞|从事)(?=.)/u, '')
    .replace(/^(?:小学|中学|初中|高中|幼儿园)(?=老师|教师)/u, '')
    .replace(/(?:的|的工作|工作|这行|这一行|行业|生意|了|呢|啊|呀){1,20}$/u, '')
    .trim();
  if (MINOR.test(bare)) return null;
  return JOBS[bare] ?? (JOB.test(bare) ? bare : null);
}

const SHOP =
  /^(?:了)?(?:一)?(?:家|间|个)?(?:小|小小的)?(\p{Script=Han}{0,4}(?:店|馆|铺|餐厅|饭馆|民宿|酒吧|工作室|公司|书店|咖啡厅|面馆))$/u;

/** "开了家花店" makes one the owner of it. */
export function asOwner(value: string): string | null {
  const shop = SHOP.exec(value.replace(/[的了]{1,20}$/u, ''))?.[1];
  return shop === undefined ? null : `${shop}老板`;
}

const NO_THING =
  /^(?:你|您|他|她|它|这|那|我|自己|上|不|没|了|一个人$|过|谁|什么|有人|别人|被|说|得|的|听你|看你|(?:一个|一位|个)(?!人.)|跟你|和你|陪你)/u;
const TAIL =
  /(?:了|的|吧|呢|啊|呀|哦|哈|啦|的说|什么的|之类的?|来着|而已|得不行|得要命|得要死|一点|不过|但是?|因为|所以|尤其|特别是|比如|和你|跟你|都好|就好|就够了){1,6}$/u;
const MOST = 12;

const WHEN_LIKED =
  /^(?:(?:下班|放学|饭|睡|吃完饭|晚上|早上|周末|傍晚|清晨|没事|有空|闲|下雨)(?:以?后|之后|前|的时候|时|了)|没事|有空|周末|晚上|傍晚|清晨)(?=\p{Script=Han}{2})/u;

/** Something one likes, learns or cannot bear, turned round. */
export function asThing(value: string): string | null {
  const bare = withoutParticles(value.replace(/(?:因为|不过|但是|所以|尤其是?|特别是|虽然).*/u, ''))
    .replace(TAIL, '')
    .replace(WHEN_LIKED, '')
    .trim();
  if (bare === '' || NO_THING.test(bare) || MINOR.test(bare)) return null;
  const length = [...bare].length;
  if (length < 1 || length > MOST || /[?"]/.test(bare)) return null;
  return reflect(bare);
}

/** What people do, in the words in which they tell it instead of naming the trade. */
export const TRADES: ReadonlyMap<string, string> = new Map([
  ['修车', '修车师傅'],
  ['开货车', '货车司机'],
  ['开卡车', '卡车司机'],
  ['开出租车', '出租车司机'],
  ['开出租', '出租车司机'],
  ['开公交', '公交司机'],
  ['教书', '老师'],
  ['写代码', '程序员'],
  ['敲代码', '程序员'],
  ['做饭', '厨师'],
  ['理发', '理发师'],
]);
