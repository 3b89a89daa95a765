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
