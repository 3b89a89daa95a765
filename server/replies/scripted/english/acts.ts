import type { Act, Feeling } from '../languagePack';

const ACTS: readonly (readonly [Act, RegExp])[] = [
  [
    'crisis',
    /\b(?:kill(?:ing)? myself|suicid\w*|end (?:my life|it all)|want to die|wanna die|better off (?:dead|without me)|(?:nobody|no one|no-one) would (?:even )?(?:miss me|notice if i)|can(?:'t|not) go on(?: like this| any ?more)?|(?:no|don't see (?:the|a|any)) point (?:in|of) (?:living|going on|anything)|don'?t want to be here any ?more|disappear (?:forever|for good)|wish i (?:was|were) (?:dead|never born|not here)|give up on life|hurt(?:ing)? myself|self[ -]?harm\w*|cut(?:ting)? myself|don'?t want to (?:live|be alive|wake up)(?: any ?more)?|no reason to live|take my own life|not worth living)\b/,
  ],
  [
    'insult',
    /\b(?:(?:you(?:'re| are| r)?|u|ur|such an?) (?:(?:so|really|such|just|a|an|the|fucking|bloody|total|complete|stupid|dumb) ){0,4}(?:stupid|dumb|idiot\w*|useless|worthless|boring|pathetic|ugly|moron|trash|garbage|annoying|bitch|bastard|asshole|loser|terrible|suck)|shut up|fuck (?:you|off)|screw you|go to hell|i hate you|you suck|piss off|stupid (?:bot|machine|ai))\b/,
  ],
  [
    'sexual',
    /\b(?:sex|sexy time|nudes?|naked|undress|strip (?:for|off)|take off your|horny|fuck me|sleep with (?:me|you)|in bed with (?:you|me)|make love|blow ?job|your (?:body|boobs|breasts|underwear|panties)|turn(?:s|ed)? (?:me|you) on|what are you wearing|dirty talk|talk dirty|sext\w*|lingerie)\b/,
  ],
  [
    'askMemory',
    /\b(?:what do you (?:know|remember) about me|do you remember (?:me|what i|anything|where i|my)|what did i tell you|what have i told you|remember what i|do you (?:still )?know (?:where i|what i|who i))\b/,
  ],
  ['askMyName', /\b(?:what(?:'s| is) my name|do you (?:remember|know) my name|who am i)\b/],
  [
    'askName',
    /\b(?:what(?:'s| is| was) your name|what (?:do|can|should|may) i call you|your name\?)/,
  ],
  [
    'askAge',
    /\b(?:how old (?:are|might|would) you|what year were you born|when were you born|what(?:'s| is) your age|your age\?)/,
  ],
  [
    'askWho',
    /\b(?:who are you|tell me (?:more |something |a (?:bit|little) )?about you(?:rself)?|what do you do(?: for (?:a living|work))?\??$|what are you like|describe yourself|introduce yourself|what(?:'s| is) your (?:job|work|story|life)|where (?:do you live|are you (?:from|now|based)?)\b)/,
  ],
  [
    'askPicture',
    /\b(?:(?:send|show|have|see|get|share|take|want)\b.{0,24}\b(?:pic|pics|picture|pictures|photo|photos|selfie|image|face)\b(?! (?:album|book|frame|the|it|up|this|shop)\b)|what do you look like|(?:a|your) (?:selfie|pic|photo|picture)(?: of you)?( please)?\??$)/,
  ],
  [
    'askHow',
    /\b(?:how are (?:you|u|ya)|how do you do(?=[ .?!]*$)|how are things (?:with you|your end|going)|how(?:'s| is|s) things|how're you|how r u|how do you feel|how(?:'s|s| is| was) (?:your (?:day|evening|night|week)|it going|life|things)|how have you been|what(?:'s| is) up|you (?:ok|okay|alright|all right)\?|and you\?|what about you\?|how about you\?|are you well)/,
  ],
  [
    'askLove',
    /\b(?:do you (?:love|like|miss|fancy) me|are you (?:single|married|taken|in love)|do you have a (?:boyfriend|girlfriend|husband|wife|partner)|(?:will|would) you (?:marry|date|go out with) me|be my (?:girlfriend|boyfriend|valentine))\b/,
  ],
  [
    'askStory',
    /\b(?:tell me (?:a|another|one more|some) (?:story|joke|secret|thing|stories|tale|anecdote)|tell me something(?! about you)|what did you do (?:today|yesterday|this)|what are you (?:doing|up to)|what have you been (?:doing|up to)|what happened to you|surprise me|entertain me|talk to me|say something)\b/,
  ],
  [
    'askLeave',
    /\b(?:(?:can|could|may) i (?:ask|tell) you (?:something|a question|sth)|i have a question|i (?:want|need) to (?:ask|tell) you something|guess what)\b/,
  ],
  [
    'askOpinion',
    /\b(?:do you (?:like|enjoy|love|hate|prefer|believe in|care (?:for|about)|know|read|watch|play|cook|drink|eat|listen to|want)|what do you think (?:about|of)|what(?:'s| is) your (?:favou?rite|opinion|view|take)|your favou?rite|have you (?:ever|been|seen|read|tried|heard)|can you|would you (?:like|rather|ever))\b/,
  ],
  [
    'askYou',
    /\b(?:do|are|have|did|were|will|would|could|can|what|where|when|why|how|which|who)\b[^.!?]{0,200}\b(?:you|your)\b[^.!?]{0,200}\?/,
  ],
  ['question', /\?/],
  [
    'greeting',
    /^(?:hi+|hello+|hey+|heya|hiya|good (?:morning|evening|afternoon|day)|greetings|yo|howdy|hallo|hi there|evening|morning|i'm back|im back|alright(?= (?:mate|pal|lads?|love|you|\p{L}{3,10}(?: mate| pal)?)[.!? ]{0,4}$))\b/u,
  ],
  [
    'goodbye',
    /\b(?:good ?bye|bye(?:[ -]bye)?|good ?night|see (?:you|ya)|talk (?:to you )?(?:later|soon|tomorrow)|i (?:really )?(?:have|need|got|gotta|should|must|better|'ll|will|am going|'m going)(?: to)? (?:really )?(?:go|leave|run|sleep|get some sleep|get going|head off|be off)(?: now| to (?:bed|sleep)| home)?(?=[ .,!?]*$)|ttyl|gtg|gn|g'?night|(?<!last |to)nite|night night|take care|farewell|i'?m off(?: now| then| to (?:bed|sleep|work))?(?=[ .,!?]*$)|until (?:tomorrow|next time)|sleep (?:well|tight)|sweet dreams)\b/,
  ],
  [
    'thanks',
    /\b(?:(?<!(?:not (?:too |so )?bad|\b(?:i'm|im|i am|very|pretty|doing|all) (?:good|well|fine|great|okay|ok|right)),? )thanks?(?! (?:god|goodness|heavens))(?: you)?(?: so much)?|thx|cheers|much appreciated|ty|appreciate (?:it|that|you))\b/,
  ],
  [
    'apology',
    /\b(?:(?:i'm|i am|im|so|very) sorry(?! (?:to hear|for your|about your))|my apologies|i apologi[sz]e|forgive me|my bad)\b|^sorry\b/,
  ],
  [
    'love',
    /\b(?:i (?:really |think i |do ){0,4}(?:love|adore|miss(?:ed)?|like) you|i'm (?:falling )?(?:in love with|falling for) you|i have feelings for you|you mean (?:a lot|so much|everything))\b/,
  ],
  [
    'compliment',
    /\b(?:you(?:'re| are| r| look| sound| seem)(?: (?:so|really|very|such|a|an|quite|just|absolutely|the|pretty))* (?:nice|kind|sweet|lovely|beautiful|pretty|gorgeous|handsome|cute|funny|smart|clever|wonderful|amazing|great|charming|interesting|wise|brilliant|awesome|adorable|good listener|good company|best|hot|attractive|fun)|you look (?:(?:so|really|very|pretty|quite|absolutely) )*(?:good|great|stunning|fantastic|incredible|fine)|i like (?:your|the way you|talking (?:to|with) you|how you)|nice (?:name|smile|to (?:meet|talk))|you(?:'ve| have) (?:a )?(?:nice|lovely|beautiful|great|good) |that(?:'s| is| was) (?:so )?(?:sweet|kind|nice|lovely|beautiful) of you|you make me (?:smile|laugh|happy)|well said|nicely put)\b/,
  ],
  [
    'laugh',
    /\b(?:ha(?:ha)+h?|he(?:he)+|lol+|lmao|rofl|xd|that(?:'s| is) (?:so )?(?:funny|hilarious)|you(?:'re| are) (?:so )?(?:funny|hilarious)|made me laugh)\b|😂|🤣|😄|😆/,
  ],
  [
    'yes',
    /^(?:(?:yes|yeah|yep|yup|definitely|absolutely|totally|exactly|indeed|certainly|agreed|of course)\b|(?:sure|right|true|i (?:do|am|did|have)|very much|i think so|probably)[.! ]*$|sure,|i think so,)/,
  ],
  [
    'no',
    /^(?:(?:no|nope|nah|not really|not at all|no way|not yet|i disagree)\b|(?:never|hardly|nothing|i don't|i don't think so|i'm not|i haven't)[.! ]*$)/,
  ],
  [
    'shrug',
    /^(?:(?:ok(?:ay)?|k|hm+|mhm|mm+|i see|cool|nice|great|good|fine|interesting|well|oh|ah|aha|wow|really|whatever|idk|i don'?t know|dunno|maybe|perhaps|alright|all right|so|and|got it|fair enough|sounds good|not much|nothing much|makes sense|true|sure|lol|got you|i guess|we will see|we'll see)(?:[ .,!?…]{1,8}|$)){1,3}$/,
  ],
];

/** What the message does; several may hold at once. */
export function readActs(text: string): Set<Act> {
  const plain = text.toLowerCase().replace(/[’‘]/g, "'").trim();
  return new Set(ACTS.filter(([, pattern]) => pattern.test(plain)).map(([act]) => act));
}

const LOST =
  /\b(?:passed away|died|(?:is|are|he's|she's) dead|lost my (?:\w+ )?(?:mother|mum|mom|father|dad|brother|sister|son|daughter|wife|husband|partner|friend|grandmother|grandma|grandfather|grandpa|dog|cat|baby)|funeral|(?<!good )grief|grieving|mourning)\b/;
const PARTED =
  /\b(?:broke up|break up|dumped me|left me|split up|divorced|we separated|are over|moved out)\b/;
const SURELY_FELT =
  /\b(?:fired|laid off|hurts|heartbroken|rough day|bad day|terrible day|awful day|great day|good news)\b/;

const FEELINGS: readonly (readonly [Feeling, RegExp])[] = [
  ['lonely', /\b(?:lonely|alone|nobody (?:cares|calls|to talk to)|no friends|isolated|homesick)\b/],
  [
    'ill',
    /\b(?:ill|sick|flu|fever|headache|migraine|have a cold|caught a cold|food poisoning|in hospital)\b/,
  ],
  [
    'anxious',
    /\b(?:anxious|nervous|worried|stressed|scared|frightened|afraid(?! (?:so|not)\b|[.,!;]|$)|panic\w*|overwhelmed|under pressure|freaking out|terrified)\b/,
  ],
  [
    'angry',
    /\b(?:angry|furious|annoyed|mad at|pissed|fed up|frustrated|irritated|yelled at|shouted at)\b/,
  ],
  [
    'sad',
    /\b(?:sad|unhappy|depressed|feel(?:ing)? down|heartbroken|miserable|cried|crying|(?:had|having|another) (?:a |an )?(?:big |huge |terrible |stupid )?(?:fight|argument|row|quarrel)|fell out with|argued with|awful|terrible day|bad day|horrible|rough day|(?<!(?:feet|foot|fingers?|legs?|back|neck|knees?|arms?|shoulders?|throat|tooth|teeth|head|hands?|ankles?|hips?|eyes|everything) )hurts?|fired|laid off|disappointed|low)\b/,
  ],
  [
    'tired',
    /\b(?:tired|exhausted|worn out|sleepy|burnt out|burned out|knackered|no energy|couldn'?t sleep|can'?t sleep|drained)\b/,
  ],
  ['bored', /\b(?:bored|boring (?:day|evening|weekend)|nothing to do)\b/],
  [
    'happy',
    /\b(?:feel(?:ing)? (?:a (?:little|bit|lot) |much )?better|feel (?:free|great|good|alive|light)|happy|excited|proud|great day|good day|wonderful|thrilled|delighted|relieved|grateful|glad|over the moon|best day|good news|finally (?:got|finished|passed|made)|i passed|got the job|promot\w+|so good|amazing day|celebrat\w+|i won|fell in love|engaged)\b/,
  ],
];
const OF_OTHERS =
  /\b(?:he|she|they|it|you|\w+friend|boss|mother|mum|mom|father|dad|sister|brother|husband|wife|people|everybody|everyone|cat|dog|[a-z]+) (?:is|was|are|were|looks?|seems?|gets?|got|'s)(?: \w+)? $/;
const NEGATED = /\b(?:not|no longer|never|isn't|wasn't|aren't|don't|didn't)(?: \w+)? $/;

/** The feeling the user tells of as their own, or null. */
export function readFeeling(text: string): Feeling | null {
  const plain = text.toLowerCase().replace(/[’‘]/g, "'");
  if (LOST.test(plain)) return 'grief';
  if (!SURELY_FELT.test(plain) && !/\b(?:i|i'm|me|my|we|day|feel\w*|today|so)\b/.test(plain))
    return null;
  for (const [feeling, pattern] of FEELINGS) {
    const match = pattern.exec(plain);
    if (match === null) continue;
    const before = plain.slice(0, match.index);
    if (
      NEGATED.test(before) ||
      (OF_OTHERS.test(before) && !/\bi (?:was|got|get)(?: \w+)? $/.test(before))
    )
      continue;
    return feeling;
  }
  return null;
}

/** Whether somebody spoken of died, or left for good. */
export function readLoss(text: string): boolean {
  const plain = text.toLowerCase().replace(/[’‘]/g, "'");
  return LOST.test(plain) || PARTED.test(plain);
}
