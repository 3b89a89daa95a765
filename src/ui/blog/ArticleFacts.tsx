import { FormattedDate, FormattedMessage } from 'react-intl';
import type { ArticleCard } from '../../machines/blog/article';
import styles from './ArticleFacts.module.css';

/** The date of the article and its reading time. */
export function ArticleFacts({ article: { date, minutes } }: { article: ArticleCard }) {
  return (
    <p className={styles.facts}>
      <time dateTime={date}>
        <FormattedDate value={`${date}T00:00:00Z`} dateStyle="long" timeZone="UTC" />
      </time>
      <span aria-hidden="true">·</span>
      <span>
        <FormattedMessage id="blog.minutes" values={{ minutes }} />
      </span>
    </p>
  );
}
