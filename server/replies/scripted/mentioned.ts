import { readEvents } from '../comingEvents/comingEvents';
import { letsGo } from '../hardNews/hardNews';
import type { Locale } from '../../../common/locales';
import { bare } from './bare';
import { clausesOf } from './clausesOf';
import type { Scene } from './scene';

/** A message of at most so many words may go on from the one before it; with an animal, of more. */
const LONGEST_SEQUEL = 5;
const LONGEST_OF_ANIMALS = 8;
const OF_ANIMALS: ReadonlySet<string> = new Set(['petMischief', 'adopted']);

/** Of the user's messages before this one, so many may have opened what it goes on with. */
const THREAD = 2;

/** What is answered as if it were over: "Are your ears still ringing?" */
const OF_DOINGS: ReadonlySet<string> = new Set([
  ...['music', 'film', 'trip', 'presentation', 'birthday', 'interview'],
]);

/** A day of the calendar: "on the 12th", "am 14.", "20 декабря". */
const DATED =
  /\bon the \d|\d(?:st|nd|rd|th)\b|\d\.? ?(?:jan|feb|mar|apr|may|mai|jun|jul|aug|sep|oct|okt|nov|dec|dez|de (?:ene|feb|mar|abr|may|jun|jul|ago|sep|oct|nov|dic)|январ|феврал|март|апрел|ма[яй]|июн|июл|август|сентябр|октябр|ноябр|декабр)|\bam \d|\bel (?:d[ií]a )?\d|\d月\d|\d[号日]/iu;

/** The dot of "am 14." ends nothing. */
const CLAUSE_ENDS = /[,;!?\n，；！？。]|(?<!\d)\./u;

/** Whether what a text tells of lies ahead. */
const isAhead = (text: string, locale: Scene['locale']): boolean =>
  text.split(CLAUSE_ENDS).some((clause) => {
    const { isNot, isOutcome, when } = readEvents(clause, locale);
    return !isNot && !isOutcome && (when !== null || DATED.test(clause));
  });

/** Doings that are only answered as the user's own, and as done. */
const OWN: ReadonlySet<string> = new Set([
  ...['passed', 'newJob', 'won', 'finished', 'health', 'interview', 'presentation', 'overslept'],
  ...['deadline', 'quitJob', 'venture', 'adopted', 'running', 'learning', 'cooked', 'craft'],
]);
const DONE: ReadonlySet<string> = new Set([
  ...['passed', 'newJob', 'won', 'finished', 'health', 'running', 'cooked', 'interview'],
]);

/** What was not done, or is only thought of. */
const NOT_DONE: Readonly<Record<Locale, RegExp>> = {
  en: /\b(?:not|never|no|didn'?t|don'?t|haven'?t|hasn'?t|isn'?t|wasn'?t|couldn'?t|can'?t|won'?t|without|if|wish|hope|hopefully)\b/i,
  de: /(?<!\p{L})(?:nicht|nich|nie|kein\p{L}{0,2}|ohne|wenn|falls|hoffentlich|hoffe)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:no|nunca|tampoco|sin|si|ojalá|ojala|espero)(?!\p{L})/iu,
  ru: /(?<!\p{L})(?:не|ни|никогда|без|если|надеюсь|бы)(?!\p{L})/iu,
  ch: /没|不(?!错)|要是|如果|希望/u,
};

/** What a text tells of, by its clauses, and what is said to it. */
function toldIn({ locale, pack }: Scene, text: string) {
  const found = pack.mentioned.named(text);
  if (found.length === 0) return [];
  const clauses = clausesOf(text);
  const byClause = clauses.map((clause) => pack.mentioned.named(clause).map(({ key }) => key));
  return found
    .map(({ key, said }) => {
      const at = byClause.findIndex((keys) => keys.includes(key));
      return { key, said, at: at === -1 ? clauses.length : at };
    })
    .filter(({ key, at }) => {
      const clause = clauses[at] ?? text;
      const isOthers = OWN.has(key) && pack.remarks.they.heard.test(bare(clause, pack));
      return !isOthers && !(DONE.has(key) && NOT_DONE[locale].test(clause));
    })
    .toSorted((one, other) => one.at - other.at)
    .map(({ key, said }) => {
      const ahead = OF_DOINGS.has(key) && isAhead(text, locale);
      return { key: ahead ? 'ahead' : key, said: ahead ? pack.common.follow.ahead : said };
    });
}

/**
 * A line on what the message tells of; where it names nothing itself, on what the ones just before
 * it told, unless that lies ahead.
 */
export function onTold(scene: Scene, mayAsk = true): string | null {
  const { length, saidLately, saidNow } = scene.memory;
  const { told } = scene.pack;
  const own = toldIn(scene, saidNow);
  const isOfSomebody = () => told.beings.some((being) => being.told.test(saidNow.toLowerCase()));
  const goesOn =
    own.length === 0 &&
    length <= LONGEST_OF_ANIMALS &&
    !NOT_DONE[scene.locale].test(saidNow) &&
    !letsGo(saidNow) &&
    !isOfSomebody();
  const thread = (goesOn ? saidLately.slice(0, THREAD) : [])
    .flatMap((text) => toldIn(scene, text))
    .filter(({ key }) => key !== 'ahead' && (length <= LONGEST_SEQUEL || OF_ANIMALS.has(key)));
  return lineOf(scene, [...own, ...thread], mayAsk);
}

/** A line on what the message itself tells of. */
export const onToldNow = (scene: Scene, mayAsk = true): string | null =>
  lineOf(scene, toldIn(scene, scene.memory.saidNow), mayAsk);

type Found = ReturnType<typeof toldIn>;

function lineOf({ pack, voice }: Scene, found: Found, mayAsk: boolean): string | null {
  const fits = (line: string) =>
    mayAsk || !pack.sentences(line).some((sentence) => pack.isQuestion(sentence));
  for (const { key, said } of found) {
    const line = voice.pick(`told/${key}`, said, {}, fits);
    if (line !== null) return line;
  }
  return null;
}
