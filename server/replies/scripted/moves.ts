import { lastTold } from './aboutSelf';
import { said } from './said';
import type { Opening } from './said';
import { anecdote } from './ownLife';
import { whyOfLast } from './particulars';
import { arrivals, playedKinds, strongKinds } from './playedActs/playedActs';
import type { PlayedKind } from './playedActs/playedActs';
import { riddle } from './riddles';
import type { Scene } from './scene';
import { TOLD } from './voice';

/** The character asks no more than so many questions of a game in a row. */
const MOST_ROUNDS = 3;

/** How many of the character's last messages asked something of a game, one after another. */
function roundsPlayed({ memory, pack }: Scene): number {
  const games = new Set(pack.common.play.game.flatMap((line) => pack.sentences(line)));
  const others = memory.said.toReversed().findIndex((m) => !m.some((one) => games.has(one)));
  return others === -1 ? memory.said.length : others;
}

const BETWEEN_ASTERISKS = /\*([^*\n]{2,200})\*/g;

/** What is done between the asterisks; what weighs more comes first. */
function playedIn({ memory, pack }: Scene): readonly PlayedKind[] {
  const done = [...memory.saidNow.toLowerCase().matchAll(BETWEEN_ASTERISKS)]
    .map(([, act = '']) => act)
    .join(', ');
  return playedKinds.filter((kind) => pack.playedActs[kind].heard.test(done));
}

/** An act between asterisks is answered by one that fits it. */
function scene(of: Scene): Opening | null {
  const { character, memory, pack, voice } = of;
  if (!memory.isPlayed) return null;
  const { play } = pack.common;
  const { moves } = memory.self;
  const acts = playedIn(of);
  const tender = moves.has('kiss') ? 'kiss' : moves.has('hug') ? 'hug' : null;
  const answered = (kinds: readonly PlayedKind[]) => {
    for (const kind of kinds) {
      const line = voice.pick(`played/${kind}`, pack.playedActs[kind].said);
      const { now } = character.texts.self;
      const here = arrivals.has(kind) && now !== undefined ? voice.pick(TOLD, [now]) : null;
      if (line !== null) return said('none', line, here);
    }
    return null;
  };
  return (
    answered(acts.filter((kind) => strongKinds.has(kind))) ??
    (tender === null ? null : said('none', voice.pick(tender, play[tender]))) ??
    answered(acts) ??
    said('none', voice.pick('scene', play.scene))
  );
}

function game(of: Scene): Opening | null {
  const { memory, pack, voice } = of;
  const { play } = pack.common;
  const { acts } = memory.reading;
  const rounds = roundsPlayed(of);
  const asksNext = memory.self.moves.has('game');
  if (asksNext && rounds === 0) return said('none', voice.pick('game', play.game));
  const { moves } = memory.self;
  const isElse = moves.has('advice') || moves.has('ask') || moves.has('bye');
  if (rounds === 0 || isElse || acts.has('goodbye') || acts.has('question') || !isBrief(memory))
    return null;
  const next = asksNext || (rounds < MOST_ROUNDS && !acts.has('no'));
  return said(
    'none',
    voice.pick('played', play.played),
    next ? voice.pick('game', play.game) : null,
  );
}

/** A wish to call has at most so many words; a longer message only mentions a call. */
const LONGEST_WISH = 9;

/** "Why?" and its like have at most so many words; a longer message says something of its own. */
const MOST_WORDS = 7;
const isBrief = ({ length }: Scene['memory']) => length <= MOST_WORDS;

/** "Go on", and not "I should smile more". */
const LONGEST_MORE = 5;

/** Answers what refers to the character's last message: "why?", "really?". */
export function following(of: Scene): Opening | null {
  const { memory, pack, register, voice } = of;
  const { follow } = pack.common;
  const { moves, subjects } = memory.self;
  const last = memory.said.at(-1) ?? [];
  if (subjects.length > 0 || last.length === 0 || !isBrief(memory)) return null;
  const asked = pack.isQuestion(last.at(-1) ?? '');
  if (moves.has('meant')) return said('none', voice.pick('meant', follow.meant));
  const why = moves.has('why') ? whyOfLast(of) : null;
  if (why !== null) return said('none', why);
  if (moves.has('why'))
    return asked && lastTold(of) === null
      ? said('none', voice.pick('curious', follow.curious))
      : said('none', voice.pick('because', follow.because));
  if (moves.has('really')) return said('none', voice.pick('really', follow.really));
  if (moves.has('more') && memory.length <= LONGEST_MORE) {
    const story = anecdote(of);
    return story === null ? null : said('question', voice.pick('lead', register.lead), story);
  }
  if (moves.has('which')) return said('none', voice.pick('which', follow.which));
  return null;
}

/** "Guess what" has at most so many words; a longer message tells what at once. */
const GUESS_WHAT = 5;

/** Small wishes: to be asked something, to hear something nice, to be asked what there is to tell. */
function wish({ memory, pack, register, voice }: Scene): Opening | null {
  const { play } = pack.common;
  const { moves } = memory.self;
  if (!isBrief(memory)) return null;
  if (moves.has('askMe')) return said('none', voice.pick(TOLD, register.ask));
  if (moves.has('nice')) return said('none', voice.pick('nice', register.nice));
  const isTold = moves.has('good') || moves.has('bad') || memory.reading.feeling !== null;
  if (!moves.has('guess') || isTold || memory.length > GUESS_WHAT) return null;
  return said('none', voice.pick('guess', play.guess));
}

/** Answers a scene, a riddle, a game, a small wish, or the wish to call. */
export function moved(of: Scene): Opening | null {
  const { memory, pack, voice } = of;
  const wantsCall =
    memory.self.moves.has('call') &&
    memory.news.length === 0 &&
    memory.self.subjects.length === 0 &&
    memory.length <= LONGEST_WISH;
  return (
    scene(of) ??
    said('none', of.game) ??
    riddle(of) ??
    game(of) ??
    wish(of) ??
    (wantsCall ? said('none', voice.pick('call', pack.common.play.call)) : null)
  );
}
