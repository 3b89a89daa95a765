import { describe, expect, it } from 'vitest';
import { sayAges } from '../../support/sayAges';
import { faultsIn, figuresOf, plainFaults, tryForms } from '../../support/tryForms';
import { russian, russianPlain } from './forms/ru';
import { russianHeldOut } from './heldout/ru';

describe('L2 the forms of an age in Russian', () => {
  const tried = tryForms(sayAges(russian, { times: 2, seed: 19 }));

  it('L2 are refused below 18 and pass from 18 up, in every place', () => {
    expect(faultsIn(tried, russian.known)).toEqual([]);
  });

  it('L2 are counted by form and by place', async () => {
    expect(tried.length).toBeGreaterThan(2000);
    await expect(figuresOf(tried)).toMatchFileSnapshot('forms/figures/ru.md');
  });

  it('L2 are told from daily life in plain sentences', () => {
    expect(plainFaults(russianPlain)).toEqual([]);
  });

  it('L2 are told apart in sentences that were held out', () => {
    expect(plainFaults(russianHeldOut)).toEqual([]);
  });
});
