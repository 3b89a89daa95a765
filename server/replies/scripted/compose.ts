import { locales } from '../../../common/locales';
import type { ReplyRequest } from '../replySource';
import { likedBy, welcomesOf } from './company';
import { eveningIn } from './eveningTurn';
import { followUp, MOST_QUESTIONS_IN_A_ROW, type Policy } from './followUp';
import { gameIn } from './games/games';
import { hash } from './hash';
import { honestyOf } from './honesty';
import type { Act, Feeling, LanguagePack } from './languagePack';
import { type Memory, remember } from './memory';
import type { Scene } from './scene';
import { opening } from './opening';
import { returning } from './returning/returning';
import { returnLines } from './returning/returnLines';
import { TOLD, Voice } from './voice';

const HEAVY: ReadonlySet<Feeling> = new Set<Feeling>(['sad', 'lonely', 'anxious', 'angry', 'ill']);
const CRISIS_TURNS = 2;
const BRIEF_ACTS: readonly Act[] = ['crisis', 'goodbye', 'insult'];

function isBrief({ hardNews, reading, sinceCrisis }: Memory): boolean {
  return (
    hardNews !== null ||
    !reading.understood ||
    BRIEF_ACTS.some((act) => reading.acts.has(act)) ||
    (sinceCrisis !== null && sinceCrisis <= CRISIS_TURNS)
  );
}

function withName(sentences: string[], scene: Scene): string[] {
  const { memory, pack } = scene;
  const { name, turn } = memory;
  const before = memory.said.at(-1)?.join(' ') ?? '';
  if (name === null || [...sentences, before].join(' ').includes(name)) return sentences;
  if ((turn + hash(scene.seed, 'name')) % 5 !== 0) return sentences;
  const index = Math.max(
    0,
    sentences.findIndex((sentence) => pack.isQuestion(sentence)),
  );
  return sentences.map((sentence, at) =>
    at === index &&
    !sentence.startsWith('*') &&
    (pack.isQuestion(sentence) || !/[",:：“„«]/.test(sentence))
      ? pack.address(sentence, name)
      : sentence,
  );
}

/** Days later, "there you are again"; not where something weighs more. */
function welcomedBack({ again, comeback, voice }: Scene, parts: readonly string[]): string[] {
  const isGreeted = parts.some((part) => again.includes(part));
  if (!comeback.isAfterDays || comeback.askAfter !== null || isGreeted) return [];
  const line = voice.pick('comeback', again);
  return line === null ? [] : [line];
}

/** How it went, what the user had told of before they were away. */
function askedAfter({ character, comeback, locale, voice }: Scene): string | null {
  const { askAfter } = comeback;
  if (askAfter === null) return null;
  // It is asked however much was asked before: days have passed.
  return voice.pick(TOLD, returnLines(locale).asks(askAfter, character.texts.manner));
}

type Wanted = Pick<
  ReplyRequest,
  'character' | 'user' | 'memory' | 'moment' | 'history' | 'unwanted'
>;

/**
 * The scripted character's reply, one to three sentences, none of them from an unwanted one but
 * what an evening goes on with. The same
 * request gives the same reply, and everything remembered is read from the history.
 */
export function compose(
  { character, user, memory: kept, moment, history, unwanted = [] }: Wanted,
  language: LanguagePack,
): string {
  const pack = language.spokenBy?.(character.facts.gender) ?? language;
  const memory = remember(history, { profile: user.name, kept: kept?.name ?? null }, pack);
  const seed = character.facts.slug;
  const voice = new Voice(
    seed,
    pack,
    [...memory.said, ...unwanted.map((text) => pack.sentences(text))],
    memory.questionsInARow < MOST_QUESTIONS_IN_A_ROW,
  );
  const register = pack.registers[character.texts.manner];
  const liked = likedBy(user);
  const welcomes = welcomesOf(user);
  const notes = kept?.notes ?? [];
  const honesty = honestyOf({ character, user, history, unwanted });
  const locale = locales.find((one) => one === user.locale) ?? 'en';
  const comeback = returning(history, { locale, pack, timeZone: moment?.timeZone ?? null });
  const again = returnLines(locale).again(character.texts.manner);
  const scene: Scene = {
    ...{ character, honesty, liked, memory, notes, pack, seed, voice, register, welcomes },
    ...{ again, comeback, locale, evening: eveningIn(history, locale, pack) },
    game: gameIn(history, locale, pack, seed),
  };

  const { sentences, policy } = opening(scene);
  const limit = character.texts.manner === 'terse' ? 2 : 3;
  const isHeavy = memory.reading.feeling !== null && HEAVY.has(memory.reading.feeling);
  const allowed: Policy = isBrief(memory)
    ? 'none'
    : isHeavy && policy === 'stay'
      ? 'gentle'
      : policy;
  const isGrave = isBrief(memory) || honesty !== null || isHeavy;
  const parts = [...(isGrave ? [] : welcomedBack(scene, sentences)), ...sentences];
  const asked = parts.some((part) => pack.isQuestion(part));
  const after = isGrave || asked ? null : askedAfter(scene);
  parts.push(
    ...(after === null ? followUp(scene, allowed, { asked, room: limit - parts.length }) : [after]),
  );
  const last = parts.length === 0 ? voice.oldest([...register.muse, ...register.ack]) : null;
  if (last !== null) parts.push(last);
  return withName(parts, scene).join(pack.gap ?? ' ');
}
