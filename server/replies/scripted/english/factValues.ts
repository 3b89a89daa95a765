import { article, gerund, reflect } from './reflect';

const JOB_WORD =
  /(?:er|or|ist|ian|ant|eer|ect|chef|nurse|cook|vet|pilot|clerk|student|judge|guard|guide|coach|waitress|actress|midwife|carpenter|freelance|artist|poet|monk|nun|au pair|florist|mechanic|dj|ceo|pharmacist|electrician|housewife)$/i;
const NO_JOB =
  /\b(?:person|lover|loser|winner|sleeper|beginner|vegetarian|believer|fighter|dreamer|thinker|listener|talker|swimmer|drinker|eater|smoker|stranger|customer|member|player|mother|father|sister|brother|daughter|matter|giant|number|liar|christian|italian|russian|canadian|brazilian|australian|disaster|survivor|bother|beer|hater|owl|foreigner|introvert|outsider|later|bigger|better|reader|fan|monster|riser|hugger|runner)$/i;
/** What people do, in the words in which they tell it instead of naming the trade. */
export const TRADES: ReadonlyMap<string, string> = new Map([
  ['teach', 'a teacher'],
  ['teach for a living', 'a teacher'],
  ['teach kids', 'a teacher'],
  ['drive trucks', 'a truck driver'],
  ['drive a truck', 'a truck driver'],
  ['drive a taxi', 'a taxi driver'],
  ['drive a bus', 'a bus driver'],
  ['fix cars', 'a mechanic'],
  ['fix cars for a living', 'a mechanic'],
  ['cut hair', 'a hairdresser'],
  ['cut hair for a living', 'a hairdresser'],
  ['write code', 'a programmer'],
  ['code for a living', 'a programmer'],
  ['wait tables', 'a waiter'],
  ['tend bar', 'a bartender'],
  ['bake for a living', 'a baker'],
  ['cook for a living', 'a cook'],
  ['paint for a living', 'a painter'],
  ['write for a living', 'a writer'],
  ['sell houses', 'an estate agent'],
  ['do hair', 'a hairdresser'],
]);

/** Capitalised words after "I'm" that are no names. */
export const NOT_A_NAME = new Set(
  'Fine Good Okay Ok Well Tired Sad Happy Here Back Sorry Not Just Very So From In At Really Feeling Going Lonely Bored Glad Sure Also Still Single Married German French English American British Spanish Russian Chinese Italian Thirty Twenty Forty The A An Your My Ready Trying Looking Afraid Working Living Nervous Excited Curious Hungry New On Off Done Home Alone Awake Vegan Vegetarian Drunk Gay Bi Straight Sober Pregnant Busy Broke Sick Ill Taken'.split(
    ' ',
  ),
);

/** Short messages that answer no question for a name. */
export const NO_ANSWER =
  /^(?:wyd|hbu|wbu|lol|lmao|idk|nah|nope|yes|yep|yeah|ok|okay|sup|brb|why|who|what|haha+|hm+|bruh|nvm|tbh|same|cool|nice|thanks?|guess|secret|nothing|nobody|please|sorry|bored|tired)$/i;

export function tidy(value: string): string {
  return value
    .trim()
    .replace(/^(?:the fact that|how) .*/i, '')
    .replace(/[\s"'“”]{1,20}$/u, '');
}

export function asName(value: string): string | null {
  const name = value.charAt(0).toUpperCase() + value.slice(1);
  return /^\p{L}/u.test(value) && !NOT_A_NAME.has(name) ? name : null;
}

export function asPlace(value: string): string | null {
  if (
    /^(?:here|there|peace|fear|hope|my |your |love|a hurry|trouble|bed|general|the moment|it|this|that)/i.test(
      value,
    )
  )
    return null;
  const words = value.split(' ');
  return words.length <= 6 ? reflect(value) : null;
}

export function asJob(value: string): string | null {
  const words = value.split(' ').filter((word) => word !== '');
  const head = words.at(-1) ?? '';
  if (words.length > 3 || !JOB_WORD.test(head) || NO_JOB.test(head)) return null;
  return `${article(words[0] ?? '')} ${value}`;
}

export function asThing(value: string): string | null {
  const words = value.split(' ').filter((word) => word !== '');
  if (words.length === 0 || words.length > 5) return null;
  if (
    /^(?:you|it|that|this|him|her|them|me|how|when|what|talking to you|your|to hear|to see you|the way you|hearing|us|one|being|so|too|not|going|chatting)\b/i.test(
      value,
    )
  )
    return null;
  const infinitive = /^to (\p{L}{1,40})(?!\p{L})(.*)/u.exec(value);
  if (infinitive !== null) return reflect(`${gerund(infinitive[1] ?? '')}${infinitive[2] ?? ''}`);
  return reflect(value);
}
