import type { Portrait } from '../catalogue/character';

export type Inline =
  | { kind: 'text' | 'strong' | 'code'; text: string }
  | { kind: 'link'; text: string; href: string };

export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; inlines: readonly Inline[] }
  | { kind: 'list'; items: readonly (readonly Inline[])[] };

/** `date`: its day, such as `2026-11-22`. `minutes`: how long it takes to read. */
export type ArticleCard = {
  id: string;
  title: string;
  description: string;
  date: string;
  minutes: number;
  /** A place without a person; null in what the device kept of an earlier build. */
  picture: Portrait | null;
};

/** `others`: what to read next. */
export type Article = ArticleCard & { blocks: readonly Block[]; others: readonly ArticleCard[] };
