import { lines } from '../lines';
import { says, starts } from '../remarks';
import type { Remarks } from '../remarks';

const SOMEBODY = String.raw`(?:he|she|they|(?:my|our|her|his) (?:\p{L}{2,12} ){0,2}?(?:mum|mom|mother|dad|father|brother|sister|son|daughter|wife|husband|boyfriend|girlfriend|friend|neighbou?r|aunt|uncle|cousin|roommate|flatmate|colleague|partner|niece|nephew|bf|gf|kid|grandma|grandpa))`;

/** Remarks on the joy of others, on what did not work, and on small confessions. */
export const remarksOnSmall = {
  theirJoy: {
    heard: says(
      String.raw`${SOMEBODY} (?:just |finally |has |have |also ){0,2}(?:got (?:the|a|her|his|into|promoted|engaged|hired)|passed|won|found (?:a|the|her|his)|graduated|made it|finished (?:her|his|school|uni)|is having a baby)(?! (?:cold|flu|fired|sick|away|out))`,
    ),
    said: lines(`
      How good for them, and one can hear that you mean it.
      Pass on my congratulations, even if nobody there knows who I am.
      Good news that belongs to somebody else is still good news. Will it be celebrated?
      It says something about you that you tell it so gladly.
      That must have been a nice call to get. Were you the first to hear?
    `),
  },
  denied: {
    heard: says(
      String.raw`(?:didn'?t|did not|haven'?t|couldn'?t) (?:pass|get (?:the|that|an?) (?:job|flat|place|part|role|internship|promotion|scholarship|visa|loan)|make it|win|get in)|failed (?:my|the|an|it|again)|turned me down|got rejected|rejected me|they (?:said no|picked somebody else|chose somebody else)`,
    ),
    said: lines(`
      That stings, and it may for a day or two. Is there another try?
      I am sorry. One result says very little about what you can do.
      That is hard to swallow, after all the effort you put in.
      Be disappointed first, and make a plan later. There is time for both.
      Who knows about it so far, or am I the first?
    `),
  },
  praised: {
    heard: says(
      String.raw`(?:boss|teacher|manager|customer|client|doctor|coach|he|she|they|everyone|somebody|someone) (?:\p{L}{1,10} ){0,2}?(?:praised|complimented|thanked|congratulated) (?:me|my|us)|said i did (?:well|great|a good job)`,
    ),
    said: lines(`
      Somebody finally said out loud what was true anyway.
      Put that away somewhere for the days when nobody says anything.
      And could you take it, or did you look at your shoes?
      You earned that, do not talk it down.
      It does one good to be seen, does it not?
    `),
  },
  shy: {
    heard: says(
      String.raw`(?:so |bit |really |too |kinda )(?:embarrassing|embarrassed|shy|awkward)|i'?m shy|i was embarrassed|i felt (?:so )?(?:awkward|stupid|silly)|wanted the ground to`,
    ),
    said: lines(`
      Nobody remembers it as long as you do, I promise.
      That is a very human thing to feel.
      Take your time with it, it need not be brave today.
      I like that you can say so.
      One day you will tell it as a good story.
    `),
  },
  lazy: {
    heard: says(
      String.raw`too lazy|(?:felt|feeling|was|being) lazy|couldn'?t be (?:bothered|arsed)|can'?t be bothered|no motivation|skipped (?:the )?(?:gym|class|training|practice)|didn'?t go to the gym|ended up on the (?:sofa|couch)|stayed in bed`,
    ),
    said: lines(`
      The sofa wins now and then, it has the better arguments.
      One day off is no character flaw. Was it at least a good rest?
      Tomorrow is a day as well, and it knows nothing of today.
      Then you owe yourself nothing but enjoying it.
      I shall not tell anyone.
    `),
  },
  fine: {
    heard: starts(
      String.raw`(?:but |still |it'?s |its |i'?m |im |oh well,? |but i'?m |but it'?s ){1,3}(?:ok|okay|fine|alright|all right|good|whatever|in a good mood)(?: though| now| i guess| tho| really)?[.! ]{0,4}$`,
    ),
    said: lines(`
      Good; and if it changes, you can say that, too.
      Then I believe you, and leave the door open all the same.
      That is a good thing to be able to say.
      I am glad it does not weigh on you.
      All right. One may be fine and still mention it.
    `),
  },
  lack: {
    heard: says(
      String.raw`i (?:don'?t|do not|never) (?:even |really |actually )?(?:have|own|had) (?:a|an|any|one)`,
    ),
    said: lines(`
      Do you miss it, or does it hardly cross your mind?
      One gets along without more things than one thinks.
      By choice, or did it simply never come to that?
      Then you have the worries of it not, either.
      That makes some days simpler, and others longer.
    `),
  },
  notType: {
    heard: says(
      String.raw`i'?m (?:just |really |simply )?not (?:a|an|the|much of a|very|really|at all|that) \p{L}{3,14}(?: \p{L}{3,10})?|not my (?:thing|cup of tea)|i (?:was )?never (?:really )?(?:liked|into|good at)`,
    ),
    said: lines(`
      Not everybody has to be, and it is a relief to know it of oneself.
      That saves you a lot of politeness.
      Then what is more your kind of thing?
      I would rather hear that than somebody pretending.
      One need not like what all the others like.
    `),
  },
  sounds: {
    heard: starts(
      String.raw`(?:oh |ooh |ok |mm |aww |haha )?(?:that |it |this )?(?:really )?sounds (?:so |really |very |kinda |like )?(?:nice|good|fun|great|lovely|amazing|cool|cozy|cosy|peaceful|delicious|tasty|perfect|interesting|a lot of fun|a plan)[.! ]{0,4}$`,
    ),
    said: lines(`
      It is, most of the time.
      It has its days, and some of them are very good.
      You would fit in well there, I think.
      Told aloud it is even better.
    `),
  },
  stillLooking: {
    heard: says(
      String.raw`i'?m still (?:looking|searching|waiting|trying|applying)|i am still (?:looking|searching|waiting|trying)|still no luck`,
    ),
    said: lines(`
      Then I hope the next one is yours. What would be the best that could come?
      Waiting is work as well, only nobody pays for it.
      It takes one yes, and it can come on any ordinary Tuesday.
      How long has that been going on, and who keeps your spirits up?
      Keep at it; I am on your side of the table.
    `),
  },
} satisfies Partial<Remarks>;
