import { englishLife } from '../life/en';
import { pattern } from '../rules';
import type { Claims } from './claims';

const ORDINAL = String.raw`(?:\d{1,2}(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth)`;
const BIRTHDAY = String.raw`(?:(?:[1-9]|1[0-7])(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth) birthday`;
const SCHOOL = String.raw`(?:(?:high|middle|junior high|elementary|primary|secondary|grade|boarding|girls'?|boys'?) school|junior high|kindergarten)`;
const CLASS = String.raw`(?:${ORDINAL} grade|(?:year|grade) (?:[1-9]|1[0-3])(?!\d)|${SCHOOL})`;
const NOT_AT_WORK = String.raw`(?! (?:teacher|teaching|reunion|principal|library|librarian|education|counsell?or|nurse|coach|janitor|was|friend|sweetheart|drama|again|as a|to (?:teach|vote|pick|help)|maths?|classes? (?:of|that)))`;
const CHILD = String.raw`(?:kid|child|pupil|school ?(?:girl|boy|kid)|teen(?:ager)?|toddler|little (?:girl|boy|kid|child)|\d{1,2}(?:st|nd|rd|th) grader|(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth) grader)(?! (?:psych|therap|star|prodig|protect|care|support|services|at heart|sister|brother))`;
const ME_OR_YOU = String.raw`(?:i|you|u|we|we both|you and i|both of us|my girlfriend|my boyfriend|my gf|my bf|my crush|my lover|your character)`;
const BE = String.raw`(?:'m|'re| am| are| is|m)`;
const MODE = String.raw`(?: (?:still|just|now|only|currently|both|already|also|really))*`;
const GROWN = String.raw`(?:18|an adult|adults|a grown-?up|of (?:legal )?age|legal|adulthood)`;
const SPAN = String.raw`(?:\d{1,2}|a|one|two|three|a few|some|half a|a couple of|several) (?:more |whole |long )?(?:years?|months?|weeks?|days?)(?: and a half)?`;
const SPEAK = String.raw`(?:act|talk|speak|behave|answer|reply|write|think|respond|stay in character|dress|play)`;

export const englishClaims: Claims = {
  participants: [
    ...englishLife.participants,
    pattern(
      String.raw`\b${ME_OR_YOU}(?:${BE}${MODE} (?:in|at|into|attending|starting|finishing|entering)|${MODE} (?:go|goes|went back) to|${MODE} attends?|(?:'ll| will)? starts?|${BE} about to start| just (?:finished|started)| (?:have|has|'ve) just (?:finished|started))${MODE} (?:the |a |an |my |our |same |last |final |first |second |third |junior |senior |freshman |sophomore |year |of |in |at |to |local |public |private |catholic ){0,5}${CLASS}\b${NOT_AT_WORK}`,
    ),
    pattern(
      String.raw`\b(?:i|you|we)(?:'m| am| are|'re)? (?:still )?(?:go|going|attend|study) (?:to|at)? ?(?:a )?school in \p{L}+,? (?:in )?(?:year|grade) \d`,
    ),
    pattern(
      String.raw`\bi(?:'m| am)?(?: still)? (?:in|starting|finishing|a) (?:my )?(?:freshman|sophomore|junior|senior|last|final|first) (?:year )?(?:of|in|at) ${SCHOOL}`,
    ),
    pattern(
      String.raw`\b(?:my|your) ${BIRTHDAY} (?:is|isn't|'s|will be|comes|tomorrow|next|soon|party is)\b`,
    ),
    pattern(
      String.raw`\b(?:my|your) (?:18th|eighteenth) birthday (?:is(?! today)|isn't|will be)\b`,
    ),
    pattern(
      String.raw`\b(?:i|you)(?:'ll| will|'m| am|'re| are)? (?:turn|turning|be) {soon} (?:on|next|in|this|tomorrow|soon)\b`,
    ),
    pattern(
      String.raw`\b(?<!(?:son|daughter|kid|child|he|she|they) (?:has|have|is|are|'s|'re) )${SPAN} (?:left |more |to go |away )?(?:until|till|til|before|from|to)(?: (?:i|you|we|i'm|you're|am|are|turn|turning|become|becoming|being|reaching|reach|be|can be|a))* ${GROWN}\b(?! (?:education|learn))`,
    ),
    pattern(
      String.raw`\b(?:${SPAN}|more year) (?:and|then) (?:i|you|we)(?:'m|'ll be| will be| am| are) ${GROWN}\b`,
    ),
    pattern(
      String.raw`\b(?:i|you)(?:'m| am|'re| are)? (?:not|n't) (?:yet )?(?:of (?:legal )?age|18)\b(?!\S? ?(?:anymore|any more))`,
    ),
    pattern(
      String.raw`\b(?:legally|technically|officially|by law|in the eyes of the law|before the law),? (?:i|you)(?:'m| am|'re| are) (?:still )?(?:a |an )?(?:child|kid|minor|under-?age)`,
    ),
    pattern(
      String.raw`\b(?:i|you)(?:'m| am|'re| are) (?:still |only |just |technically |legally |really ){0,2}(?:a |an )?(?:child|kid|minor|underage)(?= *(?:$|[.,!?;]|in (?:this|our|the|my)\b|for (?:this|our|the)\b|and\b|but\b))`,
    ),
    pattern(String.raw`\b{minor} years? of age\b`),
    pattern(
      String.raw`(?:^|[.!?,:;\n] ?|\b(?:please|you to|can you|could you|would you|and|now|just|it when you|must|should) )${SPEAK}(?: (?:to|with) me)?(?: again)?(?: like| as(?: if| though)?|:)(?: you(?:'re| are| were))? (?:a|an|my|the) (?:(?!grown|adult)\p{L}+ ){0,2}(?:${CHILD}\b|(?:boy|girl) of {minor}|{minor}[ -]?(?:year|yr)s?[ -]?old)`,
    ),
    pattern(
      String.raw`(?:^|[.!?,:;\n] ?|\b(?:please|you to|can you|and|now|just) )${SPEAK} (?:like|as if|as though) you(?:'re| are| were) (?:in|at) (?:the )?${CLASS}`,
    ),
    pattern(
      String.raw`\b(?:want|like|need|love) you to (?:be|play) (?:a|an|my|the) (?:\p{L}+ )?${CHILD}\b`,
    ),
    pattern(
      String.raw`\bin (?:this|our|the|my) (?:scene|story|game|role ?-?play|fantasy|chapter|play),? you(?:'re| are)(?: still| just| only)? (?:a |an |my )?(?:\p{L}+ )?(?:${CHILD}\b|under-?aged?\b|minor\b|in (?:the )?${CLASS})`,
    ),
    pattern(
      String.raw`\byou(?:'re| are)(?: still| just| only)? (?:a |an |my )?(?:under-?aged?|minor|child|kid) in (?:this|our|the|my) (?:scene|story|game|role ?-?play|fantasy|chapter|play)`,
    ),
    pattern(
      String.raw`\byour (?:character|role|persona|part)(?:'s age)?(?: is| will be| should be| must be)(?: a| an| only| still| just| barely| of| aged| my| the)* (?:(?:\p{L}+ )?${CHILD}\b|{minor}\b(?! (?:minutes|hours|lines|pages)))`,
    ),
    pattern(
      String.raw`\byour (?:character|role|persona)(?: has not| hasn't| is not| isn't)(?: yet| even)*(?: turned| reached)?(?: the age of)? {soon}\b`,
    ),
    pattern(
      String.raw`\byou(?:'re| are) (?:\p{L}+,? (?:and )?)?(?:aged|age) {minor}\b|\byour name is \p{L}+ and you(?:'re| are) (?:aged )?{minor}\b`,
    ),
    pattern(
      String.raw`\b(?:dating|seeing|going out with|in love with|crush on|fallen for|girlfriend is|boyfriend is) (?:a |an |this |my )?(?:(?:girl|boy|guy|student|someone) who(?:'s| is) )?{minor}(?:[ -]?(?:year|yr)s?[ -]?olds?)?\b(?! (?:years? (?:of|in)|times|hours|people))`,
    ),
    pattern(
      String.raw`^(?:honestly|to be honest|truth|the truth|honest answer|my age|really|tbh|ok)[?:,.!]+ (?:i'm |it's )?{minor}[.!]*$`,
    ),
    pattern(
      String.raw`\bas an? {minor}[ -]?(?:year|yr)s?[ -]?old,? (?:\p{L}+ )?(?:it|i|nobody|you|my|there)\b(?! was)`,
    ),
    pattern(
      String.raw`\b(?:so|which makes me|that makes me|makes me) ?,? {minor}[.!]*$(?<=\b(?:i'm|i am|my)\b.{0,80})`,
    ),
    pattern(
      String.raw`\b(?:i|we)(?:'m| am|'re| are) (?:all |both )?(?:\d |a couple of |just )?{minor}[ -](?:year|yr)s?[ -]olds?\b`,
    ),
  ],
  supposed: [
    pattern(String.raw`\b\p{L}{2,} \((?<age>1\d)\)`),
    pattern(String.raw`\byour(?:self)? (?:at|aged|as) {age}\b`),
    pattern(String.raw`\b(?:in|at) (?:the |my )?${CLASS}`),
    pattern(String.raw`\b${CHILD}\b`),
  ],
  described: [
    ...englishLife.described,
    pattern(String.raw`\b${ORDINAL} grader\b`),
    pattern(
      String.raw`(?:^|[.!?\n] ?)(?:\p{L}+ ){1,2}(?:is|was just) (?:only |just |barely )*{age}(?= *(?:$|[.,;]|and\b|but\b|years?\b(?! (?:older|younger|ago|shy|short|from|away|into))))`,
    ),
    pattern(
      String.raw`(?<!\b(?:like|inner|only|with) (?:a |an )?)\b(?:a|an|the|your|this|still|is|just|one) (?:(?!mother|father|parent|teacher|inner|only)[\p{L}-]+ ){0,2}(?:child|kid|juvenile|young boy|small boy|young girl|little one|schoolkid|adolescent|pre-?teen|pupil|orphan boy|orphan girl)(?= *(?:$|[.,;!]|with\b|who\b|from\b|that\b|of\b|in\b|at\b|on\b|lost\b))`,
    ),
    pattern(
      String.raw`\b(?:body|face|voice|looks) of (?:a|an) (?:\p{L}+ )?(?:${CHILD}|boy|girl)\b`,
    ),
    pattern(
      String.raw`\b(?:attends?|goes to|studies at|studying at|is (?:still )?(?:in|at)|still (?:in|at)|in|student (?:of|at|in)|pupil (?:of|at)|started|starts|entered|freshman (?:in|at)|enrolled (?:in|at)) (?:(?:the|a|an|her|his|last|final|first|second|third|year|of|still|all)[ -]){0,5}(?:[\p{L}'-]+ ){0,2}${CLASS}\b${NOT_AT_WORK}`,
    ),
    pattern(
      String.raw`\b[\p{L}'-]+ (?:high|middle|elementary|primary) school (?:team|student|squad|cheer\p{L}+|choir|junior|senior)`,
    ),
    pattern(
      String.raw`\b(?:high|middle|elementary|primary) school(?:er)? (?:team|student|squad|cheer\p{L}+|choir|junior|senior|girl|boy)\b`,
    ),
    pattern(
      String.raw`(?<!\b(?:when|since|after|before|until|once) (?:she|he|they) )\b(?:turns|will turn|is turning|will be|is about to turn|about to turn) {soon}(?= *(?:$|[.,;!)]|this|next|in|on|soon|and|years?|tomorrow)\b| *(?:$|[.,;!)]))`,
    ),
    pattern(
      String.raw`\b${BIRTHDAY}(?<!\b(?:on|since|before|after|until) (?:her|his|their) [\p{L}\d]+ birthday)`,
    ),
    pattern(
      String.raw`\b(?:not|not yet|nearly|almost|under|below|barely) {soon}(?= *(?:$|[.,;!)]|(?:and|but|years? old|yet)\b))`,
    ),
    pattern(
      String.raw`\b(?:years?|months?|weeks?)(?: away)? (?:from|until|till|before|to) (?:\p{L}+ ){0,2}${GROWN}\b`,
    ),
    pattern(
      String.raw`\b(?:girl|boy|child|maiden|lad|lass|orphan|kid|prodigy|student|elf|princess|prince|angel) (?:of (?:only |just )?|aged |who is (?:only |just )?|, ?|\()(?:age )?{age}\b(?! (?:siblings|cats|children|years (?:ago|of exp)))`,
    ),
    pattern(String.raw`\b{age} (?:summers|winters|springs)\b(?! (?:ago|in|at|as))`),
    pattern(String.raw`\bsweet {age}\b`),
    pattern(String.raw`\bwho is (?:only |just |barely )*{age}\b`),
  ],
  raises: pattern(
    String.raw`\b(?:mother|father|mum|mom|dad|parents?|stepmother|stepfather|grandmother|grandfather|aunt|uncle|nanny|guardian|raises|raising|has|have|with|teach(?:es|er)?|tutors?|coach(?:es)?|trainer) (?:[\p{L}\d]+ ){0,3}(?:daughters?|sons?|kids?|child(?:ren)?|boys?|girls?|twins|nephews?|nieces?|grandchildren|teens?|teenagers|teenage \p{L}+|pupils|students|\d{1,2}[ -]year[ -]olds?|(?:son|boy|girl|daughter) of \d{1,2}|\d{1,2}-year-old \p{L}+)|\b(?:one|1|his|her|their) (?:\p{L}+ )?(?:daughters?|sons?|kids?|children|boys|girls|twins|nephews?|nieces?)\b|\b(?:two|three|four|\d) (?:\p{L}+ )?(?:daughters|sons|kids|children|boys|girls|twins|nephews|nieces)\b`,
  ),
};
