import type { Block } from '../../../common/markdown';
import type { Portrait } from '../catalogue/character';

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
