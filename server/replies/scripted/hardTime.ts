import { hasMourned } from './care';
import { franklyNamed } from './frankly';
import type { Act } from './languagePack';
import { asksCharacter } from './memory';
import { said } from './said';
import type { Opening } from './said';
import type { Scene } from './scene';

/** What is told after hard news, and asks for nothing else; "I don't know what to do" counts. */
const STILL_HARD: ReadonlySet<Act> = new Set<Act>(['shrug', 'yes', 'no', 'laugh', 'love']);

/** Questions that leave the hard time: who somebody is, how they are, what was told. */
const OF_ELSE: ReadonlySet<Act> = new Set<Act>([
  ...(['askMemory', 'askMyName', 'askName', 'askAge', 'askWho', 'askPicture'] as const),
  ...(['askHow', 'askLove', 'askStory', 'askLeave', 'greeting', 'goodbye'] as const),
]);

/** Hard news, and what is told and asked after it: no joke, no story, no other subject. */
export function hardTime(scene: Scene): Opening | null {
  const { memory, pack, register, voice } = scene;
  const { hardNews, reading, self } = memory;
  const lines = pack.common.hardNews;
  const isBye = reading.acts.has('goodbye') || self.moves.has('bye');
  if (hardNews === null) {
    const has =
      reading.acts.has('question') && hasMourned(memory, pack)
        ? pack.grief.named(memory.saidNow).find(({ key }) => key === 'haveYou')
        : undefined;
    if (has !== undefined) return said('none', voice.pick('grief/haveYou', has.said));
    return isBye && hasMourned(memory, pack)
      ? said('none', voice.pick('hardBye', lines.bye))
      : null;
  }
  if (memory.asksBack !== null && memory.toldBefore?.isSure === true) return null;
  // Who proposes a game, or plays on, leads away from it themselves.
  if (scene.game !== null && hardNews.since > 0) return null;
  const near = () => {
    for (const { key, said: kind } of pack.grief.named(memory.saidNow)) {
      const line = voice.pick(`grief/${key}`, kind);
      if (line !== null) return line;
    }
    return null;
  };
  const stay = (isFirst = false) =>
    voice.pick('stay', lines.stay, {}, (line) => !isFirst || !pack.isQuestion(line));
  if (hardNews.since === 0 && !hardNews.isKnown)
    return said('none', voice.pick(hardNews.kind, lines[hardNews.kind]), near() ?? stay(true));
  if (isBye) return said('none', voice.pick('hardBye', lines.bye));
  const own = near();
  const isThanks = reading.acts.has('thanks') && (own === null || !reading.acts.has('question'));
  if (isThanks) return said('none', voice.pick('hardThanks', lines.thanks));
  if (self.moves.has('nice') || reading.acts.has('askStory'))
    return said('none', voice.pick('nice', register.nice));
  if (own !== null) return said('none', own);
  const isElse =
    self.subjects.length > 0 ||
    memory.asked.kinds.length > 0 ||
    memory.toldBefore !== null ||
    asksCharacter(memory.saidNow, reading, self) ||
    franklyNamed(scene) !== null ||
    pack.advice.named(memory.saidNow).length > 0 ||
    [...reading.acts].some((act) => OF_ELSE.has(act));
  const forms = pack.adviceForms.named(memory.saidNow);
  const tell = forms.find(({ key }) => key === 'tell');
  if (tell !== undefined) return said('none', voice.pick('advice/tell', tell.said));
  const wantsAdvice = self.moves.has('advice') || forms.some(({ key }) => key !== 'either');
  if (wantsAdvice || self.moves.has('howTo'))
    return isElse ? null : said('none', voice.pick('hardAdvice', lines.advice));
  const asks = reading.acts.has('question') || self.moves.has('ask') || self.moves.has('wh');
  if (asks) return isElse ? null : said('none', voice.pick('unsure', lines.unsure));
  const isTold = [...reading.acts].every((act) => STILL_HARD.has(act));
  return isTold ? said('none', stay()) : null;
}
