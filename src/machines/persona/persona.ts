import { ADULT_AGE, NAME_LENGTH, OLDEST_AGE, PICKS, TEXT_LENGTH } from '../../../common/limits';
import type { Bot, Gender, Portrait } from '../catalogue/bot';

export const genders = ['female', 'male', 'non-binary'] as const satisfies readonly Gender[];

/** spec 3, in its order. */
export const occupations = [
  'Doctor',
  'Soldier',
  'Fitness Coach',
  'Spy',
  'Secretary',
  'Model',
  'Dancer',
  'Nurse',
  'Yoga Instructor',
  'Teacher',
  'Firefighter',
  'Plane Pilot',
  'Professional Athlete',
  'Lawyer',
  'Massage Therapist',
  'Social Worker',
  'Cook',
  'Artist',
] as const;
export type Occupation = (typeof occupations)[number];

export const personalities = [
  'Evil',
  'Arrogant',
  'Full of guilt',
  'Narcissistic',
  'Shy',
  'Submissive',
  'Dominant',
  'Sad',
  'Motivated',
  'Cheerful',
  'Flirty',
] as const;
export type Personality = (typeof personalities)[number];

/** What the wizard asks for, one topic after the other. */
export const steps = [
  'name',
  'gender',
  'occupations',
  'personalities',
  'scenario',
  'likes',
  'dislikes',
  'photo',
  'review',
] as const;
export type Step = (typeof steps)[number];

export type PersonaValues = {
  name: string;
  /** As it is typed. */
  age: string;
  gender: Gender | null;
  occupations: readonly Occupation[];
  personalities: readonly Personality[];
  scenario: string;
  likes: string;
  dislikes: string;
};

export const emptyValues: PersonaValues = {
  name: '',
  age: '',
  gender: null,
  occupations: [],
  personalities: [],
  scenario: '',
  likes: '',
  dislikes: '',
};

/** A picture that was cropped, freed of its metadata and judged, as a data address of a JPEG. */
export type Photo = { clientId: string; data: string };

/** One of the user's own characters. */
export type Persona = {
  id: string;
  bot: Bot;
  values: PersonaValues;
  /** Null where colours stand in for it. */
  photo: { isChecked: boolean; portrait: Portrait } | null;
};

/** What this device keeps of a character that is not made yet. */
export type PersonaDraft = {
  step: Step;
  values: PersonaValues;
  photo: Photo | null;
  isPermitted: boolean;
};

/** Years from what was typed; null where that is no whole number. */
export const yearsOf = (age: string): number | null =>
  /^\d{1,3}$/.test(age.trim()) ? Number(age.trim()) : null;

export const isAdultAge = (age: string): boolean => {
  const years = yearsOf(age);
  return years !== null && years >= ADULT_AGE && years <= OLDEST_AGE;
};

const fits = (text: string): boolean => text.trim().length <= TEXT_LENGTH;

/** Whether what a step asks for is there, as the server will demand it. */
export const isAnswered = (step: Step, { values, photo, isPermitted }: PersonaDraft): boolean => {
  switch (step) {
    case 'name': {
      const length = values.name.trim().length;
      return length > 0 && length <= NAME_LENGTH && isAdultAge(values.age);
    }
    case 'gender':
      return values.gender !== null;
    case 'occupations':
    case 'personalities':
      return values[step].length <= PICKS;
    case 'scenario':
    case 'likes':
    case 'dislikes':
      return fits(values[step]);
    case 'photo':
      return photo === null || isPermitted;
    case 'review':
      return true;
  }
};

/** Whether every step before this one is answered. */
export const isReachable = (step: Step, draft: PersonaDraft): boolean =>
  steps.slice(0, steps.indexOf(step)).every((before) => isAnswered(before, draft));

/** Where a field of the contract is asked for. */
export const stepOfField = (field: string): Step | null => {
  if (field === 'age') return 'name';
  return steps.find((step) => step === field) ?? null;
};

const toggled = <T>(picked: readonly T[], pick: T): readonly T[] =>
  picked.includes(pick) ? picked.filter((other) => other !== pick) : [...picked, pick];

export type Pick =
  | { list: 'occupations'; pick: Occupation }
  | { list: 'personalities'; pick: Personality };

export const withPick = (values: PersonaValues, picked: Pick): PersonaValues =>
  picked.list === 'occupations'
    ? { ...values, occupations: toggled(values.occupations, picked.pick) }
    : { ...values, personalities: toggled(values.personalities, picked.pick) };

const isPicked = (values: PersonaValues, picked: Pick): boolean =>
  picked.list === 'occupations'
    ? values.occupations.includes(picked.pick)
    : values.personalities.includes(picked.pick);

/** One may be taken away always, and one more taken while there are fewer than three. */
export const mayPick = (values: PersonaValues, picked: Pick): boolean =>
  isPicked(values, picked) || values[picked.list].length < PICKS;
