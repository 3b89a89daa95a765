import { describe, expect, it } from 'vitest';
import { sayAges } from '../../support/sayAges';
import { faultsIn, figuresOf, plainFaults, tryForms } from '../../support/tryForms';
import { english, englishPlain } from './forms/en';
import { englishHeldOut } from './heldout/en';

describe('L2 the forms of an age in English', () => {
  const tried = tryForms(sayAges(english, { times: 2, seed: 19 }));

  it('L2 are refused below 18 and pass from 18 up, in every place', () => {
    expect(faultsIn(tried, english.known)).toEqual([]);
  });

  it('L2 are counted by form and by place', async () => {
    expect(tried.length).toBeGreaterThan(2000);
    await expect(figuresOf(tried)).toMatchFileSnapshot('forms/figures/en.md');
  });

  it('L2 are told from daily life in plain sentences', () => {
    expect(plainFaults(englishPlain)).toEqual([]);
  });

  it('L2 are told apart in sentences that were held out', () => {
    expect(plainFaults(englishHeldOut)).toEqual([]);
  });
});
