import { describe, expect, it } from 'vitest';
import { spokenLocales } from '../../../common/locales';
import type { ReplyCharacter } from '../../../server/replies/replyCharacter';
import { isCare } from '../../../server/replies/scripted/care';
import { packOf } from '../../../server/replies/scripted/packs';
import { converse } from './conversation';
import { everydayLines } from './everydayLines';
import { castIn } from './languages';

type Locale = (typeof spokenLocales)[number];
type InAll<Value> = Readonly<Record<Locale, Value>>;

/** Direct questions, by the key of their answers. */
const questions: InAll<Readonly<Record<string, string>>> = {
  en: {
    ...{ jealous: 'do you ever get jealous', lonely: 'do you get lonely' },
    ...{ firstDate: 'what would we do on a first date', owl: 'morning person or night owl?' },
    ...{
      attractive: 'what do you find attractive in a person',
      team: 'are you a fan of any club?',
    },
    ...{ asChild: 'what did you want to be as a child', allDay: 'what do you do all day' },
    ...{ weakness: "what's your biggest weakness?" },
    ...{ flirting: 'are you flirting with me?', kids: 'do you want kids?' },
    ...{ meaning: 'whats the meaning of life', there: 'you still there' },
    beside: 'what would you do if i were there?',
  },
  de: {
    ...{ jealous: 'bist du eigentlich eifersüchtig?', lonely: 'bist du manchmal einsam?' },
    ...{ firstDate: 'was machen wir beim ersten date?', owl: 'bist du ein morgenmensch?' },
    ...{ attractive: 'was findest du an einem menschen am anziehendsten?' },
    ...{ team: 'bist du fan von irgendeinem verein?', weakness: 'was ist deine größte schwäche?' },
    ...{ asChild: 'was wolltest du als kind werden?', allDay: 'was machst du den ganzen tag?' },
    ...{ flirting: 'flirtest du mit mir?', kids: 'möchtest du kinder?' },
    ...{ meaning: 'was ist der sinn des lebens', there: 'bist du noch da' },
    beside: 'was würdest du machen wenn ich jetzt da wäre?',
  },
  es: {
    ...{ jealous: '¿eres celosa?', lonely: '¿te sientes sola a veces?', owl: '¿eres madrugadora?' },
    ...{ firstDate: '¿qué haríamos en la primera cita?', attractive: '¿qué te atrae de alguien?' },
    ...{ team: '¿de qué equipo eres?', weakness: '¿cuál es tu mayor defecto?' },
    ...{ asChild: '¿qué querías ser de pequeña?', allDay: '¿qué haces todo el día?' },
    ...{ flirting: '¿estás coqueteando conmigo?', kids: '¿quieres tener hijos?' },
    ...{ meaning: 'cuál es el sentido de la vida', there: 'sigues ahí' },
    beside: '¿qué harías si estuviera ahí?',
  },
  ru: {
    ...{
      jealous: 'а ты ревнивый?',
      lonely: 'тебе не бывает одиноко?',
      owl: 'ты сова или жаворонок?',
    },
    ...{
      firstDate: 'что бы мы делали на первом свидании?',
      attractive: 'что тебя привлекает в людях?',
    },
    ...{ team: 'за какую команду болеешь?', weakness: 'какой твой главный недостаток?' },
    ...{ asChild: 'кем ты хотел стать в детстве', allDay: 'что ты делаешь целыми днями?' },
    ...{ flirting: 'ты со мной флиртуешь?', kids: 'ты хочешь детей?' },
    ...{ meaning: 'в чём смысл жизни', there: 'ты ещё тут' },
    beside: 'что бы ты сделал если бы я была рядом?',
  },
  ch: {
    ...{ jealous: '你会吃醋吗', lonely: '你会孤独吗', owl: '你是夜猫子吗' },
    ...{
      firstDate: '第一次约会我们做什么',
      attractive: '什么样的人吸引你的目光，最吸引你的是什么',
    },
    ...{ team: '你喜欢哪个队', weakness: '你最大的缺点是什么' },
    ...{ asChild: '你小时候想当什么', allDay: '你整天都干什么' },
    ...{ flirting: '你是在撩我吗', kids: '你想要孩子吗' },
    ...{ meaning: '人生的意义是什么', there: '你还在吗' },
    beside: '要是我在你身边你会做什么',
  },
};

/** The subjects of the character's own that answer those without lines. */
const own: Readonly<Record<string, 'date' | 'sleep' | 'people' | 'work'>> = {
  ...{ firstDate: 'date', owl: 'sleep', attractive: 'people', allDay: 'work' },
};

const lost: InAll<string> = {
  en: 'i got sacked', es: 'me han despedido', de: 'ich wurde gekündigt',
  ru: 'меня уволили', ch: '我被裁了',
}; // oxfmt-ignore
const died: InAll<string> = {
  en: 'my grandad died', es: 'ha muerto mi abuelo', de: 'mein opa ist gestorben',
  ru: 'у меня умер дедушка', ch: '我爷爷去世了',
}; // oxfmt-ignore
const lettingGo: InAll<readonly string[]> = {
  en: ['anyway. bernd is coming over tonight', "it's ok, i'm over it", 'never mind'],
  es: ['bueno, da igual. esta noche viene berto', 'en fin', 'no pasa nada'],
  de: ['naja egal. heute abend kommt bernd', 'nein ist schon ok, bin drüber weg', 'vergiss es'],
  ru: ['ладно. вечером придёт серёга', 'проехали', 'давай отвлечёмся'],
  ch: ['算了，今晚老王过来', '没事了', '换个话题吧'],
};
const goodbyes: InAll<string> = {
  en: "bell's going, must run", es: 'me llaman, luego te escribo', de: 'muss rennen, bis gleich',
  ru: 'ой проснулась, бегу', ch: '先溜了，晚点聊',
}; // oxfmt-ignore
const haveYou: InAll<string> = {
  en: 'have you ever lost someone?', es: '¿tú has perdido a alguien?',
  de: 'hast du schon mal jemanden verloren?', ru: 'а ты терял кого-то близкого?', ch: '你失去过亲人吗？',
}; // oxfmt-ignore
const ahead: InAll<string> = {
  en: 'got a gig on the 12th at the crown, 30 people will come if we are lucky',
  es: 'tengo un concierto el 20 de diciembre', de: 'am 14. dezember hab ich ein konzert',
  ru: 'концерт 20 декабря в клубе подвал', ch: '12月20日有演唱会',
}; // oxfmt-ignore
const behind: InAll<string> = {
  en: 'i went to a concert yesterday', es: 'ayer fui a un concierto', de: 'ich war gestern auf einem konzert',
  ru: 'вчера была на концерте', ch: '昨天去看了演唱会',
}; // oxfmt-ignore
const formal: InAll<readonly [how: string, age: string]> = {
  en: ['How do you do?', 'How old might you be?'],
  es: ['¿Qué tal está usted?', '¿Cuántos años tiene usted?'],
  de: ['Wie geht es Ihnen?', 'Welcher Jahrgang bist du?'],
  ru: ['Как вы поживаете?', 'Сколько вам лет, если не секрет?'],
  ch: ['您好吗？', '您今年多大？'],
};

const NIGHT = /night|sleep|nacht|schlaf|noche|duerm|ноч|сп[иа]|睡|晚安|眠/iu;

describe.each(spokenLocales)('who is asked and told in %s', (locale) => {
  const pack = packOf(locale);
  const cast = [...new Map(castIn(locale).map((one) => [one.texts.manner, one])).values()];
  const last = (one: ReplyCharacter, ...script: string[]) =>
    converse(one, script, null, pack, locale).at(-1) ?? '';
  const spokenBy = ({ facts }: ReplyCharacter) => pack.spokenBy?.(facts.gender) ?? pack;
  const missed = (fits: (one: ReplyCharacter) => boolean) =>
    cast.filter((one) => !fits(one)).map(({ facts }) => facts.slug);

  it('answers a direct question by what is its own, else by a view, and never refuses', () => {
    for (const [key, text] of Object.entries(questions[locale])) {
      const lines = pack.frankly.named(text).find((found) => found.key === key)?.said ?? [];
      expect(
        missed((one) => {
          const reply = last(one, text);
          const subject = own[key] ?? (key === 'team' ? 'sport' : null);
          const told = subject === null ? undefined : one.texts.self[subject];
          return [...lines, ...(told === undefined ? [] : [told])].some((line) =>
            reply.includes(line),
          );
        }),
        text,
      ).toEqual([]);
    }
  });

  it('lets go of a blow as soon as the user does, or asks for the character', () => {
    const asked = questions[locale]['weakness'] ?? '';
    for (const text of [...lettingGo[locale], asked])
      expect(
        missed((one) => !isCare(pack.sentences(last(one, lost[locale], text)), spokenBy(one))),
        text,
      ).toEqual([]);
  });

  it('bids a kind goodbye in mourning, and no good night to who has to run', () => {
    const bye = goodbyes[locale];
    const letGo = lettingGo[locale][0] ?? '';
    for (const script of [[died[locale]], [letGo, lost[locale], haveYou[locale]]])
      expect(
        missed((one) => spokenBy(one).common.hardNews.bye.includes(last(one, ...script, bye))),
      ).toEqual([]);
    expect(
      missed((one) => {
        const { common, registers } = spokenBy(one);
        const reply = last(one, behind[locale], bye);
        const lines = [...registers[one.texts.manner].bye, ...common.follow.bye];
        return lines.includes(reply) && !NIGHT.test(reply);
      }),
    ).toEqual([]);
  });

  it('tells of no joke or story of its own to who mourns', () => {
    expect(
      missed((one) =>
        isCare(pack.sentences(last(one, died[locale], haveYou[locale])), spokenBy(one)),
      ),
    ).toEqual([]);
  });

  it('does not go on with what the user let go of', () => {
    const letGo = lettingGo[locale].at(-1) ?? '';
    const lines = pack.mentioned.named(behind[locale]).flatMap(({ said }) => said);
    expect(lines).not.toEqual([]);
    expect(
      missed((one) => !lines.some((line) => last(one, behind[locale], letGo).includes(line))),
    ).toEqual([]);
  });

  it('reads whether what is told lies ahead', () => {
    const isAhead = (one: ReplyCharacter, text: string) =>
      spokenBy(one).common.follow.ahead.some((line) => last(one, text).includes(line));
    const isExact = (one: ReplyCharacter, text: string) =>
      everydayLines(text, locale).some((line) => last(one, text).includes(line));
    expect(missed((one) => isAhead(one, ahead[locale]) || isExact(one, ahead[locale]))).toEqual([]);
    expect(missed((one) => !isAhead(one, behind[locale]))).toEqual([]);
  });

  it('hears how it is, and how old it is, asked for in formal words', () => {
    const [how, age] = formal[locale];
    expect(pack.read(how, null).acts.has('askHow')).toBe(true);
    expect(missed((one) => last(one, age).includes(String(one.facts.age)))).toEqual([]);
  });
});

it('takes no "Naturally." of another line for comfort', () => {
  const pack = packOf('de');
  expect(isCare(['Natürlich.', 'Fünfundzwanzig Kilo Mehl.'], pack)).toBe(false);
  expect(isCare(['Natürlich.', 'Ich bin da.'], pack)).toBe(true);
});
