import type { Fact } from '../languagePack';
import { yours } from './declension';
import { NAME, NO_NAME } from './names';
import { nominative, nounOf, type Found } from './nouns';
import { evened, pattern, plain, withCapital } from './spelling';

const POSSESSED = pattern(
  String.raw`\b(?:у меня|у нас|мой|моя|моего|моей|моему|мою|моим|моем|наш|наша|нашего|нашей|нашу|завел\p{L}?|взял\p{L}?|живет|кормлю|выгуливаю|гуляю с|приютил\p{L}?|подобрал\p{L}?)\b`,
);
const OF_MINE = pattern(String.raw`\b(?:у меня|на меня|со мной|меня|мне)\b`);
const OF_ANOTHER =
  /^(?:ее|его|их|твоя|твой|твоего|твоей|твою|чья|чей|чужая|чужой|соседская|соседский|какая|какой|любая|любой|одна|один|каждая|каждый|это)$/;
const KIN =
  /^(?:мама|папа|мать|отец|сестра|брат|муж|жена|бабушка|дедушка|дед|тётя|дядя|сын|дочь|дочка|начальник|начальница|шеф|босс|сосед|соседка|коллега|подруга|парень|племянник|племянница|внучка|невеста)$/;
const MINE =
  /^(?:мо(?:й|я|его|ей|ему|ю|им|ем|и|их)|наш(?:а|его|ей|у|и|их|ему|им)?|сво(?:й|я|его|ей|ю|им|и|их|ему))$/;

type Token = { word: string; core: string; closed: boolean };

/** The words of a sentence: as typed, plain, and whether a mark follows. */
export function tokensOf(sentence: string): Token[] {
  return sentence
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => ({
      word: word.replace(/[^\p{L}-]+/gu, ''),
      core: plain(word).replace(/[^\p{L}-]+/gu, ''),
      closed: /[.,!?;:()]$/.test(word),
    }));
}

const CALLED = pattern(
  String.raw`\b(?:по имени|по кличке|по прозвищу|зовут|звать|кличка)(?: -)? ${NAME}`,
  'iu',
);

function nameAfter(tokens: readonly Token[], at: number, sentence: string): string | null {
  const told = CALLED.exec(sentence)?.[1];
  if (told !== undefined && !/меня зовут|тебя зовут/i.test(sentence)) return withCapital(told);
  const own = tokens[at];
  const next = tokens[at + 1];
  if (own === undefined || next === undefined || own.closed) return null;
  const found = nounOf(own.core);
  if (found === null || plain(nominative(found)) !== own.core) return null;
  return /^\p{Lu}\p{Ll}/u.test(next.word) && !NO_NAME.has(next.core) ? next.word : null;
}

function being(found: Found, kind: 'pet' | 'person', name: string | null): Fact {
  const value = yours(found);
  return name === null
    ? { kind, value, called: value }
    : { kind, value: `${value} ${name}`, called: name };
}

/** Pets and people of the user's that a sentence names. */
export function beings(sentence: string): Fact[] {
  const tokens = tokensOf(sentence);
  const facts: Fact[] = [];
  const said = plain(sentence);
  for (const [at, { core }] of tokens.entries()) {
    const found = nounOf(core);
    if (found === null || found.many) continue;
    const previous = tokens[at - 1]?.core ?? '';
    const isMine = MINE.test(previous) || MINE.test(tokens[at - 2]?.core ?? '');
    const { sort, lemma } = found.noun;
    if (sort === 'pet' && (isMine || (POSSESSED.test(said) && !OF_ANOTHER.test(previous))))
      facts.push(being(found, 'pet', nameAfter(tokens, at, sentence)));
    if (sort === 'person' && found.noun.one !== found.noun.many && lemma !== 'семья') {
      const name = nameAfter(tokens, at, sentence);
      const isKin = KIN.test(lemma) && !OF_ANOTHER.test(previous);
      const isPartner = /^(?:девушка|парень)$/.test(lemma) && OF_MINE.test(said);
      if (
        isMine ||
        isKin ||
        isPartner ||
        (name !== null && /(?<!\p{L})у меня есть(?!\p{L})/u.test(said))
      )
        facts.push(being(found, 'person', name));
    }
  }
  return facts;
}

const OTHERS_NAME = pattern(
  String.raw`\b(?:е[её]|его|их|кота|кошку|собаку|пса) (?:все )?зовут ${NAME}`,
  'iu',
);

/** "Её зовут Лаура": the name of whoever was spoken of before. */
export function readNameOfOther(text: string): string | null {
  const name = OTHERS_NAME.exec(evened(text))?.[1];
  return name === undefined ? null : withCapital(name);
}
