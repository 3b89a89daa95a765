import type { Fact } from '../languagePack';
import { asActivity, asObject, asThing, tidy, withKnownNouns } from './factValues';
import { reflect } from './reflect';
import { END, type Rule, rule } from './rule';
import { fold } from './spelling';

/** A thing as something liked or disliked; `called` is the whole of it: "du magst alte Karten". */
export function liking(kind: 'like' | 'dislike', object: string): Fact | null {
  const bare = tidy(object).replace(/^kein(?:e|en)? /iu, '');
  const value = asThing(bare);
  const shown = asObject(bare);
  if (value === null || shown === null) return null;
  return {
    kind,
    value,
    called: kind === 'like' ? `du magst ${shown}` : `du kannst ${shown} nicht leiden`,
  };
}

function doing(kind: 'like' | 'dislike', verb: string, rest: string, before = ''): Fact | null {
  const activity = asActivity(verb, tidy(rest === '' ? before : rest));
  if (activity === null) return null;
  const { value, second } = activity;
  const gladly = kind === 'like' ? 'gern' : 'nicht gern';
  const first = rest === '' ? '' : reflect(withKnownNouns(before.trim()));
  const called = ['du', second, first, gladly, activity.rest].filter((part) => part !== '');
  return { kind, value, called: called.join(' ') };
}

const REST_END = String.raw`(?=\s*(?:[.,!?;:()–]|$|\b(?:und|aber|weil|denn|obwohl|wenn|oder|vor allem)\b))`;
const PADDING =
  /(?:auch|sehr|so|total|echt|wirklich|besonders|ja|eigentlich|halt|voll|einfach) /giu;
const VERB = String.raw`([\p{L}]{2,14})`;
// Words are set apart by a blank that must be there: otherwise one word could be read as many.
const WORD = String.raw`[\p{L}'-]+`;
const REST = String.raw`((?:${WORD}(?: ${WORD}){0,5}?)??)`;
const MUCH = String.raw`(?:(?:auch|sehr|so|total|echt|wirklich|besonders|immer|immer noch|ja|eigentlich|mega|super|unglaublich|einfach|schon|voll|unheimlich|wahnsinnig|am liebsten) )*`;
const THING = String.raw`(${WORD}(?: ${WORD}){0,4}?)`;

/** What somebody likes and cannot stand, and likes to do or not. */
export const tasteRules: readonly Rule[] = [
  rule(
    'dislike',
    String.raw`\bich ${VERB} ${MUCH}(?:gar |überhaupt |echt |wirklich |eigentlich )?(?:nicht (?:so |sehr |besonders )?gerne?|ungerne?) ?${REST}${REST_END}`,
    ([, verb = '', rest = '']) => doing('dislike', verb, rest),
  ),
  rule(
    'dislike',
    String.raw`\b(?:ich hasse?|hasse?|ich verabscheue) ${MUCH}${THING}${END}`,
    ([, object = '']) => liking('dislike', object),
  ),
  rule(
    'dislike',
    String.raw`\b(?:ich )?mag (?:ich )?${MUCH}(kein(?:e|en)? ${THING})${END}`,
    ([, object = '']) => liking('dislike', object),
  ),
  rule(
    'dislike',
    String.raw`\bich (?:mag|kann|ertrage) ${MUCH}${THING} (?:gar |überhaupt |einfach |echt )?nicht(?: (?:so|besonders|leiden|ausstehen|ab|haben|mehr sehen|riechen|sehen))?(?=[ ]*(?:[.,!?]|$|\bund\b))`,
    ([, object = '']) => liking('dislike', object),
  ),
  rule(
    'dislike',
    String.raw`^${THING} (?:finde? ich|ist) (?:\p{L}+ )?(?:schrecklich|furchtbar|grauenhaft|ätzend|nicht mein ding|eklig|zum kotzen)\b`,
    ([, object = '']) =>
      /\p{L} (?:tag|abend)/u.test(fold(object)) || /^(?:das|es|die|der|mein)/iu.test(object)
        ? null
        : liking('dislike', object),
  ),
  rule(
    'like',
    String.raw`\b(?:mein|meine|unser) lieblings\p{L}+ (?:ist|sind|war) (?:\p{L}+lich )?${THING}${END}`,
    ([, object = '']) => liking('like', object),
  ),
  rule(
    'like',
    String.raw`^${THING} (?:ist|sind) mein\p{L}* (?:lieblings\p{L}+|große leidenschaft|ein und alles)`,
    ([, object = '']) => liking('like', object),
  ),
  rule(
    'like',
    String.raw`\bich ${VERB} ((?:(?!nicht\b|kein)[\p{L}'-]+ ){0,4}?)(?:gerne?|am liebsten|leidenschaftlich gerne?) ?${REST}${REST_END}`,
    ([, verb = '', before = '', rest = '']) =>
      /^(?:mag|hab|habe)$/.test(fold(verb))
        ? null
        : doing('like', verb, rest, before.replace(PADDING, '')),
  ),
  rule(
    'like',
    String.raw`\bich liebe es(?: \p{L}+)?,? ((?:[\p{L}'-]+ ){0,5}?)zu (\p{L}{3,16}n)\b`,
    ([, rest = '', verb = '']) => {
      const where = reflect(withKnownNouns(rest.trim()));
      const [value, called] = [`${where} ${verb}`, `du liebst es, ${where} zu ${verb}`];
      return { kind: 'like', value: value.trim(), called: called.replace('  ', ' ') };
    },
  ),
  rule(
    'like',
    String.raw`\bam liebsten ${VERB} ich ${REST}${REST_END}`,
    ([, verb = '', rest = '']) => doing('like', verb, rest),
  ),
  rule(
    'like',
    String.raw`\bich (?:mag|liebe?|genieße|vergöttere|feiere?|steh(?:e)? (?:total |voll |echt )?auf) ${MUCH}${THING}${END}`,
    ([, object = '']) =>
      /\b(?:nicht|kein\p{L}*)\b/u.test(fold(object)) ? null : liking('like', object),
  ),
  rule('like', String.raw`^${THING} (?:mag|liebe?) ich(?! (?:\p{L}+ )?nicht)`, ([, object = '']) =>
    liking('like', object),
  ),
];
