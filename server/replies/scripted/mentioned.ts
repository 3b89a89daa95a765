import { readEvents } from '../comingEvents/comingEvents';
import { letsGo } from '../hardNews/hardNews';
import type { Scene } from './scene';

/** A message of at most so many words may go on from the one before it. */
const LONGEST_SEQUEL = 8;

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

/** What a text tells of, and what is said to it. */
const toldIn = ({ locale, pack }: Scene, text: string) =>
  pack.mentioned.named(text).map(({ key, said }) => {
    const ahead = OF_DOINGS.has(key) && isAhead(text, locale);
    return { key: ahead ? 'ahead' : key, said: ahead ? pack.common.follow.ahead : said };
  });

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
    own.length === 0 && length <= LONGEST_SEQUEL && !letsGo(saidNow) && !isOfSomebody();
  const thread = (goesOn ? saidLately.slice(0, THREAD) : [])
    .flatMap((text) => toldIn(scene, text))
    .filter(({ key }) => key !== 'ahead');
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
