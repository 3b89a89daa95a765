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
    who: /\bwho(?:'s|s)?\b|\bcalled\b|\bnames?\b(?! (?:for|of)\b)/,
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
      Quite a while, I'd have to count.
      For a good while now.
      Long enough that I've stopped counting.
      I couldn't tell you exactly how long.
    `),
    many: lines(`
      I'd have to count, to be honest.
      I couldn't give you an exact number.
      Hard to say, I never counted.
      Not as many as you might think.
      A few, I'd say.
    `),
    once: lines(`
      I'd have to think, it's a while ago.
      I don't remember exactly when.
      A while back, I couldn't tell you the day.
      It's been some time, I'd say.
      Not that long ago, I think.
    `),
    when: lines(`
      It depends, there's no fixed time for it.
      I couldn't tell you exactly when.
      That varies, to be honest.
      Hard to say, it's different every time.
    `),
    count: lines(`
      I never counted.
      I lost count a good while ago.
      I couldn't give you a number.
      Hard to say, I don't keep track.
    `),
    measure: lines(`
      I never measured it.
      I couldn't give you the exact figure.
      I'd only be guessing.
      Hard to say without looking it up.
    `),
    who: lines(`
      I'd have to think about who that would be.
      Hard to say, nobody comes to mind first.
      I couldn't name just one person.
      That's a good one, let me think who.
    `),
    where: lines(`
      I couldn't name one place, to be honest.
      I'd have to think about where.
      Hard to say, it depends on the day.
      No one place in particular.
    `),
    most: lines(`
      Hard to pick just one. What would yours be?
      I couldn't choose, there are a few. Which one is yours?
      I'd have to think about that for a bit. Do you know yours?
      That's a tough one, I keep changing my mind. What's yours?
      Oh, I'd need time to pick one. What would you pick?
    `),
    like: lines(`
      I've never made up my mind about that. What about you?
      I'm neither for nor against, so far. What do you think of it?
      I don't have a strong opinion on that. Do you have one?
      I'm still undecided there. What would you say to it?
    `),
    how: lines(`
      That's hard to explain in one sentence.
      A bit at a time, I'd say.
      I couldn't tell you exactly how.
      By trying, mostly.
      It just came about that way.
    `),
    why: lines(`
      It felt right to me, that's really all.
      I never asked myself that, to be honest.
      There's no big reason behind it.
      Hard to put into words, it just is like that for me.
    `),
    yesNo: lines(`
      Not so far, no.
      Not really, no.
      No, not that I can think of.
      I don't think so, no.
      Not yet, at least.
    `),
  },
};
