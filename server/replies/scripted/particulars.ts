import { askingPart } from './askingPart';
import { hash } from './hash';
import { storiesOf, thingsIn } from './ownLife';
import { relatedness } from './relatedness';
import { said } from './said';
import type { Opening } from './said';
import type { Scene } from './scene';
import { TOLD } from './voice';

type Named = { key: string; said: readonly string[] };

/** The particular that a message asks the character for. */
export function particularNamed({ memory, pack }: Scene): Named | null {
  // Most messages ask for none, and to read them closely costs.
  if (pack.particulars.named(memory.saidNow).length === 0) return null;
  const asking = askingPart(memory.saidNow, pack);
  if (asking === null) return null;
  const { isAboutUser, moves } = pack.self.asked(asking);
  if (isAboutUser || moves.has('advice')) return null;
  return pack.particulars.named(asking)[0] ?? null;
}

/** The same character gives the same answer at every time. */
const chosen = (seed: string, { key, said: lines }: Named) =>
  lines[hash(seed, 'particular', key) % lines.length] ?? null;

/** Where the character has been, whatever else a line on that place is about. */
const BEEN = 'been';
/** What money is to it says how much there is. */
const EARNS = 'earn';

/** Answers it by what the character tells of itself, else as this character always does. */
export function particular(scene: Scene): Opening | null {
  const found = particularNamed(scene);
  if (found === null) return null;
  const { character, memory, pack, seed, voice } = scene;
  const own = pack.ownParticulars[found.key]?.own;
  const { related = relatedness } = pack;
  const things = found.key === BEEN ? thingsIn(memory.reading.words) : [];
  const line = [...Object.values(character.texts.self), ...storiesOf(scene)].find(
    (one) => own?.test(one.toLowerCase()) === true || related(one, things, pack) > 0,
  );
  const money = found.key === EARNS ? (character.texts.self.money ?? '') : '';
  const ofMoney = money === '' ? null : voice.pick(TOLD, [money]);
  if (ofMoney !== null) return said('back', ofMoney);
  if (line !== undefined) return said('none', voice.pick(TOLD, [line]) ?? line);
  return said('back', chosen(seed, found));
}

/** The particular that the character's last message answered, and why it is so. */
export function whyOfLast({ memory, pack, seed, voice }: Scene): string | null {
  const last = memory.said.at(-1)?.join(' ') ?? '';
  const told = Object.entries(pack.ownParticulars).find(([key, { said: lines }]) => {
    const line = chosen(seed, { key, said: lines });
    return line !== null && last.includes(line);
  });
  if (told === undefined) return null;
  return voice.pick(`why/${told[0]}`, told[1].why ?? pack.common.follow.because);
}
