import { fold } from './fold';
import { SECOND_OF, SHARED, SUBJUNCTIVES } from './verbs';

const PRONOUNS: Readonly<Record<string, string>> = {
  yo: 'tú', me: 'te', mi: 'tu', mis: 'tus', conmigo: 'contigo', mio: 'tuyo', mia: 'tuya',
  mios: 'tuyos', mias: 'tuyas',
}; // oxfmt-ignore

/** Words of "tú", of "nosotros" and of "vosotros": who is who cannot be settled by changing words. */
const OTHER_PERSONS =
  /\b(?:tu|tus|te|ti|contigo|tuy[oa]s?|usted|ustedes|nos|nosotr[oa]s|nuestr[oa]s?|vosotr[oa]s|os|vuestr[oa]s?|eres|vos)\b|\b[a-z]+[aei]mos(?:nos|lo|la)?\b/;

/** After these a word such as "trabajo" or "sueño" is a noun. */
const BEFORE_NOUN =
  /^(?:el|la|un|una|mi|mis|tu|su|del|al|este|ese|aquel|de|sin|por|con|en|para|mucho|tanto|cuanto|demasiado|todo|propio|mas|menos|poco|nuevo|buen|mal|gran|otro|cada|algun|ningun|mejor|peor|primer|ultimo|a|y|encontro|encontre|busco|buscando|hay|consegui|consiguio|perdi|perdio|tengo|tenia)$/;

const UNMARKED = new Map(
  [...SECOND_OF.keys()].filter((form) => fold(form) !== form).map((form) => [fold(form), form]),
);
/** Words of their own when they have no mark: "se", "rio", "di". */
const NOT_UNMARKED = new Set(['se', 'rio', 'crio', 'de', 'tarde']);
const CLAUSE_OPENS = /^(?:que|ojala|aunque|cuando|para|sin)$/;
/** A word that ends like a verb of the first person, of a verb unknown here. */
const PERHAPS_FIRST = /(?:[^aeiou](?:é|í)|(?:gué|qué|cé))$/;

/** Verbs of "tú", which may also be nouns after these: "mis preguntas", "de compras". */
const BEFORE_MANY =
  /^(?:las|los|mis|unas|unos|de|en|con|por|para|estas|esas|muchas|varias|algunas|a|sus|dos|tres|cuatro|cinco)$/;
const OF_YOU = new Set(
  [...SECOND_OF.values(), ...[...SHARED, ...SUBJUNCTIVES].map((form) => `${form}s`)].map(fold),
);

function verb(word: string, previous: string): string | null | undefined {
  if (OF_YOU.has(fold(word)) && !BEFORE_MANY.test(previous)) return null;
  if (
    SECOND_OF.has(word) &&
    !(BEFORE_NOUN.test(previous) && word.endsWith('o') && previous !== 'y')
  )
    return SECOND_OF.get(word);
  if (SHARED.has(word) || UNMARKED_SHARED.has(word))
    return previous === 'yo' ? `${marked(word)}s` : null;
  if (SUBJUNCTIVES.has(word) && CLAUSE_OPENS.test(previous)) return null;
  const form = NOT_UNMARKED.has(word) ? undefined : UNMARKED.get(word);
  if (form !== undefined && !BEFORE_NOUN.test(previous)) return SECOND_OF.get(form);
  return undefined;
}

const UNMARKED_SHARED = new Map([...SHARED].map((form) => [fold(form), form]));

function marked(word: string): string {
  return UNMARKED_SHARED.get(fold(word)) ?? word;
}

/**
 * Turns the first person into the second: "me mudé aquí por mi hermana" to "te mudaste aquí por tu
 * hermana". Null when it is not sure who does what.
 */
export function turn(clause: string): string | null {
  if (OTHER_PERSONS.test(fold(clause))) return null;
  const words = clause.split(/\s+/);
  const said: string[] = [];
  for (const [index, word] of words.entries()) {
    const core = word.replace(/^[("“¿¡]+|[.,!?;:)"”…]{1,20}$/gu, '');
    const tail = word.slice(word.indexOf(core) + core.length);
    const lower = core.toLowerCase();
    const plain = fold(core);
    const previous = fold(words[index - 1] ?? '').replace(/[^a-z]/g, '');
    const pronoun = PRONOUNS[plain];
    if (plain === 'mi' && (lower === 'mí' || tail !== '' || index === words.length - 1)) {
      said.push(`ti${tail}`);
    } else if (pronoun !== undefined) {
      said.push(pronoun + tail);
    } else if (
      plain === 'dibujo' &&
      /^(?:tecnico|artistico|animado)/.test(fold(words[index + 1] ?? ''))
    ) {
      said.push(word);
    } else if (plain === 'como' && /^(?:|yo|no|siempre|nunca|tambien|solo)$/.test(previous)) {
      return null;
    } else if (/(?:[aei]r|[aei]ndo)me(?:l[oae]s?)?$/.test(plain)) {
      said.push(core.replace(/me(l[oae]s?)?$/i, 'te$1') + tail);
    } else {
      const second = plain === 'como' ? undefined : verb(lower, previous);
      if (second === null) return null;
      const isUnsure = second === undefined && PERHAPS_FIRST.test(lower) && !NOUNS_IN_E.has(lower);
      if (isUnsure) return null;
      said.push(second === undefined ? word : second + tail);
    }
  }
  return said.join(' ');
}

const NOUNS_IN_E = new Set(
  'café bebé aquí así allí ahí también sé fe té porqué qué francés jabalí rubí chalé puré comité carné paté sí casi mí bisté consomé'.split(
    ' ',
  ),
);

/** "el mar" after "de" is "del mar"; a name keeps its article: "de El Salvador". */
export function withDe(value: string): string {
  return value.startsWith('el ') ? `del ${value.slice(3)}` : `de ${value}`;
}

export function withA(value: string): string {
  return value.startsWith('el ') ? `al ${value.slice(3)}` : `a ${value}`;
}

/** "gusta el mar", "gustan los trenes". */
export function withGusta(value: string): string {
  return `${/^(?:los|las|mis|tus|unos|unas|esos|esas) /.test(value) ? 'gustan' : 'gusta'} ${value}`;
}
