import { expression } from '../../../base/expression';
import { asJob } from '../english/factValues';
import { reflect } from '../english/reflect';
import { spelled } from '../english/spelling';
import { enumerated } from '../sentences';
import { remindingEnglish } from './reminding';
import type { BeingWords, ToldLanguage } from './toldLanguage';
import { dayOf, namesAfter, withNames, wordMap } from './words';

const word = (source: string) => expression(String.raw`\b(?:${source})\b`, 'u');
const like = (source: string): BeingWords => ({ asked: word(source), told: word(source) });

const BEING =
  'sister|brother|twin|mother|mum|mom|father|dad|grandmother|grandma|nan|granny|grandfather|grandpa|grandad|aunt|auntie|uncle|cousin|niece|nephew|son|daughter|kid|child|children|boy|girl|wife|husband|partner|girlfriend|boyfriend|fiance|fiancee|ex wife|ex husband|ex|flatmate|roommate|housemate|neighbour|neighbor|boss|manager|colleague|best friend|best mate|friend|mate|landlord|landlady|teacher|cat|dog|greyhound|labrador|spaniel|terrier|poodle|kitten|puppy|rabbit|parrot|budgie|hamster|horse|pony|tortoise|turtle|snake|ferret|goldfish|band';
const BEINGS: readonly BeingWords[] = [
  { asked: word('siblings?'), told: word('sisters?|brothers?|twin|siblings?') },
  { asked: word('parents|family'), told: word('mum|mom|mother|dad|father|parents') },
  {
    asked: word('kids?|child|children'),
    told: word('kids?|child|children|sons?(?!-)|daughters?(?!-)|boys|girls'),
  },
  {
    asked: word('pets?|animals?'),
    told: word(
      'cats?|dogs?|kitten|puppy|rabbit|parrot|budgie|hamster|horse|pony|tortoise|turtle|snake|ferret|goldfish',
    ),
  },
  {
    asked: word('dogs?|puppy'),
    told: word(
      'dogs?|puppy|greyhound|labrador|spaniel|terrier|poodle|collie|beagle|corgi|husky|whippet',
    ),
  },
  ...[
    'sisters?',
    'brothers?',
    'mum|mom|mother|ma',
    'dad|father',
    'grandmother|grandma|nan|granny|gran',
    'grandfather|grandpa|grandad',
    'aunt(?:ie)?',
    'uncle',
    'cousins?',
    'nieces?',
    'nephews?',
    'sons?',
    'daughters?',
    'wife',
    'husband',
    'partner|girlfriend|boyfriend|bf|gf|wife|husband',
    'ex',
    'flatmates?|roommates?|housemates?',
    'neighbou?rs?',
    'boss|manager',
    'colleagues?',
    'friends?|mates?',
    'cats?|kittens?',
    'rabbits?',
    'parrot|budgie',
    'hamster',
    'horse|pony',
    'tortoise|turtle',
    'band',
  ].map(like),
];

const COMMON =
  /^(?:i|you|he|she|it|we|they|who|that|which|is|was|are|has|had|have|the|an?|my|and|or|but|so|in|on|at|to|of|with|for|from|just|still|also|both|not|one|two|three|lives?|works?|moved|came|comes|coming|called|named|got|really|very|always|never|then|now|because|when|left|died|keeps?|says?|said|thinks?|wants?|makes?|made|does|did|can|will|would|loves?|hates?|likes?|plays?|studies|teaches|visiting|well|though|actually|anyway|she's|he's|older|younger|little|big)$/;
const ELLIPTIC =
  /^(?:work|worked|live|lived|grew|moved|teach|taught|study|studied|play|played|love|hate|like|can't|cannot|don't|never|quit|started|drive|drove|run|own|drink|smoke|eat|get|wake|speak|stopped|gave|turned|finished|used to|got|have|had|own|adopted|still|mostly work|just moved|just started|just turned|do|did)$/;
const BE =
  /^(?:from|originally from|allergic|married|divorced|single|vegan|vegetarian|afraid|scared|learning|studying|working|living|training|based|engaged|retired|unemployed|turning|moving|getting|going|having|seeing|dating|in|sober|intolerant)$/;
const OWN = /^(?:favou?rite|fav|birthday|bday|job|name|surname)$/;
const NUMBER = 'an?|one|two|three|four|five|six|seven|1|2|3|4|5|6';
const HAS = expression(String.raw`^(?:${NUMBER}) (?:\p{L}+ ){0,2}(?:${BEING})s?\b`, 'u');
const OF_BEING = expression(
  String.raw`^(?:(?:older|younger|little|big|twin|best) )?(?:${BEING})s?\b`,
  'u',
);
const AGE = /^(?:1[89]|[2-9]\d)(?: years old| yrs| yo|yo)?$/;
const PLACE = expression(
  String.raw`\b((?:from|(?:live|lives|living|grew up|born|moved|based|study|studying|work)(?: \p{L}+){0,4}? (?:in|to|near|outside)|(?:is|are|you're|he's|she's|school|college|university|hospital|office) in) )(\p{Ll}{3,20})(?! \p{Ll}{2,20}(?:er|ment|tion)\b)`,
  'gu',
);
const NO_PLACE =
  /^(?:the|my|your|his|her|our|this|that|there|here|love|bed|trouble|pain|town|therapy|debt|charge|summer|winter|spring|autumn|general|bits|time|where|what|one|two|home|work|school|another|sales|finance|retail|marketing|tech|construction|and|but|front|between|an|a|abroad|hospital|it|him|them|me|you|scratch|day|morning|town|bakery|nine|eight)$/;
const PROPER = word(
  'monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|april|june|july|august|september|october|november|december|english|french|german|spanish|italian|portuguese|russian|chinese|japanese|korean|polish|dutch|greek|turkish|arabic|swedish|norwegian|danish|irish|welsh|scottish|american|british|canada|france|spain|italy|germany|england|scotland|wales|ireland|america|australia|china|beijing|japan|india|brazil|portugal|poland|london|paris|berlin|leeds|bristol|manchester|christmas|easter',
).source;
const PROPERS = expression(PROPER, 'gu');
const MARCH = /(\b(?:of|\d(?:st|nd|rd|th)?|in|on) )(march|may)\b/g;

const large = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What was left out at the beginning, as people write in a chat: "used to drive a bus". */
function whole(clause: string): string {
  const [first = '', second = ''] = clause.toLowerCase().split(/[\s,]+/);
  const two = `${first} ${second}`;
  if (AGE.test(clause)) return `I'm ${clause}`;
  if (first === 'been') return `I've ${clause}`;
  if (first === 'born') return `I was ${clause}`;
  if (/^got (?:an?|one|two|three|four|five|my|some|no)$/.test(two))
    return `I have ${clause.slice(4)}`;
  if (HAS.test(clause.toLowerCase())) return `I have ${clause}`;
  if (ELLIPTIC.test(first) || ELLIPTIC.test(two)) return `I ${clause}`;
  if (BE.test(first) || BE.test(two)) return `I'm ${clause}`;
  if (OWN.test(first) || OF_BEING.test(clause.toLowerCase())) return `my ${clause}`;
  const trade = asJob(clause.replace(/^an? /, ''));
  return trade === null ? clause : `I'm ${trade}`;
}

const SPOKEN =
  /^(?:i|i'm|i've|i'd|i'll|my|we|we're|we've|our|he|she|they|it|it's|he's|she's|they're|there|the|his|her|their)$/;
const OF_NAME =
  /^\p{L}+(?:'s)? (?:is|was|has|had|lives|works|studies|moved|plays|does|teaches|loves|hates|likes|runs|got)\b/u;

function turned(clause: string, names: readonly string[]): string | null {
  const said = whole(clause);
  const first = /^[\p{L}']+/u.exec(said.toLowerCase())?.[0] ?? '';
  if (!SPOKEN.test(first) && !OF_NAME.test(said)) return null;
  const reflected = reflect(said.replace(/\b(birthday|name)s (?=the|on|in|\d|\p{Lu})/gu, "$1's "));
  const text = withNames(reflected, names)
    .replace(PLACE, (all: string, before: string, place: string) =>
      NO_PLACE.test(place) ? all : before + large(place),
    )
    .replace(PROPERS, large)
    .replace(MARCH, (_, before: string, month: string) => before + large(month));
  const isName = names.some((name) => text.toLowerCase().startsWith(name.toLowerCase()));
  return isName || /^I\b/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

const DAYS = expression(
  String.raw`(?<!\p{L})(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow)(?!\p{L})`,
  'iu',
);
const STARTS =
  /^(?:(?:now|currently|these days) (?:i|live|work)|i|i'm|i've|i'd|we|we're|my|our|used to|been|from|live|work|moved|grew up|have|got|allergic|born|teach|love|hate|originally)\b/i;

/** "My husband and I split up" is one statement. */
const JOINTS = expression(
  String.raw`,? (?:(?<!\b(?:me|my (?:${BEING})) )and|but) |, |; | - | – `,
  'gu',
);
const BOND = word(
  'widow(?:er|ed)?|weddings?|marry|marries|marrying|marriage|married|divorced?|split(?: up)?|separated?|br(?:eak|oke|oken) ?up|together|relationship|single',
);
const LEAD = String.raw`^(?:so|and|ok|hey|wait|by the way|again|then|but|well|also|quick test|quick question|tell me)?,? ?`;
const NOT_ASKED =
  /\b(?:should|could|would|might|shall)\b|\b(?:do|did|can|will|are|have) you (?!still remember|even remember|remember|recall|know (?:what|where|when|who|how|my|about))|\bhow do i\b|\bwhat do i (?:say|write|wear|tell|give)\b|\bhow (?:can|are|is)\b|\bdo i (?:ask|tell|get|have to|need to|look|sound|seem)\b|\bam i (?:the|right|wrong|weird|boring|too|so|being|your|allowed|bothering|overreacting)\b|\bi (?:can|do|say|tell you|ask you)$/;
const WH_OWN = expression(
  LEAD +
    String.raw`(?:what|when|where|who|how (?:old|many|long|much)|which|why did(?= i (?:move|quit|leave|change|stop|start|come|split|break)\b))(?:'s|s|'re)?\b.{0,48}\b(?:i|i'm|my|me|we|our)\b`,
  'u',
);
const REMEMBERED =
  /\b(?:remember|recall|forgot|forgotten|forget|you know)\b.{0,48}\b(?:i|i'm|my|me|am|we)\b/;
const WHO_IS = expression(
  LEAD +
    String.raw`who(?:'s| is| was| are) (?!(?:that|this|there|it|you|your|in|he|she|they)\b)\p{L}+(?: again)?[? ]*$`,
  'u',
);
const WHAT_IS = expression(
  LEAD + String.raw`what(?:'s| is| was) (?:on|happening|coming up) (?!your)`,
  'u',
);
const WHEN_IS = expression(
  LEAD +
    String.raw`(?:whose birthday|who has (?:a |their )?birthday|when(?:'s|s| is| was) (?:the|my|\p{L}+'s) )`,
  'u',
);
const YES_NO = expression(
  LEAD +
    String.raw`(?:can|do|am|have|did|was) i\b(?! (?:ask|tell|call|get|see|say|know|come|be|talk|help|hug|kiss|stay|keep|trust|send|just|please|make|take|buy|interest|bore|bother|annoy|deserve|want|need)\b)`,
  'u',
);

export const english: ToldLanguage = {
  ...remindingEnglish,
  tidy: (text) =>
    spelled(text.replaceAll(/[’‘]/g, "'"))
      .replace(/\b(two|three|four) (?:\p{L}{1,12} )?of (?:my|our) own\b/giu, '$1 kids')
      .replace(/\bi('m|'ve|'d|'ll)?\b/g, (me) => large(me)),
  openers:
    /^(?:hey|hi|hiya|hello|yo|so|well|oh|ok|okay|and|but|yeah|yep|haha|lol|by the way|anyway|also|actually|you know|honestly|tbh|um|right|evening|good (?:morning|evening)|fun fact|just so you know|i think|i guess)(?![\p{L}'])[ ,.!:-]{0,3}/iu,
  closers:
    /(?:[ ,]{1,3}(?:by the way|lol|haha|though|you know|don't judge(?: me)?|don't laugh|everyone does|obviously|tbh|too|as well|actually)|[.!…,]{1,5}|[ ]?[:;]-?[)(DPp]|[\p{Extended_Pictographic}\ufe0f ]{1,6})$/iu,
  joints: JOINTS,
  starts: (part) =>
    STARTS.test(part) || AGE.test(part) || asJob(part.replace(/^an? /, '').toLowerCase()) !== null,
  ofOther: expression(
    String.raw`^(?:(?:my|our|her|his|their|the) (?:\p{L}+ ){0,2}?(?:${BEING})s?\b|he\b|she\b|they\b|he's|she's|they're|his |her |their )`,
    'u',
  ),
  ofSame:
    /^(?:he|she|they|it(?!'s my)|he's|she's|they're|his|her|their|both)\b|^(?:we're|we are|it's) called\b|\b(?:him|her|them)$/,
  beings: BEINGS,
  names: (clause) => namesAfter(clause, BEING, /^(?:called|named|is|name|'s|who|and|&|s)$/, COMMON),
  topics: {
    name: {
      asked: /\bmy name\b|\bwho i am\b|\bi(?:'m| am) called\b/,
      told: /\bmy name\b|call me\b/,
    },
    age: {
      asked: /how old|what age|\bmy age\b/,
      told: /^(?:i'm |i am )?(?:just |nearly |almost |only )?(?:turned |turning )?(?:1[89]|[2-9]\d)(?: |,|$)|\b(?:is|are|'s) (?:\d{1,2})\b|years old/,
    },
    birthday: {
      asked: /birthday|bday|\bborn\b/,
      told: /birthday|bday|\bborn on\b|\bturns? (?:1[89]|[2-9]\d)\b/,
    },
    home: {
      asked:
        /how long .{0,10}\bi (?:lived|been living|been in)|where (?:do|does|did|am|is|was|are)\b(?!.{0,24}\bfrom\b)(?!.{0,20}\bwork)|where(?:'s| i live)|(?:which|what) (?:city|town|country|place)/,
      told: /\b(?:live|lives|living|based|moved|stay) (?:\p{L}+ ){0,2}?(?:in|to|from|near|outside|down|with)\b|\b(?:i'm|i am|is|are|house|flat) (?:now |back |currently )?(?:in|near|outside) /u,
    },
    origin: {
      asked: /\bfrom\b|(?:grow|grew) up|where .{0,12}born|home ?town/,
      told: /\bfrom\b|grew up|\bborn in\b|raised in/,
    },
    job: {
      asked:
        /what (?:do|does|did|am|is|are) .{1,24} do(?: for| again|\b.{0,3}$)|what(?:'s|s)? .{1,20} do$|\b(?:job|profession|for a living|occupation)\b|what i do\b|what kind of work|and what do they do/,
      told: /\b(?:work|works|working) (?:as|at|in|for|nights)|\b(?:teach|teaches|i run|i own|study|studies)\b|been an? \p{L}+(?:er|or|ist|se|ian|ant|chef|cook)\b|^(?:i'm |i am )an? \p{L}+ \p{L}+(?:er|or|ist|ian|eer)\b|\ban? \p{L}+(?:er|or|ist|se|ian|ant|eer)\b|\bjob\b|\b(?:paramedic|mechanic|pilot|vet|lawyer|clerk|postman|dentist|hygienist|barista|chef|cook|nurse|doctor|navy|army|police)\b|^(?:i'm an? |i am an? )?\p{L}+(?:ter|ner|ker|cher|ver|ber|ist|rse)$/u,
    },
    before: {
      asked: /\bbefore\b|used to|\bold job\b|in the past/,
      told: /\bused to\b|\bi was an?\b|\bbefore\b|formerly|moved (?:here )?from|\bi had an?\b/,
    },
    workplace: {
      asked: /(?:where|which (?:city|town)|what (?:city|town)) .{0,16}\bwork|who .{0,10}work for/,
      told: /\b(?:work|works|working|teach|job|nurse|chef|cook)\b.{0,30}\b(?:in|at|for) |^(?:i'm|i am) an? (?:\p{L}{2,16} ){1,2}(?:in|at) /u,
    },
    rising: { asked: /\bget up\b|wake up|alarm/, told: /\bget up\b|wake up|alarm|start at/ },
    with: {
      asked: /who .{0,8}(?:live|living|share) .{0,12}with|live alone/,
      told: /\b(?:live|living|share)\b.{0,30}\bwith\b|flatmate|roommate|housemate|live alone|on my own/,
    },
    diet: {
      asked: /\ballerg|intoleran|\beat\b|\bdrink\b|vegan|vegetarian|\bsober\b/,
      told: /\ballerg|intoleran|don't eat|can't eat|don't drink|vegan|vegetarian|\bsober\b/,
    },
    learning: {
      asked: /\blearn|what language|studying/,
      told: /\blearning\b|\bstudy|taking lessons/,
    },
    plays: {
      asked: /instrument|\bplay\b/,
      told: /\bplay (?:the|in|guitar|piano|drums|bass|football|tennis|chess)\b/,
    },
    dislike: {
      asked:
        /(?:what|anything|food|thing).{0,24}(?:hate|dislike|can't stand|don't like|don't i like)/,
      told: /\b(?:hate|can't stand|don't like|dislike|detest)\b/,
    },
    like: {
      asked: /what .{0,16}\bi (?:like|love|enjoy|into)\b|\bmy hobb/,
      told: /\bi'm (?:more of )?an? \p{L}{3,20} (?:person|drinker)\b|\bi (?:really |also )?(?:love|like|enjoy|collect|paint|knit|make (?:model|my own))\b/u,
    },
    trip: {
      asked:
        /(?:where|which country|what country).{0,30}\b(?:move|moving|go|going|travel|fly|flying)\b/,
      told: /\b(?:moving|move|going|go|went|been|flew|drove|travel\p{L}{0,6}|fly\p{L}{0,4}|trip|holiday) (?:\p{L}{1,20} )?to\b/u,
    },
    bond: { asked: BOND, told: BOND },
    plan: {
      asked: /what .{0,20}(?:tomorrow|weekend|coming up|planned)|my plans?\b/,
      told: /tomorrow|weekend|\bon (?:mon|tues|wednes|thurs|fri|satur|sun)day|next (?:week|month)/,
    },
  },
  asks: (text) =>
    !NOT_ASKED.test(text) &&
    (WH_OWN.test(text) ||
      REMEMBERED.test(text) ||
      WHO_IS.test(text) ||
      WHAT_IS.test(text) ||
      WHEN_IS.test(text) ||
      YES_NO.test(text)),
  between: /[?,]? (?:and|or) (?=what|where|when|who|how|which|do i|am i)|\? /u,
  asksAll:
    /\b(?:what|everything|all|things) (?:do |did |that |have )?you (?:already )?(?:know|remember|remembered|learned?)(?: so far)?(?: about| of) me\b|\bwhat do you know about me\b/,
  mine: /\b(?:my|our|i have|have i|i got|any) (?:\p{L}+ ){0,2}$/u,
  weightless:
    /^(?:anything|something|someone|anyone|everything|yourself|exactly|favourite|actually|really|what|whats|what's|when|where|who|who's|how|which|does|did|was|were|are|the|again|tell|told|say|said|remember|recall|know|still|you|about|name|names|called|and|they|them|old|live|lives|like)$/,
  same: wordMap(
    'film: movie movies films flick; colour: color; favourite: favorite fav fave; town: city; gig: concert show playing; mum: mom mother; dad: father; swim: swimming; exam: test; partner: boyfriend girlfriend; split: separated; saved: save; fail: failed failing',
  ),
  corrected: (text) => {
    const found =
      /\b(?:it's|its|is|on|meant|mean|called|say|wait|sorry|no|actually|,)[ ,]{1,2}(?:on )?(?:the )?([\p{L}\d]{2,20}),? (?:and )?not (?:on )?(?:the )?([\p{L}\d]{2,20})\b/iu.exec(
        text,
      );
    const [, right = '', wrong = ''] = found ?? [];
    if (found !== null && !/^(?:no|wait|sorry)$/i.test(right)) return { right, wrong };
    return /^(?:no|wait|sorry|oops|actually|i mean|correction)\b/i.test(text)
      ? dayOf(text, DAYS)
      : null;
  },
  turned,
  and: ' and ',
  joined: (clauses) => enumerated(clauses, ', and '),
};
