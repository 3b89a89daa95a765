import { setTimeout as sleep } from 'node:timers/promises';
import { joined } from '../../../speech/sound';
import type { Order, Report } from '../protocol';
import { dueAt, shownState, step, turnsAt } from '../turnTaking';
import type { TurnCommand, TurnEvent } from '../turnTaking';
import { createSpeechOutput } from './speechOutput';
import type { SpeechOutput, Sentence } from './speechOutput';
import type { EnteredRoom, EnterRoom, RoomNews } from './room';

/** The client is told why the call ends and removed anyway, so we leave without haste. */
const STAYS_FOR_MS = 1_000;
/** The word travels another way than the end of the room, which must not overtake it. */
const ARRIVES_WITHIN_MS = 400;

type Enter = Extract<Order, { type: 'enter' }>;
export type CallOrder = Exclude<Order, { type: 'enter' }>;

export type RunningCall = { take(order: CallOrder): void };

type Without<T> = T extends { call: string } ? Omit<T, 'call'> : never;

/** Runs one call from joining to `over`, which is reported once. */
export function runCall(
  entering: Enter,
  report: (report: Report) => void,
  enterRoom: EnterRoom,
): RunningCall {
  const { call } = entering;
  const now = () => performance.now();
  let turns = turnsAt(now());
  let room: EnteredRoom | null = null;
  let speech: SpeechOutput | null = null;
  let kept: Int16Array[] = [];
  let latest: Int16Array = new Int16Array();
  let due: NodeJS.Timeout | undefined;
  let isConnected = false;
  /** When the user, who had been there, went away. */
  let goneAt: number | null = null;
  let isOver = false;

  const tell = (news: Without<Report>) => {
    if (!isOver) report({ ...news, call });
  };

  async function end(cause: 'left' | 'failed') {
    if (isOver) return;
    tell({ type: 'over', cause, absentMs: goneAt === null ? 0 : Math.round(now() - goneAt) });
    isOver = true;
    clearTimeout(due);
    speech?.silence();
    await room?.leave();
  }

  function obey(command: TurnCommand, sentence: Sentence | null) {
    switch (command.type) {
      case 'greet':
      case 'remind':
        return tell(command);
      case 'answer':
        return tell({ ...command, samples: joined(kept) });
      case 'keep':
        return kept.push(latest);
      case 'forget':
        return (kept = []);
      case 'speak':
        return sentence === null ? null : speech?.say(sentence);
      case 'hold':
        return speech?.hold();
      case 'resume':
        return speech?.resume();
      case 'silence':
        speech?.silence();
        return tell({ type: 'silence' });
      case 'leave':
        return void end('left');
    }
  }

  function happen(event: TurnEvent, sentence: Sentence | null = null) {
    if (isOver) return;
    const before = shownState(turns);
    const { turns: after, commands } = step(turns, event, now());
    turns = after;
    for (const command of commands) obey(command, sentence);
    if (shownState(turns) !== before) room?.show(shownState(turns));
    clearTimeout(due);
    const dueTime = dueAt(turns);
    if (dueTime !== null && !isOver)
      due = setTimeout(() => happen({ type: 'time.came' }), Math.max(0, dueTime - now()) + 1);
  }

  function hearOf(news: RoomNews) {
    switch (news.type) {
      case 'user.there':
        if (!isConnected) tell({ type: 'connected' });
        isConnected = true;
        goneAt = null;
        return;
      // A user who hung up does not come back; one whose connection was lost may.
      case 'user.left':
        return void end('left');
      case 'voice.ended':
        latest = news.samples;
        return happen({ type: 'voice.ended' });
      case 'room.closed':
        // Without the user a failed call has nothing left to say.
        return void end(turns.phase.name === 'waiting' ? 'left' : 'failed');
      case 'user.gone':
        goneAt = now();
        return happen(news);
      case 'user.here':
      case 'voice.began':
        return happen(news);
    }
  }

  async function enter() {
    const entered = await enterRoom(entering, hearOf);
    if (isOver) return entered.leave();
    room = entered;
    speech = createSpeechOutput({
      line: entered.line,
      openCaption: () => entered.openCaption('character'),
      onSaid: (text) => tell({ type: 'said', text }),
      onSilent: () => happen({ type: 'speech.ended' }),
    });
    entered.show(shownState(turns));
  }

  async function leave(cause: string) {
    if (room !== null) {
      await room.tell({ type: 'ended', cause });
      await sleep(ARRIVES_WITHIN_MS);
    }
    tell({ type: 'told' });
    happen({ type: 'user.gone' });
    setTimeout(() => void end('left'), STAYS_FOR_MS);
  }

  happen({ type: 'time.came' });
  enter().catch(() => end('failed'));

  return {
    take(order) {
      switch (order.type) {
        case 'say':
          return happen({ type: 'sentence.ready', turn: order.turn }, order);
        case 'complete':
          return happen({ type: 'turn.complete', turn: order.turn });
        case 'heard': {
          const caption = room?.openCaption('user');
          caption?.add(order.text);
          return caption?.close();
        }
        case 'announce': {
          const { cause, secondsLeft } = order;
          return void room?.tell({ type: 'ending', cause, seconds_left: secondsLeft });
        }
        case 'leave':
          return void leave(order.cause);
      }
    },
  };
}
