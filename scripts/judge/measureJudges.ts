import { checkText } from '../../server/moderation/checkText';
import type { Judged, MinorJudge } from '../../server/moderation/minorJudge';
import type { Measured } from '../../tests/server/moderation/measured/labelled';

export type Sets = Readonly<Record<string, Measured>>;

/** What each judge says about one kind of sentence in one language. */
export type Figures = {
  language: string;
  isMinor: boolean;
  sentences: number;
  refusedByRules: number;
  refusedByModel: number;
  refusedByEither: number;
  /** The model gave no clear verdict in time. */
  unread: number;
};

type Sentence = { as: 'message' | 'persona'; text: string };
type Verdict = { rules: boolean; model: boolean; isUnread: boolean };

const sentencesOf = ({ messages, personas }: Measured['minors']): Sentence[] => [
  ...messages.map((text): Sentence => ({ as: 'message', text })),
  ...personas.map((text): Sentence => ({ as: 'persona', text })),
];

/** A sample spread evenly over the whole list. */
const sampleOf = <T>(all: readonly T[], most: number): T[] =>
  all.filter(
    (_, at) => Math.floor((at * most) / all.length) > Math.floor(((at - 1) * most) / all.length),
  );

const judgedOf = ({ as, text }: Sentence): Judged =>
  as === 'message' ? { as, texts: { message: text } } : { as, texts: { scenario: text } };

async function inParallel<T, R>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  const left = [...items.entries()];
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let next = left.shift(); next !== undefined; next = left.shift())
        results[next[0]] = await work(next[1]);
    }),
  );
  return results;
}

/** Has the rules and the model judge the same sentences independently. */
export async function measureJudges(
  sets: Sets,
  judge: MinorJudge,
  { most, atOnce, signal }: { most: number; atOnce: number; signal: AbortSignal },
): Promise<Figures[]> {
  const verdictOn = async (sentence: Sentence): Promise<Verdict> => {
    const rules = !checkText(sentence.text, { as: sentence.as }).ok;
    const found = await judge(judgedOf(sentence), signal).catch(() => 'unread' as const);
    return { rules, model: found !== null && found !== 'unread', isUnread: found === 'unread' };
  };
  const figures: Figures[] = [];
  for (const [language, { minors, harmless }] of Object.entries(sets))
    for (const [isMinor, placed] of [
      [true, minors],
      [false, harmless],
    ] as const) {
      const sentences = sampleOf(sentencesOf(placed), most);
      const verdicts = await inParallel(sentences, atOnce, verdictOn);
      const count = (holds: (verdict: Verdict) => boolean) => verdicts.filter(holds).length;
      figures.push({
        language,
        isMinor,
        sentences: sentences.length,
        refusedByRules: count(({ rules }) => rules),
        refusedByModel: count(({ model }) => model),
        refusedByEither: count(({ rules, model }) => rules || model),
        unread: count(({ isUnread }) => isUnread),
      });
    }
  return figures;
}

const rowOf = (figures: Figures): string => {
  const { language, isMinor, sentences, unread } = figures;
  const { refusedByRules, refusedByModel, refusedByEither } = figures;
  const cells = [sentences, refusedByRules, refusedByModel, refusedByEither, unread];
  return `| ${[language, isMinor ? 'under 18' : 'adults', ...cells].join(' | ')} |`;
};

/** As Markdown. */
export const tableOf = (figures: readonly Figures[]): string =>
  [
    '| | sentences about | tried | refused by the rules | by the model | by either | no verdict |',
    '| --- | --- | --: | --: | --: | --: | --: |',
    ...figures.map(rowOf),
  ].join('\n');
