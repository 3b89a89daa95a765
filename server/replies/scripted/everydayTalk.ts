import { topicIn } from '../everyday/topicIn';
import type { Found } from '../everyday/topicIndex';
import type { Topic } from '../everyday/readTopics';
import type { Manner } from '../../seed/character';
import { isBriefAnswer } from './briefly/briefWords';
import { isTurned } from './remarked';
import type { Scene } from './scene';

/** In which order a topic's lines are written for the manners. */
const WARM: readonly Manner[] = ['warm', 'playful', 'courtly', 'dreamy', 'earnest'];
const DRY: readonly Manner[] = ['dry', 'terse', 'bold'];

/** The manner's own line first, then those that are near to it. */
function inOrderOf(manner: Manner, { warm, dry }: Topic): readonly string[] {
  const isDry = DRY.includes(manner);
  const lines = isDry ? dry : warm;
  const first = (isDry ? DRY : WARM).indexOf(manner) % lines.length;
  return [...lines.slice(first), ...lines.slice(0, first), ...(isDry ? warm : dry)];
}

/** What was written for a topic, in the character's manner; null where all of it was said. */
function lineOn({ character, comeback, pack, voice }: Scene, topic: Topic): string | null {
  // Who comes back is asked how it went, and nothing else.
  const mayAsk = comeback.askAfter === null;
  const fits = (line: string) => mayAsk || !pack.sentences(line).some(pack.isQuestion);
  for (const line of inOrderOf(character.texts.manner, topic)) {
    const picked = fits(line) ? voice.pick(`everyday/${topic.id}`, [line]) : null;
    if (picked !== null) return picked;
  }
  return null;
}

/** A message of so many words at most only laughs. */
const LONGEST_LAUGH = 5;

/** The everyday topic that the message is on; its line is taken once, where it is wanted. */
export type Everyday = {
  /** Where nothing else is asked or told. */
  meant(): string | null;
  /** Where nothing else was found in a question. */
  asked(): string | null;
  /** Where only lines are left that fit any statement. */
  likely(): string | null;
};

/**
 * What is asked of the character itself has answers of its own, which come before all but a topic's
 * own wording.
 */
export function everyday(scene: Scene, isAsked: boolean): Everyday {
  const { isPlayed, length, reading, saidNow, self } = scene.memory;
  const isElse = isPlayed || reading.acts.has('askStory') || self.moves.has('story');
  const found = isElse ? null : topicIn(saidNow, scene.locale);
  // For a trouble there are concrete words.
  const isTrouble = scene.pack.advice.troubled(saidNow).length > 0;
  const isLaugh = reading.acts.has('laugh') && length <= LONGEST_LAUGH;
  const isPlain = !isAsked && !isTrouble && !isLaugh && !isTurned(scene);
  const asks = (wording: string) =>
    scene.pack.isQuestion(wording) || scene.pack.shortAnswers.opens.test(wording);
  const line = (isWanted: (one: Found) => boolean) => () =>
    found !== null && isWanted(found) ? lineOn(scene, found.topic) : null;
  const isAnswer = ({ topic }: Found) => topic.heard.some(asks);
  const isReaction = ({ topic }: Found) => !topic.heard.every(asks);
  return {
    meant: line((one) => {
      const { isAlike, isSure } = one;
      const isOwn = self.subjects.length > 0;
      if (isBriefAnswer(saidNow) || (isOwn && (self.isToCharacter || reading.acts.has('askYou'))))
        return false;
      return isAlike || (isSure && isPlain && !isOwn && isReaction(one));
    }),
    asked: line((one) => one.isSure && isAnswer(one)),
    likely: line((one) => isPlain && isReaction(one)),
  };
}
