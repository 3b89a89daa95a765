import { expect, it } from 'vitest';
import { whyNoScreen } from '../../inspector/screens/whyNoScreen';

it('says why of what works behind the pages', () => {
  expect(whyNoScreen('prefetch', 'fetching')).toBe('users do not see what is fetched ahead');
  expect(whyNoScreen('unblur', 'deciding')).toBe('it is passed through at once');
  expect(whyNoScreen('unblur', 'veiled')).toBeNull();
});
