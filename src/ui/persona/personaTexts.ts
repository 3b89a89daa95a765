import { defineMessages } from 'react-intl';

export const genderTexts = defineMessages({
  female: { id: 'gender.female' },
  male: { id: 'gender.male' },
  'non-binary': { id: 'gender.nonBinary' },
});

export const occupationTexts = defineMessages({
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

export const personalityTexts = defineMessages({
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

export const stepTexts = defineMessages({
  name: { id: 'persona.stepName' },
  gender: { id: 'persona.stepGender' },
  occupations: { id: 'persona.stepOccupations' },
  personalities: { id: 'persona.stepPersonalities' },
  scenario: { id: 'persona.stepScenario' },
  likes: { id: 'persona.stepLikes' },
  dislikes: { id: 'persona.stepDislikes' },
  photo: { id: 'persona.stepPhoto' },
  review: { id: 'persona.stepReview' },
});

export const topicTexts = defineMessages({
  name: { id: 'persona.topicName' },
  gender: { id: 'persona.topicGender' },
  occupations: { id: 'persona.topicOccupations' },
  personalities: { id: 'persona.topicPersonalities' },
  scenario: { id: 'persona.topicScenario' },
  likes: { id: 'persona.topicLikes' },
  dislikes: { id: 'persona.topicDislikes' },
  photo: { id: 'persona.topicPhoto' },
});

export const leadTexts = defineMessages({
  name: { id: 'persona.leadName' },
  gender: { id: 'persona.leadGender' },
  occupations: { id: 'persona.leadPicks' },
  personalities: { id: 'persona.leadPicks' },
  scenario: { id: 'persona.leadScenario' },
  likes: { id: 'persona.leadLikes' },
  dislikes: { id: 'persona.leadDislikes' },
  photo: { id: 'persona.leadPhoto' },
  review: { id: 'persona.leadReview' },
});
