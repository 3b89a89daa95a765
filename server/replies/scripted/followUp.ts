import { FRESH_FOR_REPLIES } from '../freshness';
import { hash } from './hash';
import type { FactKind } from './languagePack';
import type { KnownFact } from './memory';
import { anecdote, matchedInterest } from './ownLife';
import { remarkOnTold } from './remarked';
import { isLikedDue } from './scene';
import type { Scene } from './scene';
import { fill } from './voice';

/**
 * What may follow a reaction: nothing; only something that the user told before; something on the
 * same subject; something new, preferably a question; the question that was asked, given back; or,
 * when somebody is low, nothing that changes the subject.
 */
export type Policy = 'none' | 'recall' | 'stay' | 'new' | 'question' | 'back' | 'gentle';

/** Two messages that ask may follow each other, a third may not. */
export const MOST_QUESTIONS_IN_A_ROW = 2;
const TURNS_BETWEEN_CALLBACKS = 3;
/** The same while the user is telling of something else. */
const TURNS_BETWEEN_ASIDES = 5;
const AGE_OF_A_CALLBACK = 3;
const MOST_MENTIONS = 3;
const MOOD_LASTS = 8;
/** Who did not say their name by this message is not asked for it in the middle of a talk. */
const LATEST_INTRODUCTION = 3;
const ELICITED: readonly FactKind[] = ['name'];

function mentions(scene: Scene, fact: KnownFact): number {
  const name = (fact.called ?? fact.value).toLowerCase();
  return scene.memory.said
    .slice(-FRESH_FOR_REPLIES)
    .filter((message) => message.join(' ').toLowerCase().includes(name)).length;
}

function sinceCallback({ memory, pack }: Scene): number {
  const lines = memory.facts.flatMap(({ kind, value, called }) =>
    pack.common.recall[kind].flatMap((line) => {
      const text = fill(line, { value, called: called ?? value }, pack);
      return text === null ? [] : [pack.capitalized(text).toLowerCase()];
    }),
  );
  const last = memory.said.findLastIndex((message) => {
    const text = message.join(' ').toLowerCase();
    return lines.some((line) => text.includes(line.slice(1)));
  });
  return memory.said.length - last;
}

function callback(scene: Scene, mayAsk: boolean): string | null {
  const { memory, pack, voice } = scene;
  const told = new Set(memory.news.map(({ kind }) => kind));
  const candidates = memory.facts
    .filter(({ called, kind, turn, value }) => {
      const age = memory.turn - turn;
      if (kind === 'name' || told.has(kind) || age < AGE_OF_A_CALLBACK) return false;
      // "How is your neighbour these days?" is asked of those with a name alone.
      if (kind === 'person' && called === value) return false;
      return kind !== 'mood' || age <= MOOD_LASTS;
    })
    .filter((fact) => mentions(scene, fact) < MOST_MENTIONS)
    .toSorted(
      (a, b) =>
        Number(a.kind === 'mood') - Number(b.kind === 'mood') ||
        mentions(scene, a) - mentions(scene, b) ||
        a.turn - b.turn,
    );
  for (const { kind, value, called } of candidates) {
    const line = voice.pick(
      `recall/${kind}`,
      pack.common.recall[kind],
      { value, called: called ?? value },
      (candidate) => mayAsk || !pack.isQuestion(candidate),
    );
    if (line !== null) return line;
  }
  return null;
}

function onSubject({ memory, pack, voice }: Scene, asks: boolean): string | null {
  for (const key of memory.reading.subjects) {
    const lines = pack.common.subjects[key] ?? [];
    const line = voice.pick(`subject/${key}`, lines, {}, (text) => pack.isQuestion(text) === asks);
    if (line !== null) return line;
  }
  return null;
}

function elicitation({ memory, pack, voice }: Scene): string | null {
  const known = new Set([...memory.facts, ...memory.news].map(({ kind }) => kind));
  if (memory.name !== null) known.add('name');
  const everything = memory.said.flat().join(' ').toLowerCase();
  for (const kind of ELICITED) {
    const questions = pack.common.elicit[kind] ?? [];
    if (
      known.has(kind) ||
      questions.some((line) => everything.includes(line.slice(1).toLowerCase()))
    )
      continue;
    return voice.pick(`elicit/${kind}`, questions);
  }
  return null;
}

/** A question that opens a subject. */
function question(scene: Scene): string | null {
  const { memory, pack, register, voice, seed } = scene;
  const open = () =>
    hash(seed, 'open', memory.turn) % 2 === 0
      ? (voice.pick('ask', register.ask) ?? voice.pick('asks', pack.common.asks))
      : (voice.pick('asks', pack.common.asks) ?? voice.pick('ask', register.ask));
  return (
    onSubject(scene, true) ??
    (memory.turn <= LATEST_INTRODUCTION ? elicitation(scene) : null) ??
    open()
  );
}

/** The question about what was asked; else the bare "And you?", unless the user said so already. */
function backTo(scene: Scene): string | null {
  const { memory, pack, seed, voice } = scene;
  const roll = hash(seed, 'back', memory.turn) % 3;
  if (memory.self.moves.has('back') || roll === 0) return null;
  return onSubject(scene, true) ?? voice.pick('back', pack.common.follow.back);
}

/** Something of the character's own that has to do with what the user speaks of. */
function ownNear(scene: Scene): string | null {
  const { character, memory, pack, voice } = scene;
  const interest = matchedInterest(scene);
  const remark = interest === null ? null : voice.pick('remark', [interest.remark]);
  if (remark !== null) return remark;
  for (const subject of memory.touched) {
    const line = character.texts.self[subject];
    const isShort = line !== undefined && pack.sentences(line).length <= 2;
    const said = isShort ? voice.pick(`self/${subject}`, [line]) : null;
    if (said !== null) return said;
  }
  return null;
}

/** Now and then, what the user likes company to say. */
function welcome(scene: Scene): string | null {
  return isLikedDue(scene) ? scene.voice.pick('liked', scene.liked) : null;
}

/** Stays with what the user speaks of: asks on, or adds something of its own that is near. */
function staying(scene: Scene, mayAsk: boolean): string | null {
  const { memory, pack, register, seed, voice } = scene;
  const near = remarkOnTold(scene, { isAlone: false, mayAsk });
  if (near !== null) return near;
  const roll = hash(seed, 'stay', memory.turn) % 100;
  const asksOn = mayAsk && roll < 70;
  const probe = () =>
    voice.pick('probe', register.probe, {}, (line) => pack.isQuestion(line) === asksOn) ??
    voice.pick('probe', register.probe, {}, (line) => mayAsk || !pack.isQuestion(line));
  const known =
    welcome(scene) ?? (roll % 2 === 0 ? recalling(scene, mayAsk, TURNS_BETWEEN_ASIDES) : null);
  // Somebody who had a bad day should not have to listen to the character's tales.
  const mayTell = roll % 3 === 0 && !memory.self.moves.has('bad');
  return known ?? (mayTell ? ownNear(scene) : null) ?? probe();
}

/** Opens something new: what is remembered, a question, or a story of the character's own. */
function opening(scene: Scene, mayAsk: boolean, wantsQuestion: boolean): string | null {
  const { memory, seed } = scene;
  const known = recalling(scene, mayAsk) ?? welcome(scene);
  if (known !== null) return known;
  const roll = hash(seed, 'shape', memory.turn) % 100;
  const asks = mayAsk && roll < (wantsQuestion ? 95 : 65);
  return (asks ? question(scene) : null) ?? anecdote(scene) ?? (mayAsk ? question(scene) : null);
}

/** What the user told comes up again, unless it just did. */
function recalling(scene: Scene, mayAsk: boolean, least = TURNS_BETWEEN_CALLBACKS): string | null {
  return sinceCallback(scene) > least ? callback(scene, mayAsk) : null;
}

type Follow = (scene: Scene, mayAsk: boolean) => string | null;

const follows: Readonly<Record<Exclude<Policy, 'none' | 'gentle'>, Follow>> = {
  recall: recalling,
  stay: staying,
  back: (scene, mayAsk) => (mayAsk ? backTo(scene) : null),
  new: (scene, mayAsk) => opening(scene, mayAsk, false),
  question: (scene, mayAsk) => opening(scene, mayAsk, true),
};

/** What follows the reaction. */
export function followUp(
  scene: Scene,
  policy: Policy,
  { asked, room }: { asked: boolean; room: number },
): string[] {
  if (policy === 'none' || policy === 'gentle' || room <= 0) return [];
  const mayAsk = !asked && scene.memory.questionsInARow < MOST_QUESTIONS_IN_A_ROW;
  const line = follows[policy](scene, mayAsk);
  return line === null ? [] : [line];
}
