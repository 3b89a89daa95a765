import type { Scene } from './scene';

/** A message of at most so many words may go on from the one before it. */
const LONGEST_SEQUEL = 8;

/** Of the user's messages before this one, so many may have opened what it goes on with. */
const THREAD = 2;

/**
 * A line on what the message tells of; where it names nothing itself, on what the ones just before
 * it told.
 */
export function onTold(scene: Scene, mayAsk = true): string | null {
  const { length, saidLately, saidNow } = scene.memory;
  const own = scene.pack.mentioned.named(saidNow);
  const goesOn = own.length === 0 && length <= LONGEST_SEQUEL;
  const thread = goesOn ? saidLately.slice(0, THREAD) : [];
  return lineOf(
    scene,
    [...own, ...thread.flatMap((text) => scene.pack.mentioned.named(text))],
    mayAsk,
  );
}

/** A line on what the message itself tells of. */
export const onToldNow = (scene: Scene): string | null =>
  lineOf(scene, scene.pack.mentioned.named(scene.memory.saidNow), true);

type Found = ReturnType<Scene['pack']['mentioned']['named']>;

function lineOf({ pack, voice }: Scene, found: Found, mayAsk: boolean): string | null {
  const fits = (line: string) =>
    mayAsk || !pack.sentences(line).some((sentence) => pack.isQuestion(sentence));
  for (const { key, said } of found) {
    const line = voice.pick(`told/${key}`, said, {}, fits);
    if (line !== null) return line;
  }
  return null;
}
