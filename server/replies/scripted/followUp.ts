import { hash, shuffled } from './hash';
import type { FactKind } from './languagePack';
import type { KnownFact } from './memory';
import { anecdote, matchedInterest } from './ownLife';
import type { Scene } from './scene';
import { fill } from './voice';

/**
 * What may follow a reaction: nothing; anything; a statement only; rather a question; or, when
 * somebody is low, nothing that changes the subject.
 */
export type Policy = 'none' | 'any' | 'statement' | 'question' | 'gentle';

/** Two messages that ask may follow each other, a third may not. */
export const MOST_QUESTIONS_IN_A_ROW = 2;
const TURNS_BETWEEN_CALLBACKS = 3;
const AGE_OF_A_CALLBACK = 3;
const MOST_MENTIONS = 3;
const MOOD_LASTS = 8;
const TURNS_BETWEEN_LIKED = 4;
const ELICITED: readonly FactKind[] = ['name', 'place', 'job', 'like'];

function mentions(scene: Scene, fact: KnownFact): number {
  const name = (fact.called ?? fact.value).toLowerCase();
  return scene.memory.said
    .slice(-25)
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
    .filter(({ kind, turn }) => {
      const age = memory.turn - turn;
      if (kind === 'name' || told.has(kind) || age < AGE_OF_A_CALLBACK) return false;
      return kind !== 'mood' || age <= MOOD_LASTS;
    })
    .filter((fact) => mentions(scene, fact) < MOST_MENTIONS)
    .toSorted((a, b) => mentions(scene, a) - mentions(scene, b) || a.turn - b.turn);
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

function question(scene: Scene): string | null {
  const { memory, pack, register, voice, seed } = scene;
  const interest = matchedInterest(scene);
  const open = () =>
    hash(seed, 'open', memory.turn) % 2 === 0
      ? (voice.pick('ask', register.ask) ?? voice.pick('asks', pack.common.asks))
      : (voice.pick('asks', pack.common.asks) ?? voice.pick('ask', register.ask));
  const wantsToKnow = memory.turn <= 2 || hash(seed, 'elicit', memory.turn) % 2 === 0;
  return (
    (interest === null ? null : voice.pick('interest', [interest.question])) ??
    onSubject(scene, true) ??
    (wantsToKnow ? elicitation(scene) : null) ??
    open()
  );
}

function ownRemark({ character, voice, seed }: Scene): string | null {
  const remarks = shuffled(character.texts.interests, `${seed}/interests`).map((own) => own.remark);
  return voice.pick('ownRemark', remarks);
}

function statements(scene: Scene, room: number): string[] {
  const { memory, register, voice, seed } = scene;
  const interest = matchedInterest(scene);
  const isTelling = [...memory.reading.acts].every((act) => act === 'shrug');
  const near =
    (interest === null ? null : voice.pick('remark', [interest.remark])) ??
    anecdote(scene, 1) ??
    onSubject(scene, false);
  if (near !== null) return [near];
  const order = shuffled(['anecdote', 'muse', 'anecdote', 'remark'], `${seed}/${memory.turn}`);
  for (const kind of order) {
    if (kind === 'muse') {
      const line = voice.pick('muse', register.muse);
      if (line !== null) return [line];
    } else if (kind === 'remark') {
      const line = ownRemark(scene);
      if (line !== null) return [line];
    } else {
      const line = anecdote(scene);
      const lead =
        line !== null && room > 1 && isTelling ? voice.pick('lead', register.lead) : null;
      if (line !== null) return lead === null ? [line] : [lead, line];
    }
  }
  return [];
}

/** What follows the reaction: a fact remembered, a question, or something of the character's own. */
export function followUp(
  scene: Scene,
  policy: Policy,
  { asked, room }: { asked: boolean; room: number },
): string[] {
  const { liked, memory, seed, voice } = scene;
  if (policy === 'none' || room <= 0) return [];
  const mayAsk = !asked && memory.questionsInARow < MOST_QUESTIONS_IN_A_ROW;
  const roll = hash(seed, 'shape', memory.turn) % 100;
  const wishes = policy === 'question' ? 90 : memory.questionsInARow === 0 ? 65 : 35;
  const wantsQuestion = mayAsk && policy !== 'statement' && roll < wishes;

  if (policy !== 'gentle' && !asked && sinceCallback(scene) > TURNS_BETWEEN_CALLBACKS) {
    const line = callback(scene, mayAsk);
    if (line !== null) return [line];
  }
  if (policy === 'gentle') return [];
  if ((memory.turn + hash(seed, 'liked')) % TURNS_BETWEEN_LIKED === 0) {
    const line = voice.pick('liked', liked);
    if (line !== null) return [line];
  }
  if (wantsQuestion) {
    const line = question(scene);
    if (line !== null && memory.turn > 2 && room > 1 && roll % 3 === 0) {
      const own = statements(scene, 1);
      return [...own, line];
    }
    if (line !== null) return [line];
  }
  const own = statements(scene, room);
  if (own.length > 0) return own;
  const last = mayAsk ? question(scene) : null;
  return last === null ? [] : [last];
}
