import { patterns, within } from '../rules';

const DRUG = String.raw`(?:pills?|tablets?|painkillers?|meds|medication|paracetamol|tylenol|ibuprofen|aspirin|antidepressants?|xanax|valium|ambien|diazepam|benzos|codeine|tramadol|insulin|opioids?)`;
const PACK = String.raw`(?:strips?|blisters?|sheets?|cards?|trays?|packets?|packs?|box(?:es)?|bottles?|jars?|month's supply|prescription|stash)`;
/** Carried, or as prescribed. */
const NOT_SWALLOWED = String.raw`(?!${within(30)}\b(?:back|pharmacy|chemist|vet|with me|holiday|luggage|home|over (?:the|a|two|three) \p{L}+|as prescribed|antibiotics?|vitamins?|upstairs|to (?:my|her|his) \p{L}+)\b)`;
const AFTER = String.raw`(?:when|after|once) (?:i'm|i am|i've) (?:gone|dead|not here any ?more|no longer here)(?! (?:on|for|to|away|next)\b)`;
const LOVED = String.raw`(?:dog|cat|mum|mom|mother|dad|father|gran|grandma|parents|pet|rabbit|horse|kids|son|daughter)`;

/** What was done, a farewell, and a plan that stands. */
export const englishActs = patterns(
  String.raw`\bi\b(?:'ve)?${within(15)}\b(?:took|taken|swallowed|downed|ate|eaten|emptied|popped|necked)\b${within(8)}\b(?:whole|entire|full|all|every|rest of|two|three|four)\b${within(14)}\b${PACK}\b(?: of)?${within(14)}\b${DRUG}\b${NOT_SWALLOWED}`,
  String.raw`\bi\b(?:'ve)?${within(15)}\b(?:took|taken|swallowed|downed|eaten|emptied)\b (?:all|every one|every single one|every last one) (?:of )?(?:my|her|his|mum's|mom's|dad's|the|those|them)\b ?(?:\p{L}+ )?(?:${DRUG})\b${NOT_SWALLOWED}`,
  String.raw`\b(?:pump(?:ed|ing)?) my stomach\b|\bmy stomach (?:was|got|had to be|being) pumped\b|\bfound me (?:just )?in time\b(?!${within(12)}(?:bus|train|class|meeting|show))|\b(?:cut|got) me down (?:in time|before)\b`,
  String.raw`\b(?:rope|noose|belt|branch|beam|cord)\b (?:just )?(?:broke|snapped|gave way|tore|didn't hold|did not hold)\b${within(35)}\b(?:still (?:here|alive|breathing)|can't even|couldn't even|woke up|even that|failed|survived)\b`,
  String.raw`\bi\b${within(20)}\b(?:turned on|opened|left on) the gas\b${within(25)}\b(?:lay|waited|closed|sleep|went to bed|sealed)\b|\b(?:hose|exhaust)\b${within(30)}\b(?:garage|car window|engine)\b${within(30)}\b(?:sleep|sat|breathe|wait(?:ed)?|me)\b(?!${within(15)}(?:fix|repair|mechanic|leak))`,
  String.raw`\bi\b${within(20)}\b(?:stood|sat|was|climbed|ended up)\b${within(12)}\b(?:bridge|railing|ledge|rooftop|roof|parapet|tracks|windowsill|wrong side)\b${within(40)}\b(?:couldn't (?:do it|jump|let go)|almost (?:jumped|let go|did it|stepped)|nearly (?:jumped|let go|did it|stepped)|talked me down|pulled me back|police (?:came|got))\b`,
  String.raw`\btell (?:my|her|him|them|everyone|everybody)\b${within(25)}\b(?:not|wasn't|isn't|nobody's|no one's)\b(?! my\b)${within(6)}\bfaults?\b|\b(?:nobody|no one|not you|none of you)\b (?:is|was|are) to blame\b${within(30)}\b(?:gone|goodbye|did this|do this|rest|peace)\b`,
  String.raw`\bi(?:'ve| have)? (?:already )?said (?:all )?my goodbyes\b(?! (?:to|at) (?:the|my|work) ?(?:team|office|colleagues|coworkers|old|class|house|job|school|neighbou?rs)?)|\b(?:this is|here is) my (?:last|final) (?:message|post|text|letter|goodbye) (?:ever|to (?:you all|everyone|the world|anyone))\b`,
  String.raw`\b(?:look after|take care of|feed|be kind to|be there for|watch over)\b${within(20)}\b${AFTER}\b|\b(?:forgive me|i'm sorry|sorry)\b${within(20)}\bwhat i(?:'m| am)? (?:about to|going to|gonna|have to) do\b(?!${within(12)}(?:your|this) (?:cake|car|hair|wallet))|\bremember me\b${within(12)}\b${AFTER}\b`,
  String.raw`\b(?:set|picked|chosen|chose|circled|marked|got|have|decided on)\b (?:a|the|my) (?:date|day)\b${within(25)}\b(?:to (?:die|end (?:it|everything|my life)|do it|go for good)|my (?:death|last day)|i'll be gone|i won't be (?:here|alive|around) any ?more)\b(?!${within(12)}(?:proposal|party|surprise|wedding|move))`,
  String.raw`\b(?:bought|ordered|got|hid|hidden|have|keep)\b (?:a|the|some|myself a|my) (?:rope|noose|helium(?: tank)?|gun|charcoal|razor|tablets|pills)\b${within(20)}\b(?:to (?:do it|end it|hang|use on me|finish)|for (?:myself|when i can't|the day i|the night)|in case i (?:decide|can't take|give up))\b`,
  String.raw`\b(?:once|when|after|as soon as|waiting (?:for|until|till)) (?:my|our) (?:old )?${LOVED}\b${within(20)}\b(?:die|dies|died|gone|goes|passes|passed|grown|move out|moved out)\b${within(12)}\b(?:i'm (?:out|done|gone too|going too|next|leaving too)|i'll (?:follow|go too|be next|end|do it)|nothing (?:keeps|holds|is keeping)|(?:so|then) i can (?:finally )?(?:go|leave|end|die|follow))\b`,
  String.raw`\bonly (?:thing|reason|one|person)\b${within(22)}\b(?:keeping me (?:alive|from (?:doing it|ending|jumping|going))|i(?:'m| am) (?:still )?(?:alive|breathing)|stopping me from (?:doing it|ending|jumping|killing|dying)|i haven't (?:done it|ended|jumped|killed))\b`,
  String.raw`\bif (?:this|it|the \p{L}+) (?:\p{L}+ ){0,4}(?:fails?|doesn't (?:work|help)|falls through|goes wrong|says no)\b${within(8)}\b(?:i'll|i will|i'm going to|i'm gonna) (?:end (?:it|everything|my life)|kill myself|jump|not be here|be gone for good|check out)\b`,
);
