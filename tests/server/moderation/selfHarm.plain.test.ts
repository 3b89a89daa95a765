import { describe, expect, it } from 'vitest';
import { speaksOfSelfHarm } from '../../../server/moderation/selfHarm/speaksOfSelfHarm';
import { acts } from './selfHarm/acts';
import { chinese } from './selfHarm/ch';
import { german } from './selfHarm/de';
import { english } from './selfHarm/en';
import { fresh } from './selfHarm/fresh';
import { indirect } from './selfHarm/indirect';
import { spanish } from './selfHarm/es';
import type { SelfHarmSentences } from './selfHarm/labelled';
import { russian } from './selfHarm/ru';
import { falseAlarms, missedFresh, missedHints, missedMixed } from './selfHarm/missed';
import { mixed } from './selfHarm/mixed';
import { unseen } from './selfHarm/unseen';

const RECALL = 0.95;
const FALSE_ALARMS = 0.04;

type Outcome = { missed: readonly string[]; alarms: readonly string[] };

const outcomeOf = ({ speaking, harmless }: SelfHarmSentences): Outcome => ({
  missed: speaking.filter((text) => !speaksOfSelfHarm(text)),
  alarms: harmless.filter(speaksOfSelfHarm),
});

/** What is known to go wrong: a new fault is seen here, and so is one that is mended. */
const MEASURED: readonly [string, SelfHarmSentences, Outcome][] = [
  ['en', english, { missed: [], alarms: [] }],
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

/** Known to be taken for the writer's own. */
const aunt = 'She told me her aunt attempted suicide years ago and is doing well now';

/** By text: what is missed, and what alarms, of all languages of a set. */
type Faults = { missed: ReadonlySet<string>; alarms: ReadonlySet<string> };

const faultsOf = (set: typeof unseen): Faults => {
  const outcomes = set.map(([, sentences]) => outcomeOf(sentences));
  return {
    missed: new Set(outcomes.flatMap(({ missed }) => missed)),
    alarms: new Set(outcomes.flatMap(({ alarms }) => alarms)),
  };
};

describe('words of self-harm that were written when rules were done', () => {
  it.each([
    ['what was done, a farewell, a plan', acts, [], []],
    ['half of them without any of the usual words', unseen, [], []],
    ['hints alone', indirect, missedHints, []],
    ['plain, colloquial, indirect and disguised ones', mixed, missedMixed, [aunt]],
    ['the same, which nothing was mended by', fresh, missedFresh, falseAlarms],
  ])('are missed and alarm where they are known to: %s', (_, set, missed, alarms) => {
    expect(faultsOf(set)).toEqual({ missed: new Set(missed), alarms: new Set(alarms) });
  });
});

describe('a way of speaking', () => {
  it.each([
    "I'd rather die than play golf",
    'I would rather die than eat that again',
    "my boss is going to hang me out to dry, and I'll hang myself out to dry with him",
    '¡Qué vergüenza, me quiero morir!',
    'quiero morirme de la vergüenza',
    'лучше умереть, чем играть в гольф',
    'ich könnte sterben vor scham',
    '尴尬死了',
  ])('is none of self-harm: "%s"', (text) => {
    expect(speaksOfSelfHarm(text)).toBe(false);
  });

  it.each([
    "I'd rather die than go on like this",
    "I'd rather die",
    "I'd rather die than play golf, and I want to die anyway",
    'me quiero morir ya',
    'quiero morir',
    'лучше умереть, чем так жить',
    'лучше умереть',
  ])('does not hide what is: "%s"', (text) => {
    expect(speaksOfSelfHarm(text)).toBe(true);
  });
});
