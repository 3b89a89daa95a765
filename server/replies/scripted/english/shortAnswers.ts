import { lines } from '../lines';
import type { ShortAnswers } from '../shortAnswers';

const NUMBER =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|hundred|thousand|once|twice)\b/;

export const shortAnswers: ShortAnswers = {
  asked: {
    long: /\bhow long\b|\bsince when\b|how many years/,
    when: /^(?:and |so |but )?when\b|what (?:time|year|day|date)/,
    count: /\bhow (?:many|much|often)\b/,
    measure:
      /\bhow (?:old|tall|big|far|heavy|cold|hot|deep|high|fast|strong)\b|(?:coldest|hottest|farthest)|shoe size/,
    who: /\bwho(?:'s|s)?\b|\bcalled\b|\bnames?\b/,
    where: /\bwhere\b/,
    like: /\b(?:do|don't|would|did) you (?:(?:even|really|actually) )?(?:like|love|enjoy|prefer|hate|mind|fancy)\b|favou?rite|think (?:of|about)/,
    yesNo:
      /^(?:and |so |but |ok |hey )?(?:(?:do|don't) you (?:have|own|smoke|snore|gamble)|(?:did|have|were|has) you(?:r)?|have you|got|you got|ever|any)\b/,
  },
  opens:
    /^(?:and |so |but |ok )?(?:what(?:'?s)?(?!(?:ever| a | an | the hell)\b)|where(?:'?s)?(?!ver)|who(?:'?s)?(?! cares)|which|how (?!(?:nice|cool|sweet|lovely|funny|sad|awful|weird|cute|annoying|kind|rude|dare)\b)|why|does|isn't|isnt|is (?:it|there|your)|are (?:you|there)|do you|did you|have you|can you)(?!\p{L})(?!.{0,40}\bbut\b)/u,
  holds: {
    long: /\b(?:years?|since|ago|months?|weeks?|decades?|winters?|summers?|seasons?)\b/,
    when: /\d|\b(?:years?|ago|at (?:\p{L}+teen|twenty|thirty|forty)|monday|tuesday|wednesday|thursday|friday|saturday|sunday|mornings?|evenings?|nights?|dawn|noon|midnight|early|late|spring|summer|autumn|winter|when)\b/u,
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
    when: lines(`
      I am bad with dates, so I will not invent one.
      The date has slipped away from me.
      I could not give you the day.
      It varies, and I never wrote it down.
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
      I keep that name to myself.
      Nobody whose name you would know.
      Let us leave names out of it.
      That name I only say in person.
    `),
    where: lines(`
      Not a place you would find on a map.
      That address I keep to myself.
      The exact spot stays my secret.
      Further off than you think, and that is all I say.
    `),
    like: lines(`
      I have never made up my mind about that.
      Neither for nor against, so far.
      No strong opinion there, and I have plenty elsewhere.
      I would have to try it once more before I say.
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
