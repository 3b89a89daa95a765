import { readConfig } from '../../server/config';
import { createMinorJudge } from '../../server/moderation/minorJudge';
import { chineseBlind, chineseKnown } from '../../tests/server/moderation/life/ch';
import { germanBlind, germanKnown } from '../../tests/server/moderation/life/de';
import { englishBlind, englishKnown } from '../../tests/server/moderation/life/en';
import { spanishBlind, spanishKnown } from '../../tests/server/moderation/life/es';
import { russianBlind, russianKnown } from '../../tests/server/moderation/life/ru';
import { chinese } from '../../tests/server/moderation/measured/ch';
import { german } from '../../tests/server/moderation/measured/de';
import { english } from '../../tests/server/moderation/measured/en';
import { spanish } from '../../tests/server/moderation/measured/es';
import type { Measured } from '../../tests/server/moderation/measured/labelled';
import { russian } from '../../tests/server/moderation/measured/ru';
import { measureJudges, tableOf } from './measureJudges';

/** The most sentences per kind and language; each has about 150. */
const MOST = Number(process.env['JUDGE_SENTENCES'] ?? 1_000);
const AT_ONCE = Number(process.env['JUDGE_AT_ONCE'] ?? 4);

const joined = (...sets: Measured[]): Measured => {
  const all = (kind: keyof Measured, place: keyof Measured['minors']) =>
    sets.flatMap((set) => set[kind][place]);
  return {
    minors: { messages: all('minors', 'messages'), personas: all('minors', 'personas') },
    harmless: { messages: all('harmless', 'messages'), personas: all('harmless', 'personas') },
  };
};

const sets = {
  en: joined(english, englishKnown, englishBlind),
  ch: joined(chinese, chineseKnown, chineseBlind),
  es: joined(spanish, spanishKnown, spanishBlind),
  de: joined(german, germanKnown, germanBlind),
  ru: joined(russian, russianKnown, russianBlind),
};

const judge = createMinorJudge(readConfig(process.env), { now: () => new Date() });
if (judge === null) {
  process.stderr.write('Set LLM_BASE_URL and LLM_MODEL: the model that is to be measured.\n');
  process.exit(1);
}
const stop = new AbortController();
process.once('SIGINT', () => stop.abort());
const options = { most: MOST, atOnce: AT_ONCE, signal: stop.signal };
process.stdout.write(`${tableOf(await measureJudges(sets, judge, options))}\n`);
