import type { SpokenLocale } from '../../../common/locales';
import type { Talk } from './toldTalks';

/** Questions of strangers for what they had told, in the words in which they asked. */
export const recalls: Readonly<Record<SpokenLocale, readonly Talk[]>> = {
  en: [
    {
      told: ['its my birthday tomorrow'],
      question: 'when is my birthday?',
      answers: ["it's your birthday tomorrow"],
    },
    {
      told: ['i have about 15k saved', 'maybe next year'],
      question: 'how much did i save?',
      answers: ['15k'],
    },
    {
      told: ["i'm more of a beer person"],
      question: 'what do i like to drink?',
      answers: ['beer'],
    },
    {
      told: ['my husband and i separated in march', 'he moved to portland'],
      question: 'when did we split up?',
      answers: ['in March'],
    },
    {
      told: ["i'm on the buses", 'My wife Karen and I are thinking of moving to Portugal'],
      question: 'Which country did I say we want to move to?',
      answers: ['you are thinking of moving to Portugal'],
    },
    {
      told: ['the job at the bakery, i start on the 3rd of december'],
      question: 'what day do i start, can you remind me',
      answers: ['you start on the 3rd of December'],
    },
    {
      told: ["i play bass in a punk band, we're called Wet Tuesday"],
      question: 'whats my band called, say it so i can smile',
      answers: ["you're called Wet Tuesday"],
    },
    {
      told: ['im laura btw, 34, nurse in leeds'],
      question: 'wait whats my name, did you even listen',
      answers: ['Laura'],
    },
    {
      told: ['im a bus driver, number 42 route mostly'],
      question: 'and what is it i do for work again? testing you haha',
      answers: ['bus driver'],
    },
    {
      told: ['I make model ships, currently on the Cutty Sark'],
      question: 'what do you reckon is my hobby then, from what ive told you',
      answers: ['you make model ships'],
    },
    {
      told: ['got two dogs waiting at the door when i get in, Biscuit and Monty'],
      question: 'hey do u remember what my dogs are called',
      answers: ['Biscuit and Monty'],
    },
  ],
  de: [
    {
      told: ['ich hab zwei kids, paul und mia'],
      question: 'wie heißen nochmal meine kleinen?',
      answers: ['Paul und Mia'],
    },
    {
      told: ['ich wohn übrigens mit meinem kater zusammen, der heißt mogli'],
      question: 'sag mal weißt du noch wie mein mitbewohner auf vier pfoten heißt?',
      answers: ['Mogli'],
    },
    {
      told: ['wir wollen im august nach dänemark'],
      question: 'und weist du noch wohin wir im sommer fahren?',
      answers: ['im August nach Dänemark'],
    },
    {
      told: ['ich trinke aber keinen alkohol'],
      question: 'was sollte ich bei unserem date lieber nicht bestellen, weißt du noch?',
      answers: ['keinen Alkohol'],
    },
    {
      told: ['ich bin karin, 61', 'hab 30 jahre in der stadtbücherei gearbeitet'],
      question: 'was hab ich früher gearbeitet, hast du dir das gemerkt?',
      answers: ['30 Jahre in der Stadtbücherei'],
    },
  ],
  es: [
    {
      told: ['mi hijo se comió tres platos, tiene 5 años'],
      question: '¿cuántos años tiene mi hijo?',
      answers: ['comió tres platos, tiene 5 años'],
    },
    {
      told: ['yo salgo del curro, soy enfermero en urgencias y hoy fue una locura'],
      question: 'por cierto te acuerdas en que trabajo yo?',
      answers: ['eres enfermero en urgencias.'],
    },
    {
      told: ['yo tengo una gata, se llama Lola'],
      question: 'y como se llamaba mi bicho peludo?',
      answers: ['Lola'],
    },
    {
      told: ['el viernes me voy a Lisboa con mi hermana Carmen'],
      question: 'con quien era que me iba de viaje?',
      answers: ['tu hermana Carmen'],
    },
    {
      told: ['soy alergica al marisco eh'],
      question: 'y que no puedo comer yo?',
      answers: ['eres alergica al marisco.'],
    },
    {
      told: ['me llamo Sara por cierto, tengo 34 y vivo en Valencia'],
      question: 'cuantos años me echas? que te lo dije antes eh',
      answers: ['tienes 34'],
    },
    {
      told: ['no se como decirselo a mi novio, Dani'],
      question: 'y como se llama mi chico?',
      answers: ['tu novio, Dani'],
    },
    {
      told: ['estoy pensando en montar una pasteleria'],
      question: 'por cierto que negocio te dije que queria abrir?',
      answers: ['montar una pasteleria'],
    },
    {
      told: ['tengo dos nietos, Hugo y Martina, pero viven en Alemania'],
      question: 'y donde viven los chiquillos?',
      answers: ['viven en Alemania'],
    },
  ],
  ru: [
    {
      told: ['у меня кот Борщ, толстый и наглый'],
      question: 'ладно, проверка связи: как зовут моего зверя?',
      answers: ['Борщ'],
    },
    {
      told: ['я водитель трамвая кстати, в казани живу'],
      question: 'а на чем я работаю помнишь',
      answers: ['ты водитель трамвая.'],
    },
    {
      told: ['слушай а мне в четверг к зубному, боюсь капец'],
      question: 'и куда мне в четверг идти))',
      answers: ['тебе в четверг к зубному.'],
    },
    {
      told: ['работаю бухгалтером, скукота', 'зато по выходным танцую сальсу'],
      question: 'чем я занимаюсь по субботам и воскресеньям?',
      answers: ['по выходным ты танцуешь сальсу'],
    },
    {
      told: ['у меня 12 марта др, исполнится 34'],
      question: 'ок, и когда мне открытку слать.. тьфу, когда у меня праздник, запомнил?',
      answers: ['12 марта'],
    },
    {
      told: ['меня игорь зовут, мне 52'],
      question: 'а меня как зовут не забыли?)',
      answers: ['Игорь'],
    },
    {
      told: ['я в декрете, дочке Соне 8 месяцев'],
      question: 'сколько моей малышке',
      answers: ['твоей дочке Соне 8 месяцев'],
    },
  ],
  ch: [
    {
      told: ['家里养了只橘猫叫汤圆'],
      question: '考考你 我家那只小胖子叫什么名字',
      answers: ['汤圆'],
    },
    {
      told: ['对了下周四我要去考驾照科目二'],
      question: '还记得我哪天考试不',
      answers: ['下周四你'],
    },
    {
      told: ['我叫阿哲,在苏州一家小厂做质检的'],
      question: '那我是干哪行的来着',
      answers: ['质检'],
    },
    { told: ['我得坐高铁回宜昌'], question: '我要回哪个城市你记得吗', answers: ['回宜昌'] },
    { told: ['我跟我男朋友小凯吵架了'], question: '我男票叫啥', answers: ['小凯'] },
    { told: ['女儿在墨尔本读研 叫小雨'], question: '我闺女现在在哪儿念书', answers: ['墨尔本'] },
    { told: ['我自己开了家花店,在成都玉林那边'], question: '我店开在哪个城市', answers: ['成都'] },
    {
      told: ['我儿子乐乐下礼拜二上小学第一天'],
      question: '我家小子啥时候开学来着',
      answers: ['下礼拜二'],
    },
    { told: ['做了六年的后端'], question: '你还记得我干了几年吗 什么岗', answers: ['六年的后端'] },
  ],
};
