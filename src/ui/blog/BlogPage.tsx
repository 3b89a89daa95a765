import { FormattedMessage } from 'react-intl';
import type { BlogRef } from '../../machines/blog/blogMachine';
import { pageOver } from '../app/pageOver';
import { ErrorState } from '../kit/ErrorState';
import { ArticleList } from './ArticleList';
import { ArticleView } from './ArticleView';
import styles from './BlogPage.module.css';
import { BlogSkeleton } from './BlogSkeleton';
import { useBlog } from './useBlog';
import type { BlogView } from './useBlog';

/** `/blog` and `/blog/{id}`. */
export function BlogPage({ actor }: { actor: BlogRef }) {
  return <Blog view={useBlog(actor)} />;
}

export default pageOver('blog', BlogPage);

export function Blog({ view }: { view: BlogView }) {
  switch (view.state) {
    case 'loading':
      return <BlogSkeleton />;
    case 'failed':
      return (
        <div className={styles.page}>
          <ErrorState onRetry={view.onRetry}>
            <FormattedMessage id="blog.failed" />
          </ErrorState>
        </div>
      );
    case 'shown':
      return view.reading.kind === 'list' ? (
        <ArticleList articles={view.reading.articles} locale={view.reading.locale} />
      ) : (
        <ArticleView article={view.reading.article} locale={view.reading.locale} />
      );
  }
}
