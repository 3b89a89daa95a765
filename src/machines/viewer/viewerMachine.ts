import { assign, sendTo, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { eventItself } from '../shared/eventItself';
import type { Owner } from '../shared/owner';
import { movedBy, NEAR, STEP, whole, within, zoomedTo } from './zoom';
import type { Frame, Point, Zoom } from './zoom';

export type Direction = 'left' | 'right' | 'up' | 'down';

export type ViewerEvent =
  | { type: 'viewer.next' }
  | { type: 'viewer.previous' }
  | { type: 'viewer.zoomIn' }
  | { type: 'viewer.zoomOut' }
  | { type: 'viewer.zoomReset' }
  | { type: 'viewer.close' }
  | { type: 'arrow.pressed'; direction: Direction }
  | { type: 'backdrop.tapped' }
  /** A point is relative to the middle of the stage, and all is in pixels. */
  | { type: 'picture.doubleTapped'; at: Point }
  /** By two fingers, or by the wheel: `factor` is how much larger, `moved` how far they moved. */
  | { type: 'picture.pinched'; factor: number; at: Point; moved: Point }
  /** By a mouse or its wheel. */
  | { type: 'picture.dragged'; by: Point }
  /** `total` is from where the finger came down. */
  | { type: 'finger.moved'; by: Point; total: Point }
  /** `speed` is in pixels a millisecond. */
  | { type: 'finger.lifted'; total: Point; speed: Point }
  /** The browser took the finger for something else. */
  | { type: 'finger.lost' }
  | { type: 'stage.measured'; frame: Frame };

export type ViewerNotice =
  /** Show the next picture, or the previous one, if there is one. */
  { type: 'viewer.turned'; step: 1 | -1 } | { type: 'viewer.closed' };

export type ViewerInput = { owner: Owner<ViewerNotice> };

export type ViewerContext = ViewerInput & {
  frame: Frame;
  zoom: Zoom;
  /** How far a finger has pulled the whole picture. */
  pull: Point;
};

const MIDDLE: Point = { x: 0, y: 0 };
const NOTHING: Frame = { stage: { width: 0, height: 0 }, picture: { width: 0, height: 0 } };
/** Below this, a finger has not said yet where it goes. */
const DECIDED_PX = 8;
const TURN_PX = 70;
const CLOSE_PX = 110;
const FLING_PX_PER_MS = 0.4;
const KEY_STEP_PX = 80;

const steps: Readonly<Record<Direction, Point>> = {
  left: { x: KEY_STEP_PX, y: 0 },
  right: { x: -KEY_STEP_PX, y: 0 },
  up: { x: 0, y: KEY_STEP_PX },
  down: { x: 0, y: -KEY_STEP_PX },
};

type Lifted = { total: Point; speed: Point };

/** A finger that went far enough, or fast enough in the direction in which it went. */
const isThrown = (total: number, speed: number, far: number): boolean =>
  total > far || (total > DECIDED_PX && speed > FLING_PX_PER_MS);

const liftedOf = ({ event: { total, speed } }: { event: Lifted }) => ({ total, speed });
const isArrow = (is: Direction) =>
  ({
    type: 'isArrow',
    params: ({ event }: { event: { direction: Direction } }) => ({ way: event.direction, is }),
  }) as const;

const turn = (step: 1 | -1) => ({ type: 'turn', params: { step } }) as const;
const zoomBy = (factor: number) => ({
  type: 'pinch' as const,
  params: { factor, at: MIDDLE, moved: MIDDLE },
});
const pinch = {
  type: 'pinch',
  params: ({ event }: { event: { factor: number; at: Point; moved: Point } }) => event,
} as const;
const pan = { type: 'pan', params: ({ event }: { event: { by: Point } }) => event } as const;
const isLarger = {
  type: 'isLarger',
  params: ({ event }: { event: { factor: number } }) => event,
} as const;

export const viewerMachine = setup({
  types: {
    context: {} as ViewerContext,
    events: {} as ViewerEvent,
    input: {} as ViewerInput,
    /** `held`: the picture follows a hand, without animation. */
    tags: {} as 'large' | 'held',
  },
  guards: {
    isAside: (_, { total: { x, y } }: { total: Point }) =>
      Math.abs(x) > DECIDED_PX && Math.abs(x) >= Math.abs(y),
    isDown: (_, { total: { x, y } }: { total: Point }) => y > DECIDED_PX && y > Math.abs(x),
    isOnward: (_, { total, speed }: Lifted) => isThrown(-total.x, -speed.x, TURN_PX),
    isBack: (_, { total, speed }: Lifted) => isThrown(total.x, speed.x, TURN_PX),
    isAway: (_, { total, speed }: Lifted) => isThrown(total.y, speed.y, CLOSE_PX),
    isArrow: (_, params: { way: Direction; is: Direction }) => params.way === params.is,
    isLarger: (_, { factor }: { factor: number }) => factor > 1,
    isWhole: ({ context }) => context.zoom.scale <= 1,
  },
  actions: {
    measure: assign(({ context }, { frame }: { frame: Frame }) => ({
      frame,
      zoom: within(context.zoom, frame),
    })),
    pinch: assign(
      ({ context }, { factor, at, moved }: { factor: number; at: Point; moved: Point }) => {
        const { zoom, frame } = context;
        const larger = zoomedTo(zoom, zoom.scale * factor, at, frame);
        return { zoom: movedBy(larger, moved, frame) };
      },
    ),
    pan: assign(({ context }, { by }: { by: Point }) => ({
      zoom: movedBy(context.zoom, by, context.frame),
    })),
    enlargeAt: assign(({ context }, { at }: { at: Point }) => ({
      zoom: zoomedTo(context.zoom, NEAR, at, context.frame),
    })),
    showWhole: assign({ zoom: whole }),
    pullAside: assign((_, { total }: { total: Point }) => ({ pull: { x: total.x, y: 0 } })),
    pullDown: assign((_, { total }: { total: Point }) => ({
      pull: { x: 0, y: Math.max(0, total.y) },
    })),
    letGo: assign({ pull: MIDDLE }),
    turn: sendTo(
      ({ context }: { context: ViewerContext }) => context.owner,
      (_, { step }: { step: 1 | -1 }): ViewerNotice => ({ type: 'viewer.turned', step }),
    ),
    tellClosed: sendTo(({ context }: { context: ViewerContext }) => context.owner, {
      type: 'viewer.closed',
    }),
  },
  delays: {
    /** A little longer than the movement on screen takes. */
    slide: 300,
  },
}).createMachine({
  id: 'viewer',
  description:
    'One picture fills the screen; fingers, mouse or keys enlarge it and go to the next one.',
  context: ({ input }) => ({ ...input, frame: NOTHING, zoom: whole, pull: MIDDLE }),
  on: {
    'viewer.close': { target: '.closed' },
    'backdrop.tapped': { target: '.closed' },
    'viewer.next': { target: '.whole.resting.sliding', actions: ['showWhole', turn(1)] },
    'viewer.previous': { target: '.whole.resting.sliding', actions: ['showWhole', turn(-1)] },
    'stage.measured': { actions: { type: 'measure', params: eventItself } },
  },
  initial: 'whole',
  states: {
    whole: {
      description: 'The whole picture is visible.',
      on: {
        'viewer.zoomIn': { target: 'enlarged', actions: zoomBy(STEP) },
        'picture.doubleTapped': {
          target: 'enlarged',
          actions: { type: 'enlargeAt', params: eventItself },
        },
        'picture.pinched': { guard: isLarger, target: 'enlarged.held', actions: pinch },
      },
      initial: 'resting',
      states: {
        resting: {
          description: 'Nobody is moving the picture; it is in the middle, or sliding back there.',
          initial: 'still',
          states: {
            still: { description: 'The picture is in the middle.' },
            sliding: {
              description:
                'The picture slides to the middle: a tap that was meant for it may land beside it.',
              meta: { noScreen: 'it lasts for a moment' },
              after: { slide: { target: 'still' } },
              on: { 'backdrop.tapped': {} },
            },
          },
          on: {
            'finger.moved': [
              {
                guard: { type: 'isAside', params: eventItself },
                target: 'aside',
                actions: { type: 'pullAside', params: eventItself },
              },
              {
                guard: { type: 'isDown', params: eventItself },
                target: 'away',
                actions: { type: 'pullDown', params: eventItself },
              },
            ],
            'arrow.pressed': [
              {
                guard: isArrow('left'),
                target: '.sliding',
                actions: turn(-1),
              },
              {
                guard: isArrow('right'),
                target: '.sliding',
                actions: turn(1),
              },
            ],
          },
        },
        aside: {
          description: 'A finger pulls the picture aside, and with it the one beside it.',
          tags: ['held'],
          exit: 'letGo',
          on: {
            'finger.moved': { actions: { type: 'pullAside', params: eventItself } },
            'finger.lifted': [
              {
                guard: { type: 'isOnward', params: liftedOf },
                target: 'resting.sliding',
                actions: turn(1),
              },
              {
                guard: { type: 'isBack', params: liftedOf },
                target: 'resting.sliding',
                actions: turn(-1),
              },
              { target: 'resting.sliding' },
            ],
            'finger.lost': { target: 'resting.sliding' },
          },
        },
        away: {
          description: 'A finger pulls the picture down; let go far enough down, it closes.',
          tags: ['held'],
          exit: 'letGo',
          on: {
            'finger.moved': { actions: { type: 'pullDown', params: eventItself } },
            'finger.lifted': [
              { guard: { type: 'isAway', params: liftedOf }, target: '#viewer.closed' },
              { target: 'resting.sliding' },
            ],
            'finger.lost': { target: 'resting.sliding' },
          },
        },
      },
    },
    enlarged: {
      description: 'A part of the picture fills the screen, and can be moved.',
      tags: ['large'],
      always: { guard: 'isWhole', target: 'whole.resting.sliding' },
      on: {
        'viewer.zoomIn': { target: '.still', actions: zoomBy(STEP) },
        'viewer.zoomOut': { target: '.still', actions: zoomBy(1 / STEP) },
        'viewer.zoomReset': { target: 'whole.resting.sliding', actions: 'showWhole' },
        'picture.doubleTapped': { target: 'whole.resting.sliding', actions: 'showWhole' },
        'picture.pinched': { target: '.held', actions: pinch },
        'picture.dragged': { target: '.held', actions: pan },
        'finger.moved': { target: '.held', actions: pan },
        'arrow.pressed': {
          target: '.still',
          actions: { type: 'pan', params: ({ event }) => ({ by: steps[event.direction] }) },
        },
      },
      initial: 'still',
      states: {
        still: { description: 'Nothing moves it.' },
        held: {
          description: 'It follows the fingers, the mouse or its wheel.',
          tags: ['held'],
          on: {
            'finger.lifted': { target: 'still' },
            'finger.lost': { target: 'still' },
          },
        },
      },
    },
    closed: {
      description: 'The picture is closed.',
      meta: { noScreen: 'the chat is back in the list' },
      type: 'final',
      entry: 'tellClosed',
    },
  },
});

export type ViewerRef = ActorRefFrom<typeof viewerMachine>;
