import { type Case, casesOf, nominative, nounOf, type Found, type Sex } from './nouns';
import { plain, withCapital } from './spelling';

const YOUR: Readonly<Record<'m' | 'f' | 'n' | 'many', Readonly<Record<Case, string>>>> = {
  m: { nom: 'твой', gen: 'твоего', dat: 'твоему', acc: 'твой', ins: 'твоим', prep: 'твоём' },
  f: { nom: 'твоя', gen: 'твоей', dat: 'твоей', acc: 'твою', ins: 'твоей', prep: 'твоей' },
  n: { nom: 'твоё', gen: 'твоего', dat: 'твоему', acc: 'твоё', ins: 'твоим', prep: 'твоём' },
  many: { nom: 'твои', gen: 'твоих', dat: 'твоим', acc: 'твои', ins: 'твоими', prep: 'твоих' },
};

/** "твой начальник", "твои родители". */
export function yours(found: Found): string {
  const { noun, many } = found;
  const isMany = many || noun.one === noun.many;
  return `${YOUR[isMany ? 'many' : noun.sex].nom} ${nominative(found)}`;
}

function yoursIn(shown: string, own: Readonly<Record<Case, string>>, wanted: Case): string | null {
  const set = Object.values(YOUR).find(({ nom }) => nom === shown);
  if (set === undefined) return null;
  const sort = nounOf(plain(own.nom))?.noun.sort;
  const isAlive = sort === 'person' || sort === 'pet';
  return wanted === 'acc' && isAlive && (shown === 'твой' || shown === 'твои')
    ? set.gen
    : set[wanted];
}

const ENDINGS: Readonly<Record<'а' | 'я' | 'ия' | '', Readonly<Record<Case, string>>>> = {
  а: { nom: 'а', gen: 'ы', dat: 'е', acc: 'у', ins: 'ой', prep: 'е' },
  я: { nom: 'я', gen: 'и', dat: 'е', acc: 'ю', ins: 'ей', prep: 'е' },
  ия: { nom: 'ия', gen: 'ии', dat: 'ии', acc: 'ию', ins: 'ией', prep: 'ии' },
  '': { nom: '', gen: 'а', dat: 'у', acc: 'а', ins: 'ом', prep: 'е' },
};

/** A given name in another case; null where its sex would decide and is not known. */
function nameIn(name: string, wanted: Case, sex: Sex | null): string | null {
  if (wanted === 'nom' || /[оеиуэюыё]$/.test(name)) return name;
  if (name.endsWith('ия')) return name.slice(0, -2) + ENDINGS['ия'][wanted];
  const last = name.slice(-1);
  if (last === 'а' || last === 'я') {
    const root = name.slice(0, -1);
    const ending = ENDINGS[last][wanted];
    const isHushed = /[гкхжшщч]$/.test(root);
    const spelled = isHushed && ending === 'ы' ? 'и' : ending;
    return root + (/[жшщчц]$/.test(root) && spelled === 'ой' ? 'ей' : spelled);
  }
  if (sex === 'f' && /[бвгджзклмнпрстфхцчшщ]$/.test(name)) return name;
  const isPlain = /[бвгдзклмнпрстфх]$/.test(name) && !/(?:е[лвц]|ёл)$/.test(name);
  return sex === 'm' && isPlain ? name + ENDINGS[''][wanted] : null;
}

function isCase(form: string): form is Case {
  return form in ENDINGS['а'];
}

function inCase(value: string, wanted: Case): string | null {
  const words = value.split(' ');
  const [first = '', second, third] = words;
  if (words.length > 3) return null;
  if (second === undefined)
    return (
      casesOf(first)?.[wanted] ?? (/^\p{Lu}/u.test(first) ? nameIn(first, wanted, null) : null)
    );
  const own = casesOf(second);
  if (own === null) return null;
  const possessive = yoursIn(first, own, wanted);
  if (possessive === null) return null;
  const head = `${possessive} ${own[wanted]}`;
  if (third === undefined) return head;
  const sex = nounOf(plain(second))?.noun.sex ?? null;
  const name = nameIn(third, wanted, sex);
  return name === null ? null : `${head} ${name}`;
}

/**
 * Forms: the cases; `about` with о or об before it; each with `_own` behind it where the user is the
 * subject, so that "твой" is "свой"; `bare` without either; `where` and `from` for places told that way.
 */
export function inflected(value: string, form: string): string | null {
  if (form.endsWith('_own'))
    return inflected(value, form.slice(0, -4))?.replace(/(^| )тво/, '$1сво') ?? null;
  if (form === 'where') return /^(?:в|во|на|под|около|у|за) /.test(value) ? value : null;
  if (form === 'from') return /^(?:из|с|со) /.test(value) ? value : null;
  if (form === 'bare') return value.replace(/^тво(?:й|я|ё|и) /, '');
  if (form === 'about') {
    const told = inCase(value, 'prep');
    return told === null ? null : `${/^[аоуэи]/i.test(told) ? 'об' : 'о'} ${told}`;
  }
  return isCase(form) ? inCase(value, form) : null;
}

const PLACE_PLURAL = /[ыи]$/;

/** A town in the nominative or accusative to "в Казани"; null when its declension is not plain. */
export function locative(town: string): string | null {
  const words = town.split(' ');
  if (words.length !== 1) return null;
  const name = withCapital(town);
  if (/[оеэ]$/.test(name) || /(?:сочи|тбилиси|батуми|баку|чили|хельсинки|дели)$/i.test(name))
    return `в ${name}`;
  if (PLACE_PLURAL.test(name)) return null;
  if (/и[яю]$/.test(name)) return `в ${name.slice(0, -1)}и`;
  if (/[аяую]$/.test(name)) return `в ${name.slice(0, -1)}е`;
  if (
    /(?:рославль|севастополь|симферополь|ставрополь|мариуполь|брюссель|марсель|кёльн)$/i.test(name)
  )
    return `в ${name.replace(/ь$/, '')}е`;
  if (/ь$/.test(name)) return `в ${name.slice(0, -1)}и`;
  if (/й$/.test(name)) return null;
  return `в ${name}е`;
}

/** "старая музыка" to "старую музыку": what is liked, after "мне нравится". */
export function asObject(phrase: string): string {
  const words = phrase.split(' ');
  const head = words.findIndex((word) => !/(?:ая|яя)$/.test(word));
  return words
    .map((word, index) => {
      if (head !== -1 && index > head) return word;
      const known = casesOf(word);
      if (known !== null) return known.acc;
      if (/ая$/.test(word)) return `${word.slice(0, -2)}ую`;
      if (/яя$/.test(word)) return `${word.slice(0, -2)}юю`;
      if (/а$/.test(word)) return `${word.slice(0, -1)}у`;
      if (/я$/.test(word)) return `${word.slice(0, -1)}ю`;
      return word;
    })
    .join(' ');
}
