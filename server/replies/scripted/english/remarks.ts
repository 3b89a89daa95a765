import { expression } from '../../../base/expression';
import { lines } from '../lines';
import type { Remarks } from '../remarks';
import { remarksOnSmall } from './remarksOnSmall';
import { remarksOnTalk } from './remarksOnTalk';

const NUMBER =
  '(?:\\d{1,3}|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|many|several|a few)';
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
      Already? And only yesterday there was none of it.
      A wonderful age, everything is asked twice.
      The world is still put together fresh every morning, at that age.
      What is the big passion just now?
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
      Never? Then the first time is still ahead of you, I envy that a little.
      There is still time; what has kept you from it so far?
      One has to leave something for later.
      Would you like to, if it were easy?
    `),
  },
  doubt: {
    heard:
      /\b(?:thinking (?:about|of)|considering|not sure (?:if|whether|about|what|how)|wondering (?:if|whether)|torn between|can't decide|cant decide|on the fence|might (?:just )?(?:quit|leave|move|go|try))\b|\bdon't see the point\b|\bdont see the point\b/,
    said: lines(`
      What speaks for it, and what holds you back?
      That is no small thing to turn over in your head; how long have you been at it?
      Sleep on it twice, and see which answer is still there.
      Do not think of it as one big step, there is mostly a small one before it.
      Which of the two would you miss more?
    `),
  },
  start: {
    heard:
      /\b(?:i(?:'ve|'m|m| am| have)? |just |recently )(?:just |recently )?(?:started|starting|trying to|learning|began|getting into|working on|decided to|taking up|picked up)\b/,
    said: lines(`
      One of these days you will be the one who explains it to others.
      Badly at first is quite well enough.
      I admire that, most only talk of it.
      Tell me about the second week, that is the interesting one.
      Good, beginnings are the best part; how is it going so far?
      I like people who begin things; what made you?
      The first weeks are the hardest, after that it carries you.
      Keep at it a little while, it gets lighter.
      Then I want to hear how it goes on.
    `),
  },
  duration: {
    heard: expression(
      `\\b(?:been|for|since|already|almost|over|nearly)\\b.{0,40}?\\b(${NUMBER} (?:years?|months?|decades?))\\b(?! (?:ago|old))`,
      '',
    ),
    said: lines(`
      {echo}, that is a good stretch of a life; what has changed most since the beginning?
      {echo}, one does not stay that long by accident.
      {echo}; you must know every corner of it by now.
      {echo} is a long time; would you do it again?
    `),
  },
  routine: {
    heard:
      /\b(every (?:single )?(?:day|morning|evening|night|week|weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday|year|summer)|twice a (?:day|week)|once a week|\d times a (?:day|week))\b/,
    said: lines(`
      {echo}, I take my hat off.
      {echo}, like the church bells, only with more will of its own.
      {echo}, and never a day off?
      Things like that hold a week together.
      {echo}, and I complain about once a month.
      {echo}, that takes some character.
      {echo}, do you still notice it, or does it happen by itself?
      One becomes what one does {echo}, they say.
      Who would you be without it?
    `),
  },
  hates: {
    heard:
      /\bi (?:really |just |absolutely )?(?:hate|can't stand|cant stand|despise|dislike|don't like|dont like|loathe)\b|\b(?:so annoying|annoys me|on my nerves|drives me (?:mad|crazy|nuts|insane)|is the worst|are the worst|sick of|fed up)\b/,
    said: lines(`
      I would sign that, unread.
      There should be a complaints desk for it.
      Half the world will agree, only more quietly.
      I can follow you there, without a map.
      Understandable; what is the worst about it?
      You need not like everything, it saves time.
      Let it out, I am on your side in this.
      Was it always like that, or did something put you off?
    `),
  },
  loves: {
    heard:
      /\b(?:i|we) (?:really |just |absolutely |also )?(?:love|adore|like|enjoy|prefer)\b|\bmy favou?rite\b|\bi(?:'m|m| am) (?:really |so )?(?:into|obsessed)\b/,
    said: lines(`
      That I should like to see, you in the middle of it.
      It tells me more about you than a whole questionnaire.
      Whoever loves something is never bored for long.
      One hears that you mean it; when did it begin?
      Good taste, and I do not say that to everyone.
      What is it that gets you, if you had to name one thing?
      It is a good thing to have something one loves so plainly.
      Hold on to that.
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
      One sentence of that is enough, and I am there.
      What would you tell yourself, if you met you there?
      It is good that you still think of it.
      What do you see first, when you think back to it?
      That sounds like something that still has its colours.
      Would you go back to it for a day?
      Things like that one keeps, whether one wants to or not.
      And is it over now, or does it go on?
    `),
  },
  plan: {
    heard:
      /\b(?:going to|gonna|about to|i'll|i will|we'll|planning|plan to|tomorrow|tonight|next (?:week|month|year|monday|summer)|this weekend|on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday))\b/,
    said: lines(`
      That sounds like a day with a plan in it.
      Let me know how it went, I like endings.
      May the weather and the people be on your side.
      I will keep my fingers crossed; is everything ready for it?
      Good luck with it, and tell me afterwards how it was.
      What are you hoping for?
      Then you have something ahead of you; nerves, or joy, or both?
      I shall think of you when it comes to that.
    `),
  },
  wish: {
    heard:
      /\b(?:i wish|i'd (?:love|like|kill)|i would (?:love|like)|i want|i wanna|i really want|my dream|i hope|hopefully|if only|i miss)\b/,
    said: lines(`
      I wish it for you; what stands in the way?
      And what would be the first step towards it?
      To know what one wants is already rare.
      Say it once more and louder, wishes like that.
      May it come, and at a moment when you have time for it.
    `),
  },
  got: {
    heard:
      /\b(?:i|we) (?:just |finally |recently )?(?:bought|got|ordered|found|received|adopted|made|built|cooked|baked)\b/,
    said: lines(`
      Well done; are you happy with it?
      That sounds like a good find; how did you come by it?
      I like the way you say that, a little proud.
      May you have joy of it for a long time.
    `),
  },
  we: {
    heard: /^(?:and |but |then )?(?:we|our|us|me and)\b/,
    said: lines(`
      Whose idea was it, yours?
      The two of you sound like a good pair in that.
      Together it is another thing than alone.
      And what was the best of it, for you?
      Such things tie people together, even the silly ones.
    `),
  },
  they: {
    heard:
      /^(?:and |but |well )?(?:he|she|they|his|her|their|my (?:\p{L}{2,16} ){0,2}?(?:mum|mom|mother|dad|father|brother|sister|son|daughter|wife|husband|boyfriend|girlfriend|friend|boss|neighbou?r|aunt|uncle|cousin|ex|roommate|flatmate|colleague|partner|gran|grandma|grandpa|grandmother|grandfather|date))(?:'s|'re|s)?\b/u,
    said: lines(`
      One would like to hear the other side as well.
      Such a person I could pick out of a crowd by now.
      Is that how it always is, or only this time?
      And how are you two with each other otherwise?
      I begin to see the person in front of me.
      What do you make of it yourself?
      That fits what you told me, or does it surprise you?
      People like that give one something to tell.
      Good that you know each other so well.
    `),
  },
  me: {
    heard: /\b(?:i|i'm|im|i've|ive|i'd|my|me)\b/,
    said: lines(`
      You say that as if it were nothing.
      There is more behind that, I suspect.
      Thank you for letting me in on it.
      And how do you feel about it yourself?
      I am glad you tell me that.
      So that belongs to you as well; I shall remember it.
      Is that a good thing, as far as you are concerned?
      That is one more thing I know about you now.
      And what comes of it, do you think?
      I can imagine that, the way you put it.
    `),
  },
};
