import { describe, expect, it } from 'vitest';
import type { Gender } from '../../../common/settings';
import type { Act, Fact, FactKind } from '../../../server/replies/scripted/languagePack';
import { russian } from '../../../server/replies/scripted/russian';
import { inflected, locative } from '../../../server/replies/scripted/russian/declension';
import { asOccupation } from '../../../server/replies/scripted/russian/occupations';
import { reflect } from '../../../server/replies/scripted/russian/reflect';
import { testLanguage } from './languageTests';

const read = (text: string, asked: FactKind | null = null) => russian.read(text, asked);
const told = (text: string): Fact[] => read(text).facts.filter(({ kind }) => kind !== 'mood');

describe('a Russian statement turned round', () => {
  it.each([
    ['Я переехала сюда из-за моря', 'ты переехала сюда из-за моря'],
    ['я переехал сюда из-за моря', 'ты переехал сюда из-за моря'],
    ['Я работаю в больнице', 'ты работаешь в больнице'],
    ['я люблю гулять у реки', 'ты любишь гулять у реки'],
    ['Я очень хочу спать', 'ты очень хочешь спать'],
    ['я не могу уснуть', 'ты не можешь уснуть'],
    ['Мы с сестрой ездили к морю', 'вы с сестрой ездили к морю'],
    ['мы живём у вокзала', 'вы живете у вокзала'],
    ['Мой кот спит на моей подушке', 'твой кот спит на твоей подушке'],
    ['Мне снова не спится', 'тебе снова не спится'],
    ['у меня болит голова', 'у тебя болит голова'],
    ['я занимаюсь йогой по утрам', 'ты занимаешься йогой по утрам'],
  ])('"%s"', (said, turned) => {
    expect(reflect(said)?.toLowerCase()).toBe(turned);
  });

  it.each(['я брею бороду и кормлю кота', 'я пойму и прощу'])('or not at all: "%s"', (said) => {
    expect(reflect(said)).toBeNull();
  });
});

describe('Russian forms', () => {
  it.each([
    ['твой начальник', 'acc', 'твоего начальника'],
    ['твоя сестра Клара', 'acc', 'твою сестру Клару'],
    ['твой кот Барсик', 'gen', 'твоего кота Барсика'],
    ['твой кот Мисо', 'gen', 'твоего кота Мисо'],
    ['твоя подруга Кармен', 'dat', 'твоей подруге Кармен'],
    ['экзамен', 'about', 'об экзамене'],
    ['твоя работа', 'about', 'о твоей работе'],
    ['твои родители', 'acc', 'твоих родителей'],
    ['Маша', 'acc', 'Машу'],
    ['Ника', 'gen', 'Ники'],
    ['Мария', 'dat', 'Марии'],
    ['в Лидсе', 'where', 'в Лидсе'],
    ['из Казани', 'from', 'из Казани'],
    ['твой экзамен', 'bare', 'экзамен'],
    ['твой папа', 'acc', 'твоего папу'],
    ['твоя начальница', 'acc_own', 'свою начальницу'],
  ])('"%s" in %s', (value, form, expected) => {
    expect(inflected(value, form)).toBe(expected);
  });

  it('are left out where they are not certain', () => {
    expect(inflected('Саймон', 'acc')).toBeNull();
    expect(inflected('твой брат Павел', 'acc')).toBeNull();
    expect(inflected('фигомотатель', 'gen')).toBeNull();
    expect(inflected('в Лидсе', 'from')).toBeNull();
    expect(locative('Черкассы')).toBeNull();
    expect(asOccupation('оптимист')).toBeNull();
  });

  it.each([
    ['Москву', 'в Москве'],
    ['Берлин', 'в Берлине'],
    ['Казань', 'в Казани'],
    ['Сочи', 'в Сочи'],
    ['Англию', 'в Англии'],
    ['Ярославль', 'в Ярославле'],
  ])('say where: %s', (town, expected) => {
    expect(locative(town)).toBe(expected);
  });
});

describe('what is read of a Russian message', () => {
  it.each<[string, Fact[]]>([
    ['Меня зовут Саша', [{ kind: 'name', value: 'Саша' }]],
    ['меня зовут саша', [{ kind: 'name', value: 'Саша' }]],
    ['Привет! Я Аня, кстати', [{ kind: 'name', value: 'Аня' }]],
    ['зови меня Настей', [{ kind: 'name', value: 'Настя' }]],
    ['можешь звать меня Максимом', [{ kind: 'name', value: 'Максим' }]],
    ['Я устала', []],
    ['я тут', []],
    [
      'Живу в Лидсе, работаю медсестрой.',
      [
        { kind: 'place', value: 'в Лидсе' },
        { kind: 'job', value: 'медсестрой' },
      ],
    ],
    [
      'я живу в маленьком городе под Псковом',
      [{ kind: 'place', value: 'в маленьком городе под Псковом' }],
    ],
    ['Три года назад переехала в Казань', [{ kind: 'place', value: 'в Казани' }]],
    ['я из Новосибирска', [{ kind: 'origin', value: 'из Новосибирска' }]],
    [
      'Я вырос в деревне, но живу в Москве',
      [
        { kind: 'origin', value: 'в деревне' },
        { kind: 'place', value: 'в Москве' },
      ],
    ],
    ['я врач', [{ kind: 'job', value: 'врачом' }]],
    ['Я учительница', [{ kind: 'job', value: 'учительницей' }]],
    ['я школьный учитель физики', [{ kind: 'job', value: 'школьным учителем физики' }]],
    ['Работаю графическим дизайнером', [{ kind: 'job', value: 'графическим дизайнером' }]],
    ['я сова', []],
    ['я работаю в больнице', [{ kind: 'workplace', value: 'в больнице' }]],
    ['У меня есть кот Мисо', [{ kind: 'pet', value: 'твой кот Мисо', called: 'Мисо' }]],
    ['у меня кошка по имени мурка', [{ kind: 'pet', value: 'твоя кошка Мурка', called: 'Мурка' }]],
    ['Моего пса зовут Рекс', [{ kind: 'pet', value: 'твой пёс Рекс', called: 'Рекс' }]],
    ['моя собака спит', [{ kind: 'pet', value: 'твоя собака', called: 'твоя собака' }]],
    ['Моя сестра Клара смешная', [{ kind: 'person', value: 'твоя сестра Клара', called: 'Клара' }]],
    ['мама опять звонила', [{ kind: 'person', value: 'твоя мама', called: 'твоя мама' }]],
    [
      'поругались с моей соседкой',
      [{ kind: 'person', value: 'твоя соседка', called: 'твоя соседка' }],
    ],
    ['её сестра приехала', []],
    [
      'девушка тоже на меня злится',
      [{ kind: 'person', value: 'твоя девушка', called: 'твоя девушка' }],
    ],
    ['видела девушку в метро', []],
    ['Обожаю плавать в море', [{ kind: 'like', value: 'плавать в море' }]],
    ['мне нравится старая музыка', [{ kind: 'like', value: 'старую музыку' }]],
    ['я люблю свою работу', [{ kind: 'like', value: 'свою работу' }]],
    ['Я люблю тебя', []],
    ['терпеть не могу громкие рестораны', [{ kind: 'dislike', value: 'громкие рестораны' }]],
    ['ненавижу готовить для себя одной', [{ kind: 'dislike', value: 'готовить для себя одной' }]],
    ['не люблю шум', [{ kind: 'dislike', value: 'шум' }]],
    ['Завтра у меня экзамен', [{ kind: 'plan', value: 'экзамен' }]],
    ['на следующей неделе собеседование', [{ kind: 'plan', value: 'собеседование' }]],
    ['Вчера был экзамен', []],
    ['играю на гитаре, но плохо', [{ kind: 'plays', value: 'на гитаре' }]],
    ['по субботам играю в теннис', [{ kind: 'plays', value: 'в теннис' }]],
    ['учусь водить машину', [{ kind: 'learning', value: 'учишься водить машину' }]],
    ['учу португальский', [{ kind: 'learning', value: 'учишь португальский' }]],
    ['учусь на юриста', [{ kind: 'study', value: 'учишься на юриста' }]],
    ['Живу ли я в Лидсе?', []],
  ])('takes the facts of "%s"', (text, expected) => {
    expect(told(text)).toEqual(expected);
  });

  it.each<[FactKind, string, Fact[]]>([
    ['name', 'Саша', [{ kind: 'name', value: 'Саша' }]],
    ['name', 'просто Катя', [{ kind: 'name', value: 'Катя' }]],
    ['name', 'ок', []],
    ['name', 'Sam', [{ kind: 'name', value: 'Sam' }]],
    ['place', 'В Казани', [{ kind: 'place', value: 'в Казани' }]],
    ['place', 'Самара', [{ kind: 'place', value: 'в Самаре' }]],
    ['job', 'медсестра', [{ kind: 'job', value: 'медсестрой' }]],
    ['like', 'Старые карты', [{ kind: 'like', value: 'старые карты' }]],
    ['like', 'о книгах', []],
  ])('takes a bare answer for the %s that was asked for: "%s"', (asked, text, expected) => {
    expect(read(text, asked).facts).toEqual(expected);
  });

  it.each<[string, Act[]]>([
    ['Привет!', ['greeting']],
    ['прив', ['greeting']],
    ['ладно, ладно', ['shrug']],
    ['здравствуй, как дела?', ['greeting', 'askHow', 'question']],
    ['пока', ['goodbye']],
    ['Ладно, мне пора спать', ['goodbye']],
    ['пока не знаю', []],
    ['спасибо тебе', ['thanks']],
    ['прости, день дурацкий', ['apology']],
    ['ахахах', ['laugh']],
    ['ок', ['shrug']],
    ['Как тебя зовут?', ['askName', 'askYou', 'question']],
    ['а сколько тебе лет', ['askAge']],
    ['как меня зовут?', ['askMyName', 'question']],
    ['Что ты обо мне помнишь?', ['askMemory', 'askYou', 'question']],
    ['расскажи о себе', ['askWho']],
    ['расскажи историю', ['askStory']],
    ['скинь фотку', ['askPicture']],
    ['можно тебя спросить?', ['askLeave', 'askYou', 'question']],
    ['ты меня любишь?', ['askLove', 'askOpinion', 'askYou', 'question']],
    ['кажется, я тебя люблю', ['love']],
    ['ты очень милая', ['compliment']],
    ['мне нравится, как ты говоришь', ['compliment']],
    ['ты тупая', ['insult']],
    ['заткнись', ['insult']],
    ['что на тебе надето', ['sexual']],
    ['хочу умереть', ['crisis']],
    ['всем будет лучше без меня', ['crisis']],
    ['Не хочу больше жить', ['crisis']],
    ['умираю со смеху', []],
    ['хочу тебя спросить', []],
    ['да, так и есть', ['yes']],
    ['неа', ['no']],
    ['Мой начальник опять всё поменял.', []],
    ['В жизни такого не видела.', []],
  ])('reads what "%s" does', (text, expected) => {
    expect([...read(text).acts].toSorted()).toEqual(expected.toSorted());
  });

  it.each([
    ['я так устала сегодня', 'tired'],
    ['устал как собака', 'tired'],
    ['мне грустно', 'sad'],
    ['мне не грустно', null],
    ['Начальник сегодня злой', null],
    ['ей грустно', null],
    ['меня уволили', 'sad'],
    ['начальник на меня накричал', 'angry'],
    ['нервничаю перед экзаменом', 'anxious'],
    ['вечерами бывает одиноко', 'lonely'],
    ['иногда мне очень одиноко', 'lonely'],
    ['мой папа умер два года назад', 'grief'],
    ['телефон умер', null],
    ['меня взяли на работу!', 'happy'],
    ['кажется, я счастлива', 'happy'],
    ['мне скучно', 'bored'],
    ['устала ужасно, если честно', 'tired'],
    ['До сих пор бывает больно.', 'sad'],
    ['играю на гитаре, но плохо', null],
    ['я заболел', 'ill'],
  ])('feels in "%s": %s', (text, expected) => {
    expect(read(text).feeling).toBe(expected);
  });

  it('hears the name of somebody spoken of before', () => {
    expect(read('её зовут Лаура').nameOfOther).toBe('Лаура');
    expect(read('меня зовут Лаура').nameOfOther).toBeNull();
  });

  it('knows its own language, typed in any manner', () => {
    for (const text of ['привет как дела', 'ok', 'лол', '😂', 'Ещё бы', 'haha'])
      expect(read(text).understood).toBe(true);
    for (const text of [
      'How are you today?',
      '你好吗',
      'Wie geht es dir?',
      'Як твої справи, друже? Це ї',
    ])
      expect(read(text).understood).toBe(false);
  });

  it('gathers what it knows into one sentence', () => {
    expect(
      russian.summary([
        { kind: 'name', value: 'Саша' },
        { kind: 'place', value: 'в Лидсе' },
        { kind: 'job', value: 'медсестрой' },
        { kind: 'pet', value: 'твой кот Мисо', called: 'Мисо' },
        { kind: 'person', value: 'твоя сестра Клара', called: 'Клара' },
        { kind: 'plan', value: 'экзамен' },
      ]),
    ).toBe(
      'тебя зовут Саша, ты живёшь в Лидсе, ты работаешь медсестрой, у тебя есть кот Мисо, твою сестру зовут Клара, и впереди экзамен',
    );
  });
});

describe('the Russian lines', () => {
  const PAST = String.raw`\p{L}{2,}(?:л|ла|лся|лась)(?!\p{L})`;
  const SHORT_FORM = String.raw`(?:рада?|готова?|должен|должна|уверена?|права?|один|одна|сама?|похожа?|занята?|свободна?)(?!\p{L})`;
  const gendered = (person: string) =>
    new RegExp(
      String.raw`(?<!\p{L})${person} (?:[^\s,.:;?!{]+ ){0,3}?(?:${PAST}|${SHORT_FORM})`,
      'iu',
    );
  const pools = (value: unknown): string[] =>
    typeof value === 'string'
      ? [value]
      : typeof value === 'object' && value !== null
        ? Object.values(value).flatMap(pools)
        : [];
  const linesOf = (gender: Gender): string[] => {
    const pack = russian.spokenBy?.(gender);
    return pools([pack?.registers, pack?.common]);
  };

  it('take no gender of the person spoken to', () => {
    expect(linesOf('female').length).toBeGreaterThan(1300);
    expect(linesOf('female').filter((line) => gendered('ты').test(line))).toEqual([]);
  });

  it('take none of the speaker who is neither man nor woman', () => {
    expect(linesOf('non-binary').filter((line) => gendered('я').test(line))).toEqual([]);
  });

  it('begin no question and no plain statement with a slot, before which a name would stand', () => {
    const begun = linesOf('female').filter((line) => /^\{(?:value|called|topic)/.test(line));
    expect(begun.filter((line) => !/[:,«]/.test(line) || line.endsWith('?'))).toEqual([]);
  });

  it('are no two the same', () => {
    const lines = linesOf('female');
    expect(lines.filter((line, index) => lines.indexOf(line) !== index)).toEqual([]);
  });
});

testLanguage('ru');
