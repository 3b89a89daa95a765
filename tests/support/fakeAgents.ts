import type { AgentCall, Agents, CallEnd, ForeseenEnd } from '../../server/calls/agentPort';

export type FakeCall = AgentCall & {
  /** What was to be said in the room, in order. */
  told: { announced: ForeseenEnd; seconds: number }[];
  /** Resolves when the call is ended from outside. */
  ended: Promise<CallEnd>;
};

export type FakeAgents = Agents & {
  begun: FakeCall[];
  last(): FakeCall;
};

/** Characters that do nothing, and note what is asked of them. */
export function createFakeAgents(): FakeAgents {
  const begun: FakeCall[] = [];
  return {
    begun,
    last() {
      const call = begun.at(-1);
      if (call === undefined) throw new Error('Nobody was called');
      return call;
    },
    begin(call) {
      let over: (cause: CallEnd) => void = () => undefined;
      const ended = new Promise<CallEnd>((resolve) => (over = resolve));
      const told: FakeCall['told'] = [];
      begun.push({ ...call, told, ended });
      return {
        async announce(announced, seconds) {
          told.push({ announced, seconds });
        },
        async end(cause) {
          over(cause);
        },
      };
    },
    async close() {},
  };
}
