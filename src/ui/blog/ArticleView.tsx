import { ArrowLeft } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'wouter';
import { toIntlLocale } from '../../../common/locales';
import type { Locale } from '../../../common/locales';
import type { Article } from '../../machines/blog/article';
import { TextBlocks } from '../kit/TextBlocks';
import { ArticleCards } from './ArticleCards';
import { ArticleFacts } from './ArticleFacts';
import { ArticlePicture } from './ArticlePicture';
import articleStyles from './ArticleView.module.css';
import styles from './BlogPage.module.css';

type ArticleViewProps = { article: Article; locale: Locale };

/** One article, in the language it is written in, and what to read next. */
export function ArticleView({ article, locale }: ArticleViewProps) {
  const lang = toIntlLocale(locale);
  return (
    <div className={styles.page}>
      <Link className={articleStyles.back} href="/blog">
        <ArrowLeft aria-hidden="true" />
        <FormattedMessage id="blog.all" />
      </Link>
      <article className={articleStyles.article} lang={lang}>
        <header className={styles.head}>
          <h1 className={styles.title}>{article.title}</h1>
          <p className={styles.lead}>{article.description}</p>
          <ArticleFacts article={article} />
        </header>
        <ArticlePicture
          className={articleStyles.picture}
          article={article}
          sizes="(width >= 768px) 680px, 100vw"
          eager
        />
        <TextBlocks blocks={article.blocks} />
      </article>
      {article.others.length > 0 ? (
        <section className={articleStyles.others}>
          <h2 className={articleStyles.next}>
            <FormattedMessage id="blog.next" />
          </h2>
          <ArticleCards articles={article.others} lang={lang} nested />
        </section>
      ) : null}
    </div>
  );
}
