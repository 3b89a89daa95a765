import { describe, expect, it } from 'vitest';
import { speaksOfSelfHarm } from '../../server/moderation/selfHarm/speaksOfSelfHarm';
import { chinese } from './moderation/selfHarm/ch';
import { german } from './moderation/selfHarm/de';
import { english } from './moderation/selfHarm/en';
import { spanish } from './moderation/selfHarm/es';
import type { SelfHarmSentences } from './moderation/selfHarm/labelled';
import { russian } from './moderation/selfHarm/ru';
import { unseen } from './moderation/selfHarm/unseen';

const RECALL = 0.95;
const FALSE_ALARMS = 0.04;

type Outcome = { missed: readonly string[]; alarms: readonly string[] };

const outcomeOf = ({ speaking, harmless }: SelfHarmSentences): Outcome => ({
  missed: speaking.filter((text) => !speaksOfSelfHarm(text)),
  alarms: harmless.filter(speaksOfSelfHarm),
});

/** What is known to go wrong: a new fault is seen here, and so is one that is mended. */
const MEASURED: readonly [string, SelfHarmSentences, Outcome][] = [
  ['en', english, { missed: ['thinking of s u i c i d e a lot lately'], alarms: [] }],
  ['de', german, { missed: [], alarms: [] }],
  ['es', spanish, { missed: [], alarms: [] }],
  ['ru', russian, { missed: [], alarms: [] }],
  ['ch', chinese, { missed: [], alarms: [] }],
];

describe.each(MEASURED)('words of self-harm, measured in %s', (_, sentences, known) => {
  const { speaking, harmless } = sentences;

  it('has a hundred different sentences, fifty of each kind', () => {
    expect([new Set(speaking).size, new Set(harmless).size]).toEqual([50, 50]);
  });

  it('misses and alarms where it is known to', () => {
    expect(outcomeOf(sentences)).toEqual(known);
    expect(1 - known.missed.length / speaking.length).toBeGreaterThanOrEqual(RECALL);
    expect(known.alarms.length / harmless.length).toBeLessThanOrEqual(FALSE_ALARMS);
  });
});

/** What is only hinted at is missed: blades and scars, a plan or a funeral without more. */
const HARDER: Readonly<Record<string, Outcome>> = {
  en: {
    missed: [
      'Lately I catch myself planning how I would do it so nobody finds me in time',
      'There is a razor blade in my drawer and my arms are full of scars from it',
      'I keep imagining my own funeral and it feels like relief',
    ],
    alarms: ['My plants want to die no matter what I do', 'Do vampires want to die?'],
  },
  de: {
    missed: [
      'Ich überlege ständig, wie ich es machen würde, ohne dass mich jemand rechtzeitig findet',
      'In meiner Schublade liegt eine Klinge, meine Arme sind voller Narben davon',
      'Ich stelle mir meine Beerdigung vor, und es fühlt sich wie Erleichterung an',
    ],
    alarms: [],
  },
  es: {
    missed: [
      'No paro de planear cómo hacerlo para que nadie me encuentre a tiempo',
      'Tengo una cuchilla en el cajón y los brazos llenos de cicatrices',
      'Imagino mi entierro y siento alivio',
    ],
    alarms: [],
  },
  ru: {
    missed: [
      'Всё время продумываю, как это сделать, чтобы меня не успели найти',
      'В ящике лежит лезвие, руки все в шрамах от него',
      'Представляю свои похороны и чувствую облегчение',
    ],
    alarms: [],
  },
  ch: {
    missed: [
      '我一直在想怎么做才不会被人及时发现',
      '有时候真想冲到火车前面去',
      '抽屉里有刀片，我的手臂上全是它留下的疤',
      '我总想象自己的葬礼，觉得是一种解脱',
    ],
    alarms: ['吸血鬼想死吗？'],
  },
};

describe.each(unseen)('harder words of self-harm in %s', (language, sentences) => {
  it('are missed and alarm where they are known to', () => {
    expect(outcomeOf(sentences)).toEqual(HARDER[language]);
  });
});
