const SHORT: Readonly<Record<string, string>> = {
  u: 'you', ya: 'you', ur: 'your', r: 'are', n: 'and', w: 'with', im: "I'm", ive: "I've",
  dont: "don't", doesnt: "doesn't", didnt: "didn't", cant: "can't", wont: "won't", isnt: "isn't",
  wasnt: "wasn't", arent: "aren't", couldnt: "couldn't", wouldnt: "wouldn't", shouldnt: "shouldn't",
  youre: "you're", theyre: "they're", hes: "he's", shes: "she's", thats: "that's", whats: "what's",
  wheres: "where's", whos: "who's", hows: "how's", bc: 'because', cuz: 'because', cos: 'because',
  rn: 'right now', gonna: 'going to', wanna: 'want to', gotta: 'got to', tho: 'though',
  pls: 'please', plz: 'please', btw: 'by the way', abt: 'about', tmrw: 'tomorrow', tmr: 'tomorrow',
  b4: 'before', ppl: 'people', prob: 'probably', wat: 'what', dunno: "don't know",
}; // oxfmt-ignore

const WORD = /(?<![\p{L}\p{N}'’])[a-z0-9]{1,9}(?![\p{L}\p{N}'’])/gu;

/** "Your cute". */
const MISTAKEN =
  /\byour ((?:so |really |such |very )?(?:a )?(?:cute|sweet|funny|kind|nice|hot|amazing|beautiful|smart|great|weird|crazy|annoying|boring|stupid|fun|lovely|right)\b)/g;

/** Chat spelling written out: "im bo, u?" as "I'm bo, you?". */
export const spelled = (text: string): string =>
  text
    .replace(WORD, (word) => SHORT[word] ?? word)
    .replace(MISTAKEN, "you're $1")
    .replace(/^(\P{L}{0,3})its /u, "$1it's ")
    .replace(/^(\P{L}{0,3})names /u, '$1my name is ');
