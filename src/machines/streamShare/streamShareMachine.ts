import { assign, enqueueActions, raise, sendTo, setup } from 'xstate';
import { isAfter } from '../eventStream/eventPlace';
import type { StreamCommand } from '../eventStream/eventStreamMachine';
import { plainFailure } from '../shared/backoff';
import { eventItself } from '../shared/eventItself';
import { callbackNotProvided } from '../shared/notProvided';
import type {
  Claim,
  RawStreamFact,
  StreamShareContext,
  StreamShareEvent,
  StreamShareInput,
  TabMessage,
} from './streamShareTypes';

type Misses = { event: Extract<TabMessage, { type: 'tab.misses' }> };

const fromFurtherBack = {
  target: '#streamShare.reading',
  reenter: true,
  actions: { type: 'stepBack', params: ({ event }: Misses) => event },
} as const;

const heard = () =>
  ({
    actions: [
      { type: 'relay', params: ({ event }: { event: RawStreamFact }) => ({ fact: event }) },
      { type: 'keepPlace', params: ({ event }: { event: RawStreamFact }) => ({ fact: event }) },
      { type: 'pass', params: ({ event }: { event: RawStreamFact }) => ({ fact: event }) },
    ],
  }) as const;

export const streamShareMachine = setup({
  types: {
    context: {} as StreamShareContext,
    events: {} as StreamShareEvent,
    input: {} as StreamShareInput,
  },
  actors: {
    tabs: callbackNotProvided<TabMessage>('tabs'),
    lock: callbackNotProvided('lock'),
    readEvents: callbackNotProvided<StreamCommand, { lastEventId: string | null }>('readEvents'),
  },
  guards: {
    isStronger: ({ context }, params: { claim: Claim }) =>
      params.claim.hasLock === context.hasLock
        ? params.claim.tab < context.tab
        : params.claim.hasLock,
    isGap: ({ context }, params: { after: string | null; fact: RawStreamFact }) =>
      isGap(context.place, params.after, params.fact),
    isBehind: ({ context }, params: { place: string | null }) =>
      isBehind(context.place, params.place),
    isAhead: ({ context }, params: { place: string | null }) =>
      isBehind(params.place, context.place),
    isNewcomer: ({ context }, params: { place: string | null }) =>
      context.place === null && params.place !== null,
  },
  actions: {
    seek: sendTo('tabs', { type: 'tab.seeks' }),
    claim: sendTo('tabs', ({ context }: { context: StreamShareContext }): TabMessage => ({
      type: 'tab.reads',
      claim: claimOf(context),
      place: context.place,
    })),
    tellMissing: sendTo('tabs', ({ context }: { context: StreamShareContext }): TabMessage => ({
      type: 'tab.misses',
      place: context.place,
    })),
    relay: sendTo(
      'tabs',
      (
        { context }: { context: StreamShareContext },
        params: { fact: RawStreamFact },
      ): TabMessage => ({
        type: 'tab.relays',
        claim: claimOf(context),
        after: context.place,
        fact: params.fact,
      }),
    ),
    pass: sendTo(
      ({ context }: { context: StreamShareContext }) => context.owner,
      (_, params: { fact: RawStreamFact }) => params.fact,
    ),
    keepPlace: assign(({ context }, params: { fact: RawStreamFact }) => ({
      place: placeAfter(context.place, params.fact),
    })),
    stepBack: assign(({ context }, params: { place: string | null }) => ({
      place: isBehind(params.place, context.place) ? params.place : context.place,
    })),
    keepLock: assign({ hasLock: true }),
    keepLackOfLocks: assign({ canLock: false }),
    /** The place of the reading tab is the start; everything before it is loaded from lists. */
    arrive: enqueueActions(({ context, enqueue }, params: { place: string | null }) => {
      const resync = context.place === null;
      if (resync) enqueue.assign({ place: params.place });
      enqueue.sendTo(context.owner, {
        type: 'stream.event',
        id: resync ? params.place : null,
        event: { type: 'server.ready', resync },
      });
    }),
    tellLost: sendTo(({ context }: { context: StreamShareContext }) => context.owner, {
      type: 'stream.lost',
      unavailable: plainFailure,
    }),
  },
  delays: {
    /** A tab that reads for others and is silent for this long may be frozen. */
    silence: 15_000,
    /** Fault row S11: without a lock, and without an answer, a tab waits no longer than this. */
    patience: ({ context }) => (context.canLock ? 5_000 : 500),
  },
}).createMachine({
  id: 'streamShare',
  description:
    'One connection to the event stream for all tabs of a session: one tab reads it, and relays.',
  meta: { noScreen: 'users do not see which tab reads' },
  context: ({ input }) => ({
    owner: input.owner,
    tab: input.tab,
    hasLock: false,
    canLock: true,
    place: input.lastEventId,
  }),
  invoke: [
    { id: 'tabs', src: 'tabs' },
    { id: 'lock', src: 'lock' },
  ],
  on: {
    'lock.granted': { target: '.reading', actions: 'keepLock' },
  },
  initial: 'seeking',
  states: {
    seeking: {
      description:
        'Checks whether another tab already reads the event stream; the tab with the lock reads it.',
      entry: 'seek',
      after: { patience: { target: 'reading' } },
      on: {
        'lock.missing': { target: 'seeking', reenter: true, actions: 'keepLackOfLocks' },
        'tab.reads': [
          {
            guard: { type: 'isBehind', params: eventItself },
            target: 'following',
            actions: 'tellMissing',
          },
          {
            target: 'following',
            actions: { type: 'arrive', params: eventItself },
          },
        ],
      },
    },

    following: {
      description:
        'Another tab reads the event stream; what it relays is handled as if it were read here.',
      after: { silence: { target: 'seeking' } },
      on: {
        'tab.relays': [
          {
            guard: { type: 'isGap', params: eventItself },
            target: 'following',
            reenter: true,
            actions: 'tellMissing',
          },
          {
            target: 'following',
            reenter: true,
            actions: [
              { type: 'keepPlace', params: eventItself },
              { type: 'pass', params: eventItself },
            ],
          },
        ],
        'tab.reads': [
          {
            guard: { type: 'isBehind', params: eventItself },
            target: 'following',
            reenter: true,
            actions: 'tellMissing',
          },
          {
            guard: { type: 'isNewcomer', params: eventItself },
            target: 'following',
            reenter: true,
            actions: { type: 'arrive', params: eventItself },
          },
          { target: 'following', reenter: true },
        ],
        'stream.renew': { actions: 'tellMissing' },
      },
    },

    reading: {
      description: 'This tab reads the event stream, and relays everything to the other tabs.',
      entry: 'claim',
      invoke: {
        id: 'readEvents',
        src: 'readEvents',
        input: ({ context }) => ({ lastEventId: context.place }),
        onError: { actions: 'tellLost' },
      },
      on: {
        'lock.granted': { actions: ['keepLock', 'claim'] },
        // Each tab gets this; the reading one connects again for all, even while a request is under way.
        'stream.translate': { target: 'reading', reenter: true },
        'tab.seeks': { actions: 'claim' },
        'tab.reads': [
          {
            guard: { type: 'isStronger', params: eventItself },
            target: 'following',
            actions: raise(({ event }) => event),
          },
          { actions: 'claim' },
        ],
        'tab.relays': [
          {
            guard: { type: 'isStronger', params: eventItself },
            target: 'following',
            actions: raise(({ event }) => event),
          },
          { actions: 'claim' },
        ],
        'tab.misses': {
          guard: { type: 'isAhead', params: eventItself },
          ...fromFurtherBack,
        },
        'stream.opened': heard(),
        'stream.beat': heard(),
        'stream.event': { target: '.open', ...heard() },
        'stream.lost': heard(),
        'stream.refused': heard(),
      },
      initial: 'opening',
      states: {
        opening: {
          description:
            'Waiting for the connection to open; missed events come with it, without another request.',
        },
        open: {
          description: 'Events arrive.',
          on: {
            'stream.renew': { target: '#streamShare.reading' },
            'tab.misses': fromFurtherBack,
          },
        },
      },
    },
  },
});

const claimOf = ({ tab, hasLock }: StreamShareContext): Claim => ({ tab, hasLock });

const isBehind = (place: string | null, other: string | null): boolean =>
  place !== null && other !== null && isAfter(other, place);

/** Whether a relayed fact shows that the reading tab has read more than arrived here. */
const isGap = (place: string | null, after: string | null, fact: RawStreamFact): boolean => {
  if (fact.type === 'stream.beat') return isBehind(place, after);
  if (fact.type !== 'stream.event') return false;
  const isAfresh = fact.event.type === 'server.ready' && fact.event.resync;
  return !isAfresh && isBehind(place, after);
};

/** A connection that starts again may count from anywhere; otherwise the place only moves on. */
const placeAfter = (place: string | null, fact: RawStreamFact): string | null =>
  fact.type === 'stream.event' &&
  fact.id !== null &&
  (fact.event.type === 'server.ready' || isAfter(fact.id, place))
    ? fact.id
    : place;
