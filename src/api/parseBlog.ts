import * as v from 'valibot';
import { locales } from '../../common/locales';
import type { Block, Inline } from '../../common/markdown';
import type { Article, ArticleCard } from '../machines/blog/article';
import type { BlogReading } from '../machines/blog/blogMachine';
import { portraitSchema } from './parse';

const locale = v.picklist(locales);

/** A page of this origin or a `mailto:`; any other address is not linked. */
const isSafe = (href: string) => /^(?:\/(?![/\\])|mailto:)/.test(href);

const inline: v.GenericSchema<unknown, Inline> = v.union([
  v.object({ kind: v.picklist(['text', 'strong', 'code']), text: v.string() }),
  v.pipe(
    v.object({ kind: v.picklist(['link']), text: v.string(), href: v.string() }),
    v.transform((link): Inline => (isSafe(link.href) ? link : { kind: 'text', text: link.text })),
  ),
]);

const block: v.GenericSchema<unknown, Block> = v.union([
  v.object({ kind: v.literal('heading'), text: v.string() }),
  v.object({ kind: v.literal('paragraph'), inlines: v.array(inline) }),
  v.object({ kind: v.literal('list'), items: v.array(v.array(inline)) }),
]);

const cardFields = {
  id: v.string(),
  title: v.string(),
  description: v.string(),
  date: v.string(),
  minutes: v.number(),
  picture: v.optional(v.nullable(portraitSchema), null),
};

const card: v.GenericSchema<unknown, ArticleCard> = v.object(cardFields);

const article: v.GenericSchema<unknown, Article> = v.object({
  ...cardFields,
  blocks: v.array(block),
  others: v.array(card),
});

/** The payload of a blog page, as the page shows it. */
export const readingSchema: v.GenericSchema<unknown, BlogReading> = v.pipe(
  v.union([
    v.object({
      route: v.literal('blog'),
      locale,
      data: v.object({ articles: v.array(card) }),
    }),
    v.object({ route: v.literal('article'), locale, data: article }),
  ]),
  v.transform((payload): BlogReading =>
    payload.route === 'blog'
      ? { kind: 'list', locale: payload.locale, articles: payload.data.articles }
      : { kind: 'article', locale: payload.locale, article: payload.data },
  ),
);
