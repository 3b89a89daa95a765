import { FormattedMessage } from 'react-intl';
import { toIntlLocale } from '../../../common/locales';
import type { Locale } from '../../../common/locales';
import type { ArticleCard } from '../../machines/blog/article';
import { ArticleCards } from './ArticleCards';
import styles from './BlogPage.module.css';

type ArticleListProps = { articles: readonly ArticleCard[]; locale: Locale };

/** The articles; `locale` is the language they are written in. */
export function ArticleList({ articles, locale }: ArticleListProps) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>
          <FormattedMessage id="blog.title" />
        </h1>
        <p className={styles.lead}>
          <FormattedMessage id="blog.lead" />
        </p>
      </header>
      <ArticleCards articles={articles} lang={toIntlLocale(locale)} />
    </div>
  );
}
