import type { Gender, Preference } from '../../../common/settings';
import type { Profile } from '../session/sessionTypes';

/** spec 4.10, in this order. */
export const steps = ['age', 'gender', 'preference', 'character'] as const;
export type Step = (typeof steps)[number];

/** What the visitor said about themselves; null: nothing yet. Only the age cannot be skipped. */
export type Answers = {
  age: number | null;
  gender: Gender | 'skipped' | null;
  preference: Preference | 'skipped' | null;
};

/** The part of the answers that goes to the server. */
export type Told = { age?: number; gender?: Gender; preference?: Preference };

export const noAnswers: Answers = { age: null, gender: null, preference: null };

export const parseStep = (text: string | undefined): Step | null =>
  steps.find((step) => step === text) ?? null;

/** The first step without an answer; the last step needs none. */
export const openStepOf = (answers: Answers): Step =>
  steps.find((step) => step !== 'character' && answers[step] === null) ?? 'character';

/** The wanted step, unless a step before it is still open. */
export const placeOf = (answers: Answers, wanted: Step | null): Step => {
  const open = openStepOf(answers);
  return wanted !== null && steps.indexOf(wanted) <= steps.indexOf(open) ? wanted : open;
};

/** How many steps it is from one to the other; negative when it goes back. */
export const distance = (from: Step, to: Step): number => steps.indexOf(to) - steps.indexOf(from);

/** The answers, completed from the profile where they are open. */
export const completedBy = (answers: Answers, profile: Profile | null): Answers => ({
  age: answers.age ?? profile?.age ?? null,
  gender: answers.gender ?? profile?.gender ?? null,
  preference: answers.preference ?? profile?.preference ?? null,
});

export const toldOf = ({ age, gender, preference }: Answers): Told => ({
  ...(age !== null && { age }),
  ...(gender !== null && gender !== 'skipped' && { gender }),
  ...(preference !== null && preference !== 'skipped' && { preference }),
});

/** The preference by which characters are chosen; null: none. */
export const preferenceOf = ({ preference }: Answers): Preference | null =>
  preference === 'skipped' ? null : preference;
