const SEGMENTER = new Intl.Segmenter('zh', { granularity: 'word' });
const LONGEST = 4;

/** Lower case, half-width marks and single spaces, so that patterns need one spelling only. */
export function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/[“”「」『』]/g, '"')
    .replace(/[。.]{2,}|…+/g, '…')
    .replace(/\s+/g, ' ')
    .trim();
}

const SENTENCE = /(?:“[^“”]*”|[^。！？!?…\n])+(?:[。！？!?…]+[”’）)]*|\n)?/gu;

/** Sentences as a character writes them; a stop inside quotation marks ends none. */
export function sentences(text: string): string[] {
  return (text.match(SENTENCE) ?? [])
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

/** What stands between marks or spaces, for users who leave the marks out. */
export function clauses(text: string): string[] {
  return plain(text)
    .replace(/(?<=[a-z0-9'-]) (?=[a-z0-9])/g, '\u00a0')
    .split(/[,;:!?。、…~\n "()]|(?<!\d)\.|\.(?!\d)/)
    .map((clause) => clause.replaceAll('\u00a0', ' ').trim())
    .filter((clause) => clause !== '');
}

/** Words as a dictionary finds them; Latin ones in lower case. */
export function segments(text: string): string[] {
  return [...SEGMENTER.segment(text.toLowerCase())]
    .filter(({ isWordLike }) => isWordLike === true)
    .map(({ segment }) => segment);
}

/**
 * Every run of two to four characters, since a dictionary cuts many words wrongly, the single
 * characters that it takes for words, and the Latin words.
 */
export function contentWords(text: string): string[] {
  const lower = plain(text);
  const found = new Set<string>();
  for (const [run] of lower.matchAll(/[\p{Script=Han}a-z0-9]+/gu)) {
    const letters = [...run];
    letters.forEach((_, start) => {
      for (let length = 2; length <= LONGEST && start + length <= letters.length; length += 1)
        found.add(letters.slice(start, start + length).join(''));
    });
  }
  for (const word of segments(lower))
    if (/^\p{Script=Han}$|^[a-z0-9][a-z0-9'-]+$/u.test(word)) found.add(word);
  return [...found];
}

const EMPTY = new Set(
  '一个 自己 没有 什么 因为 所以 但是 可以 时候 今天 明天 昨天 现在 已经 还是 只是 就是 不是 觉得 知道 我们 你们 他们 她们 有人 别人 大家 这个 那个 这样 那样 这么 那么 怎么 一样 一直 有点 事情 东西 后来 每天 每年 有一 一次 两个 三个 起来 出来 回来 下来 过来 如果 或者 而且 然后 最后 真的 非常 比较 可能 应该 需要 想要 喜欢 看到 听到 说话 告诉 开始 结束 最好 从来 到现在 晚上 早上 一天 一年 去年 今年 从没 以为'.split(
    ' ',
  ),
);
const STRONG = new Set([...'猫狗雨雪海船酒茶花书鱼汤面糖信歌灯鸟马山河树梦刀剑琴舞画']);
const SHORT = 12;

/** How much a text has to do with the words of a message. */
export function related(text: string, words: readonly string[]): number {
  const said = new Set(words);
  const mine = new Set(text.length <= SHORT ? contentWords(text) : segments(text));
  return [...mine].filter(
    (word) => said.has(word) && (word.length > 1 ? !EMPTY.has(word) : STRONG.has(word)),
  ).length;
}
