import { expression } from '../../../base/expression';
import { lines } from '../lines';
import type { Remarks } from '../remarks';
import { remarksOnSmall } from './remarksOnSmall';
import { remarksOnTalk } from './remarksOnTalk';

const NUMBER =
  '(?:\\d{1,3}|(?:twenty|thirty|forty|fifty)[ -](?:one|two|three|four|five|six|seven|eight|nine)|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|many|several|a few)';
const THEM =
  "(?:she|he|they|my (?:son|daughter|kid|boy|girl|niece|nephew|mum|mom|mother|dad|father|gran|grandma|grandpa))(?:'s| is|'re| are|s)";
const LATELY = '(?: only| just| already| now| turning| about| almost| nearly){0,2}';

/** Remarks on how something is told, whatever it is about. */
export const remarks: Remarks = {
  ...remarksOnTalk,
  ...remarksOnSmall,
  old: {
    heard: expression(
      `\\b${THEM}${LATELY} ((?:[6-9]\\d|1[01]\\d)|(?:sixty|seventy|eighty|ninety)(?:[ -][a-z]{3,5})?)\\b`,
      '',
    ),
    said: lines(`
      {echo} is an age with a great many stories in it.
      {echo}, I hope there is always somebody to share the days with.
      At {echo} one has earned a good chair and good company.
      {echo} years, and all of them seen from close up; do you visit often?
    `),
  },
  young: {
    heard: expression(
      `\\b${THEM}${LATELY} (1?\\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)\\b(?! (?:of|hours?|minutes?|to|years? older|years? younger|cats?|dogs?))`,
      '',
    ),
    said: lines(`
      They grow up so fast.
      That's a lovely age.
      There's always something new at that age.
      What are they into just now?
    `),
  },
  role: {
    heard:
      /^(?:she|he)(?:'s| is|s) (?:also |actually )?(?:an? )(?!bit|lot|little|good|great|nice|real|complete|total|few)((?:(?!too|as|by|now)\p{L}{2,16} ){0,1}(?!too|well|trade|now)\p{L}{3,16})(?: too| as well| by trade| now)?[.! ]{0,4}$/u,
    said: lines(`
      A {echo}, does that make things easier between you, or harder?
      A {echo}, then; does one notice it, when the two of you talk?
      Somebody who does that sees the world from another side.
      That tells me something, though not yet what you are like together.
    `),
  },
  feat: {
    heard:
      /^(?:over |almost |about |nearly |like )?(\d[\d.,]{0,6} ?(?:kilos?|kgs?|km|kilometers?|kilometres?|miles?|pounds?|lbs|points?|percent|reps|push-?ups|pages|steps|hours straight))\b.{0,12}$/,
    said: lines(`
      {echo}, I would have guessed half. That is impressive!
      {echo}, say it again slowly, so that I can admire it.
      {echo}, and you mention it as if it were nothing?
      {echo}, I hope somebody saw it.
    `),
  },
  oddness: {
    heard:
      /\b(?:weird|odd|strange|silly|stupid|embarrassing|crazy|dumb|random)[, ]{1,2}(?:i know|right|huh)\b|\bdon't (?:laugh|judge)\b|\bdont (?:laugh|judge)\b|\bi know (?:it's|its|that's|it is) (?:weird|odd|strange|silly|stupid)\b|\bguilty pleasure\b/,
    said: lines(`
      Not odd at all; everybody has one such thing, and you say yours out loud.
      I have heard far stranger, and liked it too.
      It suits you, if I may say so.
      That stays between us, and I like you better for it.
      Who decides what is odd? Keep it.
    `),
  },
  excited: {
    heard:
      /\b(?:can't|cant|cannot) wait\b|\blooking forward\b|\b(?:so|really|super) (?:excited|hyped)\b/,
    said: lines(`
      The waiting is half of it, enjoy that too.
      It shows, and it is catching!
      What are you looking forward to most?
      Then I am looking forward to it with you.
      Tell me afterwards, from the first minute on.
    `),
  },
  cannot: {
    heard:
      /\bi (?:can't|cannot|cant|could never|suck at)\b(?! (?:wait|sleep|believe|stand|complain|help|stop|talk))|\bi(?:'m| am|m) (?:so |really |pretty )?(?:bad|terrible|awful|hopeless|useless|rubbish) (?:at|with)\b|\bi burn\b/,
    said: lines(`
      Nobody is born with it, and most only pretend well.
      Then you have other gifts, I am quite sure of that.
      We could be bad at it together, that is half the fun.
      Would you like to be able to, or are you at peace with it?
      An honest confession, I like those.
    `),
  },
  never: {
    heard: /\bi(?:'ve|ve| have)? never\b|\bi haven't\b.{0,30}\byet\b/,
    said: lines(`
      There's still time, if you want to.
      What has kept you from it so far?
      That's all right, not everybody has to.
      Would you like to, if it were easy?
    `),
  },
  doubt: {
    heard:
      /\b(?:thinking (?:about|of)|considering|not sure (?:if|whether|about|what|how)|wondering (?:if|whether)|torn between|can't decide|cant decide|on the fence|might (?:just )?(?:quit|leave|move|go|try))\b|\bdon't see the point\b|\bdont see the point\b/,
    said: lines(`
      What speaks for it, and what holds you back?
      That's not an easy one; how long have you been thinking about it?
      Give it a day or two, and see how you feel then.
      You could start with one small step and see.
      Which way are you leaning?
    `),
  },
  start: {
    heard:
      /\b(?:i(?:'ve|'m|m| am| have)? |just |recently )(?:just |recently )?(?:started|starting|trying to|learning|began|getting into|working on|decided to|taking up|picked up)\b/,
    said: lines(`
      Good for you.
      The beginning doesn't have to be perfect.
      I like that you're giving it a go.
      Tell me how it goes.
      How is it going so far?
      What made you decide on it?
      The first weeks are often the hardest, it gets easier.
      Take your time with it.
      I'd like to hear how it goes on.
    `),
  },
  duration: {
    heard: expression(
      `\\b(?:been|for|since|already|almost|over|nearly)\\b.{0,40}?\\b(${NUMBER} (?:years?|months?|decades?))\\b(?! (?:ago|old))`,
      '',
    ),
    said: lines(`
      {echo}, that's a long time; what has changed most since the beginning?
      {echo} is quite something.
      {echo}; you must know it inside out by now.
      {echo} is a long time; would you do it again?
    `),
  },
  routine: {
    heard:
      /\b(every (?:single )?(?:day|morning|evening|night|week|weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday|year|summer)|twice a (?:day|week)|once a week|\d times a (?:day|week))\b/,
    said: lines(`
      {echo}, that's impressive.
      {echo}, I'm not sure I could keep that up.
      {echo}, and never a day off?
      It's good to have something regular.
      {echo}, that's quite a routine.
      {echo}, that takes some discipline.
      {echo}, do you still enjoy it, or is it just habit?
      How did that start?
      Would you miss it if you couldn't?
    `),
  },
  hates: {
    heard:
      /\bi (?:really |just |absolutely )?(?:hate|can't stand|cant stand|despise|dislike|don't like|dont like|loathe)\b|\b(?:so annoying|annoys me|on my nerves|drives me (?:mad|crazy|nuts|insane)|is the worst|are the worst|sick of|fed up)\b/,
    said: lines(`
      I can understand that.
      You're not the only one, I'm sure.
      Yes, that can be really annoying.
      I get why that bothers you.
      Understandable; what's the worst about it?
      You don't have to like everything.
      Let it out, I'm on your side in this.
      Was it always like that, or did something put you off?
    `),
  },
  loves: {
    heard:
      /\b(?:i|we) (?:really |just |absolutely |also )?(?:love|adore|like|enjoy|prefer)\b|\bmy favou?rite\b|\bi(?:'m|m| am) (?:really |so )?(?:into|obsessed)\b/,
    said: lines(`
      That's nice, I like hearing what you enjoy.
      It's good to know that about you.
      I can tell you mean it.
      How did that start?
      Good taste.
      What do you like best about it?
      It's good to have something you really like.
      That sounds good to me.
    `),
  },
  arrived: {
    heard:
      /\b(?:i |i've |ive |we |^)just (?:got|came|come|arrived|walked|finished|woke|had|left|made|ate|watched|saw)\b|^(?:just )?(?:got|came) (?:home|back)\b|\bi'm (?:finally )?home\b/,
    said: lines(`
      Fresh from it, then; how are you now?
      Good timing; first breathe out, then tell.
      And what comes next, something nice?
      Then the best part of the day may begin.
    `),
  },
  past: {
    heard:
      /\b(?:last (?:summer|winter|spring|autumn|year|week|month|night|weekend|christmas|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|(?:years?|months?|weeks?|days?) ago|used to|when i was|back then|as a (?:kid|child|teen)|yesterday|the other day)\b/,
    said: lines(`
      That sounds like it stayed with you.
      How do you feel about it now?
      I'm glad you mentioned it.
      What do you remember best about it?
      Thanks for telling me about that.
      How was it for you at the time?
      I can imagine that.
      And how are things now?
    `),
  },
  plan: {
    heard:
      /\b(?:going to|gonna|about to|i'll|i will|we'll|planning|plan to|tomorrow|tonight|next (?:week|month|year|monday|summer)|this weekend|on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday))\b/,
    said: lines(`
      That sounds like a plan.
      Let me know how it goes.
      I hope it all works out.
      I'll keep my fingers crossed; is everything ready for it?
      Good luck with it, and tell me afterwards how it was.
      What are you hoping for?
      How do you feel about it, excited or a bit nervous?
      I'll be thinking of you.
    `),
  },
  wish: {
    heard:
      /\b(?:i wish|i'd (?:love|like|kill)|i would (?:love|like)|i want|i wanna|i really want|my dream|i hope|hopefully|if only|i miss)\b/,
    said: lines(`
      I hope it works out for you; what's the next step?
      How long have you wanted that?
      I can understand that.
      It's good to know what you want.
      I'd be happy for you if it worked out.
    `),
  },
  got: {
    heard:
      /\b(?:i|we) (?:just |finally |recently )?(?:bought|got|ordered|found|received|adopted|made|built|cooked|baked)\b/,
    said: lines(`
      Nice; are you happy with it?
      Oh, good; how did that come about?
      I like that.
      I hope you enjoy it.
    `),
  },
  we: {
    heard: /^(?:and |but |then )?(?:we|our|us|me and)\b/,
    said: lines(`
      How did that come about?
      That sounds good to me.
      And how do you all feel about it?
      And how is that for you?
      It's nice that you tell me about it.
    `),
  },
  they: {
    heard:
      /^(?:and |but |well )?(?:he|she|they|his|her|their|my (?:\p{L}{2,16} ){0,2}?(?:mum|mom|mother|dad|father|brother|sister|son|daughter|wife|husband|boyfriend|girlfriend|friend|boss|neighbou?r|aunt|uncle|cousin|ex|roommate|flatmate|colleague|partner|gran|grandma|grandpa|grandmother|grandfather|date))(?:'s|'re|s)?\b/u,
    said: lines(`
      I'd like to hear more about that.
      I'm getting a bit of a picture now.
      Is that always so, or only this time?
      And how are the two of you with each other?
      Tell me a bit more about them.
      What do you make of it yourself?
      Does that surprise you?
      I can imagine that.
      It sounds as if you know each other well.
    `),
  },
  me: {
    heard: /\b(?:i|i'm|im|i've|ive|i'd|my|me)\b/,
    said: lines(`
      Ah, I see, go on.
      I'd like to know more about that.
      Thank you for letting me in on it.
      And how do you feel about it yourself?
      I'm glad you tell me that.
      Good to know, I'll remember it.
      Is that a good thing, as far as you're concerned?
      That's one more thing I know about you now.
      How long has that been so?
      I can imagine that, the way you put it.
    `),
  },
};
