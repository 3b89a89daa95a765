import { aboutSelf, nextTo } from './aboutSelf';
import { briefly } from './briefly/briefly';
import { counsel, isOnAdvice, moment, trouble } from './counsel';
import { detail, isOfNumber, shortKindOf, shortly } from './detail';
import { frank } from './frankly';
import { goodbye } from './goodbye';
import { hash } from './hash';
import type { Act, Feeling, LanguagePack } from './languagePack';
import { evening } from './evening';
import { everyday } from './everydayTalk';
import { hardTime } from './hardTime';
import { isLow } from './memory';
import type { Memory } from './memory';
import { following, moved } from './moves';
import { anecdote, lineOnSame, matchedInterest, thingsIn } from './ownLife';
import { recalled } from './recalled';
import { hasStem } from './relatedness';
import { said } from './said';
import { nodded, signalled } from './signals';
import type { Opening } from './said';
import { isLikedDue } from './scene';
import type { Scene } from './scene';
import { onTold, onToldNow } from './mentioned';
import { particular } from './particulars';
import { choice, yesOrNo } from './quickly';
import { plainRemark, remarkOnTold } from './remarked';
import { TOLD } from './voice';

const AFTER_CRISIS_TURNS = 2;

/** What cannot be passed over: danger, another language, a line that is crossed. */
function grave({ memory, pack: { common }, register, voice }: Scene): Opening | null {
  const { acts, understood } = memory.reading;
  if (acts.has('crisis'))
    return said('none', voice.pick('crisis', common.crisis), voice.pick('help', common.crisisHelp));
  if (acts.has('insult')) return said('none', voice.pick('boundary', register.boundary));
  if (acts.has('sexual')) return said('none', voice.pick('deflect', register.deflect));
  const { sinceCrisis } = memory;
  if (sinceCrisis !== null && sinceCrisis <= AFTER_CRISIS_TURNS)
    return said('none', voice.pick('afterCrisis', common.afterCrisis));
  if (!understood) return said('none', voice.pick('notUnderstood', common.notUnderstood));
  return null;
}

/** Questions about the character that every character answers by lines of its manner. */
function aboutMe({ character, memory, pack: { common }, register, voice }: Scene): Opening | null {
  const { texts, facts } = character;
  const isAsked = (act: Act) => memory.reading.acts.has(act);
  if (isAsked('askName'))
    return said('none', voice.pick('myName', common.myName, { self: texts.name }));
  if (isAsked('askAge'))
    return said('none', voice.pick('age', common.age, { age: String(facts.age) }));
  if (isAsked('askPicture')) return said('none', voice.pick('picture', register.picture));
  if (memory.self.moves.has('fond')) return said('none', voice.pick('fond', common.follow.fond));
  return null;
}

/** "Who are you?", and a story when one is asked for. */
function presented(scene: Scene): Opening | null {
  const { character, memory, register, voice } = scene;
  const { acts } = memory.reading;
  const { manner, self, tagline } = character.texts;
  if (acts.has('askWho'))
    return said(
      'back',
      manner === 'terse'
        ? null
        : voice.pick('who', register.who, { tagline: tagline.replace(/[.!]{1,20}$/, '') }),
      self.work === undefined ? anecdote(scene) : voice.pick(TOLD, [self.work]),
    );
  const isJoke = memory.self.subjects.includes('joke');
  if (isJoke || (!acts.has('askStory') && !memory.self.moves.has('story'))) return null;
  const story = anecdote(scene);
  if (story !== null) return said('none', voice.pick('lead', register.lead), story);
  return said('none', voice.pick('muse', register.muse));
}

function news({ memory, pack: { common }, voice }: Scene): string[] {
  return (
    memory.news
      // Somebody who is only mentioned, without a name, is no news.
      .filter(
        ({ kind, value, called }) => kind !== 'mood' && (kind !== 'person' || called !== value),
      )
      .toSorted((a, b) => Number(b.kind === 'name') - Number(a.kind === 'name'))
      .slice(0, 2)
      .map(({ kind, value, called }) =>
        voice.pick(`heard/${kind}`, common.heard[kind], { value, called: called ?? value }),
      )
      .filter((line) => line !== null)
  );
}

/** Feelings about something, which says more than they do. */
const OF_THINGS: ReadonlySet<Feeling> = new Set<Feeling>(['happy', 'angry', 'bored']);

function feeling(scene: Scene): Opening | null {
  const {
    memory,
    pack: { common },
    register,
    voice,
  } = scene;
  const { feeling: felt } = memory.reading;
  if (felt === null || felt === 'grief') return null;
  const isGood = felt === 'happy';
  const pool = isGood ? register.glad : register.sorry;
  const near = OF_THINGS.has(felt) ? onToldNow(scene) : null;
  return said(
    'gentle',
    voice.pick(isGood ? 'glad' : 'sorry', pool),
    near ?? voice.pick(`feeling/${felt}`, common.feelings[felt]),
  );
}

/** A message of at most so many words only laughs, thanks or agrees. */
const FEW_WORDS = 5;
const isSmall = ({ length, reading: { acts } }: Memory) =>
  acts.has('shrug') || acts.has('askHow') || length <= FEW_WORDS;

/** Courtesies, and answers to what the character asked. */
function courtesy(scene: Scene): Opening | null {
  const {
    memory,
    pack: { common },
    register,
    voice,
  } = scene;
  const { acts } = memory.reading;
  if (acts.has('love')) return said('recall', voice.pick('loved', register.loved));
  if (acts.has('compliment')) return said('recall', voice.pick('flattered', register.flattered));
  if (acts.has('thanks')) return said('recall', voice.pick('thanks', register.thanks));
  if (acts.has('apology')) return said('recall', voice.pick('apology', common.apology));

  if (acts.has('askHow')) return said('question', voice.pick('howAmI', register.howAmI));
  const answersQuestion = memory.questionsInARow > 0;
  if (answersQuestion && acts.has('yes')) return said('stay', voice.pick('yes', register.yes));
  if (answersQuestion && acts.has('no')) return said('stay', voice.pick('no', register.no));
  return null;
}

const isQuestion = ({ memory: { reading, saidNow, self }, pack }: Scene) =>
  reading.acts.has('question') ||
  reading.acts.has('askOpinion') ||
  reading.acts.has('askYou') ||
  self.moves.has('ask') ||
  (!self.isAboutUser && pack.shortAnswers.opens.test(saidNow.toLowerCase()));

/** A question that names a thing of its own does not go on from what was told. */
const namesThing = ({ memory, pack }: Scene) => hasStem(thingsIn(memory.reading.words), pack);

/** Answers a question for which no line was written: by a line on the same thing, else honestly. */
function inquiry(scene: Scene): Opening | null {
  const { memory, pack, register, voice } = scene;
  const { common } = pack;
  const { acts } = memory.reading;
  if (acts.has('askLeave')) return said('none', voice.pick('leave', common.leave));
  if (memory.self.moves.has('advice')) return said('none', voice.pick('advice', common.advice));
  if (!isQuestion(scene)) return null;
  const { isAboutUser, moves } = memory.self;
  const kind = isAboutUser || moves.has('assure') ? null : shortKindOf(scene);
  const number = isOfNumber(scene, kind) ? shortly(scene, kind) : null;
  if (number !== null) return said('none', number);
  const own = isAboutUser ? null : lineOnSame(scene);
  if (own !== null) return said('none', own);
  const interest = matchedInterest(scene);
  const near = interest === null ? null : voice.pick('remark', [interest.remark]);
  if (near !== null) return said('none', near);
  const quick = isAboutUser ? null : yesOrNo(scene);
  if (quick !== null) return said('back', quick);
  const goesOn = kind !== 'yesNo' && !namesThing(scene);
  const further = (goesOn ? nextTo(scene) : null) ?? shortly(scene, kind);
  if (further !== null) return said('none', further);
  const { follow } = common;
  if (isAboutUser || moves.has('assure')) return said('none', voice.pick('assure', follow.assure));
  return moves.has('would') && !moves.has('wh')
    ? said('none', voice.pick('would', follow.would))
    : said('none', voice.pick('dodge', register.dodge));
}

/** One of so many lines on what is told comes with a word in the character's own manner. */
const BARE_OF = 3;

/** Reacts to what the user tells: good news, bad news, something funny, or none of these. */
function statement(scene: Scene): Opening {
  const { memory, register, seed, voice } = scene;
  const nod = memory.reading.acts.has('shrug') ? nodded(scene) : null;
  if (nod !== null) return nod;
  const { moves } = memory.self;
  const [isBad, isGood] = [moves.has('bad'), moves.has('good')];
  const plain = memory.reading.acts.has('laugh') ? 'laugh' : 'ack';
  const kind = isBad === isGood ? plain : isBad ? 'sorry' : 'glad';
  const near = remarkOnTold(scene, { isAlone: true, mayAsk: true });
  const isBare = near !== null && hash(seed, 'bare', memory.turn) % BARE_OF !== 0;
  const line =
    kind === 'ack' && isBare
      ? null
      : (voice.pick(kind, register[kind]) ?? voice.pick('ack', register.ack));
  const isOver = near !== null || plain === 'laugh';
  return said(isOver ? 'none' : 'stay', line, near) ?? { sentences: [], policy: 'stay' };
}

/** Who asks whether the character is an AI hears it first, and then what cannot wait. */
function honest(scene: Scene): Opening | null {
  const { honesty, memory, register, voice } = scene;
  if (honesty === null) return null;
  const rest = memory.reading.acts.has('crisis')
    ? (grave(scene)?.sentences ?? [])
    : [isLow(memory) ? voice.pick('sorry', register.sorry) : null];
  return said(isLow(memory) ? 'gentle' : 'none', honesty, ...rest);
}

/** A greeting stands within so many letters of the beginning. */
const GREETING_LASTS = 24;

/** In the middle of a talk, a greeting has at most so many words. */
const LONGEST_HELLO = 6;

/** Greets back; in the first words of a chat never with "you again". */
function greeting(scene: Scene): string | null {
  const { again, comeback, memory, pack, register, voice, welcomes } = scene;
  const first = pack.self.asked(memory.saidNow.slice(0, GREETING_LASTS)).moves;
  if (!memory.reading.acts.has('greeting') && !first.has('hello')) return null;
  if (comeback.isAfterDays) return voice.pick('comeback', again);
  // "What's up with your day?" in the middle of a talk greets nobody.
  const isOther = memory.self.subjects.length > 0 || memory.reading.acts.has('shrug');
  if (memory.turn > 1 && (memory.length > LONGEST_HELLO || isOther)) return null;
  if (memory.turn > 1) return voice.pick('greet', [...register.greet, ...(register.again ?? [])]);
  return voice.pick('welcome', welcomes) ?? voice.pick('greet', register.greet);
}

const MOST_SENTENCES = 4;

/** Drops lines from the front until so many sentences are left. */
function atMost(most: number, lines: readonly (string | null)[], pack: LanguagePack): string[] {
  const kept = lines.filter((line) => line !== null);
  const count = kept.reduce((sum, line) => sum + pack.sentences(line).length, 0);
  return count > most && kept.length > 1 ? atMost(most, kept.slice(1), pack) : kept;
}

/** What was written for everyday talk, and now and then what the user likes to hear. */
function talkOf(scene: Scene, line: string | null): Opening | null {
  const liked = line !== null && isLikedDue(scene) ? scene.voice.pick('liked', scene.liked) : null;
  return said('none', line, liked);
}

/** What was surely told, asked for in a hard time too: "when is the funeral?" */
function remindedNow(scene: Scene): Opening | null {
  const { asksBack, hardNews, toldBefore } = scene.memory;
  if (hardNews === null || toldBefore === null) return null;
  const isMeant = toldBefore.isOfTime || (asksBack === 'fact' && toldBefore.isSure);
  return isMeant ? recalled(scene) : null;
}

/** The reaction to what the user just said, and what may come after it. */
export function opening(scene: Scene): Opening {
  const { memory, pack } = scene;
  const { reading, self, turn } = memory;
  const early =
    honest(scene) ??
    grave(scene) ??
    remindedNow(scene) ??
    hardTime(scene) ??
    evening(scene) ??
    moved(scene) ??
    signalled(scene) ??
    recalled(scene);
  if (early !== null) return early;
  const asksAdvice = self.moves.has('advice') || self.moves.has('howTo');
  if (turn > 1 && !asksAdvice && (reading.acts.has('goodbye') || self.moves.has('bye'))) {
    const bye = goodbye(scene);
    if (bye !== null) return bye;
  }
  const greeted = greeting(scene);
  const after = ({ sentences, policy }: Opening, ...told: string[]): Opening => ({
    sentences: atMost(MOST_SENTENCES, [greeted, ...told, ...sentences], pack),
    policy,
  });
  const isOfMe = reading.acts.has('askAge') || reading.acts.has('askName');
  const isAsked = isQuestion(scene);
  const talk = everyday(scene, isAsked);
  const onAdvice = isOnAdvice(scene) && !isOfMe ? counsel(scene) : null;
  if (onAdvice !== null) return after(onAdvice, ...news(scene).slice(0, 1));
  const direct = frank(scene);
  if (direct !== null) return after(direct, ...news(scene).slice(0, 1));
  const meant = isOfMe ? null : talkOf(scene, talk.meant());
  if (meant !== null) return after(meant, ...news(scene).slice(0, 1));
  const plain = particular(scene);
  if (plain !== null) return after(plain, ...news(scene).slice(0, 1));
  const own = choice(scene) ?? (isAsked ? detail(scene) : null) ?? aboutSelf(scene);
  const me = aboutMe(scene);
  if (own !== null) return after(own, ...(me?.sentences ?? news(scene)).slice(0, 1));
  const asked = me ?? following(scene) ?? presented(scene);
  if (asked !== null) return after(asked);
  const answer = isAsked ? talkOf(scene, talk.asked()) : null;
  if (answer !== null) return after(answer, ...news(scene).slice(0, 1));
  const advised = isOfMe ? null : counsel(scene);
  if (advised !== null) return after(advised, ...news(scene).slice(0, 1));
  const brief = briefly(scene);
  if (brief !== null) return brief;
  const now = moment(scene);
  if (now !== null) return now;
  const likely = talkOf(scene, talk.likely());
  const onlyPeople = memory.news.every(({ kind }) => kind === 'person' || kind === 'mood');
  const told = isLow(memory) && onlyPeople ? [] : news(scene);
  if (told.length > 0 && likely !== null) return after(likely, ...told.slice(0, 1));
  if (told.length > 0) {
    const lines = feeling(scene)?.sentences ?? [];
    const felt = isLow(memory) ? lines.slice(-1) : lines.slice(0, 1);
    const policy = greeted === null ? 'stay' : 'question';
    return after({ sentences: told, policy }, ...felt);
  }
  const rest =
    likely ??
    said('none', plainRemark(scene, isAsked)) ??
    trouble(scene) ??
    feeling(scene) ??
    (isAsked && !isSmall(memory) ? inquiry(scene) : null) ??
    courtesy(scene) ??
    inquiry(scene);
  if (rest !== null) return after(rest);
  if (greeted !== null) {
    const near = onTold(scene);
    return after(
      said(near === null ? 'question' : 'none', near) ?? { sentences: [], policy: 'question' },
    );
  }
  return statement(scene);
}
