import { defineMessages } from 'react-intl';
import type { IntlShape, MessageDescriptor } from 'react-intl';
import type { FaceTrait } from '../../../common/personaFaces';
import type { Occupation, Personality } from '../../machines/persona/persona';

export const genderTexts = defineMessages({
  female: { id: 'gender.female' },
  male: { id: 'gender.male' },
  'non-binary': { id: 'gender.nonBinary' },
});

/** Each with the character's gender. */
export const occupationTexts: Readonly<Record<Occupation, MessageDescriptor>> = defineMessages({
  Doctor: { id: 'occupation.doctor' },
  Soldier: { id: 'occupation.soldier' },
  'Fitness Coach': { id: 'occupation.fitnessCoach' },
  Spy: { id: 'occupation.spy' },
  Secretary: { id: 'occupation.secretary' },
  Model: { id: 'occupation.model' },
  Dancer: { id: 'occupation.dancer' },
  Nurse: { id: 'occupation.nurse' },
  'Yoga Instructor': { id: 'occupation.yogaInstructor' },
  Teacher: { id: 'occupation.teacher' },
  Firefighter: { id: 'occupation.firefighter' },
  'Plane Pilot': { id: 'occupation.planePilot' },
  'Professional Athlete': { id: 'occupation.athlete' },
  Lawyer: { id: 'occupation.lawyer' },
  'Massage Therapist': { id: 'occupation.massageTherapist' },
  'Social Worker': { id: 'occupation.socialWorker' },
  Cook: { id: 'occupation.cook' },
  Artist: { id: 'occupation.artist' },
});

/** Each with the character's gender. */
export const personalityTexts: Readonly<Record<Personality, MessageDescriptor>> = defineMessages({
  Evil: { id: 'personality.evil' },
  Arrogant: { id: 'personality.arrogant' },
  'Full of guilt': { id: 'personality.guilty' },
  Narcissistic: { id: 'personality.narcissistic' },
  Shy: { id: 'personality.shy' },
  Submissive: { id: 'personality.submissive' },
  Dominant: { id: 'personality.dominant' },
  Sad: { id: 'personality.sad' },
  Motivated: { id: 'personality.motivated' },
  Cheerful: { id: 'personality.cheerful' },
  Flirty: { id: 'personality.flirty' },
});

export const shortTexts = defineMessages({
  who: { id: 'persona.shortWho' },
  look: { id: 'persona.shortLook' },
  character: { id: 'persona.shortCharacter' },
  story: { id: 'persona.shortStory' },
  review: { id: 'persona.shortReview' },
});

export const stepTexts = defineMessages({
  who: { id: 'persona.stepWho' },
  look: { id: 'persona.stepLook' },
  character: { id: 'persona.stepCharacter' },
  story: { id: 'persona.stepStory' },
  review: { id: 'persona.stepReview' },
});

export const leadTexts = defineMessages({
  who: { id: 'persona.leadWho' },
  look: { id: 'persona.leadLook' },
  character: { id: 'persona.leadCharacter' },
  story: { id: 'persona.leadStory' },
  review: { id: 'persona.leadReview' },
});

export const listTexts = defineMessages({
  occupations: { id: 'persona.topicOccupations' },
  personalities: { id: 'persona.topicPersonalities' },
});

export const topics = ['scenario', 'likes', 'dislikes'] as const;
export type StoryTopic = (typeof topics)[number];

export const topicTexts = {
  scenario: defineMessages({
    label: { id: 'persona.topicScenario' },
    example: { id: 'persona.exampleScenario' },
  }),
  likes: defineMessages({
    label: { id: 'persona.topicLikes' },
    example: { id: 'persona.exampleLikes' },
  }),
  dislikes: defineMessages({
    label: { id: 'persona.topicDislikes' },
    example: { id: 'persona.exampleDislikes' },
  }),
};

export const traitTexts = defineMessages({
  hair: { id: 'face.hair' },
  skin: { id: 'face.skin' },
  place: { id: 'face.place' },
});

const faceTexts: Record<FaceTrait, Readonly<Record<string, MessageDescriptor>>> = {
  hair: defineMessages({
    dark: { id: 'face.hairDark' },
    brown: { id: 'face.hairBrown' },
    blond: { id: 'face.hairBlond' },
    red: { id: 'face.hairRed' },
    grey: { id: 'face.hairGrey' },
    dyed: { id: 'face.hairDyed' },
  }),
  skin: defineMessages({
    light: { id: 'face.skinLight' },
    medium: { id: 'face.skinMedium' },
    dark: { id: 'face.skinDark' },
  }),
  place: defineMessages({
    indoors: { id: 'face.placeIndoors' },
    city: { id: 'face.placeCity' },
    nature: { id: 'face.placeNature' },
  }),
};

export const faceText = (intl: IntlShape, trait: FaceTrait, value: string): string => {
  const text = faceTexts[trait][value];
  return text === undefined ? value : intl.formatMessage(text);
};
