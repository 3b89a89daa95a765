import { lines } from '../lines';
import { starts } from '../remarks';
import type { BriefWords } from './shortAnswer';

export const english: BriefWords = {
  partly: starts(
    String.raw`(?:well |yeah |hm+ )?(?:kinda|kind of|sort of|sorta|sometimes|maybe|perhaps|depends|it depends|a bit|a little|yes and no|not always|more or less|possibly|probably not|could be|half half|ish|in a way)[.! ]{0,4}(?:i guess)?[.!… ]{0,4}$`,
  ),
  unsure: starts(
    String.raw`(?:honestly |hm+ )?(?:i )?(?:don'?t know|dunno|idk|no idea|no clue|not sure|can'?t say|hard to say)(?: yet| why| really| tbh)?[.!… ]{0,4}$`,
  ),
  said: {
    yes: lines(`
      Tell me a little about it, if you like.
      I would like to hear the longer version, too.
      You may say more, I am not counting words.
      And the details are yours to give.
      Then start wherever you like.
    `),
    no: lines(`
      Then I had the wrong picture of it.
      We can leave it at that.
      And if you ever want to say more, you know where I am.
      I shall ask something better next time.
      That was worth knowing, too.
    `),
    partly: lines(`
      Somewhere in the middle, then. That is where it gets interesting.
      A bit of both, I know that well.
      I will take half a yes. What does the other half say?
      Then it depends; on what, mostly?
      That is how it is with most things.
      Half an answer is honest, at least.
    `),
    unsure: lines(`
      You need not know. We can leave it open.
      Not knowing is allowed here.
      Then let it lie, it may come by itself.
      That is an honest answer.
      Fair, it was a big question for a small hour.
    `),
  },
};
