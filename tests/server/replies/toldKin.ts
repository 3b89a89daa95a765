import type { SpokenLocale } from '../../../common/locales';
import type { Talk } from './toldTalks';

/** What is told of children and others, of a marriage and a journey, and asked for again. */
export const kin: Readonly<Record<SpokenLocale, readonly Talk[]>> = {
  en: [
    {
      told: ["my brother Sam's getting married in june to his boyfriend Leon"],
      question: "when's the wedding?",
      answers: ['in June'],
    },
    {
      told: ['got two cats, Biscuit and Gravy', "i'm a paramedic in leeds, nights mostly"],
      question: 'what are my cats called and which city do i work in?',
      answers: ['Biscuit and Gravy', 'in Leeds'],
    },
    {
      told: ['my nan Dot turns 90 on sunday'],
      question: 'whose birthday is it on sunday?',
      answers: ['Dot'],
    },
    {
      told: ['my sister Jean is coming on thursday. do you get visitors?'],
      question: 'when is Jean coming?',
      answers: ['on Thursday'],
    },
    {
      told: ["I've been a widow for six years"],
      question: 'how long have I been on my own?',
      answers: ['for six years'],
    },
    {
      told: ["my birthday is on the 3rd of march and Tom's is in july", 'my kids Anna and Tom'],
      question: "when's Tom's birthday again?",
      answers: ["Tom's is in July"],
    },
    {
      told: ['I moved to Bristol after my husband and I split up in spring', 'lovely town'],
      question: 'when did my marriage end?',
      answers: ['split up in spring'],
    },
    {
      told: ['my wife and I got divorced', 'we were together for eleven years'],
      question: 'how long was I married for?',
      answers: ['eleven years'],
    },
    {
      told: ['we went to Skye last summer, me and my sister Beth'],
      question: 'where did I go last summer and who with?',
      answers: ['went to Skye last summer', 'your sister Beth'],
    },
  ],
  de: [
    {
      told: ['mein bruder Sven heiratet im juni seinen freund Leon'],
      question: 'wann ist die hochzeit?',
      answers: ['im Juni'],
    },
    {
      told: ['meine tochter Ella und mein sohn Finn wohnen beide in münchen'],
      question: 'wie heißen meine kinder?',
      answers: ['eine Tochter Ella und dein Sohn Finn wohnen beide in München'],
    },
    {
      told: ['ich darf kein gluten essen'],
      question: 'was darf ich nicht essen?',
      answers: ['kein Gluten essen'],
    },
    {
      told: ['nächste woche fang ich einen neuen job an, bei der stadtbibliothek'],
      question: 'was mach ich nächste woche?',
      answers: ['ächste Woche fängst du einen neuen Job an'],
    },
    {
      told: ['ich heiße Sandra und hab zwei jungs, ben und max', 'ben ist 8 und max wird bald 5'],
      question: 'wie heißen meine kinder?',
      answers: ['Ben und Max'],
    },
    {
      told: ['mein freund heißt jonas und ist feuerwehrmann, er hat oft nachtschicht'],
      question: 'was macht mein freund beruflich?',
      answers: ['ist Feuerwehrmann'],
    },
    {
      told: ['wir waren letzten sommer mit dem wohnmobil in norwegen, meine tochter lena und ich'],
      question: 'mit wem war ich in norwegen?',
      answers: ['Wohnmobil in Norwegen, deine Tochter Lena und du'],
    },
    {
      told: ['bin seit letztem jahr getrennt', 'das wetter ist heute schön'],
      question: 'wie lange bin ich schon allein?',
      answers: ['seit letztem Jahr getrennt'],
    },
    {
      told: ['meine tochter studiert in freiburg biologie'],
      question: 'was studiert meine tochter?',
      answers: ['studiert in Freiburg Biologie'],
    },
  ],
  es: [
    {
      told: ['mi hermano Sergio se casa en junio con su novio Leo'],
      question: 'cuándo es la boda?',
      answers: ['en junio'],
    },
    {
      told: ['me mudé a gijón hace tres semanas porque mi pareja encontró trabajo aquí'],
      question: 'por qué me mudé?',
      answers: ['porque tu pareja encontró trabajo aquí'],
    },
    {
      told: ['hoy he suspendido el carnet'],
      question: 'qué he suspendido?',
      answers: ['el carnet'],
    },
    {
      told: ['mañana vamos a la playa', 'mi marido y yo nos mudamos a Murcia el año pasado'],
      question: 'dónde nos mudamos?',
      answers: ['tu marido y tú os mudasteis a Murcia'],
    },
    {
      told: ['soy marta, tengo dos hijos, Lucas y Vera', 'lucas tiene 10 años y vera 7'],
      question: 'como se llaman mis hijos?',
      answers: ['Lucas y Vera'],
    },
    {
      told: ['tengo dos hijos, Lucas y Vera', 'lucas tiene 10 años y vera 7'],
      question: 'cuantos años tiene vera?',
      answers: ['Vera 7'],
    },
    {
      told: ['vivo en valencia con dos compañeros de piso, Hugo y Leo'],
      question: 'con quién vivo?',
      answers: ['Hugo y Leo'],
    },
    {
      told: ['el verano pasado fuimos a galicia mi marido y yo, estuvimos en un camping'],
      question: 'donde fuimos el verano pasado?',
      answers: ['el verano pasado fuisteis a Galicia tu marido y tú'],
    },
    {
      told: ['me separé de mi novia en marzo, llevábamos cuatro años'],
      question: 'cuánto tiempo estuve con mi novia?',
      answers: ['llevabais cuatro años'],
    },
    {
      told: ['toco la batería en un grupo, nos llamamos Los Grillos'],
      question: 'cómo se llama mi grupo?',
      answers: ['os llamáis Los Grillos'],
    },
    {
      told: ['llevo tres años aprendiendo inglés y no hay manera'],
      question: 'cuánto llevo aprendiendo inglés?',
      answers: ['llevas tres años aprendiendo inglés'],
    },
  ],
  ru: [
    {
      told: ['мой брат Серёжа женится в июне на Кате'],
      question: 'когда свадьба?',
      answers: ['женится в июне на Кате'],
    },
    {
      told: ['моей бабушке в воскресенье будет 90'],
      question: 'у кого в воскресенье день рождения?',
      answers: ['твоей бабушке'],
    },
    {
      told: ['у меня дочка Соня', 'у меня день рождения 14 мая, а у сони 2 августа'],
      question: 'когда день рождения у Сони?',
      answers: ['у Сони 2 августа'],
    },
    {
      told: ['живу с котом Барсиком', 'летом мы с подругой ездили на байкал'],
      question: 'куда я ездила летом и с кем?',
      answers: ['летом вы с подругой ездили на Байкал'],
    },
    {
      told: ['брат мой Саня служит на флоте в мурманске'],
      question: 'где служит мой брат?',
      answers: ['твой брат Саня служит на флоте в Мурманске'],
    },
    {
      told: ['в субботу иду на свадьбу к племяннице Оле'],
      question: 'кто такая Оля?',
      answers: ['к племяннице Оле'],
    },
    {
      told: ['я в разводе уже два года'],
      question: 'когда закончился мой брак?',
      answers: ['в разводе уже два года'],
    },
  ],
  ch: [
    { told: ['我弟弟小军六月结婚'], question: '婚礼什么时候？', answers: ['六月结婚'] },
    {
      told: ['三个星期前搬到苏州，因为我老公在这边找到工作'],
      question: '我为什么搬家？',
      answers: ['因为你老公'],
    },
    {
      told: ['我妹妹小珍周四来。你家常来客人吗？'],
      question: '小珍什么时候来？',
      answers: ['周四来'],
    },
    {
      told: ['我儿子叫小明，女儿叫小红'],
      question: '我的孩子叫什么名字？',
      answers: ['小明', '小红'],
    },
    {
      told: ['我男朋友叫阿杰，是程序员，在深圳上班'],
      question: '我男朋友在哪上班？',
      answers: ['在深圳上班'],
    },
    {
      told: ['我去年离婚了，现在和我的猫一起住，它叫团团'],
      question: '我的猫叫什么？',
      answers: ['团团'],
    },
    {
      told: ['我去年离婚了', '今天天气真好'],
      question: '我的婚姻什么时候结束的？',
      answers: ['去年离婚'],
    },
    { told: ['我叫小雨，在武汉读大学，学会计'], question: '我学什么专业？', answers: ['学会计'] },
  ],
};
