import { expression } from '../../base/expression';
import { fact, isNamed } from './language';
import type { NoteLanguage } from './language';

const SAYERS = '(?:he|she|they|you|people|everybody|mum|mom|dad|(?:my|a|the) \\p{L}+)';

export const english: NoteLanguage = {
  negated:
    /\b(?:don't|do not|didn't|did not|doesn't|does not|never|no longer|not|isn't|aren't|ain't|wasn't|won't|used to|stop|anymore|formerly)\b/iu,
  supposed: expression(
    String.raw`\b(?:if|wish|imagine|pretend|suppose|would|could|might|maybe|perhaps|as though|dreamt|dreamed|dream that|will be|once i|${SAYERS} (?:said|says|say|told|tells|thinks?|thought|asked|asks|claims?|claimed)|in (?:the|a|this|my) (?:story|game|movie|film|book|novel|role)|as a joke|just kidding|joking|lying)\b`,
    'iu',
  ),
  joint: /[,;:–—()]| (?:but|and|although|though|because|so) /u,
  worded: (told) => {
    const { kind, value, called } = told;
    if (kind === 'dislike') return `You do not like ${value}`;
    if (kind !== 'pet' && kind !== 'person') return undefined;
    if (isNamed(told)) {
      const being = value.slice(0, value.length - (called?.length ?? 0)).trim();
      return `${being.charAt(0).toUpperCase()}${being.slice(1)} is called ${called ?? ''}`;
    }
    return kind === 'person' ? null : `You have a ${value.replace(/^your /, '')}`;
  },
  extras: [
    {
      pattern:
        /\bmy birthday(?:'s| is)(?: on)?(?: the)? ([\p{L}\d][\p{L}\d ]{2,24}?)(?=\s*(?:[.,!?;]|$|\b(?:and|but|so)\b))/iu,
      learned: ([, day = '']) =>
        /\d/.test(day) ? fact('birthday', `Your birthday is on ${day.trim()}`) : null,
    },
    {
      pattern:
        /\bi(?:'ve| have)(?: got)? ((?:an?|one|two|three|four|five|six|\d{1,2}) (?:(?!imaginary)\p{L}+ )?(kids?|child|children|sons?|daughters?|brothers?|sisters?|siblings|grandchild(?:ren)?|cats|dogs|horses|twins))\b/iu,
      learned: ([, all = '', kin = '']) => fact(`own:${kin.toLowerCase()}`, `You have ${all}`),
    },
  ],
};
