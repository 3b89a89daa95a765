import { pattern } from '../rules';
import type { Life } from './life';

const NO_AGE = String.raw`(?! ?(?:%|st\b|nd\b|rd\b|th\b|am\b|pm\b|o'clock|seconds?|minutes?|hours?|days?|weeks?|months?|feet|foot|inch\p{L}*|cm|km|miles?|pounds?|kilos?|percent|points?|times|people|of\b|in\b|to\b|on\b|degrees?|years? (?:into|ago|of|in|older|younger)))`;
const PAST = String.raw`(?![^.!?\n]{0,60}\b(?:was|were|had|did|hated|used to|back then|ago|later)\b)`;
const BEFORE = String.raw`(?<!\b(?:remembers?|remembered|miss|misses|missed|recalls?|after|before|since|from|imagine) )`;
const BEING = String.raw`\b${BEFORE}being (?:only |just |still |about |barely )*{age}\b${NO_AGE}(?! again)`;
const GRADE = String.raw`(?:(?:\d{1,2}th|\dst|\dnd|\drd|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh) grade|(?:high|middle|junior high|elementary|primary|secondary) school)`;
const PARENT = String.raw`(?:mum|mom|mother|dad|father|parents|nan|gran|grandma|grandpa)`;
const BIRTHDAY = String.raw`(?:(?:[1-9]|1[0-8])(?:st|nd|rd|th)|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|twelfth|eleventh|tenth) birthday`;

export const englishLife: Life = {
  participants: [
    pattern(String.raw`${BEING}${PAST}(?=[^.!?\n]{0,60}\b(?:me|my|i|i'm|i've)\b)`),
    pattern(
      String.raw`\bi(?:'m| am)? (?:really |just |so )?(?:hate|love|like|dislike|enjoy|can't stand|tired of|sick of) being (?:only |just |still )*{age}\b${NO_AGE}`,
    ),
    pattern(
      String.raw`\bat (?:only |just |barely )?(?<age>1[3-7]),? i (?:already|still|can't|don't|'m not|am not)\b`,
    ),
    pattern(
      String.raw`\bi (?:can't|cannot|can not|'m not allowed to|am not allowed to) vote (?:yet )?(?:for|until|till) (?:another |the next )?(?:\d{1,2}|a few|a couple of) (?:more )?years?`,
    ),
    pattern(
      String.raw`\bi (?:still )?need (?:my ${PARENT}(?:'s|s'|')?|parental) (?:signature|permission|consent)\b`,
    ),
    pattern(
      String.raw`\bmy ${PARENT} (?:still )?(?:has|have|needs?) to sign\b[^.!?\n]{0,30}\b(?:school|trip|slip|report card)\b`,
    ),
    pattern(
      String.raw`\bmy (?:homeroom|form|class) teacher\b[^.!?\n]{0,50}\b(?:again|today|yesterday|tomorrow|this (?:morning|week))\b`,
    ),
    pattern(
      String.raw`\bi(?:'m| am|'ll| will)? (?:be )?(?:sit(?:ting)?|tak(?:e|ing)|retak(?:e|ing)|revis(?:e|ing) for|study(?:ing)? for|dread(?:ing)?|do(?:ing)?) my (?:mock )?(?:gcse|gcses|psat|psats|11-?plus)\b`,
    ),
    pattern(
      String.raw`\bmy ${PARENT} (?:still )?(?:drives?|takes?|walks?|drops?|brings?|picks?) me (?:off at|off to|up from|up at|to|from) (?:the )?(?:school|kindergarten)\b(?! (?:i|where i) (?:work|teach))`,
    ),
  ],
  described: [
    pattern(BEING),
    pattern(
      String.raw`\b(?:having (?:only |just )*turned|turning|to be (?:only |just |still ))(?: only| just)? ?{age}\b${NO_AGE}(?! again)`,
    ),
    pattern(
      String.raw`\b(?:counts?|counting|waits?|waiting|looks? forward|looking forward|can't wait|cannot wait|dreams?|saves?|saving)\b[^.!?\n]{0,30}\b${BIRTHDAY}`,
    ),
    pattern(
      String.raw`\b(?:finally|soon|wants? to|hopes? to|dreams? of|about to|waits? to) (?:\p{L}+ )?(?:leave|leaving|finish|finishing|pass|passing|be done with|get out of|getting out of) (?:the )?${GRADE}\b`,
    ),
    pattern(
      String.raw`\blike the (?:little )?(?:child|kid) (?:that )?(?:she|he|they)(?:'s| is| are)\b`,
    ),
    pattern(
      String.raw`\b(?:loves?|likes?|hates?|dislikes?|enjoys?|dreads?|skips?|bored during)(?: \p{L}+,?){0,2} (?:recess|detention|show and tell|nap ?time)(?= *(?:$|[.,;!]|and\b|or\b))`,
    ),
  ],
};
