import { englishClaims } from '../claims/en';
import { compileGrammar } from '../grammar/compile';
import { englishForms } from '../grammar/en';
import { pattern, wordsToDigits, type LanguageRules } from '../rules';

const MOSTLY = String.raw`(?:(?:only|just|actually|really|still|now|currently|already|about|like|around|barely|literally|exactly|basically|secretly|probably|almost|nearly|maybe|both|all|a|like a|officially|honestly|turning|only just|gonna be|going to be) )*`;
const MONTH = String.raw`(?:january|february|march|april|may|june|july|august|september|october|november|december)`;
const AFTER = String.raw`(?= *(?:$|[.!?;)…"\n~*]|,(?! ?(?:maybe |or |perhaps )?\d)|-(?= )|(?:and(?! (?:a half|\d+) (?:hours?|minutes?|days?|weeks?|months?|miles?|km))|but|so|now|too|okay|ok|sorry|btw|lol|haha|still|today|tomorrow|going on|from|who|as of|if|does|though|by the way|because|cause|cuz|in ${MONTH}|this|next|soon|f|m|female|male|girl|boy|guy)\b))`;
const YEARS = String.raw`(?:[ -]?(?:years?|yrs?|yr)(?:[ -]?(?:old|young))?(?! (?:ago|of|in|into|at|on|older|younger))| ?(?:yo|y\/o|y\.o\.?|y o))?`;
const YOU_OR_I = String.raw`(?:i ?am|i'm|we ?are|we're|you ?are|you'?re|youre|ur|u r|u are)`;
const SHE_OR_HE = String.raw`(?:she|he)(?:'?s| is| was turning| looks| seems| looks like)`;
const PERSON = String.raw`(?:girl|boy|girlfriend|boyfriend|gf|bf|crush|lover|maid|character|persona|roommate|princess|slave|servant|stepsister|stepbrother|sister|brother|cousin|guy|lady|woman|man|person|friend|virgin)`;
const MINOR = String.raw`(?:pre-?teens?|tweens?|teen(?:ager|age|aged)?s?|teeny?bopper|minor(?! (?:celebrity|chord|key|league|issue|role|character|problem|detail|\p{L}+))|toddler|juvenile(?= |$|[.!?,])|adolescent|schoolgirl|schoolboy|school girl|school boy|schoolkid|school kid|(?:high|middle|junior high|elementary|primary|grade)[ -]?school(?:er| student| girl| boy| kid| senior| junior| freshman| sophomore| cheerleader| pupil)|(?:freshman|sophomore|junior|senior|student|girl|boy) (?:in|at) (?:a )?(?:high|middle) school|under-?age(?:d)?|little girl|little boy|small girl|small boy|young child|sixth grader|(?:\d+)th grader)`;
const ADULT_ROLE = String.raw`(?:teacher|counsell?or|psychologist|doctor|nurse|coach|therapist|worker|books?|fiction|magazine|movie|drama|lawyer|specialist|principal|drama|sweetheart|reunion|friend|idol|heart-?throb|mutant|spirit|fashion|band)`;

export const english: LanguageRules = {
  script: /\p{Script=Latin}/u,
  claims: englishClaims,
  grammar: compileGrammar(englishForms),
  olderThanKin: pattern(
    String.raw`(?:^|[.!?\n] ?)(?:(?:she|he|i|you)(?: is| am| are|'s|'m|'re) )?(?:only |just |about )?(?:{by}|a) years? older than (?:her|his|my|your) (?:little |younger |kid |baby |half-?)?{other}[ -]years?[ -]old (?:little |younger |kid |baby |half[ -]?|step)?(?:brother|sister|sibling|cousin)\b`,
  ),
  explained: pattern(
    String.raw`\b(?:explain|teach|describe|put|break|say)\b(?! how\b| me how\b)[^.!?\n]{0,30}? (?:like|as if|as though) (?:i'm|i am|im|i was|i were|to)(?: only| just)?(?: a)? (?:[4-9]|10|child|kid|toddler)(?:[- ]years?[- ]olds?)?(?: child| kid)?(?= ?(?:$|[.!?,;)\n]|please\b|pls\b|and\b|so\b))|\beli5\b`,
  ),
  numbers: wordsToDigits({
    units: {
      two: 2,
      three: 3,
      four: 4,
      five: 5,
      six: 6,
      seven: 7,
      eight: 8,
      nine: 9,
      ten: 10,
      eleven: 11,
      twelve: 12,
      thirteen: 13,
      'thir teen': 13,
      fourteen: 14,
      'four teen': 14,
      'four-teen': 14,
      fifteen: 15,
      'fif teen': 15,
      sixteen: 16,
      'six teen': 16,
      'six-teen': 16,
      seventeen: 17,
      'seven teen': 17,
      'seven-teen': 17,
      eighteen: 18,
      nineteen: 19,
      one: 1,
    },
    tens: {
      twenty: 20,
      thirty: 30,
      forty: 40,
      fifty: 50,
      sixty: 60,
      seventy: 70,
      eighty: 80,
      ninety: 90,
    },
    joint: '[ -]?',
  }),
  participants: [
    pattern(String.raw`\b${YOU_OR_I} ${MOSTLY}{age}${YEARS}${AFTER}`),
    pattern(
      String.raw`\bim ${MOSTLY}{age}${YEARS}(?:(?= *\.(?: *$|\n| (?:and|but|so|u|you|i)\b))|(?! *\.)${AFTER})`,
    ),
    pattern(
      String.raw`\b(?:${YOU_OR_I}|im) ${MOSTLY}(?:(?:a|an|the|my|your|this|some|such a|one) )?(?:(?!\p{L}+ing\b|not\b|with\b|at\b|for\b|to\b|of\b)\p{L}+ ){0,2}{age}[ -]?(?:years?|yrs?|yr)[ -]?old\b`,
    ),
    pattern(
      String.raw`\b(?:i|you|u) (?:look|sound) (?:like )?(?:a |an )?{age}(?:[ -]?years?[ -]?old)?${AFTER}`,
    ),
    pattern(
      String.raw`\b(?:my|your|our|ur) (?:real |actual |true )?age(?: is|'s|:| =|\?)? ${MOSTLY}{age}\b(?! (?:group|years))`,
    ),
    pattern(String.raw`\bi(?:'ve| have)? (?:just|only just|recently) turned {age}\b`),
    pattern(String.raw`\b(?:i|you) turned {age} (?:yesterday|today|last (?:week|month))`),
    pattern(
      String.raw`\b(?:${YOU_OR_I}|im|she'?s|he'?s|she is|he is|i'll be|i will be) (?:(?:only|just) )?(?:turning|about to turn|gonna be|going to be|almost|nearly|not yet|not quite|not even|under|below|younger than|still under|still not|not) {soon}${AFTER}(?! ?(?:today|now))(?!,? (?:i'?m|i am|but|she|he|they|more like)\b)`,
    ),
    pattern(
      String.raw`\b(?:i|you|she|he)(?:'ll| will)? (?:turns?|be|am turning) {soon} (?:next|soon|in (?:a|an|${MONTH}|\d+) ?(?:few )?(?:days?|weeks?|months?)?|this (?:year|summer|winter|spring|fall|autumn))`,
    ),
    pattern(
      String.raw`\b(?:${YOU_OR_I}|im|she'?s|he'?s|isn't|not)(?: still)?(?: not)? {soon}(?: years old)? yet\b`,
    ),
    pattern(String.raw`\b(?:haven't|have not|hasn't|has not) (?:yet )?turned {soon}\b`),
    pattern(String.raw`\bi (?:am|'m) not (?:an adult|of age|legal) yet`),
    pattern(
      String.raw`\b(?:${YOU_OR_I}|im) ${MOSTLY}(?:(?:a|an|the|my|your|such a) )?(?:(?!not|never|with|at|in|on|talking|teaching|for|of|about|no|to|like|watching|reading|dating)\p{L}+ ){0,2}${MINOR}\b(?! (?:${ADULT_ROLE}|at heart|inside|again|\p{L}+ (?:teacher|nurse|therapist)))`,
    ),
    pattern(
      String.raw`\b(?:${YOU_OR_I}|im) (?:(?:just|only|still) )*(?:a|my|the) (?:(?:little|small|young|innocent|helpless) )?(?:kid|child)\b(?! (?:at|inside|of|in a|again|psychologist|therapist|protection|doctor|psychiatrist|care|\p{L}+ (?:teacher|worker)))`,
    ),
    pattern(
      String.raw`\b(?:${YOU_OR_I}|im|i go|i study) (?:still |currently |only |just )?(?:in|to|at|attending) (?:a |my )?(?:high school|middle school|junior high|elementary school|primary school|secondary school|grade school|(?:the )?\d{1,2}(?:st|nd|rd|th) grade|(?:the )?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth) grade|grade \d{1,2}|year (?:7|8|9|10|11)\b)(?! (?:teacher|reunion|teaching|to (?:vote|pick|teach)|as a teacher|education))`,
    ),
    pattern(String.raw`\b(?:i am|i'm|im|my classmates and i) still in school\b(?! of)`),
    pattern(
      String.raw`(?:^|\n|[.!?] |\bi ?am |\bi'm |\bim |\bhi |\bhey )(?<age>\d{1,2})(?: ?\/? ?|, ?)(?:f|m|yo|y\/o)(?:\/\p{L}+)?(?= *(?:$|[.,!?\n]|here\b|from\b|looking\b|us\b|uk\b|4 u))`,
    ),
    pattern(String.raw`\b[fm] ?\/? ?(?<age>\d{1,2}) (?:here|looking|from)\b`),
    pattern(String.raw`(?:^|\n|[.!?,] ?)(?<age>1[0-7]|[5-9]) here\b`),
    pattern(String.raw`(?:^|\n|[.!?,] ?)still (?:an? )?(?:minor|under-?age)(?=$|[.!?,])`),
    pattern(String.raw`(?:^|\n|[.!?] )(?:an? )?(?:minor|under-?age|teen|teenager) here\b`),
    pattern(String.raw`\b(?:my|your|our) bod(?:y|ies) (?:is|are) {age} years`),
  ],
  supposed: [
    pattern(
      String.raw`\b(?:i|you|we|she|he|they)(?:'re|'m|'d be| are| am| is| were| was| be| would be) ${MOSTLY}{age}\b(?! (?:hours?|minutes?|days?|km|miles?|years? (?:older|younger|ago)))`,
    ),
    pattern(
      String.raw`\b(?<!\b(?:in|for|after|every|last|past) ){age}[ -]?(?:years?|yrs?|yo)\b(?! (?:older|younger|ago|later|apart))`,
    ),
    pattern(
      String.raw`\b(?:as|be|play|plays|playing|being|like) (?:a|an|my|the|your) (?:(?:little|small|young|innocent|helpless|shy) )*(?:kid|child)\b`,
    ),
    pattern(String.raw`\bbe {age} again\b`),
  ],
  others: [
    pattern(
      String.raw`\b(?:she|he)(?: has|'s)? (?:only |just |recently |only just )+turned {age}\b`,
    ),
    pattern(String.raw`\b${PERSON} of {age}${AFTER}`),
    pattern(
      String.raw`\b${PERSON} of {age} (?:enters|walks|comes|sits|stands|knocks|lives|waits)\b`,
    ),
    pattern(String.raw`\b\p{L}{2,}, (?<age>1\d), (?:is|has|loves|likes|my|a|the|student|wants)\b`),
    pattern(
      String.raw`\b(?:name is|name's|this is|meet|i'm|im|i am) \p{L}+, {age}\b(?! (?:minutes|hours|days|km|miles))`,
    ),
    pattern(
      String.raw`\b(?:she|he) (?:is|'s) (?:still |only |just )?(?:a |an |my )?(?:\p{L}+ )?${MINOR}\b(?! ${ADULT_ROLE})`,
    ),
    pattern(String.raw`\b${SHE_OR_HE} ${MOSTLY}{age}${YEARS}${AFTER}`),
    pattern(
      String.raw`\b(?:they|both|who)(?:'re| are| is|'s) ${MOSTLY}{age}[ -]?(?:years|yrs|yo)\b`,
    ),
    pattern(String.raw`\b{age}[ -]?(?:years?|yrs?|yr)[ -]?olds?\b`),
    pattern(String.raw`\b{age} ?(?:yo|y\/o|y\.o)\b`),
    pattern(
      String.raw`(?<!\b(?:at|from|since|by|until|before|after) (?:the )?)\bage[d]?(?: is|:| =| of)? ?{age}\b(?! (?:and|or) (?:up|older|over|above))`,
    ),
    pattern(
      String.raw`\b${PERSON}(?:'s| is|,| who is| who's| aged| looks| looks like) ${MOSTLY}{age}${AFTER}`,
    ),
    pattern(String.raw`\b(?:named|called) \p{L}+,? (?:who is |who's |aged )?{age}${AFTER}`),
    pattern(
      String.raw`\b(?:dating|seeing|date|kissing|in love with|sleeping with|crush on) (?:a|my|an) {age}\b`,
    ),
    pattern(
      String.raw`\bunder-?aged? (?:girls?|boys?|teens?|friend|girlfriend|boyfriend|lover|student|sister|brother|virgin)\b`,
    ),
    pattern(
      String.raw`\b(?:she|he) (?:is|'s) (?:still |only |just )?(?:a |an )?(?:minor(?! \p{L})|under-?age|schoolgirl|schoolboy|pre-?teen|not (?:yet )?(?:an adult|of age))\b`,
    ),
    pattern(
      String.raw`\b(?:my|your) (?:teen|teenage|underage|minor) (?:girlfriend|boyfriend|lover|crush|gf|bf|wife|mistress|slave)\b`,
    ),
  ],
  minor: pattern(String.raw`\b${MINOR}s?\b`),
  always: pattern(
    String.raw`\b(?:jail ?bait|lolicon|shotacon|loli|lolis|shota|child porn\p{L}*|kiddie porn|p(?:a)?edo(?:phil\p{L}*)? (?:fantas\p{L}+|role ?play)|cp trade)\b`,
  ),
  scene: pattern(
    String.raw`\b(?:role ?-?play(?:ing)?|rp)\b|(?:^|[.!?\n,] ?|\b(?:let'?s|let us|please|can you|could you|will you|would you|want you to|like you to|just|now|and|we can|we could) )(?:pretend|imagine|picture|suppose|act|act as|act like|play|be)(?: that)? (?:you|i'm|i am|i was|i were|we|to be|she|he|as|like|a (?!song|game|record|tune|video|movie|role in)|my|the (?:girl|boy|student|role of a)|it's my)\b|\b(?:our|my|the) (?:story|plot|roleplay):|\blet(?:'?s| us) play(?: school\b| (?:a|this) (?:scene|game|story)\b|:)|\b(?:in love with|falls? for|crazy about|attracted to) (?:you|me)\b|\bimagine yourself\b|\byou(?: play| will play|'ll play| are playing|'re playing)(?: the role of)? (?:a|my|the)\b(?! (?:guitar|piano|violin|song|game|record))|\b(?:in|for) (?:this|our|my) (?:scene|story|fantasy|scenario|role ?-?play|game)\b|\bmy fantasy\b|\byour (?:character|role|persona) (?:is|will be)\b|\bscenario:`,
  ),
  sexual: pattern(
    String.raw`\b(?:sex\p{L}*|naked|nude\p{L}*|horny|erotic\p{L}*|seduc\p{L}+|undress\p{L}*|striptease|porn\p{L}*|fuck\p{L}*|lingerie|make out|making out|made out|orgasm\p{L}*|virgin|aroused?|kinky|fetish|slut\p{L}*|molest\p{L}*|grope\p{L}*|intimate with|sleep with (?:me|him|her)|in bed with|in my bed|sugar daddy|hot and)\b|\b(?:i|you|we) (?:kiss(?:ed)?|touch(?:ed)?|flirt(?:ed)? with|date|dated) (?:her|him|each other)\b(?! (?:good ?night|goodbye|on the (?:cheek|forehead)))`,
  ),
  courted: pattern(
    String.raw`\b(?:girlfriend|boyfriend|gf|bf|crush|lover|wife|husband|mistress|slave|fiancee?|sweetheart|dating|to date)\b`,
  ),
  kin: pattern(
    String.raw`\b(?:(?:step)?sons?|(?:step)?daughters?|my boys?|kids?|child|children|toddlers?|bab(?:y|ies)|nephews?|nieces?|grand(?:sons?|daughters?|child(?:ren)?|kids?)|god(?:son|daughter|child)|brothers?|sisters?|siblings?|cousins?|twins|newborn|pupils?|students?|my class|teach|teaches|teaching|neighbou?r(?:'?s|s)?|patients?|youngest|eldest|oldest|middle one|little ones?|my boys|my girls|both girls|both boys|team|tournament|championship|olympic\p{L}*|chess|prodigy|gymnast|swimmer|news|article|headline|movie|novel|documentary)\b`,
  ),
  owned: pattern(
    String.raw`\b(?:my|our|his|her|their|your|(?!(?:she|he|it|who|that|there|what|here|let|one)'s)\p{L}+'s) (?:\p{L}+ )?\d{1,2}[ -]?(?:years?|yrs?)|\b(?:have|has|had|raising) an? \d{1,2}[ -](?:year|yr)s?[ -]olds?\b(?! ${PERSON})`,
  ),
  caresFor: pattern(
    String.raw`\b(?:has|have|having|raises?|raising|mother|father|mom|mum|mommy|dad|single parent|parent|parents|aunt|uncle|grandmother|grandfather|teacher|teaches|teach|teaching|tutors?|nanny|coach(?:es|ing)?|trains?|p(?:a)?ediatrician|nurse|works with|working with|volunteers?|helps?|writes? for|loves|likes|former|ex|was|were|once|as|since)\b(?: \p{L}+(?:'\p{L}*)?| \d+-year-old|,){0,5} ?[\p{L}\d -]{0,16}$`,
  ),
  thing: pattern(
    String.raw`\b(?:dogs?|cats?|pupp(?:y|ies)|kittens?|horse|parrot|pony|labrador|retriever|terrier|poodle|pet|tortoise|hamster|rabbit|car|truck|bike|motorbike|laptop|phone|computer|house|building|apartment|flat|tree|wine|whisky|whiskey|scotch|rum|bourbon|cheese|vinegar|company|firm|business|startup|marriage|relationship|friendship|bug|ticket|code|codebase|account|joke|wound|scar|letter|photo|jacket|sofa|guitar|violin|piano|contract|mortgage|restaurant|band|website|steak|loaf|road|bridge|school building|album|song|game|toyota|honda|ford|volvo|bmw|audi|vw|golf|mazda|jeep|tesla|volkswagen|mercedes)\b`,
  ),
  person: pattern(String.raw`\b${PERSON}s?\b`),
  adultRole: pattern(String.raw`\b(?!friend)${ADULT_ROLE}s?\b|\bschool friends?\b`),
  asksAge: pattern(String.raw`\bhow old (?:are|r) (?:you|u)\b|\byour age\b|\bwhat age are you\b`),
  born: [
    pattern(String.raw`(?:^|\n|[.!?,] )born in {year}`),
    pattern(
      String.raw`\b(?:i|you|she|he)(?:'m| was| were| am|'s)? born (?:back )?(?:in|on)(?: the year)? (?:\p{L}+ )?(?:\d{1,2}(?:st|nd|rd|th)?,? )?{year}`,
    ),
    pattern(
      String.raw`\b(?:my|your) (?:birth year|year of birth|birthday|date of birth) is (?:in )?[\p{L}\d ,./-]{0,16}?{year}`,
    ),
  ],
};
