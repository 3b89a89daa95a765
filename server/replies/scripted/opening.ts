import type { Policy } from './followUp';
import { anecdote, matchedInterest } from './ownLife';
import { hash } from './hash';
import type { Act, Feeling } from './languagePack';
import type { Scene } from './scene';

export type Opening = { sentences: string[]; policy: Policy };

const GOOD: ReadonlySet<Feeling> = new Set<Feeling>(['happy']);
const AFTER_CRISIS_TURNS = 2;
/** How much is said at once of what is remembered. */
const MOST_NOTES = 6;

function said(policy: Policy, ...sentences: (string | null)[]): Opening | null {
  const kept = sentences.filter((sentence) => sentence !== null);
  return kept.length === 0 ? null : { sentences: kept, policy };
}

/** What cannot be passed over: danger, another language, a line that is crossed. */
function grave({ memory, pack: { common }, register, voice }: Scene): Opening | null {
  const { acts, understood } = memory.reading;
  if (acts.has('crisis'))
    return said('none', voice.pick('crisis', common.crisis), voice.pick('help', common.crisisHelp));
  if (acts.has('insult')) return said('none', voice.pick('boundary', register.boundary));
  if (acts.has('sexual')) return said('any', voice.pick('deflect', register.deflect));
  const { sinceCrisis } = memory;
  if (sinceCrisis !== null && sinceCrisis <= AFTER_CRISIS_TURNS)
    return said('none', voice.pick('afterCrisis', common.afterCrisis));
  if (!understood) return said('none', voice.pick('notUnderstood', common.notUnderstood));
  return null;
}

/** A line that takes a whole sentence of the user's. */
const isBare = (line: string) => /[:：] ?\{summary\}/.test(line);

/** A fact that the user asks for, as it was told; null where the memories may know more. */
function askedFact({ memory, notes, pack, voice }: Scene): Opening | null {
  const { asked, facts, news, toldBefore } = memory;
  if (asked.kinds.length === 0) return null;
  const { knows, unknown } = pack.common;
  const spokenOf = asked.isOfThem
    ? facts.filter(({ turn }) => turn === toldBefore?.turn)
    : [...facts, ...news];
  const told = spokenOf.filter(({ kind }) => asked.kinds.includes(kind));
  const quote = toldBefore === null ? null : pack.quoted(toldBefore.text);
  const summary = told.length > 0 ? pack.summary(told) : quote;
  if (summary !== null) {
    const fits = told.length > 0 ? () => true : isBare;
    const line = voice.pick('knows', knows, { summary }, fits);
    // Asked time and again, it is told plainly rather than not at all.
    return said('any', line ?? pack.capitalized(`${summary}${pack.fullStop}`));
  }
  if (notes.length > 0) return null;
  return said('any', voice.pick('unknown', unknown) ?? voice.oldest(unknown));
}

/** Questions about the character or about what it remembers. */
function aboutMe(scene: Scene): Opening | null {
  const { character, memory, notes, pack, register, voice } = scene;
  const { common } = pack;
  const { acts } = memory.reading;
  const { texts, facts } = character;
  const isAsked = (act: Act) => acts.has(act);
  if (isAsked('askMyName'))
    return memory.name === null
      ? said('any', voice.pick('nameUnknown', common.yourNameUnknown))
      : said('any', voice.pick('yourName', common.yourName, { name: memory.name }));
  const own = askedFact(scene);
  if (own !== null) return own;
  if (isAsked('askMemory') || memory.asked.kinds.length > 0) {
    const kept = notes.slice(0, MOST_NOTES).map((note) => note.replace(/[.!?。！？]{1,20}$/u, ''));
    if (kept.length > 0)
      return said('none', voice.pick('memory', common.memory, { summary: kept.join('; ') }));
    const known = [...memory.facts, ...memory.news].filter(({ kind }) => kind !== 'mood');
    const named = known.some(({ kind }) => kind === 'name') || memory.name === null;
    const all = named ? known : [{ kind: 'name' as const, value: memory.name ?? '' }, ...known];
    const summary = pack.summary(all);
    return summary === ''
      ? said('any', voice.pick('noMemory', common.noMemory))
      : said('none', voice.pick('memory', common.memory, { summary }));
  }
  if (isAsked('askName'))
    return said('any', voice.pick('myName', common.myName, { self: texts.name }));
  if (isAsked('askAge'))
    return said('any', voice.pick('age', common.age, { age: String(facts.age) }));
  if (isAsked('askPicture')) return said('any', voice.pick('picture', register.picture));
  if (isAsked('askLove')) return said('any', voice.pick('dodge', register.dodge));
  if (isAsked('askWho'))
    return said(
      'question',
      voice.pick('who', register.who, { tagline: texts.tagline.replace(/[.!]{1,20}$/, '') }),
      anecdote(scene),
    );
  if (isAsked('askStory')) {
    const story = anecdote(scene);
    if (story !== null) return said('question', voice.pick('lead', register.lead), story);
    return said('question', voice.pick('muse', register.muse));
  }
  return null;
}

/** What is told after hard news, and asks for nothing else; "I don't know what to do" counts. */
const TOLD: ReadonlySet<Act> = new Set<Act>(['shrug', 'yes', 'no', 'askAdvice']);

/** Hard news, and what is told after it: nothing is said but that the character is there. */
function hardTime({ memory, pack, voice }: Scene): Opening | null {
  const { hardNews, reading } = memory;
  const { common } = pack;
  if (hardNews === null) return null;
  const stay = (isFirst = false) =>
    voice.pick('stay', common.hardNews.stay, {}, (line) => !isFirst || !pack.isQuestion(line));
  if (hardNews.since === 0)
    return said('none', voice.pick(hardNews.kind, common.hardNews[hardNews.kind]), stay(true));
  return [...reading.acts].every((act) => TOLD.has(act)) ? said('none', stay()) : null;
}

function news({ memory, pack: { common }, voice }: Scene): (string | null)[] {
  return memory.news
    .filter(({ kind }) => kind !== 'mood')
    .toSorted((a, b) => Number(b.kind === 'name') - Number(a.kind === 'name'))
    .slice(0, 2)
    .map(({ kind, value, called }) =>
      voice.pick(`heard/${kind}`, common.heard[kind], { value, called: called ?? value }),
    );
}

function feeling({ memory, pack: { common }, register, voice }: Scene): Opening | null {
  const { feeling: felt } = memory.reading;
  if (felt === null || felt === 'grief') return null;
  const isGood = GOOD.has(felt);
  const pool = isGood ? register.glad : register.sorry;
  return said(
    'gentle',
    voice.pick(isGood ? 'glad' : 'sorry', pool),
    voice.pick(`feeling/${felt}`, common.feelings[felt]),
  );
}

/** Courtesies, and answers to what the character asked. */
function courtesy(scene: Scene): Opening | null {
  const {
    memory,
    pack: { common },
    register,
    voice,
  } = scene;
  const { acts } = memory.reading;
  const answersQuestion = memory.questionsInARow > 0;
  if (acts.has('love')) return said('any', voice.pick('loved', register.loved));
  if (acts.has('compliment')) return said('any', voice.pick('flattered', register.flattered));
  if (acts.has('thanks')) return said('any', voice.pick('thanks', register.thanks));
  if (acts.has('apology')) return said('any', voice.pick('apology', common.apology));
  if (acts.has('laugh')) return said('any', voice.pick('laugh', register.laugh));
  if (acts.has('askHow')) return said('question', voice.pick('howAmI', register.howAmI));
  if (answersQuestion && acts.has('yes')) return said('any', voice.pick('yes', register.yes));
  if (answersQuestion && acts.has('no')) return said('any', voice.pick('no', register.no));
  return null;
}

function inquiry(scene: Scene): Opening | null {
  const {
    memory,
    pack: { common },
    register,
    voice,
  } = scene;
  const { acts, topics } = memory.reading;
  if (acts.has('askLeave')) return said('none', voice.pick('leave', common.leave));
  if (acts.has('askAdvice')) return said('any', voice.pick('advice', common.advice));
  if (!acts.has('question') && !acts.has('askOpinion') && !acts.has('askYou')) return null;
  const interest = matchedInterest(scene);
  if (interest !== null) {
    const remark = voice.pick('remark', [interest.remark]);
    if (remark !== null) return said('any', remark);
  }
  const topic = topics[0];
  const isOpinion = acts.has('askOpinion') && topic !== undefined;
  return said(
    'statement',
    (isOpinion ? voice.pick('opinion', register.opinion, { topic }) : null) ??
      voice.pick('dodge', register.dodge),
  );
}

function statement(scene: Scene): Opening {
  const {
    memory,
    pack: { common },
    register,
    voice,
    seed,
  } = scene;
  const { topics, echo, short, acts } = memory.reading;
  const answered =
    memory.questionsInARow > 0 && short !== null && !acts.has('shrug')
      ? voice.pick('answered', common.answered, { short })
      : null;
  const turn = (memory.turn + hash(seed, 'statement')) % 4;
  const hear = () => voice.pick('hear', register.hear, { topic: topics[0] });
  const echoed = () => voice.pick('echo', register.echo, { echo });
  const ack = () => voice.pick('ack', register.ack);
  const line =
    answered ??
    (turn === 0 ? (echoed() ?? hear()) : turn === 1 ? ack() : (hear() ?? ack())) ??
    ack() ??
    voice.pick('muse', register.muse) ??
    voice.pick('dodge', register.dodge);
  return { sentences: line === null ? [] : [line], policy: 'any' };
}

/** Who asks whether the character is an AI hears it first, and then what cannot wait. */
function honest(scene: Scene): Opening | null {
  const { honesty, memory, register, voice } = scene;
  if (honesty === null) return null;
  const isLow = memory.reading.feeling !== null && !GOOD.has(memory.reading.feeling);
  const rest = memory.reading.acts.has('crisis')
    ? (grave(scene)?.sentences ?? [])
    : [isLow ? voice.pick('sorry', register.sorry) : null];
  return said(isLow ? 'gentle' : 'any', honesty, ...rest);
}

/** The reaction to what the user just said, and what may come after it. */
export function opening(scene: Scene): Opening {
  const { memory, register, voice } = scene;
  const { acts } = memory.reading;
  const early = honest(scene) ?? grave(scene) ?? hardTime(scene) ?? aboutMe(scene);
  if (early !== null) return early;
  const isFirst = memory.turn === 1 && acts.has('greeting');
  if (acts.has('goodbye') && !isFirst) {
    const bye = said('none', voice.pick('bye', register.bye));
    if (bye !== null) return bye;
  }
  const greet = () =>
    (isFirst ? voice.pick('welcome', scene.welcomes) : null) ??
    voice.pick('greet', isFirst ? register.greet : [...register.greet, ...(register.again ?? [])]);
  const greeted = acts.has('greeting') ? greet() : null;
  const isLow = memory.reading.feeling !== null && !GOOD.has(memory.reading.feeling);
  const onlyPeople = memory.news.every(({ kind }) => kind === 'person' || kind === 'mood');
  const told = isLow && onlyPeople ? [] : news(scene).filter((line) => line !== null);
  if (told.length > 0) {
    const felt = feeling(scene)?.sentences.slice(0, 1) ?? [];
    const sentences = [greeted, ...felt, ...told].filter((line) => line !== null).slice(0, 2);
    return { sentences, policy: 'any' };
  }
  const rest = feeling(scene) ?? courtesy(scene) ?? inquiry(scene);
  if (rest !== null) {
    const sentences = greeted === null ? rest.sentences : [greeted, ...rest.sentences];
    return { sentences: sentences.slice(0, 2), policy: rest.policy };
  }
  if (greeted !== null) return { sentences: [greeted], policy: 'question' };
  return statement(scene);
}
