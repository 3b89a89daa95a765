import { assign, enqueueActions, sendTo, setup } from 'xstate';
import type { Gender, Preference } from '../../../common/settings';
import type { Profile } from '../session/sessionTypes';
import { callbackNotProvided } from '../shared/notProvided';
import { completedBy, distance, parseStep, placeOf, preferenceOf, steps } from './answers';
import type { Answers, Step } from './answers';
import { suggestionsMachine } from './suggestionsMachine';
import type { SuggestionsEvent } from './suggestionsMachine';

/** What the device remembers of the answers. */
export type AnswersFact = { type: 'answers.recalled'; answers: Answers };

/** What the device should remember. */
export type AnswersCommand = { type: 'answers.keep'; answers: Answers };

/** What the application reports about the visitor and the address. */
export type WelcomeFact =
  /** The step that the address names. */
  | { type: 'step.asked'; name: string | undefined }
  /** Who the visitor is, once that is known; null: a guest. */
  | { type: 'visitor.told'; profile: Profile | null }
  /** The language of the page changed. */
  | { type: 'welcome.translate' };

/** Where the application should go; back is the step that the visitor came from. */
export type WelcomeCommand =
  | { type: 'address.go'; to: string; isReplaced: boolean }
  | { type: 'address.back' };

export type WelcomeEvent =
  | AnswersFact
  | WelcomeFact
  | { type: 'age.submit'; age: number }
  | { type: 'gender.choose'; gender: Gender }
  | { type: 'preference.choose'; preference: Preference }
  | { type: 'character.choose'; slug: string }
  /** Go on, with the answer that is there or without one. */
  | { type: 'step.pass' }
  | { type: 'step.back' };

export type WelcomeContext = {
  /** Null for a guest; undefined until it is known who the visitor is. */
  profile: Profile | null | undefined;
  answers: Answers;
  /** The step that the address names. */
  named: Step | null;
  /** How many history entries below this one are steps that the visitor came from. */
  depth: number;
  /** The chosen character. */
  slug: string | null;
};

type Context = { context: WelcomeContext };

const go = (to: string, isReplaced: boolean): WelcomeCommand => ({
  type: 'address.go',
  to,
  isReplaced,
});

const addressOf = (step: Step): string => `/welcome?step=${step}`;

/** The parts of the onboarding; its states are in welcomeMachine. */
export const welcome = setup({
  types: {
    context: {} as WelcomeContext,
    events: {} as WelcomeEvent,
    tags: {} as 'busy',
    children: {} as {
      suggestions: 'suggestions';
      answersStorage: 'answersStorage';
      surroundings: 'surroundings';
    },
  },
  actors: {
    suggestions: suggestionsMachine,
    answersStorage: callbackNotProvided<AnswersCommand>('answersStorage'),
    surroundings: callbackNotProvided<WelcomeCommand>('surroundings'),
  },
  guards: {
    belongsTo: ({ context }, { step }: { step: Step }) =>
      placeOf(context.answers, context.named) === step,
    isElsewhere: ({ context }, { name }: { name: string | undefined }) =>
      parseStep(name) !== context.named,
    isVisitorKnown: ({ context }) => context.profile !== undefined,
    hasStepBelow: ({ context }) => context.depth > 0,
  },
  actions: {
    recall: assign(({ context }, { answers }: { answers: Answers }) => ({
      answers: completedBy(answers, context.profile ?? null),
    })),
    keepVisitor: assign(({ context }, { profile }: { profile: Profile | null }) => ({
      profile,
      answers: completedBy(context.answers, profile),
    })),
    answer: enqueueActions(({ context, enqueue }, change: Partial<Answers>) => {
      const answers = { ...context.answers, ...change };
      enqueue.assign({ answers });
      enqueue.sendTo('answersStorage', { type: 'answers.keep', answers });
    }),
    /** The suggestions follow the answers, and are loaded before they are shown. */
    askForSuggestions: sendTo('suggestions', ({ context }: Context): SuggestionsEvent => ({
      type: 'suggestions.wanted',
      preference: preferenceOf(context.answers),
      isPremium: context.profile?.hasSubscription === true,
    })),
    translateSuggestions: sendTo('suggestions', { type: 'suggestions.translate' }),
    /** Makes the address name the step that is shown. */
    correctAddress: enqueueActions(({ context, enqueue }) => {
      const step = placeOf(context.answers, context.named);
      if (step === context.named) return;
      enqueue.assign({ named: step });
      enqueue.sendTo('surroundings', go(addressOf(step), true));
    }),
    goOn: enqueueActions(({ context, enqueue }, { step }: { step: Step }) => {
      enqueue.assign({ named: step, depth: context.depth + 1 });
      enqueue.sendTo('surroundings', go(addressOf(step), false));
    }),
    goBack: enqueueActions(({ enqueue }, { step }: { step: Step }) => {
      enqueue.assign({ named: step });
      enqueue.sendTo('surroundings', go(addressOf(step), true));
    }),
    returnBySteps: sendTo('surroundings', { type: 'address.back' }),
    keepNamed: assign(({ context: { named, depth } }, { name }: { name: string | undefined }) => {
      const step = parseStep(name);
      const isKnown = named !== null && step !== null;
      return {
        named: step,
        depth: isKnown ? Math.max(0, depth + distance(named, step)) : 0,
      };
    }),
    keepSlug: assign((_, { slug }: { slug: string }) => ({ slug })),
    /** A visitor without an account signs up over the chat that waits for them. */
    openChat: sendTo('surroundings', ({ context }: Context, { slug }: { slug: string }) =>
      go(context.profile ? `/${slug}` : `/${slug}?signup=1&from=welcome`, false),
    ),
  },
});

/** The step before; the first one has none. */
const before = (step: Step): Step => steps[steps.indexOf(step) - 1] ?? 'age';

/** Goes one step back, by the history if it leads there. */
export const backFrom = (step: Step) =>
  [
    { guard: 'hasStepBelow', actions: 'returnBySteps' },
    {
      target: `#welcome.${before(step)}`,
      actions: { type: 'goBack', params: { step: before(step) } },
    },
  ] as const;
