import { expect, test } from 'vitest';
import { createProductIntl } from '../../src/i18n/createProductIntl';
import { tagName } from '../../src/ui/explore/tagNames';
import { catalogueTags } from '../support/fixtures/tags';

const intl = createProductIntl({
  locale: 'en',
  onError: (error) => {
    throw error;
  },
});

test.each(catalogueTags)('the tag %s has a name', (tag) => {
  expect(tagName(intl, tag)).not.toBe(tag);
});

test('a tag that this build does not know is shown as it came', () => {
  expect(tagName(intl, 'brand-new')).toBe('brand-new');
});
