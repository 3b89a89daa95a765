import type { Gender } from '../catalogue/bot';
import type { Preference, Profile } from '../session/sessionTypes';

/** spec 4.10, in this order. */
export const steps = ['age', 'gender', 'preference', 'character'] as const;
export type Step = (typeof steps)[number];

/** What was said of oneself; null: nothing yet. Only the age cannot be skipped. */
export type Answers = {
  age: number | null;
  gender: Gender | 'skipped' | null;
  preference: Preference | 'skipped' | null;
};

/** What of the answers goes to the server. */
export type Told = { age?: number; gender?: Gender; preference?: Preference };

export const noAnswers: Answers = { age: null, gender: null, preference: null };

export const parseStep = (text: string | undefined): Step | null =>
  steps.find((step) => step === text) ?? null;

/** The first step without an answer; the last one has none to wait for. */
export const openStepOf = (answers: Answers): Step =>
  steps.find((step) => step !== 'character' && answers[step] === null) ?? 'character';

/** A step can be gone to once nothing before it is open. */
export const placeOf = (answers: Answers, wanted: Step | null): Step => {
  const open = openStepOf(answers);
  return wanted !== null && steps.indexOf(wanted) <= steps.indexOf(open) ? wanted : open;
};

/** How many steps it is from one to the other; negative, back. */
export const distance = (from: Step, to: Step): number => steps.indexOf(to) - steps.indexOf(from);

/** The answers, with what the profile says where they are still open. */
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

/** What a choice of company goes by; null: by nothing. */
export const preferenceOf = ({ preference }: Answers): Preference | null =>
  preference === 'skipped' ? null : preference;
