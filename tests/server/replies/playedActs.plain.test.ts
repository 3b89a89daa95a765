import { describe, expect, it } from 'vitest';
import { checkText } from '../../../server/moderation/checkText';
import { packOf } from '../../../server/replies/scripted/packs';
import { playedKinds } from '../../../server/replies/scripted/playedActs/playedActs';
import type { PlayedKind } from '../../../server/replies/scripted/playedActs/playedActs';
import { converse } from './conversation';
import { castIn } from './languages';

type Played = Partial<Record<PlayedKind | 'kiss' | 'hug', string>>;

const acts: Readonly<Record<'en' | 'de' | 'es' | 'ru' | 'ch', Played>> = {
  en: {
    sit: '*sits down next to you at the bar*',
    give: '*hands you a cup of coffee*',
    window: '*looks out of the window*',
    sleep: '*falls asleep on your shoulder*',
    cry: '*starts to cry*',
    kiss: '*gives you a kiss*',
    hug: '*hugs you tight*',
    knock: '*knocks on the door*',
  },
  de: {
    sit: '*setzt sich neben dich*',
    give: '*gibt dir einen Tee*',
    window: '*schaut hinaus in den Schnee*',
    cry: '*fängt an zu weinen*',
    kiss: '*gibt dir einen Kuss*',
    hug: '*umarmt dich*',
    dance: '*tanzt durch die Küche*',
  },
  es: {
    sit: '*se sienta a tu lado*',
    give: '*te da un café*',
    window: '*mira por la ventana*',
    kiss: '*te da un beso*',
    hug: '*te abraza*',
    dance: '*se pone a bailar*',
  },
  ru: {
    sit: '*садится рядом*',
    give: '*протягивает тебе кофе*',
    window: '*смотрит в окно*',
    hug: '*обнимает тебя*',
    knock: '*стучит в дверь*',
    sleep: '*засыпает у тебя на плече*',
  },
  ch: {
    sit: '*在你旁边坐下*',
    give: '*递给你一杯咖啡*',
    window: '*看着窗外*',
    hug: '*抱住你*',
    knock: '*敲门*',
    cry: '*哭了*',
  },
};

describe.each(['en', 'de', 'es', 'ru', 'ch'] as const)('acts between asterisks (%s)', (locale) => {
  const pack = packOf(locale);
  const cast = castIn(locale);
  const linesOf = (kind: PlayedKind | 'kiss' | 'hug') =>
    kind === 'kiss' || kind === 'hug' ? pack.common.play[kind] : pack.playedActs[kind].said;

  it.each(Object.entries(acts[locale]))('are answered by an act that fits: %s', (kind, text) => {
    const known = [...playedKinds, 'kiss', 'hug'] as const;
    const lines = linesOf(known.find((one) => one === kind) ?? 'look');
    for (const character of cast.slice(0, 5)) {
      const [reply = ''] = converse(character, [text], null, pack, locale);
      expect(lines.some((line) => reply.startsWith(line))).toBe(true);
    }
  });

  it('say what the character is doing to somebody who comes in', () => {
    const doing = cast.find(({ texts }) => texts.self.now !== undefined);
    const knock = {
      en: '*knocks*',
      de: '*klopft*',
      es: '*llama a la puerta*',
      ru: '*стучит*',
      ch: '*敲门*',
    };
    const reply = doing && converse(doing, [knock[locale]], null, pack, locale)[0];
    expect(reply).toContain(doing?.texts.self.now);
  });

  it('are decent, and each line is an act first', () => {
    for (const kind of playedKinds)
      for (const line of pack.playedActs[kind].said) {
        expect(line).toMatch(/^\*[^*]{2,120}\*/);
        expect(checkText(line).ok, line).toBe(true);
      }
  });
});
