import { expression } from '../../../base/expression';
import type { Fact, FactKind } from '../languagePack';
import { asJob, asName, asPlace, asThing, NO_ANSWER, NOT_A_NAME, tidy, TRADES } from './factValues';
import { article, reflect } from './reflect';

const NAME = String.raw`((?!I')\p{Lu}[\p{L}'-]{1,20})`;
const SPAN = String.raw`(?:a few|an?|one|two|three|four|five|six|seven|eight|nine|ten|several|many|some|last|this|\d+) (?:years?|months?|weeks?|days?|summer|spring|autumn|winter)`;
const END = String.raw`(?=\s*(?:[.,!?;:()]|$|\b(?:${SPAN}|recently|together|alone|and|but|because|so|when|while|since|which|where|with|for|after|before|now|though|although|if|or|at the moment|these days|right now|too|as well|a lot|very much|the most|most of all)\b))`;
const RELATIVE =
  'sister|brother|twin|mother|mum|mom|father|dad|grandmother|grandma|grandfather|grandpa|aunt|uncle|cousin|niece|nephew|son|daughter|wife|husband|partner|girlfriend|boyfriend|flatmate|roommate|neighbour|neighbor|boss|colleague|best friend|friend|ex|landlord|landlady';
const PET =
  'cat|dog|kitten|puppy|rabbit|parrot|budgie|hamster|horse|pony|tortoise|turtle|snake|ferret|goldfish|guinea pig|hedgehog|donkey|goat';
const EVENT =
  'exam|interview|presentation|wedding|date|trip|flight|move|appointment|concert|marathon|race|audition|deadline|operation|meeting|birthday|holiday|vacation|party|driving test|test|reunion|performance|job interview|move|big match';
const MOOD =
  'tired|exhausted|sad|lonely|anxious|nervous|stressed|angry|bored|down|low|restless|homesick|worried|overwhelmed|ill|sick|miserable';
type Rule = { kind: FactKind; pattern: RegExp; fact: (match: RegExpExecArray) => Fact | null };

function simple(kind: FactKind, pattern: RegExp, value: (text: string) => string | null): Rule {
  return {
    kind,
    pattern,
    fact: (match) => {
      const found = value(tidy(match[1] ?? ''));
      return found === null || found === '' ? null : { kind, value: found };
    },
  };
}

const EVENT_NAMED = expression(String.raw`\b(?:an?|my|the|our|big) (?:\p{L}+ )?(${EVENT})\b`, 'iu');

const alternatives = (words: ReadonlyMap<string, string>) => [...words.keys()].join('|');

const RULES: readonly Rule[] = [
  simple(
    'name',
    expression(
      String.raw`\b(?:my name is|my name's|my name’s|i am called|i'm called|call me|i go by|the name is|the name's|^name's)\s+(\p{L}[\p{L}'-]{1,20})\b(?! (?:crazy|back|later|when|if|a |an ))`,
      'iu',
    ),
    asName,
  ),
  simple(
    'name',
    expression(
      String.raw`^(?:(?:hi|hello|hey|good evening|good morning)[ ,!.]+(?:there[ ,!.]+)?)?(?:i'm|i’m|I'm|I’m|I am|It's|this is|This is)\s+${NAME}(?=\s*(?:[.,!?]|$| and\b| from\b| by the way))`,
      'u',
    ),
    asName,
  ),
  simple(
    'name',
    expression(
      String.raw`^(?:(?:hi|hello|hey|yo|sup)[ ,!.]+(?:\p{L}{2,12}[ ,!.]+)?)?(?:i'm|it's|this is) (\p{L}{2,15})(?=(?:,? by the way|,? btw| here)[ .,!]*$)`,
      'iu',
    ),
    asName,
  ),
  simple(
    'name',
    expression(
      String.raw`^(?:\p{L}{2,9}[ ,!.]+)?(?:i'm|i am) (?!just |only |almost |nearly |turning |about )(\p{L}{2,15}),? (?:by the way,? )?(?:and )?(?:i'm )?(?=(?:1[89]|[2-9]\d)\b)`,
      'iu',
    ),
    asName,
  ),
  simple(
    'name',
    expression(
      String.raw`^(?:hi|hiya|hello|hey|yo|sup)[ ,!.]+(?:\p{L}{2,12}[ ,!.]+)?(?:i'm|it's|this is) (\p{L}{2,15})(?=[ .,!]*$)`,
      'iu',
    ),
    asName,
  ),
  simple(
    'name',
    expression(
      String.raw`(?:^|[,.!]\s*)(?!(?:right|over|still|out|up|down|back|in|not|snowing|raining|me|nice|i'm|im|you|anyone|somebody|someone)\b)(\p{L}{2,15}) here(?=[ .,!]*$|[.,!])`,
      'iu',
    ),
    asName,
  ),
  simple('name', expression(`^(?:[^.!?]{0,40}[.!?,] )?${NAME} is my name\\b`, 'u'), asName),
  simple('name', /^it's (\p{L}{2,15}),? from\b/iu, asName),
  simple(
    'origin',
    expression(
      String.raw`\b[Ii](?:'m| am) an? [\p{L} -]{3,30}? from (\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?)`,
      'u',
    ),
    asPlace,
  ),
  simple(
    'origin',
    expression(
      String.raw`\bi(?:'m| am| come| came) (?:originally |really )?from ((?:the |a |an )?[\p{L}' -]{2,40}?)${END}`,
      'iu',
    ),
    asPlace,
  ),
  simple(
    'origin',
    expression(String.raw`\bi grew up in ((?:the |a |an )?[\p{L}' -]{2,40}?)${END}`, 'iu'),
    asPlace,
  ),
  simple(
    'place',
    expression(
      String.raw`\bi(?:'m| am|'ve| have|'ve been| have been)? (?:just |recently |now |currently )?(?:live|living|moved|based|settled)(?: here| back)? (?:in|to|near|outside) ((?:the |a |an )?[\p{L}' -]{2,40}?)${END}`,
      'iu',
    ),
    asPlace,
  ),
  simple(
    'place',
    expression(String.raw`\bhere in (\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?)`, 'u'),
    asPlace,
  ),
  simple(
    'job',
    expression(
      String.raw`\bi work as (?:an? )?([\p{L} -]{3,40}?)(?=\s*(?:[.,!?;:]|$|\b(?:and|but|in|at|for|so|here|now|with)\b))`,
      'iu',
    ),
    (value) => (value === '' ? null : `${article(value)} ${value}`),
  ),
  simple(
    'job',
    expression(
      String.raw`\b(?:(?:1[89]|[2-9]\d)(?: years old| yo)?, (?:and )?(?:an? )?|i(?:'ve| have) been (?:working as )?an? |^been an? )([\p{L} -]{3,30}?)${END}`,
      'iu',
    ),
    asJob,
  ),
  simple(
    'job',
    expression(
      String.raw`\bi(?:'m| am) (?:just |also |only )?an? ([\p{L} -]{3,40}?)(?=\s*(?:[.,!?;:]|$|\b(?:and|but|in|at|for|so|here|now|by|from|with|who|because)\b))`,
      'iu',
    ),
    asJob,
  ),
  {
    kind: 'job',
    pattern: /\bi teach (?!(?:my|him|her|them|you|people how)\b)\p{L}{3,20}/iu,
    fact: () => ({ kind: 'job', value: 'a teacher' }),
  },
  {
    kind: 'job',
    pattern: expression(
      String.raw`\bi (?:just |also |mostly )?(?:${alternatives(TRADES)})${END}`,
      'iu',
    ),
    fact: ([whole]) => {
      const told = whole.toLowerCase();
      const trade = [...TRADES].find(([words]) => told.endsWith(words));
      return trade === undefined ? null : { kind: 'job', value: trade[1] };
    },
  },
  simple(
    'job',
    expression(
      String.raw`\bi (?:run|own|opened|have) ((?:my own|an?|the) (?:\p{L}{2,12} )?(?:cafe|café|bar|pub|shop|bakery|restaurant|salon|farm|company|business|studio|gym|hotel|bookshop|garage|food truck))\b`,
      'iu',
    ),
    (value) => `the owner of ${value.toLowerCase().replace(/^my own/, 'a')}`,
  ),
  simple(
    'workplace',
    expression(
      String.raw`\bi work (?:(?:nights|days|part time|full time|shifts|mostly|now|here) ){0,2}(?:in|at|for) ((?:an? |the )[\p{L} -]{3,30}?)${END}`,
      'iu',
    ),
    reflect,
  ),
  simple(
    'study',
    expression(
      String.raw`\bi(?:'m| am)? stud(?:y|ying) ((?!for\b|at\b|in\b|a lot|hard)[\p{L} ]{4,30}?)(?: at| in)?${END}`,
      'iu',
    ),
    asThing,
  ),
  simple(
    'learning',
    expression(
      String.raw`\bi(?:'m| am|'ve started| have started| started)? (?:trying to learn|learning|to learn) (?:how )?((?:to )?[\p{L} ]{3,30}?)${END}`,
      'iu',
    ),
    asThing,
  ),
  simple(
    'plays',
    expression(
      String.raw`\bi (?:still |also |sometimes )?play (?:the )?(guitar|piano|violin|cello|drums|flute|bass|saxophone|trumpet|accordion|harp|organ|ukulele|clarinet|banjo)\b`,
      'iu',
    ),
    (value) => `the ${value.toLowerCase()}`,
  ),
  simple(
    'plays',
    expression(
      String.raw`\bi (?:still |also |sometimes )?play (tennis|football|soccer|chess|basketball|volleyball|rugby|golf|badminton|hockey|darts|cricket)\b`,
      'iu',
    ),
    (value) => value.toLowerCase(),
  ),
  simple(
    'dislike',
    expression(
      String.raw`\bi (?:really |absolutely |just )?(?:hate|dislike|can't stand|cannot stand|detest|loathe|don't like|do not like|can't bear) ([\p{L}' -]{3,40}?)${END}`,
      'iu',
    ),
    asThing,
  ),
  simple(
    'like',
    expression(String.raw`\bmy favou?rite (?:\p{L}+ ){1,2}is ([\p{L}' -]{3,40}?)${END}`, 'iu'),
    asThing,
  ),
  simple(
    'like',
    expression(
      String.raw`\bi (?:really |absolutely |also |do |still |just |always |quite )*(?:like|love|enjoy|adore) ([\p{L}' -]{3,40}?)${END}`,
      'iu',
    ),
    asThing,
  ),
  simple(
    'like',
    expression(
      String.raw`\bi(?:'m| am) (?:really |very )?(?:into|a (?:big |huge )?fan of|fond of|mad about|crazy about) ([\p{L}' -]{3,40}?)${END}`,
      'iu',
    ),
    asThing,
  ),
  {
    kind: 'pet',
    pattern: expression(
      String.raw`\b(?:have|got|had|adopted|my|our|with)\b(?: an?| my| our| the| one)?(?: \p{L}+)? (${PET})\b(?!s)(?:'s name is|,? (?:who is |who's |is )?(?:called|named)|,)? ?(?:${NAME})?`,
      'u',
    ),
    fact: ([, animal = '', called]) => {
      const name = called === undefined || NOT_A_NAME.has(called) ? null : called;
      const value = `your ${animal}`;
      return name === null
        ? { kind: 'pet', value, called: value }
        : { kind: 'pet', value: `${value} ${name}`, called: name };
    },
  },
  {
    kind: 'person',
    pattern: expression(
      String.raw`\b(?:my|My|a|an|older|younger|little|big) (?:(older|younger|little|big|twin) )?(${RELATIVE})\b(?:'s name is|,? (?:who is |is )?(?:called|named)|,)? ?(?:${NAME})?`,
      'u',
    ),
    fact: ([whole, , relation = '', called]) => {
      if (/^(?:a|an) /.test(whole) && called === undefined) return null;
      const name = called === undefined || NOT_A_NAME.has(called) ? null : called;
      const value = `your ${relation}`;
      return name === null
        ? { kind: 'person', value, called: value }
        : { kind: 'person', value: `${value} ${name}`, called: name };
    },
  },
  {
    kind: 'plan',
    pattern: expression(
      String.raw`\b(?:tomorrow|tonight|next (?:week|month|year)|this weekend|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|in (?:two|three|four|a few|\d+) (?:days|weeks|months)|soon|coming up)\b`,
      'iu',
    ),
    fact: ({ input }) => {
      const event = EVENT_NAMED.exec(input);
      return event === null
        ? null
        : { kind: 'plan', value: `your ${(event[1] ?? '').toLowerCase()}` };
    },
  },
  simple(
    'mood',
    expression(
      String.raw`\bi(?:'m| am| feel|'m feeling| am feeling|'ve been| have been feeling)(?: so| really| very| a bit| a little| quite| just| pretty| rather| kind of| too)* (${MOOD})\b`,
      'iu',
    ),
    (value) => value.toLowerCase(),
  ),
];

const SHORT_PLACE = expression(
  String.raw`^(?:[Ii]n |[Ff]rom |[Nn]ear )?(\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?)[.! ]*$`,
  'u',
);

/** A bare answer to a question that asked for a fact. */
function answered(text: string, asked: FactKind): Fact | null {
  const bare = text.trim().replace(/[.!?]{1,20}$/, '');
  if (bare.split(/\s+/).length > 5) return null;
  if (asked === 'name') {
    const name = /^(?:it's |its |just |i'm )?(\p{L}[\p{L}'-]{1,20})$/iu.exec(bare)?.[1];
    const value = name === undefined || NO_ANSWER.test(name) ? null : asName(name);
    return value === null ? null : { kind: 'name', value };
  }
  if (asked === 'place') {
    const place = SHORT_PLACE.exec(text)?.[1];
    return place === undefined ? null : { kind: 'place', value: place };
  }
  if (asked === 'job') {
    const value = asJob(bare.replace(/^(?:i'm |i am )?an? /i, '').toLowerCase());
    return value === null ? null : { kind: 'job', value };
  }
  if (
    asked === 'like' &&
    !/\b(?:i|he|she|we|they)\b|^(?:on|in|at|with|when|to)\b/i.test(bare) &&
    !/^(?:yes|no|nothing|not|i |maybe|nope|yeah|don't|dunno)\b/i.test(bare)
  ) {
    const value = asThing(bare.charAt(0).toLowerCase() + bare.slice(1));
    return value === null ? null : { kind: 'like', value };
  }
  return null;
}

/** What the user tells about themselves in one message. */
export function readFacts(text: string, asked: FactKind | null): Fact[] {
  const facts: Fact[] = [];
  const plain = text.replace(/[’‘]/g, "'");
  for (const sentence of plain.split(/(?<=[.!?\n])\s+/)) {
    if (/\?\s*$/.test(sentence)) continue;
    for (const { pattern, fact } of RULES) {
      const match = pattern.exec(sentence);
      const found = match === null ? null : fact(match);
      if (found !== null && !facts.some(({ kind }) => kind === found.kind)) facts.push(found);
    }
  }
  if (asked !== null && facts.length === 0) {
    const fact = answered(plain, asked);
    if (fact !== null) facts.push(fact);
  }
  return facts;
}

/** "Her name is Laura": the name of whoever was spoken of before. */
export function readNameOfOther(text: string): string | null {
  const name =
    /\b(?:her|his|their|its|the (?:cat|dog)'s)(?: first)? name(?: is|'s|’s) (\p{Lu}[\p{L}'-]{1,20})/iu.exec(
      text,
    )?.[1];
  const called = /\b(?:she|he)(?: is|'s|’s) called (\p{Lu}[\p{L}'-]{1,20})/iu.exec(text)?.[1];
  return name ?? called ?? null;
}
