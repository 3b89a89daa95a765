import { plain } from './spelling';

export type Case = 'nom' | 'gen' | 'dat' | 'acc' | 'ins' | 'prep';
export type Sex = 'm' | 'f' | 'n';
/** What a noun names, as far as it matters: kin and others close to the user, pets, what one plans. */
export type Sort = 'thing' | 'person' | 'pet' | 'event' | 'general';
export type Noun = {
  lemma: string;
  sex: Sex;
  sort: Sort;
  one: Readonly<Record<Case, string>>;
  many: Readonly<Record<Case, string>> | null;
};

const HUSHES = /[гкхжшщч]$/;

function forms(list: string): Readonly<Record<Case, string>> {
  const [nom = '', gen = '', dat = '', acc = '', ins = '', prep = ''] = list.split(' ');
  return { nom, gen, dat, acc, ins, prep };
}

type Details = { stem?: string; genitive?: string; ins?: string; plural?: string | null };
type Kind = 'm' | 'ma' | 'f' | 'fa' | 'mf' | 'n';

function masculine(lemma: string, isAlive: boolean, { stem, genitive, ins, plural }: Details) {
  const isSoft = /[ьй]$/.test(lemma);
  const root = stem ?? (isSoft ? lemma.slice(0, -1) : lemma);
  const [a, u, om] = isSoft ? ['я', 'ю', 'ем'] : ['а', 'у', 'ом'];
  const one = forms(
    `${lemma} ${root}${a} ${root}${u} ${isAlive ? root + a : lemma} ${ins ?? root + om} ${root}е`,
  );
  const nom = plural ?? `${root}${isSoft || HUSHES.test(root) ? 'и' : 'ы'}`;
  const gen =
    genitive ??
    (/ь$/.test(lemma) || /[жшщч]$/.test(root) ? `${root}ей` : `${root}${isSoft ? 'ев' : 'ов'}`);
  const m = isSoft ? 'я' : 'а';
  const many =
    plural === null
      ? null
      : forms(`${nom} ${gen} ${root}${m}м ${isAlive ? gen : nom} ${root}${m}ми ${root}${m}х`);
  return { one, many };
}

function feminine(lemma: string, isAlive: boolean, { genitive, ins, plural }: Details) {
  const root = lemma.slice(0, -1);
  const last = lemma.slice(-1);
  const isAbstract = lemma.endsWith('ия');
  const i = last === 'а' && !HUSHES.test(root) ? 'ы' : 'и';
  const e = last === 'ь' || isAbstract ? 'и' : 'е';
  const object = last === 'ь' ? lemma : `${root}${last === 'а' ? 'у' : 'ю'}`;
  const oi = last === 'ь' ? 'ью' : last === 'а' && !/[жшщчц]$/.test(root) ? 'ой' : 'ей';
  const one = forms(`${lemma} ${root}${i} ${root}${e} ${object} ${ins ?? root + oi} ${root}${e}`);
  const nom = `${root}${i}`;
  const gen =
    genitive ??
    (last === 'ь' ? `${root}ей` : isAbstract ? `${root}й` : last === 'я' ? `${root}ь` : root);
  const m = last === 'а' || /[жшщч]$/.test(root) ? 'а' : 'я';
  const many =
    plural === null
      ? null
      : forms(`${nom} ${gen} ${root}${m}м ${isAlive ? gen : nom} ${root}${m}ми ${root}${m}х`);
  return { one, many };
}

function neuter(lemma: string, { genitive, plural }: Details) {
  const root = lemma.slice(0, -1);
  const isHard = lemma.endsWith('о') || lemma.endsWith('це');
  const [a, u] = isHard ? ['а', 'у'] : ['я', 'ю'];
  const one = forms(
    `${lemma} ${root}${a} ${root}${u} ${lemma} ${lemma}м ${root}${lemma.endsWith('ие') ? 'и' : 'е'}`,
  );
  const gen = genitive ?? (isHard ? root : lemma.endsWith('ие') ? `${root}й` : `${root}ей`);
  const many =
    plural === null
      ? null
      : forms(`${root}${a} ${gen} ${root}${a}м ${root}${a} ${root}${a}ми ${root}${a}х`);
  return { one, many };
}

function noun(lemma: string, kind: Kind, sort: Sort, details: Details = {}): Noun {
  const isAlive = kind === 'ma' || kind === 'fa' || kind === 'mf';
  const sex: Sex = kind === 'n' ? 'n' : kind === 'f' || kind === 'fa' ? 'f' : 'm';
  const { one, many } =
    kind === 'n'
      ? neuter(lemma, details)
      : kind === 'm' || kind === 'ma'
        ? masculine(lemma, isAlive, details)
        : feminine(lemma, isAlive, details);
  return { lemma, sex, sort, one, many };
}

/** Words of one declension: "lemma", or "lemma:stem" where a vowel drops, with `/genitive plural`. */
function group(kind: Kind, sort: Sort, list: string, base: Details = {}): Noun[] {
  return list
    .trim()
    .split(/\s+/)
    .map((entry) => {
      const [head = '', genitive] = entry.split('/');
      const [lemma = '', stem] = head.split(':');
      return noun(lemma, kind, sort, {
        ...base,
        ...(stem === undefined ? {} : { stem }),
        ...(genitive === undefined ? {} : { genitive }),
      });
    });
}

function irregular(sex: Sex, sort: Sort, one: string, many: string | null): Noun {
  const single = forms(one);
  return { lemma: single.nom, sex, sort, one: single, many: many === null ? null : forms(many) };
}

function plural(sort: Sort, many: string): Noun {
  const table = forms(many);
  return { lemma: table.nom, sex: 'm', sort, one: table, many: table };
}

const still = (word: string) => Array.from({ length: 6 }, () => word).join(' ');

const NOUNS: readonly Noun[] = [
  irregular(
    'm',
    'person',
    'друг друга другу друга другом друге',
    'друзья друзей друзьям друзей друзьями друзьях',
  ),
  irregular(
    'm',
    'person',
    'брат брата брату брата братом брате',
    'братья братьев братьям братьев братьями братьях',
  ),
  irregular('m', 'person', 'муж мужа мужу мужа мужем муже', null),
  irregular(
    'm',
    'person',
    'сын сына сыну сына сыном сыне',
    'сыновья сыновей сыновьям сыновей сыновьями сыновьях',
  ),
  irregular(
    'm',
    'person',
    'сосед соседа соседу соседа соседом соседе',
    'соседи соседей соседям соседей соседями соседях',
  ),
  irregular('m', 'person', 'отец отца отцу отца отцом отце', null),
  irregular(
    'm',
    'person',
    'врач врача врачу врача врачом враче',
    'врачи врачей врачам врачей врачами врачах',
  ),
  irregular('m', 'person', 'дядя дяди дяде дядю дядей дяде', null),
  irregular('m', 'person', 'дедушка дедушки дедушке дедушку дедушкой дедушке', null),
  irregular('m', 'person', 'папа папы папе папу папой папе', null),
  irregular('f', 'person', 'мать матери матери мать матерью матери', null),
  irregular(
    'f',
    'person',
    'дочь дочери дочери дочь дочерью дочери',
    'дочери дочерей дочерям дочерей дочерьми дочерях',
  ),
  irregular('f', 'person', 'семья семьи семье семью семьёй семье', null),
  irregular('f', 'person', 'тётя тёти тёте тётю тётей тёте', null),
  irregular('m', 'pet', 'пёс пса псу пса псом псе', 'псы псов псам псов псами псах'),
  irregular(
    'm',
    'pet',
    'щенок щенка щенку щенка щенком щенке',
    'щенки щенков щенкам щенков щенками щенках',
  ),
  irregular(
    'm',
    'pet',
    'котёнок котёнка котёнку котёнка котёнком котёнке',
    'котята котят котятам котят котятами котятах',
  ),
  irregular('f', 'thing', 'любовь любви любви любовь любовью любви', null),
  irregular('m', 'thing', 'ветер ветра ветру ветер ветром ветре', null),
  irregular('m', 'thing', 'лёд льда льду лёд льдом льде', null),
  irregular('m', 'general', 'день дня дню день днём дне', null),
  irregular('n', 'thing', 'кофе кофе кофе кофе кофе кофе', null),
  irregular(
    'm',
    'general',
    'город города городу город городом городе',
    'города городов городам города городами городах',
  ),
  irregular(
    'm',
    'thing',
    'поезд поезда поезду поезд поездом поезде',
    'поезда поездов поездам поезда поездами поездах',
  ),
  irregular('m', 'thing', 'лес леса лесу лес лесом лесе', 'леса лесов лесам леса лесами лесах'),
  irregular('n', 'thing', 'небо неба небу небо небом небе', null),
  irregular(
    'n',
    'thing',
    'дерево дерева дереву дерево деревом дереве',
    'деревья деревьев деревьям деревья деревьями деревьях',
  ),
  plural('person', 'родители родителей родителям родителей родителями родителях'),
  plural(
    'person',
    'родственники родственников родственникам родственников родственниками родственниках',
  ),
  plural('thing', 'деньги денег деньгам деньги деньгами деньгах'),
  plural('thing', 'горы гор горам горы горами горах'),
  plural('thing', 'стихи стихов стихам стихи стихами стихах'),
  plural('thing', 'цветы цветов цветам цветы цветами цветах'),
  plural('thing', 'пробки пробок пробкам пробки пробками пробках'),
  plural('thing', 'танцы танцев танцам танцы танцами танцах'),
  plural('thing', 'блины блинов блинам блины блинами блинах'),
  plural('thing', 'макароны макарон макаронам макароны макаронами макаронах'),
  plural('thing', 'часы часов часам часы часами часах'),
  ...['кино', 'пианино', 'такси', 'караоке', 'аниме', 'метро'].map((word) =>
    irregular('n', 'thing', still(word), null),
  ),
  ...group('ma', 'person', 'начальник парень:парн шеф директор дед босс тренер психолог', {
    plural: null,
  }),
  ...group('ma', 'person', 'клиент пациент преподаватель племянник'),
  ...group('mf', 'person', 'коллега'),
  ...group('fa', 'person', 'мама жена начальница тётка невеста', { plural: null }),
  ...group(
    'fa',
    'person',
    'сестра/сестёр подруга соседка/соседок бабушка/бабушек девушка/девушек дочка/дочек внучка/внучек племянница',
  ),
  ...group('ma', 'pet', 'кот попугай хомяк кролик'),
  ...group('fa', 'pet', 'кошка/кошек собака черепаха крыса'),
  ...group(
    'm',
    'event',
    'экзамен марафон концерт переезд праздник зачёт матч юбилей отпуск корпоратив спектакль',
  ),
  ...group(
    'f',
    'event',
    'свадьба/свадеб операция презентация встреча вечеринка/вечеринок поездка/поездок командировка/командировок тренировка/тренировок сессия годовщина защита',
  ),
  ...group('n', 'event', 'собеседование свидание выступление путешествие новоселье'),
  ...group(
    'm',
    'thing',
    'проект отчёт дедлайн обед ужин завтрак суп торт пирог рецепт ресторан фильм сериал роман рассказ самолёт автобус балкон сад парк холодильник диван телефон компьютер ноутбук велосипед бассейн диплом курс урок подарок:подарк развод ремонт рынок:рынк остров',
  ),
  ...group('m', 'thing', 'борщ', { ins: 'борщом' }),
  ...group(
    'm',
    'thing',
    'хлеб сыр шоколад чай театр альбом интернет спорт футбол снег дождь мороз туман стресс',
  ),
  ...group('m', 'general', 'офис дом район двор университет институт'),
  ...group(
    'f',
    'thing',
    'работа смена зарплата книга музыка песня/песен гитара скрипка/скрипок игра картина кухня/кухонь квартира комната дача машина школа учёба лекция погода дорога река рыба пицца паста каша картошка/картошек группа пробежка/пробежек йога деревня/деревень улица лодка/лодок яхта выставка/выставок фотография статья/статей диссертация ипотека посуда стирка уборка очередь посылка/посылок прогулка/прогулок история',
  ),
  ...group('f', 'thing', 'осень болезнь кровать новость тетрадь'),
  ...group('f', 'general', 'зима весна ночь', { plural: null }),
  ...group('n', 'thing', 'море письмо/писем настроение солнце платье/платьев здоровье', {}),
];

export type Found = { noun: Noun; many: boolean };

const BY_FORM = new Map<string, Found>();
const BY_SHOWN = new Map<string, Readonly<Record<Case, string>>>();
for (const noun of NOUNS) {
  for (const [many, table] of [
    [false, noun.one],
    [true, noun.many],
  ] as const) {
    if (table === null) continue;
    BY_SHOWN.set(table.nom, table);
    for (const form of Object.values(table)) {
      const key = plain(form);
      if (!BY_FORM.has(key)) BY_FORM.set(key, { noun, many });
    }
  }
}

/** The noun of which a plain word is a form. */
export function nounOf(word: string): Found | null {
  return BY_FORM.get(word) ?? null;
}

/** The cases of a noun given as it is shown in the nominative, singular or plural. */
export function casesOf(shown: string): Readonly<Record<Case, string>> | null {
  return BY_SHOWN.get(shown) ?? null;
}

export function nominative({ noun, many }: Found): string {
  return many && noun.many !== null ? noun.many.nom : noun.one.nom;
}
