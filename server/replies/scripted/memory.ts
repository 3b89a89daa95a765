import type { SelfSubject } from '../../seed/character';
import type { AskedSelf } from '../askedSelf/askedSelf';
import { hardNewsIn, isLongAgo, letsGo } from '../hardNews/hardNews';
import type { HardNews } from '../hardNews/newsWordings';
import type { HistoryEntry } from '../replySource';
import { askedOf } from './askingPart';
import { isBriefAnswer } from './briefly/briefWords';
import { isCare } from './care';
import { judgedDanger } from './danger';
import { allTold, askedBack, recollect, type Recollection } from './told/told';
import type { Asked, CommonLines, Fact, FactKind, LanguagePack, Reading } from './languagePack';

export type KnownFact = Fact & { turn: number };

export type Memory = {
  /** Number of messages of the user so far, the one to be answered included. */
  turn: number;
  /** The message to be answered. */
  reading: Reading;
  /** Facts told before this message, oldest first; a later fact of the same kind took its place. */
  facts: readonly KnownFact[];
  /** Facts that this message tells for the first time. */
  news: readonly Fact[];
  name: string | null;
  /** The character's sentences, turn by turn, oldest first. */
  said: readonly (readonly string[])[];
  /** How many of the character's latest messages in a row asked something. */
  questionsInARow: number;
  asked: Asked;
  /** What this message asks the character about itself, and does to the conversation. */
  self: AskedSelf;
  /** Everyday subjects that this message touches. */
  touched: readonly SelfSubject[];
  /** The user's message before this one; empty when there was none. */
  saidBefore: string;
  /** The user's messages before this one, the latest first. */
  saidLately: readonly string[];
  saidNow: string;
  /** Its words, of which two Chinese letters make one. */
  length: number;
  /** Whether the user wrote the same before. */
  isRepeated: boolean;
  /** Whether the message plays a scene, between asterisks. */
  isPlayed: boolean;
  /** What the user said of that before. */
  toldBefore: Recollection | null;
  /** All that the user told, where they ask for that. */
  allTold: readonly string[];
  asksAll: boolean;
  /** Whether they ask for something that they told, or for their name. */
  asksBack: 'fact' | 'name' | null;
  /** Hard news that the talk is still about, the user's turns since, 0 for this one, and whether it was answered as such. */
  hardNews: { kind: HardNews; since: number; isKnown: boolean } | null;
  /** User's turns since a message of crisis, 0 for this one; null when there was none. */
  sinceCrisis: number | null;
};

/** Kinds of which only the latest counts. */
const SINGLE: ReadonlySet<FactKind> = new Set<FactKind>([
  'name', 'place', 'origin', 'job', 'workplace', 'plan', 'mood',
]); // oxfmt-ignore

/** The user's latest turns in which a crisis changes what is said; its words cost to be found. */
const CRISIS_COUNTS_FOR = 3;

/**
 * The user's turns after hard news in which nothing else is brought up; longer, the talk stays with it
 * while the character's latest message did.
 */
const HARD_NEWS_LASTS = 3;

/** An oven that died is no loss. */
const THING =
  /(?<!\p{L})(?:oven|phone|laptop|computer|battery|car|engine|fridge|plants?|wifi|internet|connection|tv|washer|party|joke|m[oó]vil|ordenador|coche|bater[ií]a|horno|nevera|planta|handy|akku|auto|ofen|rechner|pflanze|телефон|ноут\p{L}{0,4}|комп\p{L}{0,6}|машина|батарея|интернет|цветок)(?!\p{L})|手机|电脑|冰箱|烤箱|电池|车子/iu;

/** What may be told of in a hard time without leaving it: those around, money, work. */
const NEAR_HARD_NEWS: ReadonlySet<string> = new Set([
  ...['partner', 'friends', 'parents', 'relatives', 'childFirst', 'office', 'roommate', 'exes'],
  ...['money', 'newJob', 'plan', 'firstTime', 'treat', 'music', 'kindness', 'neighbours'],
]);

/** News about the user that leaves a hard time behind. */
const OF_ELSE: ReadonlySet<FactKind> = new Set<FactKind>(['plan', 'learning', 'plays', 'study']);

const lengthOf = (text: string) =>
  Math.ceil((text.match(/\p{Script=Han}/gu) ?? []).length / 2) +
  text.split(/[\s\p{Script=Han}]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

const PLAYED = /\*[^*\n]{2,200}\*/;

/** Whether the message asks about something the user told, for which there is no kind of fact: "what is my band called?" */
const asksWhatWasTold = (
  { acts }: Reading,
  { isAboutUser, isToCharacter, moves, subjects }: AskedSelf,
) =>
  ((isAboutUser && !isToCharacter && moves.has('wh')) ||
    ((acts.has('question') || moves.has('ask')) && moves.has('recall'))) &&
  (acts.has('question') || moves.has('ask') || moves.has('recall')) &&
  (subjects.length === 0 || (moves.has('recall') && isAboutUser)) &&
  !moves.has('advice') &&
  !(['askMemory', 'askLeave'] as const).some((act) => acts.has(act));

/** What asks for a view of the user's trouble, or whether somebody is still there. */
const OF_TROUBLE =
  /(?<!\p{L})(?:think|believe|understand|there|know|say|glaubst|meinst|denkst|verstehst|weißt|da|sagst|crees|piensas|entiendes|sabes|ah[ií]|dices|думаешь|считаешь|понимаешь|знаешь|здесь|тут|скажешь|думаете)(?!\p{L})|觉得|认为|明白|知道|还在|在吗/iu;

/** Whether the message asks the character about itself, whatever the subject is. */
export const asksCharacter = (
  text: string,
  { acts }: Reading,
  { isAboutUser, isToCharacter, moves }: AskedSelf,
): boolean =>
  isToCharacter &&
  !isAboutUser &&
  (acts.has('question') || moves.has('ask') || moves.has('wh')) &&
  !(['assure', 'advice', 'howTo'] as const).some((move) => moves.has(move)) &&
  !OF_TROUBLE.test(text);

/** Whether the user feels anything but well. */
export const isLow = ({ reading: { feeling } }: Memory) => feeling !== null && feeling !== 'happy';

const NO_READING: Reading = {
  acts: new Set(),
  facts: [],
  feeling: null,
  loss: false,
  nameOfOther: null,
  subjects: [],
  understood: true,
  words: [],
};

function isSame(a: Fact, b: Fact): boolean {
  return a.kind === b.kind && a.value.toLowerCase() === b.value.toLowerCase();
}

function isReplacedBy(known: Fact, fact: Fact): boolean {
  if (known.kind !== fact.kind) return false;
  return (
    SINGLE.has(fact.kind) ||
    isSame(known, fact) ||
    fact.value.startsWith(`${known.value} `) ||
    fact.value === `${known.value}${fact.called ?? ''}`
  );
}

function named(facts: readonly KnownFact[], { nameOfOther }: Reading, gap = ' '): Fact[] {
  const latest = facts.findLast(({ kind }) => kind === 'person' || kind === 'pet');
  if (nameOfOther === null || latest === undefined || latest.called !== latest.value) return [];
  const { kind, value } = latest;
  return [{ kind, value: `${value}${gap}${nameOfOther}`, called: nameOfOther }];
}

/** Whom a loss is about: those named in the message, else the last one spoken of. */
function lost(
  facts: readonly KnownFact[],
  { words }: Reading,
  turn: number,
  { plain = (word) => word, related }: LanguagePack,
): KnownFact[] {
  const beings = facts.filter(({ kind }) => kind === 'person' || kind === 'pet');
  const mentioned = beings.filter(({ value, called }) =>
    related === undefined
      ? `${value} ${called ?? ''}`
          .toLowerCase()
          .split(' ')
          .some((word) => word !== 'your' && words.includes(plain(word)))
      : related(value, words) > 0,
  );
  const latest = beings.at(-1);
  if (mentioned.length > 0 || latest === undefined || turn - latest.turn > 2) return mentioned;
  return [latest];
}

/** The ends of the questions that ask for a fact, which may follow a name. */
const askingEnds = new WeakMap<CommonLines['elicit'], readonly (readonly [string, string])[]>();

function endsOf({ common: { elicit } }: LanguagePack) {
  const known = askingEnds.get(elicit);
  if (known !== undefined) return known;
  const ends = Object.entries(elicit).flatMap(([kind, questions]) =>
    questions.map((question) => [question.slice(1).toLowerCase(), kind] as const),
  );
  askingEnds.set(elicit, ends);
  return ends;
}

export function askedFact(said: readonly string[], pack: LanguagePack): FactKind | null {
  const sentences = said.map((sentence) => sentence.toLowerCase());
  const found = endsOf(pack).find(([end]) => sentences.some((sentence) => sentence.endsWith(end)));
  const kinds: readonly FactKind[] = ['name', 'place', 'job', 'like'];
  return kinds.find((kind) => kind === found?.[1]) ?? null;
}

function usableName(name: string | null): string | null {
  const first = name?.trim().split(/\s+/)[0] ?? '';
  return /^\p{L}[\p{L}'-]{0,23}$/u.test(first) ? first : null;
}

/** Reads the conversation again from its beginning, so that nothing has to be stored. */
export function remember(
  history: readonly HistoryEntry[],
  names: { profile: string | null; kept: string | null },
  pack: LanguagePack,
): Memory {
  let facts: KnownFact[] = [];
  let news: Fact[] = [];
  let reading = NO_READING;
  let turn = 0;
  const turns = history.filter(({ author }) => author === 'user').length;
  let crisisTurn: number | null = null;
  let hardNews: { kind: HardNews; turn: number; isOld: boolean } | null = null;
  const said: string[][] = [];

  for (const { author, text } of history) {
    if (author === 'bot') {
      said.push(pack.sentences(text));
      continue;
    }
    turn += 1;
    for (const fact of news)
      facts = [...facts.filter((known) => !isReplacedBy(known, fact)), { ...fact, turn: turn - 1 }];
    const wanted = isBriefAnswer(text) ? null : askedFact(said.at(-1) ?? [], pack);
    reading = pack.read(text, wanted);
    if (turn > turns - CRISIS_COUNTS_FOR) {
      reading = judgedDanger(reading, text, pack);
      if (reading.acts.has('crisis')) crisisTurn = turn;
    }
    if (turn >= turns - HARD_NEWS_LASTS) {
      const read = hardNewsIn(text);
      // "Should I break up?" tells of no separation.
      const isAsked =
        read === 'blow' &&
        (pack.adviceForms.named(text).length > 0 || askedBack(text, pack) !== null);
      const kind = isAsked
        ? null
        : (read ?? (reading.feeling === 'grief' && !THING.test(text) ? 'death' : null));
      if (kind !== null) hardNews = { kind, turn, isOld: isLongAgo(text) };
      else if (reading.feeling === 'happy' || (hardNews !== null && letsGo(text))) hardNews = null;
    }
    const told = [...named(facts, reading, pack.gap), ...reading.facts].filter(
      (fact) => !facts.some((known) => isSame(known, fact)),
    );
    // A question about the user's cat must not be stored as a second cat.
    news =
      told.length > 0 &&
      (pack.questions.asked(text).kinds.length > 0 || askedBack(text, pack) !== null)
        ? []
        : told;
    if (reading.loss) {
      const at = turn;
      const gone = lost(
        [...facts, ...news.map((fact) => ({ ...fact, turn: at }))],
        reading,
        turn,
        pack,
      );
      facts = facts.filter((fact) => !gone.some((other) => isSame(fact, other)));
      news = news.filter((fact) => !gone.some((other) => isSame(fact, other)));
    }
  }

  const text = history.at(-1)?.text ?? '';
  const asked = pack.questions.asked(text);
  const self = askedOf(text, pack);
  const isAdvised = self.moves.has('advice') || self.moves.has('howTo');
  const isReminded = pack.told.reminds.test(pack.told.tidy(text).toLowerCase());
  const isOnlyAdvice = isAdvised && !self.moves.has('recall') && !isReminded;
  const back = isOnlyAdvice ? null : askedBack(text, pack);
  const isRecalled = asked.kinds.length > 0 || back !== null || asksWhatWasTold(reading, self);
  const asksAll =
    reading.acts.has('askMemory') || pack.told.asksAll.test(pack.told.tidy(text).toLowerCase());
  // "What does Conor play?" asks back only if a Conor was told of.
  const mayBeOfName =
    !isRecalled && !self.isToCharacter && pack.shortAnswers.opens.test(text.toLowerCase());
  const recollected =
    isRecalled || mayBeOfName ? recollect(history, asked.isOfThem, reading.words, pack) : null;
  const isMeant = isRecalled || recollected?.isOfName === true || recollected?.isOfTime === true;
  const found = isMeant ? recollected : null;
  // What asks for advice by its form and its subject recalls only what is surely meant.
  const isByForm = pack.adviceForms.named(text).length > 0;
  const isOnAdvice = pack.advice.named(text).length > 0;
  const toldBefore = isByForm && isOnAdvice && found?.isSure !== true ? null : found;
  const isAsForAdvice = (isByForm || isOnAdvice) && !isReminded;
  const asksBack = toldBefore === null && isAsForAdvice ? null : back;
  const questions = said.map((sentences) =>
    sentences.some((sentence) => pack.isQuestion(sentence)),
  );
  const lastStatement = questions.lastIndexOf(false);
  const saidLately = history
    .slice(0, -1)
    .flatMap((entry) => (entry.author === 'user' ? [entry.text] : []))
    .toReversed();
  const isOther = (written: string) =>
    pack.mentioned.named(written).some(({ key }) => !NEAR_HARD_NEWS.has(key));
  const [latest, former] = said.toReversed();
  const before = saidLately[0] ?? '';
  const isKnown =
    isCare(latest ?? [], pack) ||
    (isCare(former ?? [], pack) && !isOther(before) && !letsGo(before));
  const isElse = () =>
    pack.grief.named(text).length === 0 &&
    (self.subjects.length > 0 ||
      reading.feeling === 'happy' ||
      asksCharacter(text, reading, self) ||
      news.some(({ kind }) => OF_ELSE.has(kind)) ||
      letsGo(text) ||
      reading.acts.has('laugh') ||
      self.moves.has('good') ||
      isOther(text));
  const hardTimeOf = (news: typeof hardNews): Memory['hardNews'] => {
    const since = news === null ? 0 : turn - news.turn;
    if (news !== null && !(news.isOld && since > 0 && isElse()))
      return { kind: news.kind, since, isKnown };
    return isKnown && !isElse() ? { kind: 'blow', since: HARD_NEWS_LASTS + 1, isKnown } : null;
  };
  const ownName = [...news, ...facts.toReversed()].find(({ kind }) => kind === 'name');
  return {
    turn,
    reading,
    facts,
    news,
    name: names.kept ?? ownName?.value ?? usableName(names.profile),
    said,
    asked,
    self,
    touched: pack.self.touched(text),
    saidBefore: saidLately[0] ?? '',
    saidLately,
    saidNow: text,
    length: lengthOf(text),
    isRepeated: history
      .slice(0, -1)
      .some((entry) => entry.author === 'user' && entry.text === text),
    isPlayed: PLAYED.test(text),
    toldBefore,
    allTold: asksAll ? allTold(history, pack) : [],
    asksAll,
    asksBack,
    hardNews: hardTimeOf(hardNews),
    questionsInARow: questions.length - 1 - lastStatement,
    sinceCrisis: crisisTurn === null ? null : turn - crisisTurn,
  };
}
