import type { Logger } from 'pino';
import type { SelfHarmJudge } from '../../moderation/selfHarm/modelJudge';
import type { ReplySource } from '../../replies/replySource';
import type { Speaker } from '../../speech/speaker';
import type { TextRulesFor } from '../../textRules/textRules';
import type { AgentCall, AgentHandle, Agents } from '../agentPort';
import { startAgentProcess } from './agentProcess';
import type { CallContext } from './callContext';
import { createConversation } from './conversation';
import type { Conversation } from './conversation';
import type { Report } from './protocol';
import type { Transcribe } from './transcription';

/** A process that does not let go of a call within this time is killed. */
const LEAVES_WITHIN_MS = 5_000;
/** How long telling the room why the call ends may take. */
const TELLS_WITHIN_MS = 1_500;

export type AgentsParts = {
  log: Logger;
  /** Null: only the rules look for self-harm. */
  selfHarmJudge: SelfHarmJudge | null;
  textRules: TextRulesFor;
  /** What is known about the caller. */
  context(call: AgentCall): Promise<CallContext>;
  replySource: ReplySource;
  speaker: Speaker | null;
  transcribe: Transcribe | null;
};

type Running = {
  call: AgentCall;
  conversation: Conversation;
  /** It was asked to end. */
  isEnding: boolean;
  /** The room was told, or can no longer be told. */
  onTold: () => void;
  onGone: () => void;
};

/** Characters that join rooms, in a separate process that starts at once. */
export function createAgents(parts: AgentsParts): Agents & { kill(): void; pid(): number | null } {
  const { log } = parts;
  const calls = new Map<string, Running>();
  const work = startAgentProcess({ log, onReport: take, onFall });

  function finish(running: Running, cause: 'failed' | 'left', absentMs = 0) {
    const { call, conversation, isEnding, onTold, onGone } = running;
    calls.delete(call.id);
    conversation.end();
    onTold();
    onGone();
    if (!isEnding) call.onEnd(cause, absentMs);
  }

  function onFall() {
    for (const running of [...calls.values()]) finish(running, 'failed');
  }

  function take(report: Report) {
    if (report.type === 'ready') return;
    const running = calls.get(report.call);
    if (running === undefined) return;
    const { call, conversation, onTold } = running;
    switch (report.type) {
      case 'connected':
        return call.onConnected();
      case 'greet':
        return conversation.greet(report.turn);
      case 'answer':
        return conversation.answer(report.turn, report.samples);
      case 'remind':
        return conversation.remind(report.turn);
      case 'silence':
        return conversation.silence();
      case 'said':
        return conversation.said(report.text);
      case 'told':
        return onTold();
      case 'over':
        return finish(running, report.cause, report.absentMs);
    }
  }

  function converse(call: AgentCall): Conversation {
    const { id, character, locale, userId } = call;
    const context = parts.context(call);
    // A failure surfaces where the context is awaited, when something is to be said.
    context.catch(() => {});
    return createConversation({
      ...parts,
      character,
      locale,
      context,
      userId,
      textRules: parts.textRules(userId),
      say: (turn, text, samples) => work.tell({ type: 'say', call: id, turn, text, samples }),
      complete: (turn) => work.tell({ type: 'complete', call: id, turn }),
      heard: (text) => work.tell({ type: 'heard', call: id, text }),
    });
  }

  function end(running: Running, cause: Parameters<AgentHandle['end']>[0]): Promise<void> {
    running.isEnding = true;
    running.conversation.end();
    return new Promise((resolve) => {
      const tooLong = setTimeout(resolve, TELLS_WITHIN_MS);
      const stuck = setTimeout(() => work.kill(), LEAVES_WITHIN_MS);
      running.onTold = () => {
        clearTimeout(tooLong);
        resolve();
      };
      running.onGone = () => clearTimeout(stuck);
      work.tell({ type: 'leave', call: running.call.id, cause });
    });
  }

  return {
    begin(call) {
      const { id, url, token, userIdentity } = call;
      const running: Running = {
        call,
        conversation: converse(call),
        isEnding: false,
        onTold: () => {},
        onGone: () => {},
      };
      calls.set(id, running);
      work.tell({ type: 'enter', call: id, url, token, userIdentity });
      return {
        async announce(cause, secondsLeft) {
          if (calls.has(id)) work.tell({ type: 'announce', call: id, cause, secondsLeft });
        },
        async end(cause) {
          if (calls.has(id) && !running.isEnding) await end(running, cause);
        },
      };
    },
    kill: () => work.kill(),
    pid: () => work.pid(),
    async close() {
      await Promise.all([...calls.values()].map((running) => end(running, 'shutdown')));
      await work.close();
      onFall();
    },
  };
}
