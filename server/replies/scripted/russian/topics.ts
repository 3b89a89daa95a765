import { nominative, nounOf } from './nouns';
import { plain } from './spelling';
import { subjects } from './subjects';

/** Words and beginnings of words that messages share without being about the same thing. */
const EMPTY = new Set(
  `бы был была было были быть вам вас весь во вот время всё все всегда всего всем всех всю вы где говорю говорить даже давно дела дело для до думаю его ему если есть еще ещё же за здесь знаешь знаю из или именно иногда им их как какая какие какой когда которая которые который кто кстати куда либо лишь лучше люди людей меня мне много может можно мои мой моя мое моего моей мою моих надо наш нет ни нибудь никогда нужно об обычно один одна одно однажды он она они оно опять от очень первый перед по под пока после последнее потом потому почему почти при про просто раз разве с сам сама само самое сегодня сейчас сказал сказала скажи снова со совсем так такая такие такой там твоя твой твое тебе тебя то тогда тоже только три тут ты уж уже хочу хоть хотя хочется человек человека чем через что чтобы чуть эта эти это этого этой этом этот эту этих больше меньше хорошо плохо нормально правда конечно наверное кажется вообще теперь вчера завтра день дня года году лет год назад каждый каждую каждая каждое свой своя своё свои свою своей своего себя себе мной тобой него неё ней нее них кого чего чему кому ничего никто сколько столько иду идти пошла пошел люблю любишь делать делаю делаешь сделать сделала сделал спросить рассказать рассказала рассказал случилось стало стал стала может могу могла мог чувствую помнишь`.split(
    /\s+/,
  ),
);

function tokens(text: string): string[] {
  return plain(text)
    .split(/[^\p{L}-]+/u)
    .filter((word) => word !== '');
}

/** Lower-case words of some weight in plain spelling, each with the dictionary form of its noun. */
export function contentWords(text: string): string[] {
  const words = tokens(text).filter((word) => word.length > 2 && !EMPTY.has(word));
  const lemmas = words.flatMap((word) => {
    const found = nounOf(word);
    return found === null ? [] : [plain(found.noun.lemma), plain(nominative(found))];
  });
  return [...new Set([...words, ...lemmas])];
}

const STEMS = Object.entries(subjects).flatMap(([key, { stems }]) =>
  stems.map((stem) => [stem, key] as const),
);

/** Keys of the everyday subjects that the words touch. */
export function readSubjects(words: readonly string[]): string[] {
  const keys = words.flatMap((word) => {
    const found = STEMS.find(([stem]) =>
      stem.endsWith('.') ? word === stem.slice(0, -1) : word.startsWith(stem),
    );
    return found === undefined ? [] : [found[1]];
  });
  return [...new Set(keys)];
}
