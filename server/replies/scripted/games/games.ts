import type { Locale } from '../../../../common/locales';
import type { HistoryEntry } from '../../replySource';
import type { LanguagePack } from '../languagePack';
import { gameIds } from './gameWords';
import type { GameId, GameWords } from './gameWords';
import { begins, guessedOf } from './rounds';
import type { Round } from './rounds';
import { chinese } from './chinese';
import { english } from './english';
import { german } from './german';
import { russian } from './russian';
import { spanish } from './spanish';

export const gameWords: Readonly<Record<Locale, GameWords>> = {
  ...{ en: english, de: german, es: spanish, ru: russian, ch: chinese },
};

/** A wish for a game has at most so many letters, and begins a story in more. */
const LONGEST_WISH = 160;
/** After so many messages about something else a game is over. */
const MOST_BESIDE = 2;
const LONGEST_MOVE = 300;

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/[\s.!…。！~)]{1,12}$/u, '')
    .trim();

/** A message is read again at every reply after it. */
const REMEMBERED = 500;

function remembering<Answer>(known = new Map<string, { answer: Answer }>()) {
  return (key: string, find: () => Answer): Answer => {
    const found = known.get(key);
    if (found !== undefined) return found.answer;
    const [oldest] = known.size < REMEMBERED ? [] : known.keys();
    if (oldest !== undefined) known.delete(oldest);
    const answer = find();
    known.set(key, { answer });
    return answer;
  };
}

const wishes = remembering<GameId | null>();
const others = remembering<boolean>();

function wished(text: string, words: GameWords, locale: Locale): GameId | null {
  if (text.length > LONGEST_WISH) return null;
  return wishes(`${locale} ${text}`, () => {
    const found = gameIds.find((one) => words.wishes[one].test(text)) ?? null;
    return found === 'guessWhat' && guessedOf(words, text) === null ? null : found;
  });
}

/** What leaves a game alone, whatever is played. */
function isElse(text: string, pack: LanguagePack): boolean {
  const { acts } = pack.read(text, null);
  return (
    (['goodbye', 'thanks', 'apology', 'insult', 'crisis', 'love', 'compliment'] as const).some(
      (act) => acts.has(act),
    ) || pack.self.asked(text).moves.has('bye')
  );
}

/**
 * What the character says in the game that the latest message begins or plays on with. Nothing is
 * stored: the game is played again from where it began, as long as the character played along.
 */
export function gameIn(
  history: readonly HistoryEntry[],
  locale: Locale,
  pack: LanguagePack,
  seed: string,
): string | null {
  const words = gameWords[locale];
  let round: Round | null = null;
  let playing: GameId | null = null;
  let beside = 0;
  let says: string | null = null;
  let before = '';
  const isSaid = (text: string, line: string) =>
    pack.sentences(line).every((sentence) => text.includes(sentence.slice(1)));
  for (const { author, text } of history) {
    if (author === 'bot') {
      // A game that was not taken up, or was left for something that weighs more, is not played.
      if (says !== null && !isSaid(text, says)) round = null;
      before = text;
      says = null;
      continue;
    }
    says = null;
    const written = plain(text);
    const id = wished(written, words, locale);
    // Another game is wished for.
    if (id !== null && id !== playing) round = null;
    const isMove =
      round !== null &&
      text.length <= LONGEST_MOVE &&
      !others(`${locale} ${text}`, () => isElse(text, pack));
    const move = isMove ? (round?.(written) ?? null) : null;
    if (move !== null) {
      says = pack.capitalized(move.says);
      beside = 0;
      if (move.isOver) round = null;
      continue;
    }
    if (id !== null) {
      playing = id;
      const salt = `${seed}/${before}`;
      const begun = begins[id]({ words, wish: written, salt, gap: pack.gap ?? ' ' });
      says = pack.capitalized(begun.says);
      round = begun.round;
      beside = 0;
      continue;
    }
    beside += 1;
    if (beside > MOST_BESIDE) round = null;
  }
  return says;
}
