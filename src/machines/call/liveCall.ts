import { eventItself } from '../shared/eventItself';
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
    target: `#call.connection.ended.${is}`,
  }) as const;

/** Who speaks, whether it can be heard, how good the connection is, and how much time is left. */
export const liveCall = call.createStateConfig({
  description: 'The user is connected to the room, and the call is running.',
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
          description: 'Waiting for the character to join.',
          after: { agentLimit: { target: '#call.connection.ended.absent' } },
        },
        listening: { description: 'The character listens.' },
        thinking: { description: 'The character thinks of an answer.' },
        speaking: { description: 'The character speaks.' },
        away: {
          description: 'The character left; waits a moment in case only the connection dropped.',
          after: { leftGrace: { target: '#call.connection.ended.left' } },
        },
        cutOff: {
          description: 'The connection dropped, so nothing is known about the character.',
          on: {
            // A character that leaves with the connection comes back with it.
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
          description: "The browser plays the character's voice.",
          on: { 'playback.blocked': { target: 'blocked' } },
        },
        blocked: {
          description: 'The browser plays sound only after the user clicks.',
          on: {
            'playback.allowed': { target: 'ok' },
            'call.listen': { actions: 'listen' },
          },
        },
      },
    },
    network: {
      description: 'How good the connection is.',
      initial: 'ok',
      on: {
        'room.reconnecting': {
          target: '.reconnecting',
          actions: { type: 'keepSeconds', params: eventItself },
        },
      },
      states: {
        ok: {
          description: 'The connection is good.',
          on: {
            'room.quality': {
              guard: { type: 'isPoor', params: eventItself },
              target: 'poor',
            },
          },
        },
        poor: {
          description: 'The connection is poor; words may get lost.',
          on: {
            'room.quality': {
              guard: { type: 'isPoor', params: ({ event }) => ({ isPoor: !event.isPoor }) },
              target: 'ok',
            },
          },
        },
        reconnecting: {
          description: 'The connection dropped; tries to reconnect for a limited time.',
          tags: ['busy'],
          on: {
            // Another way of reconnecting is still the same loss.
            'room.reconnecting': {},
            'room.reconnected': { target: 'ok' },
          },
          after: { reconnectLimit: { target: '#call.connection.ended.lost' } },
        },
      },
    },
    time: {
      description: 'How much time the call has left.',
      initial: 'plenty',
      on: {
        'room.ending': {
          target: '.warning',
          actions: { type: 'keepEnding', params: eventItself },
        },
      },
      states: {
        plenty: {
          description: 'There is time left.',
          after: { untilNotice: { target: 'warning', actions: 'announceLimit' } },
        },
        warning: {
          description: 'The end is announced, and a countdown runs.',
          after: { untilOver: { target: 'over' } },
        },
        over: {
          description: 'The time is up; waiting for the server to hang up.',
          after: {
            overGrace: [
              announced('premium'),
              announced('shutdown'),
              { target: '#call.connection.ended.limit' },
            ],
          },
        },
      },
    },
  },
});
