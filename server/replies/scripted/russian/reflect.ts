import { evened, plain } from './spelling';

const SWAPS: Readonly<Record<string, string>> = {
  я: 'ты',
  меня: 'тебя',
  мне: 'тебе',
  мной: 'тобой',
  мною: 'тобой',
  мой: 'твой',
  моя: 'твоя',
  мое: 'твоё',
  мои: 'твои',
  моего: 'твоего',
  моей: 'твоей',
  моему: 'твоему',
  моим: 'твоим',
  моем: 'твоём',
  мою: 'твою',
  моих: 'твоих',
  моими: 'твоими',
  мы: 'вы',
  нас: 'вас',
  нам: 'вам',
  нами: 'вами',
  наш: 'ваш',
  наша: 'ваша',
  наше: 'ваше',
  наши: 'ваши',
  нашего: 'вашего',
  нашей: 'вашей',
  нашему: 'вашему',
  нашим: 'вашим',
  нашем: 'вашем',
  нашу: 'вашу',
  наших: 'ваших',
  нашими: 'вашими',
};

const VERBS = new Map(
  `ненавижу:ненавидишь вожу:водишь завожу:заводишь выхожу:выходишь уезжаю:уезжаешь приезжаю:приезжаешь терплю:терпишь хочу:хочешь могу:можешь иду:идёшь еду:едешь живу:живёшь пишу:пишешь вижу:видишь сижу:сидишь хожу:ходишь езжу:ездишь ищу:ищешь жду:ждёшь учу:учишь учусь:учишься пью:пьёшь пою:поёшь ем:ешь сплю:спишь лежу:лежишь стою:стоишь боюсь:боишься стараюсь:стараешься надеюсь:надеешься смеюсь:смеёшься встаю:встаёшь устаю:устаёшь даю:даёшь продаю:продаёшь создаю:создаёшь отдаю:отдаёшь признаю:признаёшь шью:шьёшь пеку:печёшь веду:ведёшь везу:везёшь несу:несёшь беру:берёшь зову:зовёшь кладу:кладёшь лечу:летишь шучу:шутишь прошу:просишь ношу:носишь кричу:кричишь молчу:молчишь дышу:дышишь слышу:слышишь нахожу:находишь нахожусь:находишься прихожу:приходишь ухожу:уходишь провожу:проводишь горжусь:гордишься вожусь:возишься тружусь:трудишься сержусь:сердишься остаюсь:остаёшься сдаю:сдаёшь задаю:задаёшь бегу:бежишь пойду:пойдёшь приду:придёшь поеду:поедешь найду:найдёшь буду:будешь стану:станешь начну:начнёшь вернусь:вернёшься скажу:скажешь покажу:покажешь расскажу:расскажешь помогу:поможешь смогу:сможешь вяжу:вяжешь режу:режешь расту:растёшь плыву:плывёшь курю:куришь говорю:говоришь смотрю:смотришь верю:веришь варю:варишь дарю:даришь ссорюсь:ссоришься помню:помнишь звоню:звонишь храню:хранишь чиню:чинишь гоню:гонишь хвалю:хвалишь дремлю:дремлешь преподаю:преподаёшь расстаюсь:расстаёшься переезжаю:переезжаешь ложусь:ложишься сажусь:садишься держу:держишь держусь:держишься`
    .split(' ')
    .map((pair) => {
      const [mine = '', your = ''] = pair.split(':');
      return [mine, your] as const;
    }),
);

const RULES: readonly (readonly [RegExp, string])[] = [
  [/([аеяу])ю$/, '$1ешь'],
  [/([аеяу])юсь$/, '$1ешься'],
  [/([бпвмф])лю$/, '$1ишь'],
  [/([бпвмф])люсь$/, '$1ишься'],
];

/** The second person of a verb in the first, plain spelling: "работаю" to "работаешь". */
export function secondPerson(verb: string): string | null {
  const known = VERBS.get(verb);
  if (known !== undefined) return known;
  if (verb.length < 4) return null;
  const rule = RULES.find(([from]) => from.test(verb));
  return rule === undefined ? null : verb.replace(rule[0], rule[1]);
}

const FIRST_PERSON = /(?:[ую]|[ую]сь)$/;
const WE = /([еи])м(ся)?$/;
/** May stand between "я" and its verb. */
const BETWEEN = new Set(
  'не уже еще тоже только просто очень часто иногда всегда обычно редко вчера сегодня завтра теперь сейчас давно недавно наконец опять снова все никогда даже почти так как-то долго потом сама сам'.split(
    ' ',
  ),
);

function swapped(word: string): string {
  const core = word.replace(/[^\p{L}-]{1,20}$/u, '');
  const tail = word.slice(core.length);
  const turned = SWAPS[plain(core)];
  return turned === undefined ? word : turned + tail;
}

/** Words with "мой" and "мне" turned round, verbs left as they are. */
export function reflectWords(phrase: string): string {
  return evened(phrase).split(/\s+/).map(swapped).join(' ');
}

/**
 * A statement of the user turned round: "я переехала из-за моря" to "ты переехала из-за моря". Null
 * when a verb is met whose other form is not certain.
 */
export function reflect(clause: string): string | null {
  const words = evened(clause).split(/\s+/);
  const cores = words.map((word) => plain(word).replace(/[^\p{L}-]+/gu, ''));
  const subject = cores.findIndex((core) => core === 'я' || core === 'мы');
  let verbAt = -1;
  if (subject !== -1) {
    verbAt = cores.findIndex((core, at) => at > subject && !BETWEEN.has(core));
    if (cores[subject] === 'мы' && cores[verbAt] === 'с') verbAt += 2;
  }
  const out: string[] = [];
  for (const [at, word] of words.entries()) {
    const core = cores[at] ?? '';
    const tail = word.slice(word.replace(/[^\p{L}-]{1,20}$/u, '').length);
    const isSubjectless = subject === -1 && at === 0 && core.length > 2;
    if (at === verbAt && cores[subject] === 'мы' && WE.test(core)) {
      out.push(core.replace(WE, '$1те$2') + tail);
      continue;
    }
    if (at === verbAt || isSubjectless) {
      const verb = secondPerson(core);
      if (verb !== null) {
        out.push(verb + tail);
        continue;
      }
      if (verb === null && FIRST_PERSON.test(core) && SWAPS[core] === undefined) return null;
    }
    const joins = at > 0 && /^(?:и|а|но|или|что|чтобы)$/.test(cores[at - 1] ?? '');
    if (joins && FIRST_PERSON.test(core) && core.length > 2 && SWAPS[core] === undefined)
      return null;
    out.push(swapped(word));
  }
  return out.join(' ');
}
