import { ArrowLeft } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'wouter';
import { toIntlLocale } from '../../../common/locales';
import type { Locale } from '../../../common/locales';
import type { Article, Block, Inline } from '../../machines/blog/article';
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
        <div className={articleStyles.text}>
          {article.blocks.map((block, index) => (
            <BlockView key={index} block={block} />
          ))}
        </div>
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

function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading':
      return <h2>{block.text}</h2>;
    case 'paragraph':
      return (
        <p>
          <Inlines inlines={block.inlines} />
        </p>
      );
    case 'list':
      return (
        <ul>
          {block.items.map((item, index) => (
            <li key={index}>
              <Inlines inlines={item} />
            </li>
          ))}
        </ul>
      );
  }
}

const Inlines = ({ inlines }: { inlines: readonly Inline[] }) =>
  inlines.map((inline, index) => <InlineView key={index} inline={inline} />);

function InlineView({ inline }: { inline: Inline }) {
  switch (inline.kind) {
    case 'text':
      return inline.text;
    case 'strong':
      return <strong>{inline.text}</strong>;
    case 'code':
      return <code>{inline.text}</code>;
    case 'link':
      // A PDF is not a page of the application and opens in a new tab.
      return inline.href.endsWith('.pdf') ? (
        <a href={inline.href} hrefLang="en" type="application/pdf" target="_blank" rel="noopener">
          {inline.text}
        </a>
      ) : inline.href.startsWith('/') ? (
        <Link href={inline.href}>{inline.text}</Link>
      ) : (
        <a href={inline.href}>{inline.text}</a>
      );
  }
}
