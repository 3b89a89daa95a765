/**
 * Who speaks in a call, and when. Pure: takes an event and its time in milliseconds, and returns
 * the next state and what to do.
 */
export type Turns = {
  phase: Phase;
  /** Numbers the turns of the character; anything for an earlier one is outdated. */
  turn: number;
  isGreeted: boolean;
  /** How often the character has broken the silence since the user last spoke. */
  reminders: number;
};

type Phase =
  /** The user is not there, or no longer. */
  | { name: 'waiting'; until: number }
  /** The next words are being made. `isAnswer`: in reply to the user, who may go on talking. */
  | { name: 'thinking'; isAnswer: boolean }
  /** `isFinished`: no more sentences come; `isSilent`: all that came were said. */
  | { name: 'speaking'; isFinished: boolean; isSilent: boolean }
  /** The user makes a sound while the character speaks: a cough, or more? */
  | { name: 'holding'; isFinished: boolean; until: number }
  /** `until`: when the silence counts as long; null: the character has asked often enough. */
  | { name: 'listening'; until: number | null }
  | { name: 'hearing' }
  /** The user may only be looking for a word. */
  | { name: 'pausing'; until: number }
  | { name: 'over' };

export type TurnEvent =
  | { type: 'user.here' }
  | { type: 'user.gone' }
  | { type: 'voice.began' }
  | { type: 'voice.ended' }
  /** A sentence of a turn is ready to be said. */
  | { type: 'sentence.ready'; turn: number }
  /** A turn has no more sentences; perhaps it had none. */
  | { type: 'turn.complete'; turn: number }
  /** All sentences that came were said. */
  | { type: 'speech.ended' }
  /** The time that `dueAt` names has come. */
  | { type: 'time.came' };

export type TurnCommand =
  /** Greet; answer what was kept; or break a long silence. */
  | { type: 'greet' | 'remind'; turn: number }
  | { type: 'answer'; turn: number }
  /** Keep what the user just said, for the answer. */
  | { type: 'keep' }
  /** Drop what was kept: its answer has begun. */
  | { type: 'forget' }
  /** Say what came; pause; resume; or stop for good and cancel the rest. */
  | { type: 'speak' | 'hold' | 'resume' | 'silence' }
  | { type: 'leave' };

export type Step = { turns: Turns; commands: TurnCommand[] };

/** In milliseconds; a voice is reported 100 ms after it starts, 300 ms after it ends. */
export const limits = {
  /** How long the user is waited for. */
  absence: 30_000,
  /** A shorter sound does not interrupt the character. */
  cough: 150,
  /** A longer pause ends the user's turn. */
  pause: 500,
  /** Silence before the character speaks up. */
  silence: 12_000,
};

const MOST_REMINDERS = 2;

export const turnsAt = (now: number): Turns => ({
  phase: { name: 'waiting', until: now + limits.absence },
  turn: 0,
  isGreeted: false,
  reminders: 0,
});

/** When `time.came` is due; null: never. */
export const dueAt = ({ phase }: Turns): number | null => ('until' in phase ? phase.until : null);

/** The state shown in the room's attribute `lk.agent.state`. */
export function shownState({
  phase,
}: Turns): 'initializing' | 'listening' | 'thinking' | 'speaking' {
  switch (phase.name) {
    case 'waiting':
      return 'initializing';
    case 'thinking':
    case 'speaking':
      return phase.name;
    case 'holding':
      return 'speaking';
    case 'listening':
    case 'hearing':
    case 'pausing':
    case 'over':
      return 'listening';
  }
}

const listening = ({ reminders }: Turns, now: number): Phase => ({
  name: 'listening',
  until: reminders < MOST_REMINDERS ? now + limits.silence : null,
});

const stay = (turns: Turns): Step => ({ turns, commands: [] });
const go = (turns: Turns, phase: Phase, ...commands: TurnCommand[]): Step => ({
  turns: { ...turns, phase },
  commands,
});

function beginTurn(turns: Turns, type: 'greet' | 'answer' | 'remind'): Step {
  const turn = turns.turn + 1;
  const phase: Phase = { name: 'thinking', isAnswer: type === 'answer' };
  return {
    turns: { ...turns, turn, phase },
    commands: [{ type, turn }],
  };
}

function come(turns: Turns, now: number): Step {
  if (turns.phase.name !== 'waiting') return stay(turns);
  return turns.isGreeted
    ? go(turns, listening(turns, now))
    : beginTurn({ ...turns, isGreeted: true }, 'greet');
}

function beginVoice(turns: Turns, now: number): Step {
  const { phase } = turns;
  switch (phase.name) {
    case 'listening':
    case 'pausing':
      return go(turns, { name: 'hearing' });
    case 'thinking':
      return phase.isAnswer ? go(turns, { name: 'hearing' }, { type: 'silence' }) : stay(turns);
    case 'speaking': {
      const { isFinished } = phase;
      const until = now + limits.cough;
      return go(turns, { name: 'holding', isFinished, until }, { type: 'hold' });
    }
    case 'waiting':
    case 'holding':
    case 'hearing':
    case 'over':
      return stay(turns);
  }
}

function endVoice(turns: Turns, now: number): Step {
  const { phase } = turns;
  // A voice that began during the greeting may end after it.
  if (phase.name === 'hearing' || phase.name === 'listening')
    return go(turns, { name: 'pausing', until: now + limits.pause }, { type: 'keep' });
  if (phase.name !== 'holding') return stay(turns);
  const { isFinished } = phase;
  return go(turns, { name: 'speaking', isFinished, isSilent: false }, { type: 'resume' });
}

function takeSentence(turns: Turns): Step {
  const { phase } = turns;
  if (phase.name === 'thinking')
    return go(
      turns,
      { name: 'speaking', isFinished: false, isSilent: false },
      { type: 'forget' },
      { type: 'speak' },
    );
  if (phase.name === 'speaking') return go(turns, { ...phase, isSilent: false }, { type: 'speak' });
  return phase.name === 'holding' ? go(turns, phase, { type: 'speak' }) : stay(turns);
}

function complete(turns: Turns, now: number): Step {
  const { phase } = turns;
  if (phase.name === 'thinking') return go(turns, listening(turns, now), { type: 'forget' });
  if (phase.name === 'speaking')
    return phase.isSilent
      ? go(turns, listening(turns, now))
      : go(turns, { ...phase, isFinished: true });
  return phase.name === 'holding' ? go(turns, { ...phase, isFinished: true }) : stay(turns);
}

function fallSilent(turns: Turns, now: number): Step {
  const { phase } = turns;
  if (phase.name !== 'speaking') return stay(turns);
  return phase.isFinished
    ? go(turns, listening(turns, now))
    : go(turns, { ...phase, isSilent: true });
}

function pass(turns: Turns, now: number): Step {
  const due = dueAt(turns);
  if (due === null || now < due) return stay(turns);
  switch (turns.phase.name) {
    case 'waiting':
      return go(turns, { name: 'over' }, { type: 'leave' });
    case 'holding':
      return go(turns, { name: 'hearing' }, { type: 'silence' });
    case 'pausing':
      return beginTurn({ ...turns, reminders: 0 }, 'answer');
    case 'listening':
      return beginTurn({ ...turns, reminders: turns.reminders + 1 }, 'remind');
    case 'thinking':
    case 'speaking':
    case 'hearing':
    case 'over':
      return stay(turns);
  }
}

export function step(turns: Turns, event: TurnEvent, now: number): Step {
  if (turns.phase.name === 'over') return stay(turns);
  if ('turn' in event && event.turn !== turns.turn) return stay(turns);
  switch (event.type) {
    case 'user.here':
      return come(turns, now);
    case 'user.gone':
      return turns.phase.name === 'waiting'
        ? stay(turns)
        : go(
            turns,
            { name: 'waiting', until: now + limits.absence },
            { type: 'silence' },
            { type: 'forget' },
          );
    case 'voice.began':
      return beginVoice(turns, now);
    case 'voice.ended':
      return endVoice(turns, now);
    case 'sentence.ready':
      return takeSentence(turns);
    case 'turn.complete':
      return complete(turns, now);
    case 'speech.ended':
      return fallSilent(turns, now);
    case 'time.came':
      return pass(turns, now);
  }
}
