import { nounOf } from './nouns';
import { plain, withCapital } from './spelling';

/** A word that may be a name, as part of a pattern. */
export const NAME = String.raw`(\p{L}[\p{L}-]{1,20})`;

/** Words after "я" or beside a noun that are no names. */
export const NO_NAME = new Set(
  'тут здесь дома один одна снова опять просто очень так уже не тоже из в на с к у рад рада устал устала хочу люблю думаю знаю живу могу готов готова согласен согласна против за вернулась вернулся понял поняла хорошо нормально это он она мы вы ты и а но да нет пока как что кто где вот все всё твой твоя мой моя русский русская такой такая сама сам она человек девушка парень мужчина женщина новенький новенькая'.split(
    ' ',
  ),
);

export function asName(word: string): string | null {
  const name = word.replace(/-$/, '');
  if (NO_NAME.has(plain(name)) || nounOf(plain(name)) !== null) return null;
  return withCapital(name);
}

/** "зови меня Сашей" to "Саша". */
export function calledAs(word: string): string | null {
  const name = asName(word);
  if (name === null || /^(?:Андрей|Сергей|Алексей|Матвей|Тимофей|Елисей|Артём|Артем)$/.test(name))
    return name;
  if (/[жшщчц]ей$/.test(name)) return `${name.slice(0, -2)}а`;
  if (/ией$/.test(name)) return `${name.slice(0, -2)}я`;
  if (/[лнрстмд]ей$/.test(name)) return `${name.slice(0, -2)}я`;
  if (/ой$/.test(name)) return `${name.slice(0, -2)}а`;
  if (/[бвгдзклмнпрстфх]ом$/.test(name) && name.length > 4) return name.slice(0, -2);
  if (/[аеи]ем$/.test(name)) return `${name.slice(0, -2)}й`;
  return name;
}
