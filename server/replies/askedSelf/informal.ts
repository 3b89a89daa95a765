const PRONOUNS: Readonly<Record<string, string>> = {
  вы: 'ты', вас: 'тебя', вам: 'тебе', вами: 'тобой', ваш: 'твой', ваша: 'твоя', ваше: 'твоё',
  ваши: 'твои', вашего: 'твоего', вашей: 'твоей', ваших: 'твоих', вашу: 'твою',
}; // oxfmt-ignore

const IMPERATIVE =
  /^(?:\p{L}*(?:скажи|покажи|пришли|напомни|прости|извини|позвони|спроси|помоги|подожди|назови|держи|вышли|объясни|научи)|\p{L}+й)те(?:сь)?$/u;

const WORD = /\p{L}{2,24}/gu;

/** Turns formal address into the familiar form in a Russian text: "вы любите" into "ты любишь". */
export const informalRussian = (text: string): string =>
  text.replace(WORD, (written) => {
    const word = written.toLowerCase();
    const pronoun = PRONOUNS[word];
    if (pronoun !== undefined) return pronoun;
    if (IMPERATIVE.test(word)) return written.replace(/те(сь)?$/u, (_, own?: string) => own ?? '');
    if (word.length < 5) return written;
    return written
      .replace(/[её]те(сь)?$/u, (_, own?: string) => (own === undefined ? 'ешь' : 'ешься'))
      .replace(/ите(сь)?$/u, (_, own?: string) => (own === undefined ? 'ишь' : 'ишься'));
  });

const OWN_FORMS: Readonly<Record<string, string>> = {
  sind: 'bist', haben: 'hast', werden: 'wirst', mögen: 'magst', können: 'kannst', wissen: 'weißt',
  lesen: 'liest', essen: 'isst', schlafen: 'schläfst', fahren: 'fährst', sehen: 'siehst',
  wollen: 'willst', müssen: 'musst', dürfen: 'darfst', sollen: 'sollst', waren: 'warst',
  sprechen: 'sprichst', treffen: 'triffst', geben: 'gibst', nehmen: 'nimmst', tragen: 'trägst',
  vergessen: 'vergisst', laufen: 'läufst', helfen: 'hilfst', würden: 'würdest', hätten: 'hättest',
  wären: 'wärst', könnten: 'könntest', möchten: 'möchtest',
}; // oxfmt-ignore

/** The form after "du" of a verb as it stands before "Sie": "arbeitest" for "arbeiten". */
function secondPerson(verb: string): string {
  const stem = verb.toLowerCase().replace(/e?n$/u, '');
  return OWN_FORMS[verb.toLowerCase()] ?? (/[td]$/u.test(stem) ? `${stem}est` : `${stem}st`);
}

/** Turns formal address into the familiar form in a German text: "lesen Sie" into "liest du". */
export const informalGerman = (text: string): string =>
  text
    .replace(/(\p{L}{2,20}n) Sie\b/gu, (_, verb: string) => `${secondPerson(verb)} du`)
    .replace(/(?<=\p{L},? )Sie (?=\p{L})/gu, 'du ')
    .replace(/\bIhnen\b/gu, 'dir')
    .replace(/(?<=\p{L},? )Ihr(?:e[mnrs]?)?\b/gu, 'dein');

/** Verbs of "usted" whose familiar form is more than an added "s", and pronouns. */
const OF_USTED: Readonly<Record<string, string>> = {
  es: 'eres', fue: 'fuiste', está: 'estás', esta: 'estas', ha: 'has', le: 'te', su: 'tu', sus: 'tus', se: 'te',
  haría: 'harías', haria: 'harias', diría: 'dirías', diria: 'dirias', podría: 'podrías', podria: 'podrias',
  suyo: 'tuyo', suya: 'tuya', perdió: 'perdiste', perdio: 'perdiste', hizo: 'hiciste', tuvo: 'tuviste',
}; // oxfmt-ignore

/** Verbs that ask somebody of themselves, in the form of "usted". */
const OF_USTED_REGULAR = new Set(
  'tiene hace va puede quiere cree piensa vive trabaja sabe dice viene prefiere siente suele conoce recomienda aconseja llama dedica encuentra come bebe lee escucha habla duerme juega toca cocina canta baila lleva pasa opina ve hacía vivía había podía sueña teme echa necesita espera entiende recuerda'.split(
    ' ',
  ),
);

/** Questions that nobody but "usted" is asked, where the word itself is left out. */
const ASKS_USTED =
  /\busted\b|^[^\p{L}]{0,3}(?:(?:oiga|disculpe|perdone)\b|(?:y )?(?:a qué|a que) se dedica|(?:cómo|como) se (?:encuentra|siente)\W{0,3}$|(?:qué|que) me (?:recomienda|aconseja)|me (?:recomienda|aconseja)|(?:de )?(?:dónde|donde) (?:es|vive)\W{0,3}$|(?:cuántos|cuantos) años tiene\W{0,3}$|(?:cómo|como) está\W{0,3}$)/iu;

/** Turns formal address into the familiar form in a Spanish text: "¿tiene usted hijos?" into "¿tienes tú hijos?". */
export const informalSpanish = (text: string): string =>
  ASKS_USTED.test(text)
    ? text.replace(WORD, (written) => {
        const word = written.toLowerCase();
        if (word === 'usted') return 'tú';
        return OF_USTED[word] ?? (OF_USTED_REGULAR.has(word) ? `${written}s` : written);
      })
    : text;
