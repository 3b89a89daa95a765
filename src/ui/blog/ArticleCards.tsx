import clsx from 'clsx';
import { Link } from 'wouter';
import type { ArticleCard } from '../../machines/blog/article';
import { ArticleFacts } from './ArticleFacts';
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
      {articles.map((article) => (
        <li key={article.id} className={clsx(styles.card, styles[`field${fieldOf(article.id)}`])}>
          <Heading className={styles.title}>
            <Link className={styles.link} href={`/blog/${article.id}`}>
              {article.title}
            </Link>
          </Heading>
          <p className={styles.description}>{article.description}</p>
          <ArticleFacts article={article} />
        </li>
      ))}
    </ul>
  );
}

const FIELDS = 6;

/** An article has the same colours everywhere. */
const fieldOf = (id: string): number =>
  [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % FIELDS;
