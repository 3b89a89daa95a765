import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type { Gender, Preference } from '../../../common/settings';
import { steps } from '../../machines/welcome/answers';
import type { Step } from '../../machines/welcome/answers';
import type { suggestionsMachine, SuggestionsRef } from '../../machines/welcome/suggestionsMachine';
import type { welcomeMachine, WelcomeRef } from '../../machines/welcome/welcomeMachine';

type Snapshot = SnapshotFrom<typeof welcomeMachine>;

/** Null until the step is known. */
const stepOf = (snapshot: Snapshot): Step | null =>
  snapshot.matches('chosen') ? 'character' : (steps.find((step) => snapshot.matches(step)) ?? null);

export function useWelcome(actor: WelcomeRef) {
  return {
    step: useSelector(actor, stepOf),
    answers: useSelector(actor, ({ context }) => context.answers),
    /** The chosen character, while their chat opens. */
    chosen: useSelector(actor, ({ context }) => context.slug),
    suggestions: useSelector(actor, ({ children }) => children.suggestions ?? null),
    canReturn: useSelector(actor, (snapshot) => snapshot.can({ type: 'step.back' })),
    submitAge: ({ age }: { age: string }) => actor.send({ type: 'age.submit', age: Number(age) }),
    chooseGender: (gender: Gender) => actor.send({ type: 'gender.choose', gender }),
    choosePreference: (preference: Preference) =>
      actor.send({ type: 'preference.choose', preference }),
    chooseCharacter: (slug: string) => actor.send({ type: 'character.choose', slug }),
    pass: () => actor.send({ type: 'step.pass' }),
    goBack: () => actor.send({ type: 'step.back' }),
  };
}

export type WelcomeView = ReturnType<typeof useWelcome>;

const statusOf = (snapshot: SnapshotFrom<typeof suggestionsMachine>) =>
  snapshot.hasTag('loading') ? 'loading' : snapshot.matches('failed') ? 'failed' : 'shown';

export function useSuggestions(actor: SuggestionsRef) {
  return {
    status: useSelector(actor, statusOf),
    characters: useSelector(actor, ({ context }) => context.characters),
    retry: () => actor.send({ type: 'suggestions.retry' }),
  };
}
