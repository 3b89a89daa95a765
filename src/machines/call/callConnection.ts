import { eventItself } from '../shared/eventItself';
import type { EndCause, TicketReply } from './call';
import { call } from './callSetup';
import { liveCall } from './liveCall';

type Ended = { event: { cause: EndCause; seconds: number } };

const ended = (is: EndCause) =>
  ({
    guard: { type: 'isCause', params: ({ event }: Ended) => ({ cause: event.cause, is }) },
    target: `#call.connection.ended.${is}`,
    actions: { type: 'keepSeconds', params: ({ event }: Ended) => event },
  }) as const;

type Replied = { event: { output: TicketReply } };

const replied = (kind: TicketReply['kind']) =>
  ({
    type: 'isReply',
    params: ({ event }: Replied) => ({ reply: event.output, kind }),
  }) as const;

const toLogin = { type: 'tell', params: { notice: { type: 'login.wanted' } } } as const;
const toPremium = {
  type: 'tell',
  params: { notice: { type: 'offer.wanted', overlay: 'premium', from: 'call' } },
} as const;

/** Sends the user to the login or to premium, whichever is missing. */
const isMissing = [
  { guard: 'isGuest', actions: toLogin },
  { guard: 'isFree', actions: toPremium },
] as const;
const asFirst = { target: '#call.connection.starting', actions: 'beginAnew' } as const;
const asNext = { target: '#call.connection.takingOver', actions: 'beginAnew' } as const;

/** The user calls again after a call that ended on both sides. */
const start = { 'call.start': [...isMissing, asFirst] } as const;

/** The user calls again while the server still holds their last call. */
const startNext = { 'call.start': [...isMissing, asNext] } as const;

/** The user calls while the server may still hold a call that they gave up. */
const anew = [...isMissing, { guard: 'hasAsked', ...asNext }, asFirst] as const;

const giveUp = {
  'call.end': { target: '#call.connection.ready', actions: 'closeMicrophone' },
  // The microphone's own state says what is wrong.
  'microphone.failed': { target: '#call.connection.ready' },
} as const;

/** The server may still open a room for the call that was given up. */
const giveUpAsking = {
  'call.end': { target: '#call.connection.ready', actions: ['noteGivenUp', 'closeMicrophone'] },
  'microphone.failed': { target: '#call.connection.ready', actions: 'noteGivenUp' },
} as const;

const asking = (isTakenOver: boolean) =>
  call.createStateConfig({
    description: isTakenOver
      ? 'Asks the server to end an earlier call of this user, and for a room for this one.'
      : 'Asks the server for a room, while the browser asks for the microphone.',
    tags: ['busy'],
    on: giveUpAsking,
    invoke: {
      id: 'askTicket',
      src: 'askTicket',
      input: ({ context }) => ({ slug: context.slug, isTakenOver }),
      onDone: [
        {
          guard: replied('given'),
          target: '#call.connection.waiting',
          actions: {
            type: 'keepTicket',
            params: ({ event }: Replied) => ({ reply: event.output }),
          },
        },
        { guard: replied('elsewhere'), target: '#call.connection.elsewhere' },
        {
          guard: replied('guest'),
          target: '#call.connection.ready',
          actions: [toLogin, 'closeMicrophone'],
        },
        {
          guard: replied('premium'),
          target: '#call.connection.ready',
          actions: [toPremium, 'closeMicrophone'],
        },
        { guard: replied('busy'), target: '#call.connection.failed.busy' },
        { target: '#call.connection.failed.gone' },
      ],
      onError: { target: '#call.connection.failed.unreachable' },
    },
  });

/** The connection to the character, from the click to the end and its reason. */
export const callConnection = call.createStateConfig({
  description: 'The connection to the character.',
  initial: 'ready',
  states: {
    ready: {
      description: 'No call has been started.',
      on: {
        'call.start': [{ guard: 'hasNobody' }, ...anew],
        'call.recalled': { target: 'interrupted' },
      },
    },
    interrupted: {
      description: 'The page was loaded again during a call; asks whether the call goes on.',
      on: {
        // The server may still hold the call from before.
        'call.start': [{ guard: 'hasNobody' }, ...isMissing, asNext],
        'call.end': { target: 'ready', actions: 'forgetCall' },
      },
    },
    starting: asking(false),
    takingOver: asking(true),
    elsewhere: {
      description:
        'The user already has a call in another tab or on another device, and can take it over.',
      on: { ...giveUp, 'call.takeOver': { target: 'takingOver' } },
    },
    waiting: {
      description: 'The room is ready; waiting for access to the microphone.',
      tags: ['busy'],
      on: giveUp,
      always: { guard: 'hasMicrophone', target: 'inRoom' },
    },
    failed: {
      description: 'The call did not start; the user can try again.',
      tags: ['failed'],
      entry: ['closeMicrophone', 'forgetCall'],
      on: { 'call.start': anew },
      initial: 'unreachable',
      states: {
        unreachable: { description: 'The server or the room cannot be reached.' },
        busy: { description: 'No room is free, or the user called too often.' },
        gone: { description: 'The character can no longer be called.' },
      },
    },
    inRoom: {
      description: 'The call is connected to its room, or about to be.',
      invoke: [
        {
          id: 'room',
          src: 'room',
          input: ({ context }) => ({
            ticket: context.ticket ?? { url: '', token: '', limit: 0, notice: 0 },
            speakerId: context.speakerId,
          }),
          onError: { target: '#call.connection.failed.unreachable' },
        },
        { id: 'wakeLock', src: 'wakeLock' },
      ],
      on: {
        'call.end': { target: '.leaving' },
        'room.unreachable': { target: '#call.connection.failed.unreachable' },
        'call.speaker': {
          actions: [
            { type: 'keepSpeaker', params: eventItself },
            { type: 'useSpeaker', params: eventItself },
          ],
        },
        'room.voice': { actions: { type: 'keepVoice', params: eventItself } },
        'room.caption': { actions: { type: 'keepCaption', params: eventItself } },
        'room.ended': [
          ended('user'),
          ended('left'),
          ended('absent'),
          ended('removed'),
          ended('closed'),
          ended('limit'),
          ended('premium'),
          ended('elsewhere'),
          ended('shutdown'),
          ended('frozen'),
          ended('lost'),
        ],
      },
      initial: 'joining',
      states: {
        joining: {
          description: 'Connects to the room.',
          tags: ['busy'],
          on: { 'room.joined': { target: 'live', actions: 'keepCall' } },
          after: { joinLimit: { target: '#call.connection.failed.unreachable' } },
        },
        live: liveCall,
        leaving: {
          description: 'The user hung up; waiting for the room to confirm.',
          tags: ['busy'],
          entry: ['leave', 'forgetCall'],
          after: { leaveLimit: { target: '#call.connection.ended.user' } },
        },
      },
    },
    ended: {
      description: 'The call is over; the screen says why.',
      tags: ['over'],
      entry: ['closeMicrophone', 'forgetCall'],
      on: start,
      initial: 'user',
      states: {
        user: { description: 'The user hung up.' },
        left: { description: 'The character hung up or lost its connection.' },
        absent: { description: 'The character did not join.' },
        removed: { description: 'The server removed the user from the room.' },
        closed: { description: 'The room was closed.' },
        limit: { description: 'The time limit of the call was reached.' },
        premium: { description: 'The premium subscription ended.' },
        elsewhere: { description: 'The call was moved to another tab or device.' },
        shutdown: { description: 'The server is restarting.' },
        lost: { description: 'The connection was lost and did not come back.', on: startNext },
        frozen: { description: 'The browser put the page to sleep.', on: startNext },
      },
    },
  },
});
