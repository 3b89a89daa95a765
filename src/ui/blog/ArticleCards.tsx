import { Link } from 'wouter';
import type { ArticleCard } from '../../machines/blog/article';
import { ArticleFacts } from './ArticleFacts';
import { ArticlePicture } from './ArticlePicture';
import styles from './ArticleCards.module.css';

type ArticleCardsProps = {
  articles: readonly ArticleCard[];
  lang: string;
  /** The cards are below a heading of their own. */
  nested?: boolean;
};

export function ArticleCards({ articles, lang, nested = false }: ArticleCardsProps) {
  const Heading = nested ? 'h3' : 'h2';
  return (
    <ul className={styles.cards} lang={lang}>
      {articles.map((article, index) => (
        <li key={article.id} className={styles.card}>
          <Heading className={styles.title}>
            <Link className={styles.link} href={`/blog/${article.id}`}>
              {article.title}
            </Link>
          </Heading>
          <p className={styles.description}>{article.description}</p>
          <ArticleFacts article={article} />
          <ArticlePicture
            className={styles.picture}
            article={article}
            sizes="(width >= 768px) 452px, 100vw"
            eager={!nested && index < 2}
          />
        </li>
      ))}
    </ul>
  );
}
