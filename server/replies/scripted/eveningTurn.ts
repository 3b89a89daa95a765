import { eveningAfter, eveningIds } from '../../../src/machines/evening/evenings';
import type { EveningId } from '../../../src/machines/evening/evenings';
import type { EveningEvent } from '../../../src/machines/evening/eveningSetup';
import type { Locale } from '../../../common/locales';
import { speaksOfSelfHarm } from '../../moderation/selfHarm/speaksOfSelfHarm';
import { asksIfAi } from '../asksIfAi/asksIfAi';
import { eveningWords } from '../evenings/eveningLines';
import type { Choice, Turn } from '../evenings/eveningWords';
import { hardNewsIn } from '../hardNews/hardNews';
import type { HistoryEntry } from '../replySource';
import type { LanguagePack } from './languagePack';

export type Step = EveningEvent['type'];

/** A message of more letters says something of its own beside a choice. */
const LONGEST_CHOICE = 60;

const hanLetters = /\p{Script=Han}/gu;

/** A text, or a word, with a blank around each of its words; each Chinese letter is one. */
export const wordsIn = (text: string) =>
  ` ${text
    .toLowerCase()
    .normalize('NFC')
    .replace(hanLetters, ' $& ')
    .replace(/[’‘']/g, '’')
    .replace(/[^\p{L}\p{N}’]+/gu, ' ')
    .trim()} `;
export const namesAny = (written: string, words: string) =>
  words.split(',').some((word) => written.includes(wordsIn(word)));

export const turnsOf = (id: EveningId, locale: Locale) => eveningWords(locale).evenings[id].turns;
export const turnAt = (id: EveningId, state: string, locale: Locale): Turn | null =>
  turnsOf(id, locale)[state] ?? null;

/** By the charts; every message of a history is looked at for them. */
const beginnings = new Map(eveningIds.map((id) => [id, eveningAfter(id, [])]));
export const firstOf = (id: EveningId, locale: Locale) =>
  turnAt(id, beginnings.get(id) ?? '', locale);

/** What a message does at a turn. */
function stepOf(text: string, turn: Turn, locale: Locale, pack: LanguagePack): Step {
  const written = wordsIn(text);
  const { acts } = pack.read(text, null);
  const outweighs =
    hardNewsIn(text) !== null ||
    speaksOfSelfHarm(text) ||
    asksIfAi(text, locale) !== null ||
    (['crisis', 'insult', 'sexual', 'goodbye'] as const).some((act) => acts.has(act));
  const { leave, leaving } = eveningWords(locale);
  if (outweighs) return 'evening.break';
  const asks = acts.has('question') || acts.has('askYou') || pack.isQuestion(text);
  const takes = ({ label, words }: Choice) =>
    written.includes(wordsIn(label)) ||
    (!asks && text.length <= LONGEST_CHOICE && namesAny(written, words));
  const [isFirst, isSecond] = [takes(turn.first), takes(turn.second)];
  if (isFirst !== isSecond) return isFirst ? 'evening.first' : 'evening.second';
  if (namesAny(written, `${leave},${leaving}`) || acts.has('no')) return 'evening.leave';
  if (isFirst || acts.has('yes') || acts.has('shrug')) return 'evening.agree';
  return asks ? 'evening.ask' : 'evening.other';
}

export type Evening = {
  id: EveningId;
  /** The states before and after the latest message, by the chart. */
  from: string;
  to: string;
  step: Step;
};

/** The evening that the latest message is part of, played again from where the character began it. */
export function eveningIn(
  history: readonly HistoryEntry[],
  locale: Locale,
  pack: LanguagePack,
): Evening | null {
  let id: EveningId | null = null;
  let steps: Step[] = [];
  let latest: Evening | null = null;
  for (const { author, text } of history) {
    latest = null;
    if (author === 'bot') {
      const begun = eveningIds.find((one) => text.includes(firstOf(one, locale)?.says ?? '\n'));
      if (begun !== undefined) [id, steps] = [begun, []];
      continue;
    }
    if (id === null) continue;
    const from = eveningAfter(id, steps);
    const turn = turnAt(id, from, locale);
    if (turn === null) {
      id = null;
      continue;
    }
    const step = stepOf(text, turn, locale, pack);
    steps = [...steps, step];
    latest = { id, from, to: eveningAfter(id, steps), step };
  }
  return latest;
}
