import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { readArticle } from './markdown.ts';
import type { Article } from './markdown.ts';
import { readPictures } from './pictures.ts';
import type { ArticlePicture } from './pictures.ts';

const folder = new URL('../../content/blog/', import.meta.url);
const OTHERS = 2;

type Named = Article & { id: string; picture: ArticlePicture };
type Card = Omit<Named, 'blocks'>;

/** A payload of openapi.yaml: `BlogPayload` or `ArticlePayload`. */
export type ReadingPayload =
  | { route: 'blog'; locale: string; data: { articles: Card[] } }
  | { route: 'article'; locale: string; data: Named & { others: Card[] } };

const toCard = ({ id, title, description, date, minutes, picture }: Named): Card => ({
  id,
  title,
  description,
  date,
  minutes,
  picture,
});

/** The ids of the articles in list order: what a newcomer wants to know comes first. */
export async function articleIds(): Promise<string[]> {
  const order: unknown = JSON.parse(await readFile(new URL('order.json', folder), 'utf8'));
  return v.parse(v.array(v.string()), order);
}

/** The articles of a language, in the order of the list. */
export async function readArticles(locale: string): Promise<Named[]> {
  const [ids, pictures] = await Promise.all([articleIds(), readPictures()]);
  return Promise.all(
    ids.map(async (id) => {
      const picture = pictures[id];
      if (picture === undefined) throw new Error(`content/blog/pictures.json lacks ${id}`);
      const source = await readFile(new URL(`${locale}/${id}.md`, folder), 'utf8');
      return { id, ...readArticle(source), picture };
    }),
  );
}

/** What the blog's pages show in a language, by path. */
export async function readingPayloads(locale: string): Promise<Map<string, ReadingPayload>> {
  const articles = await readArticles(locale);
  const payloads = new Map<string, ReadingPayload>();
  payloads.set('/blog', { route: 'blog', locale, data: { articles: articles.map(toCard) } });
  for (const [index, article] of articles.entries()) {
    const rest = [...articles.slice(index + 1), ...articles.slice(0, index)];
    const others = rest.slice(0, OTHERS).map(toCard);
    payloads.set(`/blog/${article.id}`, {
      route: 'article',
      locale,
      data: { ...article, others },
    });
  }
  return payloads;
}
