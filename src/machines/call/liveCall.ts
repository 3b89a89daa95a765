import type { AgentState, AnnouncedCause } from './call';
import { call } from './callSetup';
import type { CallContext } from './callSetup';

const agent = (is: AgentState) =>
  ({
    guard: {
      type: 'isAgent',
      params: ({ event: { state } }: { event: { state: AgentState } }) => ({ state, is }),
    },
    target: `.${is}`,
  }) as const;

const announced = (is: AnnouncedCause) =>
  ({
    guard: {
      type: 'isCause',
      params: ({ context: { ending } }: { context: CallContext }) => ({
        cause: ending?.cause ?? 'limit',
        is,
      }),
    },
    target: `#call.line.ended.${is}`,
  }) as const;

/** Who speaks, whether it is heard, how good the line is, and how much time is left. */
export const liveCall = call.createStateConfig({
  description: 'Both are on the line.',
  tags: ['live'],
  type: 'parallel',
  states: {
    agent: {
      description: 'What the character is doing.',
      initial: 'joining',
      on: {
        'room.agent': [agent('joining'), agent('listening'), agent('thinking'), agent('speaking')],
        'room.agentLeft': { target: '.away' },
        'room.reconnecting': { target: '.cutOff' },
      },
      states: {
        joining: {
          description: 'The character is about to pick up.',
          after: { agentLimit: { target: '#call.line.ended.absent' } },
        },
        listening: { description: 'The character listens.' },
        thinking: { description: 'The character thinks of an answer.' },
        speaking: { description: 'The character speaks.' },
        away: {
          description: 'The character is gone; perhaps it is the line that went.',
          after: { leftGrace: { target: '#call.line.ended.left' } },
        },
        cutOff: {
          description: 'The line is away, and nothing is known of the character.',
          on: {
            // Whoever leaves with the line comes back with it.
            'room.agentLeft': {},
            'room.reconnected': { target: 'joining' },
          },
        },
      },
    },
    playback: {
      description: 'Whether the character can be heard.',
      initial: 'ok',
      states: {
        ok: {
          description: 'The browser plays what comes.',
          on: { 'playback.blocked': { target: 'blocked' } },
        },
        blocked: {
          description: 'The browser plays only after a click.',
          on: {
            'playback.allowed': { target: 'ok' },
            'call.listen': { actions: 'listen' },
          },
        },
      },
    },
    network: {
      description: 'How good the line is.',
      initial: 'ok',
      on: {
        'room.reconnecting': {
          target: '.reconnecting',
          actions: { type: 'keepSeconds', params: ({ event }) => event },
        },
      },
      states: {
        ok: {
          description: 'The line is good.',
          on: {
            'room.quality': {
              guard: { type: 'isPoor', params: ({ event }) => event },
              target: 'poor',
            },
          },
        },
        poor: {
          description: 'Words may be lost on the way.',
          on: {
            'room.quality': {
              guard: { type: 'isPoor', params: ({ event }) => ({ isPoor: !event.isPoor }) },
              target: 'ok',
            },
          },
        },
        reconnecting: {
          description: 'The line went away and is sought again, but not for ever.',
          tags: ['busy'],
          on: {
            // Sought in another way, it is still the same that went.
            'room.reconnecting': {},
            'room.reconnected': { target: 'ok' },
          },
          after: { reconnectLimit: { target: '#call.line.ended.lost' } },
        },
      },
    },
    time: {
      description: 'How long the call may go on.',
      initial: 'plenty',
      on: {
        'room.ending': {
          target: '.warning',
          actions: { type: 'keepEnding', params: ({ event }) => event },
        },
      },
      states: {
        plenty: {
          description: 'There is time left.',
          after: { untilNotice: { target: 'warning', actions: 'announceLimit' } },
        },
        warning: {
          description: 'The end is announced and counted down to.',
          after: { untilOver: { target: 'over' } },
        },
        over: {
          description: 'The time is over; the server hangs up in a moment.',
          after: {
            overGrace: [
              announced('premium'),
              announced('shutdown'),
              { target: '#call.line.ended.limit' },
            ],
          },
        },
      },
    },
  },
});
