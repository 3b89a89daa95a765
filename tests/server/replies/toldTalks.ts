import type { SpokenLocale } from '../../../common/locales';

/** What people tell in the spelling of chats, and how they ask for it later in other words. */
const en1 = [
  'hey im tom, 34, carpenter',
  'from hull originally but im in leeds now',
  'got a sister anna, the one who moved to canada',
  'used to drive a bus before the carpentry thing',
  'my driving test is on the 12th',
  'i cant swim',
];
const en2 = [
  'been a nurse for ten years, mostly nights',
  'my boyfriend lives in beijing so we only see each other twice a year',
  'allergic to peanuts',
  'my birthdays the 3rd of march',
  'my mum marta is coming on saturday',
  'no wait its sunday not saturday',
  'we have a dog called biscuit',
];
const de1 = [
  'hi ich bin der jonas, 41, tischler',
  'komm ursprünglich aus passau, wohn aber seit jahren in hamburg',
  'meine schwester lena wohnt in wien, die ist lehrerin',
  'früher war ich busfahrer',
  'am 12. hab ich fahrprüfung',
  'ich kann nicht schwimmen',
];
const de2 = [
  'ich arbeite als krankenpflegerin, meistens nachts',
  'mein freund lebt in peking, wir sehen uns zweimal im jahr',
  'hab einen hund, der heißt keks',
  'mein geburtstag ist am 3. märz',
  'meine mutter kommt am samstag',
  'nee moment, am sonntag, nicht samstag',
];
const es1 = [
  'hola soy tomas, 34 años, carpintero',
  'soy de murcia pero ahora vivo en bilbao',
  'tengo una hermana, ana, la que se fue a canadá',
  'por cierto, antes era conductor de autobús',
  'el 12 tengo el examen de conducir',
  'no sé nadar',
];
const es2 = [
  'curro de enfermera, casi siempre de noche',
  'mi novio vive en pekín y nos vemos dos veces al año',
  'tengo un perro, se llama galleta',
  'mi cumple es el 3 de marzo',
  'mi madre marta viene el sabado',
  'no, perdona, el domingo, no el sabado',
];
const ru1 = [
  'привет, я толя, мне 34, столяр',
  'родом из вологды, но живу в питере',
  'сестра аня переехала в канаду',
  'раньше водил автобус',
  '12 числа у меня экзамен по вождению',
  'я не умею плавать',
];
const ru2 = [
  'работаю медсестрой уже десять лет, в основном по ночам',
  'мой парень живёт в пекине, видимся два раза в год',
  'у меня собака, зовут печенька',
  'день рождения у меня 3 марта',
  'мама приезжает в субботу',
  'ой нет, в воскресенье',
];
const ch1 = [
  '你好 我叫小林，34岁，木匠',
  '老家是哈尔滨，现在住在青岛',
  '我姐姐安娜去了加拿大',
  '我以前开公交车的',
  '12号我要考驾照',
  '我不会游泳',
];
const ch2 = [
  '我当护士十年了，基本都上夜班',
  '我男朋友在北京，一年见两次',
  '养了一只狗，叫饼干',
  '我生日是3月3号',
  '我妈周六过来',
  '不对，是周日，不是周六',
];
const en3 = [
  'i used to work in a call centre, now i train guide dogs',
  'moving house on the 21st',
  'my brother conor plays the fiddle in a pub',
  "i'm 29 and i live in norwich with my wife kate",
];
const en4 = ['two kids, ella and max', 'ella is 24 and studies law, max is a chef'];
const de3 = [
  'früher hab ich im callcenter gearbeitet, jetzt bilde ich blindenhunde aus',
  'mein bruder keno spielt geige in einer kneipe',
];
const es3 = [
  'antes trabajaba en un call center, ahora adiestro perros guía',
  'mi abuela dora cumplió 90 la semana pasada',
];
const ru3 = ['выросла на ферме под вологдой', 'боюсь мотыльков, не смейся'];
const ch3 = ['在武汉读法律，大二', '我哥阿强在酒吧拉小提琴'];
const en5 = [
  'got a greyhound called pippin',
  'my daughter ruby just started uni in leeds',
  'my best friend theo lives in lisbon and sells guitars',
  'i moved here from sheffield in 2019',
  'where do you work',
];
const ch4 = [
  '我女儿小鹿刚去西安上大学',
  '我在图书馆上班',
  '你在哪儿工作',
  '我2019年从青岛搬过来的',
];
const ru4 = ['дочка рита поступила в универ в томске'];

export type Talk = { told: readonly string[]; question: string; answers: readonly string[] };

export const talks: Readonly<Record<SpokenLocale, readonly Talk[]>> = {
  en: [
    { told: en5, question: 'do you remember what my dog is called', answers: ['Pippin'] },
    {
      told: en5,
      question: 'wheres ruby studying',
      answers: ['your daughter Ruby just started uni in Leeds'],
    },
    {
      told: en5,
      question: 'where does theo live and what does he do',
      answers: ['your best friend Theo lives in Lisbon and sells guitars.'],
    },
    { told: en5, question: 'where did i live before', answers: ['from Sheffield'] },
    {
      told: en4,
      question: 'what are my kids called and what do they do',
      answers: ['two kids, Ella and Max', 'Ella is 24 and studies law'],
    },
    {
      told: en3,
      question: 'what was my job before the dogs',
      answers: ['you used to work in a call centre'],
    },
    { told: en3, question: 'when am i moving', answers: ["you're moving house on the 21st"] },
    {
      told: en3,
      question: 'what does conor play',
      answers: ['your brother Conor plays the fiddle'],
    },
    {
      told: en3,
      question: 'tell me what you know about me',
      answers: ["you're 29", 'your wife Kate', 'Conor'],
    },
    { told: en1, question: 'so how old did i say i was', answers: ["you're 34"] },
    { told: en1, question: 'where am i from again', answers: ['from Hull'] },
    { told: en1, question: "who's anna", answers: ['sister Anna', 'Canada'] },
    { told: en1, question: 'what did i do before carpentry', answers: ['you used to drive a bus'] },
    { told: en1, question: 'when was my driving test', answers: ['on the 12th'] },
    { told: en1, question: 'can i swim', answers: ["you can't swim"] },
    { told: en1, question: 'you forgot my name didnt you', answers: ['Tom'] },
    { told: en1, question: "what's my job", answers: ["you're a carpenter"] },
    {
      told: en2,
      question: 'where does my boyfriend live',
      answers: ['your boyfriend lives in Beijing'],
    },
    { told: en2, question: 'what am i allergic to', answers: ["you're allergic to peanuts"] },
    {
      told: en2,
      question: 'do you still remember when my birthday is',
      answers: ['the 3rd of March'],
    },
    {
      told: en2,
      question: 'when is my mum coming',
      answers: ['your mum Marta is coming on Sunday'],
    },
    {
      told: en2,
      question: 'whats my dog called and what do i do for a living',
      answers: ['dog called Biscuit', "you've been a nurse"],
    },
  ],
  de: [
    {
      told: de3,
      question: 'was hab ich früher gearbeitet',
      answers: ['rüher hast du im Callcenter gearbeitet'],
    },
    { told: de3, question: 'was spielt keno', answers: ['ein Bruder Keno spielt Geige'] },
    { told: de1, question: 'wie alt bin ich nochmal', answers: ['u bist 41'] },
    { told: de1, question: 'wo komm ich her', answers: ['u kommst ursprünglich aus Passau'] },
    { told: de1, question: 'wer war nochmal lena', answers: ['eine Schwester Lena wohnt in Wien'] },
    { told: de1, question: 'was hab ich früher gemacht', answers: ['rüher warst du Busfahrer'] },
    { told: de1, question: 'wann ist meine fahrprüfung', answers: ['m 12. hast du Fahrprüfung'] },
    { told: de1, question: 'kann ich schwimmen', answers: ['u kannst nicht schwimmen'] },
    { told: de2, question: 'wo wohnt mein freund', answers: ['ein Freund lebt in Peking'] },
    {
      told: de2,
      question: 'wie heißt mein hund und was arbeite ich',
      answers: ['u hast einen Hund, der heißt Keks', 'du arbeitest als Krankenpflegerin'],
    },
    { told: de2, question: 'weißt du noch wann ich geburtstag hab', answers: ['am 3. März'] },
    { told: de2, question: 'wann kommt meine mutter', answers: ['eine Mutter kommt am Sonntag'] },
  ],
  es: [
    {
      told: es3,
      question: 'en que trabajaba antes',
      answers: ['antes trabajabas en un call center'],
    },
    { told: es3, question: 'cuantos años tiene mi abuela', answers: ['tu abuela Dora cumplió 90'] },
    { told: es1, question: 'cuantos años tengo', answers: ['tienes 34 años'] },
    { told: es1, question: 'de donde soy yo', answers: ['eres de Murcia'] },
    { told: es1, question: 'quien es ana', answers: ['hermana, Ana'] },
    { told: es1, question: 'a que me dedicaba antes', answers: ['eras conductor de autobús'] },
    { told: es1, question: 'cuando era mi examen', answers: ['el 12 tienes el examen'] },
    { told: es1, question: 'sé nadar', answers: ['no sabes nadar'] },
    { told: es2, question: 'donde vive mi novio', answers: ['tu novio vive en Pekín'] },
    {
      told: es2,
      question: 'como se llama mi perro y en que trabajo',
      answers: ['Galleta', 'curras de enfermera'],
    },
    { told: es2, question: 'te acuerdas de cuando es mi cumple', answers: ['el 3 de marzo'] },
    { told: es2, question: 'cuando viene mi madre', answers: ['tu madre Marta viene el domingo'] },
  ],
  ru: [
    { told: ru4, question: 'где учится рита', answers: ['твоя дочка Рита поступила в универ'] },
    { told: ru3, question: 'где я выросла', answers: ['ты выросла на ферме под Вологдой'] },
    { told: ru3, question: 'чего я боюсь', answers: ['ты боишься мотыльков'] },
    { told: ru1, question: 'сколько мне лет', answers: ['тебе 34'] },
    { told: ru1, question: 'откуда я родом', answers: ['родом из Вологды'] },
    { told: ru1, question: 'а кто такая аня', answers: ['твоя сестра Аня переехала в Канаду'] },
    { told: ru1, question: 'кем я раньше работал', answers: ['ты водил автобус'] },
    { told: ru1, question: 'когда у меня экзамен', answers: ['у тебя экзамен'] },
    { told: ru1, question: 'я умею плавать?', answers: ['не умеешь плавать'] },
    { told: ru2, question: 'где живет мой парень', answers: ['твой парень живёт в Пекине'] },
    {
      told: ru2,
      question: 'как зовут мою собаку и кем я работаю',
      answers: ['Печенька', 'ты работаешь медсестрой'],
    },
    { told: ru2, question: 'помнишь когда у меня день рождения', answers: ['3 марта'] },
    { told: ru2, question: 'когда приезжает мама', answers: ['твоя мама приезжает в воскресенье'] },
  ],
  ch: [
    { told: ch4, question: '小鹿在哪儿上大学', answers: ['你女儿小鹿刚去西安上大学'] },
    { told: ch4, question: '那我是做什么工作的', answers: ['你在图书馆上班'] },
    { told: ch4, question: '我以前住哪儿', answers: ['从青岛搬过来'] },
    { told: ch3, question: '我读什么专业', answers: ['你在武汉读法律'] },
    { told: ch3, question: '阿强拉什么', answers: ['你哥阿强在酒吧拉小提琴'] },
    { told: ch1, question: '我多大来着', answers: ['你34岁'] },
    { told: ch1, question: '我是哪里人', answers: ['你老家是哈尔滨'] },
    { told: ch1, question: '安娜是谁', answers: ['你姐姐安娜去了加拿大'] },
    { told: ch1, question: '我以前做什么的', answers: ['你以前开公交车'] },
    { told: ch1, question: '我什么时候考驾照', answers: ['12号你要考驾照'] },
    { told: ch1, question: '我会游泳吗', answers: ['你不会游泳'] },
    { told: ch1, question: '你肯定忘了我叫什么', answers: ['小林'] },
    { told: ch2, question: '我男朋友在哪', answers: ['你男朋友在北京'] },
    { told: ch2, question: '我的狗叫什么，我做什么工作', answers: ['饼干', '护士'] },
    { told: ch2, question: '还记得我生日吗', answers: ['3月3号'] },
    { told: ch2, question: '我妈什么时候来', answers: ['你妈周日过来'] },
  ],
};
