import { describe, expect, it } from 'vitest';
import { sayAges } from '../../support/sayAges';
import { faultsIn, figuresOf, plainFaults, tryForms } from '../../support/tryForms';
import { chinese, chinesePlain } from './forms/ch';
import { chineseHeldOut } from './heldout/ch';

describe('L2 the forms of an age in Chinese', () => {
  const tried = tryForms(sayAges(chinese, { times: 2, seed: 19 }));

  it('L2 are refused below 18 and pass from 18 up, in every place', () => {
    expect(faultsIn(tried, chinese.known)).toEqual([]);
  });

  it('L2 are counted by form and by place', async () => {
    expect(tried.length).toBeGreaterThan(2000);
    await expect(figuresOf(tried)).toMatchFileSnapshot('forms/figures/ch.md');
  });

  it('L2 are told from daily life in plain sentences', () => {
    expect(plainFaults(chinesePlain)).toEqual([]);
  });

  it('L2 are told apart in sentences that were held out', () => {
    expect(plainFaults(chineseHeldOut)).toEqual([]);
  });
});
