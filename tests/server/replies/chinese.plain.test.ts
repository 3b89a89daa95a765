import { describe, expect, it } from 'vitest';
import type { Fact } from '../../../server/replies/scripted/languagePack';
import { compose } from '../../../server/replies/scripted/compose';
import { chinese } from '../../../server/replies/scripted/chinese';
import { reflect } from '../../../server/replies/scripted/chinese/reflect';
import { sentences } from '../../../server/replies/scripted/chinese/text';
import { collect, replyRequest } from '../../support/replyFixtures';
import { testLanguage } from './languageTests';
import { script } from '../../support/textRules';

const read = (text: string) => chinese.read(text, null);
/** "name: 小林", and "pet: 你的猫米粒 (米粒)" where somebody is called otherwise than described. */
const shown = (facts: readonly Fact[]) =>
  facts.map(({ kind, value, called = value }) =>
    called === value ? `${kind}: ${value}` : `${kind}: ${value} (${called})`,
  );

describe('reflect', () => {
  it.each([
    ['我搬到这里是因为想看海', '你搬到这里是因为想看海'],
    ['我跟老板提起过你', '你跟老板提起过我'],
    ['我们去年在一起了', '你们去年在一起了'],
    ['我妈不太喜欢我的工作', '你妈不太喜欢你的工作'],
    ['你说过你喜欢雨', '我说过我喜欢雨'],
  ])('turns "%s" round', (said, turned) => {
    expect(reflect(said)).toBe(turned);
  });
});

describe('sentences', () => {
  it.each([
    ['好。那就不。', ['好。', '那就不。']],
    ['慢着！你再说一遍？！', ['慢着！', '你再说一遍？！']],
    ['一句话：“两点就起了。黑麦发得比我好”，长的那版带脚注。', 1],
    ['他说：“走吧。”我就走了。', 1],
  ] as const)('parts "%s"', (text, expected) => {
    const parts = sentences(text);
    expect(typeof expected === 'number' ? parts.length : parts).toEqual(expected);
    expect(parts.join('')).toBe(text);
  });
});

describe('the facts of a message', () => {
  it.each<[string, string[]]>([
    ['我叫小林', ['name: 小林']],
    ['我叫林晓雨 你呢', ['name: 林晓雨']],
    ['大家都叫我阿明', ['name: 阿明']],
    ['叫我Sam就行', ['name: Sam']],
    ['我的名字是周舟', ['name: 周舟']],
    ['嗨，我是小陈', ['name: 小陈']],
    ['我是林小满', ['name: 林小满']],
    ['你可以叫我老王', ['name: 老王']],
    ['我叫了外卖', []],
    ['我叫什么名字？', []],
    ['她叫我别去', []],
    ['我是夜猫子', []],
    ['我是单身', []],
    ['我住在杭州', ['place: 杭州']],
    ['我现在一个人住成都', ['place: 成都']],
    ['三年前搬到了上海', ['place: 上海']],
    ['坐标深圳', ['place: 深圳']],
    ['我在北京工作，是个程序员', ['place: 北京', 'job: 程序员']],
    ['我在广州', ['place: 广州']],
    ['我住在公司附近', []],
    ['我是东北人', ['origin: 东北']],
    ['我老家在湖南', ['origin: 湖南']],
    ['我在景德镇附近的村子长大，现在住在苏州', ['origin: 景德镇', 'place: 苏州']],
    ['我来自青岛', ['origin: 青岛']],
    ['我是护士', ['job: 护士']],
    ['我是小学老师', ['job: 老师']],
    ['我是做运营的，天天加班', ['job: 运营']],
    ['对了你可以叫我阿月', ['name: 阿月']],
    ['老板叫我加班', ['person: 你老板']],
    ['我是做设计的', ['job: 设计师']],
    ['我在一家广告公司做文案', ['job: 文案', 'workplace: 广告公司']],
    ['我在医院上班', ['workplace: 医院']],
    ['我自己开了家花店', ['job: 花店老板']],
    ['我是一名高级软件工程师', ['job: 高级软件工程师']],
    ['我平时跑滴滴', ['job: 网约车司机']],
    ['我是个很慢热的人', []],
    ['我大学学的是历史', ['study: 历史']],
    ['最近在学葡萄牙语', ['learning: 葡萄牙语']],
    ['我开始学做饭了', ['learning: 做饭']],
    ['我会弹吉他，不过弹得很烂', ['plays: 弹吉他']],
    ['周末经常打羽毛球', ['plays: 打羽毛球']],
    ['我喜欢下雨天', ['like: 下雨天']],
    ['我特别爱吃辣', ['like: 吃辣']],
    ['我最喜欢的歌手是陈奕迅', ['like: 陈奕迅']],
    ['超喜欢在河边散步的', ['like: 在河边散步']],
    ['我喜欢下班以后沿着河边走走', ['like: 沿着河边走走']],
    ['我喜欢你', []],
    ['最喜欢Beyond了', ['like: Beyond']],
    ['我喜欢上一个同事', ['person: 那个同事']],
    ['最怕吃折耳根了', ['dislike: 折耳根']],
    ['她说长大要当宇航员', []],
    ['我养了两只猫，一只叫麻将，一只叫豆腐', ['pet: 你的猫麻将 (麻将)']],
    ['我喜欢一个人', []],
    ['你喜欢下雨天吗', []],
    ['我讨厌一个人做饭', ['dislike: 一个人做饭']],
    ['受不了太吵的餐厅', ['dislike: 太吵的餐厅']],
    ['我不喜欢香菜', ['dislike: 香菜']],
    ['我养了一只猫，叫米粒', ['pet: 你的猫米粒 (米粒)']],
    ['我家狗狗叫豆包，可乖了', ['pet: 你的狗豆包 (豆包)']],
    ['我的猫又把杯子推下去了', ['pet: 你的猫']],
    ['家里有两只橘猫', ['pet: 你的橘猫']],
    ['我妈催我结婚', ['person: 你妈妈']],
    ['我妹妹小雨下个月结婚', ['person: 你妹妹小雨 (小雨)']],
    ['我男朋友叫阿哲', ['person: 你的男朋友阿哲 (阿哲)']],
    ['老板又改需求了', ['person: 你老板']],
    ['手艺是外公教的', ['person: 你外公']],
    ['明天有个面试', ['plan: 面试']],
    ['下周三要做手术', ['plan: 手术']],
    ['昨天考试结束了', []],
    ['我今天好累', ['mood: 累']],
    ['有点焦虑', ['mood: 焦虑']],
    ['他很难过', []],
    [
      '我叫小林，住杭州，养了条狗叫雷克斯',
      ['name: 小林', 'place: 杭州', 'pet: 你的狗雷克斯 (雷克斯)'],
    ],
  ])('are read of "%s"', (text, expected) => {
    expect(shown(read(text).facts).toSorted()).toEqual(expected.toSorted());
  });

  it.each<[string, 'name' | 'place' | 'job' | 'like', string[]]>([
    ['小林', 'name', ['name: 小林']],
    ['叫我阿May吧', 'name', []],
    ['就叫小林吧', 'name', ['name: 小林']],
    ['不告诉你', 'name', []],
    ['嗯', 'name', []],
    ['你猜', 'name', []],
    ['杭州', 'place', ['place: 杭州']],
    ['在一个小镇上', 'place', []],
    ['无聊', 'place', []],
    ['没想法', 'place', []],
    ['乌镇', 'place', ['place: 乌镇']],
    ['浙江的海宁', 'place', ['place: 浙江']],
    ['护士', 'job', ['job: 护士']],
    ['做运营的', 'job', ['job: 运营']],
    ['随便混混', 'job', []],
    ['老地图', 'like', ['like: 老地图']],
    ['晚饭我做了面', 'like', []],
    ['雨', 'name', []],
    ['没什么', 'like', []],
  ])('are read of the bare answer "%s" to a question for a %s', (text, asked, expected) => {
    expect(shown(chinese.read(text, asked).facts)).toEqual(expected);
  });

  it.each([
    ['她叫思思', '思思'],
    ['它的名字叫年糕', '年糕'],
    ['他叫我别去', null],
    ['她叫什么？', null],
  ])('name whoever was spoken of before: "%s"', (text, name) => {
    expect(read(text).nameOfOther).toBe(name);
  });

  it('are summed up in one breath', () => {
    expect(
      chinese.summary([
        { kind: 'name', value: '小林' },
        { kind: 'pet', value: '你的猫米粒', called: '米粒' },
        { kind: 'person', value: '你老板', called: '你老板' },
        { kind: 'plays', value: '弹吉他' },
      ]),
    ).toBe('你叫小林，家里有只猫叫米粒，会弹吉他');
  });
});

describe('what a message does', () => {
  it.each<[string, string[]]>([
    ['你好', ['greeting']],
    ['在吗', ['greeting']],
    ['你好，在吗？', ['greeting']],
    ['没干嘛', ['shrug']],
    ['晚上好呀', ['greeting']],
    ['你好可爱', ['compliment']],
    ['你好吗', ['askHow', 'question', 'askYou']],
    ['最近怎么样', ['askHow', 'question']],
    ['你呢', ['askHow', 'question']],
    ['我叫什么名字？', ['askMyName', 'question']],
    ['还记得我的名字吗', ['askMyName', 'question']],
    ['你叫什么', ['askName', 'askYou', 'question']],
    ['你多大了', ['askAge']],
    ['你是做什么的', ['askWho', 'askYou']],
    ['说说你自己吧', ['askWho']],
    ['发张照片看看', ['askPicture']],
    ['你长什么样', ['askPicture', 'askYou', 'question']],
    ['我想去图书馆', []],
    ['在干嘛', ['askStory', 'question']],
    ['讲个笑话', ['askStory']],
    ['我给你讲个秘密吧', ['askLeave']],
    ['是不是男人都这样', ['question']],
    ['清酒是什么味道', ['question']],
    ['我怎么也睡不着', []],
    ['发张腹肌照', ['askPicture']],
    ['你可以叫我阿月', []],
    ['安安', ['goodbye']],
    ['你还记得我跟你说过什么吗', ['askMemory', 'question', 'askYou']],
    ['关于我你都记住了什么？', ['askMemory', 'question', 'askYou']],
    ['换作你会怎么做？', ['askOpinion', 'question', 'askYou']],
    ['可以问你个问题吗', ['askLeave', 'question', 'askYou']],
    ['我能问你个私人问题吗', ['askLeave', 'question', 'askYou']],
    ['你喜欢音乐吗', ['askOpinion', 'question', 'askYou']],
    ['你爱我吗', ['askLove', 'askOpinion', 'question', 'askYou']],
    ['我喜欢你', ['love']],
    ['我想你了', ['love']],
    ['我想你帮我看看', []],
    ['我喜欢你说话的方式', ['compliment']],
    ['你真温柔', ['compliment']],
    ['谢谢你', ['thanks']],
    ['对不起', ['apology']],
    ['哈哈哈哈', ['laugh']],
    ['hhhh', ['laugh']],
    ['嗯', ['shrug']],
    ['好吧', ['shrug']],
    ['不知道', ['shrug']],
    ['是的', ['yes']],
    ['没有', ['no']],
    ['晚安', ['goodbye']],
    ['很晚了，我该睡了', ['goodbye']],
    ['我先去洗澡了', ['goodbye']],
    ['老板走了', []],
    ['你真无聊', ['insult']],
    ['滚', ['insult']],
    ['行李箱滚动的声音', []],
    ['想看你脱衣服', ['sexual']],
    ['淋雨了，衣服全湿了', []],
    ['我不想活了', ['crisis']],
    ['活着好累', ['crisis']],
    ['有时候觉得活得没意思', ['crisis']],
    ['撑不下去了', ['crisis']],
    ['想死你了', []],
    ['笑死我了', ['laugh']],
    ['累死了', []],
    ['我从来没见过那样的场面', []],
    ['老板又改了排班', []],
    ['我不知道为什么会这样', []],
  ])('is read of "%s"', (text, expected) => {
    expect([...read(text).acts].toSorted()).toEqual(expected.toSorted());
  });
});

describe('the feeling of a message', () => {
  it.each([
    ['今天好累啊', 'tired'],
    ['昨晚又没睡好', 'tired'],
    ['挺难过的', 'sad'],
    ['早上被公司裁了', 'sad'],
    ['今天心情不好', 'sad'],
    ['有点孤单', 'lonely'],
    ['下周答辩，好紧张', 'anxious'],
    ['压力好大', 'anxious'],
    ['老板让我很生气', 'angry'],
    ['老板很生气', null],
    ['女朋友也跟我生气了', null],
    ['你不开心吗', null],
    ['我不难过', null],
    ['我不累', null],
    ['好无聊', 'bored'],
    ['感冒了，头疼', 'ill'],
    ['我爷爷去世了', 'grief'],
    ['他两年前走了', 'grief'],
    ['雷克斯上周死了', 'grief'],
    ['她走了五年了', 'grief'],
    ['终于可以辞职了', 'happy'],
    ['我快饿死了', null],
    ['面试过了！', 'happy'],
    ['我今天特别开心', 'happy'],
    ['终于搬完家了', 'happy'],
    ['这条路很困难', null],
    ['积累了一些经验', null],
  ])('of "%s" is %s', (text, expected) => {
    expect(read(text).feeling).toBe(expected);
  });
});

describe('what may be spoken of again', () => {
  it('is found by words inside of others, but not single characters', () => {
    expect(read('昨晚又熬夜加班了').words).toEqual(
      expect.arrayContaining(['熬夜', '加班', '昨晚']),
    );
    expect(read('你好可爱').words).not.toContain('爱');
    expect(read('昨天又加班到十一点').subjects).toContain('work');
  });

  it('is found in a story by what both are about', () => {
    const { words } = read('我家猫把游戏机碰坏了');
    expect(chinese.related?.('我的猫一屁股坐上复位键。', words)).toBeGreaterThan(0);
    expect(chinese.related?.('我一个人住，什么都自己来。', words)).toBe(0);
  });

  it.each([
    ['你好', true],
    ['ok', true],
    ['Sam', true],
    ['我用iPhone听Taylor Swift', true],
    ['666', true],
    ['How are you today my friend?', false],
    ['お元気ですか', false],
    ['Привет', false],
  ])('"%s" is understood: %s', (text, expected) => {
    expect(read(text).understood).toBe(expected);
  });
});

describe('the reply', () => {
  it('comes a character or two at a time, as fast as one reads', async () => {
    let waited = 0;
    const source = script((milliseconds) => {
      waited += milliseconds;
      return Promise.resolve();
    });
    const request = {
      ...replyRequest([{ author: 'user', text: '我住在杭州，你喜欢下雨天吗' }]),
      user: { name: null, locale: 'ch' as const },
    };
    const pieces = await collect(source.reply(request));
    const text = compose(request, chinese);
    expect(pieces.join('')).toBe(text);
    expect(pieces.filter((piece) => /\p{Script=Han}{3}/u.test(piece))).toEqual([]);
    const perCharacter = waited / text.length;
    expect(perCharacter > 50 && perCharacter < 130).toBe(true);
  });

  it('puts no space between its sentences', () => {
    const request = replyRequest([{ author: 'user', text: '我叫小林，住在杭州' }]);
    expect(compose(request, chinese)).not.toMatch(/(?<=[。！？])\s/u);
  });
});

describe('a name before a sentence', () => {
  it.each([
    ['你上班的一天是什么样子的？', '小林，你上班的一天是什么样子的？'],
    ['好，那就是秋天。', '好，那就是秋天。'],
    ['嗯，那画面我都看见了。', '嗯，那画面我都看见了。'],
  ])('%s', (sentence, expected) => {
    expect(chinese.address(sentence, '小林')).toBe(expected);
  });
});

testLanguage('ch');
