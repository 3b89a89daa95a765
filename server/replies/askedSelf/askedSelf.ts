import { selfSubjects } from '../../seed/character';
import type { SelfSubject } from '../../seed/character';
import { makeFinder, makeReader } from '../wordings';
import { moves } from './selfWordings';
import type { Move, SelfWordings } from './selfWordings';

export type AskedSelf = {
  /** What the character is asked about itself, as the message has it; the first is the plainest. */
  subjects: readonly SelfSubject[];
  moves: ReadonlySet<Move>;
  /** The plainest subject of each of its questions, where it asks several: "Where are you from and what do you do?" */
  each: readonly SelfSubject[];
  /** Whether the message speaks of the user's own world: "my", "we". */
  isAboutUser: boolean;
  /** Whether it speaks to the character: "you". */
  isToCharacter: boolean;
};

/** What a message asks a character about itself, and what else it does to the conversation. */
export type SelfReader = {
  asked: (text: string) => AskedSelf;
  /** The subjects that a text touches, whoever speaks of them. */
  touched: (text: string) => readonly SelfSubject[];
};

/** What stands between two questions of a message, in any language. */
const BETWEEN = /(?<=[?？])|[!.,;:。，；！\n]|\s(?:and|und|y|и|а)\s/iu;

const isMove = (key: SelfSubject | Move): key is Move => moves.some((move) => move === key);
const isSubject = (key: SelfSubject | Move): key is SelfSubject => !isMove(key);

/** "Are you scared at work?" asks for the fear rather than for the work. */
const particular = (subjects: readonly SelfSubject[]) => [
  ...subjects.filter((subject) => subject !== 'work' && subject !== 'home'),
  ...subjects.filter((subject) => subject === 'work' || subject === 'home'),
];

const longestFirst = <Key>(found: ReadonlyMap<Key, number>): Key[] =>
  [...found].toSorted(([, a], [, b]) => b - a).map(([key]) => key);

export function askedSelfReader(
  { frames, kinds = {}, moves: moving, own, phrases, topics, you, ...words }: SelfWordings,
  spelled = (text: string) => text,
): SelfReader {
  const named = selfSubjects.map((subject) => ({ subject, words: topics[subject] ?? '' }));
  const topical = named.filter((topic) => topic.words !== '');
  const nameOf = (subject: SelfSubject) => subject.toUpperCase();
  const wordings = {
    ...words,
    kinds: {
      ...kinds,
      ...Object.fromEntries(topical.map((topic) => [nameOf(topic.subject), topic.words])),
    },
  };
  const plainly = makeFinder({
    ...wordings,
    isRead: true,
    phrases: new Map<SelfSubject | Move, string>([
      ...selfSubjects.map((subject): [SelfSubject, string] => [subject, phrases[subject] ?? '']),
      ...moves.map((move): [Move, string] => [move, moving[move] ?? '']),
    ]),
  });
  const framed = makeFinder({
    ...wordings,
    isRead: true,
    phrases: new Map(
      topical.map(({ subject }) => [subject, frames.replace(/\bX\b/g, nameOf(subject))]),
    ),
  });
  const touching = makeFinder({
    ...wordings,
    isRead: true,
    phrases: new Map(topical.map(({ subject }) => [subject, nameOf(subject)])),
  });
  const toCharacter = makeReader({ ...wordings, phrases: you });
  const ofUser = makeReader({ ...wordings, phrases: own });
  const subjectsOf = (text: string, found: readonly (SelfSubject | Move)[]) => [
    ...new Set([...found.filter(isSubject), ...particular(longestFirst(framed(text)))]),
  ];
  const plainest = (text: string) => subjectsOf(text, longestFirst(plainly(text))).slice(0, 1);
  return {
    asked: (written) => {
      const text = spelled(written);
      const found = longestFirst(plainly(text));
      return {
        subjects: subjectsOf(text, found),
        each: [...new Set(text.split(BETWEEN).flatMap(plainest))],
        moves: new Set(found.filter(isMove)),
        isAboutUser: ofUser(text),
        isToCharacter: toCharacter(text),
      };
    },
    touched: (text) => [...touching(spelled(text)).keys()],
  };
}
