import { lines } from '../lines';
import type { ShortAnswers } from '../shortAnswers';

const NUMBER =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|hundred|thousand|once|twice)\b/;

export const shortAnswers: ShortAnswers = {
  asked: {
    long: /\bhow long\b|\bsince when\b|how many years/,
    many: /\bhow many\b/,
    once: /\bwhen (?:did|was|were)\b|\blast time\b/,
    when: /^(?:and |so |but )?when\b|what (?:time|year|day|date)/,
    count: /\bhow (?:many|much|often)\b/,
    measure:
      /\bhow (?:old|tall|big|far|heavy|cold|hot|deep|high|fast|strong)\b|(?:coldest|hottest|farthest)|shoe size/,
    who: /\bwho(?:'s|s)?\b|\bcalled\b|\bnames?\b/,
    where: /\bwhere\b/,
    most: /\b(?:best|worst|first|last|biggest|weirdest|strangest|craziest|funniest|scariest|hardest|nicest|greatest|most \p{L}+)\b(?! (?:name|night|friend|time i)\b)/u,
    like: /\b(?:do|don't|would|did) you (?:(?:even|really|actually) )?(?:like|love|enjoy|prefer|hate|mind|fancy)\b|favou?rite|think (?:of|about)/,
    how: /\bhow (?:do|did|are|were|have|would) (?:you|u)\b/,
    why: /\bwhy (?:do|did|are|were|have|would|don't|dont|didn't|not)\b|\bhow come\b/,
    yesNo:
      /^(?:and |so |but |ok |hey )?(?:(?:do|don't) you (?:have|own|smoke|snore|gamble)|(?:did|have|were|has) you(?:r)?|have you|got|you got|ever|any)\b/,
  },
  opens:
    /^(?:and |so |but |ok )?(?:what(?:'?s)?(?!(?:ever| a | an | the hell)\b)|where(?:'?s)?(?!ver)|who(?:'?s)?(?! cares)|which|when(?:'?s| is| was| does| do| did)|how (?!(?:nice|cool|sweet|lovely|funny|sad|awful|weird|cute|annoying|kind|rude|dare)\b)|why|does|isn't|isnt|is (?:it|there|your)|are (?:you|there)|do you|did you|have you|can you)(?!\p{L})(?!.{0,40}\bbut\b)/u,
  holds: {
    long: /\b(?:years?|since|ago|months?|weeks?|decades?|winters?|summers?|seasons?)\b/,
    when: /\d|\b(?:years?|ago|at (?:\p{L}+teen|twenty|thirty|forty)|monday|tuesday|wednesday|thursday|friday|saturday|sunday|mornings?|evenings?|nights?|dawn|noon|midnight|early|late|spring|summer|autumn|winter|when)\b/u,
    many: NUMBER,
    count: NUMBER,
    measure: NUMBER,
  },
  lines: {
    long: lines(`
      Long enough that I stopped counting.
      Longer than I had planned, I can tell you that.
      I would have to count on my fingers.
      So long that I no longer keep the tally.
    `),
    many: lines(`
      More than a handful, fewer than a dozen.
      Seven or eight, on a generous count.
      About a dozen, the last time I looked.
      Five that count.
      Three on a quiet day, nine on a loud one.
    `),
    once: lines(`
      Two summers ago, more or less.
      The winter before last, on a Sunday.
      Not long ago, in spring.
      Years back, when I still said yes to everything.
      Last autumn, and I have not forgotten it.
    `),
    when: lines(`
      Early in the week, as a rule, and after dark.
      Whenever the light is good.
      Mostly in the evening, when nobody wants anything any more.
      Sundays, when it can be had.
    `),
    count: lines(`
      I never counted.
      I lost count a good while ago.
      No number I could swear to.
      Fewer than you would think, and more than I would admit.
    `),
    measure: lines(`
      I never measured it.
      I could not give you the figure.
      I would only guess, and guess wrong.
      Nobody has held a ruler to it.
    `),
    who: lines(`
      Mostly me, to be honest.
      An old friend, the patient kind.
      Somebody I have known for ever.
      A neighbour with a spare key.
    `),
    where: lines(`
      Two streets from home, where they know me.
      In a side street that I found by getting lost.
      At home mostly, at the kitchen table.
      Down by the water, on the quiet side.
    `),
    most: lines(`
      The very first one. Nothing later came close.
      One from my twenties, I still tell it after the second glass.
      The latest, I have a short memory and a good heart.
      One that nobody else noticed.
      A small one. The big ones are overrated.
    `),
    like: lines(`
      I have never made up my mind about that.
      Neither for nor against, so far.
      No strong opinion there, and I have plenty elsewhere.
      I would have to try it once more before I say.
    `),
    how: lines(`
      Slowly, and with somebody’s help.
      By doing it wrong until it stopped being wrong.
      One step after the other, without looking down.
      By accident, and then on purpose.
      With patience, which I had to borrow.
    `),
    why: lines(`
      Because somebody believed I could, and I hated to disappoint.
      Habit at first, and then I found that I liked it.
      It keeps my hands busy and my head quiet.
      Because the other way made me unhappy, and I noticed in time.
    `),
    yesNo: lines(`
      Not so far, and I would remember.
      Not that there is anything to tell.
      No story there, at least none yet.
      Nothing of the kind in my life, no.
      No, that never came my way.
    `),
  },
};
