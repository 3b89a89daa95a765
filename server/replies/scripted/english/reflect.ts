const SWAPS: Readonly<Record<string, string>> = {
  i: 'you',
  me: 'you',
  my: 'your',
  mine: 'yours',
  myself: 'yourself',
  "i'm": "you're",
  "i've": "you've",
  "i'd": "you'd",
  "i'll": "you'll",
  im: "you're",
  ive: "you've",
  we: 'you',
  us: 'you',
  our: 'your',
  ours: 'yours',
  ourselves: 'yourselves',
  "we're": "you're",
  "we've": "you've",
  "we'd": "you'd",
  "we'll": "you'll",
  your: 'my',
  yours: 'mine',
  yourself: 'myself',
  "you're": "I'm",
  "you've": "I've",
  "you'd": "I'd",
  "you'll": "I'll",
};
const AFTER_I: Readonly<Record<string, string>> = {
  am: 'are',
  was: 'were',
  "wasn't": "weren't",
  "ain't": "aren't",
};
const BEFORE_OBJECT = new Set(
  'to for with of about from at on in by like than after before behind beside without toward towards around near over under missed miss love loved like liked tell told see saw ask asked give gave help hear heard thank met meet know knew call called hate find found let make made show showed want wanted between'.split(
    ' ',
  ),
);
const ADVERBS = new Set(
  'really just also still never always only almost finally probably actually sometimes often'.split(
    ' ',
  ),
);
const OBJECT_END = /[.,!?;:]$/;

/** Turns first and second person round: "I told my boss about you" to "you told your boss about me". */
export function reflect(clause: string): string {
  const words = clause.split(/\s+/);
  let subject = '';
  return words
    .map((word, index) => {
      const core = word.replace(/[.,!?;:]{1,20}$/, '');
      const tail = word.slice(core.length);
      const lower = core.toLowerCase().replace(/[’‘]/g, "'");
      const verb = AFTER_I[lower];
      if (subject === 'i' && verb !== undefined) {
        subject = '';
        return verb + tail;
      }
      if (!ADVERBS.has(lower)) subject = lower === 'i' ? 'i' : '';
      if (lower === 'you') {
        const previous = (words[index - 1] ?? '').toLowerCase();
        const isObject =
          BEFORE_OBJECT.has(previous) || index === words.length - 1 || OBJECT_END.test(word);
        return (isObject ? 'me' : 'I') + tail;
      }
      if (lower === 'are' && (words[index - 1] ?? '').toLowerCase() === 'you') return `am${tail}`;
      const swapped = SWAPS[lower];
      return swapped === undefined ? word : swapped + tail;
    })
    .join(' ');
}

const SILENT_H = /^(?:hour|honest|honou?r|heir)/i;
const SOUNDS_CONSONANT = /^(?:uni(?![mn])|use|usu|eu|one\b|once|ufo|ukulele|uk\b)/i;

/** "a" or "an" for the word that follows. */
export function article(word: string): 'a' | 'an' {
  if (SILENT_H.test(word)) return 'an';
  if (SOUNDS_CONSONANT.test(word)) return 'a';
  return /^[aeiou]/i.test(word) ? 'an' : 'a';
}

/** "sail" to "sailing", "bake" to "baking", "swim" to "swimming". */
export function gerund(verb: string): string {
  if (/ing$/.test(verb) && verb.length > 5) return verb;
  if (/ie$/.test(verb)) return `${verb.slice(0, -2)}ying`;
  if (/[^eoy]e$/.test(verb)) return `${verb.slice(0, -1)}ing`;
  const doubles = /^(?:[^aeiou]*)[aeiou][bdgklmnprt]$/.test(verb) && !/[wxy]$/.test(verb);
  return doubles && !/[aeiou]{2}.$/.test(verb) ? `${verb}${verb.at(-1) ?? ''}ing` : `${verb}ing`;
}
