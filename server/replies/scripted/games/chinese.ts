import { lines } from '../lines';
import { says, starts } from '../remarks';
import { pairs } from './gameWords';
import type { GameWords } from './gameWords';
import { chinese as wordLists } from './wordLists/chinese';

/** Letters to guess, and cities by their last letter, are no games in Chinese. */
const NEVER = /(?!)/;

export const chinese: GameWords = {
  wishes: {
    twenty: says(
      '(?:20|二十)个?(?:问题|问)|我(?:想|心里想)(?:好了?|着|了)(?:一个|个)?(?:东西|动物|物品)|猜(?:猜)?我在想什么',
    ),
    theirNumber: says('猜(?:猜)?我(?:想|心里)的?(?:是什么)?(?:数字?|数)|我想(?:好)?了?一?个数'),
    ownNumber: says('(?:你)?想一?个数|猜数字|我来猜(?:你的)?数'),
    guessWhat: starts('(?:你)?(?:来)?猜(?:猜|一下|一猜)?(?:看)?[，,]?我.{0,12}(?:什么|啥|谁|哪)'),
    truth: says('真心话(?:大冒险|还是)|大冒险还是真心话'),
    rps: says('石头[、，, ]?剪[刀子][、，, ]?布|剪刀[、，, ]?石头[、，, ]?布|猜拳|划拳'),
    hangman: NEVER,
    story: says('(?:一起|轮流|咱们?俩?|我们)(?:来)?(?:编|写|讲|接)(?:一?个)?故事|故事接龙.{0,140}'),
    associate: says('(?:词语|联想)(?:联想|游戏)|联想词'),
    cities: NEVER,
    chain: says('(?:词语|成语|单词|文字)接龙'),
    rhyme: says('押韵(?:游戏)?|对(?:对子|韵)'),
    other: starts(
      '(?:我们|咱们|咱|要不)?(?:来)?(?:一起)?(?:玩|下|打)(?!(?:一?个|点|什么|会儿?)?(?:小)?游戏|得|玩|了|过|完|电话|扰|算|工|游戏|一?下|雨|雪|班)(?:一?[盘局把])?[\\p{L}]{2,8}(?:吧|吗|不|怎么样|好不好|呗)',
    ),
  },
  opens: {
    twenty: lines(`
      好，我准备好了。
      来吧，不许提示。
      这个我喜欢。
    `),
    theirNumber: lines(`
      我一半一半地猜。
      你记好了，我开始了。
    `),
    ownNumber: lines(`
      想好了，1到{most}之间。你先猜一个？
      好了，就在1到{most}里面。猜吧。
    `),
    guessWhat: lines(`
      我有三次机会。
      让我想想。
      别提示啊。
    `),
    truth: lines(`
      我来，你先：真心话还是大冒险？
      好呀，你先选：真心话，还是大冒险？
    `),
    rps: lines(`
      我想好了，手藏在背后。你出什么？
      随时可以，我已经选好了。你呢？
    `),
    hangman: [],
    story: lines(`
      好啊，我开头：有天夜里，一座空了很多年的灯塔忽然亮了。该你了。
      我来开头：那封信在路上走了三十年，今天到了。你接着讲。
    `),
    associate: lines(`
      你说一个词，我说想到什么。开始吧。
      好，不许想太久。你的第一个词？
    `),
    cities: [],
    chain: lines(`
      上一个词的最后一个字，做下一个词的开头。你先来？
    `),
    rhyme: lines(`
      你说一个词，我来押韵。开始吧。
    `),
    other: lines(`
      说实话，这个打字我玩不了。不过二十个问题、石头剪刀布、真心话大冒险我都行，玩哪个？
      这个我得装会。要不玩二十个问题、猜数字，或者一起编故事？
    `),
  },
  answers: {
    yes: starts('(?:是(?!猫|狗|我|一|个|什)|对|嗯|没错|猜对|答对|正确|有|会|能|可以|当然|就是)'),
    no: starts('(?:不|没有?|错|猜错|也不|否|不对|哪有)'),
    partly: starts(
      '(?:有时|可能|也许|看情况|算是?吧|差不多|一半|不一定|不知道|不清楚|接近|有点|快了|暖|温)',
    ),
    higher: starts('(?:再?(?:高|大|多)|太小|小了|低了|往上)'),
    lower: starts('(?:再?(?:低|小|少)|太大|大了|高了|往下|冷|凉)'),
    giveUp: says('放弃|认输|猜不[到出着]|不知道|告诉我|公布|是多少|投降|不玩'),
    again: starts('(?:再来|再|继续|重来|又|好|来|下一)'),
    yourTurn: says('到你|该你|轮到你|你选|你来|你呢'),
    end: starts('(?:完了?|结束|全剧终|剧终|不玩|够了)'),
    truth: says('真心话'),
    dare: says('大冒险|冒险'),
  },
  tells: starts('(?:你(?:赢|输)了|(?:其实)?是(?!的|啊|吧|呀|呢|$)[\\p{L}]{1,8}|答案是|我想的是)'),
  guessOf: {
    food: says('吃|喝|煮|做了?什么(?:菜|饭)|炒|烤'),
    place: says('在?哪'),
    who: says('谁'),
    thing: says('买|收到|找到|穿|拿着'),
  },
  guesses: {
    food: lines(`
      面条？
      炒饭？
      喝汤了？
      煎蛋？
      昨天的剩菜？
    `),
    place: lines(`
      在海边？
      在火车上？
      在咖啡店？
      在理发店？
    `),
    who: lines(`
      老同学？
      前任？
      邻居？
      名人？
    `),
    thing: lines(`
      书？
      鞋？
      厨房里的东西？
      一盆花？
    `),
  },
  isIt: '是{thing}吗？',
  questions: pairs(`
    a = 是活的吗？, n = 是动物吗？, j = 是人吗？, p = 会长大吗？
    e = 能吃或者能喝吗？, h = 家里有吗？, b = 比人大吗？
    c = 要用电吗？, o = 一只手放得下吗？, v = 能载人吗？
    w = 是穿戴的吗？, m = 会出声吗？, r = 跟读书写字有关吗？
    f = 在天上吗？, s = 能坐或者躺上去吗？, k = 会变热吗？, t = 当宠物养吗？
    u = 跟水有关吗？, d = 你每天都用吗？, x = 是金属的吗？
    g = 是圆的吗？, q = 是软的吗？
  `),
  things: pairs(`
    cat = 猫, dog = 狗, horse = 马, cow = 牛, bird = 鸟, fish = 鱼, elephant = 大象, spider = 蜘蛛, bear = 熊, tree = 树
    flower = 花, apple = 苹果, banana = 香蕉, bread = 面包, pizza = 披萨, cheese = 奶酪, cake = 蛋糕, ice = 冰淇淋, coffee = 咖啡
    tea = 茶, egg = 鸡蛋, soup = 汤, chocolate = 巧克力, phone = 手机, television = 电视, computer = 电脑, lamp = 灯, fridge = 冰箱
    washer = 洗衣机, bicycle = 自行车, car = 汽车, train = 火车, plane = 飞机, ship = 船, bus = 公交车, book = 书, pen = 笔
    key = 钥匙, knife = 刀, spoon = 勺子, cup = 杯子, kettle = 水壶, chair = 椅子, bed = 床, sofa = 沙发, table = 桌子, door = 门
    mirror = 镜子, clock = 挂钟, watch = 手表, ring = 戒指, shoe = 鞋, hat = 帽子, coat = 大衣, sock = 袜子, umbrella = 雨伞
    guitar = 吉他, piano = 钢琴, ball = 球, money = 钱, candle = 蜡烛, pillow = 枕头, blanket = 被子, soap = 肥皂, house = 房子
    sun = 太阳, moon = 月亮, star = 星星, sea = 海, mountain = 山, rain = 雨, river = 河, you = 你自己, me = 我, mother = 你妈妈
    baby = 婴儿
  `),
  says: {
    won: lines(`
      哈，我就知道！现在轮到你厉害了。
      猜中了。今晚我要得意一晚上。
      就是它！你这题出得好。
    `),
    givesUp: lines(`
      我认输，你赢了。是什么？
      这我真猜不到。快说！
      举白旗了。答案是什么？
    `),
    solved: lines(`
      这我怎么也猜不到。玩得漂亮。
      原来如此，我一直找错了方向。算你赢。
      哦，这个妙。你打字都不露破绽。
    `),
    isNumber: lines(`
      是{n}吗？
      {n}？
      我说{n}。大了还是小了？
    `),
    miscounted: lines(`
      那就没有数剩下了，咱俩有一个数错了。到底是几？
    `),
    higher: lines(`
      比{n}大。
      要比{n}大，接着猜。
    `),
    lower: lines(`
      比{n}小。
      没有{n}那么大，再来。
    `),
    rightNumber: lines(`
      {n}，就是它！我可没放水。
      对，{n}。你是不是会读心？
    `),
    hintHigher: lines(`
      对，比{n}大，要是你问的是这个。
    `),
    hintLower: lines(`
      比{n}小，就透露这么多。
    `),
    reveal: lines(`
      是{n}。你已经很近了。
      答案是{n}。再来一局？
    `),
    truths: lines(`
      那说真的：有什么事你从没跟别人说过，只因为没人问？
      上一次在不该笑的时候笑出来，是什么时候？
      你发错人的消息里，最尴尬的是哪条？
      有什么东西你一直假装喜欢？
    `),
    dares: lines(`
      单脚站着给我写下一句话，还得写长一点。
      给一个月没联系的人发个“你好”，发完告诉我。
      现在大声唱一句歌，不管你在哪儿。唱的是哪句？
    `),
    heardTruth: lines(`
      谢谢，这事就咱俩知道。轮到我了：问吧，我选真心话。
      你肯说出来，真好。现在你问我，我选真心话。
      不错。该我了：真心话，随便问。
    `),
    mine: lines(`
      我选真心话。问吧，我不躲。
      真心话。你想知道什么？
    `),
    draw: lines(`
      我也是{mine}。平手，再来？
      这边也是{mine}！再来一次。
    `),
    iWin: lines(`
      我出{mine}，这局归我。要报仇吗？
      {mine}！险胜。再来？
    `),
    youWin: lines(`
      我出的{mine}。你赢了，没话说。再来？
      我这边是{mine}，这分是你的。再来一局？
    `),
    ready: lines(`
      我选好了。你出什么？
      准备，数到三。一、二，出？
      手又藏到背后了。你呢？
    `),
    hit: [],
    miss: [],
    guessed: [],
    hanged: [],
    storyTurns: lines(`
      就在这时候，响起了敲门声，三下，很慢。
      门外站着一个根本不该在那儿的人，正笑着。
      “我找这个找了很久，”一个声音说，“现在差点就晚了。”
      出去的路只有一条，要走一道从来没人注意过的楼梯。
      楼下有橙子的香味，一点小小的光晃来晃去。
      然后一切都静了，一直藏着的东西终于露了出来。
      谁也没说话，可谁都明白接下来该怎么做。
    `),
    storyEnds: lines(`
      故事就这样结束了，比开头还安静。咱俩该把它写下来。
      完。这本书我会看，而且知道最好的句子是谁写的。
    `),
    word: lines(`
      {word}。
      {word}。该你了。
    `),
    noWord: lines(`
      “{echo}”我接不上，这分算你的。换一个词？
    `),
    noRhyme: lines(`
      “{echo}”我押不上韵。再给一个。
    `),
    wordsEnd: lines(`
      真好玩，我能玩一晚上。你的词比我多。
    `),
  },
  throws: {
    rock: { heard: says('石头|拳头'), name: '石头' },
    paper: { heard: says('布'), name: '布' },
    scissors: { heard: says('剪刀|剪子'), name: '剪刀' },
  },
  ...wordLists,
};
