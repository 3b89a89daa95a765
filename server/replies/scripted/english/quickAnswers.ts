import { lines } from '../lines';
import type { QuickAnswers } from '../quickAnswers';

export const quickAnswers: QuickAnswers = {
  choice: {
    asked:
      /^(?:ok |so |and |quick |random |question |q |do you (?:prefer|like|want) |would you rather have |are you (?:an? |more of an? |more )?|[:,] ?){0,4}(?:the |an? |team )?((?!(?:should|do|is|did|will|am|i|it|that|this|you|yes)\b)\p{L}[\p{L}'-]{1,20}(?: \p{L}{2,20})?) or (?:the |an? |team )?((?!(?:not|what|so|is|no|something|anything|later|whatever|do|you|should|are|am|i)\b)\p{L}[\p{L}'-]{1,20}(?: \p{L}{2,20})?)\s?\?{0,3}$/u,
    said: lines(`
      {choice}. I did not even have to think.
      {choice}, if I may only have one of them.
      {choice} on a weekday, and {choice} on a Sunday as well.
      Always {choice}. I have given up pretending otherwise.
      {choice}, and I would defend that in court.
      Today {choice}, and most likely tomorrow too.
      {choice}. The other one I leave to you.
    `),
  },
  taste: {
    asked:
      /\b(?:do|don't|dont|did) (?:you|u) (?:(?:even|really|actually|also) )?(?:like|love|enjoy|fancy) (?!it\b|that\b|this\b|me\b|him\b|her\b|them\b|to\b|when\b|what\b|being\b|your\b|my\b)([\p{L}'-]{2,20}(?: [\p{L}'-]{2,20}){0,2})\s?\?{0,3}$/u,
    yes: lines(`
      {thing}, yes, and more often than I admit.
      {thing}, very much; I would not say no right now.
      {thing}, I do, though I came to it late.
      {thing}, yes; In the right company anybody would.
      {thing}, gladly, in small doses.
    `),
    no: lines(`
      {thing}, not really; I keep trying, out of politeness.
      {thing}, no, that passed me by; convince me.
      {thing}, I can do without it, to be honest.
      {thing}, only if you are very keen on it.
    `),
  },
  can: {
    asked:
      /^(?:and |so |but |hey )?(?:can|could|do) (?:you|u) (?:know how to )?(?!(?:call|help|tell|send|show|give|come|please|hear|see|imagine|believe|explain|say|talk|stop|remember|guess|keep|be|make me|you|have|think|like|want)\b)(?:even )?(?:sing|dance|swim|whistle|juggle|draw|paint|drive|ski|skate|ride|sew|knit|bake|play|speak|type|surf|dive|fish|climb|sail|lie|snore|garden|fly)\b/,
    yes: lines(`
      A little. Enough to impress people who cannot.
      I can, and I only brag about it after dark.
      Well enough, as long as nobody measures it.
      Yes. Not prettily, but with conviction.
    `),
    no: lines(`
      No, and everybody who saw me try agrees.
      Not so that you would want to see it.
      No. I would need a patient teacher, have you time?
      I never learned it. One has to leave something for later.
    `),
  },
  are: {
    asked:
      /^(?:and |so |but |hey )?(?:are|r) (?:you|u) (?:always |often |actually |really |very |a |an |more |kind of |ever )?(?!(?:there|here|ok|okay|sure|serious|real|human|busy|free|alone|from|going|doing|a bot|an ai|ai|bot|robot|still|in|at|on|the|into|from|ready|awake|kidding|joking|mad|angry|listening|talking|trying)\b)\p{L}{4,20}(?: person| type)?\s?\?{0,3}$/u,
    yes: lines(`
      More than I let on.
      Yes, on good days it even helps.
      I am, ask anybody who knows me.
      I think so. Others would say so faster.
    `),
    no: lines(`
      Less than I used to be.
      Not very. I would like to be, now and then.
      Only when nobody is looking.
      No, I believe not. What made you think so?
    `),
  },
};
