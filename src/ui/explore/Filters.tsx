import { ArrowDownUp, Heart } from 'lucide-react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { SEARCH_LENGTH } from '../../../common/limits';
import { sorts } from '../../../common/wallQuery';
import type { Sort } from '../../../common/wallQuery';
import type { TagCount } from '../../machines/catalogue/catalogueMachine';
import { Chip } from '../kit/Chip';
import { SearchField } from '../kit/SearchField';
import { Select } from '../kit/Select';
import styles from './Filters.module.css';
import { TagRow } from './TagRow';
import { tagName, usualTags } from './tagNames';

const sortNames = defineMessages({
  popular: { id: 'sort.popular' },
  new: { id: 'sort.new' },
  name: { id: 'sort.name' },
});

export type FiltersProps = {
  search: string;
  onSearch: (text: string) => void;
  tags: readonly TagCount[];
  chosen: readonly string[];
  onToggleTag: (tag: string) => void;
  /** For members: whether only favourites are shown. */
  favourites?: { chosen: boolean; onToggle: () => void } | undefined;
  sort: Sort;
  onSort: (sort: Sort) => void;
};

export function Filters({
  search,
  onSearch,
  tags,
  chosen,
  onToggleTag,
  favourites,
  sort,
  onSort,
}: FiltersProps) {
  const intl = useIntl();
  return (
    <search className={styles.filters}>
      <div className={styles.fields}>
        <div className={styles.search}>
          <SearchField
            label={intl.formatMessage({ id: 'explore.searchLabel' })}
            placeholder={intl.formatMessage({ id: 'explore.searchPlaceholder' })}
            maxLength={SEARCH_LENGTH}
            value={search}
            onFind={onSearch}
          />
        </div>
        <div className={styles.sort}>
          <Select
            label={intl.formatMessage({ id: 'explore.sort' })}
            labelHidden
            collapsible
            icon={<ArrowDownUp />}
            options={sorts.map((value) => ({
              value,
              label: intl.formatMessage(sortNames[value]),
            }))}
            value={sort}
            onChange={(event) => {
              const next = sorts.find((value) => value === event.target.value);
              if (next) onSort(next);
            }}
          />
        </div>
      </div>
      <TagRow className={tags.length === 0 && styles.coming} count={tags.length}>
        {favourites ? (
          <li>
            <Chip icon={<Heart />} pressed={favourites.chosen} onClick={favourites.onToggle}>
              <FormattedMessage id="explore.favourites" />
            </Chip>
          </li>
        ) : null}
        {(tags.length > 0 ? tags.map(({ tag }) => tag) : usualTags).map((tag) => (
          <li key={tag}>
            <Chip pressed={chosen.includes(tag)} onClick={() => onToggleTag(tag)}>
              {tagName(intl, tag)}
            </Chip>
          </li>
        ))}
      </TagRow>
    </search>
  );
}
