import { describe, expect, it } from 'vitest';
import { speaksOfSelfHarm } from '../../server/moderation/selfHarm/speaksOfSelfHarm';
import { chinese } from './moderation/selfHarm/ch';
import { german } from './moderation/selfHarm/de';
import { english } from './moderation/selfHarm/en';
import { spanish } from './moderation/selfHarm/es';
import type { SelfHarmSentences } from './moderation/selfHarm/labelled';
import { russian } from './moderation/selfHarm/ru';

const RECALL = 0.95;
const FALSE_ALARMS = 0.04;

type Outcome = { missed: readonly string[]; alarms: readonly string[] };

/** What is known to go wrong: a new fault is seen here, and so is one that is mended. */
const MEASURED: readonly [string, SelfHarmSentences, Outcome][] = [
  ['en', english, { missed: ['thinking of s u i c i d e a lot lately'], alarms: [] }],
  ['de', german, { missed: [], alarms: [] }],
  ['es', spanish, { missed: [], alarms: [] }],
  ['ru', russian, { missed: [], alarms: [] }],
  ['ch', chinese, { missed: [], alarms: [] }],
];

describe.each(MEASURED)(
  'words of self-harm, measured in %s',
  (_, { speaking, harmless }, known) => {
    it('has a hundred different sentences, fifty of each kind', () => {
      expect([new Set(speaking).size, new Set(harmless).size]).toEqual([50, 50]);
    });

    it('misses and alarms where it is known to', () => {
      const outcome: Outcome = {
        missed: speaking.filter((text) => !speaksOfSelfHarm(text)),
        alarms: harmless.filter(speaksOfSelfHarm),
      };
      expect(outcome).toEqual(known);
      expect(1 - known.missed.length / speaking.length).toBeGreaterThanOrEqual(RECALL);
      expect(known.alarms.length / harmless.length).toBeLessThanOrEqual(FALSE_ALARMS);
    });
  },
);
