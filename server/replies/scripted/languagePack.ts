import type { Gender } from '../../../common/settings';
import type { Manner } from '../../seed/character';
import type { SelfReader } from '../askedSelf/askedSelf';
import type { HardNews } from '../hardNews/newsWordings';
import type { OccasionReader } from '../occasions/occasions';
import type { Particulars } from './particularWords';
import type { PlayedActs } from './playedActs/playedActs';
import type { QuickAnswers } from './quickAnswers';
import type { Remarks } from './remarks';
import type { ShortAnswers } from './shortAnswers';
import type { ToldLanguage } from './told/toldLanguage';

/** What a user's message does, as far as the engine answers it in a way of its own. */
export type Act =
  | 'crisis'
  | 'insult'
  | 'sexual'
  | 'askMemory'
  | 'askMyName'
  | 'askName'
  | 'askAge'
  | 'askWho'
  | 'askPicture'
  | 'askHow'
  | 'askLove'
  | 'askStory'
  | 'askYou'
  | 'askLeave'
  | 'askOpinion'
  | 'question'
  | 'greeting'
  | 'goodbye'
  | 'thanks'
  | 'apology'
  | 'compliment'
  | 'love'
  | 'laugh'
  | 'yes'
  | 'no'
  | 'shrug';

export type FactKind =
  | 'name'
  | 'place'
  | 'origin'
  | 'job'
  | 'workplace'
  | 'study'
  | 'learning'
  | 'plays'
  | 'like'
  | 'dislike'
  | 'pet'
  | 'person'
  | 'plan'
  | 'mood';

/** `value` is in the words of the character speaking to the user: "your sister Ana". */
export type Fact = { kind: FactKind; value: string; called?: string };

/** What a message asks to be told of the user. */
export type Asked = {
  kinds: readonly FactKind[];
  /** It asks for the name of whoever was spoken of last: "What are their names?" */
  isOfThem: boolean;
};

export type Questions = {
  asked: (text: string) => Asked;
  /** Whether a message speaks of a person or an animal of the user's. */
  speaksOfThem: (text: string) => boolean;
};

export type Feeling =
  | 'tired'
  | 'sad'
  | 'lonely'
  | 'anxious'
  | 'angry'
  | 'bored'
  | 'ill'
  | 'grief'
  | 'happy';

export type Reading = {
  acts: ReadonlySet<Act>;
  facts: readonly Fact[];
  feeling: Feeling | null;
  /** A name for the person or pet spoken of before. */
  nameOfOther: string | null;
  /** Somebody spoken of died or went away for good, and should not be asked after. */
  loss: boolean;
  /** Subjects of everyday talk that the message touches, by key of `subjects`. */
  subjects: readonly string[];
  /** Whether the pack's language could be read at all. */
  understood: boolean;
  /** Lower-case words of some weight, to find what relates to them. */
  words: readonly string[];
};

/**
 * Lines of one manner. Slots: {name}, {tagline}, {self}; `{value:form}` is the value
 * in a form that the pack's `inflected` knows, and a line whose form cannot be had is not said.
 */
export type Register = {
  ack: readonly string[];
  /** What keeps the user on their own subject, whatever it is: "How did that come about?" */
  probe: readonly string[];
  glad: readonly string[];
  sorry: readonly string[];
  greet: readonly string[];
  /** Greetings of somebody who was here before. */
  again?: readonly string[];
  bye: readonly string[];
  thanks: readonly string[];
  flattered: readonly string[];
  loved: readonly string[];
  laugh: readonly string[];
  /** What is said to "ok", "whatever", "cool". */
  nod: readonly string[];
  yes: readonly string[];
  no: readonly string[];
  dodge: readonly string[];
  lead: readonly string[];
  /** What comes before advice. */
  counsel: readonly string[];
  /** "Say something nice." */
  nice: readonly string[];
  ask: readonly string[];
  muse: readonly string[];
  howAmI: readonly string[];
  who: readonly string[];
  real: readonly string[];
  picture: readonly string[];
  boundary: readonly string[];
  deflect: readonly string[];
};

type Follow =
  | 'would'
  | 'assure'
  | 'fond'
  | 'again'
  | 'because'
  | 'curious'
  | 'really'
  | 'meant'
  | 'which'
  | 'back'
  | 'ahead'
  | 'bye';
type Play =
  | 'game'
  | 'played'
  | 'call'
  | 'hug'
  | 'kiss'
  | 'scene'
  | 'guess'
  | 'right'
  | 'wrong'
  | 'reveal'
  | 'theirRiddle'
  | 'solved';

export type Riddle = {
  asks: string;
  /** Within a sentence: "The answer is {answer}." */
  answer: string;
  /** Lower-case words by which the answer is known. */
  words: readonly string[];
};

/** Lines every character shares; who says which is settled by the character. */
export type CommonLines = {
  /** How a new fact is taken up. Slots: {value}, {called}. */
  heard: Record<FactKind, readonly string[]>;
  /** How an earlier fact comes up again. Slots: {value}, {called}. */
  recall: Record<FactKind, readonly string[]>;
  /** How a feeling is answered; grief is hard news. */
  feelings: Record<Exclude<Feeling, 'grief'>, readonly string[]>;
  /** What is said to hard news, and to `stay` with them: no joke, no story, no other subject. */
  hardNews: Record<HardNews | 'stay' | 'advice' | 'unsure' | 'thanks' | 'bye', readonly string[]>;
  /** What is said to an emoji alone, or "hmm". */
  signals: Record<'love' | 'sad' | 'cross' | 'think' | 'other', readonly string[]>;
  /** Remarks and questions on subjects of everyday talk. */
  subjects: Record<string, readonly string[]>;
  /** Questions whose short answer is a fact. */
  elicit: Partial<Record<FactKind, readonly string[]>>;
  asks: readonly string[];
  advice: readonly string[];
  /** "Can I ask you something?" */
  leave: readonly string[];
  apology: readonly string[];
  age: readonly string[];
  crisis: readonly string[];
  crisisHelp: readonly string[];
  afterCrisis: readonly string[];
  notUnderstood: readonly string[];
  noMemory: readonly string[];
  memory: readonly string[];
  /** The answer to a question about a fact that was told, as its {summary}; and when none was. */
  knows: readonly string[];
  unknown: readonly string[];
  yourName: readonly string[];
  yourNameUnknown: readonly string[];
  myName: readonly string[];
  /** What carries on from the last message: "why?", "and you?". */
  follow: Record<Follow, readonly string[]>;
  /** Games, riddles with their {answer}, a scene between asterisks, the wish to talk. */
  play: Record<Play, readonly string[]>;
};

/** All that a language contributes to the scripted character. */
export type LanguagePack = {
  read: (text: string, asked: FactKind | null) => Reading;
  registers: Record<Manner, Register>;
  common: CommonLines;
  sentences: (text: string) => string[];
  isQuestion: (sentence: string) => boolean;
  /** Puts a name in front of a sentence: "Sam, what…". */
  address: (sentence: string, name: string) => string;
  /** What is known, as one clause after another: "you live in Leeds and you are a nurse". */
  summary: (facts: readonly Fact[]) => string;
  /** Questions about what the user told. */
  questions: Questions;
  /** How the user's own statements are read, and said back to them. */
  told: ToldLanguage;
  /** What is done between asterisks, and the acts that answer it. */
  playedActs: PlayedActs;
  /** Either this or that, yes or no. */
  quickAnswers: QuickAnswers;
  /** How things are told, and what is said to it whatever they are. */
  remarks: Remarks;
  /** What is said where a detail of the character's life is nowhere. */
  shortAnswers: ShortAnswers;
  /** Questions about the character, and what carries the conversation on. */
  self: SelfReader;
  /** What advice is asked on, or is told as a trouble. */
  advice: OccasionReader;
  /** How advice is asked for, whatever it is on: "should I", "how do I tell him". */
  adviceForms: OccasionReader;
  /** What is told of the day, of things and of others. */
  mentioned: OccasionReader;
  /** What is told and asked after hard news. */
  grief: OccasionReader;
  /** Direct questions that everybody is asked, with answers that anybody may give. */
  frankly: OccasionReader;
  /** Plain questions about its life, with answers of which each character has its own. */
  particulars: OccasionReader;
  ownParticulars: Particulars;
  /** Moments of the day, and small requests. Slot: {self}. */
  moments: OccasionReader;
  riddles: readonly Riddle[];
  quoted: (text: string) => string;
  fullStop: string;
  capitalized: (sentence: string) => string;
  /** What stands between two sentences, and between "your cat" and its name; a space by default. */
  gap?: string;
  /** How much a text has to do with `Reading.words`, where spaces do not set words apart. */
  related?: (text: string, words: readonly string[]) => number;
  /** A lower-case word as it stands in `Reading.words`, where that leaves out marks: "cancion". */
  plain?: (word: string) => string;
  /** A slot's value in another grammatical form, such as a case; null when unsure. */
  inflected?: (value: string, form: string) => string | null;
  /** The same pack with the lines as somebody of that gender says them, where that differs. */
  spokenBy?: (gender: Gender) => LanguagePack;
  /** A plain word without its ending, to see what texts have in common; null for one of no weight. */
  stem?: (word: string) => string | null;
};
