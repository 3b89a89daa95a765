import type { EndCause, TicketReply } from './call';
import { call } from './callSetup';
import { liveCall } from './liveCall';

type Ended = { event: { cause: EndCause; seconds: number } };

const ended = (is: EndCause) =>
  ({
    guard: { type: 'isCause', params: ({ event }: Ended) => ({ cause: event.cause, is }) },
    target: `#call.line.ended.${is}`,
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

/** Without a login or premium it is said what is missing. */
const isMissing = [
  { guard: 'isGuest', actions: toLogin },
  { guard: 'isFree', actions: toPremium },
] as const;
const asFirst = { target: '#call.line.starting', actions: 'beginAnew' } as const;
const asNext = { target: '#call.line.takingOver', actions: 'beginAnew' } as const;

/** The user calls again after a call that has ended for everybody. */
const start = { 'call.start': [...isMissing, asFirst] } as const;

/** The user calls again while the server still holds their last call. */
const startNext = { 'call.start': [...isMissing, asNext] } as const;

/** The user calls while the server may still hold a call that they gave up. */
const anew = [...isMissing, { guard: 'hasAsked', ...asNext }, asFirst] as const;

const giveUp = {
  'call.end': { target: '#call.line.ready', actions: 'closeMicrophone' },
  // What is wrong with it stands at the microphone.
  'microphone.failed': { target: '#call.line.ready' },
} as const;

/** The server may give a room to it all the same. */
const giveUpAsking = {
  'call.end': { target: '#call.line.ready', actions: ['noteGivenUp', 'closeMicrophone'] },
  'microphone.failed': { target: '#call.line.ready', actions: 'noteGivenUp' },
} as const;

const asking = (isTakenOver: boolean) =>
  call.createStateConfig({
    description: isTakenOver
      ? 'A call that goes on elsewhere, or whose line was lost, is ended for this one.'
      : 'The server is asked for a room, while the browser asks for the microphone.',
    tags: ['busy'],
    on: giveUpAsking,
    invoke: {
      id: 'askTicket',
      src: 'askTicket',
      input: ({ context }) => ({ slug: context.slug, isTakenOver }),
      onDone: [
        {
          guard: replied('given'),
          target: '#call.line.waiting',
          actions: {
            type: 'keepTicket',
            params: ({ event }: Replied) => ({ reply: event.output }),
          },
        },
        { guard: replied('elsewhere'), target: '#call.line.elsewhere' },
        {
          guard: replied('guest'),
          target: '#call.line.ready',
          actions: [toLogin, 'closeMicrophone'],
        },
        {
          guard: replied('premium'),
          target: '#call.line.ready',
          actions: [toPremium, 'closeMicrophone'],
        },
        { guard: replied('busy'), target: '#call.line.failed.busy' },
        { target: '#call.line.failed.gone' },
      ],
      onError: { target: '#call.line.failed.unreachable' },
    },
  });

/** The way to the character, from the click to the end and its reason. */
export const callLine = call.createStateConfig({
  description: 'The way to the character.',
  initial: 'ready',
  states: {
    ready: {
      description: 'Nobody is called yet.',
      on: { 'call.start': [{ guard: 'hasNobody' }, ...anew] },
    },
    starting: asking(false),
    takingOver: asking(true),
    elsewhere: {
      description: 'A call of this user goes on in another tab or on another device.',
      on: { ...giveUp, 'call.takeOver': { target: 'takingOver' } },
    },
    waiting: {
      description: 'The room is there; the browser still asks for the microphone.',
      tags: ['busy'],
      on: giveUp,
      always: { guard: 'hasMicrophone', target: 'inRoom' },
    },
    failed: {
      description: 'The call did not come about; it may be tried again.',
      tags: ['failed'],
      entry: 'closeMicrophone',
      on: { 'call.start': anew },
      initial: 'unreachable',
      states: {
        unreachable: { description: 'The server or the room cannot be reached.' },
        busy: { description: 'There is no room left, or it was tried too often.' },
        gone: { description: 'The character can no longer be called.' },
      },
    },
    inRoom: {
      description: 'The room is entered.',
      invoke: [
        {
          id: 'room',
          src: 'room',
          input: ({ context }) => ({
            ticket: context.ticket ?? { url: '', token: '', limit: 0, notice: 0 },
          }),
          onError: { target: '#call.line.failed.unreachable' },
        },
        { id: 'wakeLock', src: 'wakeLock' },
      ],
      on: {
        'call.end': { target: '.leaving' },
        'room.unreachable': { target: '#call.line.failed.unreachable' },
        'room.caption': { actions: { type: 'keepCaption', params: ({ event }) => event } },
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
          description: 'The line to the room is being made.',
          tags: ['busy'],
          on: { 'room.joined': { target: 'live' } },
          after: { joinLimit: { target: '#call.line.failed.unreachable' } },
        },
        live: liveCall,
        leaving: {
          description: 'The user hung up; the room is told.',
          tags: ['busy'],
          entry: 'leave',
          after: { leaveLimit: { target: '#call.line.ended.user' } },
        },
      },
    },
    ended: {
      description: 'The call is over, and it is said why.',
      tags: ['over'],
      entry: 'closeMicrophone',
      on: start,
      initial: 'user',
      states: {
        user: { description: 'The user hung up.' },
        left: { description: 'The character hung up, or its line broke.' },
        absent: { description: 'The character did not come.' },
        removed: { description: 'The server put the user out of the room.' },
        closed: { description: 'The room was closed.' },
        limit: { description: 'The time of one call is over.' },
        premium: { description: 'Premium ended.' },
        elsewhere: { description: 'The call goes on in another tab or on another device.' },
        shutdown: { description: 'The server is restarted.' },
        lost: { description: 'The line was lost and did not come back.', on: startNext },
        frozen: { description: 'The browser put the page to sleep.', on: startNext },
      },
    },
  },
});
