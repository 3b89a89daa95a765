import { expect, it } from 'vitest';
import { whyNoScreen } from '../../inspector/screens/whyNoScreen';

it('says why of what works behind the pages', () => {
  expect(whyNoScreen('prefetch', 'fetching')).toBe('nobody sees what is fetched ahead');
  expect(whyNoScreen('unblur', 'deciding')).toBe('it is passed at once');
  expect(whyNoScreen('unblur', 'veiled')).toBeNull();
});
