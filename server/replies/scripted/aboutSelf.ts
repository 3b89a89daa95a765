import { selfSubjects } from '../../seed/character';
import type { SelfSubject } from '../../seed/character';
import { answersTo, onceMore, shortKindOf, shortly } from './detail';
import type { FactKind } from './languagePack';
import { anecdote, restOf } from './ownLife';
import { said } from './said';
import type { Opening } from './said';
import type { Scene } from './scene';
import { TOLD } from './voice';

/** A request without a question mark, such as "Tell me a joke", has at most so many words. */
const LONGEST_REQUEST = 8;

/** A question of at most so many words goes on from what the character just told. */
const SHORT_QUESTION = 7;

/** Sentences that are told at once in answer to two questions. */
const MOST_TOLD = 4;

/** What "And you?" is about, after a fact of the user's. */
const SUBJECTS_OF_FACTS: Readonly<Partial<Record<FactKind, SelfSubject>>> = {
  place: 'home',
  origin: 'origin',
  job: 'work',
  workplace: 'work',
  plays: 'music',
  like: 'hobby',
  pet: 'animals',
  person: 'family',
  plan: 'plans',
};

/** The subject of the line about itself that the character said last. */
export function lastTold({ character, memory, pack }: Scene): SelfSubject | null {
  const last = new Set(memory.said.at(-1));
  const wasSaid = (line: string) => pack.sentences(line).some((sentence) => last.has(sentence));
  return selfSubjects.find((subject) => wasSaid(character.texts.self[subject] ?? '')) ?? null;
}

function askedBack(scene: Scene): SelfSubject[] {
  const { memory, pack } = scene;
  const questions = (memory.said.at(-1) ?? []).filter((sentence) => pack.isQuestion(sentence));
  const ofFacts = memory.news.map(({ kind }) => SUBJECTS_OF_FACTS[kind]);
  return [
    ...ofFacts.filter((subject) => subject !== undefined),
    ...memory.touched,
    ...questions.flatMap((question) => pack.self.touched(question)),
    ...pack.self.touched(memory.saidBefore),
    'day',
  ];
}

/** What the message asks the character about itself; the plainest first. */
export function askedSubjects(scene: Scene): readonly SelfSubject[] {
  const { memory } = scene;
  const { subjects, moves, isAboutUser } = memory.self;
  const { acts } = memory.reading;
  const isAsked =
    acts.has('askYou') ||
    acts.has('askOpinion') ||
    acts.has('question') ||
    moves.has('ask') ||
    memory.self.each.length > 1;
  // A longer message that asks nothing mentions the subject by chance.
  if (!isAsked && !moves.has('wh') && memory.length > LONGEST_REQUEST) return [];
  const ofWork = lastTold(scene) === 'work' || memory.touched.includes('work');
  const plain = subjects.filter((subject) => subject !== 'whyWork' || ofWork);
  if (plain.length > 0) return plain;
  if (moves.has('back')) return askedBack(scene);
  if (moves.has('why') && lastTold(scene) === 'work') return ['whyWork'];
  return isAsked && !isAboutUser ? memory.touched : [];
}

/** Two questions in one message, both answered; null where it asks one. */
function both(scene: Scene): Opening | null {
  const { character, memory, pack, voice } = scene;
  const asked = askedSubjects(scene);
  const lines = memory.self.each
    .filter((subject) => asked.includes(subject))
    .flatMap((subject) => character.texts.self[subject] ?? [])
    .slice(0, 2);
  if (lines.length < 2) return null;
  const split = lines.map((line) => pack.sentences(line));
  const isLong = split.flat().length > MOST_TOLD;
  const told = split.map((sentences, at) =>
    voice.pick(TOLD, [(isLong ? sentences[0] : lines[at]) ?? '']),
  );
  return told.includes(null) ? null : said('none', ...told);
}

/** What the character is, in its own words; null where it was not asked, or has no words for it. */
export function aboutSelf(scene: Scene): Opening | null {
  const { character, memory, pack, voice } = scene;
  const lines = askedSubjects(scene).flatMap((subject) => {
    const line = character.texts.self[subject];
    return line === undefined ? [] : [{ subject, line }];
  });
  const [first] = lines;
  if (first === undefined) return null;
  const two = both(scene);
  if (two !== null) return two;
  const kind = shortKindOf(scene);
  const short = answersTo(scene, kind, first.line) ? null : shortly(scene, kind);
  const told = voice.pick(TOLD, [first.line]) ?? restOf(scene, first.line);
  if (told !== null && short !== null) return said('none', short, told);
  const isTold = first.subject === 'joke' || first.subject === 'secret';
  if (told !== null) return said(isTold ? 'none' : 'back', told);
  if (isTold) return said('none', anecdote(scene));
  const { whyWork } = character.texts.self;
  if (first.subject === 'work' && whyWork !== undefined)
    return said('back', voice.pick(TOLD, [whyWork]));
  if (memory.isRepeated) return said('none', voice.pick('again', pack.common.follow.again));
  // The line is no news: the question wants something else of the same subject.
  return memory.self.subjects.length > 0 ? said('none', onceMore(scene, kind)) : null;
}

/** The subjects that answer a further question, once the line of a subject has been said. */
const NEXT_TO: Readonly<Partial<Record<SelfSubject, readonly SelfSubject[]>>> = {
  work: ['whyWork', 'happy', 'past'],
  whyWork: ['past', 'happy'],
  home: ['place', 'origin'],
  origin: ['home', 'past'],
  family: ['friends', 'origin'],
  love: ['people'],
  now: ['work', 'place'],
  day: ['happy', 'hobby'],
  plans: ['hobby'],
  hobby: ['happy', 'place'],
  travel: ['dream'],
  place: ['home'],
  fear: ['past'],
  past: ['secret'],
  dream: ['happy'],
  friends: ['happy'],
  people: ['annoyed', 'date'],
  beauty: ['happy'],
  date: ['people'],
  embarrassed: ['past'],
  admired: ['learning'],
  proud: ['past', 'dream'],
  wish: ['dream'],
  learning: ['hobby'],
};

/** Answers a short question about what the character just told of itself: "And with whom?" */
export function nextTo(scene: Scene): string | null {
  const { character, memory, voice } = scene;
  const told = memory.length <= SHORT_QUESTION ? lastTold(scene) : null;
  for (const subject of told === null ? [] : (NEXT_TO[told] ?? [])) {
    const line = character.texts.self[subject];
    const said = line === undefined ? null : voice.pick(TOLD, [line]);
    if (said !== null) return said;
  }
  return null;
}
