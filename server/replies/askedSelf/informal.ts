const PRONOUNS: Readonly<Record<string, string>> = {
  вы: 'ты', вас: 'тебя', вам: 'тебе', вами: 'тобой', ваш: 'твой', ваша: 'твоя', ваше: 'твоё',
  ваши: 'твои', вашего: 'твоего', вашей: 'твоей', ваших: 'твоих', вашу: 'твою',
}; // oxfmt-ignore

const IMPERATIVE =
  /^(?:\p{L}*(?:скажи|покажи|пришли|напомни|прости|извини|позвони|спроси|помоги|подожди|назови|держи|вышли|объясни|научи)|\p{L}+й)те(?:сь)?$/u;

const WORD = /\p{L}{2,24}/gu;

/** A Russian text that addresses somebody formally, as one does a friend: "вы любите" is "ты любишь". */
export const informal = (text: string): string =>
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
