import { NAME_LENGTH, PICKS, TEXT_LENGTH } from '../../../common/limits';
import type { FaceWishes } from '../../../common/personaFaces';
import type { Gender } from '../../../common/settings';
import type { Character, Portrait } from '../catalogue/character';
import { ageFault } from '../shared/age';

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

/** The steps of the wizard, one after the other. */
export const steps = ['who', 'look', 'character', 'story', 'review'] as const;
export type Step = (typeof steps)[number];

export type PersonaValues = {
  name: string;
  /** As typed. */
  age: string;
  gender: Gender | null;
  occupations: readonly Occupation[];
  personalities: readonly Personality[];
  scenario: string;
  likes: string;
  dislikes: string;
  /** The slug of a drawn face; null until one is chosen. */
  face: string | null;
  wishes?: FaceWishes;
  /** How often other faces were asked for. */
  turn?: number;
  /** In the user's own words; null, as the greeting: as suggested. */
  tagline: string | null;
  greeting: string | null;
  /** How often another suggestion was asked for. */
  taglineTurn?: number;
  greetingTurn?: number;
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
  face: null,
  tagline: null,
  greeting: null,
};

/** A picture that was cropped, stripped of metadata and checked, as a data URL of a JPEG. */
export type Photo = { clientId: string; data: string };

/** A character that the user made. */
export type Persona = {
  id: string;
  character: Character;
  values: PersonaValues;
  /** Null when colours take its place. */
  photo: { isChecked: boolean; portrait: Portrait } | null;
};

/** What this device keeps of a persona that is not created yet. */
export type PersonaDraft = {
  step: Step;
  values: PersonaValues;
  photo: Photo | null;
  isPermitted: boolean;
};

const fits = (text: string): boolean => text.trim().length <= TEXT_LENGTH;

/** Whether a step has what the server will require. */
export const isAnswered = (step: Step, { values, photo, isPermitted }: PersonaDraft): boolean => {
  switch (step) {
    case 'who': {
      const length = values.name.trim().length;
      const isNamed = length > 0 && length <= NAME_LENGTH;
      return isNamed && ageFault(values.age) === null && values.gender !== null;
    }
    case 'look':
      return photo === null || isPermitted;
    case 'character':
      return values.occupations.length <= PICKS && values.personalities.length <= PICKS;
    case 'story':
      return fits(values.scenario) && fits(values.likes) && fits(values.dislikes);
    case 'review':
      return true;
  }
};

/** Whether every step before this one is answered. */
export const isReachable = (step: Step, draft: PersonaDraft): boolean =>
  steps.slice(0, steps.indexOf(step)).every((before) => isAnswered(before, draft));

const fields: Readonly<Record<Step, readonly string[]>> = {
  who: ['name', 'age', 'gender'],
  look: ['face', 'photo'],
  character: ['occupations', 'personalities'],
  story: ['scenario', 'likes', 'dislikes'],
  review: ['tagline', 'greeting'],
};

/** The step that asks for a field of the contract. */
export const stepOfField = (field: string): Step | null =>
  steps.find((step) => fields[step].includes(field)) ?? null;

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

/** A pick can always be removed, and another one added while there are fewer than three. */
export const mayPick = (values: PersonaValues, picked: Pick): boolean =>
  isPicked(values, picked) || values[picked.list].length < PICKS;
